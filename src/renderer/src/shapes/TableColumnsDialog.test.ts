// @vitest-environment happy-dom
import { mountAlone, page, text } from '#test/window/mount.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import TableColumnsDialog from './TableColumnsDialog.vue';
import { useFiles } from './files.ts';

vi.mock('comlink', () => ({ proxy: (given: unknown) => given, transfer: (given: unknown) => given }));
vi.mock('#window/kit/workers/index.ts', async () => {
  const { readingWork } = await import('#window/kit/workers/reading.ts');
  return {
    reading: () => ({ work: readingWork, failed: new Promise(() => {}), end: () => {} }),
    prepareForFiles: () => {},
    placeNames: async () => ({
      placesOf: async (places: [number, number][]) => places.map(() => ({ countryCode: 'KE', country: 'Kenya', state: null })),
    }),
  };
});

const bytesOf = (table: string) => new TextEncoder().encode(table);
const plots = 'plot,p,q\n007,35.5,-1.5\n008,36.5,-2.5\n';
const rows = () => page.all('[data-testid="table-row"]').map((row) => row.textContent!.replaceAll(/\s+/g, ' ').trim());

async function ask(table: string) {
  const { wrapper } = mountAlone(TableColumnsDialog);
  const [ui, files] = [useUi(), useFiles()];
  await files.open([{ name: 'plots.csv', bytes: bytesOf(table) }]);
  ui.dialog = 'tableColumns';
  await vi.waitFor(() => expect(rows().length).toBeGreaterThan(0));
  return { ui, files, chosen: () => wrapper.findComponent(TableColumnsDialog).emitted('chosen') ?? wrapper.emitted('chosen') };
}
const select = async (id: string, value: string) => {
  const field = page.get(id) as HTMLSelectElement;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
};

test('a table whose columns are not known waits for them, and its rows show where they fall', async () => {
  const { files, chosen } = await ask(plots);
  expect(files.faults).toEqual([]);
  expect(files.unmapped.map(({ incoming }) => incoming.name)).toEqual(['plots.csv']);
  expect(page.button(text('tableColumns.action')).hasAttribute('disabled')).toBe(true);
  await select('table-x', 'p');
  await select('table-y', 'q');
  await vi.waitFor(() => expect(rows()[0]).toMatch(/Kenya/));
  await select('table-label', 'plot');
  const [waiting] = files.unmapped;
  await page.press(page.button(text('tableColumns.action')));
  expect(chosen()).toEqual([[waiting, { table: { columns: { x: 'p', y: 'q' } }, labelField: 'plot' }]]);
});

test('numbers that are no degrees are said, and fall into place in the system that is typed', async () => {
  const { chosen } = await ask('plot,p,q\n1,257000,9857000\n');
  await select('table-x', 'p');
  await select('table-y', 'q');
  await vi.waitFor(() => expect(page.get('table-hint').textContent).toContain(text('tableColumns.systemNext')));
  const field = page.get('table-system') as HTMLInputElement;
  field.value = 'EPSG:32737';
  field.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(rows()[0]).toMatch(/Kenya/));
  await page.press(page.button(text('tableColumns.action')));
  expect(chosen()![0]![1]).toEqual({ table: { columns: { x: 'p', y: 'q' } }, system: 'EPSG:32737' });
});

test('leaving it leaves the table closed', async () => {
  const { chosen } = await ask(plots);
  await page.press(page.button(text('actions.cancel')));
  expect(chosen()![0]![1]).toBeNull();
});

test('a table that waits opens by the columns that were chosen; chosen anew it takes its own place, as one step', async () => {
  const files = useFiles();
  await files.open([{ name: 'plots.csv', bytes: bytesOf(plots) }]);
  await files.mapTable(files.unmapped[0]!, { table: { columns: { x: 'p', y: 'q' } }, labelField: 'plot' });
  expect(files.unmapped).toEqual([]);
  expect(
    files.shapes.map(({ name, feature }) => [
      name,
      feature.properties?.['plot'],
      (feature.geometry as { coordinates: number[] }).coordinates,
    ]),
  ).toEqual([
    ['007', '007', [35.5, -1.5]],
    ['008', '008', [36.5, -2.5]],
  ]);
  const before = files.shapes;
  expect(files.canAskColumns(files.files[0]!)).toBe(true);
  await files.askColumns(files.files[0]!);
  await files.mapTable(files.unmapped[0]!, { table: { columns: { x: 'q', y: 'p' } } });
  expect(files.files.length).toBe(1);
  expect((files.shapes[0]!.feature.geometry as { coordinates: number[] }).coordinates).toEqual([-1.5, 35.5]);
  files.history.undo();
  expect(files.shapes).toBe(before);
});
