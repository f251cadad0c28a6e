import { expect, test } from 'vitest';
import { metrics } from './compute.ts';
import { groupOf, placesOf, riskRows } from './compute-risk-rows.ts';

const item = (risk: string, value: number | null) => ({ risk, description: `about ${risk}`, value });

test('baseline, future and change of a metric are one row; other names stand alone', () => {
  expect(riskRows([item('TXx_baseline', 30), item('TXx_2041_2060', 32), item('TXx_change', 2), item('flood', 0.3)])).toEqual([
    { name: 'TXx', what: 'about TXx_baseline', baseline: 30, future: 32, change: 2 },
    { name: 'flood', what: 'about flood', baseline: 0.3, future: null, change: null },
  ]);
});
test('every metric that we compute has a group', () => {
  expect(metrics.filter(({ name }) => groupOf(name) === 'other')).toEqual([]);
});
test('amounts stand on a line from zero, temperatures around themselves', () => {
  expect(placesOf({ name: 'SU', what: '', baseline: 50, future: 100, change: 50 })).toEqual({ baseline: 50 / 108, future: 100 / 108 });
  expect(placesOf({ name: 'TXx', what: '', baseline: 30, future: 32, change: 2 })).toEqual({ baseline: 2 / 6, future: 4 / 6 });
  expect(placesOf({ name: 'FD', what: '', baseline: 0, future: 0, change: 0 })).toEqual({ baseline: 0, future: 0 });
  expect(placesOf({ name: 'TX30', what: '', baseline: 0, future: 1, change: 1 })).toEqual({ baseline: 0, future: 0.1 });
  expect(placesOf({ name: 'SDII', what: '', baseline: 5, future: 2.5, change: -2.5 })!.baseline).toBeCloseTo(1 / 1.08, 9);
  expect(placesOf({ name: 'x', what: '', baseline: null, future: 1, change: null })).toBeNull();
});
