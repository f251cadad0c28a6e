import { boundingBox, centroid, polygonsOf, type Feature, type Geometry } from '#geo/index.ts';
import type { MapLabel } from './kit/drawing/map-labels.ts';

/** A shape of the project that has a place. */
export type Parcel = Feature<Geometry>;

export const parcelsIn = (shapes: readonly Feature[]): Parcel[] =>
  shapes.flatMap((feature) => (feature.geometry ? [{ ...feature, geometry: feature.geometry }] : []));

/** The number of a shape among all of the project, from 1, also where a report has some of them alone. */
export const numberOfShape = (places: readonly number[] | null, index: number): number => (places?.[index] ?? index) + 1;

export function nameOfParcel({ properties }: Feature): string {
  const name = properties?.['name'];
  return typeof name === 'string' || typeof name === 'number' ? String(name).trim() : '';
}

/** The names of the parcels at their middles; of points and lines where there is no parcel with an area. */
export function parcelLabels(shapes: readonly Feature[]): MapLabel[] {
  const hasAreas = parcelsIn(shapes).some(({ geometry }) => polygonsOf(geometry).length > 0);
  return parcelsIn(shapes).flatMap((parcel) => {
    const text = nameOfParcel(parcel);
    if (text === '' || (hasAreas && polygonsOf(parcel.geometry).length === 0)) return [];
    const position = centroid(parcel.geometry);
    const box = boundingBox(parcel.geometry);
    return position && box ? [{ position, box, text }] : [];
  });
}
