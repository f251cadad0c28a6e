import { shortDoubles, shortIntegers } from './short-lists.ts';

const fanOut = 8;
/** Comparisons between two calls of `onSteps`. */
const stepsTold = 4096;

/**
 * Edges of rings cut into chains that are monotone in both axes. Edges of one chain meet only at their ends, and the box of any stretch is the box of its two
 * end corners, so that smooth boundaries are compared chain by chain (JTS and GEOS: MonotoneChain). Chains meet through a tree of boxes over their own order:
 * consecutive chains lie near each other, so nothing is sorted.
 */
export class MonotoneChains {
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  /** first and last corner of each chain */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  /** boxes west, south, east, north; first level the chains, last level one box */
  readonly #levels: Float64Array[] = [];
  /** by level: whether a box holds an edge that was asked for */
  readonly #asked: Uint8Array[] = [];

  /** `asked` (by edge) restricts the pairs to those of which one at least is asked for. */
  constructor(xs: Float64Array, ys: Float64Array, rings: readonly { start: number; end: number }[], asked?: Uint8Array) {
    this.#xs = xs;
    this.#ys = ys;
    let edges = 0;
    for (const { start, end } of rings) edges += end - start;
    // A chain has an edge at least; long boundaries have few chains for their edges.
    let from = shortIntegers(Math.min(1024, edges));
    let to = shortIntegers(from.length);
    let count = 0;
    for (const { start, end } of rings) {
      for (let k = start; k < end; count += 1) {
        if (count === from.length) {
          from = longer(from);
          to = longer(to);
        }
        from[count] = k;
        k = chainEnd(xs, ys, k, end);
        to[count] = k;
      }
    }
    this.#from = from.subarray(0, count);
    this.#to = to.subarray(0, count);
    this.#levels.push(this.#boxes());
    for (let size = count; size > 1; size = Math.ceil(size / fanOut)) this.#levels.push(merged(this.#levels.at(-1)!, size));
    if (asked) this.#ask(asked);
  }

  #ask(asked: Uint8Array): void {
    let below = new Uint8Array(this.#from.length);
    for (let k = 0; k < below.length; k += 1)
      for (let edge = this.#from[k]!; edge < this.#to[k]! && below[k] === 0; edge += 1) below[k] = asked[edge]!;
    this.#asked.push(below);
    for (let level = 1; level < this.#levels.length; level += 1) {
      const above = new Uint8Array(Math.ceil(below.length / fanOut));
      for (let k = 0; k < below.length; k += 1) above[Math.floor(k / fanOut)]! |= below[k]!;
      this.#asked.push(above);
      below = above;
    }
  }

  #boxes(): Float64Array {
    const boxes = shortDoubles(this.#from.length * 4);
    for (let k = 0; k < this.#from.length; k += 1) {
      const x1 = this.#xs[this.#from[k]!]!;
      const x2 = this.#xs[this.#to[k]!]!;
      const y1 = this.#ys[this.#from[k]!]!;
      const y2 = this.#ys[this.#to[k]!]!;
      boxes[k * 4] = x1 < x2 ? x1 : x2;
      boxes[k * 4 + 1] = y1 < y2 ? y1 : y2;
      boxes[k * 4 + 2] = x1 < x2 ? x2 : x1;
      boxes[k * 4 + 3] = y1 < y2 ? y2 : y1;
    }
    return boxes;
  }

  /**
   * Every pair of edges (first < second) of different chains whose boxes touch, until `visit` says false. `onSteps` is told now and then how many comparisons were made, also where no pair came of
   * them, and ends the search by false.
   */
  forEachPair(visit: (first: number, second: number) => boolean, onSteps: (steps: number) => boolean = () => true): void {
    const levels = this.#levels;
    const asked = this.#asked;
    const xs = this.#xs;
    const ys = this.#ys;
    const from = this.#from;
    const to = this.#to;
    let steps = 0;
    const apart = (p: number, q: number, r: number, s: number): boolean => {
      const px = xs[p]!;
      const qx = xs[q]!;
      const rx = xs[r]!;
      const sx = xs[s]!;
      if (px < qx ? (rx < px && sx < px) || (rx > qx && sx > qx) : (rx < qx && sx < qx) || (rx > px && sx > px)) return true;
      const py = ys[p]!;
      const qy = ys[q]!;
      const ry = ys[r]!;
      const sy = ys[s]!;
      return py < qy ? (ry < py && sy < py) || (ry > qy && sy > qy) : (ry < qy && sy < qy) || (ry > py && sy > py);
    };
    /** stretches of two chains, halved until single edges are left */
    const stretches = (p: number, q: number, r: number, s: number): boolean => {
      steps += 1;
      if (apart(p, q, r, s)) return true;
      if (q - p === 1 && s - r === 1) return visit(p, r);
      if (q - p >= s - r) {
        const middle = (p + q) >> 1;
        return stretches(p, middle, r, s) && stretches(middle, q, r, s);
      }
      const middle = (r + s) >> 1;
      return stretches(p, q, r, middle) && stretches(p, q, middle, s);
    };
    const pairs = (level: number, a: number, b: number): boolean => {
      steps += 1;
      if (steps > stepsTold) {
        const told = steps;
        steps = 0;
        if (!onSteps(told)) return false;
      }
      if (asked.length > 0 && asked[level]![a] === 0 && asked[level]![b] === 0) return true;
      const boxes = levels[level]!;
      const p = a * 4;
      const q = b * 4;
      if (
        a !== b &&
        (boxes[p]! > boxes[q + 2]! || boxes[q]! > boxes[p + 2]! || boxes[p + 1]! > boxes[q + 3]! || boxes[q + 1]! > boxes[p + 3]!)
      )
        return true;
      if (level === 0) return a === b || stretches(from[a]!, to[a]!, from[b]!, to[b]!);
      const size = levels[level - 1]!.length / 4;
      const endA = Math.min(size, (a + 1) * fanOut);
      const endB = Math.min(size, (b + 1) * fanOut);
      for (let i = a * fanOut; i < endA; i += 1)
        for (let j = a === b ? i : b * fanOut; j < endB; j += 1) if (!pairs(level - 1, i, j)) return false;
      return true;
    };
    if (from.length > 0) pairs(levels.length - 1, 0, 0);
  }
}

function longer(numbers: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const made = new Int32Array(numbers.length * 2);
  made.set(numbers);
  return made;
}

/** The last corner of the chain that begins at a corner, at most `end`. */
function chainEnd(xs: Float64Array, ys: Float64Array, start: number, end: number): number {
  // Signs of the chain's direction; 0 until an edge determines it.
  let signX = 0;
  let signY = 0;
  let fromX = xs[start]!;
  let fromY = ys[start]!;
  let k = start;
  for (; k < end; k += 1) {
    const toX = xs[k + 1]!;
    const toY = ys[k + 1]!;
    const x = toX - fromX;
    const y = toY - fromY;
    if (x * signX < 0 || y * signY < 0) break;
    if (x !== 0) signX = x > 0 ? 1 : -1;
    if (y !== 0) signY = y > 0 ? 1 : -1;
    fromX = toX;
    fromY = toY;
  }
  return k;
}

function merged(boxes: Float64Array, size: number): Float64Array {
  const above = shortDoubles(Math.ceil(size / fanOut) * 4);
  for (let k = 0; k * 4 < above.length; k += 1) {
    let west = Infinity;
    let south = Infinity;
    let east = -Infinity;
    let north = -Infinity;
    for (let child = k * fanOut; child < Math.min(size, (k + 1) * fanOut); child += 1) {
      west = Math.min(west, boxes[child * 4]!);
      south = Math.min(south, boxes[child * 4 + 1]!);
      east = Math.max(east, boxes[child * 4 + 2]!);
      north = Math.max(north, boxes[child * 4 + 3]!);
    }
    above[k * 4] = west;
    above[k * 4 + 1] = south;
    above[k * 4 + 2] = east;
    above[k * 4 + 3] = north;
  }
  return above;
}
