import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import type { Grid } from './grid.ts';
import { readGeoTiff } from './read-geotiff.ts';
import { writeGeoTiff, writeGeoTiffInTurns, type GeoTiffCells, type GeoTiffOptions } from './write-geotiff.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
const python = ['/usr/bin/python3', 'python3'].find((program) => spawnSync(program, ['-c', 'from osgeo_utils.samples import validate_cloud_optimized_geotiff']).status === 0);
if (!hasGdal) console.log('skipped: no GDAL here to read our GeoTIFFs with (Debian: gdal-bin)');
if (!python) console.log('skipped: no GDAL validator here for cloud-optimised GeoTIFFs (Debian: python3-gdal)');

const folder = mkdtempSync(join(tmpdir(), 'hectare-geotiff-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const utm: Grid = { west: 499_980, north: 9_000_040, cellWidth: 10, cellHeight: 10, width: 1300, height: 700, epsg: 32_721 };
const degrees: Grid = { west: -71.75, north: 18.7, cellWidth: 0.00025, cellHeight: 0.00025, width: 37, height: 19, epsg: 4326 };
const filled = <T extends GeoTiffCells>(cells: T, value: (column: number, row: number) => number, { width }: Grid): T => {
  for (let cell = 0; cell < cells.length; cell += 1) cells[cell] = value(cell % width, Math.floor(cell / width));
  return cells;
};
const size = ({ width, height }: Grid) => width * height;
const hilly = (column: number, row: number) => Math.sin(column / 40) * Math.cos(row / 25);

const cases: { name: string; cells: GeoTiffCells; grid: Grid; options: GeoTiffOptions; type: string }[] = [
  { name: 'classes in degrees, one small tile', cells: filled(new Uint8Array(size(degrees)), (column, row) => (column + row) % 3, degrees), grid: degrees, options: { noData: 255, classes: [{ value: 1, label: 'Project', colour: [28, 107, 88] }] }, type: 'Byte' },
  { name: 'classes in UTM', cells: filled(new Uint8Array(size(utm)), (column, row) => (column > row ? 1 : 255), utm), grid: utm, options: { noData: 255 }, type: 'Byte' },
  { name: 'signed', cells: filled(new Int16Array(size(utm)), (column, row) => (column === row ? -32_768 : Math.round(3000 * hilly(column, row))), utm), grid: utm, options: { noData: -32_768 }, type: 'Int16' },
  { name: 'unsigned', cells: filled(new Uint16Array(size(utm)), (column, row) => Math.round(30_000 + 30_000 * hilly(column, row)), utm), grid: utm, options: {}, type: 'UInt16' },
  { name: 'floats', cells: filled(new Float32Array(size(utm)), (column, row) => (row < 3 ? Number.NaN : hilly(column, row)), utm), grid: utm, options: { noData: Number.NaN }, type: 'Float32' },
];

describe.each(cases)('$name', ({ name, cells, grid, options, type }) => {
  const bytes = writeGeoTiff(cells, grid, { ...options, description: 'a picture', metadata: { METHOD: 'p > 0.7 & more', SOURCE: 'by hand' } });
  const file = join(folder, `${name.replaceAll(/\W/g, '-')}.tif`);
  writeFileSync(file, bytes);

  test('comes back cell for cell with its place', async () => {
    const back = await readGeoTiff(bytes);
    expect(back.grid).toMatchObject({ width: grid.width, height: grid.height, epsg: grid.epsg, west: grid.west, north: grid.north });
    expect(back.noData).toEqual(options.noData ?? null);
    expect(back.values.constructor).toBe(cells.constructor);
    expect(Buffer.from((back.values as GeoTiffCells).buffer).equals(Buffer.from(cells.buffer))).toBe(true);
  });

  test.skipIf(!hasGdal)('GDAL reads the same cells, system, nodata and texts', () => {
    const info = JSON.parse(execFileSync('gdalinfo', ['-json', file], { encoding: 'utf8' }));
    expect(info.size).toEqual([grid.width, grid.height]);
    expect(info.geoTransform.slice(0, 4)).toEqual([grid.west, grid.cellWidth, 0, grid.north]);
    expect(info.coordinateSystem.wkt).toContain(`ID["EPSG",${grid.epsg}]]`);
    expect(info.bands[0].type).toBe(type);
    expect(String(info.bands[0].noDataValue ?? null).toLowerCase()).toBe(String(options.noData ?? null).toLowerCase());
    expect(info.metadata['']).toMatchObject({ METHOD: 'p > 0.7 & more', SOURCE: 'by hand', TIFFTAG_IMAGEDESCRIPTION: 'a picture' });
    const raw = `${file}.bin`;
    execFileSync('gdal_translate', ['-q', '-of', 'ENVI', file, raw]);
    expect(readFileSync(raw).equals(Buffer.from(cells.buffer))).toBe(true);
  });

  test.skipIf(!python)('is a valid cloud-optimised GeoTIFF', () => {
    const run = spawnSync(python!, ['-m', 'osgeo_utils.samples.validate_cloud_optimized_geotiff', '--full-check=yes', file], { encoding: 'utf8' });
    expect(run.stdout + run.stderr).toContain('is a valid cloud optimized GeoTIFF');
    expect(run.stdout).not.toContain('warning');
    expect(run.status).toBe(0);
  });
});

test.skipIf(!hasGdal)('overviews: classes are never mixed, measurements are averaged without nodata', () => {
  const grid: Grid = { ...utm, width: 600, height: 2 };
  const overview = (cells: GeoTiffCells, options: GeoTiffOptions) => {
    const file = join(folder, 'overview.tif');
    writeFileSync(file, writeGeoTiff(cells, grid, options));
    const raw = join(folder, 'overview.bin');
    execFileSync('gdal_translate', ['-q', '-of', 'ENVI', '-oo', 'OVERVIEW_LEVEL=0', file, raw]);
    return new (cells.constructor as Float32ArrayConstructor)(new Uint8Array(readFileSync(raw)).buffer).slice(0, 3);
  };
  // Columns 0..3 of both rows: 2 4 | nodata 8
  const value = (column: number) => [2, 4, 99, 8][column] ?? 6;
  expect([...overview(filled(new Uint8Array(1200), value, grid), { noData: 99 })]).toEqual([2, 99, 6]);
  expect([...overview(filled(new Int16Array(1200), value, grid), { noData: 99 })]).toEqual([3, 8, 6]);
  expect([...overview(filled(new Float32Array(1200), (column) => (column === 2 ? Number.NaN : value(column)), grid), { noData: Number.NaN })]).toEqual([3, 8, 6]);
});

test('continuous data packs better than by deflate alone', () => {
  const { cells, grid, options } = cases.at(-1)!;
  const plain = deflateSync(new Uint8Array(cells.buffer)).length;
  // The picture also holds its overview, a quarter more cells.
  expect(writeGeoTiff(cells, grid, options).length).toBeLessThan(plain);
});

test('written in turns it is the same file, with a pause after every tile and overview, and can be stopped there', async () => {
  const { cells, grid, options } = cases[1]!;
  let pauses = 0;
  expect(Buffer.from(await writeGeoTiffInTurns(cells, grid, options, async () => { pauses += 1; })).equals(Buffer.from(writeGeoTiff(cells, grid, options)))).toBe(true);
  // 3 x 2 tiles, 2 x 1 and 1 x 1 of the overviews, and two halvings
  expect(pauses).toBe(11);
  await expect(writeGeoTiffInTurns(cells, grid, options, () => Promise.reject(new Error('cancelled')))).rejects.toThrow('cancelled');
});

test('a file inside a larger buffer is read, not what lies before it', async () => {
  const bytes = writeGeoTiff(new Uint8Array(size(degrees)).fill(7), degrees);
  const pool = Buffer.alloc(bytes.length + 100);
  pool.set(bytes, 100);
  expect((await readGeoTiff(pool.subarray(100))).values[0]).toBe(7);
});

test('cells that do not fit the grid, and a palette on measurements, are refused', () => {
  expect(() => writeGeoTiff(new Uint8Array(5), degrees)).toThrow('The grid has 703 cells, the values are 5');
  expect(() => writeGeoTiff(new Float32Array(703), degrees, { classes: [] })).toThrow('8-bit');
});
