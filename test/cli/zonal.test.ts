import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { zonal, type ZonalOptions } from '#cli/zonal.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { writeGeoTiff } from '#raster/index.ts';
import type { Grid } from '#raster/grid.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-zonal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon' as const,
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
const inside = box(35.001, 0.001, 35.003, 0.003);
const across = box(35.009, 0.001, 35.011, 0.003);
const shapes: [string, Geometry | null][] = [
  ['Inside', inside],
  ['Across the edge', across],
  ['Spot', { type: 'Point', coordinates: [35.0015, 0.0095] }],
  [
    'Way',
    {
      type: 'LineString',
      coordinates: [
        [35, 0],
        [35.01, 0.01],
      ],
    },
  ],
  ['Nothing', null],
];
const plots = join(folder, 'plots.geojson');
writeFileSync(
  plots,
  JSON.stringify({
    type: 'FeatureCollection',
    features: shapes.map(([name, geometry]) => ({ type: 'Feature', properties: { name, dem_mean: 'mine' }, geometry })),
  }),
);
/** Ten by ten cells of 0.001 degrees from 35° E, 0.01° N. */
const degrees: Grid = { west: 35, north: 0.01, cellWidth: 0.001, cellHeight: 0.001, width: 10, height: 10, epsg: 4326 };
const raster = (name: string, values: Int16Array | Float32Array, grid = degrees, noData?: number) => {
  const path = join(folder, name);
  writeFileSync(path, writeGeoTiff(values, grid, noData === undefined ? {} : { noData }));
  return path;
};
/** Each cell holds its row; from the north. */
const rows = (grid: Grid) => Int16Array.from({ length: grid.width * grid.height }, (_, cell) => Math.floor(cell / grid.width));
const dem = raster('dem.tif', rows(degrees), degrees, -1);

async function run(options: Partial<ZonalOptions> & { rasters: string[] }) {
  const [out, err] = [[] as string[], [] as string[]];
  await zonal(plots, { band: 1, json: true, ...options }, { out: (text) => void out.push(text), err: (text) => void err.push(text) });
  return { text: out.join('\n'), err: err.join('\n') };
}
interface Told {
  features: {
    name: string;
    rasters: (Record<string, number | null> & { reason: string | null; classes: { value: number; hectares: number }[] | null })[];
  }[];
}
const told = async (rasters: string[], options = {}) => (JSON.parse((await run({ rasters, ...options })).text) as Told).features;

describe('on a raster in degrees', () => {
  test('cells by their share; land with, without and beyond values adds up to the area', async () => {
    const [first, second, spot, way, nothing] = await told([dem]);
    // Rows 7 and 8 from the north, two cells each; those of 8, nearer to the equator, are a little larger.
    expect(first!.rasters[0]).toMatchObject({ median: 8, min: 7, max: 8, no_data_hectares: 0, outside_hectares: 0, reason: null });
    expect(first!.rasters[0]!['cells']).toBeCloseTo(4, 9);
    expect(first!.rasters[0]!['mean']).toBeCloseTo(7.5, 6);
    expect(first!.rasters[0]!['hectares']).toBeCloseTo(areaHectares(inside), 9);
    expect(first!.rasters[0]!.classes!.reduce((sum, { hectares }) => sum + hectares, 0)).toBeCloseTo(areaHectares(inside), 9);
    const { hectares, no_data_hectares: unknown, outside_hectares: beyond } = second!.rasters[0]!;
    expect(hectares! + unknown! + beyond!).toBeCloseTo(areaHectares(across), 4);
    expect(beyond).toBeCloseTo(areaHectares(across) / 2, 4);
    expect(spot!.rasters[0]).toMatchObject({ value: 0, reason: null });
    expect(way!.rasters[0]!.reason).toContain('no area');
    expect(nothing!.rasters[0]!.reason).toContain('no place');
  });
  test('cells without a value are measured and have no part in the figures', async () => {
    const values = Float32Array.from(rows(degrees), (row) => (row === 8 ? Number.NaN : row + 0.5));
    const [first] = await told([raster('gaps.tif', values)]);
    expect(first!.rasters[0]).toMatchObject({ mean: 7.5, median: 7.5, standard_deviation: 0, classes: null });
    expect(first!.rasters[0]!['no_data_hectares']! + first!.rasters[0]!['hectares']!).toBeCloseTo(areaHectares(inside), 9);
  });
});

test('a raster in UTM: the hectares are those of the shape on the ellipsoid, not of the projection', async () => {
  // 35.001 E, 0.001 N lies at 722,659 E, 111 N of zone 36; at that distance from its middle UTM is 1.0002 times too long.
  const grid: Grid = { west: 722_000, north: 2_000, cellWidth: 30, cellHeight: 30, width: 100, height: 80, epsg: 32_636 };
  const [first] = await told([raster('utm.tif', rows(grid), grid)]);
  const { hectares, cells, outside_hectares: beyond } = first!.rasters[0]!;
  expect(hectares).toBeCloseTo(areaHectares(inside), 9);
  expect(beyond).toBe(0);
  const inPlane = (cells! * 900) / 10_000;
  expect(inPlane / hectares!).toBeGreaterThan(1.0001);
  expect(inPlane / hectares!).toBeLessThan(1.001);
});

test('figures become columns, beside those of the same name', async () => {
  const to = join(folder, 'out.geojson');
  await run({ rasters: [`${dem}:dem`], to });
  const written = JSON.parse(readFileSync(to, 'utf8')) as { features: { properties: Record<string, unknown> }[] };
  expect(written.features[0]!.properties).toMatchObject({ name: 'Inside', dem_mean: 'mine', dem_median: 8, dem_min: 7 });
  expect(written.features[0]!.properties['dem_mean_2']).toBeCloseTo(7.5, 6);
  expect(written.features[2]!.properties).toMatchObject({ dem_value: 0 });
});

test('what cannot be is said: a band, a name, a file, an ending', async () => {
  await expect(run({ rasters: [dem], band: 2 })).rejects.toThrow('it has 1 bands');
  await expect(run({ rasters: [dem, `${raster('other.tif', rows(degrees))}:dem`] })).rejects.toThrow('same name');
  await expect(run({ rasters: [plots] })).rejects.toThrow('plots.geojson');
  await expect(run({ rasters: [dem], to: join(folder, 'a.tif') })).rejects.toThrow('Choose one of these endings');
  await expect(run({ rasters: [dem], to: plots })).rejects.toThrow('replace its source');
});
