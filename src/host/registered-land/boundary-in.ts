import { readGeoJson } from '#api/index.ts';
import type { Geometry } from '#geo/index.ts';

/** The boundary in what a service gives as a project's geometry: a geometry, a feature or several. null where there is none that can be read. */
export function boundaryIn(document: unknown): Geometry | null {
  const read = readGeoJson(document);
  if (!read.ok) return null;
  const geometries = read.features.map(({ geometry }) => geometry);
  return geometries.length > 1 ? { type: 'GeometryCollection', geometries } : (geometries[0] ?? null);
}
