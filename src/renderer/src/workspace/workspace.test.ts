// @vitest-environment happy-dom
import { fakeHost, flushPromises, neverAnswers, refuses } from '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { BridgeOutput } from '#host/contract.ts';
import { useWorkspace } from './workspace.ts';

const reply = (value: unknown, stale = false): BridgeOutput<'api.call'> => ({
  raw: !Array.isArray(value),
  value,
  deviations: [],
  fetchedAt: '2026-05-04T10:00:00Z',
  stale,
  ...(stale ? { reason: 'There is no network.', reasonCode: 'network' } : {}),
});
const listed = [
  {
    id: 'a',
    user_id: 'me',
    project_name: 'Woodlot',
    area_hectares: 12.5,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  },
];

test('while the list is asked for it is loading, not empty', async () => {
  fakeHost.answer({ 'api.call': neverAnswers });
  const workspace = useWorkspace();
  void workspace.refresh();
  await flushPromises();
  expect([workspace.loading, workspace.fault]).toEqual([true, null]);
});

test('the list of the service, and that it is an old one', async () => {
  fakeHost.answer({ 'api.call': () => reply(listed, true), 'api.quota': refuses('network', 'There is no network.') });
  const workspace = useWorkspace();
  await workspace.refresh();
  expect(workspace.projects.map(({ project_name: name }) => name)).toEqual(['Woodlot']);
  expect(workspace.asOf).toEqual({ time: '2026-05-04T10:00:00Z', code: 'network', message: 'There is no network.' });
  expect([workspace.loading, workspace.quota]).toEqual([false, null]);
});

test('a refusal is kept with its code, and the projects of another time are gone', async () => {
  fakeHost.answer({ 'api.call': () => reply(listed) });
  const workspace = useWorkspace();
  await workspace.refresh();
  fakeHost.answer({ 'api.call': refuses('unauthorised', 'The key is not accepted.') });
  await workspace.refresh();
  expect(workspace.fault).toMatchObject({ code: 'unauthorised', message: 'The key is not accepted.' });
  expect(workspace.projects).toEqual([]);
});

test('an answer that is no list of projects is shown as it came', async () => {
  fakeHost.answer({ 'api.call': () => reply({ hello: 'world' }) });
  const workspace = useWorkspace();
  await workspace.refresh();
  expect([workspace.projects, workspace.strangeList]).toEqual([[], { hello: 'world' }]);
});

test('the answer to an older question does not replace that to a newer one', async () => {
  let late: (answer: BridgeOutput<'api.call'>) => void = () => {};
  fakeHost.answer({
    'api.call': () =>
      new Promise((resolve) => {
        late = resolve;
      }),
  });
  const workspace = useWorkspace();
  const first = workspace.refresh();
  await flushPromises();
  const answerFirst = late;
  fakeHost.answer({ 'api.call': () => reply(listed) });
  await workspace.refresh();
  answerFirst(reply([]));
  await first;
  expect(workspace.projects).toHaveLength(1);
});

test('who asked first waits for the list of who asked again meanwhile', async () => {
  const answers: ((value: BridgeOutput<'api.call'>) => void)[] = [];
  fakeHost.answer({ 'api.call': () => new Promise((answer) => answers.push(answer)), 'api.quota': refuses('network', 'No network.') });
  const workspace = useWorkspace();
  let seen: string[] | null = null;
  const first = workspace.refresh().then(() => (seen = workspace.projects.map(({ id }) => id)));
  await flushPromises();
  const second = workspace.refresh();
  await flushPromises();
  answers[0]!(reply([]));
  await flushPromises();
  expect(seen).toBeNull();
  answers[1]!(reply(listed));
  await Promise.all([first, second]);
  expect(seen).toEqual(['a']);
});
