/** Kinds of the OGC that have curves or are surfaces in space, by their number in well-known binary (ISO 13249-3). */
const others: Record<number, string> = {
  8: 'CircularString',
  9: 'CompoundCurve',
  10: 'CurvePolygon',
  11: 'MultiCurve',
  12: 'MultiSurface',
  13: 'Curve',
  14: 'Surface',
  15: 'PolyhedralSurface',
  16: 'TIN',
  17: 'Triangle',
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
export const isCurveOrSurface = (kind: string): boolean => names.has(kind.toLowerCase());

/** Why such a shape is not read, and what to do. */
export const curveReason = (kind: string): string =>
  `it is a ${kind}, and Hectare draws straight lines only: turn curves and surfaces into lines and polygons first, for instance with ogr2ogr -nlt CONVERT_TO_LINEAR`;

/** The reason of a reader of well-known binary in words, where it stopped at such a kind. */
export function binaryReason(error: Error): string {
  const kind = others[Number(/type (\d+)/.exec(error.message)?.[1]) % 1000];
  return kind ? curveReason(kind) : error.message.slice(0, 100);
}
