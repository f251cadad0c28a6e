// @vitest-environment happy-dom
import { fakeHost, flushPromises, longName, mountAlone, neverAnswers, page, refuses, rightToLeftName, text } from '#test/window/mount.ts';
import { apiAnswers } from '#test/window/fixtures.ts';
import { expect, test, vi } from 'vitest';
import type { Answers } from '#test/window/host.ts';
import PortfolioForest from './PortfolioForest.vue';

// Pictures need a canvas and the boundaries of countries; here the figures count.
vi.mock('#window/kit/charts/ChartPicture.vue', () => ({ default: { template: '<i class="chart" />' } }));
vi.mock('./PortfolioChoropleth.vue', () => ({ default: { template: '<i class="choropleth" />' } }));
const place = (country: string, more: object = {}) => ({
  country,
  country_code: 'KE',
  project_count: 2,
  area_hectares: 100,
  deforested_ha: 10,
  deforested_pct: 10,
  ...more,
});
const answers = (value: unknown): Answers => ({ 'api.call': apiAnswers({ portfolioDeforestationSummary: value }) });
async function show(given: Answers): Promise<void> {
  mountAlone(PortfolioForest, { answers: given });
  await flushPromises();
}
const rows = () =>
  page.all('[data-testid="portfolio-places"] tbody tr').map((row) => [...row.children].map(({ textContent }) => textContent?.trim()));

test('while it is read it says so', async () => {
  await show({ 'api.call': neverAnswers });
  expect(page.all('[role="status"]').map(({ textContent }) => textContent)).toEqual([text('panel.loadingHint')]);
});

test('places, with what is lost and its share', async () => {
  await show(answers({ items: [place('Kenya')], total: place('', { deforested_ha: 10 }), since: 2020 }));
  expect(rows()).toEqual([['Kenya', '2', '100.00', '10.00', '10.00']]);
  expect(page.all('.choropleth, .chart')).toHaveLength(2);
});

test('places add to the total as both are read, and a total of other projects stands for itself', async () => {
  const items = ['Kenya', 'Chad', 'Togo'].map((country) => place(country, { area_hectares: 100.114, deforested_ha: 1.114 }));
  await show(answers({ items, total: place('', { area_hectares: 300.342, deforested_ha: 5 }) }));
  const figures = (column: number) => rows().map((row) => Number(row[column]));
  expect(figures(2).reduce((sum, value) => sum + value, 0)).toBeCloseTo(300.34, 9);
  expect(page.text()).toContain('300.34 ha');
  expect([figures(3), page.text().includes('5.00 ha')]).toEqual([[1.11, 1.11, 1.11], true]);
});

test('a figure that the service does not give is a dash, and its row stands last', async () => {
  await show(answers({ items: [place('Chad', { deforested_ha: null, deforested_pct: null }), place('Kenya')] }));
  expect(rows().map(([name, , , lost]) => [name, lost])).toEqual([
    ['Kenya', '10.00'],
    ['Chad', '–'],
  ]);
});

test('no place was summed up', async () => {
  await show(answers({ items: [], total: place('', { deforested_ha: 0, deforested_pct: 0 }) }));
  expect([page.text().includes(text('portfolio.nothingSummed')), page.find('portfolio-places')]).toEqual([true, null]);
});

test('a service without this call says that it lacks it, which is no fault', async () => {
  await show({ 'api.call': refuses('not-found', 'There is no such route.') });
  expect([page.textOf('portfolio-lacks').includes(text('portfolio.lacks')), page.alerts()]).toEqual([true, []]);
});

test('a fault has its reason, whole, and can be tried again', async () => {
  await show({ 'api.call': refuses('network', longName) });
  expect(page.alerts()[0]).toContain(longName);
  fakeHost.answer(answers({ items: [place('Kenya')] }));
  await page.press(page.button(text('portfolio.retry')));
  expect([page.alerts(), rows().length]).toEqual([[], 1]);
});

test('long names and names from right to left are whole, in their own direction', async () => {
  await show(answers({ items: [place(longName), place(rightToLeftName, { deforested_ha: 5, deforested_pct: 5 })] }));
  expect(page.all('[data-testid="portfolio-places"] tbody th').map(({ textContent, dir }) => [textContent, dir])).toEqual([
    [longName, 'auto'],
    [rightToLeftName, 'auto'],
  ]);
});

test('a column sorts, and the other way round', async () => {
  await show(answers({ items: [place('Kenya'), place('Chad', { deforested_ha: 5, deforested_pct: 5 })] }));
  const names = () => rows().map(([name]) => name);
  await page.press(page.button(text('portfolio.place')));
  expect(names()).toEqual(['Chad', 'Kenya']);
  await page.press(page.button(text('portfolio.place')));
  expect(names()).toEqual(['Kenya', 'Chad']);
});

test('synthetic figures are marked', async () => {
  await show(answers({ items: [place('Kenya')], synthetic: true, source: 'SYNTHETIC sample' }));
  expect(page.all('.badge').map(({ textContent }) => textContent)).toEqual([text('panel.synthetic')]);
});
