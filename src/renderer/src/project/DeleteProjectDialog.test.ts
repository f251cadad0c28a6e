// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import type { Project } from '#api/index.ts';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import DeleteProjectDialog from './DeleteProjectDialog.vue';

async function open(record: Partial<Project> = {}) {
  useWorkspace().current = openProject(record);
  const { wrapper } = mountAlone(DeleteProjectDialog);
  useUi().dialog = 'deleteProject';
  await flushPromises();
  return wrapper;
}

test('the question names the project and its hectares', async () => {
  await open();
  expect(page.text()).toContain(text('project.deleteTitle', { name: 'Woodlot' }));
  expect(page.text()).toContain('123.5 ha');
});

test.each([longName, rightToLeftName])('the whole of a long or foreign name is read before it is deleted', async (name) => {
  await open({ project_name: name });
  expect(page.all('[role="dialog"] h2').map(({ textContent }) => textContent)).toEqual([text('project.deleteTitle', { name })]);
});

test('nothing is deleted by closing', async () => {
  const wrapper = await open();
  await page.press(page.button(text('actions.cancel')));
  expect([useUi().dialog, wrapper.emitted('delete')]).toEqual([null, undefined]);
});

test('deleting is asked for once', async () => {
  const wrapper = await open();
  await page.press(page.get('confirm-delete'));
  expect(wrapper.emitted('delete')).toHaveLength(1);
});

test('without an open project there is no question', async () => {
  mountAlone(DeleteProjectDialog);
  useUi().dialog = 'deleteProject';
  await flushPromises();
  expect(page.all('[role="dialog"]')).toEqual([]);
});
