import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { profile, type ProfileOptions } from '#cli/profile.ts';
import { distanceMetres } from '#geo/index.ts';
import { writeGeoTiff } from '#raster/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-profile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** 100 by 100 cells of 0.0001 degrees from 35° E, 0.01° N; 100 m in the west, a metre more each column; no height in column 60. */
const grid = { west: 35, north: 0.01, cellWidth: 0.0001, cellHeight: 0.0001, width: 100, height: 100, epsg: 4326 };
const dem = join(folder, 'dem.tif');
writeFileSync(
  dem,
  writeGeoTiff(
    Float32Array.from({ length: 10_000 }, (_, cell) => (cell % 100 === 60 ? -9999 : 100 + (cell % 100))),
    grid,
    { noData: -9999 },
  ),
);
const line = [[35.000_55, 0.005], [35.004_05, 0.005], [35.002_05, 0.005]]; // prettier-ignore
const square = [[35.001, 0.001], [35.003, 0.001], [35.003, 0.003], [35.001, 0.003], [35.001, 0.001]]; // prettier-ignore
const file = join(folder, 'ways.geojson');
const features = [
  { type: 'Feature', properties: { name: '=Way' }, geometry: { type: 'LineString', coordinates: line } },
  { type: 'Feature', properties: { name: 'Plot' }, geometry: { type: 'Polygon', coordinates: [square] } },
  { type: 'Feature', properties: { name: 'Over the gap' }, geometry: { type: 'LineString', coordinates: [[35.005, 0.005], [35.011, 0.005]] } }, // prettier-ignore
  { type: 'Feature', properties: { name: 'Spot' }, geometry: { type: 'Point', coordinates: [35.001, 0.001] } },
];
writeFileSync(file, JSON.stringify({ type: 'FeatureCollection', features }));

async function run(options: Partial<ProfileOptions> = {}, ways = file) {
  const [out, err]: string[][] = [[], []];
  const output = { out: (text: string) => out!.push(text), err: (text: string) => err!.push(text) };
  await profile(ways, { heights: dem, band: 1, json: true, ...options }, output);
  return { out: out!.join('\n'), err: err!.join('\n') };
}

test('heights, length, metres up and down and the steepest stretch', async () => {
  const { out, err } = await run();
  const { profiles } = JSON.parse(out) as { profiles: Record<string, unknown>[] };
  const length = distanceMetres([35.000_55, 0.005], [35.004_05, 0.005]) + distanceMetres([35.004_05, 0.005], [35.002_05, 0.005]);
  expect(profiles[0]).toMatchObject({ index: 0, part: 1, missing_count: 0 });
  expect(profiles[0]!['length_m']).toBeCloseTo(length, 6);
  expect(profiles[0]!['lowest_m']).toBeCloseTo(105, 3);
  expect(profiles[0]!['highest_m']).toBeCloseTo(140, 3);
  expect(profiles[0]!['ascent_m']).toBeCloseTo(35, 3);
  expect(profiles[0]!['descent_m']).toBeCloseTo(20, 3);
  // A metre for 0.0001 degrees of the equator, 11.13 m.
  // All of 55 m up and down over its length.
  expect(profiles[0]!['mean_degrees']).toBeCloseTo((Math.atan(55 / length) * 180) / Math.PI, 6);
  expect(profiles[0]!['steepest_degrees']).toBeCloseTo((Math.atan(1 / 11.1319) * 180) / Math.PI, 2);
  expect(profiles[1]).toMatchObject({ index: 1, name: 'Plot', missing_count: 0 });
  expect(profiles[1]!['ascent_m']).toBeCloseTo(profiles[1]!['descent_m'] as number, 6);
  const places = profiles[0]!['places'] as { distance_m: number; height_m: number }[];
  expect(places.every(({ distance_m: along }, at) => at === 0 || along - places[at - 1]!.distance_m <= 11.2)).toBe(true);
  expect(err).toContain('1 feature is neither line nor area');
});

test('places without a height are counted, and neither zero nor bridged', async () => {
  const { profiles } = JSON.parse((await run()).out) as {
    profiles: { missing_count: number; ascent_m: number; places: { height_m: number | null }[] }[];
  };
  const over = profiles[2]!;
  expect(over.missing_count).toBeGreaterThan(10);
  expect(over.ascent_m).toBeGreaterThan(30);
  expect(over.ascent_m).toBeLessThan(48);
  expect(over.places.filter(({ height_m: height }) => height === null)).toHaveLength(over.missing_count);
});

test('a table has a row for each place, and no formula', async () => {
  const to = join(folder, 'profile.csv');
  const { out, err } = await run({ to, json: false, stepMetres: 50 });
  const rows = readFileSync(to, 'utf8').trim().split('\r\n');
  expect(rows[0]).toBe('feature,name,part,distance_m,longitude,latitude,height_m');
  expect(rows[1]).toBe("1,'=Way,1,0.00,35.0005500,0.0050000,105.00");
  expect(err).toContain(`${rows.length - 1} places written`);
  expect(out).toContain('105.0 to 140.0 m, up 35.0 m, down 20.0 m');
});

test('a name that a spreadsheet would split or read at full width is guarded like every other cell', async () => {
  const [ways, to] = [join(folder, 'named.geojson'), join(folder, 'named.csv')];
  const named = ['＝1+1', 'Way;=1+1'].map((name) => ({ ...features[0], properties: { name } }));
  writeFileSync(ways, JSON.stringify({ type: 'FeatureCollection', features: named }));
  await run({ to, json: false, stepMetres: 50 }, ways);
  const names = new Set(
    readFileSync(to, 'utf8')
      .trim()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(',')[1]),
  );
  expect([...names]).toEqual(["'＝1+1", "Way;'=1+1"]);
});

test('too short a step, another ending and what is no raster are refused', async () => {
  await expect(run({ stepMetres: 0.01 })).rejects.toThrow('longer --step');
  await expect(run({ to: join(folder, 'out.txt') })).rejects.toThrow('.csv');
  await expect(run({ heights: file })).rejects.toThrow('ways.geojson');
  await expect(run({ to: file.replace('.geojson', '.csv'), heights: file })).rejects.toThrow();
});
