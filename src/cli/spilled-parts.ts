import { NumberList } from '#geo/index.ts';
import { partFromBytes, partToBytes, type ParcelPart, type PartStore } from '#geo/parcel-pairs/index.ts';
import { Spill } from './spill.ts';
import { SpilledNumbers } from './spilled-numbers.ts';

/** Corners of the parts that are at hand. */
const keptCorners = 200_000;

/** Parts of parcels in a file of the temporary folder; those that were used last are at hand. */
export class SpilledParts implements PartStore {
  readonly #spill = new Spill();
  /** Stays open until the process ends: hectares and suppliers are asked for while the report is told. */
  readonly shelf = new SpilledNumbers();
  readonly #ends = new NumberList(Float64Array, this.shelf);
  readonly #kept = new Map<number, ParcelPart>();
  #corners = 0;

  add(part: ParcelPart): void {
    this.#spill.add(partToBytes(part));
    this.#ends.push(this.#spill.length);
  }

  at(index: number): ParcelPart {
    const known = this.#kept.get(index);
    if (known) {
      // The one that was used last stands last.
      this.#kept.delete(index);
      this.#kept.set(index, known);
      return known;
    }
    const from = index === 0 ? 0 : this.#ends.at(index - 1);
    const part = partFromBytes(this.#spill.read(from, this.#ends.at(index) - from));
    this.#kept.set(index, part);
    this.#corners += cornersOf(part);
    for (const [oldest, other] of this.#kept) {
      if (this.#corners <= keptCorners || oldest === index) break;
      this.#kept.delete(oldest);
      this.#corners -= cornersOf(other);
    }
    return part;
  }

  close(): void {
    this.#spill.close();
  }
}

const cornersOf = (part: ParcelPart): number => (part.kind === 'polygon' ? part.outline.count : 1);
