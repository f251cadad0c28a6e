// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { square } from '#test/window/fixtures.ts';
import AttributeTable from './AttributeTable.vue';
import { useAttributeView } from './attribute-view.ts';
import { useFileFilter } from './file-filter.ts';
import { useFiles } from './files.ts';
import { filterSaid } from './filter-words.ts';
import FileFilterBar from './FileFilterBar.vue';
import { useSaving } from './saving.ts';
import ShapeScopeField from './ShapeScopeField.vue';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }), summarise: async () => null }),
  pairing: () => ({ work: {}, failed: new Promise(() => {}), end: () => {} }),
}));
withLayout();
const plot = (id: string, crop: string | null, areaHectares: number, fileId = 'f1') =>
  shape(id, {
    fileId,
    summary: summary({ areaHectares }),
    feature: { type: 'Feature', geometry: square, properties: { name: `Plot ${id}`, crop } },
  });
async function show() {
  openShapes([plot('p1', 'Maize', 5), plot('p2', 'Café', 12), plot('p3', null, 20), plot('p10', 'maize', 2)]);
  mountAlone(FileFilterBar);
  await page.press(page.get('filter-toggle'));
}
async function choose(testId: string, value: string, at = 0): Promise<void> {
  const field = page.all(`[data-testid="${testId}"]`)[at] as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
}
const shownIds = () => useFiles().visible.map(({ id }) => id);

test('a condition leaves the shapes that it holds for, everywhere alike, and one press brings back all', async () => {
  await show();
  const files = useFiles();
  expect(files.isFiltered).toBe(false);
  await choose('filter-column', 'crop');
  await page.type(page.get('filter-value'), 'MAI');
  expect(shownIds()).toEqual(['p1', 'p10']);
  expect(files.listed.map(({ id }) => id)).toEqual(['p1', 'p10']);
  expect(files.withGeometry.map(({ id }) => id)).toEqual(['p1', 'p10']);
  const saving = useSaving();
  expect(saving.featuresOf('all')).toHaveLength(2);
  expect(saving.featuresOf('unfiltered')).toHaveLength(4);
  // A file that is saved as a whole is whole.
  expect(saving.featuresOf({ fileId: 'f1' })).toHaveLength(4);
  expect(page.textOf('filter-conditions')).toContain(text('filter.of.shapes.shows', { n: '2', all: '4' }));
  mountAlone(ShapeScopeField, { props: { modelValue: 'all' } });
  expect(page.textOf('shape-scope')).toBe(text('scope.shown', { n: '2' }, 2));
  await page.press(page.get('filter-clear'));
  expect(shownIds()).toEqual(['p1', 'p2', 'p3', 'p10']);
});

test('figures of shapes can be asked for, and conditions go together or stand for each other', async () => {
  await show();
  await choose('filter-column', 'hectare:area');
  await choose('filter-test', 'atLeast');
  await page.type(page.get('filter-value'), '12');
  expect(shownIds()).toEqual(['p2', 'p3']);
  await page.press(page.get('filter-add'));
  await choose('filter-column', 'crop', 1);
  await choose('filter-test', 'empty', 1);
  expect(shownIds()).toEqual(['p3']);
  await choose('filter-join', 'any');
  expect(shownIds()).toEqual(['p2', 'p3']);
});

test('what is no number hides nothing and says so', async () => {
  await show();
  await choose('filter-column', 'hectare:area');
  await choose('filter-test', 'above');
  await page.type(page.get('filter-value'), 'much');
  expect(shownIds()).toHaveLength(4);
  expect(page.alerts()).toEqual([text('filter.notANumber')]);
});

test('values are chosen from those that the column has', async () => {
  await show();
  await choose('filter-column', 'crop');
  await choose('filter-test', 'oneOf');
  const boxes = page.all('fieldset input') as HTMLInputElement[];
  expect(page.all('fieldset bdi').map(({ textContent }) => textContent)).toEqual(['Café', 'maize', 'Maize']);
  await page.press(boxes[0]!);
  await page.press(page.all('fieldset input')[2]!);
  expect(shownIds()).toEqual(['p1', 'p2']);
});

test('what the filter hides is not selected', async () => {
  await show();
  const files = useFiles();
  files.select('p2');
  await choose('filter-column', 'crop');
  await page.type(page.get('filter-value'), 'maize');
  expect([...files.selectedIds]).toEqual([]);
});

test('what is drawn is seen: a filter that would hide it is over', async () => {
  await show();
  const files = useFiles();
  files.filter = { join: 'all', conditions: [{ key: 'crop', test: 'equals', value: 'maize' }] };
  files.shapes = [...files.shapes, plot('p11', 'Maize', 1)];
  expect(files.isFiltered).toBe(true);
  await files.addShape(square);
  expect([files.isFiltered, files.visible.length, files.selected.length]).toEqual([false, 6, 1]);
});

test('without shapes there is no filter', async () => {
  await show();
  const files = useFiles();
  files.filter = { join: 'all', conditions: [{ key: 'crop', test: 'equals', value: 'maize' }] };
  files.closeAll();
  expect(files.filter.conditions).toEqual([]);
});

test('cells are found in the order of the table, and Enter goes from one to the next', async () => {
  openShapes([plot('p2', 'b maize', 1), plot('p1', 'a maize', 1), plot('p3', rightToLeftName, 1)]);
  mountAlone(FileFilterBar);
  mountAlone(AttributeTable);
  const view = useAttributeView();
  view.sort = [{ key: 'name', down: false }];
  await page.type(page.get('find-cells'), 'MAIZE');
  await vi.waitFor(() => expect(page.textOf('find-count')).toBe(text('filter.hit', { at: '1', n: '2' })));
  expect(page.all('.is-hit').map(({ textContent }) => textContent?.trim())).toEqual(['a maize']);
  page.get('find-cells').dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
  expect(page.textOf('find-count')).toBe(text('filter.hit', { at: '2', n: '2' }));
  expect(page.all('.is-hit').map(({ textContent }) => textContent?.trim())).toEqual(['b maize']);
  await page.type(page.get('find-cells'), 'nobody');
  await vi.waitFor(() => expect(page.textOf('find-count')).toBe(text('filter.notFound')));
});

test('a press on a heading sorts, with Shift within what sorts already', async () => {
  openShapes([plot('p10', 'b', 1), plot('p2', 'a', 1), plot('p1', 'b', 1), plot('p3', null, 1)]);
  mountAlone(AttributeTable);
  await flushPromises();
  const names = () => page.all('[data-column="0"]').map(({ textContent }) => textContent?.trim());
  const heading = (key: string) => page.all(`[data-key="${key}"] button`)[0]!;
  await page.press(heading('crop'));
  expect(names()).toEqual(['Plot p2', 'Plot p10', 'Plot p1', 'Plot p3']);
  heading('name').dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey: true }));
  await flushPromises();
  expect(names()).toEqual(['Plot p2', 'Plot p1', 'Plot p10', 'Plot p3']);
  await page.press(heading('crop'));
  expect(page.all('[data-key="crop"]')[0]!.getAttribute('aria-sort')).toBe('descending');
  expect(names().at(-1)).toBe('Plot p3');
});

test('a filter is said in words wherever it acts, as its rows read', async () => {
  await show();
  const files = useFiles();
  expect(filterSaid(useFileFilter())).toBeNull();
  files.filter = {
    join: 'any',
    conditions: [
      { key: 'crop', test: 'oneOf', value: '', values: ['Maize', 'Café'] },
      { key: 'hectare:area', test: 'between', value: '2', upTo: '4' },
      { key: 'crop', test: 'contains', value: '' },
    ],
  };
  expect(filterSaid(useFileFilter())).toBe('3 of 4 shapes, by the filter: crop is one of “Maize”, “Café” or Area, ha is between 2 and 4');
  mountAlone(ShapeScopeField, { props: { modelValue: 'all' } });
  expect(page.get('filter-said').textContent).toContain('3 of 4 shapes');
});
