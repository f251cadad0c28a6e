/**
 * Mutated files through every reader: never a crash, always features, a note or a refusal with its code, in bounded time. 12 seconds in the test run;
 * HECTARE_FUZZ_SECONDS=3600 runs longer, HECTARE_FUZZ_SEED repeats a run (the seed is printed on failure).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formats, readFile, UnreadableFile, writeFile } from '../../src/formats/index.ts';
import type { Feature, Geometry, Position } from '../../src/geo/index.ts';
import { forEachPosition } from '../../src/geo/index.ts';
import { hasShared, shared } from '../helpers/shared.ts';

const seconds = Number(process.env['HECTARE_FUZZ_SECONDS'] ?? 12);
const seed = Number(process.env['HECTARE_FUZZ_SEED'] ?? Date.now() % 2 ** 31);
/** far above what any of these small files takes */
const mostMilliseconds = 5000;
const mostCorpusBytes = 60_000;

const own: Feature[] = [
  { type: 'Feature', id: 'a', geometry: { type: 'Polygon', coordinates: [[[10, 50, 5], [11, 50, 5], [11, 51, 5], [10, 50, 5]], [[10.5, 50.2, 5], [10.6, 50.3, 5], [10.6, 50.2, 5], [10.5, 50.2, 5]]] }, properties: { name: 'Fläche', n: 1, share: 0.5, list: [1, 2], yes: true, long: 'x'.repeat(700) } },
  { type: 'Feature', geometry: { type: 'MultiPolygon', coordinates: [[[[1, 1], [2, 1], [2, 2], [1, 1]]], [[[3, 3], [4, 3], [4, 4], [3, 3]]]] }, properties: { name: 'parts' } },
  { type: 'Feature', geometry: { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [1, 2] }, { type: 'MultiLineString', coordinates: [[[1, 1], [2, 2]], [[3, 3], [4, 4]]] }] }, properties: {} },
];

async function seeds(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const written = await Promise.all(formats.filter(({ write }) => write).map(async ({ id, extensions }) => ({ name: `own${extensions[0]!}`, bytes: await writeFile(id, own) })));
  const topology = { type: 'Topology', transform: { scale: [1, 1], translate: [0, 0] }, objects: { a: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }, { type: 'Point', coordinates: [1, 1] }] } }, arcs: [[[0, 0], [2, 0], [0, 2], [-2, -2]]] };
  const files = [...written, { name: 'own.topojson', bytes: new TextEncoder().encode(JSON.stringify(topology)) }];
  if (!hasShared('corpus')) return files;
  for (const folder of readdirSync(shared('corpus'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/jts|geodesic/.test(entry.name))) {
    // Every fourth file of a folder: the whole corpus is read by test/corpus.
    for (const name of readdirSync(shared('corpus', folder.name)).filter((file, index) => file !== 'expected.json' && index % 4 === 0)) {
      const path = shared('corpus', folder.name, name);
      if (statSync(path).size <= mostCorpusBytes) files.push({ name, bytes: new Uint8Array(readFileSync(path)) });
    }
  }
  return files;
}

type Mutation = { kind: 'cut' | 'flip' | 'repeat' | 'remove' | 'number' | 'swap' | 'fill'; at: number; size: number; value: number };
const hostileTexts = ['NaN', 'Infinity', '-1e999', '1e308', '9'.repeat(400), '&x;', '<!DOCTYPE a [<!ENTITY x "y">]>', ']]>', '<![CDATA[', '\u0000', '\uFEFF', '[[[[[[[[', '}}}}', '",', '-', '999999999', 'null'];

function mutated(bytes: Uint8Array, { kind, at, size, value }: Mutation): Uint8Array {
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

const finite = (geometry: Geometry) => { let good = true; forEachPosition(geometry, (place: Position) => { good &&= place.every(Number.isFinite); }); return good; };

/** Nothing but features with usable numbers, or a refusal that says what to do. */
async function mustEndWell(bytes: Uint8Array, fileName: string): Promise<void> {
  const started = performance.now();
  try {
    const { features, notes } = await readFile(bytes, { fileName });
    for (const { geometry } of features) if (geometry && !finite(geometry)) throw new Error('a coordinate is not a finite number');
    for (const { code, message } of notes) if (!/^[a-z-]+\d*[a-z-]*$/.test(code) || message.length < 15) throw new Error(`a note without sense: ${code} ${message}`);
    if (notes.length > 5000) throw new Error(`${notes.length} notes`);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    if (error.message.length < 20) throw new Error(`a refusal that says nothing: ${error.code}`, { cause: error });
  }
  const took = performance.now() - started;
  if (took > mostMilliseconds) throw new Error(`it took ${Math.round(took)} ms`);
}

test('mutated files never crash a reader', async () => {
  const files = await seeds();
  const mutation = fc.record({
    kind: fc.constantFrom('cut', 'flip', 'repeat', 'remove', 'number', 'swap', 'fill'), at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.integer({ min: 1, max: 200 }), value: fc.integer({ min: 0, max: 255 }),
  }) as fc.Arbitrary<Mutation>;
  let runs = 0;
  await fc.assert(fc.asyncProperty(fc.nat({ max: files.length - 1 }), fc.array(mutation, { minLength: 1, maxLength: 5 }), fc.nat({ max: formats.length - 1 }), async (index, mutations, wrong) => {
    const { name, bytes } = files[index]!;
    runs += 1;
    const extension = runs % 5 === 0 ? formats[wrong]!.extensions[0]! : '';
    await mustEndWell(mutations.reduce(mutated, bytes), `${name}${extension}`);
  }), { seed, numRuns: 100_000_000, interruptAfterTimeLimit: seconds * 700, markInterruptAsFailure: false, endOnFailure: false });
  console.log(`fuzz: ${runs} mutated files of ${files.length}, seed ${seed}`);
  expect(runs).toBeGreaterThan(50);
}, (seconds + 60) * 1000);

test('whatever is written comes back with the same corners', async () => {
  const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6 + 0);
  const position = fc.tuple(degree(180), degree(90)).map((place): Position => place);
  const ring = fc.array(position, { minLength: 3, maxLength: 8 }).map((places) => [...places, places[0]!]);
  const key = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const value = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.normalize()), fc.integer(), fc.boolean(), fc.constant(null));
  const feature = fc.record({ geometry: fc.oneof(position.map((coordinates) => ({ type: 'Point' as const, coordinates })), ring.map((one) => ({ type: 'Polygon' as const, coordinates: [one] }))), properties: fc.dictionary(key, value, { maxKeys: 5 }) })
    .map(({ geometry, properties }): Feature => ({ type: 'Feature', geometry, properties }));
  const corners = (features: Feature[]) => { const list: string[] = []; for (const { geometry } of features) if (geometry) forEachPosition(geometry, ([x, y]) => { list.push(`${x} ${y}`); }); return list.sort(); };
  await fc.assert(fc.asyncProperty(fc.array(feature, { minLength: 1, maxLength: 5 }), fc.constantFrom('geojson', 'geojsonseq', 'kml', 'kmz', 'geopackage', 'flatgeobuf', 'csv', 'shapefile', 'wkt'), async (features, format) => {
    const { features: back } = await readFile(await writeFile(format, features, { precision: 6 }), { fileName: `x.${format}` });
    expect(corners(back)).toEqual(corners(features));
    // Formats that hold any name and type give the attributes back as they were.
    if (['geojson', 'geojsonseq'].includes(format)) expect(back.map(({ properties }) => properties)).toEqual(features.map(({ properties }) => ({ ...properties })));
  }), { seed, numRuns: 100_000_000, interruptAfterTimeLimit: seconds * 300, markInterruptAsFailure: false });
}, (seconds + 60) * 1000);
