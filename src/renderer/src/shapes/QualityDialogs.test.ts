// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { square } from '#test/window/fixtures.ts';
import type { BatchVerdict, Geometry, NeighbourFit } from '#geo/index.ts';
import { useUi, type DialogName } from '#window/workspace/ui.ts';
import { useFiles, type Shape } from './files.ts';
import QualityDialogs from './QualityDialogs.vue';

/** The worker of these tests: its answers are set by each test. */
const work = vi.hoisted(() => ({
  judge: async (): Promise<unknown> => null,
  neighbours: async (_geometries: unknown[]): Promise<unknown> => [],
  smallDefects: async (_geometry: unknown): Promise<unknown> => null,
}));
vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { summarise } = await import('#geo/index.ts');
  return {
    bordersHref: () => '',
    geometry: () => ({
      together: async () => ({ areaHectares: 1, overlaps: [] }),
      summarise: async (geometry: Geometry) => summarise(geometry),
      judge: () => work.judge(),
      neighbours: (geometries: unknown[]) => work.neighbours(geometries),
      smallDefects: (geometry: unknown) => work.smallDefects(geometry),
    }),
  };
});
vi.mock('#window/map/countries.ts', () => ({ countryBoundaries: async () => [] }));
const before = { ...work };
afterEach(() => {
  Object.assign(work, before);
});

async function open(dialog: DialogName, shapes: Shape[] = [shape('s1'), shape('s2')]) {
  openShapes(shapes);
  const { wrapper } = mountAlone(QualityDialogs);
  useUi().dialog = dialog;
  await flushPromises();
  return wrapper;
}
async function submit(): Promise<void> {
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const verdict = (names: string[]): BatchVerdict => ({
  profile: 'eudr',
  accepted: 1,
  refused: names.length,
  file: null,
  verdicts: names.map((name, index) => ({
    index,
    name,
    areaHectares: 1,
    accepted: false,
    findings: [{ code: 'too-small', severity: 'error', message: 'It is too small.', location: null }],
  })) as BatchVerdict['verdicts'],
});

test('without shapes nothing can be judged, fitted or cleaned', async () => {
  await open('verdict', []);
  expect((page.get('judge') as HTMLButtonElement).disabled).toBe(true);
  useUi().dialog = 'neighbours';
  await flushPromises();
  expect((page.get('fit-neighbours') as HTMLButtonElement).disabled).toBe(true);
  useUi().dialog = 'defects';
  await flushPromises();
  expect((page.get('remove-defects') as HTMLButtonElement).disabled).toBe(true);
});

test('one shape alone has no neighbour', async () => {
  await open('neighbours', [shape('s1')]);
  expect((page.get('fit-neighbours') as HTMLButtonElement).disabled).toBe(true);
});

test('while it is judged there is progress, and it cannot be asked for again', async () => {
  work.judge = () => new Promise(() => {});
  await open('verdict');
  await submit();
  expect(page.all('progress')).toHaveLength(1);
  expect((page.get('judge') as HTMLButtonElement).disabled).toBe(true);
});

test('what a destination refuses is named, whole, and a press goes to its shape', async () => {
  work.judge = async () => verdict([longName, rightToLeftName]);
  const wrapper = await open('verdict');
  await submit();
  expect(page.textOf('verdict-refused')).toBe(text('quality.refused', { n: 2 }));
  expect(page.all('.finding b').map(({ textContent, dir }) => [textContent?.trim(), dir])).toEqual([
    [longName, 'auto'],
    [rightToLeftName, 'auto'],
  ]);
  await page.press(page.all('.finding')[1]!);
  expect(wrapper.emitted('shape')).toEqual([['s2']]);
});

test('all accepted is said', async () => {
  work.judge = async () => verdict([]);
  await open('verdict');
  await submit();
  expect(page.text()).toContain(text('quality.all'));
});

test('another destination is another verdict: the old one is gone', async () => {
  work.judge = async () => verdict(['s1']);
  await open('verdict');
  await submit();
  const choice = page.get('verdict-profile') as HTMLSelectElement;
  choice.value = 'own';
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(page.find('verdict-refused')).toBeNull();
});

test('a worker that fails leaves the dialog usable', async () => {
  work.judge = () => Promise.reject(new Error('It fell over.'));
  await open('verdict');
  await submit();
  expect((page.get('judge') as HTMLButtonElement).disabled).toBe(false);
  expect(page.find('verdict-refused')).toBeNull();
});

test('what still overlaps after fitting stays to be read', async () => {
  const fit = { geometry: square, changed: false, overlapsLeft: [{ other: 1, hectares: 2 }] };
  work.neighbours = async (geometries) => geometries.map((_, at): Partial<NeighbourFit> => (at === 0 ? fit : { ...fit, overlapsLeft: [] }));
  await open('neighbours');
  await submit();
  expect(page.text()).toContain(text('quality.left', { name: 's1', other: 's2', ha: '2.00' }));
  expect(useUi().dialog).toBe('neighbours');
});

test('small defects: what is not wanted is not asked for, and nothing to change closes the dialog', async () => {
  work.smallDefects = async () => ({ changed: false, geometry: null });
  await open('defects');
  await page.press(page.all('input[type="checkbox"]')[0]!);
  expect((page.all('input[type="number"]')[0] as HTMLInputElement).disabled).toBe(true);
  await submit();
  expect([useUi().dialog, useFiles().history.undoLabel]).toEqual([null, null]);
});
