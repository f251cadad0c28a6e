import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { answered, type Given } from '../../../test/helpers/satellite-scenes.ts';
import { hasShared, shared } from '../../../test/helpers/shared.ts';
import { offsetOf } from '#datasets/sentinel2.ts';
import { openGeoTiff, writeGeoTiff, type Grid } from '#raster/index.ts';
import { nearestCells } from '#raster/warp.ts';
import { indexValue, medianOf, pictureGrid, statisticsOf } from './compute.ts';
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
  expect(indexValue('ndvi', [0.1, 0.5])).toBeCloseTo(0.4 / 0.6, 12);
  expect(indexValue('evi', [0.05, 0.1, 0.5])).toBeCloseTo(1 / (0.5 + 0.6 - 0.375 + 1), 12);
  expect(indexValue('ndwi', [0.3, 0.1])).toBeCloseTo(0.5, 12);
  expect(indexValue('nbr', [0.4, 0.1])).toBeCloseTo(0.6, 12);
});

test('an index stays within -1 and 1, whatever the correction of the atmosphere left', () => {
  // Water: (−0.001 − 0.002) / (−0.001 + 0.002) would be −3.
  expect(indexValue('ndvi', [0.002, -0.001])).toBe(-1);
  expect(indexValue('ndvi', [-0.002, -0.001])).toBeNaN();
  // Snow and bright cloud: the denominator of EVI goes through zero there.
  expect(indexValue('evi', [0.99, 0.9, 1.02])).toBeNaN();
  const steps = Array.from({ length: 15 }, (_, step) => -0.1 + step * 0.1);
  for (const index of ['ndvi', 'evi', 'ndmi', 'nbr', 'ndwi'] as const)
    for (const a of steps)
      for (const b of steps)
        for (const c of index === 'evi' ? steps : [0]) {
          const value = indexValue(index, [a, b, c]);
          expect(Number.isNaN(value) || Math.abs(value) <= 1, `${index} of ${[a, b, c].join()}`).toBe(true);
        }
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

  test('the older collection where there is no other; a wrong flag of its offset shows in negative ground and is not followed', async () => {
    // Numbers that would be negative with -0.1: red 500 and 600 of 10,000.
    const { value } = await answered([{ id: 'a', day: '2026-03-05', collection: 'sentinel-2-l2a', applied: false, red: [500, 600] }]);
    expect((value['statistics'] as Record<string, number>)['p90']).toBeCloseTo(0.45 / 0.55, 6);
    const right = await answered([{ id: 'a', day: '2026-03-05', collection: 'sentinel-2-l2a', applied: false, red: [2000, 4000] }]);
    expect((right.value['statistics'] as Record<string, number>)['p90']).toBeCloseTo((0.4 - 0.1) / (0.4 + 0.1), 6);
  });

  test('an acquisition that collection 1 lacks comes from the older collection, one that both have from collection 1', async () => {
    const { value } = await answered(
      [
        { id: 'S2A_T21MXT_20260105T140000_L2A', day: '2026-01-05', red: [2000, 3000] },
        { id: 'S2A_21MXT_20260105_0_L2A', day: '2026-01-05', collection: 'sentinel-2-l2a', applied: true, red: [1000, 3000] },
        { id: 'S2B_21MXT_20260115_0_L2A', day: '2026-01-15', collection: 'sentinel-2-l2a', applied: true, red: [3000, 3000] },
      ],
      { start_date: '2026-01-01', end_date: '2026-01-31' },
    );
    expect((value['scene_ids'] as string[]).toSorted()).toEqual(['S2A_T21MXT_20260105T140000_L2A', 'S2B_21MXT_20260115_0_L2A']);
    expect((value['statistics'] as Record<string, number>)['p90']).toBeCloseTo((0.3 / 0.7 + 0.2 / 0.8) / 2, 6);
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

test('where the day begins before it does in UTC, today is no date of the future', () => {
  const noon = new Date('2026-03-20T12:00:00Z');
  const of = (query: Record<string, unknown>) => satelliteIndexProduct.variantOf!(query, noon);
  expect(of({ start_date: '2026-03-21' })).toBe('start_date=2026-03-21&end_date=2026-03-21');
  expect(of({ start_date: '2026-03-01', end_date: '2027-01-01' })).toBe('start_date=2026-03-01&end_date=2026-03-21');
  expect(of({ start_date: '2026-03-01' })).toBe('start_date=2026-03-01&end_date=2026-03-20');
  expect(() => of({ start_date: '2026-03-22' })).toThrow(expect.objectContaining({ field: 'start_date' }));
});

describe('the series', () => {
  const clouds = (rows: number) => ({ clouded: (row: number) => row < rows });
  const asked = (scenes: Given[], query: Record<string, unknown> = {}) =>
    answered(scenes, { start_date: '2025-10-01', end_date: '2026-03-20', ...query }, 'satelliteSeries');

  test('gives every month of the range, and says of each empty one why it is empty', async () => {
    const { value, collected } = await asked([
      { id: 'a', day: '2025-10-05' },
      { id: 'b', day: '2025-10-25', red: [2000, 3000] },
      { id: 'half', day: '2025-12-10', ...clouds(32) },
      { id: 'grey', day: '2026-01-10', ...clouds(64) },
      { id: 'c', day: '2026-03-10' },
    ]);
    const months = value['months'] as Record<string, unknown>[];
    expect(months.map(({ month, gap, images }) => [month, gap, images])).toEqual([
      ['2025-10', null, 2],
      ['2025-11', 'no-images', 0],
      ['2025-12', 'clouded', 1],
      ['2026-01', 'clouded', 1],
      ['2026-02', 'no-images', 0],
      ['2026-03', null, 1],
    ]);
    // North (0.4 / 0.6 + 0.3 / 0.7) / 2; south 0.1 / 0.7.
    expect(months[0]!['p90']).toBeCloseTo((0.4 / 0.6 + 0.3 / 0.7) / 2, 6);
    expect(months[0]!['p10']).toBeCloseTo(0.1 / 0.7, 6);
    expect(months[0]!['acquired']).toEqual(['2025-10-05T14:00:00Z', '2025-10-25T14:00:00Z']);
    for (const { gap, mean, p10, p90, acquired, clear_fraction: clear } of months as Record<string, number>[]) {
      if (gap !== null) expect([mean, p10, p90, acquired]).toEqual([null, null, null, []]);
      else expect(p10! <= mean! && mean! <= p90! && clear! >= 0.7).toBe(true);
    }
    expect(months[2]!['clear_fraction']).toBeGreaterThan(0.3);
    expect(months[2]!['clear_fraction']).toBeLessThan(0.7);
    expect(satelliteIndexProduct.covers!(collected)).toEqual({ start: '2025-10-05', end: '2026-03-10' });
    expect(satelliteIndexProduct.available!(collected)).toEqual({});
  });

  test('is a collection of its own; an open end is the same question tomorrow', () => {
    const of = (query: Record<string, unknown>, day: string) => satelliteIndexProduct.variantOf!(query, new Date(day), 'satelliteSeries');
    expect(of({}, '2026-03-20')).toBe('series=ndvi');
    expect(of({}, '2026-03-21')).toBe('series=ndvi');
    expect(of({ index: 'evi', start_date: '2017-01-01', end_date: '2024-12-31' }, '2026-03-20')).toBe('series=evi&end_date=2024-12-31');
    expect(() => of({ start_date: '2014-01-01' }, '2026-03-20')).toThrow(expect.objectContaining({ field: 'start_date' }));
  });

  test('without one clear month it says so', async () => {
    const { value } = await asked([{ id: 'grey', day: '2026-01-10', ...clouds(64) }]);
    expect(value['no_data']).toMatchObject({ code: 'no-clear-scenes', params: { count: 1 } });
    const none = await asked([]);
    expect(none.value['no_data']).not.toBeNull();
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
    const values = Array.from(red, (value, cell) => indexValue('ndvi', [value * 0.0001, nir[cell]! * 0.0001])).filter(
      (value) => !Number.isNaN(value),
    );
    expect(values.reduce((sum, value) => sum + value, 0) / values.length).toBeCloseTo(known.ndvi_mean, 4);
    const sorted = values.sort((a, b) => a - b);
    expect(sorted[0]).toBeCloseTo(known.ndvi_min, 5);
    expect(sorted.at(-1)).toBeCloseTo(known.ndvi_max, 4);
  });
});
