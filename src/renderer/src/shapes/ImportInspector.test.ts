// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, connection, openProject } from '#test/window/fixtures.ts';
import { faulty, openShapes, problem, shape, summary } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import type { Feature } from '#geo/index.ts';
import { noteOf, type Note } from '#formats/format.ts';
import { say } from '#formats/phrases/index.ts';
import { setLanguage } from '#window/kit/text/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import type { Shape } from './files.ts';
import { useNewProject } from './new-project.ts';
import type { OpenFile } from './open-shapes.ts';
import ImportInspector from './ImportInspector.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 12.34, overlaps: [] }) }) }));
async function show(shapes: Shape[], file: Partial<OpenFile> = {}) {
  fakeHost.answer({ 'connections.list': { connections: [connection()], keychain: 'system' } });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  const files = openShapes([], file);
  const { wrapper } = mountAlone(ImportInspector);
  files.shapes = shapes;
  await flushPromises();
  return { wrapper, workspace, files };
}
const submit = () => page.get('create-project') as HTMLButtonElement;
const nameField = () => page.get('project-name') as HTMLInputElement;

test('valid shapes: no issue, their area counted once, the file’s name for the project', async () => {
  await show([shape('s1')], { name: 'north_block-2.kml' });
  expect(page.text()).toContain(text('check.none'));
  expect(page.textOf('total-hectares')).toBe('12.34 ha');
  expect(nameField().value).toBe('north block 2');
  expect(submit().disabled).toBe(false);
});

test('a file of points has no area, which is not 0 ha', async () => {
  const feature: Feature = { type: 'Feature', geometry: { type: 'Point', coordinates: [36.8, -1.3] }, properties: {} };
  await show([shape('s1', { feature, summary: summary({ areaHectares: 0, perimeterMetres: 0, geometryType: 'Point' }) })]);
  expect(page.textOf('total-hectares')).toBe('– ha');
});

test('a shape with an error stands in the way, and can be repaired', async () => {
  await show([shape('s1', { summary: faulty(problem()) })]);
  expect(page.text()).toContain(text('check.blocks'));
  expect(submit().disabled).toBe(true);
  expect(page.textOf('repair-all')).toBe(text('check.repairAll', { n: '1' }));
});

test('warnings stand in nobody’s way', async () => {
  await show([shape('s1', { summary: faulty(problem({ code: 'crosses-antimeridian', severity: 'warning' })) })]);
  expect(page.text()).toContain(text('check.warningsOnly'));
  expect(submit().disabled).toBe(false);
});

test('four hundred reversed rings are one line: no card, no count, nothing to repair', async () => {
  const reversed = problem({ code: 'wrong-orientation', severity: 'warning' });
  await show([shape('s1', { summary: faulty(...Array.from({ length: 432 }, () => reversed)) })], { name: 'brazil.kml' });
  expect([page.all('.issue-title'), page.find('issue-cards'), page.find('repair-all')]).toEqual([[], null, null]);
  expect(page.text()).toContain(text('check.none'));
  expect(page.textOf('harmless')).toContain('brazil.kml 432 rings are listed in reverse.');
  expect(submit().disabled).toBe(false);
});

test('of many issues the first of each kind are shown, and the form stands outside their list', async () => {
  const summary = faulty(problem(), problem({ code: 'spike' }));
  await show(Array.from({ length: 5000 }, (_, at) => shape(`s${at}`, { summary })));
  expect(page.all('.issue-title')).toHaveLength(10);
  expect(page.text()).toContain(text('check.count', { n: '10,000' }, 10_000));
  expect(page.get('issue-cards').querySelector('form')).toBeNull();
});

test('a press on an issue goes to its shape and its place', async () => {
  const { wrapper } = await show([shape('s1', { summary: faulty(problem()) })]);
  await page.press(page.all('.issue-title')[0]!);
  expect([wrapper.emitted('shape'), wrapper.emitted('problem')]).toEqual([[['s1']], [[[36.805, -1.295]]]]);
});

test('what a repair changed stands before and after', async () => {
  await show([shape('s1', { repairedFrom: 20, summary: summary({ areaHectares: 10 }) })]);
  const cells = page.all('tbody tr')[0]!.querySelectorAll('td');
  expect([...cells].map(({ textContent }) => textContent)).toEqual(['20.00', '10.00']);
});

test('more than the quota is not sent', async () => {
  const { workspace } = await show([shape('s1')]);
  expect(page.textOf('quota-preview')).toContain(text('create.unknownQuota'));
  workspace.quota = { known: true, limitHectares: 10, usedHectares: 0, remainingHectares: 10 };
  await flushPromises();
  expect(page.textOf('quota-preview')).toContain(text('create.notEnough'));
  expect(submit().disabled).toBe(true);
});

test('a project without a name is not sent, and the field says why', async () => {
  await show([shape('s1')]);
  await page.type(nameField(), ' ');
  await page.press(submit());
  expect(page.alerts()).toEqual([text('create.needName')]);
  expect([nameField().getAttribute('aria-invalid'), fakeHost.asked('projects.create')]).toEqual(['true', []]);
});

test('while it is sent it cannot be sent again', async () => {
  await show([shape('s1')]);
  fakeHost.answer({ 'projects.create': neverAnswers });
  await page.press(submit());
  expect([submit().disabled, submit().textContent?.trim()]).toEqual([true, text('create.busy')]);
});

test('a refusal is shown, and nothing typed or opened is lost', async () => {
  const { files } = await show([shape('s1')]);
  await page.type(nameField(), rightToLeftName);
  fakeHost.answer({ 'projects.create': refuses('network', 'There is no network.') });
  await page.press(submit());
  expect(page.textOf('create-fault')).toBe('There is no network.');
  expect([nameField().value, files.shapes.length, submit().disabled]).toEqual([rightToLeftName, 1, false]);
});

test('what was sent leaves the window and is opened', async () => {
  const { wrapper, files, workspace } = await show([shape('s1')]);
  fakeHost.answer({
    'projects.create': { id: 'project-1', waiting: null },
    'api.call': apiAnswers({ listProjects: [], getProject: openProject().record, availableData: { products: [], climate_risk: [] } }),
  });
  await page.press(submit());
  expect([files.isOpen, workspace.current?.record.id, wrapper.emitted('created')]).toEqual([false, 'project-1', [[]]]);
});

test('a project that is replaced is named, and can be left alone', async () => {
  await show([shape('s1')]);
  useNewProject().replace({ id: 'old', name: rightToLeftName });
  await flushPromises();
  expect(page.textOf('replaces')).toContain(text('outbox.replaces', { name: rightToLeftName }));
  await page.press(page.button(text('outbox.notReplace')));
  expect(page.find('replaces')).toBeNull();
});

test('notes of the reader, and axes that may be swapped', async () => {
  const note = { code: 'swapped-axes', severity: 'warning', message: 'Latitude stands before longitude.' } as const;
  await show([shape('s1')], { notes: [note] });
  expect(page.text()).toContain(note.message);
  expect(page.find('swap-axes')).not.toBeNull();
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await show([longName, rightToLeftName].map((name, at) => shape(`s${at}`, { name, summary: faulty(problem()), repairedFrom: 1 })));
  expect(page.all('.issue-title [dir]').map(({ textContent, dir }) => [textContent, dir])).toEqual([
    [longName, 'auto'],
    [rightToLeftName, 'auto'],
  ]);
  expect(page.all('tbody th[dir]').map(({ title, dir }) => [title, dir])).toEqual([
    [longName, 'auto'],
    [rightToLeftName, 'auto'],
  ]);
});

test('a note is shown in the language of the window; one of an earlier version’s draft, without a phrase, as it is', async () => {
  const notes: Note[] = [
    noteOf('no-geometry', 'info', say('file.no-shape', { n: 3 }), 2),
    { code: 'crs-assumed', severity: 'warning', message: 'Kept from an earlier version.' },
  ];
  await setLanguage('es');
  try {
    await show([shape('s1')], { notes });
    expect(page.text()).toContain('El elemento 3 no tiene forma; se conserva en la tabla.');
    expect(page.text()).toContain('Kept from an earlier version.');
  } finally {
    await setLanguage('en');
  }
});
