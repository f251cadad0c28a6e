// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape, summary } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { square } from '#test/window/fixtures.ts';
import AttributeTable from './AttributeTable.vue';
import { useAttributeView } from './attribute-view.ts';
import { useFiles } from './files.ts';

vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  return {
    geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
    pairing: () => ({ work: {}, failed: new Promise(() => {}), end: () => {} }),
    reading: () => ({ work: readingWork, failed: new Promise(() => {}), end: () => {} }),
  };
});
withLayout();
const plot = (id: string, properties: Record<string, unknown>, areaHectares = 1) =>
  shape(id, {
    name: String(properties['name']),
    summary: summary({ areaHectares }),
    feature: { type: 'Feature', geometry: square, properties },
  });
async function show(answers = {}) {
  openShapes([
    plot('s1', { name: 'A', id: 'K-1', crop: 'maize', trees: 12 }, 1.005),
    plot('s2', { name: 'B', id: 'K-2', crop: 'beans', trees: 7 }, 2.005),
    plot('s3', { name: 'C', id: 'K-3', crop: 'maize', trees: 1 }, 3.005),
  ]);
  mountAlone(AttributeTable, { answers });
  await flushPromises();
}
async function submit(id: string): Promise<void> {
  document.querySelector<HTMLFormElement>(`form#${id}`)!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const properties = (id: string) => useFiles().shapes.find((one) => one.id === id)!.feature.properties;

test('a table joins by an id that is guessed; what matches and what not is said before it is done, and it is one step', async () => {
  const bytes = new TextEncoder().encode('plot;owner;crop\nK-2;Ana;x\nK-1;José;y\nK-1;Eva;z\nK-9;Peter;w\n');
  await show({ 'files.choose': { files: [{ name: 'owners.csv', bytes }] } });
  await page.press(page.get('join-open'));
  await vi.waitFor(() => page.get('join-result'));
  expect([(page.get('join-shape-key') as HTMLSelectElement).value, (page.get('join-line-key') as HTMLSelectElement).value]).toEqual([
    'id',
    'plot',
  ]);
  const result = page.textOf('join-result');
  expect(result).toContain(text('join.matched', { n: '2', all: '3' }));
  expect(result).toContain(text('join.unmatchedShapes', { n: '1', which: 'C' }, 1));
  expect(result).toContain(text('join.unmatchedLines', { n: '1', which: 'K-9' }, 1));
  expect(result).toContain(text('join.repeatedLines', { n: '1', which: 'K-1' }, 1));
  await submit('join-table');
  expect(['s1', 's2', 's3'].map(properties)).toEqual([
    { name: 'A', id: 'K-1', crop: 'maize', trees: 12, owner: 'José', 'crop 2': 'y' },
    { name: 'B', id: 'K-2', crop: 'beans', trees: 7, owner: 'Ana', 'crop 2': 'x' },
    { name: 'C', id: 'K-3', crop: 'maize', trees: 1 },
  ]);
  useFiles().history.undo();
  expect(properties('s1')).toEqual({ name: 'A', id: 'K-1', crop: 'maize', trees: 12 });
});

test('a file that is no table says so', async () => {
  await show({ 'files.choose': { files: [{ name: 'owners.csv', bytes: new TextEncoder().encode('only names\n') }] } });
  await page.press(page.get('join-open'));
  await flushPromises();
  expect(page.find('join-result')).toBeNull();
  expect(fakeHost.asked('files.choose')).toHaveLength(1);
});

test('groups with their hectares add up to the whole that is shown', async () => {
  await show();
  await page.press(page.get('group-open'));
  const by = page.get('group-by') as HTMLSelectElement;
  by.value = 'crop';
  by.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  const rows = page.all('[data-testid="group-table"] tr').map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));
  expect(rows.slice(1).map((row) => row.slice(0, 3))).toEqual([
    ['beans', '1', '2.01'],
    ['maize', '2', '4.01'],
    [text('group.whole', { n: '2' }, 2), '3', '6.02'],
  ]);
});

test('find and replace counts before it changes, keeps numbers, and is one step', async () => {
  await show();
  await page.press(page.get('replace-open'));
  await page.type(page.get('replace-find'), 'MAIZE');
  await page.type(page.get('replace-with'), 'corn');
  expect(page.textOf('replace-count')).toBe(text('replace.count', { n: '2', rows: '2' }, 2));
  await submit('replace-cells');
  expect(['s1', 's2', 's3'].map((id) => properties(id)!['crop'])).toEqual(['corn', 'beans', 'corn']);
  useFiles().history.undo();
  await page.press(page.get('replace-open'));
  await page.type(page.get('replace-find'), '1');
  await page.type(page.get('replace-with'), '5');
  const column = page.get('replace-column') as HTMLSelectElement;
  column.value = 'trees';
  column.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  await submit('replace-cells');
  expect(['s1', 's2', 's3'].map((id) => properties(id)!['trees'])).toEqual([52, 7, 5]);
});

test('cells of a spreadsheet go from the cell to the right and down; what has no place is counted', async () => {
  await show();
  const cell = page.all('[data-row="1"] [data-column="2"]')[0]!;
  const event = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { getData: () => 'peas\t30\nrice\t=1+1\nlost\t1\n' } });
  cell.dispatchEvent(event);
  await flushPromises();
  expect([properties('s2')!['crop'], properties('s2')!['trees'], properties('s3')!['trees']]).toEqual(['peas', 30, '=1+1']);
  expect(page.alerts()).toEqual([text('paste.left', { n: '2' }, 2)]);
  useFiles().history.undo();
  expect(properties('s2')!['crop']).toBe('beans');
});

test('tables in descriptions become columns, in one step; the descriptions stay', async () => {
  const tableOf = (rows: string) => `<table><tr><td>Plot</td></tr><tr><td><table>${rows}</table></td></tr></table>`;
  const withCrop = tableOf('<tr><td>crop</td><td>cocoa</td></tr><tr><td>owner</td><td>Ana &amp; Eva</td></tr>');
  openShapes([
    plot('s1', { name: 'A', crop: 'maize', description: withCrop }),
    plot('s2', { name: 'B', description: tableOf('<tr><td>owner</td><td>&lt;Null&gt;</td></tr><tr><td>empty</td><td/></tr>') }),
    plot('s3', { name: 'C', description: 'by the river' }),
  ]);
  mountAlone(AttributeTable);
  await flushPromises();
  await page.press(page.get('descriptions-open'));
  await vi.waitFor(() =>
    expect(page.all('[data-testid=description-column] bdi').map(({ textContent }) => textContent)).toEqual(['crop 2', 'owner', 'empty']),
  );
  expect(page.textOf('descriptions-apply')).toBe(text('descriptions.action', { n: '2' }, 2));
  await submit('description-columns');
  expect(properties('s1')).toEqual({ name: 'A', crop: 'maize', description: withCrop, 'crop 2': 'cocoa', owner: 'Ana & Eva' });
  expect(properties('s2')).toMatchObject({ name: 'B', owner: null });
  expect(properties('s3')).toEqual({ name: 'C', description: 'by the river' });
  useFiles().history.undo();
  expect(properties('s1')).not.toHaveProperty('owner');
});

test('figures stand with the digits of their kind, and are found, sorted, edited and copied whole', async () => {
  openShapes([
    plot('s1', { name: 'A', dem_mean: 1934.123456789, dem_hectares: 0.123456789 }),
    plot('s2', { name: 'B', dem_mean: 1934.123456788, dem_hectares: 2 }),
  ]);
  mountAlone(AttributeTable);
  await flushPromises();
  const cell = (row: number, column: number) => page.all(`[data-row="${row}"] [data-column="${column}"]`)[0]!;
  const shown = () => [0, 1].map((row) => [0, 1, 2].map((column) => cell(row, column).textContent!.trim()));
  expect(shown()).toEqual([
    ['A', '1934.1235', '0.1235'],
    ['B', '1934.1235', '2'],
  ]);
  expect([cell(0, 1).title, cell(0, 2).title, cell(1, 2).title]).toEqual(['1934.123456789', '0.123456789', '']);
  useAttributeView().toggleSort('dem_mean', false);
  await flushPromises();
  expect(shown().map(([name]) => name)).toEqual(['B', 'A']);
  const copied = () => {
    const event = new Event('copy', { bubbles: true, cancelable: true });
    let text = '';
    Object.assign(event, { clipboardData: { setData: (_type: string, data: string) => (text = data) } });
    cell(0, 1).dispatchEvent(event);
    return text;
  };
  expect(copied()).toBe('1934.123456788');
  const selection = document.getSelection()!;
  const range = document.createRange();
  range.setStart(cell(0, 1), 0);
  range.setEnd(cell(1, 1), cell(1, 1).childNodes.length);
  selection.removeAllRanges();
  selection.addRange(range);
  expect(copied()).toBe('1934.123456788\t2\nA\t1934.123456789');
  selection.removeAllRanges();
  cell(1, 2).dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await flushPromises();
  expect((document.querySelector('input.cell') as HTMLInputElement).value).toBe('0.123456789');
});
