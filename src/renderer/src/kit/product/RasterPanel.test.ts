// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName } from '#test/window/mount.ts';
import { openProject, productState } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { defineComponent, h, provide } from 'vue';
import type { ProductState } from '#api/index.ts';
import type { Answers } from '#test/window/host.ts';
import { panelContextKey, type NewLayer, type PanelContext } from './panel-context.ts';
import RasterPanel from './RasterPanel.vue';

/** The worker's answer: 3 ha of the first class, 1 ha of the second, 0.5 ha of a value that no class has. */
vi.mock('../workers/index.ts', () => ({
  rasters: () => ({
    classPicture: async () => ({ hectares: [[1, 3], [2, 1], [9, 0.5]], description: 'Made for a test.', synthetic: false }), // prettier-ignore
  }),
}));

const classes = [
  { value: 1, label: rightToLeftName, colour: [10, 20, 30] as const },
  { value: 2, label: longName, colour: [40, 50, 60] as const },
];
async function open(raster: NonNullable<Answers['api.raster']>, products: ProductState[] = [], more: object = {}) {
  const put = vi.fn<(layer: NewLayer) => void>();
  const context: PanelContext = {
    workspace: { current: openProject(), products, loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put, remove: () => {}, step: () => {} },
    steps: { start: async () => {}, close: () => {} },
    collectAgain: async () => {},
    answerNonCommercial: async () => {},
    jobAction: () => null,
  };
  const Frame = defineComponent(() => {
    provide(panelContextKey, context);
    return () => h(RasterPanel, { slug: 'soil', operation: 'wetlandsMask', classes, open: true, ...more });
  });
  mountAlone(Frame, { answers: { 'api.raster': raster } });
  await flushPromises();
  return { put };
}
const picture = { bytes: new Uint8Array([1]), fetchedAt: '2026-05-04T10:00:00Z', stale: false };

test('until the picture is there no class has an area', async () => {
  await open(neverAnswers);
  expect([page.find('state-soil') === null, page.all('.class')]).toEqual([false, []]);
});

test('each class with its hectares and its share, also one that the product does not name', async () => {
  await open(picture);
  expect(page.all('.class').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
    expect.stringMatching(`^${rightToLeftName}3.00 ha66.7`),
    expect.stringMatching(`^${longName}1.00 ha22.2`),
    expect.stringMatching('^90.5000 ha11.1|^90.50 ha11.1'),
  ]);
});

test('the picture goes on the map with its legend', async () => {
  const { put } = await open(picture);
  expect(put).toHaveBeenCalledOnce();
  const [layer] = put.mock.calls[0]!;
  expect(layer.words().legend.map(({ label }) => label)).toEqual([rightToLeftName, longName, '9']);
});

test('what lies outside the project is not counted, and shares are of the project’s own area', async () => {
  await open(picture, [], { outside: 1 });
  const area = openProject().record.area_hectares!;
  expect(page.all('.class').map(({ textContent }) => textContent?.includes(rightToLeftName))).toEqual([false, false]);
  expect(page.all('.class')[0]!.textContent).toContain(`${(100 / area).toFixed(1)}`);
});

test('a refusal is shown, and a job that still runs is no refusal', async () => {
  await open(refuses('not-found', 'There is no mask.'));
  expect(page.alerts().join()).toContain('There is no mask.');
});

test('while its job runs the panel waits', async () => {
  await open(refuses('not-ready', 'Not yet.'), [productState('soil', { state: 'running', progress: 0.5 })]);
  expect(page.alerts()).toEqual([]);
  expect(page.textOf('state-soil')).toContain('50');
});
