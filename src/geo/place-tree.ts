import KDBush from 'kdbush';
import { side } from './flat-rings.ts';

/** Places on a plane in a k-d tree, from which places can be taken out and put back. */
export class PlaceTree {
  readonly #xs: Float64Array;
  readonly #ys: Float64Array;
  readonly #tree: KDBush;
  readonly #isIn: Uint8Array;

  constructor(xs: Float64Array, ys: Float64Array) {
    this.#xs = xs;
    this.#ys = ys;
    this.#isIn = new Uint8Array(xs.length).fill(1);
    this.#tree = new KDBush(xs.length, 24);
    for (let place = 0; place < xs.length; place += 1) this.#tree.add(xs[place]!, ys[place]!);
    this.#tree.finish();
  }

  takeOut(place: number): void {
    this.#isIn[place] = 0;
  }
  putAllBack(): void {
    this.#isIn.fill(1);
  }

  /** Visits the places in a closed box until `visit` answers true; whether it did. */
  someIn(west: number, south: number, east: number, north: number, visit: (place: number) => boolean): boolean {
    return this.#tree.range(west, south, east, north).some((place) => this.#isIn[place] === 1 && visit(place));
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
