import { describe, expect, test } from 'vitest';
import { monthlyTrend, type MonthValue } from './compute-months.ts';

/** A repeatable chance between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
/** Months from January 2017 to the end of a year, by a function of year and month. */
const series = (lastYear: number, value: (year: number, month: number) => number | null): MonthValue[] =>
  Array.from({ length: 12 * (lastYear - 2016) }, (_, index) => {
    const [year, month] = [2017 + Math.floor(index / 12), (index % 12) + 1];
    return { month: `${year}-${String(month).padStart(2, '0')}`, value: value(year, month) };
  });

describe('the trend of months against their seasons', () => {
  test('is the slope of a straight change, whatever the season, and holds it in its interval', () => {
    const found = monthlyTrend(series(2026, (year, month) => 0.5 + 0.2 * Math.cos(month) - 0.01 * (year - 2017)))!;
    const { slope, lower, upper } = found.trend!;
    expect([slope, lower, upper].map((value) => Math.round(value * 1e9) / 1e9)).toEqual([-0.01, -0.01, -0.01]);
    expect([found.firstYear, found.lastYear]).toEqual([2017, 2026]);
  });

  test('one odd year does not make a trend', () => {
    const { trend } = monthlyTrend(series(2026, (year) => (year === 2026 ? 0.1 : 0.6 + (year % 2) * 0.001)))!;
    expect(trend === null || (trend.lower <= 0 && trend.upper >= 0)).toBe(true);
  });

  test('its 95 % interval holds a true slope of zero in at least nine tenths of series whose years are noise', () => {
    const next = chance(3);
    let held = 0;
    for (let run = 0; run < 100; run += 1) {
      const noise = Array.from({ length: 10 }, () => next() + next() + next() - 1.5);
      const { trend } = monthlyTrend(series(2026, (year) => noise[year - 2017]!))!;
      if (trend === null || (trend.lower <= 0 && trend.upper >= 0)) held += 1;
    }
    expect(held).toBeGreaterThan(90);
  });

  test('needs six years, and a value in two fifths of the months', () => {
    expect(monthlyTrend(series(2021, () => 0.5))).toBeNull();
    expect(monthlyTrend(series(2026, (_, month) => (month > 4 ? null : 0.5)))).toBeNull();
    expect(monthlyTrend(series(2026, (_, month) => (month > 5 ? null : 0.5)))).not.toBeNull();
    expect(monthlyTrend([])).toBeNull();
  });
});
