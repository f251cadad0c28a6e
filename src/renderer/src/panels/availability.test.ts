import { expect, test } from 'vitest';
import { tabs } from '#products/tabs.ts';
import { availability, placeOnAxis } from './availability.ts';

const now = new Date('2026-07-02T12:00:00Z');
const rowOf = (record: unknown, slug: string) => availability(record, now).rows.find((row) => row.slug === slug)!;
const published = {
  remote_sensing_indices: { min: '2024-01-01T00:00:00Z', max: '2026-07-01T00:00:00Z' },
  climate_risk: ['TXx_baseline'],
  carbon_programs: { program: 'ARR', eligibility_status: 'eligible', baseline_sequestration: { value: 3 }, performance_benchmark: null },
  climate_programs: null,
};

test('a provider’s record alone: what is null is on its way, of the rest nothing is said', () => {
  expect(rowOf(published, 'satellite-index')).toMatchObject({ state: 'ready', spans: [{ offered: true }, { from: 2024 }] });
  expect([
    rowOf(published, 'climate-risk').state,
    rowOf(published, 'baseline-sequestration').state,
    rowOf(published, 'performance-benchmark').state,
    rowOf(published, 'soil').state,
  ]).toEqual(['ready', 'ready', 'waiting', 'unknown']);
  expect(availability(published, now).eligibility).toEqual({ program: 'ARR', approach: '', status: 'eligible', programs: [] });
});
test('states of the products win, and one that nobody knows is shown as well', () => {
  const record = {
    ...published,
    products: [
      { product: 'soil', state: 'running', progress: 0.4, reason: 'Clay', updated_at: null },
      { product: 'climate-risk', state: 'failed', progress: 0, reason: 'no network', updated_at: null },
      { product: 'biodiversity', state: 'ready', progress: 1, reason: null, updated_at: null },
    ],
  };
  expect(rowOf(record, 'soil')).toMatchObject({ state: 'working', job: { progress: 0.4, reason: 'Clay' }, spans: [] });
  expect(rowOf(record, 'climate-risk').state).toBe('failed');
  expect(rowOf(record, 'biodiversity').state).toBe('ready');
});
test('the days that the record tells win over those of the published interface', () => {
  const record = {
    ...published,
    products: [
      { product: 'soil', state: 'ready', progress: 1, reason: null, updated_at: null, data_start: null, data_end: null },
      {
        product: 'climate',
        state: 'running',
        progress: 0.5,
        reason: null,
        updated_at: null,
        data_start: '2026-01-01',
        data_end: '2090-12-31',
        collected_at: '2026-07-01T00:00:00Z',
        preliminary: true,
      },
    ],
  };
  expect(rowOf(record, 'climate')).toMatchObject({ isPreliminary: true, collectedAt: '2026-07-01T00:00:00Z' });
  expect(rowOf(record, 'climate').spans.map(({ from, to }) => [from, Math.round(to)])).toEqual([[2026, 2091]]);
  expect(rowOf(record, 'soil').spans).toEqual([]);
});
test('years of what exists', () => {
  expect(rowOf(published, 'weather').spans[0]!.from).toBeCloseTo(2016.5, 2);
  expect(rowOf(published, 'climate-risk').spans).toEqual([{ from: 1991, to: 2021 }]);
  expect(rowOf({ ...published, climate_risk: ['TXx_baseline', 'TXx_2041_2060'] }, 'climate-risk').spans).toHaveLength(2);
  expect(rowOf(published, 'performance-benchmark').spans).toEqual([]);
});
test('anything else is no fault', () => {
  for (const record of [null, [], 'text', { remote_sensing_indices: null, carbon_programs: null, products: null }])
    expect(availability(record, now).rows).toHaveLength(tabs.flatMap(({ slugs }) => slugs).length);
});
test('years rise along the line, and what lies beyond it stays on it', () => {
  const places = [1900, 1990, 2018, 2035, 2070, 2101, 3000].map(placeOnAxis);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect([places[0], places[3], places.at(-1)]).toEqual([0, 0.68, 1]);
});
