// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { areaHectares, rectangle, type BoundingBox } from '#geo/index.ts';
import { countedMaps } from '#overlays/columns.ts';
import { writeGeoTiff } from '#raster/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps } from './basemaps.ts';
import OwnMapsDialog from './OwnMapsDialog.vue';

/** The workers of these tests are this thread. */
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  const { ownMapWork } = await import('#window/kit/workers/own-map.ts');
  const failed = new Promise(() => {});
  return {
    reading: () => ({ work: readingWork, failed, end: () => {} }),
    rasterFigures: () => ({ work: ownMapWork, failed, end: () => {} }),
    prepareForFiles: () => {},
  };
});

const collection = (...features: [BoundingBox, object][]) =>
  new TextEncoder().encode(
    JSON.stringify({
      type: 'FeatureCollection',
      features: features.map(([box, properties]) => ({ type: 'Feature', properties, geometry: rectangle(box) })),
    }),
  );
const west: BoundingBox = [35, 0, 35.01, 0.01];
const plots = collection([west, { name: 'West' }], [[35.02, 0, 35.03, 0.01], { name: 'East' }]);

async function ask(answers: Record<string, unknown> = {}) {
  mountAlone(OwnMapsDialog, { answers });
  const [files, ui] = [useFiles(), useUi()];
  await files.open([{ name: 'plots.geojson', bytes: plots }]);
  ui.dialog = 'ownMaps';
  await flushPromises();
  return files;
}
const run = () => page.press(page.get('own-maps-run'));
const counted = (files: ReturnType<typeof useFiles>) => countedMaps(files.shapes.map(({ feature }) => feature));

test('a file of areas becomes columns with its digest, and a line says what lies inside', async () => {
  const land = collection([[35.005, -1, 35.015, 1], {}]);
  const files = await ask({ 'files.choose': { files: [{ name: 'indigenous land.geojson', bytes: land }] } });
  expect(page.get('own-maps-run').hasAttribute('disabled')).toBe(true);
  await page.press(page.get('own-map-choose'));
  expect((page.get('own-map-name') as HTMLInputElement).value).toBe('indigenous land');
  await run();
  await vi.waitFor(() => expect(page.find('own-maps-counted')).toBeTruthy());
  const [map] = counted(files);
  expect(map).toMatchObject({
    name: 'indigenous land',
    source: { file: 'indigenous land.geojson', sha256: createHash('sha256').update(land).digest('hex') },
  });
  const half = areaHectares(rectangle(west)) / 2;
  expect(map!.plots).toEqual([
    { insideHectares: expect.closeTo(half, 4), insidePercent: expect.closeTo(50, 3), noDataHectares: null },
    { insideHectares: 0, insidePercent: 0, noDataHectares: null },
  ]);
  expect(page.textOf('own-maps-counted')).toContain('1 of 2 with land inside');
  files.history.undo();
  expect(counted(files)).toEqual([]);
});

test('classes of a GeoTIFF of the background count, without data and all; counted again, the same columns hold the new figures', async () => {
  const grid = { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.01, width: 5, height: 1, epsg: 4326 };
  const files = await ask();
  useBasemaps().give(new File([writeGeoTiff(Uint8Array.of(1, 0, 0, 0, 255), grid, { noData: 255 })], 'forest.tif'));
  await flushPromises();
  await run();
  await vi.waitFor(() => expect(counted(files)).toHaveLength(1));
  const whole = areaHectares(rectangle(west));
  const [first, second] = counted(files)[0]!.plots as { insidePercent: number; noDataHectares: number }[];
  expect([first!.insidePercent, second!.insidePercent]).toEqual([expect.closeTo(50, 3), 0]);
  expect([first!.noDataHectares, second!.noDataHectares]).toEqual([0, expect.closeTo(whole, 3)]);
  const columns = Object.keys(files.shapes[0]!.feature.properties!);
  await vi.waitFor(() => expect(page.get('own-maps-run').hasAttribute('disabled')).toBe(false));
  await run();
  await vi.waitFor(() => expect(page.get('own-maps-run').hasAttribute('disabled')).toBe(false));
  expect(Object.keys(files.shapes[0]!.feature.properties!)).toEqual(columns);
});

test('a picture of amounts, a file without areas and a name whose columns are of something else are told, and nothing is written', async () => {
  const grid = { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.01, width: 2, height: 1, epsg: 4326 };
  const points = new TextEncoder().encode(
    JSON.stringify({ type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [35, 0] } }),
  );
  const files = await ask({ 'files.choose': { files: [{ name: 'points.geojson', bytes: points }] } });
  useBasemaps().give(new File([writeGeoTiff(Float32Array.of(0.5, 1.5), grid, {})], 'heights.tif'));
  await flushPromises();
  await run();
  await vi.waitFor(() => expect(page.text()).toContain(text('ownMaps.fault.no-classes')));
  await page.press(page.get('own-map-choose'));
  await run();
  await vi.waitFor(() => expect(page.text()).toContain(text('ownMaps.fault.no-areas')));
  files.setAttributes('by hand', new Map([[files.shapes[0]!.id, { points_source: 'Ana' }]]));
  await flushPromises();
  expect(page.text()).toContain(text('ownMaps.taken', { column: 'points_source' }));
  expect(page.get('own-maps-run').hasAttribute('disabled')).toBe(true);
  expect(counted(files)).toEqual([]);
});
