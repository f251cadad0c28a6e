// @vitest-environment happy-dom
import { flushPromises, mountAlone, page } from '#test/window/mount.ts';
import { openShapes, shape } from '#test/window/shapes.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { defineComponent, h } from 'vue';
import { useFiles } from '#window/shapes/files.ts';
import TableMenu from './TableMenu.vue';
import { useShapeSelection } from './shape-selection.ts';

vi.mock('#window/kit/workers/index.ts', () => ({ geometry: () => ({ together: async () => ({ areaHectares: 1, overlaps: [] }) }) }));
beforeEach(async () => {
  // The menu of the test before gives the focus back in a timer of its own.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
});
async function open(): Promise<void> {
  mountAlone(
    defineComponent(
      () => () =>
        h(TableMenu, null, () =>
          h(
            'div',
            ['s1', 's2', 's3'].map((id) => h('div', { 'data-shape': id, 'data-testid': id })),
          ),
        ),
    ),
  );
  // A timer of the menu before, which gives the focus back, may close this one on a busy machine.
  await vi.waitFor(async () => {
    page.get('s2').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await flushPromises();
    expect(page.all('[role="menuitem"]')).not.toEqual([]);
  });
}
const items = () =>
  page.all('[role="menuitem"]').map((item) => [item.textContent?.replaceAll(/\s+/g, ' ').trim(), !item.hasAttribute('data-disabled')]);

test('the row under the pointer is selected, and the menu is about it', async () => {
  openShapes([shape('s1'), shape('s2'), shape('s3')]);
  await open();
  expect([...useFiles().selectedIds]).toEqual(['s2']);
  expect(items()).toContainEqual(['Delete the shapeDel', true]);
  expect(items()).toContainEqual(['Merge the selected shapesCtrl M', false]);
});
test('several that are selected stay so, and are what is deleted', async () => {
  const files = openShapes([shape('s1'), shape('s2'), shape('s3')]);
  useShapeSelection().all();
  await open();
  expect(items()).toContainEqual(['Merge 3 shapesCtrl M', true]);
  const remove = page.all('[role="menuitem"]').find(({ textContent }) => textContent?.includes('Delete 3 shapes'))!;
  remove.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
  expect(files.shapes).toEqual([]);
});
