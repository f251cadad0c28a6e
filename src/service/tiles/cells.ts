import { cellBits, extent, type TilePlace } from './tile-place.ts';
import type { TileFeature } from './vector-tile.ts';

/** Down to this level cells are of one count of everything; a cell of it is 1.2 km wide at the equator. */
export const countedZoom = 10;
export const countedBits = countedZoom + cellBits;

/** Features whose anchors lie in a cell of the world's 2^bits × 2^bits. */
export interface CountedCell {
  x: number;
  y: number;
  count: number;
  /** of projects: those of them that are collections of others */
  collections: number;
}

/** Cells in lists of numbers: a large account has a hundred thousand. */
export class CellCounts {
  readonly bits: number;
  readonly #numbers: Int32Array;
  /** `numbers`: x, y, count and collections in turn */
  constructor(bits: number, numbers: Int32Array) {
    this.bits = bits;
    this.#numbers = numbers;
  }

  static of(bits: number, cells: readonly CountedCell[]): CellCounts {
    const numbers = new Int32Array(4 * cells.length);
    let at = 0;
    for (const { x, y, count, collections } of cells) {
      numbers[at] = x;
      numbers[at + 1] = y;
      numbers[at + 2] = count;
      numbers[at + 3] = collections;
      at += 4;
    }
    return new CellCounts(bits, numbers);
  }

  get bytes(): number {
    return this.#numbers.byteLength;
  }

  /** The cells of a tile, which is not deeper than these; those of another size are put together. */
  *within({ z, x, y }: TilePlace): Generator<CountedCell> {
    const [numbers, shift] = [this.#numbers, this.bits - z];
    for (let at = 0; at < numbers.length; at += 4)
      if (numbers[at]! >> shift === x && numbers[at + 1]! >> shift === y)
        yield { x: numbers[at]!, y: numbers[at + 1]!, count: numbers[at + 2]!, collections: numbers[at + 3]! };
  }

  countIn(tile: TilePlace): number {
    let count = 0;
    for (const cell of this.within(tile)) count += cell.count;
    return count;
  }

  /** The 32 × 32 cells of a tile as points with their counts, in the middle of what they count. */
  featuresOf(tile: TilePlace): TileFeature[] {
    const shift = this.bits - tile.z - cellBits;
    const cells = new Map<number, { count: number; collections: number; x: number; y: number }>();
    for (const { x, y, count, collections } of this.within(tile)) {
      const key = ((y >> shift) << cellBits) + ((x >> shift) & (2 ** cellBits - 1));
      const cell = cells.get(key) ?? { count: 0, collections: 0, x: 0, y: 0 };
      cell.count += count;
      cell.collections += collections;
      cell.x += x * count;
      cell.y += y * count;
      cells.set(key, cell);
    }
    const size = 2 ** (this.bits - tile.z);
    const stepsOf = (sum: number, count: number, place: number) =>
      Math.min(extent - 1, Math.floor(((sum / count + 0.5) / size - place) * extent));
    return [...cells.values()].map(({ count, collections, x, y }) => ({
      shape: { kind: 'points', parts: [[stepsOf(x, count, tile.x), stepsOf(y, count, tile.y)]] },
      attributes: { count, ...(collections > 0 ? { collections } : {}) },
    }));
  }
}

/** Counts anchors by cell, all or those of one tile. */
export class CellSums {
  readonly #bits: number;
  readonly #within: TilePlace | null;
  readonly #cells = new Map<number, CountedCell>();
  constructor(bits: number, within: TilePlace | null = null) {
    this.#bits = bits;
    this.#within = within;
  }

  /** `anchor`: a place in the world, from 0 to less than 1 */
  add(anchor: readonly [number, number], isCollection: boolean): void {
    const size = 2 ** this.#bits;
    const [x, y] = [Math.floor(anchor[0] * size), Math.floor(anchor[1] * size)];
    if (this.#within) {
      const shift = this.#bits - this.#within.z;
      if (x >> shift !== this.#within.x || y >> shift !== this.#within.y) return;
    }
    const cell = this.#cells.get(x * size + y) ?? { x, y, count: 0, collections: 0 };
    cell.count += 1;
    cell.collections += isCollection ? 1 : 0;
    this.#cells.set(x * size + y, cell);
  }

  cells(): CountedCell[] {
    return [...this.#cells.values()];
  }
}
