// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { writeGeoTiff } from '#raster/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps } from './basemaps.ts';
import RasterFiguresDialog from './RasterFiguresDialog.vue';

/** The worker of these tests is this thread; it waits where a test asks it to. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve(), ended: 0 }));
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  const { rasterFiguresWork } = await import('#window/kit/workers/raster-figures.ts');
  const work = {
    ...rasterFiguresWork,
    figuresOf: async (...asked: Parameters<typeof rasterFiguresWork.figuresOf>) => {
      await gate.opened;
      return rasterFiguresWork.figuresOf(...asked);
    },
  };
  const failed = new Promise(() => {});
  return {
    reading: () => ({ work: readingWork, failed, end: () => {} }),
    rasterFigures: () => ({ work, failed, end: () => void (gate.ended += 1) }),
    prepareForFiles: () => {},
  };
});
afterEach(() => {
  gate.opened = Promise.resolve();
});

const grid = { west: 35, north: 0.01, cellWidth: 0.005, cellHeight: 0.01, width: 2, height: 1, epsg: 4326 };
const dem = (values = Int16Array.of(100, 300)) => new File([writeGeoTiff(values, grid, {})], 'dem.tif');
const plots = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: { name: 'Both' },
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [35.0025, 0],
            [35.0075, 0],
            [35.0075, 0.01],
            [35.0025, 0.01],
            [35.0025, 0],
          ],
        ],
      },
    },
    { type: 'Feature', properties: { name: 'Spot' }, geometry: { type: 'Point', coordinates: [35.009, 0.005] } },
    {
      type: 'Feature',
      properties: { name: 'Way' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [35, 0],
          [35.01, 0.01],
        ],
      },
    },
  ],
});

async function ask(file: File | null = dem()) {
  mountAlone(RasterFiguresDialog);
  const [files, ui] = [useFiles(), useUi()];
  await files.open([{ name: 'plots.geojson', bytes: new TextEncoder().encode(plots) }]);
  if (file) useBasemaps().give(file);
  ui.dialog = 'rasterFigures';
  await flushPromises();
  return { files, ui };
}
const valuesOf = (files: ReturnType<typeof useFiles>, column: string) => files.shapes.map(({ feature }) => feature.properties?.[column]);
const isOpened = () => vi.waitFor(() => expect(page.get('figures-prefix')).toBeTruthy());

test('figures become columns in one step; a point has the value of its cell, and what has no area none', async () => {
  const { files, ui } = await ask();
  await isOpened();
  expect((page.get('figures-prefix') as HTMLInputElement).value).toBe('dem');
  await page.press(page.get('figures-run'));
  await vi.waitFor(() => expect(ui.dialog).toBeNull());
  expect(valuesOf(files, 'dem_mean')).toEqual([expect.closeTo(200, 6), 300, null]);
  expect(valuesOf(files, 'dem_min')).toEqual([100, null, null]);
  expect(valuesOf(files, 'dem_max')).toEqual([300, null, null]);
  files.history.undo();
  expect(valuesOf(files, 'dem_mean')).toEqual([undefined, undefined, undefined]);
});

test('the slope of heights and the share above limits become columns that say so', async () => {
  // A cell of 0.001 degrees is 111.3 m wide: 100 m up to the east are 41.9 degrees.
  const steps = { west: 34.999, north: 0.011, cellWidth: 0.001, cellHeight: 0.001, width: 12, height: 12, epsg: 4326 };
  const heights = Int16Array.from({ length: 144 }, (_, cell) => (cell % 12) * 100);
  const { files, ui } = await ask(new File([writeGeoTiff(heights, steps, {})], 'dem.tif'));
  await isOpened();
  await page.press(page.get('figures-slope'));
  expect((page.get('figures-prefix') as HTMLInputElement).value).toBe('dem_slope');
  await page.type(page.get('figures-above'), 'steep');
  expect(page.text()).toContain(text('rasterFigures.noLimits'));
  expect(page.get('figures-run').hasAttribute('disabled')).toBe(true);
  await page.type(page.get('figures-above'), '25, 45');
  await page.press(page.get('figures-run'));
  await vi.waitFor(() => expect(ui.dialog).toBeNull());
  expect(valuesOf(files, 'dem_slope_mean')).toEqual([expect.closeTo(41.94, 1), expect.closeTo(41.94, 1), null]);
  expect(valuesOf(files, 'dem_slope_above_25_share')).toEqual([expect.closeTo(1, 6), null, null]);
  expect(valuesOf(files, 'dem_slope_above_45_share')).toEqual([0, null, null]);
});

test('without a GeoTIFF it asks for one, and takes no figures', async () => {
  await ask(null);
  expect(page.get('figures-raster').textContent).toContain(text('rasterFigures.none'));
  expect(page.get('heights-take').textContent).toContain(text('profile.takeHeights'));
  expect(page.get('figures-run').hasAttribute('disabled')).toBe(true);
});

test('a file that is none says why', async () => {
  await ask(new File(['no picture'], 'dem.tif'));
  await vi.waitFor(() => expect(page.text()).toMatch(/TIFF|picture|read/i));
  expect(page.get('figures-run').hasAttribute('disabled')).toBe(true);
});

test('left in the middle, nothing is written', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { files, ui } = await ask();
  await isOpened();
  gate.opened = promise;
  await page.press(page.get('figures-run'));
  expect(page.text()).toContain(text('rasterFigures.running'));
  const ended = gate.ended;
  await page.press(page.button(text('actions.cancel')));
  expect([ui.dialog, gate.ended]).toEqual([null, ended + 1]);
  resolve();
  await flushPromises();
  expect(valuesOf(files, 'dem_mean')).toEqual([undefined, undefined, undefined]);
});
