import { centroid, polygonsOf, type Feature, type Geometry } from '#geo/index.ts';
import type { MapLabel } from './kit/drawing/map-labels.ts';

/** A shape of the project that has a place. */
export type Parcel = Feature<Geometry>;

export const parcelsIn = (shapes: readonly Feature[]): Parcel[] =>
  shapes.flatMap((feature) => (feature.geometry ? [{ ...feature, geometry: feature.geometry }] : []));

export function nameOfParcel({ properties }: Feature): string {
  const name = properties?.['name'];
  return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : '';
}

/** The names of the parcels at their middles. */
export function parcelLabels(shapes: readonly Feature[]): MapLabel[] {
  return parcelsIn(shapes).flatMap((parcel) => {
    const text = nameOfParcel(parcel);
    if (text === '' || polygonsOf(parcel.geometry).length === 0) return [];
    const position = centroid(parcel.geometry);
    return position ? [{ position, text }] : [];
  });
}
