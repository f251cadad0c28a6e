import { expect, test } from 'vitest';
import { metrics } from './compute.ts';
import { groupOf, placesOf, riskRows, type RiskItem, type RiskRow } from './compute-risk-rows.ts';

const item = (risk: string, value: number | null, spread: Partial<RiskItem> = {}): RiskItem => ({
  risk,
  description: `about ${risk}`,
  value,
  lowest: null,
  highest: null,
  ...spread,
});
const row = (name: string, given: Partial<RiskRow>): RiskRow => ({
  name,
  what: '',
  baseline: null,
  modelBaseline: null,
  future: null,
  change: null,
  lowest: null,
  highest: null,
  ...given,
});

test('today, the models then and in the future, and the change of a metric are one row; other names stand alone', () => {
  const items = [
    item('TXx_baseline', 30),
    item('TXx_model_baseline', 31),
    item('TXx_2041_2060', 33),
    item('TXx_change', 2, { lowest: 1, highest: 4 }),
    item('flood', 0.3),
  ];
  expect(riskRows(items)).toEqual([
    row('TXx', { what: 'about TXx_baseline', baseline: 30, modelBaseline: 31, future: 33, change: 2, lowest: 1, highest: 4 }),
    row('flood', { what: 'about flood', baseline: 0.3 }),
  ]);
});
test('every metric that we compute has a group', () => {
  expect(metrics.filter(({ name }) => groupOf(name) === 'other')).toEqual([]);
});
test('amounts stand on a line from zero, temperatures around themselves', () => {
  expect(placesOf(row('SU', { baseline: 50, future: 100, change: 50 }))).toEqual({ past: 50 / 108, future: 100 / 108 });
  expect(placesOf(row('TXx', { baseline: 30, future: 32, change: 2 }))).toEqual({ past: 2 / 6, future: 4 / 6 });
  expect(placesOf(row('FD', { baseline: 0, future: 0, change: 0 }))).toEqual({ past: 0, future: 0 });
  expect(placesOf(row('TX30', { baseline: 0, future: 1, change: 1 }))).toEqual({ past: 0, future: 0.1 });
  expect(placesOf(row('SDII', { baseline: 5, future: 2.5, change: -2.5 }))!.past).toBeCloseTo(1 / 1.08, 9);
  expect(placesOf(row('x', { future: 1 }))).toBeNull();
});
test('the way to the future starts where the same models stood, not where the reanalysis stands', () => {
  expect(placesOf(row('SU', { baseline: 0, modelBaseline: 50, future: 100, change: 50 }))).toEqual({ past: 50 / 108, future: 100 / 108 });
});
