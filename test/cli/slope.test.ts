import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { zonal } from '#cli/zonal.ts';
import { writeGeoTiff } from '#raster/index.ts';
import type { Grid } from '#raster/grid.ts';

const hasGdal = spawnSync('gdalinfo', ['--version']).status === 0;
if (!hasGdal) console.log('Skipped: slopes are held against gdaldem (it is not installed)');
const folder = mkdtempSync(join(tmpdir(), 'hectare-slope-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hills = (grid: Grid) =>
  Float32Array.from({ length: grid.width * grid.height }, (_, cell) => {
    const [x, y] = [cell % grid.width, Math.floor(cell / grid.width)];
    return 800 + 120 * Math.sin(x / 9) + 90 * Math.cos(y / 7) + 40 * Math.sin((x + y) / 5);
  });
const ring = (west: number, south: number, east: number, north: number) => [[west, south], [east, south], [east, north], [west, north], [west, south]]; // prettier-ignore

async function figures(raster: string, [west, south, east, north]: [number, number, number, number]) {
  const plots = join(folder, 'plot.geojson');
  const geometry = { type: 'Polygon', coordinates: [ring(west, south, east, north)] };
  writeFileSync(plots, JSON.stringify({ type: 'FeatureCollection', features: [{ type: 'Feature', properties: {}, geometry }] }));
  const [out, err]: string[][] = [[], []];
  const output = { out: (text: string) => out!.push(text), err: (text: string) => err!.push(text) };
  await zonal(plots, { rasters: [raster], band: 1, slopeAbove: [10, 25], json: true }, output);
  const { features } = JSON.parse(out!.join('\n')) as { features: { rasters: Record<string, number>[] }[] };
  return features[0]!.rasters[0]!;
}

/** Mean and share above limits of the cells of gdaldem whose middles lie in a box, in the system of the raster. */
function byGdal(raster: string, scale: string, isIn: (x: number, y: number) => boolean) {
  const slopes = join(folder, 'slope.xyz');
  expect(spawnSync('gdaldem', ['slope', raster, join(folder, 'slope.tif'), '-q', '-s', scale]).status).toBe(0);
  expect(spawnSync('gdal_translate', ['-q', '-of', 'XYZ', join(folder, 'slope.tif'), slopes]).status).toBe(0);
  const values = readFileSync(slopes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number) as [number, number, number])
    .filter(([x, y]) => isIn(x, y))
    .map(([, , value]) => value);
  const share = (limit: number) => values.filter((value) => value > limit).length / values.length;
  return { mean: values.reduce((sum, value) => sum + value, 0) / values.length, max: Math.max(...values), share };
}

describe.skipIf(!hasGdal)('slopes are those of gdaldem', () => {
  test('in UTM', async () => {
    const grid: Grid = { west: 722_000, north: 116_500, cellWidth: 30, cellHeight: 30, width: 120, height: 120, epsg: 32_636 };
    const raster = join(folder, 'utm.tif');
    writeFileSync(raster, writeGeoTiff(hills(grid), grid));
    const box: [number, number, number, number] = [35.002, 1.03, 35.022, 1.046];
    const found = await figures(`${raster}:dem`, box);
    expect(found['raster']).toBe('dem_slope');
    // The box in metres of the zone, by PROJ.
    const corners = spawnSync('gdaltransform', ['-s_srs', 'EPSG:4326', '-t_srs', 'EPSG:32636', '-output_xy'], {
      input: `${box[0]} ${box[1]}\n${box[2]} ${box[3]}\n`,
      encoding: 'utf8',
    })
      .stdout.trim()
      .split('\n')
      .map((line) => line.split(' ').map(Number) as [number, number]);
    const [[west, south], [east, north]] = corners as [[number, number], [number, number]];
    const peer = byGdal(raster, '1', (x, y) => x > west && x < east && y > south && y < north);
    // Edges turn by a fraction of a degree, and a metre of the zone is not one of the ground: 0.02 %.
    expect(found['mean']).toBeCloseTo(peer.mean, 0);
    expect(Math.abs(found['mean']! - peer.mean)).toBeLessThan(0.1);
    expect(Math.abs(found['max']! - peer.max)).toBeLessThan(0.3);
    for (const limit of [10, 25]) expect(Math.abs(found[`above_${limit}_share`]! - peer.share(limit))).toBeLessThan(0.01);
  });

  test('in longitude and latitude at the equator, where gdaldem has one length for both', async () => {
    const grid: Grid = { west: 35, north: 0.03, cellWidth: 1 / 3600, cellHeight: 1 / 3600, width: 120, height: 120, epsg: 4326 };
    const raster = join(folder, 'degrees.tif');
    writeFileSync(raster, writeGeoTiff(hills(grid), grid));
    const second = 1 / 3600;
    const box: [number, number, number, number] = [35 + 20 * second, 0.03 - 90 * second, 35 + 80 * second, 0.03 - 10 * second];
    const found = await figures(raster, box);
    const peer = byGdal(raster, '111000', (x, y) => x > box[0] && x < box[2] && y > box[1] && y < box[3]);
    expect(Math.abs(found['mean']! - peer.mean)).toBeLessThan(0.1);
    for (const limit of [10, 25]) expect(Math.abs(found[`above_${limit}_share`]! - peer.share(limit))).toBeLessThan(0.01);
  });
});
