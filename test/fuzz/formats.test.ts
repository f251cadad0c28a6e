/**
 * Mutated files through every reader: never a crash, always features, a note or a refusal with its code, in bounded time. The same files in every test run, on any machine;
 * others for 15 minutes in `npm run test:soak`. HECTARE_FUZZ_SECONDS=3600 runs longer, HECTARE_FUZZ_SEED repeats a run (the seed is printed on failure).
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { formats, readFile, UnreadableFile, writeFile } from '#formats/index.ts';
import { say } from '#formats/phrases/index.ts';
import type { Feature, Geometry, Position } from '#geo/index.ts';
import { forEachPosition } from '#geo/index.ts';
import { ownDxf } from './own-dxf.ts';
import { heicPhoto, jpegPhoto, ownPhoto } from './own-photo.ts';
import { ownGml } from './own-gml.ts';
import { ownMif } from './own-mif.ts';
import { ownOsm } from './own-osm.ts';
import { ownParquet } from './own-parquet.ts';
import { ownTable } from './own-tab.ts';
import { asHectareReads, mustEndWell, mutated, mutationKinds, own, type Mutation, type Reading } from './damaged-files.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { inSoak } from '../helpers/soak.ts';

const isLong = inSoak(0, 1) === 1 || process.env['HECTARE_FUZZ_SECONDS'] !== undefined;
const seconds = Number(process.env['HECTARE_FUZZ_SECONDS'] ?? 900);
const seed = Number(process.env['HECTARE_FUZZ_SEED'] ?? (isLong ? Date.now() % 2 ** 31 : 20_261_126));
/** As many as there are, or for a share of the time of a long run. */
const extent = (count: number, share: number) =>
  isLong ? { numRuns: 100_000_000, interruptAfterTimeLimit: seconds * 1000 * share, markInterruptAsFailure: false } : { numRuns: count };
const limitMilliseconds = isLong ? (seconds + 60) * 1000 : 180_000;
const maxCorpusBytes = 60_000;

async function seeds(): Promise<{ name: string; bytes: Uint8Array }[]> {
  const written = await Promise.all(formats.filter(({ write }) => write).map(async ({ id, extensions }) => ({ name: `own${extensions[0]!}`, bytes: await writeFile(id, own) })));
  const topology = { type: 'Topology', transform: { scale: [1, 1], translate: [0, 0] }, objects: { a: { type: 'GeometryCollection', geometries: [{ type: 'Polygon', arcs: [[0]] }, { type: 'Point', coordinates: [1, 1] }] } }, arcs: [[[0, 0], [2, 0], [0, 2], [-2, -2]]] };
  const mixed = { name: 'mixed.zip', bytes: zipSync(Object.fromEntries(written.filter(({ name }) => /json|gpx|csv|kml|gpkg/.test(name)).map(({ name, bytes }) => [`field/${name}`, bytes]))) };
  const esri = { geometryType: 'esriGeometryPolygon', hasZ: true, spatialReference: { wkid: 32_736 }, fields: [{ name: 'd', type: 'esriFieldTypeDate' }], features: [{ attributes: { d: 1e12, n: 'x' }, geometry: { rings: [[[500_000, 9_834_000, 5], [500_000, 9_835_000, 5], [501_000, 9_835_000, 5], [500_000, 9_834_000, 5]]] } }, { attributes: {}, geometry: { x: 500_000, y: 9_834_000 } }] };
  const gml = { name: 'own.gml', bytes: new TextEncoder().encode(ownGml) };
  const osm = { name: 'own.osm', bytes: new TextEncoder().encode(ownOsm) };
  const dxf = { name: 'own.dxf', bytes: new TextEncoder().encode(ownDxf) };
  const mif = { name: 'own.mif', bytes: new TextEncoder().encode(ownMif) };
  const table = { name: 'own-tab.zip', bytes: zipSync(Object.fromEntries(Object.entries(ownTable()).map(([ending, bytes]) => [`own${ending}`, bytes])), { level: 0 }) };
  const parquet = { name: 'own.parquet', bytes: ownParquet(own) };
  const photos = [{ name: 'own.jpg', bytes: jpegPhoto(ownPhoto) }, { name: 'own.heic', bytes: heicPhoto(ownPhoto) }];
  const files = [...written, ...photos, mixed, gml, osm, mif, table, dxf, parquet, { name: 'own.esrijson', bytes: new TextEncoder().encode(JSON.stringify(esri)) }, { name: 'own.topojson', bytes: new TextEncoder().encode(JSON.stringify(topology)) }];
  if (!hasShared('corpus')) return files;
  for (const folder of readdirSync(shared('corpus'), { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/jts|geodesic/.test(entry.name))) {
    // Every fourth file of a folder: the whole corpus is read by test/corpus.
    for (const name of readdirSync(shared('corpus', folder.name)).filter((file, index) => file !== 'expected.json' && index % 4 === 0)) {
      const path = shared('corpus', folder.name, name);
      if (statSync(path).size <= maxCorpusBytes) files.push({ name, bytes: new Uint8Array(readFileSync(path)) });
    }
  }
  return files;
}

const mutation = fc.record({
  kind: fc.constantFrom(...mutationKinds), at: fc.double({ min: 0, max: 1, noNaN: true }), size: fc.integer({ min: 1, max: 200 }), value: fc.integer({ min: 0, max: 255 }),
}) satisfies fc.Arbitrary<Mutation>;

test('mutated files never crash a reader', async () => {
  const files = await seeds();
  let runs = 0;
  await fc.assert(fc.asyncProperty(fc.nat({ max: files.length - 1 }), fc.array(mutation, { minLength: 1, maxLength: 5 }), fc.nat({ max: formats.length - 1 }), fc.constantFrom(0, 0, 50, 500, 5000), async (index, mutations, wrong, pieceBytes) => {
    const { name, bytes } = files[index]!;
    runs += 1;
    const extension = runs % 5 === 0 ? formats[wrong]!.extensions[0]! : '';
    await mustEndWell(asHectareReads, mutations.reduce(mutated, bytes), `${name}${extension}`, pieceBytes);
  }), { seed, ...extent(1500, 0.7), endOnFailure: false });
  console.log(`fuzz: ${runs} mutated files of ${files.length}, seed ${seed}`);
  expect(runs).toBeGreaterThan(50);
}, limitMilliseconds);

/** A reader that is right but for one thing, and what the search says of it. */
const rightFeature: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [1, 2] }, properties: {} };
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const planted: [fault: string, read: Reading, said: RegExp][] = [
  ['a crash at a name that is nowhere declared', async (bytes) => { if (textOf(bytes).includes('&x;')) throw new TypeError('planted'); return { features: [rightFeature], notes: [] }; }, /planted/],
  ['a number that is none', async (bytes) => ({ features: [{ ...rightFeature, geometry: { type: 'Point', coordinates: [textOf(bytes).includes('1e308') ? Infinity : 1, 2] } }], notes: [] }), /not a finite number/],
  ['a note about a feature that is not there', async (bytes) => ({ features: [rightFeature], notes: textOf(bytes).includes('\u0000') ? [{ code: 'planted', severity: 'info', message: 'a note of the plant', feature: 1 } as never] : [] }), /a note about feature 1 of 1/],
  ['a geometry of no kind', async (bytes) => ({ features: [{ ...rightFeature, geometry: bytes.length < 40 ? ({ type: 'Blob', coordinates: [] } as never) : null }], notes: [] }), /unknown kind/],
  ['a refusal that says nothing', async (bytes) => { if (bytes.length % 7 === 3) throw Object.assign(new UnreadableFile('zip-damaged', say('file.zip.damaged-directory')), { message: 'no' }); return { features: [], notes: [] }; }, /says nothing/],
  ['a loop that grows with what is repeated', async (bytes) => { const started = process.cpuUsage(); while (textOf(bytes).includes('[[[[[[[[') && process.cpuUsage(started).user < 60_000); return { features: [], notes: [] }; }, /it took \d+ ms/],
];
test.each(planted)('the search finds %s', async (_fault, read, said) => {
  const bytes = await writeFile('geojson', own);
  const result = await fc.check(fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 5 }), async (mutations) => mustEndWell(read, mutations.reduce(mutated, bytes), 'own.geojson', 0, 50)), { seed: 14, numRuns: 5000, endOnFailure: true });
  expect((result.errorInstance as Error | null)?.message).toMatch(said);
});

const degree = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6 + 0);
/** On one side of Greenwich, so that no side is longer than half a turn: one that is goes the short way, over the 180th meridian, and is cut there (written-at-180.test.ts). */
const positionOf = (heights: boolean, isWest: boolean) => fc.tuple(degree(180).map((longitude) => (isWest ? -1 : 1) * Math.abs(longitude) + 0), degree(90), ...(heights ? [fc.integer({ min: -400_000, max: 8_000_000 }).map((value) => value / 1000)] : [])).map((place): Position => place);
const geometryOf = (heights: boolean, isWest: boolean): fc.Arbitrary<Geometry> => {
  const position = positionOf(heights, isWest);
  const line = fc.array(position, { minLength: 2, maxLength: 8 });
  const ring = fc.array(position, { minLength: 3, maxLength: 8 }).map((places) => [...places, places[0]!]);
  const polygon = fc.array(ring, { minLength: 1, maxLength: 3 });
  const several = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 2, maxLength: 3 });
  const simple: fc.Arbitrary<Geometry> = fc.oneof(
    position.map((coordinates): Geometry => ({ type: 'Point', coordinates })), line.map((coordinates): Geometry => ({ type: 'LineString', coordinates })), polygon.map((coordinates): Geometry => ({ type: 'Polygon', coordinates })),
    several(position).map((coordinates): Geometry => ({ type: 'MultiPoint', coordinates })), several(line).map((coordinates): Geometry => ({ type: 'MultiLineString', coordinates })), several(polygon).map((coordinates): Geometry => ({ type: 'MultiPolygon', coordinates })),
  );
  return fc.oneof({ arbitrary: simple, weight: 5 }, { arbitrary: several(simple).map((geometries): Geometry => ({ type: 'GeometryCollection', geometries })), weight: 1 });
};
/** Letters of every script; not the control characters, which XML cannot hold. */
const letters = (most: number) => fc.string({ unit: 'grapheme', maxLength: most }).map((text) => text.normalize().replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\uFFFE\uFFFF]/gu, ''));
const value = fc.oneof(letters(40), letters(2).map((text) => text.repeat(400)), fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map((number) => number + 0), fc.boolean(), fc.constant(null));
/** Names that the formats keep as they are: others are renamed, with a note, by those that have rules for names. */
const key = fc.oneof(letters(12), letters(3).map((text) => text.repeat(20)), fc.constantFrom('constructor', 'toString', 'valueOf', 'hasOwnProperty', 'Ñandú', 'área (ha)', 'a b', 'a"b', '1st'))
  .filter((name) => name.trim() === name && name !== '' && !/^(fid|ogc_fid|objectid|id|rowid|geom|wkt|name|description|folder|styleUrl|snippet|visibility|address|phoneNumber|icon|stroke.*|fill.*|marker.*|__proto__|times)$/i.test(name));
const featuresOf = ([heights, isWest]: [boolean, boolean]) => fc.array(fc.record({ geometry: geometryOf(heights, isWest), properties: fc.uniqueArray(fc.tuple(key, value), { maxLength: 5, selector: ([name]) => name.toLowerCase().normalize('NFKC') }).map((entries) => Object.fromEntries(entries)) })
  .map(({ geometry, properties }): Feature => ({ type: 'Feature', geometry, properties })), { minLength: 1, maxLength: 5 });
const cornersOf = (features: Feature[]) => { const list: string[] = []; for (const { geometry } of features) if (geometry) forEachPosition(geometry, (place) => { list.push(place.join(' ')); }); return list.sort(); };
/** What is written of a ring: a corner that repeats the one before it, height and all, stands once. */
const writtenRing = (ring: Position[]) => { const once = ring.filter((place, at) => at === 0 || place.join() !== ring[at - 1]!.join()); return once.length < 4 ? ring : once; };
const writtenGeometry = (geometry: Geometry): Geometry => geometry.type === 'Polygon' ? { ...geometry, coordinates: geometry.coordinates.map(writtenRing) } : geometry.type === 'MultiPolygon' ? { ...geometry, coordinates: geometry.coordinates.map((rings) => rings.map(writtenRing)) } : geometry.type === 'GeometryCollection' ? { ...geometry, geometries: geometry.geometries.map(writtenGeometry) } : geometry;
const asWritten = (features: Feature[]): Feature[] => features.map((feature) => ({ ...feature, geometry: feature.geometry && writtenGeometry(feature.geometry) }));
/** Simple shapes in a geometry, because KML does not tell a collection of lines from a multi-line. */
const partCount = (geometry: Geometry): number => (geometry.type === 'GeometryCollection' ? geometry.geometries.reduce((sum, one) => sum + partCount(one), 0) : geometry.type.startsWith('Multi') ? geometry.coordinates.length : 1);

/** What a format is known not to hold (docs/add-a-file-format.md): types in KML and CSV; blanks at the ends of texts; columns of mixed kinds become text. */
const typed = ['geojson', 'geojsonseq', 'flatgeobuf', 'geopackage'];
const asText = (given: unknown) => (given === null || given === undefined ? '' : String(given).trim().replace(/\s+/g, ' '));
const isMixed = (features: Feature[], name: string) => new Set(features.flatMap(({ properties }) => { const one = properties?.[name]; return one === null || one === undefined ? [] : [typeof one]; })).size > 1;

test('whatever is written comes back: corners with their heights, kinds of shapes, attributes', async () => {
  let runs = 0;
  await fc.assert(fc.asyncProperty(fc.tuple(fc.boolean(), fc.boolean()).chain(featuresOf), fc.constantFrom('geojson', 'geojsonseq', 'kml', 'kmz', 'geopackage', 'flatgeobuf', 'spreadsheet', 'csv', 'shapefile', 'wkt'), async (features, format) => {
    runs += 1;
    const { features: back } = await readFile(await writeFile(format, features, { precision: 6 }), { fileName: `x.${format}` });
    // A shapefile holds one kind a layer and writes rings with their direction; corners are the same but for a ring's first one, which stands at both ends.
    if (format === 'shapefile') expect([...new Set(cornersOf(back))]).toEqual([...new Set(cornersOf(features))]);
    else {
      expect(cornersOf(back)).toEqual(cornersOf(asWritten(features)));
      expect(back.map(({ geometry }) => partCount(geometry!))).toEqual(features.map(({ geometry }) => partCount(geometry!)));
      expect(back).toHaveLength(features.length);
    }
    if (format === 'shapefile' || format === 'wkt') return;
    features.forEach(({ properties }, index) => {
      for (const [name, given] of Object.entries(properties!)) {
        const got = Object.hasOwn(back[index]!.properties!, name) ? back[index]!.properties![name] : undefined;
        if (typed.includes(format) && !(isMixed(features, name) && !format.startsWith('geojson'))) expect([name, got ?? null]).toEqual([name, given]);
        else if (typeof given === 'number' && asText(got) !== '') expect([name, Number(got)]).toEqual([name, given]);
        else expect([name, asText(got)]).toEqual([name, asText(given)]);
      }
    });
  }), { seed, ...extent(150, 0.3) });
  console.log(`fuzz: ${runs} collections written and read, seed ${seed}`);
  expect(runs).toBeGreaterThan(20);
}, limitMilliseconds);
