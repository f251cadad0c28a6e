import type { Position } from '#geo/types.ts';
import { rangeFault, say } from '../phrases/index.ts';
import { contradiction, type MapPages } from './map-pages.ts';
import { maxPositions } from './shape.ts';

const coordinateBlock = 3;
const blockHeadBytes = 8;
/** How often over a file may be read: no two objects share their coordinates, but a hostile file may let thousands use the same. */
const maxReadings = 3;

/** What all objects together have read of the coordinates of a file. */
export class CoordinateBudget {
  readonly #most: number;
  /** bytes so far */
  spent = 0;
  constructor(fileBytes: number) {
    this.#most = fileBytes * maxReadings;
  }
  spend(bytes: number): void {
    if (!(bytes >= 0 && this.spent + bytes <= this.#most)) throw contradiction();
    this.spent += bytes;
  }
}

/** What places of an object are counted from; null for those that are written in full. */
export type CoordinateOrigin = readonly [x: number, y: number] | null;

/** The coordinates of an object from a place on: they go on in the block that follows theirs. */
export class CoordinateChain {
  readonly #pages: MapPages;
  readonly #blockBytes: number;
  readonly #budget: CoordinateBudget;
  #at: number;
  /** where the block that #at lies in has no more */
  #end = 0;
  #next = 0;
  #isOpen = false;

  constructor(pages: MapPages, blockBytes: number, budget: CoordinateBudget, at: number) {
    this.#pages = pages;
    this.#blockBytes = blockBytes;
    this.#budget = budget;
    this.#at = at;
  }

  async #open(start: number): Promise<void> {
    const bytes = await this.#pages.read(start, blockHeadBytes);
    const view = new DataView(bytes.buffer, bytes.byteOffset, blockHeadBytes);
    const used = view.getUint16(2, true);
    if (view.getInt16(0, true) !== coordinateBlock || used === 0 || blockHeadBytes + used > this.#blockBytes) throw contradiction();
    this.#end = start + blockHeadBytes + used;
    this.#next = view.getInt32(4, true);
  }

  /** The next bytes, from as many blocks as they lie in. */
  async take(length: number): Promise<DataView> {
    this.#budget.spend(length);
    if (!this.#isOpen) {
      const start = Math.floor(this.#at / this.#blockBytes) * this.#blockBytes;
      await this.#open(start);
      if (this.#at < start + blockHeadBytes || this.#at > this.#end) throw contradiction();
      this.#isOpen = true;
    }
    if (this.#at + length <= this.#end) {
      const bytes = await this.#pages.read(this.#at, length);
      this.#at += length;
      return new DataView(bytes.buffer, bytes.byteOffset, length);
    }
    const bytes = new Uint8Array(length);
    for (let done = 0; done < length;) {
      if (this.#at >= this.#end) await this.#goOn();
      const part = await this.#pages.read(this.#at, Math.min(length - done, this.#end - this.#at));
      bytes.set(part, done);
      this.#at += part.length;
      done += part.length;
    }
    return new DataView(bytes.buffer);
  }

  async #goOn(): Promise<void> {
    if (this.#next <= 0) throw contradiction();
    this.#budget.spend(this.#blockBytes);
    this.#at = this.#next + blockHeadBytes;
    await this.#open(this.#next);
  }

  /** The next places, as whole numbers of the file. */
  async places(count: number, origin: CoordinateOrigin): Promise<Position[]> {
    if (!(count >= 0 && count <= maxPositions)) throw rangeFault(say('file.shape.too-many-parts'));
    const size = origin ? 4 : 8;
    const view = await this.take(count * size);
    return Array.from({ length: count }, (_, k) =>
      origin
        ? [origin[0] + view.getInt16(k * size, true), origin[1] + view.getInt16(k * size + 2, true)]
        : [view.getInt32(k * size, true), view.getInt32(k * size + 4, true)],
    );
  }

  /**
   * The sections of a region or of lines. A table of them stands before all their places: how many there are of each, how many holes belong to it (rings are nested by
   * where they lie, as in an interchange file), its box, and how far its places lie behind the beginning, counted as if nothing were shortened. From version 450
   * on counts of places, from 800 on counts of holes have four bytes.
   */
  async sections(count: number, version: number, origin: CoordinateOrigin): Promise<Position[][]> {
    if (!(count >= 0 && count <= maxPositions)) throw rangeFault(say('file.shape.too-many-parts'));
    const countBytes = version >= 450 ? 4 : 2;
    const offsetAt = countBytes + (version >= 800 ? 4 : 2) + (origin ? 8 : 16);
    const fullBytes = version >= 450 ? 28 : 24;
    const view = await this.take(count * (offsetAt + 4));
    let total = 0;
    const heads = Array.from({ length: count }, (_, k) => {
      const at = k * (offsetAt + 4);
      const length = countBytes === 4 ? view.getInt32(at, true) : view.getInt16(at, true);
      total += length;
      return { length, from: (view.getInt32(at + offsetAt, true) - count * fullBytes) / 8 };
    });
    if (heads.some(({ length, from }) => length < 0 || !Number.isInteger(from) || from < 0 || from + length > total)) throw contradiction();
    const places = await this.places(total, origin);
    return heads.map(({ length, from }) => places.slice(from, from + length));
  }
}
