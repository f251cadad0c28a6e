import { execFileSync, spawnSync } from 'node:child_process';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { memoryKeys } from '#host/keys/keychain.ts';
import { openGeoTiff, writeGeoTiff } from '#raster/index.ts';
import { freshFolder, testHost } from './host.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});
const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('Skipped: areas of GeoTIFFs are held against GDAL (it is not installed)');

const grid = { west: 500_000, north: 100_000, cellWidth: 10, cellHeight: 10, width: 1400, height: 1100, epsg: 32_636 };
const heights = Float32Array.from({ length: grid.width * grid.height }, (_, at) =>
  at % 11 === 0 ? -1 : (at % 1400) + Math.floor(at / 1400) / 2,
);
const plain = Buffer.from(writeGeoTiff(heights, grid, { noData: -1 }));
/** within one tile of 512 cells in the middle */
const box: [number, number, number, number] = [33.05, 0.847, 33.07, 0.853];

interface Manner {
  headers?: Record<string, string>;
  before?: (from: number, response: ServerResponse) => Promise<void>;
  hasPaths?: boolean;
}
/** A server of one GeoTIFF with a key, which can be put in the place of another, and a host with it as a map. */
async function start(first: Buffer, { headers = {}, before = async () => {}, hasPaths = false }: Manner = {}) {
  let file = first;
  const ranges: [from: number, length: number][] = [];
  const server = createServer((request, response) => {
    if (new URL(request.url!, 'http://own').searchParams.get('key') !== 'secret-of-the-map-123') {
      response.writeHead(403).end();
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range!)!.map(Number) as [number, number, number];
    const part = file.subarray(from, to + 1);
    ranges.push([from, part.length]);
    const range = `bytes ${from}-${from + part.length - 1}/${file.length}`;
    void before(from, response).then(() => response.writeHead(206, { ...headers, 'content-range': range }).end(part));
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  open.push(
    () =>
      new Promise<void>((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  );
  const folder = freshFolder('raster-area');
  const target = join(folder, 'field.tif');
  const host = testHost({
    keys: memoryKeys('a test'),
    ...(hasPaths
      ? {
          chooseSaveTarget: async () => target,
          readRange: async (path: string, from: number, length: number) => readFileSync(path).subarray(from, from + length),
          readPieces: async (path: string, offsets: readonly number[], lengths: readonly number[]) =>
            Buffer.concat(offsets.map((from, at) => readFileSync(path).subarray(from, from + lengths[at]!))),
        }
      : {}),
  });
  open.unshift(() => host.bridge.end());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/heights.tif?key={key}`;
  const map = await host.ask('basemaps.save', {
    name: 'Heights',
    kind: 'pmtiles',
    address,
    attribution: 'Survey',
    key: 'secret-of-the-map-123',
  });
  const replace = (other: Buffer) => {
    file = other;
  };
  return { host, map, ranges, replace, target, folder };
}
const readerOf = (bytes: Uint8Array) => async (offset: number, length: number) => bytes.subarray(offset, offset + length);

test('an area is measured on every level by the directories, fetched by ranges, and opens with its cells as a map of its own', async () => {
  const { host, map, ranges, target, folder } = await start(plain, { hasPaths: true });
  const plan = await host.ask('mapAreas.rasterPlan', { basemapId: map.id, box });
  expect(plan).toMatchObject({
    isForbidden: false,
    maxBytes: 1024 ** 3,
    levels: [{ level: 0, tileCount: 1, width: 512, height: 512 }, { level: 1 }, { level: 2 }],
  });
  expect(plan.levels[0]!.cellMetres).toBeCloseTo(10, 1);
  expect(plan.levels[1]!.cellMetres).toBeCloseTo(20, 1);
  expect(ranges.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(150_000);
  ranges.length = 0;
  const saved = await host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 0, name: 'Field' });
  const bytes = readFileSync(target);
  expect(saved).toMatchObject({ saved: true, bytes: bytes.length });
  expect(readdirSync(folder)).toEqual(['field.tif']);
  // One tile of nine, and directories.
  expect(ranges.reduce((sum, [, length]) => sum + length, 0)).toBeLessThan(plan.levels[0]!.bytes + 150_000);
  const [area, source] = [await openGeoTiff(readerOf(bytes)), await openGeoTiff(readerOf(plain))];
  expect(area.levels).toEqual([{ ...grid, west: 505_120, north: 94_880, width: 512, height: 512 }]);
  expect(area.noData).toBe(-1);
  const [here, there] = [
    { left: 0, top: 0, width: 512, height: 512 },
    { left: 512, top: 512, width: 512, height: 512 },
  ];
  expect(await area.read(0, here)).toEqual(await source.read(0, there));
  expect(bytes.includes('Survey')).toBe(true);
  expect(bytes.includes('secret-of-the-map-123')).toBe(false);
  const maps = (await host.ask('basemaps.list', {})).basemaps;
  expect(maps.find(({ id }) => id === saved.basemapId)).toMatchObject({ kind: 'file', fileName: 'field.tif', attribution: 'Survey' });
  const head = await host.ask('basemaps.range', { id: saved.basemapId!, offset: 0, length: 4 });
  expect([...head.bytes]).toEqual([0x49, 0x49, 42, 0]);
  const pieces = await host.ask('basemaps.pieces', { id: saved.basemapId!, offsets: [2, 0, bytes.length - 1], lengths: [2, 1, 5] });
  expect([...pieces.bytes]).toEqual([42, 0, 0x49, bytes.at(-1)]);
  // Each part of what lies on a network would be a request.
  await expect(host.ask('basemaps.pieces', { id: map.id, offsets: [0], lengths: [1] })).rejects.toThrow(/^no-paths/);
  await expect(host.ask('basemaps.pieces', { id: saved.basemapId!, offsets: [0], lengths: [1, 2] })).rejects.toThrow();
});

test('a window without paths gets the file; an area beside the picture, and a level that is not there, are refused', async () => {
  const { host, map } = await start(plain);
  expect(await host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 2, name: 'Field: north' })).toMatchObject({
    saved: true,
    basemapId: null,
  });
  expect(host.saved).toMatchObject([{ name: 'Field north.tif', kind: 'tif' }]);
  expect((await openGeoTiff(readerOf(host.saved[0]!.bytes))).levels[0]).toMatchObject({ cellWidth: 40, width: 350 });
  expect(readdirSync(host.dataFolder).filter((name) => name.includes('area.tif'))).toEqual([]);
  await expect(host.ask('mapAreas.rasterPlan', { basemapId: map.id, box: [10, 40, 11, 41] })).rejects.toThrow(/^not-here: .*“Heights”/);
  await expect(host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 7, name: 'Field' })).rejects.toThrow(/^not-here/);
});

test('a server that forbids to store, a file that is replaced meanwhile, and what is no GeoTIFF leave nothing behind', async () => {
  const noStore = await start(plain, { headers: { 'cache-control': 'no-store' }, hasPaths: true });
  const take = ({ host, map }: Awaited<ReturnType<typeof start>>) =>
    host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 0, name: 'Field' });
  await expect(take(noStore)).rejects.toThrow(/^not-kept/);
  let replaced = false;
  const changing = await start(plain, {
    hasPaths: true,
    before: async (from) => {
      if (from < 100_000 || replaced) return;
      replaced = true;
      changing.replace(
        Buffer.from(
          writeGeoTiff(
            heights.map((value) => value + 1),
            grid,
            { noData: -1, description: 'Newer' },
          ),
        ),
      );
    },
  });
  await expect(take(changing)).rejects.toThrow(/^raster-changed/);
  const broken = await start(Buffer.from('II*\0 a picture that is none'), { hasPaths: true });
  await expect(take(broken)).rejects.toThrow(/^bad-raster/);
  for (const { folder } of [noStore, changing, broken]) expect(readdirSync(folder)).toEqual([]);
});

test('a cancelled run leaves no file and no map', async () => {
  const reached = Promise.withResolvers<void>();
  const { host, map, folder } = await start(plain, {
    hasPaths: true,
    before: async (from) => {
      if (from < 100_000) return;
      reached.resolve();
      await new Promise(() => {});
    },
  });
  const run = host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 0, name: 'Cut short' }, 'take-1');
  const failed = expect(run).rejects.toThrow(/^cancelled/);
  await reached.promise;
  await host.ask('jobs.cancel', { callId: 'take-1' });
  await failed;
  expect(readdirSync(folder)).toEqual([]);
  expect((await host.ask('basemaps.list', {})).basemaps).toHaveLength(1);
});

describe.skipIf(!hasGdal)('GDAL reads the cells of an area as those of the source', () => {
  const folder = freshFolder('raster-sources');
  mkdirSync(folder, { recursive: true });
  const told = (program: string, ...options: string[]) =>
    execFileSync(program, options, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 26 });
  const source = join(folder, 'source.tif');
  writeFileSync(source, plain);
  interface Info {
    size: [number, number];
    geoTransform: number[];
    bands: { type: string; noDataValue?: number; checksum: number; mask?: { flags: string[] }; colorInterpretation: string }[];
    coordinateSystem: { wkt: string };
    metadata: Record<string, Record<string, string>>;
  }
  const infoOf = (file: string) => JSON.parse(told('gdalinfo', '--config', 'GDAL_PAM_ENABLED', 'NO', '-json', '-checksum', file)) as Info;

  const byte = ['-ot', 'Byte', '-scale', '0', '2000', '0', '255', '-a_nodata', 'none'];
  test.each([
    [
      'four bands with JPEG and a mask inside',
      [...byte, '-b', '1', '-b', '1', '-b', '1', '-mask', '1', '-co', 'COMPRESS=JPEG', '--config', 'GDAL_TIFF_INTERNAL_MASK', 'YES'],
      'COG',
    ],
    [
      'bands in planes of their own, with LZW and statistics',
      [
        '-stats',
        '-b',
        '1',
        '-b',
        '1',
        '-co',
        'INTERLEAVE=BAND',
        '-co',
        'TILED=YES',
        '-co',
        'COMPRESS=LZW',
        '-co',
        'PREDICTOR=2',
        '-ot',
        'Int16',
      ],
      'GTiff',
    ],
    [
      'zstd in a BigTIFF whose place is that of the middle of a cell',
      ['-co', 'TILED=YES', '-co', 'BIGTIFF=YES', '-co', 'COMPRESS=ZSTD', '-mo', 'AREA_OR_POINT=Point'],
      'GTiff',
    ],
    ['strips', ['-co', 'COMPRESS=DEFLATE'], 'GTiff'],
  ] as const)('%s', async (_what, options, driver) => {
    const file = join(folder, 'made.tif');
    told('gdal_translate', '-q', '-of', driver, ...options, source, file);
    const { host, map, target } = await start(readFileSync(file), { hasPaths: true });
    await host.ask('mapAreas.rasterTake', { basemapId: map.id, box, level: 0, name: 'Field' });
    const [area, whole] = [infoOf(target), infoOf(file)];
    const [left, top] = [(area.geoTransform[0]! - whole.geoTransform[0]!) / 10, (whole.geoTransform[3]! - area.geoTransform[3]!) / 10];
    const window = join(folder, 'window.tif');
    told('gdal_translate', '-q', '-srcwin', String(left), String(top), ...area.size.map(String), file, window);
    const expected = infoOf(window);
    const maskSum = (one: string) => {
      const mask = join(folder, 'mask.tif');
      told('gdal_translate', '-q', '-b', 'mask', one, mask);
      return infoOf(mask).bands[0]!.checksum;
    };
    const facts = (info: Info, own: Info) => ({
      size: info.size,
      geoTransform: info.geoTransform,
      wkt: info.coordinateSystem.wkt,
      bands: info.bands.map(({ type, noDataValue, checksum }, at) => [
        type,
        noDataValue,
        checksum,
        own.bands[at]!.colorInterpretation,
        own.bands[at]!.mask?.flags,
      ]),
    });
    // What a band shows is told by the source: GDAL takes bands of a window one by one.
    expect(facts(area, area)).toEqual(facts(expected, whole));
    expect(maskSum(target)).toBe(maskSum(window));
    expect(area.metadata['']).toMatchObject({ ATTRIBUTION: 'Survey' });
    expect(told('gdalinfo', target)).not.toContain('STATISTICS_');
  });

  const wide: typeof box = [33, 0.81, 33.125, 0.904];
  const classes = ['-ot', 'Byte', '-scale', '0', '2000', '0', '9'];
  test.each([
    ['heights as floats in strips', [], 'average'],
    ['heights as whole numbers', ['-ot', 'Int16', '-co', 'TILED=YES', '-co', 'COMPRESS=DEFLATE', '-co', 'PREDICTOR=2'], 'average'],
    ['classes of 8 bits', [...classes, '-co', 'TILED=YES', '-co', 'COMPRESS=LZW'], 'nearest'],
    [
      'three colours',
      [...classes.slice(0, -1), '255', '-b', '1', '-b', '1', '-b', '1', '-co', 'TILED=YES', '-a_nodata', 'none'],
      'average',
    ],
    ['two bands in planes of their own', ['-b', '1', '-b', '1', '-co', 'INTERLEAVE=BAND', '-co', 'TILED=YES', '-ot', 'Int16'], 'average'],
  ] as const)('%s have overviews whose cells are those of gdaladdo', async (_what, options, resampling) => {
    const file = join(folder, 'wide.tif');
    told('gdal_translate', '-q', ...options, source, file);
    const { host, map, target } = await start(readFileSync(file), { hasPaths: true });
    expect(await host.ask('mapAreas.rasterTake', { basemapId: map.id, box: wide, level: 0, name: 'Wide' })).toMatchObject({
      hasOverviews: true,
    });
    const bare = join(folder, 'bare.tif');
    told('gdal_translate', '-q', target, bare);
    told('gdaladdo', '-q', '-r', resampling, bare, '2', '4');
    const overviewsOf = (one: string) =>
      (infoOf(one) as unknown as { bands: { overviews: { size: number[]; checksum: number }[] }[] }).bands.map(
        ({ overviews }) => overviews,
      );
    expect(overviewsOf(target)[0]).toHaveLength(2);
    expect(overviewsOf(target)).toEqual(overviewsOf(bare));
  });

  test('what is packed in a way that is copied alone has none, and says so', async () => {
    const file = join(folder, 'zstd.tif');
    told('gdal_translate', '-q', '-co', 'TILED=YES', '-co', 'COMPRESS=ZSTD', source, file);
    const { host, map, target } = await start(readFileSync(file), { hasPaths: true });
    expect(await host.ask('mapAreas.rasterTake', { basemapId: map.id, box: wide, level: 0, name: 'Wide' })).toMatchObject({
      hasOverviews: false,
    });
    expect(told('gdalinfo', target)).not.toContain('Overviews');
  });
});
