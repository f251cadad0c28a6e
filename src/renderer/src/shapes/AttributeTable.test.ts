// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { square } from '#test/window/fixtures.ts';
import { useFiles, type Shape } from './files.ts';
import AttributeTable from './AttributeTable.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
withLayout();
const withAttributes = (id: string, properties: Record<string, unknown>): Shape =>
  shape(id, { feature: { type: 'Feature', geometry: square, properties } });
async function show(shapes: Shape[]) {
  openShapes(shapes);
  mountAlone(AttributeTable);
  await flushPromises();
}
const cells = (column: number) => page.all(`[data-column="${column}"]`).map(({ textContent }) => textContent?.trim());
async function apply(formula: string): Promise<void> {
  await page.type(page.get('attribute-formula'), formula);
  page.all('form')[0]!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}

test('every attribute of every shape has a column; what a shape lacks is empty', async () => {
  await show([withAttributes('s1', { crop: 'maize' }), withAttributes('s2', { owner: rightToLeftName })]);
  expect(page.all('[role="columnheader"][data-key]').map(({ textContent }) => textContent?.trim())).toEqual(['name', 'crop', 'owner']);
  expect(cells(1)).toEqual(['maize', '']);
  expect(cells(2)).toEqual(['', rightToLeftName]);
});

test('without shapes nothing can be filled in', async () => {
  await show([]);
  expect((page.get('attribute-apply') as HTMLButtonElement).disabled).toBe(true);
});

test('a formula fills a column of all shapes', async () => {
  await show([withAttributes('s1', { crop: 'maize' }), withAttributes('s2', { crop: 'beans' })]);
  await apply('=number');
  expect(useFiles().shapes.map(({ name }) => name)).toEqual(['1', '2']);
});

test('a formula that cannot be read says why, and nothing changes', async () => {
  await show([withAttributes('s1', { crop: 'maize' })]);
  await apply('=nobody');
  expect(page.alerts()).toHaveLength(1);
  expect(useFiles().shapes.map(({ name }) => name)).toEqual(['s1']);
});

test('a cell is edited by a double click, and left as it was by Esc', async () => {
  await show([withAttributes('s1', { crop: 'maize' })]);
  const cell = () => page.all('[data-column="1"]')[0]!;
  cell().dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await flushPromises();
  await page.type(cell().querySelector('input')!, 'beans');
  cell()
    .querySelector('input')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await flushPromises();
  expect(cells(1)).toEqual(['maize']);
  cell().dispatchEvent(new KeyboardEvent('keydown', { key: 'F2', bubbles: true }));
  await flushPromises();
  await page.type(cell().querySelector('input')!, 'beans');
  cell()
    .querySelector('input')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
  expect(cells(1)).toEqual(['beans']);
});

test('a column is removed', async () => {
  await show([withAttributes('s1', { crop: 'maize' })]);
  const target = page.get('attribute-column') as HTMLSelectElement;
  target.value = 'crop';
  target.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  await page.press(page.button(text('edit.removeColumn', { key: 'crop' })));
  expect(page.all('[role="columnheader"][data-key]').map(({ textContent }) => textContent?.trim())).toEqual(['name']);
});

test('long values are whole, and each value has its own direction', async () => {
  await show([withAttributes('s1', { owner: longName }), withAttributes('s2', { owner: rightToLeftName })]);
  const shown = page.all('[data-column="1"]').map((cell) => cell.querySelector<HTMLElement>('[dir]') ?? cell);
  expect(shown.map(({ textContent, dir }) => [textContent?.trim(), dir])).toEqual([
    [longName, 'auto'],
    [rightToLeftName, 'auto'],
  ]);
});
