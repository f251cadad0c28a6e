// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, listedProject, square } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { useMapPrint } from '#window/printing/map-print.ts';
import { usePortfolio } from './portfolio.ts';
import PortfolioBulk from './PortfolioBulk.vue';

async function show(...ids: string[]) {
  useWorkspace().projects = [
    listedProject({ id: 'a', project_name: rightToLeftName, area_hectares: 10 }),
    listedProject({ id: 'b', project_name: longName, area_hectares: 2.5 }),
  ];
  const portfolio = usePortfolio();
  portfolio.selection = { ids: new Set(ids), lead: null, anchor: null };
  const { wrapper } = mountAlone(PortfolioBulk);
  await flushPromises();
  return { portfolio, wrapper };
}

test('nothing chosen: nothing to do', async () => {
  await show();
  expect(page.find('bulk-bar')).toBeNull();
});

test('it counts what is chosen, with its hectares, and lays it down again', async () => {
  await show('a', 'b');
  expect(page.textOf('bulk-bar')).toContain(text('portfolio.chosen', { n: '2', ha: '12.50' }, 2));
  await page.press(page.button(text('portfolio.clear')));
  expect(page.find('bulk-bar')).toBeNull();
});

test('a collection and its members are the same land', async () => {
  const { portfolio } = await show('a', 'b');
  const details = { outline: null, isControlPool: false, parentId: null };
  useWorkspace().details = new Map([['a', { ...details, isCollection: true, memberIds: ['b'] }]]);
  await flushPromises();
  expect(page.textOf('bulk-bar')).toContain(text('portfolio.chosen', { n: '2', ha: '10.00' }, 2));
  expect(portfolio.areas.sum).toBe('10.00');
});

test('deleting, grouping, zooming and reports are asked for', async () => {
  const { wrapper } = await show('a');
  for (const id of ['bulk-delete', 'bulk-group', 'bulk-report']) await page.press(page.get(id));
  await page.press(page.button(text('portfolio.zoom')));
  expect(Object.keys(wrapper.emitted()).filter((name) => name !== 'click')).toEqual(['remove', 'group', 'reports', 'zoom']);
});

test('while the work runs it says how far it is, and can be cancelled', async () => {
  await show('a', 'b');
  fakeHost.answer({ 'api.call': neverAnswers });
  await page.press(page.get('bulk-collect'));
  expect(page.textOf('bulk-progress')).toContain(
    text('portfolio.progress', { what: text('portfolio.doing.collect'), done: '0', all: '2' }),
  );
  expect(page.find('bulk-bar')).toBeNull();
  expect((page.get('bulk-cancel') as HTMLButtonElement).disabled).toBe(false);
});

test('what failed is named with its reason, whole and in its own direction', async () => {
  await show('a', 'b');
  fakeHost.answer({ 'api.call': refuses('not-found', 'There is no such project.') });
  await page.press(page.get('bulk-collect'));
  await flushPromises();
  expect(page.textOf('bulk-end')).toContain(text('portfolio.faults', { n: '2' }));
  await page.press(page.button(text('portfolio.details')));
  expect(page.all('.faults b').map(({ textContent, dir }) => [textContent, dir])).toEqual([
    [rightToLeftName, 'auto'],
    [longName, 'auto'],
  ]);
  expect(page.all('.faults li')[0]!.textContent).toContain('There is no such project.');
});

test('a network that ends leaves the rest untried, and says how many', async () => {
  const { portfolio } = await show('a', 'b');
  portfolio.end = {
    what: 'collect',
    done: [],
    faults: [{ id: 'a', name: 'A', message: 'There is no network.' }],
    left: ['b'],
    cancelled: false,
  };
  await flushPromises();
  expect(page.textOf('bulk-end')).toContain(text('portfolio.left', { n: '1' }));
});

test('what is done is said and can be put away', async () => {
  await show('a');
  fakeHost.answer({ 'api.call': apiAnswers({ collectAgain: {}, listProjects: useWorkspace().projects }) });
  await page.press(page.get('bulk-collect'));
  await flushPromises();
  expect(page.textOf('bulk-end')).toContain(text('portfolio.done', { what: text('portfolio.doing.collect'), n: '1' }));
  await page.press(page.button(text('portfolio.dismiss')));
  expect(page.find('bulk-end')).toBeNull();
  expect(useUi().dialog).toBeNull();
});

test('an export says what its format could not hold', async () => {
  await show('a', 'b');
  const message = 'Heights were left out.';
  fakeHost.answer({
    'projects.export': () => ({ saved: true, path: '/x.csv', notes: [{ code: 'no-heights', message, severity: 'warning' }] }),
  });
  await usePortfolio().exportAs(usePortfolio().chosen, 'csv');
  await flushPromises();
  expect(page.textOf('bulk-notes')).toBe(message);
});

test('an atlas of what is chosen has a page for each project, and says how many could not be read', async () => {
  await show('a', 'b');
  fakeHost.answer({
    'api.call': async (input) =>
      input.params?.['project_id'] === 'b'
        ? refuses('not-found', 'There is no such project.')()
        : apiAnswers({ getProject: { ...listedProject({ id: 'a', project_name: rightToLeftName }), geometry: square } })(input),
  });
  await page.press(page.get('bulk-atlas'));
  await expect.poll(() => useUi().dialog).toBe('print');
  const { projects } = useMapPrint();
  expect(projects).toMatchObject({ missing: 1, features: [{ geometry: square, properties: { name: rightToLeftName } }] });
  expect(page.textOf('bulk-end')).toContain(text('portfolio.faults', { n: '1' }));
});
