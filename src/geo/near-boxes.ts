import { NumberList, type NumberShelf } from './number-list.ts';
import type { BoundingBox } from './types.ts';

const maxBands = 4096;

/** How many open boxes the boxes of land may be held against in all (`onHeld`): parcels side by side take about so many, shapes that all lie across each other the square of their number. */
export const maxHeld = (boxes: number): number => 50_000_000 + 10 * boxes ** 1.5;

/** More than half the distance of two numbers of 32 bits beside each other, as a share of them. */
const roundingShare = 1.2e-7;
const tiniest = 1e-37;
const notAbove = (value: number) => (Math.fround(value) > value ? value - Math.abs(value) * roundingShare - tiniest : value);
const notBelow = (value: number) => -notAbove(-value);

/** Millions of boxes, each in 16 bytes: a box may be wider than the one that was added by the rounding to 32 bits, never narrower. */
export class NearBoxes {
  readonly #west: NumberList;
  readonly #south: NumberList;
  readonly #east: NumberList;
  readonly #north: NumberList;

  constructor(shelf?: NumberShelf) {
    this.#west = new NumberList(Float32Array, shelf);
    this.#south = new NumberList(Float32Array, shelf);
    this.#east = new NumberList(Float32Array, shelf);
    this.#north = new NumberList(Float32Array, shelf);
  }

  get length(): number {
    return this.#west.length;
  }

  add([west, south, east, north]: BoundingBox): void {
    this.#west.push(notAbove(west));
    this.#south.push(notAbove(south));
    this.#east.push(notBelow(east));
    this.#north.push(notBelow(north));
  }

  /** As wide as it is kept. */
  at(index: number): BoundingBox {
    return [this.#west.at(index), this.#south.at(index), this.#east.at(index), this.#north.at(index)];
  }

  /**
   * Every pair of boxes that touch, once: a sweep from west to east, in which boxes are open in bands of latitude, so that one is not held against all others of its meridian.
   * Pairs of one box follow each other. `onSwept` is told how many boxes were passed, `onHeld` how many open ones the next is held against, which grows with the square of their number where all lie across each other.
   */
  *pairs(onSwept?: (count: number) => void, onHeld?: (count: number) => void): Generator<[number, number]> {
    const count = this.length;
    const bands = Math.min(maxBands, Math.ceil(Math.sqrt(count)));
    let [low, high] = [Infinity, -Infinity];
    for (let k = 0; k < count; k += 1) {
      low = Math.min(low, this.#south.at(k));
      high = Math.max(high, this.#north.at(k));
    }
    const bandOf = (latitude: number) => Math.min(bands - 1, Math.floor(((latitude - low) / (high - low || 1)) * bands));
    const open: number[][] = Array.from({ length: bands }, () => []);
    const firstBand = new Uint16Array(count);
    let swept = 0;
    for (const index of this.#fromWest()) {
      swept += 1;
      onSwept?.(swept);
      const west = this.#west.at(index);
      const first = bandOf(this.#south.at(index));
      const last = bandOf(this.#north.at(index));
      firstBand[index] = first;
      for (let band = first; band <= last; band += 1) {
        onHeld?.(open[band]!.length);
        const kept = open[band]!.filter((other) => this.#east.at(other) >= west);
        // Two boxes are open together in several bands; the first of these tells the pair.
        for (const other of kept)
          if (band === Math.max(first, firstBand[other]!) && this.#meetInLatitude(other, index)) yield [other, index];
        kept.push(index);
        open[band] = kept;
      }
    }
  }

  #meetInLatitude(a: number, b: number): boolean {
    return this.#south.at(a) <= this.#north.at(b) && this.#south.at(b) <= this.#north.at(a);
  }

  /** Indexes by their western edge. The bits of a number, turned so that they sort as it does, stand above its index: integers sort without a function, in place. */
  *#fromWest(): Generator<number> {
    const count = this.length;
    const keys = new BigUint64Array(count);
    const halves = new Uint32Array(keys.buffer);
    const bits = new Uint32Array(1);
    const asNumber = new Float32Array(bits.buffer);
    for (let k = 0; k < count; k += 1) {
      asNumber[0] = this.#west.at(k);
      halves[2 * k] = k;
      halves[2 * k + 1] = bits[0]! >>> 31 ? ~bits[0]! : bits[0]! | 0x80000000;
    }
    keys.sort();
    for (let k = 0; k < count; k += 1) yield halves[2 * k]!;
  }
}
