import type { Note } from './format.ts';

/** Kinds of the OGC that are no shapes on a map, by their number in well-known binary (ISO 13249-3). */
const others: Record<number, string> = {
  13: 'Curve',
  14: 'Surface',
  15: 'PolyhedralSurface',
  16: 'TIN',
};
const names = new Set(Object.values(others).map((name) => name.toLowerCase()));

export const drawnKinds = new Set([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
]);
export const isSurface = (kind: string): boolean => names.has(kind.toLowerCase());

/** Why such a shape is not read, and what to do. */
export const surfaceReason = (kind: string): string =>
  `it is a ${kind}, a surface in space, and Hectare draws flat shapes only: turn it into polygons first, for instance with ogr2ogr -nlt MULTIPOLYGON`;

/** What is said of shapes with arcs. */
export const arcsNote = (count: number): Note => ({
  code: 'arcs-straightened',
  severity: 'info',
  message: `${count} shapes have arcs. They are drawn by straight sides, one for every half degree of an arc: the area of a full circle becomes smaller by 0.0013 %.`,
});

/** The reason of a reader of well-known binary in words, where it stopped at such a kind. */
export function binaryReason(error: Error): string {
  const kind = others[Number(/type (\d+)/.exec(error.message)?.[1]) % 1000];
  return kind ? surfaceReason(kind) : error.message.slice(0, 100);
}
