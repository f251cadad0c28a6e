// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { onlineMap } from '#test/window/basemaps.ts';
import { withLayout } from '#test/window/layout.ts';
import { expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { writeGeoTiff } from '#raster/index.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useBasemaps } from './basemaps.ts';
import { useElevationProfile } from './elevation-profile.ts';
import ElevationProfile from './ElevationProfile.vue';
import { heightsHost, heightsTile } from '#remote/heights-tile.ts';

/** The worker of these tests is this thread; it waits where a test asks it to. */
const gate = vi.hoisted(() => ({ opened: Promise.resolve(), ended: 0 }));
/** The chart is drawn by a library that needs a canvas. */
const chart = vi.hoisted(() => ({ point: (_place: number | null) => {} }));
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/charts/ChartPicture.vue', () => ({
  default: defineComponent({
    props: ['spec', 'label', 'dark', 'large'],
    emits: ['point'],
    setup(_props, { emit }) {
      chart.point = (place) => emit('point', place);
      return () => h('div');
    },
  }),
}));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  const { rasterFiguresWork } = await import('#window/kit/workers/raster-figures.ts');
  const work = {
    ...rasterFiguresWork,
    profileOf: async (...asked: Parameters<typeof rasterFiguresWork.profileOf>) => {
      await gate.opened;
      return rasterFiguresWork.profileOf(...asked);
    },
  };
  const failed = new Promise(() => {});
  return {
    reading: () => ({ work: readingWork, failed, end: () => {} }),
    rasterFigures: () => ({ work, failed, end: () => void (gate.ended += 1) }),
    prepareForFiles: () => {},
  };
});
withLayout();

/** A slope that rises to the east by 100 m a cell of about 111 m. */
const grid = { west: 35, north: 0.01, cellWidth: 0.001, cellHeight: 0.001, width: 10, height: 10, epsg: 4326 };
const dem = () =>
  new File(
    [
      writeGeoTiff(
        Int16Array.from({ length: 100 }, (_, cell) => (cell % 10) * 100),
        grid,
        {},
      ),
    ],
    'dem.tif',
  );
const shapes = JSON.stringify({
  type: 'FeatureCollection',
  features: [
    [
      'Way',
      {
        type: 'LineString',
        coordinates: [
          [35.0005, 0.005],
          [35.0045, 0.005],
          [35.0025, 0.005],
        ],
      },
    ],
    ['Spot', { type: 'Point', coordinates: [35.005, 0.005] }],
  ].map(([name, geometry]) => ({ type: 'Feature', properties: { name }, geometry })),
});

async function show(file: File | null = dem()) {
  const { wrapper } = mountAlone(ElevationProfile);
  const files = useFiles();
  await files.open([{ name: 'ways.geojson', bytes: new TextEncoder().encode(shapes) }]);
  if (file) useBasemaps().give(file);
  files.select(files.shapes[0]!.id);
  await flushPromises();
  return { files, wrapper };
}
const isFound = () => vi.waitFor(() => expect(page.get('profile-length')).toBeTruthy());
const figure = (key: string) => page.get(`profile-${key}`).textContent;

test('the selected line has heights, and the place under the pointer is marked on the map until the pointer leaves', async () => {
  await show();
  await isFound();
  expect(figure('lowest')).toBe('0.0 m');
  expect(figure('highest')).toBe('400.0 m');
  expect(figure('ascent')).toBe('400.0 m');
  expect(figure('descent')).toBe('200.0 m');
  // 600 m up and down over 6 cells of 111.3 m.
  expect(figure('mean')).toBe('41.9°');
  const profile = useElevationProfile();
  chart.point(0);
  expect(profile.place).toEqual([35.0005, expect.closeTo(0.005, 9)]);
  chart.point(159);
  expect(profile.place![0]).toBeCloseTo(35.0045, 4);
  chart.point(null);
  expect(profile.place).toBeNull();
});

test('every place stands in a table, and a row marks its place', async () => {
  await show();
  await isFound();
  await page.press(page.get('profile-table'));
  const rows = () => page.all('[data-testid="profile-rows"] [role="rowgroup"] .tr');
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await page.press(rows()[1]!);
  expect(useElevationProfile().place![0]).toBeGreaterThan(35.0005);
});

test('what has no line says so, and so does a window without a raster', async () => {
  const { files } = await show();
  await isFound();
  files.select(files.shapes[1]!.id);
  await flushPromises();
  expect(page.text()).toContain(text('profile.noLine'));
});

test('without a GeoTIFF it asks for one, and offers the heights under what is selected, whatever the map shows', async () => {
  await show(null);
  expect(page.textOf('heights-door')).toContain(text('profile.noRaster'));
  useUi().place = { lonLat: [-60, 10], zoom: 3 };
  const { address } = heightsTile([35, 0.5]);
  const map = onlineMap({ id: 'heights', name: 'Copernicus DEM GLO-30 N00 E035', kind: 'pmtiles', fileName: 'heights.tif' });
  fakeHost.answer({ 'basemaps.save': map, 'basemaps.list': { basemaps: [map], presets: [] } });
  await page.press(page.get('heights-take'));
  await vi.waitFor(() => expect(useUi().dialog).toBe('rasterArea'));
  expect(fakeHost.asked('basemaps.save')).toEqual([expect.objectContaining({ kind: 'pmtiles', address, key: '' })]);
  expect(useBasemaps().areaOf).toBe('heights');
  const [west, south, east, north] = useBasemaps().areaBox!;
  expect(east - west < 0.2 && north - south < 0.2).toBe(true);
  // It is measured, not drawn.
  expect(useBasemaps().list.map(({ visible }) => visible)).toEqual([false]);
});

test('with nothing selected heights are those of the shapes, then of the screen, and a map of half the world is asked to zoom in', async () => {
  const { files } = await show(null);
  files.select(null);
  await flushPromises();
  expect(page.textOf('heights-door')).toContain(text('profile.heightsFrom.shown', { host: heightsHost }));
  files.closeAll();
  useUi().place = { lonLat: [35.2, 0.5], zoom: 3 };
  await flushPromises();
  expect([page.find('heights-take'), page.textOf('heights-zoom')]).toEqual([null, text('profile.heightsZoomIn')]);
  useUi().place = { lonLat: [35.2, 0.5], zoom: 12 };
  await flushPromises();
  expect(page.textOf('heights-door')).toContain(text('profile.heightsFrom.view', { host: heightsHost }));
});

test('a profile that takes long is cancelled, and the next line has one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opened = promise;
  const { files } = await show();
  await vi.waitFor(() => expect(page.get('profile-cancel')).toBeTruthy());
  const ended = gate.ended;
  await page.press(page.get('profile-cancel'));
  expect([gate.ended, page.text().includes(text('profile.cancelled'))]).toEqual([ended + 1, true]);
  gate.opened = Promise.resolve();
  resolve();
  files.select(files.shapes[1]!.id);
  await flushPromises();
  files.select(files.shapes[0]!.id);
  await isFound();
});
