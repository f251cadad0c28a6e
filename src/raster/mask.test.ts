import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { areaHectares, type Polygon } from '#geo/index.ts';
import { maskGrid } from './grid.ts';
import { rasterise, rasteriseInto } from './rasterise.ts';
import { readGeoTiff } from './read-geotiff.ts';
import { writeGeoTiff } from './write-geotiff.ts';
import { processorMilliseconds } from '../../test/helpers/processor-time.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('skipped: no GDAL here to compare masks with (Debian: gdal-bin)');

const parcel: Polygon = { type: 'Polygon', coordinates: [
  [[35.0058, 1.0436], [35.0109, 1.043], [35.0114, 1.0473], [35.0063, 1.0478], [35.0058, 1.0436]],
  [[35.008, 1.045], [35.008, 1.0459], [35.009, 1.0459], [35.009, 1.045], [35.008, 1.045]],
] };
const star: Polygon = { type: 'Polygon', coordinates: [Array.from({ length: 401 }, (_, k) => {
  const angle = (2 * Math.PI * (k % 400)) / 400;
  const radius = 0.09 + 0.05 * Math.sin(7 * angle) + 0.013 * Math.sin(61 * angle);
  return [12.3456789 + radius * Math.cos(angle), 51.2345678 + radius * Math.sin(angle)];
})] };

test('cells inside add up to the area within the size of the boundary', () => {
  const grid = maskGrid([35.0058, 1.043, 35.0114, 1.0478]);
  const cells = rasterise(parcel, grid).reduce((sum, value) => sum + value, 0);
  const cellHectares = areaHectares({ type: 'Polygon', coordinates: [[[35, 1], [35 + grid.cellWidth, 1], [35 + grid.cellWidth, 1 + grid.cellHeight], [35, 1 + grid.cellHeight], [35, 1]]] });
  expect(cells * cellHectares).toBeCloseTo(areaHectares(parcel), 0);
});

test('a large box takes a whole multiple of the cell and stays within 4096 a side', () => {
  const grid = maskGrid([10, 0, 12.5, 1]);
  expect(Math.max(grid.width, grid.height)).toBeLessThanOrEqual(4096);
  expect((grid.cellWidth * 12000) % 1).toBeCloseTo(0, 9);
  expect(maskGrid([5, 5, 5, 5])).toMatchObject({ width: 1, height: 1 });
  expect(maskGrid([179.99, 0, -179.99, 0.01]).width).toBe(240);
});

test('a polygon smaller than a cell does not vanish', () => {
  const tiny: Polygon = { type: 'Polygon', coordinates: [[[1.00001, 1.00001], [1.00002, 1.00001], [1.00002, 1.00002], [1.00001, 1.00001]]] };
  expect(rasterise(tiny, maskGrid([1.00001, 1.00001, 1.00002, 1.00002])).reduce((sum, value) => sum + value, 0)).toBe(1);
});

test('a centre on an edge: as gdal_rasterize decides, whichever way the ring runs', () => {
  const eight = { west: 0, north: 8, cellWidth: 1, cellHeight: 1, width: 8, height: 8, epsg: 4326 };
  const box = [[1.5, 1.5], [5.5, 1.5], [5.5, 5.5], [1.5, 5.5], [1.5, 1.5]];
  const hole = [[2.5, 2.5], [4.5, 2.5], [4.5, 4.5], [2.5, 4.5], [2.5, 2.5]];
  const large = [[0.2, 0.2], [7.8, 0.2], [7.8, 7.8], [0.2, 7.8], [0.2, 0.2]];
  const rows = (coordinates: number[][][]) => Array.from({ length: 8 }, (_, r) => [...rasterise({ type: 'Polygon', coordinates }, eight).subarray(r * 8, r * 8 + 8)].join('')).join(' ');
  // What GDAL 3.6 writes for them.
  for (const ring of [box, box.toReversed()]) expect(rows([ring])).toBe('00000000 00000000 00111100 00111100 00111100 00111100 00111100 00000000');
  for (const ring of [hole, hole.toReversed()]) expect(rows([large, ring])).toBe('11111111 11111111 11111111 11100111 11100111 11111111 11111111 11111111');
});

test('an edge through centres: neighbours share those cells out, each to one of them, wherever the grid begins', () => {
  for (const [west, south] of [[35.01, 1.04], [-71.7, 18.6], [179.9, -16.2], [0.1, 51.3]] as const) {
    const corner = (column: number, row: number): [number, number] => [west + column / 12_000, south + row / 12_000];
    // A slanted border through the centres (10.5, 0.5), (11.5, 10.5) and so on.
    const border = [corner(10.45, 0), corner(14.45, 40)];
    const left: Polygon = { type: 'Polygon', coordinates: [[corner(0, 0), border[0]!, border[1]!, corner(0, 40), corner(0, 0)]] };
    const right: Polygon = { type: 'Polygon', coordinates: [[border[0]!, corner(30, 0), corner(30, 40), border[1]!, border[0]!]] };
    const grid = maskGrid([...corner(0, 0), ...corner(30, 40)]);
    const [l, r] = [rasterise(left, grid), rasterise(right, grid)];
    expect(l.every((value, index) => value + r[index]! <= 1)).toBe(true);
    const cells = (values: Uint8Array) => values.reduce((sum, value) => sum + value, 0);
    expect(cells(l) + cells(r)).toBe(1200);
    // The border is the left one's eastern edge in each of its four centres.
    expect(cells(l)).toBe(cells(rasterise({ type: 'Polygon', coordinates: [[corner(0, 0), corner(10.451, 0), corner(14.451, 40), corner(0, 40), corner(0, 0)]] }, grid)));
  }
});

test('a ring that crosses itself has the direction of its southernmost corner, as gdal_rasterize tells it', () => {
  const grid = { west: 0, north: 8, cellWidth: 1, cellHeight: 1, width: 8, height: 8, epsg: 32636 };
  // The larger loop lies north of the crossing and runs the other way round than the southern one; edges run along the centres of cells.
  const ring = [[2.5, 1.5], [4.5, 1.5], [0.5, 6.5], [7.5, 6.5], [2.5, 1.5]];
  const rows = (coordinates: number[][]) => Array.from({ length: 8 }, (_, r) => [...rasterise({ type: 'Polygon', coordinates: [coordinates] }, grid).subarray(r * 8, r * 8 + 8)].join('')).join(' ');
  // What GDAL 3.6 writes for them.
  for (const way of [ring, ring.toReversed()]) expect(rows(way)).toBe('00000000 01111111 01111110 00111100 00011000 00000000 00011000 00000000');
});

test('lines and points on a grid in metres stay where they are, and none beyond the grid takes a cell of it', () => {
  const grid = { west: 500_000, north: 4_000_040, cellWidth: 10, cellHeight: 10, width: 4, height: 4, epsg: 32636 };
  const none = Array.from({ length: 16 }, () => 0);
  // 343 m west of the grid: a turn of 360 more would lie in its second column.
  const west = 500_000 - 343;
  for (const allTouched of [false, true]) {
    expect([...rasterise({ type: 'LineString', coordinates: [[west, 4_000_100], [west, 3_999_900]] }, grid, { allTouched })]).toEqual(none);
    expect([...rasterise({ type: 'LineString', coordinates: [[500_060, 4_000_030], [500_900, 4_000_010]] }, grid, { allTouched })]).toEqual(none);
  }
  expect([...rasterise({ type: 'MultiPoint', coordinates: [[west, 4_000_015], [500_041, 4_000_015], [500_015, 3_999_990]] }, grid)]).toEqual(none);
  expect(rasterise({ type: 'Point', coordinates: [500_015, 4_000_015] }, grid).indexOf(1)).toBe(9);
});

test('a line over the 180th meridian leaves the rest of the world alone', () => {
  const world = { west: -180, north: 2, cellWidth: 1, cellHeight: 1, width: 360, height: 2, epsg: 4326 };
  for (const allTouched of [false, true]) {
    const cells = rasterise({ type: 'LineString', coordinates: [[178.5, 0.5], [-178.5, 0.5]] }, world, { allTouched });
    expect([...cells].flatMap((value, k) => (value ? [k - 360] : []))).toEqual([0, 1, 358, 359]);
  }
  expect([...rasterise({ type: 'Point', coordinates: [180, 0.5] }, world)].flatMap((value, k) => (value ? [k - 360] : []))).toEqual([359]);
});

test('a comb of 20,000 teeth is burnt well within a second', async () => {
  const teeth = 20_000;
  const comb: Polygon = { type: 'Polygon', coordinates: [[...Array.from({ length: teeth }, (_, k) => [k / teeth, k % 2 === 0 ? 0.9 : 0.1]), [1, 1], [0, 1], [0, 0.9]]] };
  expect(await processorMilliseconds(() => rasterise(comb, { west: 0, north: 1, cellWidth: 1 / 64, cellHeight: 1 / 64, width: 64, height: 64, epsg: 4326 }))).toBeLessThan(3000);
});

test('a polygon that reaches far west is not torn by a grid past 180 degrees', () => {
  const wide: Polygon = { type: 'Polygon', coordinates: [[[-180, 0], [-40, 0], [100, 0], [100, 2], [-40, 2], [-180, 2], [-180, 0]]] };
  const grid = { west: 178, north: 2, cellWidth: 1, cellHeight: 1, width: 6, height: 2, epsg: 4326 };
  expect([...rasterise(wide, grid)]).toEqual([0, 0, 1, 1, 1, 1, 0, 0, 1, 1, 1, 1]);
  // What begins where the grid ends takes no cell of it, though a part smaller than a cell would.
  expect([...rasterise({ type: 'Polygon', coordinates: [[[180, 0], [181, 0], [181, 2], [180, 2], [180, 0]]] }, { ...grid, west: 174 })]).toEqual(Array.from({ length: 12 }, () => 0));
  const across: Polygon = { type: 'Polygon', coordinates: [[[179, 0], [-179, 0], [-179, 2], [179, 2], [179, 0]]] };
  expect([...rasterise(across, grid)]).toEqual([0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0]);
});

describe('GeoTIFF', () => {
  const grid = maskGrid([12.19, 51.08, 12.5, 51.39]);
  const values = rasterise(star, grid);
  const bytes = writeGeoTiff(values, grid, { noData: 255, description: 'a star', classes: [{ value: 1, label: 'Project', colour: [28, 107, 88] }] });

  test('comes back cell for cell', async () => {
    const back = await readGeoTiff(bytes);
    expect(back.grid).toEqual({ ...grid, west: expect.closeTo(grid.west, 12), north: expect.closeTo(grid.north, 12), cellWidth: expect.closeTo(grid.cellWidth, 15), cellHeight: expect.closeTo(grid.cellHeight, 15) });
    expect(back.noData).toBe(255);
    expect(Buffer.from(back.values as Uint8Array).equals(Buffer.from(values))).toBe(true);
  });

  test.skipIf(!hasGdal)('GDAL reads system, extent, nodata, overviews and the same cells, and burns the same polygon alike', () => {
    const folder = mkdtempSync(join(tmpdir(), 'hectare-mask-'));
    const file = join(folder, 'mask.tif');
    writeFileSync(file, bytes);
    const info = JSON.parse(execFileSync('gdalinfo', ['-json', file], { encoding: 'utf8' }));
    expect(info.size).toEqual([grid.width, grid.height]);
    expect(info.stac?.['proj:epsg'] ?? /4326/.test(info.coordinateSystem.wkt)).toBeTruthy();
    expect(info.geoTransform[0]).toBeCloseTo(grid.west, 9);
    expect(info.geoTransform[3]).toBeCloseTo(grid.north, 9);
    expect(info.bands[0].noDataValue).toBe(255);
    expect(info.bands[0].overviews.length).toBeGreaterThan(0);
    const raw = join(folder, 'mask.bin');
    execFileSync('gdal_translate', ['-q', '-of', 'ENVI', file, raw]);
    expect(readFileSync(raw).equals(Buffer.from(values))).toBe(true);
    writeFileSync(join(folder, 'star.geojson'), JSON.stringify({ type: 'Feature', properties: {}, geometry: star }));
    const south = grid.north - grid.height * grid.cellHeight;
    const east = grid.west + grid.width * grid.cellWidth;
    execFileSync('gdal_rasterize', ['-q', '-burn', '1', '-ot', 'Byte', '-of', 'GTiff', '-te', String(grid.west), String(south), String(east), String(grid.north), '-ts', String(grid.width), String(grid.height), join(folder, 'star.geojson'), join(folder, 'gdal.tif')]);
    execFileSync('gdal_translate', ['-q', '-of', 'ENVI', join(folder, 'gdal.tif'), join(folder, 'gdal.bin')]);
    const theirs = readFileSync(join(folder, 'gdal.bin'));
    let different = 0;
    for (let index = 0; index < values.length; index += 1) if (values[index] !== theirs[index]) different += 1;
    expect(different).toBe(0);
  });
});

test('cells in the middle of other memory: eight at a time, and nothing beside them', () => {
  const grid = { west: 0, north: 3, cellWidth: 1 / 700, cellHeight: 1, width: 701, height: 3, epsg: 4326 };
  for (const offset of [0, 1, 3, 7, 8]) {
    for (const [west, east] of [[0, 1], [0.1, 0.4], [0.1, 0.102], [0.003, 0.02]] as const) {
      const around = new Uint8Array(offset + grid.width * grid.height + 9);
      const box: Polygon = { type: 'Polygon', coordinates: [[[west, 0.9], [east, 0.9], [east, 2.1], [west, 2.1], [west, 0.9]]] };
      rasteriseInto(around.subarray(offset, offset + grid.width * grid.height), box, grid, { keepSmall: false });
      const expected = Array.from(around, (_, at) => {
        const cell = at - offset;
        const centre = ((cell % grid.width) + 0.5) / 700;
        return cell >= grid.width && cell < 2 * grid.width && centre > west && centre <= east ? 1 : 0;
      });
      expect([...around]).toEqual(expected);
    }
  }
});
