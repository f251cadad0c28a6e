// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BridgeInput } from '#host/contract.ts';
import type { ParcelPair } from '#geo/index.ts';
import { fromWkb } from '#geo/index.ts';
import { square } from '#test/window/fixtures.ts';
import PairTable from './PairTable.vue';

const worker = vi.hoisted(() => ({
  pairs: [] as ParcelPair[],
  taken: [] as Uint8Array[],
  ended: 0,
  holds: false,
  answer: (_share: number) => {},
}));
vi.mock('comlink', () => ({ proxy: (value: unknown) => value, transfer: (value: unknown) => value }));
vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1 }) }),
  pairing: () => ({
    work: {
      take: async ({ bytes, lengths }: { bytes: Uint8Array; lengths: Uint32Array }) => {
        let at = 0;
        for (const length of lengths) worker.taken.push(bytes.slice(at, (at += length)));
      },
      find: async (onProgress: (share: number) => void) => {
        worker.answer = onProgress;
        if (worker.holds) await Promise.withResolvers<never>().promise;
        return { pairs: worker.pairs, isComplete: true, notCompared: [{ index: 2, reason: 'line' }] };
      },
      union: async () => 7,
    },
    failed: Promise.withResolvers<never>().promise,
    end: () => {
      worker.ended += 1;
    },
  }),
}));
withLayout();
const pair = (first: number, second: number, more: Partial<ParcelPair> = {}): ParcelPair => ({
  first,
  second,
  kind: 'overlap',
  sharedHectares: 1.5,
  firstHectares: 3,
  secondHectares: 6,
  location: [36.8, -1.3],
  ...more,
});
beforeEach(() => {
  worker.pairs = [
    pair(0, 1),
    pair(0, 2, { kind: 'exact-copy', sharedHectares: 3, secondHectares: 3 }),
    pair(1, 2, { kind: 'near-copy', sharedHectares: 2.9, movedMetres: 4.25, firstHectares: 3, secondHectares: 3 }),
  ];
});
afterEach(() => {
  worker.taken = [];
  worker.ended = 0;
  worker.holds = false;
});

const cells = () =>
  page.all('[role="rowgroup"] .tr').map((row) => [...row.children].map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim()));
async function show() {
  const files = openShapes([]);
  files.files = ['ann.geojson', 'ben.kml'].map((name, at) => ({ id: `f${at + 1}`, name, format: 'kml', notes: [], shapeCount: 2 }));
  const { wrapper } = mountAlone(PairTable);
  files.shapes = [
    shape('s1', { name: 'North', feature: { type: 'Feature', geometry: square, properties: { supplier: 'Ann' } } }),
    shape('s2', { name: 'Bank', fileId: 'f2' }),
    shape('s3', { name: 'Again', fileId: 'f2' }),
  ];
  await flushPromises();
  return { files, wrapper };
}
async function found() {
  const shown = await show();
  await vi.waitFor(() => expect(shown.files.pairSearch.state).toBe('done'));
  await flushPromises();
  return shown;
}

test('every pair is a row with both shapes, their files and suppliers, hectares and shares; copies stand first', async () => {
  await found();
  expect(worker.taken.map((bytes) => fromWkb(bytes))).toEqual([square, square, square]);
  expect(cells().map((row) => row.slice(0, 6))).toEqual([
    [text('pairs.kind.exact-copy'), 'North Ann · ann.geojson', 'Again ben.kml', '3.00', '100.0', '100.0'],
    [text('pairs.kind.near-copy'), 'Bank ben.kml', 'Again ben.kml', '2.90', '96.7', '96.7'],
    [text('pairs.kind.overlap'), 'North Ann · ann.geojson', 'Bank ben.kml', '1.50', '50.0', '25.0'],
  ]);
  expect(page.text()).toContain(text('pairs.count', { n: '3' }, 3));
  expect(page.text()).toContain(text('pairs.notCompared', { n: '1' }, 1));
});

test('it sorts by a column, both ways', async () => {
  await found();
  const heading = () =>
    page.all('[role="columnheader"] button').find(({ textContent }) => textContent?.includes(text('pairs.columns.shared')))!;
  await page.press(heading());
  expect(cells().map((row) => row[3])).toEqual(['1.50', '2.90', '3.00']);
  await page.press(heading());
  expect(cells().map((row) => row[3])).toEqual(['3.00', '2.90', '1.50']);
});

test('it filters by words of names, files and suppliers, and by kind', async () => {
  await found();
  await page.type(page.get('pairs-find'), 'ann');
  expect(cells()).toHaveLength(2);
  expect(page.text()).toContain(text('pairs.countOf', { n: '2', all: '3' }));
  const kind = page.get('pairs-kind') as HTMLSelectElement;
  kind.value = 'near-copy';
  kind.dispatchEvent(new Event('change', { bubbles: true }));
  await flushPromises();
  expect([cells().length, page.text()]).toEqual([0, expect.stringContaining(text('pairs.noneFound'))]);
});

test('a press, and Enter, show both shapes of a pair', async () => {
  const { wrapper } = await found();
  await page.press(page.all('[role="rowgroup"] .tr')[1]!);
  const table = page.get('pair-table');
  for (const key of ['ArrowDown', 'Enter']) table.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(wrapper.emitted('pair')).toEqual([[['s2', 's3']], [['s1', 's2']]]);
});

test('a pair is accepted with a reason, which stands with its file, is undone, and lapses when the shared land changes', async () => {
  const { files } = await found();
  const row = files.pairRows.find(({ pair: { kind } }) => kind === 'overlap')!;
  files.acceptPairs([row], 'farmed in turn');
  await flushPromises();
  expect(files.files[0]!.acceptedPairs).toMatchObject([{ ids: ['s1', 's2'], reason: 'farmed in turn', sharedHectares: 1.5 }]);
  // It goes with the shapes wherever they go.
  const cellsOf = () => files.shapes.map(({ feature }) => feature.properties?.['overlap_ok']);
  const entry = expect.stringMatching(/^#1 1\.500000 ha \d{4}-\d\d-\d\d North \+ Bank: farmed in turn$/);
  expect(cellsOf()).toEqual([entry, entry, undefined]);
  expect(cells()[2]).toContain('farmed in turn');
  expect(files.issues.filter(({ other }) => other)).toHaveLength(2);
  files.history.undo();
  expect(files.files[0]).not.toHaveProperty('acceptedPairs');
  expect(cellsOf()).toEqual([undefined, undefined, undefined]);
  files.history.redo();
  expect(files.pairRows.filter(({ accepted }) => accepted !== null)).toHaveLength(1);
  worker.pairs = [pair(0, 1, { sharedHectares: 1.6 })];
  files.searchPairs();
  await vi.waitFor(() => expect(files.pairSearch.state).toBe('done'));
  expect(files.pairRows.map(({ accepted }) => accepted)).toEqual([null]);
});

test('a pair that was accepted before its file was written is accepted when it is opened again, and can be withdrawn', async () => {
  const { files } = await found();
  const overlap = () => files.pairRows.find(({ pair: { kind } }) => kind === 'overlap')!;
  files.acceptPairs([overlap()], 'farmed in turn');
  // Another start: ids are new, and no draft says anything.
  files.files = files.files.map(({ acceptedPairs: _none, ...file }) => file);
  expect(overlap()).toMatchObject({ accepted: 'farmed in turn', acceptedOn: expect.stringMatching(/^\d{4}-/) });
  files.acceptPairs([overlap()], null);
  expect(overlap().accepted).toBeNull();
  expect(files.shapes.every(({ feature }) => !('overlap_ok' in (feature.properties ?? {})))).toBe(true);
});

test('the reason is asked for, and none is no reason', async () => {
  const { files } = await found();
  await page.press(page.all('.act .button')[0]!);
  const button = page.get('accept-found') as HTMLButtonElement;
  expect(button.disabled).toBe(true);
  await page.type(page.get('accept-reason'), ' same owner ');
  expect(button.disabled).toBe(false);
  document.querySelector('#accept-found')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await flushPromises();
  expect(files.files[0]!.acceptedPairs?.map(({ reason }) => reason)).toEqual(['same owner']);
});

test('the search tells how far it is, is stopped, and starts again when somebody asks', async () => {
  worker.holds = true;
  const { files } = await show();
  await vi.waitFor(() => expect(worker.taken).toHaveLength(3));
  worker.answer(0.4);
  await flushPromises();
  expect(page.all('progress').map((bar) => (bar as HTMLProgressElement).value)).toEqual([0.4]);
  await page.press(page.get('pairs-stop'));
  expect([files.pairSearch.state, worker.ended]).toEqual(['stopped', 1]);
  worker.holds = false;
  await page.press(page.button(text('pairs.again')));
  await vi.waitFor(() => expect(files.pairSearch.state).toBe('done'));
});

test('another name starts no search; other land does', async () => {
  const { files } = await found();
  files.shapes = files.shapes.map((each) => ({ ...each, name: `${each.name} 2` }));
  await flushPromises();
  expect(files.pairSearch.state).toBe('done');
  expect(files.pairRows[0]!.first.name).toBe('North 2');
  worker.holds = true;
  files.shapes = files.shapes.slice(0, 2);
  await flushPromises();
  expect(files.pairSearch.state).toBe('running');
  expect(files.pairRows.map(({ pair: { kind } }) => kind)).toEqual(['overlap']);
});

test('while a filter is on, the table says which part it is of, and so do the name and the rows of what is saved', async () => {
  const { files } = await found();
  fakeHost.answer({ 'files.save': { saved: true } });
  await page.press(page.get('pairs-save'));
  expect(page.find('filter-said')).toBeNull();
  files.filter = { join: 'all', conditions: [{ key: 'supplier', test: 'empty', value: '' }] };
  await flushPromises();
  expect(page.textOf('filter-said')).toContain(text('filter.test.empty'));
  await page.press(page.get('pairs-save'));
  const saved = fakeHost.asked('files.save') as BridgeInput<'files.save'>[];
  expect(saved.map(({ suggestedName }) => suggestedName)).toEqual(['pairs.csv', 'pairs-filtered.csv']);
  const [plain, filtered] = saved.map(({ bytes }) => new TextDecoder().decode(bytes).trim().split('\r\n'));
  expect(filtered![0]).toBe(`${plain![0]},filter`);
  expect(filtered!.slice(1).every((row) => row.includes(text('filter.test.empty')))).toBe(true);
});
