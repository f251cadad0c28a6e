// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { trackToPolygon, type Geometry, type Position } from '#geo/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import CloseTrackQuestion from './CloseTrackQuestion.vue';
import { useTrackClosing } from './track-closing.ts';

const toast = vi.hoisted(() => vi.fn());
vi.mock('vue-sonner', () => ({ toast }));
vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({
    together: async () => ({ areaHectares: 1, overlaps: [] }),
    summarise: async () => summary(),
    track: (geometry: Geometry) => trackToPolygon(geometry),
  }),
}));

/** Some 111 m for a thousandth of a degree at the equator. The walk goes round a square and ends `short` thousandths before its start. */
const walk = (short: number): Position[] => [
  [0, 0],
  [0.001, 0],
  [0.001, 0.001],
  [0, 0.001],
  [0, 0.001 * short],
];
async function close(geometry: Geometry) {
  toast.mockClear();
  const files = openShapes([shape('s1', { name: 'Walk', feature: { type: 'Feature', geometry, properties: {} } })]);
  files.select('s1');
  mountAlone(CloseTrackQuestion);
  await useTrackClosing().close();
  await flushPromises();
  return () => files.shapes[0]!.feature.geometry?.type;
}

test('a small gap is closed and named', async () => {
  const kind = await close({ type: 'LineString', coordinates: walk(0.1) });
  expect([kind(), useUi().dialog]).toEqual(['Polygon', null]);
  expect(toast).toHaveBeenCalledWith(text('edit.gapClosed', { n: '11', share: '2.5' }));
});

test('a walk that ends where it began has no gap to name', async () => {
  const kind = await close({ type: 'LineString', coordinates: walk(0) });
  expect([kind(), toast.mock.calls]).toEqual(['Polygon', []]);
});

test('a large gap is asked about, in metres and per cent, before anything changes', async () => {
  const kind = await close({ type: 'LineString', coordinates: walk(0.9) });
  expect([kind(), useUi().dialog]).toEqual(['LineString', 'closeTrack']);
  expect(page.text()).toContain(text('edit.gapText', { n: '100', share: '22.4' }));
  expect(page.textOf('gap-area')).toContain('1.23');
  await page.press(page.button(text('actions.cancel')));
  expect([kind(), useUi().dialog]).toEqual(['LineString', null]);
});

test('it is closed when the person says so', async () => {
  const kind = await close({ type: 'LineString', coordinates: walk(0.9) });
  await page.press(page.get('close-gap'));
  await flushPromises();
  expect([kind(), useUi().dialog]).toEqual(['Polygon', null]);
});

test('more than 50 m is asked about even where it is little of the perimeter', async () => {
  const coordinates = walk(0.06).map((position) => position.map((value) => value * 10));
  const kind = await close({ type: 'LineString', coordinates });
  expect([kind(), useUi().dialog]).toEqual(['LineString', 'closeTrack']);
});

test('corner points are joined without a question', async () => {
  const kind = await close({ type: 'MultiPoint', coordinates: walk(0.9).slice(0, 4) });
  expect([kind(), useUi().dialog]).toEqual(['Polygon', null]);
});
