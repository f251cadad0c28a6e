import type { NumberShelf } from '#geo/index.ts';
import { Spill } from './spill.ts';

/** Blocks of numbers in a file of the temporary folder. */
export class SpilledNumbers implements NumberShelf {
  readonly #spill = new Spill();

  add(bytes: Uint8Array): number {
    const place = this.#spill.length;
    this.#spill.add(bytes);
    return place;
  }
  read(place: number, into: Uint8Array): void {
    this.#spill.readInto(into, place);
  }
  close(): void {
    this.#spill.close();
  }
}
