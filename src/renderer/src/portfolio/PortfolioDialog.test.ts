// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers, listedProject } from '#test/window/fixtures.ts';
import { withLayout } from '#test/window/layout.ts';
import { expect, test, vi } from 'vitest';
import { useUi } from '#window/workspace/ui.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';
import { usePortfolio } from './portfolio.ts';
import PortfolioDialog from './PortfolioDialog.vue';

vi.mock('#window/kit/workers/index.ts', () => ({
  placeNames: async () => ({
    placesOf: async (places: unknown[]) => places.map(() => ({ countryCode: 'KE', country: 'Kenya', state: null })),
  }),
}));
// A map needs a canvas, which happy-dom has not.
vi.mock('./PortfolioMap.vue', () => ({ default: { render: () => null } }));
vi.mock('./PortfolioForest.vue', () => ({ default: { render: () => null } }));
withLayout();
async function open(prepare: () => void = () => {}) {
  const ui = useUi();
  ui.portfolio = { map: false };
  fakeHost.answer({ 'api.call': neverAnswers, 'projects.overview': neverAnswers });
  useWorkspace().loading = false;
  prepare();
  const { wrapper } = mountAlone(PortfolioDialog);
  ui.dialog = 'portfolio';
  await flushPromises();
  return wrapper;
}
const two = [listedProject({ id: 'a', project_name: longName }), listedProject({ id: 'b', project_name: rightToLeftName })];

test('while the list is asked for it is loading, not empty', async () => {
  await open(() => {
    useWorkspace().loading = true;
  });
  expect(page.textOf('portfolio')).toContain(text('portfolio.loading'));
});

test('no projects: what makes one', async () => {
  await open();
  expect(page.textOf('portfolio')).toContain(text('portfolio.emptyHint'));
});

test('a refusal is shown, and asking again brings the list', async () => {
  await open(() => {
    useWorkspace().fault = { code: 'network', message: 'There is no network.' };
  });
  expect(page.alerts().join()).toContain('There is no network.');
  fakeHost.answer({ 'api.call': apiAnswers({ listProjects: two }) });
  await page.press(page.button(text('portfolio.retry')));
  expect(page.alerts()).toEqual([]);
  expect(page.all('[data-testid="portfolio-row"]')).toHaveLength(2);
});

test('a list that is none is shown as it came', async () => {
  await open(() => {
    useWorkspace().strangeList = { hello: rightToLeftName };
  });
  expect(page.textOf('portfolio')).toContain(rightToLeftName);
});

test('the country of a project is found and shown', async () => {
  await open(() => {
    useWorkspace().projects = two;
  });
  expect(page.textOf('portfolio-table')).toContain('Kenya');
});

test('a filter that nothing passes says so and can be cleared', async () => {
  await open(() => {
    useWorkspace().projects = two;
  });
  usePortfolio().filter = { ...usePortfolio().filter, text: 'no such name' };
  await flushPromises();
  expect(page.textOf('portfolio')).toContain(text('portfolio.noneMatch'));
  await page.press(page.button(text('portfolio.clearFilter')));
  expect(page.all('[data-testid="portfolio-row"]')).toHaveLength(2);
});

test('deleting names what goes, whole, and needs a yes', async () => {
  await open(() => {
    useWorkspace().projects = two;
  });
  await page.press(page.get('portfolio-choose-all'));
  await page.press(page.get('bulk-delete'));
  expect(page.text()).toContain(text('portfolio.deleteTitle', { n: '2' }, 2));
  expect(page.all('.names li').map(({ textContent }) => textContent?.trim())).toEqual([longName, rightToLeftName]);
  expect(fakeHost.asked('projects.remove')).toEqual([]);
});

test('a project that is opened closes the portfolio', async () => {
  const wrapper = await open(() => {
    useWorkspace().projects = two;
  });
  page.all('[data-testid="portfolio-row"]')[0]!.dispatchEvent(new MouseEvent('dblclick', { bubbles: true }));
  await flushPromises();
  expect([wrapper.emitted('project'), useUi().dialog]).toEqual([[['a']], null]);
});
