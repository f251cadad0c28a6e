import { assembledPolygons } from '../assembled-polygons.ts';
import { flatten } from '../flat-rings.ts';
import { boundingBoxOfAll } from '../measure.ts';
import { polygonsOf, vertexCount } from '../parts.ts';
import { twiceArea } from '../plane-area.ts';
import { rectangle } from '../rectangle.ts';
import type { Geometry, Position, Ring } from '../types.ts';
import { faultsOf } from '../validity.ts';

/** Corners by their coordinates, to the last digit: each has a number. */
class Corners {
  readonly xs: number[] = [];
  readonly ys: number[] = [];
  readonly #slots: Int32Array;
  readonly #bits = new Float64Array(2);
  readonly #words = new Int32Array(this.#bits.buffer);

  constructor(most: number) {
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2))).fill(-1);
  }

  numberOf([x, y]: Position): number {
    // Zero has two signs.
    this.#bits[0] = x! + 0;
    this.#bits[1] = y! + 0;
    const [a, b, c, d] = this.#words as unknown as [number, number, number, number];
    let hash = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b) ^ Math.imul(c ^ Math.imul(d, 0xc2b2ae35), 0x27d4eb2f);
    hash ^= hash >>> 15;
    const mask = this.#slots.length - 1;
    for (let slot = Math.imul(hash, 0x2c1b3c6d) >>> 3; ; slot += 1) {
      const known = this.#slots[slot & mask]!;
      if (known < 0) {
        this.#slots[slot & mask] = this.xs.length;
        this.xs.push(x!);
        return this.ys.push(y!) - 1;
      }
      if (this.xs[known] === x && this.ys[known] === y) return known;
    }
  }
}

/** Directed sides between corners; one that meets its opposite goes with it. */
class Sides {
  /** by corner: the last side that begins there */
  readonly #last: Int32Array;
  readonly #before: number[] = [];
  readonly ends: number[] = [];
  /** the land of some lies on others */
  overlap = false;

  constructor(corners: number) {
    this.#last = new Int32Array(corners).fill(-1);
  }

  add(from: number, to: number): void {
    if (this.#take(to, from)) return;
    for (const side of this.from(from)) if (this.ends[side] === to) this.overlap = true;
    this.#before.push(this.#last[from]!);
    this.#last[from] = this.ends.push(to) - 1;
  }

  *from(corner: number): Generator<number> {
    for (let side = this.#last[corner]!; side >= 0; side = this.#before[side]!) yield side;
  }

  /** Whether more than one side begins at a corner. */
  isShared(corner: number): boolean {
    const side = this.#last[corner]!;
    return side >= 0 && this.#before[side]! >= 0;
  }

  /** The side that goes on from one that ends at a corner, taken away; -1 where none is left. Of several it is the first one clockwise of the way back: no border lies in the land between. */
  takeNext(at: number, before: number, { xs, ys }: Corners): number {
    let best = this.#last[at]!;
    if (best < 0) return -1;
    if (before >= 0 && this.#before[best]! >= 0) {
      const angle = (to: number) => Math.atan2(ys[to]! - ys[at]!, xs[to]! - xs[at]!);
      const back = angle(before);
      const clockwise = (side: number) => (back - angle(this.ends[side]!) + 4 * Math.PI) % (2 * Math.PI);
      for (const side of this.from(at)) if (clockwise(side) < clockwise(best)) best = side;
    }
    const to = this.ends[best]!;
    this.#take(at, to);
    return to;
  }

  #take(from: number, to: number): boolean {
    for (let side = this.#last[from]!, after = -1; side >= 0; after = side, side = this.#before[side]!) {
      if (this.ends[side] !== to) continue;
      if (after < 0) this.#last[from] = this.#before[side]!;
      else this.#before[after] = this.#before[side]!;
      return true;
    }
    return false;
  }
}

/** Loops of the sides that are left; a loop ends where it meets itself. */
function loopsOf(sides: Sides, corners: Corners): Ring[] {
  const { xs, ys } = corners;
  const loops: Ring[] = [];
  const placeOf = new Map<number, number>();
  for (let start = 0; start < xs.length; start += 1) {
    const way: number[] = [start];
    placeOf.clear();
    placeOf.set(start, 0);
    for (let [from, to] = [start, sides.takeNext(start, -1, corners)]; to >= 0; [from, to] = [to, sides.takeNext(to, from, corners)]) {
      const at = placeOf.get(to);
      if (at === undefined) {
        placeOf.set(to, way.length);
        way.push(to);
        continue;
      }
      const loop = way.splice(at + 1);
      for (const corner of loop) placeOf.delete(corner);
      loops.push([to, ...loop, to].map((corner) => [xs[corner]!, ys[corner]!]));
    }
  }
  return loops;
}

/** Land of parcels as the borders of their union. */
export interface MergedLand {
  /** without what they enclose, where that is known */
  land: Ring[][];
  /** the land that they enclose; null where borders touch so that only an engine tells it apart */
  enclosed: Ring[][] | null;
}

const reversed = (ring: Ring): Ring => ring.toReversed();

/** What borders enclose, and the outermost of them; null where one piece of land falls into several at places where borders touch. */
function filled(loops: Ring[], touch: boolean): MergedLand | null {
  const [west, south, east, north] = boundingBoxOfAll([{ type: 'MultiPolygon', coordinates: loops.map((loop) => [loop]) }])!;
  // Seen from outside, everything between the borders is land within a ring around all of them.
  const around = rectangle([west - 1, south - 1, east + 1, north + 1]).coordinates[0]!;
  const faces = assembledPolygons([[around, ...loops.map(reversed)]]);
  const outside = faces?.find(([shell]) => shell === around);
  if (!faces || !outside) return null;
  const enclosed = faces.filter((face) => face !== outside);
  if (touch && faultsOf(flatten(enclosed), 1).length > 0) return null;
  return { land: outside.slice(1).map((ring) => [reversed(ring)]), enclosed };
}

/**
 * Parcels that share their sides to the last digit, laid together without an engine: a side that two have in opposite directions is inside, and what is left are the borders. null where that is not
 * their union: where parcels lie on each other, or one has a corner on a side of another. How often the borders go around a place is in how many parcels it lies; around valid land they go once,
 * outside of it never, so that valid borders prove that no parcels lie on each other.
 */
export function mergedBySides(parcels: readonly Geometry[]): MergedLand | null {
  const rings: Ring[] = [];
  for (const parcel of parcels)
    for (const polygon of polygonsOf(parcel))
      for (const [k, ring] of polygon.entries()) rings.push(twiceArea(ring) > 0 === (k === 0) ? ring : reversed(ring));
  const corners = new Corners(parcels.reduce((sum, parcel) => sum + vertexCount(parcel), 0));
  const numbers = rings.map((ring) => ring.map((corner) => corners.numberOf(corner)));
  const sides = new Sides(corners.xs.length);
  for (const ring of numbers) {
    for (let k = 1; k < ring.length; k += 1) if (ring[k] !== ring[k - 1]) sides.add(ring[k - 1]!, ring[k]!);
    if (sides.overlap) return null;
  }
  const touch = corners.xs.some((_, corner) => sides.isShared(corner));
  const loops = loopsOf(sides, corners);
  if (loops.length === 0 || loops.some((loop) => loop.length < 4)) return null;
  const land = assembledPolygons([loops]);
  if (land === null || land.length === 0 || faultsOf(flatten(land), 1).length > 0) return null;
  return filled(loops, touch) ?? { land, enclosed: null };
}
