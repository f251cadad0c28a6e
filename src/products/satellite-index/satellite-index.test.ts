import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collectContext, jsonDocument, packedData, projectAt } from '../../../test/helpers/packed-data.ts';
import { hasShared, shared } from '../../../test/helpers/shared.ts';
import { earthSearch, offsetOf, sentinel2 } from '#datasets/sentinel2.ts';
import { openGeoTiff, writeGeoTiff, type Grid } from '#raster/index.ts';
import { nearestCells } from '#raster/warp.ts';
import type { PackWriter } from '#datasets/packs/pack-writer.ts';
import { formula, medianOf, pictureGrid, statisticsOf } from './compute.ts';
import { service as satelliteIndexProduct } from './service.ts';

describe('offsets of reflectance', () => {
  test.each([
    ['sentinel-2-c1-l2a', '05.10', undefined, -0.1, -0.1, false],
    ['sentinel-2-l2a', '02.14', false, -0.1, 0, false],
    ['sentinel-2-l2a', '05.09', true, -0.1, 0, false],
    ['sentinel-2-l2a', '05.09', false, -0.1, -0.1, true],
  ] as const)('%s, baseline %s, applied %s', (collection, baseline, applied, band, offset, doubtful) => {
    expect(offsetOf(collection, baseline, applied, band)).toEqual({ offset, isOffsetDoubtful: doubtful });
  });
});

test('indices worked out by hand', () => {
  expect(formula.ndvi(0.1, 0.5)).toBeCloseTo(0.4 / 0.6, 12);
  expect(formula.evi(0.05, 0.1, 0.5)).toBeCloseTo(1 / (0.5 + 0.6 - 0.375 + 1), 12);
  expect(formula.ndwi(0.3, 0.1)).toBeCloseTo(0.5, 12);
  expect(formula.nbr(0.4, 0.1)).toBeCloseTo(0.6, 12);
});

test('the median leaves clouds out; figures weigh cells by what the project covers of them', () => {
  expect([
    ...medianOf([Float32Array.of(1, Number.NaN, 5), Float32Array.of(3, Number.NaN, Number.NaN), Float32Array.of(2, Number.NaN, 7)]),
  ]).toEqual([2, Number.NaN, 6]);
  expect(statisticsOf(Float32Array.of(0, 1, Number.NaN), [1, 0.5, 0.5])).toEqual({
    clearFraction: 0.75,
    statistics: { mean: 0.5 / 1.5, median: 0, p10: 0, p90: 1 },
  });
  expect(statisticsOf(Float32Array.of(Number.NaN), [1]).statistics).toBeNull();
});

test('a picture has cells of at least 10 m and at most 1024 a side', () => {
  expect(pictureGrid([10, 50, 10.001, 50.001]).cellMetres).toBe(10);
  const wide = pictureGrid([10, 50, 12, 51]);
  expect(Math.max(wide.width, wide.height)).toBe(1024);
});

// A square of 640 m in UTM zone 21 south; north half red 0.1 and nir 0.5, south half red 0.3 and nir 0.4.
const utm: Grid = { west: 600_000, north: 9_700_000, cellWidth: 10, cellHeight: 10, width: 64, height: 64, epsg: 32721 };
const when = '2026-01-01T00:00:00Z';
const place: [number, number] = [-56.0978, -2.7165];
const parcel = {
  type: 'Polygon' as const,
  coordinates: [
    [
      [-56.0998, -2.7185],
      [-56.0958, -2.7185],
      [-56.0958, -2.7145],
      [-56.0998, -2.7145],
      [-56.0998, -2.7185],
    ],
  ],
};
interface Given {
  id: string;
  day: string;
  clouded?: (row: number) => boolean;
  red?: [number, number];
  applied?: boolean;
  baseline?: string;
  collection?: string;
}
async function addScene(pack: PackWriter, { id, clouded = () => false, red = [1000, 3000] }: Given) {
  const raster = (name: string, values: Uint16Array | Uint8Array) =>
    pack.addRaster({
      dataset: sentinel2,
      url: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${id}/${name}.tif`,
      noData: 0,
      levels: [utm],
      level: 0,
      window: { left: 0, top: 0, width: 64, height: 64 },
      values,
      fetchedAt: when,
    });
  const fill = (north: number, south: number) => Uint16Array.from({ length: 64 * 64 }, (_, cell) => (cell < 32 * 64 ? north : south));
  await raster('B04', fill(...red));
  await raster('B08', fill(5000, 4000));
  await raster(
    'SCL',
    Uint8Array.from({ length: 64 * 64 }, (_, cell) => (clouded(Math.floor(cell / 64)) ? 9 : 4)),
  );
}
const itemOf = ({ id, day, applied, baseline = '05.10', collection = 'sentinel-2-c1-l2a' }: Given) => ({
  id,
  collection,
  bbox: [-56.11, -2.73, -56.08, -2.7],
  properties: {
    datetime: `${day}T14:00:00Z`,
    'eo:cloud_cover': 5,
    'proj:epsg': 32721,
    's2:processing_baseline': baseline,
    ...(applied === undefined ? {} : { 'earthsearch:boa_offset_applied': applied }),
  },
  assets: Object.fromEntries(
    [
      ['red', 'B04'],
      ['nir', 'B08'],
      ['scl', 'SCL'],
    ].map(([name, file]) => [
      name,
      {
        href: `https://sentinel-cogs.s3.us-west-2.amazonaws.com/${id}/${file}.tif`,
        'raster:bands': [{ offset: collection === 'sentinel-2-c1-l2a' ? 0 : -0.1 }],
      },
    ]),
  ),
});
async function answered(scenes: Given[], query: Record<string, unknown> = {}) {
  const data = await packedData(async (pack) => {
    for (const collection of ['sentinel-2-c1-l2a', 'sentinel-2-l2a'])
      for (let month = 1; month <= 12; month += 1)
        for (const year of [2025, 2026]) {
          const name = `${year}-${String(month).padStart(2, '0')}`;
          const features = scenes
            .filter(({ day, collection: own = 'sentinel-2-c1-l2a' }) => day.startsWith(name) && own === collection)
            .map(itemOf);
          // Two pages where there is more than one scene, as the search gives them.
          await pack.addDocument(
            jsonDocument(earthSearch, `${collection}/${name}/1`, {
              features: features.slice(0, 1),
              links: features.length > 1 ? [{ rel: 'next', body: { next: 'x' } }] : [],
            }),
          );
          if (features.length > 1)
            await pack.addDocument(jsonDocument(earthSearch, `${collection}/${name}/2`, { features: features.slice(1), links: [] }));
        }
    for (const scene of scenes) await addScene(pack, scene);
  });
  const now = new Date('2026-03-20T00:00:00Z');
  const project = projectAt(place, parcel, 19.7);
  const variant = satelliteIndexProduct.variantOf!(query, now);
  const collected = await satelliteIndexProduct.collect(project, variant, collectContext(data, now.toISOString()));
  return {
    collected,
    value: (
      satelliteIndexProduct.answer(project, collected, query, { now, url: (name) => `http://here/${name}` }) as {
        value: Record<string, unknown>;
      }
    ).value,
  };
}

describe('the product', () => {
  test('the newest scene that is clear enough, not a newer clouded one', async () => {
    const { value, collected } = await answered([
      { id: 'old', day: '2026-02-01' },
      { id: 'good', day: '2026-03-01' },
      { id: 'clouded', day: '2026-03-10', clouded: (row) => row < 40 },
    ]);
    expect(value).toMatchObject({
      index: 'ndvi',
      image_url: 'http://here/image.png',
      scene_ids: ['good'],
      start_date: '2026-03-01',
      end_date: '2026-03-01',
      clear_fraction: 1,
    });
    // (0.5 - 0.1) / 0.6 in the north, (0.4 - 0.3) / 0.7 in the south.
    expect((value['statistics'] as Record<string, number>)['p90']).toBeCloseTo(0.4 / 0.6, 6);
    expect((value['statistics'] as Record<string, number>)['p10']).toBeCloseTo(0.1 / 0.7, 6);
    const tiff = await openGeoTiff(async (offset, length) => collected.files!['index.tif']!.bytes.subarray(offset, offset + length));
    expect(tiff.levels[0]).toMatchObject({ epsg: 4326 });
    expect([...collected.files!['image.png']!.bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join('')).toBe('PNG');
  });

  test('with dates the median of the range, clouds left out cell by cell', async () => {
    const { value } = await answered(
      [
        { id: 'a', day: '2026-01-05' },
        { id: 'b', day: '2026-01-15', red: [2000, 3000] },
        { id: 'c', day: '2026-01-25', red: [3000, 3000], clouded: () => true },
      ],
      { start_date: '2026-01-01', end_date: '2026-01-31' },
    );
    expect(value).toMatchObject({ start_date: '2026-01-01', end_date: '2026-01-31', scene_ids: ['a', 'b'] });
    expect((value['statistics'] as Record<string, number>)['p90']).toBeCloseTo((0.4 / 0.6 + 0.3 / 0.7) / 2, 6);
  });

  test('nothing clear is an answer with a reason, not an error and not a zero', async () => {
    const { value } = await answered([{ id: 'a', day: '2026-03-05', clouded: () => true }]);
    expect(value).toMatchObject({ image_url: null, geotiff_url: null, statistics: null, scene_ids: [] });
    expect((value['assumptions'] as string[]).join()).toContain('No data here');
  });

  test('the older collection where the first has none; a wrong flag of its offset shows in negative ground and is not followed', async () => {
    // Numbers that would be negative with -0.1: red 500 and 600 of 10,000.
    const { value } = await answered([{ id: 'a', day: '2026-03-05', collection: 'sentinel-2-l2a', applied: false, red: [500, 600] }]);
    expect((value['statistics'] as Record<string, number>)['p90']).toBeCloseTo(0.45 / 0.55, 6);
    const right = await answered([{ id: 'a', day: '2026-03-05', collection: 'sentinel-2-l2a', applied: false, red: [2000, 4000] }]);
    expect((right.value['statistics'] as Record<string, number>)['p90']).toBeCloseTo((0.4 - 0.1) / (0.4 + 0.1), 6);
  });

  test('dates before Sentinel-2 and after today name their field', () => {
    const now = new Date('2026-03-20T00:00:00Z');
    expect(() => satelliteIndexProduct.variantOf!({ start_date: '2014-01-01' }, now)).toThrow(
      expect.objectContaining({ field: 'start_date' }),
    );
    expect(() => satelliteIndexProduct.variantOf!({ start_date: '2026-03-21' }, now)).toThrow(
      expect.objectContaining({ field: 'start_date' }),
    );
    expect(satelliteIndexProduct.variantOf!({ index: 'ndvi' }, now)).toBe('');
    expect(satelliteIndexProduct.variantOf!({ start_date: '2026-01-01', index: 'nbr' }, now)).toBe(
      'index=nbr&start_date=2026-01-01&end_date=2026-03-20',
    );
  });
});

describe('warping', () => {
  const gdal = spawnSync('gdalwarp', ['--version']).status === 0;
  if (!gdal) console.log('skipped: no gdalwarp to compare with');
  test.skipIf(!gdal)('equals gdalwarp’s nearest cells but where a centre lies on an edge', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-warp-'));
    const source: Grid = { west: 500_000, north: 5_600_000, cellWidth: 20, cellHeight: 20, width: 300, height: 260, epsg: 32633 };
    const values = Uint16Array.from({ length: source.width * source.height }, (_, cell) => cell % 65_000);
    writeFileSync(join(folder, 'in.tif'), writeGeoTiff(values, source, {}));
    const target = pictureGrid([15.01, 50.51, 15.07, 50.545]);
    const edge = [
      target.west,
      target.north - target.height * target.cellHeight,
      target.west + target.width * target.cellWidth,
      target.north,
    ].map(String);
    execFileSync('gdalwarp', [
      '-q',
      '-t_srs',
      'EPSG:4326',
      '-te',
      ...edge,
      '-ts',
      String(target.width),
      String(target.height),
      '-r',
      'near',
      '-et',
      '0',
      '-of',
      'ENVI',
      join(folder, 'in.tif'),
      join(folder, 'out.bin'),
    ]);
    const expected = new Uint16Array(readFileSync(join(folder, 'out.bin')).buffer.slice(0));
    const cells = nearestCells(target, source);
    let other = 0;
    cells.forEach((cell, index) => {
      if ((cell < 0 ? 0 : values[cell]!) !== expected[index]) other += 1;
    });
    expect(expected.some((value) => value > 0)).toBe(true);
    expect(other / cells.length).toBeLessThan(1e-4);
  });
});

describe.skipIf(!hasShared('samples', 'sentinel2'))('a recorded scene', () => {
  test('NDVI of the raw numbers', async () => {
    const read = async (name: string) => {
      const bytes = new Uint8Array(readFileSync(shared('samples', 'sentinel2', `S2A_29RKH_20200219_0_L2A_${name}.tif`)));
      const file = await openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length));
      const { width, height, epsg } = file.levels[0]!;
      expect([width, height, epsg]).toEqual([512, 512, 32629]);
      return file.read(0, { left: 0, top: 0, width, height });
    };
    const [red, nir] = [await read('B04'), await read('B08')];
    const known = JSON.parse(readFileSync(shared('samples', 'sentinel2', 'expected.json'), 'utf8')) as {
      ndvi_mean: number;
      ndvi_min: number;
      ndvi_max: number;
    };
    const values = Array.from(red, (value, cell) => formula.ndvi(value * 0.0001, nir[cell]! * 0.0001)).filter(
      (value) => !Number.isNaN(value),
    );
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(known.ndvi_mean, 4);
    const sorted = values.sort((a, b) => a - b);
    expect(sorted[0]).toBeCloseTo(known.ndvi_min, 5);
    expect(sorted.at(-1)).toBeCloseTo(known.ndvi_max, 4);
  });
});
