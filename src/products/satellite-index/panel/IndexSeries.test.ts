// @vitest-environment happy-dom
import { fakeHost, flushPromises, mountAlone, page, refuses, text } from '#test/window/mount.ts';
import { apiAnswers, openProject, productState } from '#test/window/fixtures.ts';
import { expect, test } from 'vitest';
import { defineComponent, h, provide, ref } from 'vue';
import { addProductTexts } from '#window/panels/product-texts.ts';
import { panelContextKey, type PanelContext } from '#window/kit/product/panel-context.ts';
import { seasonsOf, withSeasons } from '../compute-seasons.ts';
import IndexSeries from './IndexSeries.vue';
import { monthsOf, seriesChart } from './index-series.ts';

addProductTexts();
const name = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
/** January 2017 to March 2026: the same season each year, a gap in January 2026, and a fall in March. */
const months = Array.from({ length: 12 * 9 + 3 }, (_, index) => {
  const [year, month] = [2017 + Math.floor(index / 12), (index % 12) + 1];
  const isGap = year === 2026 && month === 1;
  const mean = isGap ? null : 0.5 + month / 100 - (year === 2026 && month === 3 ? 0.2 : 0);
  return {
    month: name(year, month),
    mean,
    median: mean,
    p10: mean,
    p90: mean,
    clear_fraction: isGap ? 0.2 : 1,
    images: 2,
    acquired: isGap ? [] : [`${name(year, month)}-10T08:00:00Z`],
    gap: isGap ? 'clouded' : null,
  };
});
function show(): void {
  const context = {
    workspace: { current: openProject(), products: [productState('satellite-index')], loadProducts: async () => {} },
    ui: { dark: false },
    layers: { list: [], put: () => {}, remove: () => {}, step: () => {} },
    collectAgain: async () => {},
  } as unknown as PanelContext;
  const index = ref<'ndvi'>('ndvi');
  mountAlone(
    defineComponent(() => {
      provide(panelContextKey, context);
      return () => h(IndexSeries, { open: true, index: index.value });
    }),
  );
}

test('the newest month stands beside its season, gaps are counted, and the table has every month', async () => {
  fakeHost.answer({
    'api.call': apiAnswers({ satelliteSeries: { index: 'ndvi', start_date: '2017-01-01', end_date: '2026-03-20', months } }),
  });
  show();
  await flushPromises();
  expect([page.textOf('series-latest'), page.textOf('series-anomaly')]).toEqual(['0.33', '-0.20']);
  expect(page.text()).toContain(text('satellite.series.reference', { from: '2017', to: '2025' }));
  expect(page.text()).toContain('1 of 111 months has no clear image');
  await page.press(page.get('table-satellite-series'));
  const rows = page.all('tbody tr').map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent!.trim()));
  expect(rows).toHaveLength(111);
  const [month, mean, median, , , anomaly, , , , gap] = rows.at(-3)!;
  expect([month, mean, median, anomaly, gap]).toEqual(['Jan 2026', '–', '0.510', '–', text('satellite.series.gap.clouded')]);
});

test('a gap breaks the line and has no bar; nothing is put in its place', () => {
  const read = monthsOf(months);
  const seasons = seasonsOf(read);
  const lines = seriesChart('months', 'NDVI', read, seasons).series;
  const mean = lines.find(({ points }) => points)!;
  expect(mean.values.at(-3)).toBeNull();
  expect(mean.values.filter((value) => value === null)).toHaveLength(1);
  const anomalies = seriesChart('anomalies', 'NDVI', read, seasons).series[0]!;
  expect(anomalies.values).toEqual(withSeasons(read, seasons).map(({ anomaly }) => anomaly));
  expect(anomalies.values.at(-3)).toBeNull();
  const season = seriesChart('season', 'NDVI', read, seasons);
  expect(season.labels).toHaveLength(12);
  expect(season.series.find(({ label }) => label === '2026')!.values.slice(0, 4)).toEqual([null, 0.52, expect.closeTo(0.33, 9), null]);
});

test('a service without the operation is told of as one that does not offer it', async () => {
  fakeHost.answer({ 'api.call': refuses('not-found', 'There is no such address.') });
  show();
  await flushPromises();
  expect(page.textOf('state-satellite-series')).toBe(text('panel.notOffered'));
  expect(page.alerts()).toEqual([]);
});

test('what a provider writes otherwise is left out, not guessed', () => {
  expect(monthsOf('none')).toEqual([]);
  expect(monthsOf([{ month: 'May 2024', mean: 0.4 }, { month: '2024-05', mean: 'x' }, null])).toEqual([
    { month: '2024-05', mean: null, clear: null, images: null, gap: null, days: '' },
  ]);
});
