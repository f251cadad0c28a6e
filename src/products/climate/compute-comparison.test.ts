import { expect, test } from 'vitest';
import { compared, shownDifference } from './compute-comparison.ts';

const year = (period: string, temperature: number | null, precipitation: number | null) => ({ period, temperature, precipitation });

test('only years that both know whole are compared', () => {
  const observed = new Map(
    [year('2020', 17, 900), year('2021', 19, 1100), year('2022', 30, null)].map((record) => [record.period, record]),
  );
  expect(compared([year('2020', 18, 1000), year('2021', 20, 1000), year('2022', 50, 5000), year('2023', 60, 6000)], observed)).toEqual({
    periods: 2,
    observed: { temperature: 18, precipitation: 1000 },
    projected: { temperature: 19, precipitation: 1000 },
  });
});
test('nothing in common is no comparison', () => {
  expect(compared([year('2030', 18, 1000)], new Map())).toBeNull();
});
test('a difference is that of the figures that are shown', () => {
  expect([shownDifference(19.36, 19.34, 1), shownDifference(19.34, 19.31, 1), shownDifference(18.96, 19.06, 1)]).toEqual([0.1, 0, -0.1]);
});
