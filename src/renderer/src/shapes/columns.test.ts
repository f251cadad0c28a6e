// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { square } from '#test/window/fixtures.ts';
import { readLayout } from './attribute-columns.ts';
import AttributeTable from './AttributeTable.vue';
import { useFiles } from './files.ts';
import { useSaving } from './saving.ts';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
  pairing: () => ({ work: {}, failed: new Promise(() => {}), end: () => {} }),
}));
withLayout();
const plot = (id: string, properties: Record<string, unknown>) => shape(id, { feature: { type: 'Feature', geometry: square, properties } });
async function show() {
  openShapes([plot('s1', { name: 'A', crop: 'maize', trees: '12' }), plot('s2', { name: 'B', crop: 'beans', trees: 'n/a' })], {
    labelField: 'crop',
  });
  mountAlone(AttributeTable);
  await flushPromises();
}
const headings = () => page.all('[role="columnheader"][data-key]').map((heading) => heading.dataset['key']);
const menuOf = (key: string) => page.press(page.all(`[data-key="${key}"] [data-testid="column-menu"]`)[0]!);
const saved = () =>
  useSaving()
    .featuresOf('all')
    .map(({ properties }) => Object.entries(properties!));

test('a column moves by keyboard, and files get the new order; each step is taken back', async () => {
  await show();
  const files = useFiles();
  page
    .all('[data-key="trees"] button')[0]!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }));
  await flushPromises();
  expect(headings()).toEqual(['name', 'trees', 'crop']);
  expect(saved()[0]).toEqual([
    ['name', 'A'],
    ['trees', '12'],
    ['crop', 'maize'],
  ]);
  files.history.undo();
  await flushPromises();
  expect(headings()).toEqual(['name', 'crop', 'trees']);
});

test('a hidden column comes back by one press, and files have it all the while', async () => {
  await show();
  await menuOf('crop');
  await page.press(page.get('column-hide'));
  expect(headings()).toEqual(['name', 'trees']);
  expect(saved()[0]).toContainEqual(['crop', 'maize']);
  await page.press(page.get('columns-show'));
  expect(headings()).toEqual(['name', 'crop', 'trees']);
});

test('a column is renamed in its place, with what names it; a name that is taken is refused', async () => {
  await show();
  const files = useFiles();
  files.filter = { join: 'all', conditions: [{ key: 'crop', test: 'filled', value: '' }] };
  await menuOf('crop');
  await page.type(page.get('column-name'), 'trees');
  expect((page.get('column-rename') as HTMLButtonElement).disabled).toBe(true);
  expect(page.text()).toContain(text('columns.taken'));
  await page.type(page.get('column-name'), 'cultivo');
  page
    .get('column-rename')
    .closest('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
  expect(headings()).toEqual(['name', 'cultivo', 'trees']);
  expect([files.files[0]!.labelField, files.filter.conditions[0]!.key, files.visible.length]).toEqual(['cultivo', 'cultivo', 2]);
  expect(saved()[1]).toEqual([
    ['name', 'B'],
    ['cultivo', 'beans'],
    ['trees', 'n/a'],
  ]);
  files.history.undo();
  expect([files.files[0]!.labelField, files.filter.conditions[0]!.key]).toEqual(['crop', 'crop']);
  expect(saved()[1]![1]).toEqual(['crop', 'beans']);
});

test('another type changes the cells that can be it and names the others', async () => {
  await show();
  await menuOf('trees');
  expect(page.textOf('column-type')).toBe(text('columns.type.text'));
  const field = page.get('column-new-type') as HTMLSelectElement;
  field.value = 'number';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect(page.textOf('column-impossible')).toContain(text('columns.impossibleCell', { value: 'n/a', name: 's2' }));
  page
    .get('column-change-type')
    .closest('form')!
    .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
  expect(useFiles().shapes.map(({ feature }) => feature.properties!['trees'])).toEqual([12, 'n/a']);
  useFiles().history.undo();
  expect(useFiles().shapes[0]!.feature.properties!['trees']).toBe('12');
});

test('statistics are those of the rows that are shown', async () => {
  await show();
  useFiles().filter = { join: 'all', conditions: [{ key: 'crop', test: 'equals', value: 'maize' }] };
  await flushPromises();
  await menuOf('trees');
  expect(page.textOf('column-statistics')).toContain(`${text('columns.filled')}1`);
});

test('a layout that cannot be read is none', () => {
  expect(readLayout({ order: ['a', 1, 'b'], hidden: 'a' })).toEqual({ order: ['a', 'b'], hidden: [] });
  expect(readLayout(null)).toEqual({ order: [], hidden: [] });
});
