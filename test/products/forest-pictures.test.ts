import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { areaHectares, centroid, type Geometry } from '#geo/index.ts';
import { combined, indicatorCells, defaultEvidence } from '#products/deforestation-indicator-image/compute.ts';
import { service as deforestationIndicatorImageProduct } from '#products/deforestation-indicator-image/service.ts';
import type { Collected, Product, ProductProject } from '#products/product.ts';
import { wetland } from '#products/wetlands-mask/compute.ts';
import { service as wetlandsMaskProduct } from '#products/wetlands-mask/service.ts';
import { coverage, gridOfWindow, maskGrid, readGeoTiff, zonalClassAreas, type Grid } from '#raster/index.ts';
import { openGeoTiff } from '#raster/geotiff-file.ts';
import { hasShared, shared } from '../helpers/shared.ts';
import { collectContext, memoryAccess, type MemoryRaster } from './forest-access.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;

const boxOf = (west: number, south: number, east: number, north: number): Geometry => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
const projectOf = (geometry: Geometry): ProductProject => ({
  id: 'p',
  name: 'P',
  geometry,
  areaHectares: areaHectares(geometry),
  centroid: centroid(geometry) as [number, number],
  createdAt: '2026-01-01T00:00:00Z',
});
const bytesOf = (collected: Collected) => Object.values(collected.files!)[0]!.bytes;
const collect = (product: Product, geometry: Geometry, files: Record<string, MemoryRaster>, variant = '') =>
  product.collect(projectOf(geometry), variant, collectContext(memoryAccess(files)));

describe('deforestation indicator', () => {
  test('signs combine as 1 - product(1 - p)', () => {
    expect(combined([])).toBe(0);
    expect(combined([0.5])).toBe(0.5);
    expect(combined([0.5, 0.55])).toBeCloseTo(0.775, 12);
    expect(combined([0.87, 0.85])).toBeCloseTo(0.9805, 12);
  });

  const rule = { baselineYear: 2018, lastMapYear: 2025, forestThreshold: 30, evidence: defaultEvidence };
  const one = (
    cell: { cover?: number; loss?: number; mask?: number; alert?: number[]; fell?: number; inside?: number },
    over: Partial<typeof rule> = {},
  ) =>
    indicatorCells(
      {
        inside: Uint8Array.of(cell.inside ?? 1),
        treeCover: [cell.cover ?? 80],
        lossYear: [cell.loss ?? 0],
        dataMask: [cell.mask ?? 1],
        alerts: (cell.alert ?? []).map((value) => [value]),
        ndviFell: [cell.fell ?? 0],
      },
      { ...rule, ...over },
    )[0];

  test.each([
    ['standing forest', {}, 0],
    ['loss in the baseline year', { loss: 18 }, 1],
    ['loss in the last year of the map', { loss: 25 }, 1],
    ['loss the year before: no forest any more', { loss: 17 }, 0],
    ['that, with a confirmed alert', { loss: 17, alert: [3] }, 0],
    ['canopy below 30 percent', { cover: 29, loss: 20 }, 0],
    ['canopy of 30 percent', { cover: 30, loss: 20 }, 1],
    ['one probable alert', { alert: [2] }, 0],
    ['a probable alert in each of two years is one sign', { alert: [2, 2] }, 0],
    ['one confirmed alert', { alert: [3] }, 1],
    ['the surest of two alerts', { alert: [3, 2] }, 1],
    ['a fall of NDVI alone', { fell: 1 }, 0],
    ['a fall of NDVI and a probable alert', { fell: 1, alert: [2] }, 1],
    ['alerts where there is no file', { alert: [255] }, 0],
    ['outside', { inside: 0, loss: 20 }, 255],
    ['no data', { mask: 0 }, 255],
    ['no file', { mask: 255, cover: 255, loss: 255 }, 255],
    ['water', { mask: 2 }, 0],
  ] as const)('%s', (_name, cell, expected) => {
    expect(one(cell as Parameters<typeof one>[0])).toBe(expected);
  });

  test('the threshold is exceeded, not reached', () => {
    expect(one({ loss: 20 }, { evidence: { ...defaultEvidence, threshold: 0.87 } })).toBe(0);
    expect(one({ loss: 17 }, { baselineYear: 2017 })).toBe(1);
  });

  const grid: Grid = { west: 20.1, north: -10.1, cellWidth: 0.00025, cellHeight: 0.00025, width: 10, height: 10, epsg: 4326 };
  const layer = (values: (column: number, row: number) => number): MemoryRaster => ({
    grid,
    values: Uint8Array.from({ length: 100 }, (_, cell) => values(cell % 10, Math.floor(cell / 10))),
    noData: 255,
  });
  const files = {
    'treecover2000_10S_020E.tif': layer(() => 90),
    'datamask_10S_020E.tif': layer(() => 1),
    'lossyear_10S_020E.tif': layer((_column, row) => [10, 18, 25][row] ?? 0),
    'alert26_020E_20S_030E_10S.tif': layer((_column, row) => (row === 9 ? 3 : 0)),
  };
  const whole = boxOf(20.1, -10.1025, 20.1025, -10.1);

  test('picture, variants and what it says of itself', async () => {
    const rows = async (variant: string) => {
      const {
        values,
        grid: place,
        noData,
      } = await readGeoTiff(bytesOf(await collect(deforestationIndicatorImageProduct, whole, files, variant)));
      expect([place.width, place.height, place.epsg, noData]).toEqual([10, 10, 4326, 255]);
      return Array.from({ length: 10 }, (_, row) => values[row * 10]);
    };
    expect(await rows('')).toEqual([0, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
    expect(await rows('baseline_year=2010')).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 1]);
    expect(await rows('baseline_year=2026')).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  test('baseline years', () => {
    const variantOf = (year?: number) =>
      deforestationIndicatorImageProduct.variantOf!(year === undefined ? {} : { baseline_year: year }, new Date('2026-11-21'));
    expect([variantOf(), variantOf(2018), variantOf(2001), variantOf(2026)]).toEqual(['', '', 'baseline_year=2001', 'baseline_year=2026']);
    const withThreshold = (threshold: number, year?: number) =>
      deforestationIndicatorImageProduct.variantOf!(
        { threshold, ...(year === undefined ? {} : { baseline_year: year }) },
        new Date('2026-11-21'),
      );
    expect([withThreshold(0.7), withThreshold(0.85), withThreshold(0.852), withThreshold(0.5, 2020)]).toEqual([
      '',
      'threshold=0.85',
      'threshold=0.85',
      'baseline_year=2020&threshold=0.5',
    ]);
    for (const threshold of [0.39, 0.96, Number.NaN])
      expect(() => withThreshold(threshold)).toThrow('threshold should be a number from 0.4 to 0.95');
    for (const year of [2000, 2027, 2018.5]) expect(() => variantOf(year)).toThrow('baseline_year should be a year from 2001 to 2026');
  });

  test.skipIf(!hasGdal)('method, thresholds and sources stand in the tags', async () => {
    const file = join(folder, 'indicator.tif');
    writeFileSync(file, bytesOf(await collect(deforestationIndicatorImageProduct, whole, files)));
    const { metadata } = JSON.parse(execFileSync('gdalinfo', ['-json', file], { encoding: 'utf8' }));
    expect(metadata['']).toMatchObject({
      THRESHOLD: '0.7',
      P_MAP_LOSS: '0.87',
      P_CONFIRMED_ALERT: '0.85',
      P_PROBABLE_ALERT: '0.5',
      P_NDVI_FALL: '0.55',
      BASELINE_YEAR: '2018',
      DATE: '2026-11-21',
      SOURCES: 'gfc GFC-2025-v1.13; glad C2 current',
    });
    expect(metadata[''].TIFFTAG_IMAGEDESCRIPTION).toContain('make a loss more probable than 0.7');
  });

  test('cells outside the polygon are 255, and a project over the antimeridian is one picture', async () => {
    // Its long side runs half a cell beside the diagonal: the cells on the diagonal are inside.
    const triangle: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [20.1, -10.09987],
          [20.1, -10.1025],
          [20.10263, -10.1025],
          [20.1, -10.09987],
        ],
      ],
    };
    const {
      values,
      grid: { width },
    } = await readGeoTiff(
      bytesOf(await collect(deforestationIndicatorImageProduct, triangle, { ...files, 'datamask_10S_020E.tif': { ...layer(() => 1) } })),
    );
    const at = (column: number, row: number) => values[row * width + column];
    // The picture begins a row further north, where there is no data.
    expect([width, at(0, 1), at(9, 1), at(0, 2), at(1, 2), at(2, 2), at(9, 10)]).toEqual([11, 0, 255, 1, 1, 255, 1]);
    const across: Geometry = {
      type: 'Polygon',
      coordinates: [
        [
          [179.999, 0],
          [-179.999, 0],
          [-179.999, 0.001],
          [179.999, 0.001],
          [179.999, 0],
        ],
      ],
    };
    const access = memoryAccess({});
    await deforestationIndicatorImageProduct.collect(projectOf(across), '', collectContext(access));
    expect(access.read.filter((url) => url.includes('lossyear')).map((url) => url.slice(-12))).toEqual(['10N_170E.tif', '10N_180W.tif']);
  });
});

describe('wetlands mask', () => {
  test.each([
    [90, 0, 1],
    [95, 12, 1],
    [80, 5, 0],
    [80, 12, 0],
    [10, 1, 1],
    [10, 11, 1],
    [10, 12, 0],
    [10, 0, 0],
    [10, 255, 0],
    [0, 3, 1],
    [0, 12, 0],
    [0, 0, 255],
    [0, 255, 255],
  ])('class %i under water for %i months is %i', (landCover, months, expected) => {
    expect(wetland(landCover, months)).toBe(expected);
  });

  const place = boxOf(6.6, 0.3, 6.6 + 12 / 12000, 0.3 + 6 / 12000);
  const land = (values: (column: number, row: number) => number): MemoryRaster => ({
    grid: { west: 6.6, north: 0.3 + 6 / 12000, cellWidth: 1 / 12000, cellHeight: 1 / 12000, width: 12, height: 6, epsg: 4326 },
    values: Uint8Array.from({ length: 72 }, (_, cell) => values(cell % 12, Math.floor(cell / 12))),
    noData: 0,
  });
  // One water cell is three by three of the mask's: the second of four columns is seasonal in the upper row.
  const water: MemoryRaster = {
    grid: { west: 6.6, north: 0.3 + 6 / 12000, cellWidth: 1 / 4000, cellHeight: 1 / 4000, width: 4, height: 2, epsg: 4326 },
    values: Uint8Array.of(0, 6, 12, 255, 0, 0, 0, 0),
    noData: 255,
  };
  const files = {
    'N00E006_Map.tif': land((column, row) => (row === 5 && column < 4 ? 95 : row === 0 && column === 3 ? 80 : 10)),
    'seasonality_0E_10N_v1_5_2024.tif': water,
  };

  test('cell by cell', async () => {
    const collected = await collect(wetlandsMaskProduct, place, files);
    const { values, grid, noData } = await readGeoTiff(bytesOf(collected));
    expect([grid.width, grid.height, noData]).toEqual([12, 6, 255]);
    expect(
      Array.from({ length: 6 }, (_, row) =>
        Array.from(values)
          .slice(row * 12, row * 12 + 12)
          .join(''),
      ),
    ).toEqual(['000011000000', '000111000000', '000111000000', '000000000000', '000000000000', '111100000000']);
    // 8 + 4 of 72 cells
    expect(wetlandsMaskProduct.available!(collected).wetland_share).toBeCloseTo(12 / 72, 6);
    expect(collected.provenance.source).toBe('worldcover 2021 v200; gsw 1.5 (2024)');
  });

  test('sea without files is unknown, not dry; without the water map the land cover decides', async () => {
    const sea = await collect(wetlandsMaskProduct, place, {});
    expect(new Set(Array.from((await readGeoTiff(bytesOf(sea))).values))).toEqual(new Set([255]));
    expect(wetlandsMaskProduct.available!(sea).wetland_share).toBeNull();
    expect(sea.provenance.assumptions.join(' ')).toContain('No data here');
    const dry = await collect(wetlandsMaskProduct, place, { 'N00E006_Map.tif': files['N00E006_Map.tif'] });
    expect(wetlandsMaskProduct.available!(dry).wetland_share).toBeCloseTo(4 / 72, 6);
    expect(dry.provenance.assumptions.join(' ')).toContain('land cover alone decides');
  });

  test('a coarser mask looks at the cell in its middle', async () => {
    // 0.4 degrees make 4800 cells, so every second is taken: the mask's cell k looks at column 2k + 1.
    const wide = boxOf(6.2, 0.3, 6.6, 0.3 + 4 / 12000);
    expect(maskGrid([6.2, 0.3, 6.6, 0.3 + 4 / 12000])).toMatchObject({ width: 2400, height: 2 });
    const stripes: MemoryRaster = {
      grid: { west: 6.2, north: 0.3 + 4 / 12000, cellWidth: 1 / 12000, cellHeight: 1 / 12000, width: 4800, height: 4, epsg: 4326 },
      values: Uint8Array.from({ length: 19_200 }, (_, cell) => (cell % 2 === 1 ? 90 : 10)),
      noData: 0,
    };
    const collected = await collect(wetlandsMaskProduct, wide, { 'N00E006_Map.tif': stripes });
    expect(wetlandsMaskProduct.available!(collected).wetland_share).toBe(1);
  });
});

describe.skipIf(!hasShared('samples', 'landcover'))('real WorldCover tile, Sao Tome and Principe', () => {
  test('zonal class counts and hectares of the reference window', async () => {
    const {
      window_px: pixels,
      window_lonlat: box,
      class_pixel_counts: counts,
    } = JSON.parse(readFileSync(shared('samples', 'landcover', 'expected.json'), 'utf8')) as {
      window_px: [number, number, number, number];
      window_lonlat: [number, number, number, number];
      class_pixel_counts: Record<string, number>;
    };
    const bytes = readFileSync(shared('samples', 'landcover', 'ESA_WorldCover_10m_2021_v200_N00E006_Map.tif'));
    const file = await openGeoTiff(async (offset, length) => new Uint8Array(bytes.subarray(offset, offset + length)));
    const covered = coverage(boxOf(...box), file.levels[0]!);
    expect(covered.window).toEqual({ left: pixels[0], top: pixels[1], width: pixels[2] - pixels[0], height: pixels[3] - pixels[1] });
    const grid = gridOfWindow(file.levels[0]!, covered.window);
    const values = await file.read(0, covered.window);
    const cells = new Map<number, number>();
    covered.shares.forEach((share, cell) => cells.set(values[cell]!, (cells.get(values[cell]!) ?? 0) + share));
    expect(Object.fromEntries(cells)).toEqual(counts);
    const hectares = zonalClassAreas(covered, { grid, values, noData: file.noData });
    const cellHectares = [...hectares.values()].reduce((sum, value) => sum + value, 0) / covered.shares.length;
    for (const [value, count] of Object.entries(counts)) expect(hectares.get(Number(value))! / (count * cellHectares)).toBeCloseTo(1, 5);
  });
});
