import type { Place, PlaceIndex } from '#products/shared/places/compute-place.ts';
import { bordersAt } from './borders.ts';

export type WindowPlace = Pick<Place, 'countryCode' | 'country' | 'stateCode' | 'state'>;

let index: Promise<PlaceIndex> | null = null;

/** Every point nearer than the tolerance to the one kept before it is left out; what is smaller than the tolerance altogether is not drawn. */
export function thinnedOutline(points: Float64Array, toleranceDegrees: number): Float64Array | null {
  const kept: number[] = [];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at]!, points[at + 1]!];
    if (kept.length === 0 || Math.hypot(x - kept.at(-2)!, y - kept.at(-1)!) >= toleranceDegrees) kept.push(x, y);
  }
  return kept.length >= 6 ? Float64Array.from(kept) : null;
}

/** What the place worker does: countries and states of many places, and their outlines for a picture, from the borders at `open`'s address. */
export const placeNamesWork = {
  /** Reads the borders (gzip of TopoJSON) at first use. Rejects when they cannot be read. */
  open(address: string): Promise<void> {
    index = bordersAt(address);
    return index.then(() => {});
  },
  async placesOf(positions: (readonly [number, number])[]): Promise<(WindowPlace | null)[]> {
    const places = await index!;
    return positions.map((position) => {
      const place = places.placeOf(position);
      return place && { countryCode: place.countryCode, country: place.country, stateCode: place.stateCode, state: place.state };
    });
  },
  /** Outlines of each code, thinned for a picture whose pixels are `toleranceDegrees` wide. */
  async outlinesOf(codes: string[], toleranceDegrees: number): Promise<Record<string, Float64Array[]>> {
    const places = await index!;
    return Object.fromEntries(
      codes.map((code) => [code, places.outlinesOf(code).flatMap((points) => thinnedOutline(points, toleranceDegrees) ?? [])]),
    );
  },
};
export type PlaceNamesWork = typeof placeNamesWork;
