// @vitest-environment happy-dom
import { flushPromises, mountAlone, page, text } from '#test/window/mount.ts';
import { productState } from '#test/window/fixtures.ts';
import { withLayout } from '#test/window/layout.ts';
import { faulty, openShapes, problem, shape } from '#test/window/shapes.ts';
import { expect, test, vi } from 'vitest';
import { useWorkspace } from '#window/workspace/workspace.ts';
import ShapeDrawer from './ShapeDrawer.vue';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
withLayout();
const tabs = () => page.all('[role="tab"]').map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim());
const tab = (name: string) => page.all('[role="tab"]').find(({ textContent }) => textContent?.includes(name))!;
const isOpen = () => page.button(text('menu.drawer')).getAttribute('aria-expanded');
async function show(): Promise<void> {
  mountAlone(ShapeDrawer);
  await flushPromises();
}

test('empty, it is folded and gives its room to the map', async () => {
  await show();
  expect([isOpen(), tabs()]).toEqual(['false', [`${text('table.shapes')}0`, `${text('table.issues')}0`, text('table.jobs')]]);
});

test('it unfolds for the shapes of a file and counts them and their faults', async () => {
  openShapes([shape('s1'), shape('s2', { summary: faulty(problem()) })]);
  await show();
  expect(isOpen()).toBe('true');
  expect(tabs()).toEqual([
    `${text('table.shapes')}2`,
    text('table.attributes'),
    `${text('table.issues')}1`,
    text('table.pairs'),
    text('table.profile'),
    text('table.jobs'),
  ]);
  expect(page.all('[role="cell"].name')).toHaveLength(2);
});

test('a tab opens what is folded, and is the selected one', async () => {
  useWorkspace().products = [productState('soil', { state: 'running', progress: 0.4 })];
  await show();
  await page.press(tab(text('table.jobs')));
  expect([isOpen(), tab(text('table.jobs')).getAttribute('aria-selected')]).toEqual(['true', 'true']);
  expect(page.text()).toContain(text('panel.percent', { n: '40' }));
});

test('the tabs have a row of their own: the choice of labels stands above the table of shapes', async () => {
  openShapes([shape('s1')]);
  await show();
  const label = page.get('label-field');
  expect([label.closest('[role="search"]') === null, label.closest('.head')]).toEqual([false, null]);
  await page.press(tab(text('table.attributes')));
  expect(page.find('label-field')).toBeNull();
  expect(page.all('[role="search"]')).toHaveLength(1);
});

test('it folds again, and a person who folded it is not overruled by a file', async () => {
  openShapes([shape('s1')]);
  await show();
  await page.press(page.button(text('menu.drawer')));
  expect(isOpen()).toBe('false');
  openShapes([shape('s1'), shape('s2')]);
  await flushPromises();
  expect(isOpen()).toBe('false');
});
