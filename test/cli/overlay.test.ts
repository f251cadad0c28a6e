import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measureFiles } from '#cli/measure.ts';
import { shapesInSystem } from '#formats/projection/shapes-in-system.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { writeGeoTiff } from '#raster/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'hectare-overlay-'));
const box = (west: number, south: number, east: number, north: number): Geometry => ({
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
const file = (name: string, features: [Geometry | null, object][]) => {
  const path = join(folder, name);
  writeFileSync(
    path,
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map(([geometry, properties]) => ({ type: 'Feature', properties, geometry })),
    }),
  );
  return path;
};
const geoId = '0f'.repeat(32);
const west = box(35, 0, 35.01, 0.01);
const plots = file('plots.geojson', [
  [west, { name: 'West', GeoID: geoId }],
  [box(35.02, 0, 35.03, 0.01), { name: 'East', GeoID: 'not one' }],
  [{ type: 'Point', coordinates: [35.002, 0.002] }, { name: 'Spot' }],
  [null, { name: 'Nothing' }],
]);
async function check(options: Partial<Parameters<typeof measureFiles>[1]>) {
  const [said, faults]: string[][] = [[], []];
  const code = await measureFiles(
    [plots],
    { json: true, check: true, ...options },
    { out: (text) => void said!.push(text), err: (text) => void faults!.push(text) },
  );
  return { code, text: said!.join('\n'), faults: faults!.join('\n') };
}

test('own polygons and pictures: hectares and share of every feature, named, in JSON, text and table; GeoIDs stay with their features', async () => {
  const indigenous = file('land.geojson', [
    [box(35.005, -1, 36, 1), {}],
    [box(35.008, -1, 35.009, 1), {}],
  ]);
  // 10 × 2 cells of 0.005 degrees from 35° E, 0.01° N: forest (1) in the first column, other (2) in the second, none further on, no data last.
  const values = Uint8Array.from([1, 2, 0, 0, 0, 0, 0, 0, 0, 255, 1, 2, 0, 0, 0, 0, 0, 0, 0, 255]);
  const forest = join(folder, 'forest.tif');
  writeFileSync(
    forest,
    writeGeoTiff(values, { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.005, width: 10, height: 2, epsg: 4326 }, { noData: 255 }),
  );
  const overlays = [`${indigenous}:Indigenous land`, `${forest}:National forest map`];
  const { text } = await check({ overlays });
  const sha256 = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const day = expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string;
  expect((JSON.parse(text) as { overlay_sources: unknown }).overlay_sources).toEqual([
    { overlay: 'Indigenous land', file: indigenous, sha256: sha256(indigenous), day },
    { overlay: 'National forest map', file: forest, sha256: sha256(forest), day },
  ]);
  const [measured] = (
    JSON.parse(text) as {
      files: {
        features: { geo_id?: string }[];
        overlays: {
          overlays: {
            overlay: string;
            hectares: number;
            share: number;
            no_data_hectares: number;
            classes: { value: number; hectares: number }[];
            reason: string | null;
          }[];
        }[];
      }[];
    }
  ).files;
  expect(measured!.features.map((feature) => feature.geo_id)).toEqual([geoId, undefined, undefined, undefined]);
  const of = (plot: number, overlay: number) => measured!.overlays[plot]!.overlays[overlay]!;
  const whole = areaHectares(west);
  expect(of(0, 0)).toMatchObject({ overlay: 'Indigenous land', classes: null, reason: null });
  expect(of(0, 0).hectares).toBeCloseTo(areaHectares(box(35.005, 0, 35.01, 0.01)), 6);
  expect(of(1, 0).share).toBe(1);
  expect([of(2, 0).hectares, of(2, 0).share]).toEqual([null, 0]);
  expect(of(3, 0).reason).toContain('no place on the Earth');
  expect(of(0, 1).share).toBeCloseTo(1, 5);
  expect(of(0, 1).classes.map(({ value }) => value)).toEqual([1, 2]);
  expect(of(0, 1).classes[0]!.hectares / whole).toBeCloseTo(0.5, 5);
  expect([of(1, 1).hectares, of(1, 1).classes.map(({ value }) => value)]).toEqual([0, [0]]);
  expect(of(2, 1).reason).toContain('no area');

  const table = join(folder, 'report.csv');
  const { text: lines } = await check({ json: false, overlays, report: table, destination: 'eudr' });
  expect(lines).toContain(`1. West  GeoID ${geoId}  Polygon`);
  expect(lines).toMatch(/1\. Indigenous land: [\d.]+ ha inside, 50\.0 %/);
  expect(lines).toMatch(/1\. National forest map: [\d.]+ ha inside, 100\.0 %; by value 1: [\d.]+ ha, 2: [\d.]+ ha/);
  expect(lines).toContain(`  Indigenous land is ${indigenous}, SHA-256 ${sha256(indigenous)}, counted on `);
  const rows = readFileSync(table, 'utf8')
    .split('\r\n')
    .filter((row) => row.includes(',overlay,info,'));
  expect(rows).toHaveLength(8);
  // Half of it, whatever the last digit of the cut says; no project of a service has a part in it.
  expect(rows[0]).toMatch(new RegExp(`,Indigenous land,,[\\d.]+,0\\.(?:5|49)\\d*,,${geoId},,,,$`));
});

test('land that a picture says nothing of is no data, and what cannot be laid over is said', async () => {
  const small = join(folder, 'small.tif');
  const grid = { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.005, width: 1, height: 2, epsg: 4326 };
  writeFileSync(small, writeGeoTiff(Uint8Array.from([1, 255]), grid, { noData: 255 }));
  const { text } = await check({ overlays: [small] });
  const [measured] = (
    JSON.parse(text) as {
      files: { overlays: { overlays: { overlay: string; share: number; no_data_hectares: number; hectares: number }[] }[] }[];
    }
  ).files;
  const { overlay, share, no_data_hectares: noData, hectares } = measured!.overlays[0]!.overlays[0]!;
  expect([overlay, share]).toEqual(['small.tif', expect.closeTo(0.25, 4)]);
  expect(noData + hectares).toBeCloseTo(areaHectares(west), 9);
  // The colon of a drive of Windows begins no name.
  await expect(
    check({
      overlays: [
        String.raw`Z:\maps
one.geojson`,
      ],
    }),
  ).rejects.toMatchObject({
    message: expect.stringContaining(String.raw`Z:\maps
one.geojson`),
  });
  await expect(check({ overlays: [join(folder, 'none.geojson')] })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('no such file'),
  });
  await expect(check({ overlays: [file('points.geojson', [[{ type: 'Point', coordinates: [35, 0] }, {}]])] })).rejects.toMatchObject({
    exitCode: 2,
    message: expect.stringContaining('no areas'),
  });
});

test('a picture in any system of the register is laid over; one of amounts is refused', async () => {
  const toUtm = await shapesInSystem('EPSG:32636');
  const placed = (await toUtm(west)) as { coordinates: number[][][] };
  const [xs, ys] = [0, 1].map((axis) => placed.coordinates[0]!.map((place) => place[axis]!));
  const middle = (Math.min(...xs!) + Math.max(...xs!)) / 2;
  // Two columns of 10 km that meet in the middle of the plot: forest in the west, none in the east.
  const grid = { west: middle - 1e4, north: Math.max(...ys!) + 5e3, cellWidth: 1e4, cellHeight: 1e4, width: 2, height: 1, epsg: 32636 };
  const metres = join(folder, 'metres.tif');
  writeFileSync(metres, writeGeoTiff(Uint8Array.from([1, 0]), grid));
  const { text } = await check({ overlays: [metres] });
  const read = JSON.parse(text) as {
    files: { overlays: { overlays: { hectares: number; share: number; no_data_hectares: number }[] }[] }[];
  };
  const { hectares, share, no_data_hectares: noData } = read.files[0]!.overlays[0]!.overlays[0]!;
  expect(share).toBeCloseTo(0.5, 3);
  expect(hectares / areaHectares(west)).toBeCloseTo(share, 12);
  expect(noData).toBeCloseTo(0, 9);

  const heights = join(folder, 'heights.tif');
  writeFileSync(heights, writeGeoTiff(Float32Array.from([1.5, 2.25]), grid));
  expect(await check({ overlays: [heights] })).toMatchObject({ code: 2, faults: expect.stringContaining('map of classes') });
});
