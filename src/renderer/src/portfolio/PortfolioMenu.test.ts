// @vitest-environment happy-dom
import { flushPromises, mountAlone, page } from '#test/window/mount.ts';
import { listedProject } from '#test/window/fixtures.ts';
import { beforeEach, expect, test } from 'vitest';
import { defineComponent, h } from 'vue';
import { these } from '#window/kit/selection.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { usePortfolio } from './portfolio.ts';
import PortfolioMenu from './PortfolioMenu.vue';

beforeEach(async () => {
  // The menu of the test before gives the focus back in a timer of its own.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
});
const seen: string[] = [];
async function open(ids: string[]): Promise<void> {
  seen.length = 0;
  mountAlone(
    defineComponent(
      () => () =>
        h(PortfolioMenu, { idsAt: () => ids, onOpen: (id: string) => seen.push(`open ${id}`), onRemove: () => seen.push('remove') }, () =>
          h('div', { 'data-testid': 'row' }),
        ),
    ),
  );
  page.get('row').dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
  await flushPromises();
}
const items = () => page.all('[role="menuitem"]').map(({ textContent }) => textContent?.trim());
const press = async (id: string) => {
  page.get(id).dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await flushPromises();
};
const projects = () => {
  useWorkspace().projects = ['a', 'b', 'c'].map((id) => listedProject({ id, project_name: `Farm ${id}` }));
};

test('what lies under the pointer is selected, and opened by its name', async () => {
  projects();
  await open(['b']);
  expect([...usePortfolio().selection.ids]).toEqual(['b']);
  expect(items()[0]).toBe('Open Farm b');
  await press('portfolio-menu-open');
  expect(seen).toEqual(['open b']);
});
test('a selection under the pointer stays, and the menu says on how many it acts', async () => {
  projects();
  usePortfolio().selection = these(['a', 'b']);
  await open(['b']);
  expect(usePortfolio().selection.ids.size).toBe(2);
  expect(items().at(-1)).toBe('Delete 2 projects…');
  await press('portfolio-menu-delete');
  expect(seen).toEqual(['remove']);
});
test('by keyboard, with nothing selected, nothing can be done', async () => {
  projects();
  await open([]);
  expect(page.all('[role="menuitem"]:not([data-disabled])')).toEqual([]);
});
