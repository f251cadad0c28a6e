// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, connection, listedProject, outboxItem } from '#test/window/fixtures.ts';
import { withLayout } from '#test/window/layout.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import LeftPane from './LeftPane.vue';

vi.mock('#window/kit/workers/index.ts', () => ({
  geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }),
  prepareForFiles: () => {},
}));
withLayout();
async function show(prepare: () => void = () => {}) {
  fakeHost.answer({ 'connections.list': { connections: [connection()], keychain: 'system' }, 'api.call': neverAnswers });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  workspace.loading = false;
  prepare();
  mountAlone(LeftPane);
  await flushPromises();
  return workspace;
}
const names = () => page.all('[data-testid="project-row"] .name').map(({ textContent }) => textContent);
const two = () => {
  useWorkspace().projects = [listedProject({ id: 'a', project_name: longName }), listedProject({ id: 'b', project_name: rightToLeftName })];
};

test('while the list is asked for it is loading, not empty', async () => {
  await show(() => {
    useWorkspace().loading = true;
  });
  expect(page.text()).toContain(text('projects.loading'));
  expect(page.text()).not.toContain(text('projects.none'));
});

test('no projects: how to get one, and nothing to filter', async () => {
  await show();
  expect(page.text()).toContain(text('projects.noneHint'));
  expect(page.all('input[type="search"]')).toEqual([]);
});

test.each([
  ['unauthorised', 'refused', true],
  ['network', 'offline', false],
  ['internal', 'failed', false],
] as const)('a fault %s is %s', async (code, kind, hasWayToKey) => {
  await show(() => {
    useWorkspace().fault = { code, message: 'What the service said.' };
  });
  expect(page.alerts().join()).toContain(text(`projects.${kind}`));
  expect(page.alerts().join()).toContain('What the service said.');
  expect(page.find('to-connections') !== null).toBe(hasWayToKey);
});

test('asking again brings the projects', async () => {
  await show(() => {
    useWorkspace().fault = { code: 'network', message: 'There is no network.' };
  });
  fakeHost.answer({ 'api.call': apiAnswers({ listProjects: [listedProject()] }), 'api.quota': refuses('network', '') });
  await page.press(page.button(text('projects.retry')));
  expect([page.alerts(), names()]).toEqual([[], ['Woodlot']]);
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await show(two);
  expect(page.all('[data-testid="project-row"] .name').map(({ title, textContent, dir }) => [title, textContent, dir])).toEqual([
    [longName, longName, 'auto'],
    [rightToLeftName, rightToLeftName, 'auto'],
  ]);
});

test('the filter leaves what matches, and says when nothing does', async () => {
  await show(two);
  const filter = page.all('input[type="search"]')[0]!;
  await page.type(filter, 'catchment');
  expect(names()).toEqual([longName]);
  await page.type(filter, 'no such name');
  expect(page.text()).toContain(text('projects.noMatch', { text: 'no such name' }));
});

test('a press opens a project, and its row says that it is on its way', async () => {
  await show(two);
  await page.press(page.all('[data-testid="project-row"]')[1]!);
  expect(fakeHost.asked('api.call')).toContainEqual(expect.objectContaining({ operation: 'getProject', params: { project_id: 'b' } }));
  expect(page.all('[data-testid="project-row"][aria-busy="true"]').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(text('projects.opening')),
  ]);
});

test('a stored list says from when it is, and why when it is not the network', async () => {
  await show(() => {
    two();
    useWorkspace().asOf = { time: '2026-05-04T10:00:00Z', code: 'unauthorised', message: 'The key is not accepted.' };
  });
  expect(page.textOf('list-as-of')).toContain('2026');
  expect(page.textOf('list-as-of')).toContain('The key is not accepted.');
});

test('an open file with its shapes and notes, and its end', async () => {
  await show(() => {
    openShapes([shape('s1'), shape('s2')], {
      name: rightToLeftName,
      notes: [{ code: 'swapped-axes', severity: 'warning', message: 'Swapped.' }],
    });
  });
  expect(page.textOf('files')).toContain(text('files.features', { n: '2' }, 2));
  expect(page.textOf('files')).toContain(text('files.notes', { n: 1 }));
  expect(page.all('[data-testid="files"] .name').map(({ textContent, dir }) => [textContent, dir])).toEqual([[rightToLeftName, 'auto']]);
  await page.press(page.button(text('files.close', { name: rightToLeftName })));
  expect(page.find('files')).toBeNull();
});

test('what waits in the outbox stands above the list, and opens it', async () => {
  const { useOutbox } = await import('#window/offline/outbox.ts');
  await show();
  useOutbox().entries = [outboxItem({ name: rightToLeftName, state: 'refused' })];
  await flushPromises();
  expect(page.textOf('waiting-project')).toContain(text('outbox.state.refused'));
  await page.press(page.get('waiting-project'));
  expect([useUi().dialog, useOutbox().shown]).toEqual(['outbox', 'entry-1']);
});
