// @vitest-environment happy-dom
import { mountAlone, page } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { useEditing } from '#window/shapes/editing.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import WelcomeCard from './WelcomeCard.vue';

test('an empty window says what to begin with', () => {
  mountAlone(WelcomeCard);
  expect(page.find('welcome-open')).not.toBeNull();
  expect(page.find('welcome-sample')).not.toBeNull();
});

test('it leaves the map to who draws, and comes back when the tool is put away', async () => {
  const { wrapper } = mountAlone(WelcomeCard);
  const editing = useEditing();
  editing.tool = 'polygon';
  await wrapper.vm.$nextTick();
  expect(page.find('welcome-open')).toBeNull();
  editing.tool = null;
  await wrapper.vm.$nextTick();
  expect(page.find('welcome-open')).not.toBeNull();
});

test('an open project needs no welcome', async () => {
  const { wrapper } = mountAlone(WelcomeCard);
  useWorkspace().current = openProject();
  await wrapper.vm.$nextTick();
  expect(page.find('welcome-open')).toBeNull();
});
