// @vitest-environment happy-dom
import { flushPromises, longName, mountAlone, neverAnswers, page, rightToLeftName, text } from '#test/window/mount.ts';
import { listedProject } from '#test/window/fixtures.ts';
import { withLayout } from '#test/window/layout.ts';
import { expect, test } from 'vitest';
import type { ProjectListItem } from '#api/index.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { usePortfolio } from './portfolio.ts';
import { portfolioColumns } from './portfolio-columns.ts';
import PortfolioTable from './PortfolioTable.vue';

withLayout();
const small = listedProject({ id: 'a', project_name: 'Acacia', area_hectares: 1.5 });
const large = listedProject({ id: 'b', project_name: 'Baobab', area_hectares: 250 });
const unknown = listedProject({ id: 'c', project_name: 'Cedar', area_hectares: null });
async function show(projects: ProjectListItem[]) {
  useWorkspace().projects = projects;
  const columns = portfolioColumns(usePortfolio().rows, usePortfolio().areas.of).filter(({ id }) => ['name', 'state', 'area'].includes(id));
  const { wrapper } = mountAlone(PortfolioTable, {
    props: { columns },
    answers: { 'api.call': neverAnswers, 'projects.overview': neverAnswers },
  });
  await flushPromises();
  return wrapper;
}
const names = () => page.all('[role="gridcell"].name > .ellipsis').map(({ textContent }) => textContent);
const grid = () => page.get('portfolio-table');
const chosen = () => [...usePortfolio().selection.ids];
async function key(name: string, more: KeyboardEventInit = {}): Promise<void> {
  grid().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more }));
  await flushPromises();
}

test('each project is a row with its hectares; what is not told is a dash', async () => {
  await show([small, unknown]);
  expect(names()).toEqual(['Acacia', 'Cedar']);
  expect(page.all('[data-testid="portfolio-row"]').map((row) => row.lastElementChild?.textContent?.trim())).toEqual(['1.50', '–']);
  expect(grid().getAttribute('aria-rowcount')).toBe('3');
  // Whose hectares they are stands in the heading.
  expect(page.get('sort-area').getAttribute('title')).toContain(text('portfolio.areaAbout'));
  expect(page.get('sort-name').getAttribute('title')).toBe(text('portfolio.sort', { name: text('portfolio.column.name') }));
});

test('no projects: a head without rows', async () => {
  await show([]);
  expect(page.all('[data-testid="portfolio-row"]')).toEqual([]);
  expect((page.get('portfolio-choose-all') as HTMLInputElement).checked).toBe(false);
});

test('a column sorts, the other way round, and not at all; what is not told stands last', async () => {
  await show([unknown, small, large]);
  await page.press(page.get('sort-area'));
  expect(names()).toEqual(['Baobab', 'Acacia', 'Cedar']);
  expect(page.all('[aria-sort="descending"]').map(({ textContent }) => textContent?.trim())).toEqual([text('portfolio.column.area')]);
  await page.press(page.get('sort-area'));
  expect(names()).toEqual(['Acacia', 'Baobab', 'Cedar']);
  await page.press(page.get('sort-area'));
  expect(names()).toEqual(['Cedar', 'Acacia', 'Baobab']);
});

test('all are chosen and none', async () => {
  await show([small, large]);
  await page.press(page.get('portfolio-choose-all'));
  expect(chosen()).toEqual(['a', 'b']);
  await page.press(page.get('portfolio-choose-all'));
  expect(chosen()).toEqual([]);
});

test('the keyboard goes through the rows, chooses, opens and asks to delete', async () => {
  const wrapper = await show([small, large]);
  grid().dispatchEvent(new Event('focus'));
  await key('ArrowDown');
  expect(chosen()).toEqual(['b']);
  expect(grid().getAttribute('aria-activedescendant')).toBe('portfolio-row-b');
  await key('a', { ctrlKey: true });
  expect(chosen()).toEqual(['a', 'b']);
  await key('Enter');
  await key('Delete');
  expect([wrapper.emitted('open'), wrapper.emitted('remove')]).toEqual([[['b']], [[]]]);
  await key('Escape');
  expect(chosen()).toEqual([]);
});

test('members stand below their collection, which folds', async () => {
  const workspace = useWorkspace();
  workspace.details = new Map([
    ['b', { outline: null, isCollection: true, isControlPool: false, memberIds: ['a'], parentId: null }],
    ['a', { outline: null, isCollection: false, isControlPool: false, memberIds: [], parentId: 'b' }],
  ]);
  usePortfolio().asTree = true;
  await show([small, large]);
  expect(grid().getAttribute('role')).toBe('treegrid');
  expect(names()).toEqual(['Baobab', 'Acacia']);
  await page.press(page.button(text('portfolio.collapse', { name: 'Baobab' })));
  expect(names()).toEqual(['Baobab']);
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await show([listedProject({ id: 'a', project_name: longName }), listedProject({ id: 'b', project_name: rightToLeftName })]);
  expect(page.all('[role="gridcell"].name > .ellipsis').map(({ title, textContent, dir }) => [title, textContent, dir])).toEqual([
    [longName, longName, 'auto'],
    [rightToLeftName, rightToLeftName, 'auto'],
  ]);
});
