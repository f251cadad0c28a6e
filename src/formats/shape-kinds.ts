import { phraseOfError, type PlainPhrase } from '#sentences/phrases/index.ts';
import { noteOf, type Note } from './format.ts';
import { reasonOf, say, type FilePhrase } from './phrases/index.ts';

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
export const surfacePhrase = (kind: string): FilePhrase => say('file.shape.surface', { kind });

/** What is said of shapes with arcs. */
export const arcsNote = (count: number): Note => noteOf('arcs-straightened', 'info', say('file.arcs', { n: count }));

/** What is said of a layer whose positions have a measure beside their height. */
export const measuresNote = (): Note => noteOf('measures-left-out', 'info', say('file.measures-left-out'));

/** The reason of a reader of well-known binary, with what to do where it stopped at such a kind. */
export function binaryReason(error: Error): PlainPhrase | string {
  const phrase = phraseOfError(error);
  const kind = phrase?.code === 'wkb.unknown-type' ? others[Number(phrase.params?.['type']) % 1000] : undefined;
  return kind ? surfacePhrase(kind) : reasonOf(error, 100);
}
