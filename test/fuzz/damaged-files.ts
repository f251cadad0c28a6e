import process from 'node:process';
import { readBatches, readFile, sourceOfBytes, UnreadableFile, type ImportedFile } from '#formats/index.ts';
import { forEachPosition, type Feature, type Geometry, type Position } from '#geo/index.ts';

// What the searches over files share: files to begin with, ways to damage them, and what a reader owes to any file.

/** far above what any of these small files takes */
const maxMilliseconds = 5000;

export const own: Feature[] = [
  { type: 'Feature', id: 'a', geometry: { type: 'Polygon', coordinates: [[[10, 50, 5], [11, 50, 5], [11, 51, 5], [10, 50, 5]], [[10.5, 50.2, 5], [10.6, 50.3, 5], [10.6, 50.2, 5], [10.5, 50.2, 5]]] }, properties: { name: 'Fläche', n: 1, share: 0.5, list: [1, 2], yes: true, long: 'x'.repeat(700) } },
  { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[[[1, 1], [2, 1], [2, 2], [1, 1]]], [[[3, 3], [4, 3], [4, 4], [3, 3]]]] }, properties: { name: 'parts' } },
  { type: 'Feature', geometry: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, { type: 'MultiLineString', coordinates: [[[1, 1], [2, 2]], [[3, 3], [4, 4]]] }] }, properties: {} },
];

export type Mutation = { kind: (typeof mutationKinds)[number]; at: number; size: number; value: number };
export const mutationKinds = ['cut', 'flip', 'repeat', 'remove', 'number', 'swap', 'fill'] as const;
const hostileTexts = ['NaN', 'Infinity', '-1e999', '1e308', '9'.repeat(400), '&x;', '<!DOCTYPE a [<!ENTITY x "y">]>', ']]>', '<![CDATA[', '\u0000', '\uFEFF', '[[[[[[[[', '}}}}', '",', '-', '999999999', 'null'];

/** A file with one fault more. */
export function mutated(bytes: Uint8Array, { kind, at, size, value }: Mutation): Uint8Array {
  const from = Math.floor(at * bytes.length);
  const to = Math.min(bytes.length, from + size);
  const joined = (...parts: Uint8Array[]) => { const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0)); let place = 0; for (const part of parts) { whole.set(part, place); place += part.length; } return whole; };
  switch (kind) {
    case 'cut': return bytes.slice(0, from);
    case 'flip': { const copy = bytes.slice(); if (from < copy.length) copy[from] = copy[from]! ^ (value || 1); return copy; }
    case 'repeat': return joined(bytes.subarray(0, to), ...Array.from({ length: 1 + (value % 5) }, () => bytes.subarray(from, to)), bytes.subarray(to));
    case 'remove': return joined(bytes.subarray(0, from), bytes.subarray(to));
    case 'number': return joined(bytes.subarray(0, from), new TextEncoder().encode(hostileTexts[value % hostileTexts.length]), bytes.subarray(to));
    case 'swap': return joined(bytes.subarray(to), bytes.subarray(from, to), bytes.subarray(0, from));
    case 'fill': { const copy = bytes.slice(); copy.fill(value, from, to); return copy; }
  }
}

const kinds = new Set(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']);
const hasKnownKinds = (geometry: Geometry): boolean => (geometry.type === 'GeometryCollection' ? Array.isArray(geometry.geometries) && geometry.geometries.every(hasKnownKinds) : kinds.has(geometry.type) && Array.isArray(geometry.coordinates));
const finite = (geometry: Geometry) => { let good = true; forEachPosition(geometry, (place: Position) => { good &&= place.every(Number.isFinite); }); return good; };

/** The file in pieces, put together again. */
async function inPieces(bytes: Uint8Array, fileName: string, pieceBytes: number): Promise<Pick<ImportedFile, 'features' | 'notes'>> {
  const file: Pick<ImportedFile, 'features' | 'notes'> = { features: [], notes: [] };
  for await (const { features, notes, late = [] } of readBatches({ ...sourceOfBytes(fileName, bytes), pieceBytes }, {}, 0)) {
    file.features.push(...features);
    file.notes.push(...notes);
    for (const { feature } of late) if (!file.features[feature]) throw new Error(`properties for feature ${feature}, which is not there`);
  }
  return file;
}

export type Reading = (bytes: Uint8Array, fileName: string, pieceBytes: number) => Promise<Pick<ImportedFile, 'features' | 'notes'>>;
/** With `pieceBytes` the file is read in pieces of that size. */
export const asHectareReads: Reading = (bytes, fileName, pieceBytes) => (pieceBytes > 0 ? inPieces(bytes, fileName, pieceBytes) : readFile(bytes, { fileName }));

/** Nothing but features with usable numbers, or a refusal that says what to do. */
export async function mustEndWell(read: Reading, bytes: Uint8Array, fileName: string, pieceBytes: number, most = maxMilliseconds): Promise<void> {
  const started = process.cpuUsage();
  try {
    const { features, notes } = await read(bytes, fileName, pieceBytes);
    for (const { feature } of notes) if (feature !== undefined && !features[feature]) throw new Error(`a note about feature ${feature} of ${features.length}`);
    for (const { geometry } of features) if (geometry && !hasKnownKinds(geometry)) throw new Error(`a geometry of an unknown kind: ${String(geometry.type)}`);
    for (const { geometry } of features) if (geometry && !finite(geometry)) throw new Error('a coordinate is not a finite number');
    for (const { code, message } of notes) if (!/^[a-z-]+\d*[a-z-]*$/.test(code) || message.length < 15) throw new Error(`a note without sense: ${code} ${message}`);
    if (notes.length > 5000) throw new Error(`${notes.length} notes`);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.message.length < 20) throw new Error(`a refusal that says nothing: ${error.code}`, { cause: error });
  }
  // The processor's time, because other work of the machine is not the reader's.
  const used = process.cpuUsage(started);
  const took = (used.user + used.system) / 1000;
  if (took > most) throw new Error(`it took ${Math.round(took)} ms`);
}

