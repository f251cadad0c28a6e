import { acceptedColumn, acceptedOverlap, roundingHectares, type AcceptedOverlap } from '#formats/accepted-overlaps.ts';
import type { Feature, ParcelPair } from '#geo/index.ts';

/** So many characters of such cells are kept. Beyond, pairs stand as not accepted, which is on the safe side. */
const maxCharacters = 32 * 1024 ** 2;

/** The cells of features that say which land in common is accepted; few have one. */
export class AcceptedFeatures {
  readonly #cells = new Map<number, { properties: Feature['properties']; perimeterMetres: number }>();
  #characters = 0;

  take(parcel: number, properties: Feature['properties'], perimeterMetres: number | null): void {
    const cell = properties?.[acceptedColumn];
    if (typeof cell !== 'string' || cell === '') return;
    this.#characters += cell.length;
    if (this.#characters > maxCharacters) return;
    this.#cells.set(parcel, { properties: { [acceptedColumn]: cell }, perimeterMetres: perimeterMetres ?? 0 });
  }

  of({ first, second, sharedHectares }: ParcelPair): { accepted?: AcceptedOverlap } {
    const [a, b] = [this.#cells.get(first), this.#cells.get(second)];
    if (!a || !b) return {};
    const tolerance = roundingHectares(a.perimeterMetres + b.perimeterMetres);
    const accepted = acceptedOverlap(a.properties, b.properties, sharedHectares, tolerance);
    return accepted ? { accepted } : {};
  }
}
