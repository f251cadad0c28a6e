// @vitest-environment happy-dom
import { fakeHost, flushPromises } from '#test/window/mount.ts';
import { apiAnswer, connection, listedProject, openProject } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { useChangesOfOthers } from './changes-of-others.ts';
import { useWorkspace } from './workspace.ts';

const project = (id: string, name: string) => listedProject({ id, project_name: name });
/** A service that several people use, with a list that changes. */
async function open() {
  const service = { projects: [project('a', 'Woodlot'), project('b', 'Hillside')], tag: '"1"' as string | null, notes: '"n1"' };
  fakeHost.answer({
    'connections.list': { connections: [connection()], keychain: 'system' },
    'projects.notes': { notes: {}, theirs: {}, isShared: true },
    'projects.tags': () => ({ list: service.tag, notes: service.notes }),
    'api.call': async () => apiAnswer(service.projects, service.tag === null ? {} : { etag: service.tag }),
    'api.quota': { known: false, limitHectares: null, usedHectares: null, remainingHectares: null },
  });
  const workspace = useWorkspace();
  await workspace.loadConnections();
  await workspace.refresh();
  await flushPromises();
  return { service, workspace, others: useChangesOfOthers() };
}
const lists = () => fakeHost.asked('api.call').length;

test('where nothing changed the list is not read again', async () => {
  const { others } = await open();
  expect([await others.look(), lists()]).toEqual([null, 1]);
});

test('what others made and deleted is read and told; the open project stays on the screen and says that it is gone', async () => {
  const { service, workspace, others } = await open();
  workspace.current = openProject({ id: 'b', project_name: 'Hillside' });
  await flushPromises();
  Object.assign(service, { projects: [project('a', 'Woodlot'), project('c', 'Riverside')], tag: '"2"' });
  expect(await others.look()).toEqual({ added: ['Riverside'], removed: ['Hillside'] });
  expect(workspace.projects.map(({ id }) => id)).toEqual(['a', 'c']);
  expect([others.isOpenGone, workspace.current?.record.id]).toEqual([true, 'b']);
  expect([await others.look(), lists()]).toEqual([null, 2]);
  workspace.closeProject();
  await flushPromises();
  expect(others.isOpenGone).toBe(false);
});

test('notes of others are read when they changed', async () => {
  const { service, others } = await open();
  await others.look();
  const before = fakeHost.asked('projects.notes').length;
  await others.look();
  expect(fakeHost.asked('projects.notes')).toHaveLength(before);
  service.notes = '"n2"';
  await others.look();
  expect(fakeHost.asked('projects.notes')).toHaveLength(before + 1);
});

test('a service that tells no tag is not asked', async () => {
  const { service, workspace, others } = await open();
  service.tag = null;
  await workspace.refresh();
  await others.look();
  expect(fakeHost.asked('projects.tags')).toEqual([]);
});
