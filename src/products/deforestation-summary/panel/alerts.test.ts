// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, refuses } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { defineComponent, h, provide, ref } from 'vue';
import { panelContextKey, type NewLayer, type PanelContext } from '#window/kit/product/panel-context.ts';
import { readGeoTiff } from '#raster/index.ts';
import AlertList from './AlertList.vue';
import { alertLayer, alertPicture } from './alerts.ts';

const cell = 1 / 4000;
const square = (x: number, y: number, confidence: 'confirmed' | 'probable', date: string | null) => {
  const [west, south] = [35 + x * cell, 1 + y * cell];
  const ring = [
    [west, south],
    [west + cell, south],
    [west + cell, south + cell],
    [west, south + cell],
    [west, south],
  ];
  return {
    type: 'Feature' as const,
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
    properties: { date, confidence, hectares: 0.08, cells: 1 },
  };
};
const answer = (features: ReturnType<typeof square>[], more: object = {}) => ({
  type: 'FeatureCollection',
  features,
  canopy_threshold: 30,
  too_many: false,
  synthetic: true,
  ...more,
});
const put = vi.fn<(layer: NewLayer) => void>();
const remove = vi.fn();

async function show(answered: unknown) {
  put.mockClear();
  remove.mockClear();
  fakeHost.answer({ 'api.call': answered } as never);
  const context = {
    workspace: { current: openProject(), products: [], loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put, remove, step: () => {} },
  } as unknown as PanelContext;
  const { wrapper } = mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(AlertList, { open: true, query: {}, source: ref(null).value });
    }),
  );
  await flushPromises();
  return wrapper;
}
const given = (value: unknown) => ({ value, raw: false, deviations: [], fetchedAt: '2026-05-04T10:00:00Z', stale: false });

test('the picture has a cell for each of the alerts, by confidence', async () => {
  const bytes = alertPicture(answer([square(0, 0, 'probable', null), square(3, 1, 'confirmed', '2026-02-09')]) as never)!;
  const { values, grid } = await readGeoTiff(bytes);
  expect([grid.width, grid.height]).toEqual([4, 2]);
  expect(Array.from(values)).toEqual([255, 255, 255, 2, 1, 255, 255, 255]);
  expect(alertPicture(answer([]) as never)).toBeNull();
});

test('alerts stand with day and confidence, and lie on the map', async () => {
  const wrapper = await show(given(answer([square(0, 0, 'confirmed', '2026-02-09'), square(3, 1, 'probable', null)])));
  const rows = wrapper.findAll('tbody tr').map((row) => row.findAll('td').map((entry) => entry.text()));
  expect(rows).toEqual([
    [expect.stringMatching(/Feb.*2026/), 'confirmed', '0.08'],
    ['day not known', 'probable', '0.08'],
  ]);
  const [layer] = put.mock.calls[0]!;
  expect(layer.slug).toBe(alertLayer);
  expect(layer.words().title).toContain('SYNTHETIC');
  expect(layer.words().legend.map(({ value }) => value)).toEqual([1, 2]);
});

test('too many for shapes is said; a provider without alerts leaves nothing, and no fault is told', async () => {
  expect((await show(given(answer([], { too_many: true })))).text()).toContain('too many alerts');
  const none = await show(refuses('not-found', 'There is no such address.'));
  expect(none.find('[data-testid="forest-alerts"]').exists()).toBe(false);
  expect(put).not.toHaveBeenCalled();
  expect(remove).toHaveBeenCalledWith(alertLayer);
});
