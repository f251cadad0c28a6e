import { expect, test } from 'vitest';
import { chance } from '#products/performance-benchmark/compute.ts';
import { seasonalTrend, type SeasonalValue } from './compute-seasonal.ts';
import { studentBound, usualRange } from './compute-usual-range.ts';
import { rankWidth, yearlyTrend } from './compute-yearly.ts';

/** Normal deviates from a seeded chance (Box and Muller). */
function normals(seed: string): () => number {
  const next = chance(seed);
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

test('the interval of Sen’s slope has the ranks of the published tables of Kendall’s S', () => {
  // Hollander, Wolfe and Chicken 2014, table A.21: the smallest k with P(S ≥ k) ≤ 0.025, less two
  expect([5, 6, 7, 8, 9, 10].map((n) => rankWidth(n)! + 2)).toEqual([10, 13, 15, 18, 20, 23]);
  expect(rankWidth(4)).toBeNull();
  expect(rankWidth(13)).toBeCloseTo(1.96 * Math.sqrt((13 * 12 * 31) / 18), 2);
});

test('a straight line has its slope, without doubt', () => {
  const points = Array.from({ length: 8 }, (_, index) => ({ year: 2018 + index, value: 3 + 0.5 * index }));
  expect(yearlyTrend(points)).toEqual({ slope: 0.5, lower: 0.5, upper: 0.5 });
});

test('four years have no interval, so no trend', () => {
  expect(yearlyTrend([1, 2, 3, 4].map((value) => ({ year: 2020 + value, value })))).toBeNull();
});

test('the slope against the seasons does not see the seasons', () => {
  const values: SeasonalValue[] = [];
  for (let year = 2017; year < 2026; year += 1)
    for (let season = 1; season <= 12; season += 1)
      values.push({ year, season, value: 0.6 + 0.25 * Math.sin((season / 6) * Math.PI) - 0.01 * (year - 2017) });
  const trend = seasonalTrend(values)!;
  expect(trend.slope).toBeCloseTo(-0.01, 10);
  expect(trend.upper).toBeLessThan(0);
});

const simulated = (seed: string, years: number, memory: number, yearMemory: number, slope: number): SeasonalValue[] => {
  const noise = normals(seed);
  let [error, yearly] = [0, 0];
  const values: SeasonalValue[] = [];
  const from = chance(`${seed} gaps`);
  for (let year = 0; year < years; year += 1) {
    yearly = yearMemory * yearly + noise() * 0.5;
    for (let season = 1; season <= 12; season += 1) {
      error = memory * error + noise();
      // A third of the months has no clear picture.
      if (from() > 1 / 3)
        values.push({ year, season, value: Math.sin(season) + 0.1 * (error + (yearMemory > 0 ? yearly : 0)) + slope * year });
    }
  }
  return values;
};
const namedShare = (years: number, memory: number, yearMemory: number, slope = 0, runs = 200): number => {
  let named = 0;
  for (let run = 0; run < runs; run += 1) {
    const trend = seasonalTrend(simulated(`${years} ${memory} ${yearMemory} ${run}`, years, memory, yearMemory, slope));
    if (trend && (trend.lower > 0 || trend.upper < 0)) named += 1;
  }
  return named / runs;
};
test.each([
  [6, 0],
  [6, 0.5],
  [9, 0],
  [9, 0.6],
])('of %i years without a trend, neighbours alike by %f, hardly one in twenty is named', (years, memory) => {
  // Of 200 runs a share of 5 % is seen as up to 9 %.
  expect(namedShare(years, memory, 0)).toBeLessThanOrEqual(0.09);
  expect(namedShare(years, memory, 0.4)).toBeLessThanOrEqual(0.09);
});

test('a trend that is there is found more often the longer the series is', () => {
  const shares = [6, 9].map((years) => namedShare(years, 0, 0, 0.02));
  expect(shares[1]).toBeGreaterThan(0.4);
  expect(shares[0]).toBeLessThan(shares[1]!);
});

test('student’s bound is that of the tables', () => {
  expect([1, 5, 7, 30].map((freedom) => Number(studentBound(freedom).toFixed(3)))).toEqual([12.706, 2.571, 2.365, 2.042]);
});

test('the usual range is wider than the sample, and needs enough of it', () => {
  const range = usualRange([10, 12, 14, 16, 18], 5)!;
  // 14 ± 2.776 · 3.1623 · √1.2
  expect([range.mean, range.lower, range.upper].map((value) => Number(value.toFixed(3)))).toEqual([14, 4.382, 23.618]);
  expect(usualRange([10, 12, 14, 16], 5)).toBeNull();
});
