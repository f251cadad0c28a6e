// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, page, rightToLeftName, text } from '#test/window/mount.ts';
import { openProject } from '#test/window/fixtures.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import RightPane from './RightPane.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
const label = () => page.all('aside')[0]!.getAttribute('aria-label');
/** The inspector is loaded when it is first needed. */
const title = () => vi.waitFor(() => page.get('project-title'));

test('with nothing open it shows the ways to begin', () => {
  mountAlone(RightPane);
  expect(page.text()).toContain(text('start.title'));
});

test('open files come before an open project, and go back to it', async () => {
  useWorkspace().current = openProject();
  const files = openShapes([shape('s1')]);
  mountAlone(RightPane);
  expect([label(), page.find('project-name') !== null, page.find('project-title')]).toEqual([text('table.issues'), true, null]);
  files.files = [];
  files.shapes = [];
  await title();
  expect(label()).toBe(text('menu.project'));
});

test.each([longName, rightToLeftName])('an open project has its name, whole and in its own direction', async (name) => {
  useWorkspace().current = openProject({ project_name: name });
  mountAlone(RightPane);
  const heading = await title();
  expect(heading.textContent).toContain(name);
  expect(heading.closest('[dir="auto"]') ?? heading.querySelector('[dir="auto"]')).not.toBeNull();
});

test('the pane asks for a report', async () => {
  useWorkspace().current = openProject();
  mountAlone(RightPane);
  await title();
  await flushPromises();
  await page.press(page.get('report'));
  expect(useUi().dialog).toBe('report');
});
