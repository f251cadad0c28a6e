// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { areaHectares, rectangle, summarise, unionAreaHectares, type BoundingBox } from '#geo/index.ts';
import PairTable from './PairTable.vue';
import { useLandCutting } from './land-cutting.ts';

vi.mock('comlink', () => ({ proxy: (value: unknown) => value, transfer: (value: unknown) => value }));
vi.mock('#window/kit/workers/index.ts', async () => {
  // The real work, in this thread.
  const { parcelPairsWork } = await import('#window/kit/workers/parcel-pairs.ts');
  const { editingWork } = await import('#window/kit/workers/editing.ts');
  const { summarise: measure } = await import('#geo/index.ts');
  return {
    geometry: () => ({ ...editingWork, summarise: measure, together: async () => ({ areaHectares: 1 }) }),
    pairing: () => ({ work: parcelPairsWork(), failed: Promise.withResolvers<never>().promise, end: () => {} }),
  };
});
withLayout();

const plot = async (id: string, name: string, box: BoundingBox) => {
  const geometry = rectangle(box);
  return shape(id, { name, feature: { type: 'Feature', geometry, properties: {} }, summary: await summarise(geometry) });
};
/** North reaches into Bank; Bank reaches over all of Small; South parts when Bank is cut from it. */
const plots = () =>
  Promise.all([
    plot('s1', 'North', [36, 0, 36.002, 0.002]),
    plot('s2', 'Bank', [36.001, 0, 36.004, 0.002]),
    plot('s3', 'Small', [36.003, 0.001, 36.0035, 0.0015]),
    plot('s4', 'South', [36.0036, -0.002, 36.0039, 0.004]),
  ]);

async function show() {
  const all = await plots();
  const files = openShapes(all);
  files.shapes = [];
  const { wrapper } = mountAlone(PairTable);
  files.shapes = all;
  await flushPromises();
  await vi.waitFor(() => expect(files.pairSearch.state).toBe('done'));
  await vi.waitFor(() => expect(files.countedHectaresOf(all[0]!)).not.toBeNull());
  await flushPromises();
  return { files, all, wrapper };
}
type Shown = Awaited<ReturnType<typeof show>>;
const rowOf = ({ files }: Shown, first: string, second: string) =>
  files.pairRows.find((row) => row.first.name === first && row.second.name === second)!;
const countedOf = ({ files, all }: Shown) =>
  all.map((each) => files.countedHectaresOf(files.shapes.find(({ id }) => id === each.id) ?? each)!);
const unionOf = (all: Shown['all']) => unionAreaHectares(all.map(({ feature }) => feature.geometry!));

test('the larger share keeps the land; by hand, and by the other rule, somebody else does, and the sum is all land each time', async () => {
  const shown = await show();
  const { files, all } = shown;
  expect(files.keeperOf(rowOf(shown, 'North', 'Bank').pair)).toBe('s1');
  const whole = await unionOf(all);
  const sum = () => countedOf(shown).reduce((total, one) => total + one, 0);
  expect(sum()).toBeCloseTo(whole, 6);
  const before = countedOf(shown);
  files.keepLand(rowOf(shown, 'North', 'Bank').pair, 's2');
  await vi.waitFor(() => expect(files.keeperOf(rowOf(shown, 'North', 'Bank').pair)).toBe('s2'));
  expect(countedOf(shown)[0]).toBeLessThan(before[0]! * 0.51);
  expect(sum()).toBeCloseTo(whole, 6);
  expect(files.files[0]!.keptLand).toEqual([{ ids: ['s2', 's1'] }]);
  files.history.undo();
  await vi.waitFor(() => expect(files.keeperOf(rowOf(shown, 'North', 'Bank').pair)).toBe('s1'));
  expect(files.files[0]).not.toHaveProperty('keptLand');
  files.keepRule = 'file-order';
  await vi.waitFor(() => expect(files.keeperOf(rowOf(shown, 'Bank', 'Small').pair)).toBe('s2'));
  expect(countedOf(shown)[2]).toBeCloseTo(0, 9);
});

test('the choice is made in the row, and says whether it is by hand', async () => {
  const shown = await show();
  const field = page.all('[role="rowgroup"] select').map((select) => select as HTMLSelectElement);
  expect(field).toHaveLength(3);
  const row = page.all('[role="rowgroup"] .tr').findIndex(({ textContent }) => textContent?.includes('North'));
  expect(field[row]!.selectedOptions[0]!.textContent).toBe(text('pairs.keep.ruled', { name: 'North' }));
  field[row]!.value = 's2';
  field[row]!.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(shown.files.chosenKeeperOf(rowOf(shown, 'North', 'Bank').pair)).toBe('s2'));
  await vi.waitFor(() => expect(field[row]!.title).toBe(text('pairs.keep.byHand', { name: 'Bank' })));
});

test('hectares counted are written as a column, as one step', async () => {
  const shown = await show();
  await page.press(page.get('write-counted'));
  const written = shown.files.shapes.map(({ feature }) => feature.properties!['counted_hectares'] as number);
  expect(written.reduce((sum, one) => sum + one, 0)).toBeCloseTo(await unionOf(shown.all), 4);
  shown.files.history.undo();
  expect(shown.files.shapes[0]!.feature.properties).not.toHaveProperty('counted_hectares');
});

test('a cut is told before it is done: what vanishes and what breaks; it is one step that leaves no land in common', async () => {
  const shown = await show();
  const { files, all } = shown;
  files.keepRule = 'file-order';
  await vi.waitFor(() => expect(files.keeperOf(rowOf(shown, 'Bank', 'Small').pair)).toBe('s2'));
  await flushPromises();
  await page.press(page.get('cut-all'));
  const cutting = useLandCutting();
  await vi.waitFor(() => expect(cutting.plan).not.toBeNull());
  await flushPromises();
  expect(page.textOf('cut-summary')).toContain('3');
  expect(page.textOf('cut-vanished')).toContain('Small');
  expect(page.textOf('cut-broken')).toContain('South');
  const whole = await unionOf(all);
  await page.press(page.get('cut-land'));
  await vi.waitFor(() => expect(files.shapes).toHaveLength(3));
  const left = files.shapes.map(({ feature }) => areaHectares(feature.geometry!));
  expect(left.reduce((sum, one) => sum + one, 0)).toBeCloseTo(whole, 5);
  expect(files.shapes.map(({ summary }) => summary!.valid)).toEqual([true, true, true]);
  await vi.waitFor(() => expect([files.pairSearch.state, files.pairRows.length]).toEqual(['done', 0]));
  files.history.undo();
  expect(files.shapes.map(({ name }) => name)).toEqual(['North', 'Bank', 'Small', 'South']);
});

test('choices that contradict each other are refused with the names', async () => {
  const shown = await show();
  const { files } = shown;
  files.keepLand(rowOf(shown, 'North', 'Bank').pair, 's2');
  // As if two others were chosen before: a circle over three.
  files.files = files.files.map((file) => ({ ...file, keptLand: [{ ids: ['s1', 's2'] }, { ids: ['s2', 's4'] }] }));
  await flushPromises();
  expect(() => files.keepLand({ ...rowOf(shown, 'Bank', 'South').pair, ids: ['s4', 's1'] }, 's4')).toThrow('North');
});

test('by the order of suppliers the first of them keeps the land, also after a supplier was changed, and the sum is all land', async () => {
  const shown = await show();
  const { files, all } = shown;
  const whole = await unionOf(all);
  files.setAttribute(
    'supplier',
    new Map([
      ['s1', 'Ann'],
      ['s2', 'Ben'],
      ['s3', 'Ann'],
    ]),
  );
  files.keepRule = 'suppliers';
  await flushPromises();
  expect(files.suppliers).toEqual(['Ann', 'Ben']);
  const keeps = (first: string, second: string, id: string) =>
    vi.waitFor(() => expect(files.keeperOf(rowOf(shown, first, second).pair)).toBe(id));
  await keeps('Bank', 'Small', 's3');
  await keeps('North', 'Bank', 's1');
  // Whoever has no supplier comes behind.
  await keeps('Bank', 'South', 's2');
  await page.press(page.get('supplier-order-open'));
  await page.press(page.get('supplier-order').querySelector<HTMLButtonElement>('.lower')!);
  expect(files.suppliers).toEqual(['Ben', 'Ann']);
  await keeps('Bank', 'Small', 's2');
  await keeps('North', 'Bank', 's2');
  expect(countedOf(shown).reduce((total, one) => total + one, 0)).toBeCloseTo(whole, 6);
  files.setAttribute('supplier', new Map([['s2', 'Zoe']]));
  await keeps('North', 'Bank', 's1');
});
