// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { openProject, productState } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import { computed, defineComponent, h, provide, ref, shallowRef } from 'vue';
import type { ProductState } from '#api/index.ts';
import type { Column } from '../table.ts';
import { panelContextKey, type JobAction, type PanelContext } from './panel-context.ts';
import type { PanelData, Source } from './panel-data.ts';
import ProductPanel from './ProductPanel.vue';

const source: Source = {
  source: 'SoilGrids',
  fetchedAt: '2026-05-04T10:00:00Z',
  method: 'Means of the cells inside.',
  assumptions: ['Cells of 250 m.'],
  noData: '',
  attribution: 'ISRIC, CC BY 4.0',
  synthetic: false,
};
const columns: Column[] = [
  { key: 'name', label: 'Layer' },
  { key: 'value', label: 'Carbon', digits: 1 },
];
interface Given {
  data?: Partial<{ [K in keyof PanelData]: PanelData[K] }>;
  products?: ProductState[];
  props?: object;
}
function open({ data = {}, products = [], props = {} }: Given = {}) {
  const retry = vi.fn(async () => {});
  const answerNonCommercial = vi.fn(async () => {});
  const jobAction = vi.fn<() => JobAction | null>(() => null);
  const context: PanelContext = {
    workspace: { current: openProject(), products, loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put: () => {}, remove: () => {}, step: () => {} },
    steps: { start: async () => {}, close: () => {} },
    collectAgain: async () => {},
    answerNonCommercial,
    jobAction,
  };
  const all: PanelData = {
    state: ref('ready'),
    busy: ref(false),
    hasAnswer: computed(() => true),
    message: ref(''),
    field: ref(null),
    job: computed(() => products[0] ?? null),
    source: computed(() => source),
    asOf: shallowRef(null),
    retry,
    ...data,
  };
  const toggled = vi.fn();
  const Frame = defineComponent(() => {
    provide(panelContextKey, context);
    return () =>
      h(ProductPanel, {
        slug: 'soil',
        data: all,
        open: true,
        columns,
        rows: [
          { name: rightToLeftName, value: 12.34 },
          { name: longName, value: 5 },
        ],
        onToggle: toggled,
        ...props,
      });
  });
  mountAlone(Frame);
  return { retry, answerNonCommercial, jobAction, toggled };
}
const head = () => page.all('h3 button')[0]!;

test('a closed panel shows its name and the state of its job, and opens by its head', async () => {
  const { toggled } = open({
    props: { open: false },
    data: { hasAnswer: computed(() => false) },
    products: [productState('soil', { state: 'failed' })],
  });
  expect(head().getAttribute('aria-expanded')).toBe('false');
  expect(head().textContent).toContain(text('panel.failed'));
  expect(page.find('again-soil')).toBeNull();
  await page.press(head());
  expect(toggled).toHaveBeenCalledOnce();
});

test('loading, waiting, absent and failed are four different things', async () => {
  const state = ref<'loading' | 'waiting' | 'absent' | 'failed'>('loading');
  open({ data: { state, hasAnswer: computed(() => false), message: ref('Nothing is known here.') } });
  expect(page.get('state-soil').getAttribute('role')).toBe('status');
  state.value = 'waiting';
  await flushPromises();
  expect(page.textOf('state-soil')).toContain(text('panel.waitingHint'));
  state.value = 'absent';
  await flushPromises();
  expect(page.textOf('state-soil')).toBe('Nothing is known here.');
  state.value = 'failed';
  await flushPromises();
  expect(page.alerts().join()).toContain('Nothing is known here.');
});

test('what failed can be tried again', async () => {
  const { retry } = open({ data: { state: ref('failed'), message: ref('The source does not answer.') } });
  await page.press(page.get('retry-soil'));
  expect(retry).toHaveBeenCalledOnce();
});

test('what needs the network says so, does not turn, and has one thing to do about it', async () => {
  const run = vi.fn(async () => {});
  const { jobAction } = open({
    data: { state: ref('waiting'), hasAnswer: computed(() => false) },
    products: [productState('soil', { state: 'queued', progress: 0, waits_for: 'network', reason: 'SoilGrids is out of reach.' })],
  });
  jobAction.mockReturnValue({ code: 'again', label: 'Once more', run });
  expect(page.textOf('state-soil')).toContain('SoilGrids is out of reach.');
  expect([page.all('progress').length, head().textContent?.includes(text('state.network'))]).toEqual([0, true]);
});

test('the question of non-commercial use stands where its answer is waited for', async () => {
  const { answerNonCommercial } = open({
    data: { state: ref('waiting'), hasAnswer: computed(() => false) },
    products: [productState('soil', { state: 'queued', progress: 0, reason: 'Waits.', waits_for: 'decision' })],
  });
  expect(page.find('retry-soil')).toBeNull();
  await page.press(page.get('non-commercial-no'));
  expect(answerNonCommercial).toHaveBeenCalledWith(false);
});

test('a stored answer says from when it is and why there is no newer one', () => {
  open({ data: { asOf: shallowRef({ time: '2026-05-04T10:00:00Z', reason: 'There is no network.' }) } });
  expect(page.textOf('as-of')).toContain('2026');
  expect(page.text()).toContain('There is no network.');
});

test('made-up data is marked in the head', () => {
  open({ data: { source: computed(() => ({ ...source, synthetic: true })) } });
  expect(head().textContent).toContain(text('panel.synthetic'));
});

test('a refused parameter is told beside the answer of before', () => {
  open({ data: { field: ref('depth'), message: ref('There is no such depth.') } });
  expect(page.alerts()).toEqual(['There is no such depth.']);
  expect(page.find('table-soil')).not.toBeNull();
});

test('an answer without rows says so, and has nothing to copy, enlarge or save', () => {
  open({ props: { rows: [] } });
  expect(page.text()).toContain(text('panel.noRows'));
  expect(['table-soil', 'copy-soil', 'enlarge-soil', 'save-soil'].map((id) => page.find(id))).toEqual([null, null, null, null]);
});

test('the table holds every row, whole, and sorts by a column', async () => {
  open();
  await page.press(page.get('table-soil'));
  const cells = () => page.all('tbody td').map(({ textContent }) => textContent?.trim());
  expect(cells()).toEqual([rightToLeftName, '12.3', longName, '5.0']);
  await page.press(page.button(/Carbon/));
  expect(cells()[1]).toBe('5.0');
});

test('a long table says how many rows it leaves out', async () => {
  open({ props: { rows: Array.from({ length: 450 }, (_, value) => ({ name: `row ${value}`, value })) } });
  await page.press(page.get('table-soil'));
  expect(page.all('tbody tr')).toHaveLength(400);
  expect(page.text()).toContain(text('panel.more', { n: '50' }));
});

test('it fills the window with its whole table, its files and the way back', async () => {
  open({ props: { rows: Array.from({ length: 450 }, (_, value) => ({ name: `row ${value}`, value })), detail: 'by year' } });
  await page.press(page.get('enlarge-soil'));
  const dialog = page.all('[role="dialog"]')[0]!;
  expect(dialog.classList.contains('full')).toBe(true);
  expect(dialog.querySelector('[role="table"]')!.getAttribute('aria-rowcount')).toBe('451');
  expect(dialog.textContent).toContain('by year');
  expect([page.find('save-large-soil'), page.find('copy-large-soil')].every(Boolean)).toBe(true);
  await page.press(page.button(text('actions.close')));
  expect(page.all('[role="dialog"]')).toEqual([]);
});

test('where it comes from: source, method, assumptions, attribution', () => {
  open();
  const details = page.all('details.source')[0]!;
  for (const words of ['SoilGrids', source.method, 'Cells of 250 m.', source.attribution]) expect(details.textContent).toContain(words);
});
