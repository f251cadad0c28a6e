// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { rectangle, type BoundingBox } from '#geo/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import GapTable from './GapTable.vue';
import { useGapSearch } from './gap-search.ts';

vi.mock('comlink', () => ({ proxy: (value: unknown) => value, transfer: (value: unknown) => value }));
const worker = vi.hoisted(() => ({ ended: 0, holds: false, tell: (_share: number) => {} }));
vi.mock('#window/kit/workers/index.ts', async () => {
  // The real search, in this thread.
  const { parcelPairsWork } = await import('#window/kit/workers/parcel-pairs.ts');
  return {
    geometry: () => ({ together: async () => ({ areaHectares: 1 }) }),
    pairing: () => {
      const work = parcelPairsWork();
      return {
        work: {
          ...work,
          gaps: async (...given: Parameters<typeof work.gaps>) => {
            worker.tell = given[1]!;
            if (worker.holds) await Promise.withResolvers<never>().promise;
            return work.gaps(...given);
          },
        },
        failed: Promise.withResolvers<never>().promise,
        end: () => {
          worker.ended += 1;
        },
      };
    },
  };
});
withLayout();

const plot = (id: string, box: BoundingBox) =>
  shape(id, { name: `Plot ${id}`, feature: { type: 'Feature', geometry: rectangle(box), properties: {} }, summary: null });
const metre = 1 / 111_320;
/** Two with a strip of a metre between them, and four around a square of 20 m by 20 m. */
const plots = [
  plot('s1', [36, 0, 36.001, 0.001]),
  plot('s2', [36.001 + metre, 0, 36.002, 0.001]),
  plot('s3', [37, 0, 37 + 60 * metre, 20 * metre]),
  plot('s4', [37, 20 * metre, 37 + 20 * metre, 40 * metre]),
  plot('s5', [37 + 40 * metre, 20 * metre, 37 + 60 * metre, 40 * metre]),
  plot('s6', [37, 40 * metre, 37 + 60 * metre, 60 * metre]),
];
const cells = () =>
  page.all('[role="rowgroup"] .tr').map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim()));

async function show() {
  useUi().pairScope = 'gaps';
  const files = openShapes(plots);
  const { wrapper } = mountAlone(GapTable);
  await flushPromises();
  return { files, wrapper, gaps: useGapSearch() };
}
async function found() {
  const shown = await show();
  await page.press(page.get('gaps-look'));
  await vi.waitFor(() => expect(shown.gaps.search.state).toBe('done'));
  await flushPromises();
  return shown;
}

test('each gap is a row with its kind, hectares, width and the shapes around it; the largest stands first', async () => {
  const { gaps } = await found();
  expect(cells().map((row) => row.slice(0, 4))).toEqual([
    [text('gaps.kind.enclosed'), '0.0397', '19.9', text('gaps.besideMore', { names: 'Plot s3, Plot s4, Plot s5', n: '1' })],
    [text('gaps.kind.sliver'), '0.0111', '1.00', 'Plot s1, Plot s2'],
  ]);
  expect(page.textOf('gaps-state')).toContain(text('gaps.count', { n: '2' }, 2));
  expect(gaps.rows.every(({ gap }) => gap.geometry.type === 'Polygon')).toBe(true);
});

test('limits are set by hand, kept within their bounds, and say that what is shown is of others', async () => {
  const { gaps } = await found();
  const width = page.get('gaps-widthMetres') as HTMLInputElement;
  await page.type(width, '0.5');
  width.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(page.textOf('gaps-state')).toContain(text('gaps.old'));
  await page.press(page.get('gaps-look'));
  await vi.waitFor(() => expect(gaps.search.state).toBe('done'));
  await flushPromises();
  expect(cells().map(([kind]) => kind)).toEqual([text('gaps.kind.enclosed')]);
  await page.type(width, '-3');
  width.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect([useUi().gapLimits.widthMetres, width.value]).toEqual([0.5, '0.5']);
});

test('it filters by kind and by words, and a press shows a gap with the shapes around it', async () => {
  const { wrapper, gaps } = await found();
  const kind = page.get('gaps-kind') as HTMLSelectElement;
  kind.value = 'sliver';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(cells()).toHaveLength(1);
  await page.press(page.all('[role="rowgroup"] .tr')[0]!);
  const { id } = gaps.rows.find(({ gap }) => gap.kind === 'sliver')!.gap;
  expect(wrapper.emitted('gap')).toEqual([[id, ['s1', 's2']]]);
  expect(gaps.lead).toBe(id);
  await page.type(page.get('gaps-find'), 'plot s5');
  expect(page.text()).toContain(text('gaps.noneFound'));
});

test('a gap is accepted with a reason, which is kept with the file, undone, and holds after another search', async () => {
  const { files, gaps } = await found();
  await page.press(page.all('.act .button')[0]!);
  await page.type(page.get('accept-reason'), 'footpath');
  document.querySelector('#accept-found')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
  expect(files.files[0]!.acceptedGaps?.map(({ reason }) => reason)).toEqual(['footpath']);
  expect(cells()[0]).toContain('footpath');
  files.history.undo();
  expect(files.files[0]).not.toHaveProperty('acceptedGaps');
  files.history.redo();
  await gaps.look();
  expect(gaps.rows.map(({ accepted }) => accepted).filter(Boolean)).toEqual(['footpath']);
});

test('a gap beside a shape that changed is shown no more, and the search is offered again', async () => {
  const { files, gaps } = await found();
  files.shapes = files.shapes.map((each) => (each.id === 's2' ? plot('s2', [36.001, 0, 36.002, 0.001]) : each));
  await flushPromises();
  expect(gaps.rows.map(({ gap }) => gap.kind)).toEqual(['enclosed']);
  expect(page.textOf('gaps-state')).toContain(text('gaps.old'));
});

test('the search tells how far it is, and is cancelled', async () => {
  worker.holds = true;
  worker.tell = () => {};
  const { gaps } = await show();
  await page.press(page.get('gaps-look'));
  await vi.waitFor(() => expect(worker.tell).toHaveLength(1));
  worker.tell(0.4);
  await flushPromises();
  expect(page.all('progress').map((bar) => (bar as HTMLProgressElement).value)).toEqual([0.4]);
  await page.press(page.get('gaps-stop'));
  expect([gaps.search.state, worker.ended > 0]).toEqual(['stopped', true]);
  worker.holds = false;
});
