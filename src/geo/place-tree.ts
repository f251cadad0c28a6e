import { side } from './flat-rings.ts';

const bucketSize = 24;

/** Places on a plane in a k-d tree (Bentley 1975), from which places can be taken out and put back. */
export class PlaceTree {
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  /** places in the order of the tree: a stretch of at most `bucketSize` is a bucket, a longer one has its middle in place and the rest on its sides */
  readonly #order: Int32Array;
  readonly #isIn: Uint8Array;

  constructor(xs: Float64Array, ys: Float64Array) {
    this.#xs = xs;
    this.#ys = ys;
    this.#order = Int32Array.from(xs.keys());
    this.#isIn = new Uint8Array(xs.length).fill(1);
    const stack: [from: number, to: number, byX: boolean][] = [[0, xs.length - 1, true]];
    while (stack.length > 0) {
      const [from, to, byX] = stack.pop()!;
      if (to - from < bucketSize) continue;
      const middle = (from + to) >> 1;
      select(this.#order, byX ? xs : ys, middle, from, to);
      stack.push([from, middle - 1, !byX], [middle + 1, to, !byX]);
    }
  }

  takeOut(place: number): void {
    this.#isIn[place] = 0;
  }
  putAllBack(): void {
    this.#isIn.fill(1);
  }

  /** Visits the places in a closed box until `visit` answers true; whether it did. */
  someIn(west: number, south: number, east: number, north: number, visit: (place: number) => boolean): boolean {
    const xs = this.#xs;
    const ys = this.#ys;
    const stack: number[] = [0, xs.length - 1, 1];
    while (stack.length > 0) {
      const byX = stack.pop()! === 1;
      const to = stack.pop()!;
      const from = stack.pop()!;
      const isBucket = to - from < bucketSize;
      const middle = (from + to) >> 1;
      for (let k = isBucket ? from : middle; k <= (isBucket ? to : middle); k += 1) {
        const place = this.#order[k]!;
        const x = xs[place]!;
        const y = ys[place]!;
        if (this.#isIn[place] === 1 && x >= west && x <= east && y >= south && y <= north && visit(place)) return true;
      }
      if (isBucket) continue;
      const cut = (byX ? xs : ys)[this.#order[middle]!]!;
      if ((byX ? west : south) <= cut) stack.push(from, middle - 1, byX ? 0 : 1);
      if ((byX ? east : north) >= cut) stack.push(middle + 1, to, byX ? 0 : 1);
    }
    return false;
  }

  /** Whether a triangle of three of the places, its sides included, holds another one. Exact. */
  holdsAnother(a: number, b: number, c: number): boolean {
    const xs = this.#xs;
    const ys = this.#ys;
    const ax = xs[a]!;
    const ay = ys[a]!;
    const bx = xs[b]!;
    const by = ys[b]!;
    const cx = xs[c]!;
    const cy = ys[c]!;
    return this.someIn(Math.min(ax, bx, cx), Math.min(ay, by, cy), Math.max(ax, bx, cx), Math.max(ay, by, cy), (place) => {
      if (place === a || place === b || place === c) return false;
      const x = xs[place]!;
      const y = ys[place]!;
      const first = side(ax, ay, bx, by, x, y);
      const second = side(bx, by, cx, cy, x, y);
      const third = side(cx, cy, ax, ay, x, y);
      return (first >= 0 && second >= 0 && third >= 0) || (first <= 0 && second <= 0 && third <= 0);
    });
  }
}

/** Puts the element of rank `rank` of order[from..to] in its place, smaller ones before and larger ones behind it (Hoare 1961). */
function select(order: Int32Array, values: Float64Array, rank: number, from: number, to: number): void {
  let low = from;
  let high = to;
  while (low < high) {
    const pivot = values[order[(low + high) >> 1]!]!;
    let i = low;
    let j = high;
    while (i <= j) {
      while (values[order[i]!]! < pivot) i += 1;
      while (values[order[j]!]! > pivot) j -= 1;
      if (i > j) break;
      const swap = order[i]!;
      order[i] = order[j]!;
      order[j] = swap;
      i += 1;
      j -= 1;
    }
    if (rank <= j) high = j;
    else if (rank >= i) low = i;
    else return;
  }
}
