import type { KeyValue } from 'hyparquet';
import { parquetWriteBuffer, type ParquetWriteOptions } from 'hyparquet-writer';
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { damagedBytes } from '#test/helpers/damaged-bytes.ts';
import { numbersFrom } from '#test/helpers/random-polygons.ts';
import type { Feature, Geometry } from '#geo/types.ts';
import { toWkb } from '#geo/wkb.ts';
import { readBatches, readFile, sourceOfBytes, UnreadableFile } from '../index.ts';
import { pagesOf } from './pages.ts';
import { ThriftWalk } from './thrift.ts';

type Columns = ParquetWriteOptions['columnData'];
const geoOf = (facts: object = {}, more: object = {}): KeyValue[] => [
  {
    key: 'geo',
    value: JSON.stringify({ version: '1.1.0', primary_column: 'geometry', columns: { geometry: { encoding: 'WKB', geometry_types: [], ...facts }, ...more } }),
  },
];
const square = (x: number, y: number, side = 0.01): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [x, y],
      [x + side, y],
      [x + side, y + side],
      [x, y + side],
      [x, y],
    ],
  ],
});
const shapes = (geometries: (Geometry | null)[], name = 'geometry'): Columns[number] => ({
  name,
  data: geometries.map((geometry) => geometry && toWkb(geometry)),
  type: 'BYTE_ARRAY',
  nullable: true,
});
const written = (columnData: Columns, options: Partial<ParquetWriteOptions> = {}) =>
  new Uint8Array(parquetWriteBuffer({ columnData, kvMetadata: geoOf(), ...options }));
const pointOf = ({ geometry }: Feature) => (geometry as { coordinates: number[] }).coordinates;

test('shapes and attributes come with their types, and a row without a shape is kept', async () => {
  const bytes = written([
    shapes([square(35, -1), null]),
    { name: 'id', data: ['007', '008'], type: 'STRING' },
    { name: 'trees', data: [12, 13], type: 'INT32' },
    { name: 'parcel', data: [9007199254740993n, 5n], type: 'INT64' },
    { name: 'share', data: [0.25, null], type: 'DOUBLE', nullable: true },
    { name: 'isOwned', data: [true, false], type: 'BOOLEAN' },
    { name: 'planted', data: [new Date('2024-05-01T12:30:00.250Z'), new Date('1969-12-31T23:59:59Z')], type: 'TIMESTAMP' },
    { name: 'extra', data: [{ crop: 'cocoa' }, { crop: 'coffee' }], type: 'JSON' },
  ]);
  const file = await readFile(bytes, { fileName: 'plots.parquet' });
  expect(file.format).toBe('geoparquet');
  expect(file.features.map(({ geometry }) => geometry)).toEqual([square(35, -1), null]);
  expect(file.features[0]!.properties).toEqual({
    id: '007',
    trees: 12,
    parcel: '9007199254740993',
    share: 0.25,
    isOwned: true,
    planted: '2024-05-01T12:30:00.25Z',
    extra: '{"crop":"cocoa"}',
  });
  expect(file.features[1]!.properties).toMatchObject({ parcel: 5, share: null, planted: '1969-12-31T23:59:59Z' });
  expect(file.notes.map(({ code, feature }) => [code, feature])).toEqual([['no-geometry', 1]]);
});

/** A block of LZ4 that is one run of bytes as they are: token, the rest of its length in bytes of up to 255, and the bytes. */
const lz4Block = (bytes: Uint8Array): Uint8Array => {
  if (bytes.length < 15) return Uint8Array.from([bytes.length << 4, ...bytes]);
  const rest = bytes.length - 15;
  return Uint8Array.from([0xf0, ...Array.from<number>({ length: Math.floor(rest / 255) }).fill(255), rest % 255, ...bytes]);
};
const compressors = { GZIP: gzipSync, ZSTD: zstdCompressSync, BROTLI: brotliCompressSync, LZ4_RAW: lz4Block };

test.each(['GZIP', 'SNAPPY', 'ZSTD', 'BROTLI', 'LZ4_RAW', 'UNCOMPRESSED'] as const)('pages packed by %s are read in row groups and parts, as a whole and in pieces alike', async (codec) => {
  const count = 3000;
  const bytes = written(
    [
      shapes(Array.from({ length: count }, (_, k) => square(k / 100, 1))),
      { name: 'n', data: Array.from({ length: count }, (_, k) => k), type: 'INT32' },
      { name: 'kind', data: Array.from({ length: count }, (_, k) => ['cocoa', 'coffee'][k % 2]!), type: 'STRING' },
    ],
    { codec, rowGroupSize: 1100, pageSize: 2000, compressors },
  );
  const { features } = await readFile(bytes);
  expect(features.map(({ properties }) => properties?.['n'])).toEqual(Array.from({ length: count }, (_, k) => k));
  expect(features[2999]!.geometry).toEqual(square(29.99, 1));
  expect(features[2999]!.properties?.['kind']).toBe('coffee');
  const pieces: Feature[] = [];
  for await (const batch of readBatches(sourceOfBytes('plots.parquet', bytes), {}, 0)) pieces.push(...batch.features);
  expect(pieces).toEqual(features);
});

test('lists and structs become lists and objects; the boxes of shapes are left out', async () => {
  const schema: ParquetWriteOptions['schema'] = [
    { name: 'root', num_children: 3 },
    { name: 'geometry', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL' },
    { name: 'crops', repetition_type: 'OPTIONAL', num_children: 1, converted_type: 'LIST' },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', type: 'BYTE_ARRAY', repetition_type: 'OPTIONAL', converted_type: 'UTF8' },
    { name: 'bbox', repetition_type: 'OPTIONAL', num_children: 2 },
    { name: 'xmin', type: 'DOUBLE', repetition_type: 'REQUIRED' },
    { name: 'xmax', type: 'DOUBLE', repetition_type: 'REQUIRED' },
  ];
  const columns: Columns = [
    { name: 'geometry', data: [toWkb(square(1, 1)), toWkb(square(2, 2))] },
    { name: 'crops', data: [['cocoa', 'coffee'], []] },
    { name: 'bbox', data: [{ xmin: 1, xmax: 2 }, { xmin: 2, xmax: 3 }] },
  ];
  const covered = geoOf({ covering: { bbox: { xmin: ['bbox', 'xmin'], xmax: ['bbox', 'xmax'] } } });
  const { features } = await readFile(written(columns, { schema, kvMetadata: covered }));
  expect(features.map(({ properties }) => properties)).toEqual([{ crops: ['cocoa', 'coffee'] }, { crops: [] }]);
  const uncovered = await readFile(written(columns, { schema }));
  expect(uncovered.features[1]!.properties).toEqual({ crops: [], bbox: { xmin: 2, xmax: 3 } });
});

test('a coordinate system in PROJJSON is turned into WGS 84, CRS84 is it, and null is asked for', async () => {
  const metres = shapes([{ type: 'Point', coordinates: [257000, 9857000] }]);
  const inCrs = (crs: unknown) => written([metres], { kvMetadata: geoOf({ crs }) });
  // by gdaltransform -s_srs EPSG:32737
  const [point] = (await readFile(inCrs({ type: 'ProjectedCRS', name: 'WGS 84 / UTM zone 37S', id: { authority: 'EPSG', code: 32737 } }))).features;
  expect(pointOf(point!)[0]).toBeCloseTo(36.8162, 5);
  expect(pointOf(point!)[1]).toBeCloseTo(-1.292818, 5);
  const [named] = (await readFile(inCrs({ name: 'WGS 84 / UTM zone 37S' }))).features;
  expect(pointOf(named!)[0]).toBeCloseTo(36.8162, 5);
  await expect(readFile(inCrs(null))).rejects.toMatchObject({ code: 'unknown-crs', numbers: { west: 257000 } });
  await expect(readFile(inCrs({ name: 'Local grid of a mine' }))).rejects.toMatchObject({ code: 'unknown-crs' });
  const [asked] = (await readFile(inCrs(null), { system: 'EPSG:32737' })).features;
  expect(pointOf(asked!)[0]).toBeCloseTo(36.8162, 5);
  const degrees = written([shapes([{ type: 'Point', coordinates: [35, -1] }])], {
    kvMetadata: geoOf({ crs: { id: { authority: 'OGC', code: 'CRS84' } } }),
  });
  expect((await readFile(degrees)).features.map(pointOf)).toEqual([[35, -1]]);
});

test('other columns of shapes are kept as text, with a note', async () => {
  const bytes = written([shapes([square(1, 1)]), shapes([{ type: 'Point', coordinates: [5, 6] }], 'gate')], {
    kvMetadata: geoOf({}, { gate: { encoding: 'WKB', geometry_types: ['Point'] } }),
  });
  const { features, notes } = await readFile(bytes);
  expect(features[0]!.properties).toEqual({ gate: 'POINT (5 6)' });
  expect(notes.map(({ code }) => code)).toEqual(['parquet-other-shapes']);
});

test('the type GEOMETRY of Parquet itself is read, and a column by its name, which is said', async () => {
  const own = new Uint8Array(
    parquetWriteBuffer({ columnData: [{ name: 'place', type: 'GEOMETRY', data: [{ type: 'Point', coordinates: [35, -1] }] }] }),
  );
  expect((await readFile(own)).features.map(pointOf)).toEqual([[35, -1]]);
  const byName = written([shapes([square(1, 1)], 'wkb_geometry')], { kvMetadata: [] });
  expect((await readFile(byName)).notes.map(({ code }) => code)).toEqual(['parquet-guessed']);
  await expect(readFile(written([{ name: 'a', data: [1], type: 'INT32' }], { kvMetadata: [] }))).rejects.toMatchObject({
    code: 'parquet-without-shapes',
  });
  await expect(readFile(written([shapes([square(1, 1)])], { kvMetadata: geoOf({ encoding: 'polygon' }) }))).rejects.toMatchObject({
    code: 'parquet-encoding',
  });
});

test('a shape that cannot be read costs itself alone', async () => {
  const broken: Columns[number] = { name: 'geometry', data: [new Uint8Array([1, 3, 0, 0, 0, 255, 255, 255, 255]), toWkb(square(1, 1))], type: 'BYTE_ARRAY' };
  const { features, notes } = await readFile(written([broken, { name: 'id', data: ['a', 'b'], type: 'STRING' }]));
  expect(features.map(({ geometry, properties }) => [geometry === null, properties?.['id']])).toEqual([
    [true, 'a'],
    [false, 'b'],
  ]);
  expect(notes.map(({ code, feature }) => [code, feature])).toEqual([['bad-shape', 0]]);
});

test('a cut file, one without its end and an encrypted one are told apart', async () => {
  const bytes = written([shapes([square(1, 1)])]);
  await expect(readFile(bytes.slice(0, 100))).rejects.toMatchObject({ code: 'parquet-truncated' });
  const locked = bytes.slice();
  locked.set(new TextEncoder().encode('PARE'), locked.length - 4);
  await expect(readFile(locked)).rejects.toMatchObject({ code: 'parquet-locked' });
});

test('a damaged row group is said, and the others are read', async () => {
  const bytes = written([shapes(Array.from({ length: 30 }, (_, k) => square(k, 1)))], { rowGroupSize: 10, codec: 'UNCOMPRESSED' });
  bytes.fill(0xff, 4, 60);
  const { features, notes } = await readFile(bytes);
  expect(features.length).toBe(20);
  expect(notes.map(({ code }) => code)).toEqual(['parquet-damaged-rows']);
});

test('counts that no bytes stand behind are refused before anything is made of them', async () => {
  // A list of two thousand million structs.
  expect(() => new ThriftWalk(Uint8Array.from([0x19, 0xfc, 0xff, 0xff, 0xff, 0xff, 0x07, 0])).struct()).toThrow(RangeError);
  expect(() => new ThriftWalk(Uint8Array.from({ length: 100 }, () => 0x1c)).struct()).toThrow(RangeError);
  // A data page of 12 bytes that says it inflates to 200 MB.
  const page = Uint8Array.from([0x15, 0, 0x15, 0x80, 0x90, 0xdf, 0xc0, 1, 0x15, 24, 0x2c, 0x15, 2, 0x15, 0, 0x15, 6, 0x15, 6, 0, 0, ...new Uint8Array(12)]);
  await expect(pagesOf(sourceOfBytes('', page), 0, page.length)).rejects.toThrow(/inflate without bound/);
});

test('damaged files are read or refused, with a code, and never fail otherwise', async () => {
  const bytes = Buffer.from(
    written(
      [
        shapes(Array.from({ length: 400 }, (_, k) => square(k / 10, 1))),
        { name: 'n', data: Array.from({ length: 400 }, (_, k) => k), type: 'INT64' as const },
        { name: 'kind', data: Array.from({ length: 400 }, (_, k) => `kind ${k % 3}`), type: 'STRING' as const },
      ].map((column) => (column.type === 'INT64' ? { ...column, data: (column.data as number[]).map(BigInt) } : column)),
      { rowGroupSize: 150, pageSize: 1000 },
    ),
  );
  const random = numbersFrom(20261126);
  for (let round = 0; round < 600; round += 1) {
    const { bytes: damaged, what } = damagedBytes(bytes, random);
    try {
      const { features } = await readFile(new Uint8Array(damaged), { fileName: 'plots.parquet' });
      expect(features.length, what).toBeLessThanOrEqual(400);
    } catch (error) {
      expect(error, what).toBeInstanceOf(UnreadableFile);
    }
  }
});
