import { describe, expect, test } from 'vitest';
import { latestAnomaly, referenceYears, seasonsOf, withSeasons, type IndexMonth } from './compute-seasons.ts';

/** A repeatable chance between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
const name = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`;
/** Months from January 2017 to a last month, by a function of year and month. */
const series = (last: string, mean: (year: number, month: number) => number | null): IndexMonth[] =>
  Array.from({ length: 12 * 12 }, (_, index) => [2017 + Math.floor(index / 12), (index % 12) + 1] as const)
    .filter(([year, month]) => name(year, month) <= last)
    .map(([year, month]) => ({ month: name(year, month), mean: mean(year, month) }));

describe('seasons', () => {
  test('rest on whole years before the newest one', () => {
    expect(referenceYears(series('2026-05', () => 0.5))).toEqual([2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025]);
    expect(referenceYears(series('2025-12', () => 0.5)).at(-1)).toBe(2024);
    expect(referenceYears(series('2025-12', () => 0.5).slice(3))[0]).toBe(2018);
    expect(referenceYears([])).toEqual([]);
  });

  test('percentiles are in order, hold the values between them, and a gap counts as no value', () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const next = chance(seed);
      const months = series('2026-11', () => (next() < 0.3 ? null : next() * 1.2 - 0.2));
      for (const season of seasonsOf(months)) {
        const values = months.filter(
          ({ month, mean }) => Number(month.slice(5)) === season.month && mean !== null && Number(month.slice(0, 4)) < 2026,
        );
        expect(season.years).toBe(values.length);
        expect(season.median === null).toBe(values.length < 3);
        expect(season.p10 === null).toBe(values.length < 5);
        if (season.median === null || season.p10 === null || season.p90 === null) continue;
        expect(season.p10).toBeLessThanOrEqual(season.median);
        expect(season.median).toBeLessThanOrEqual(season.p90);
        expect(season.p10).toBeGreaterThanOrEqual(Math.min(...values.map(({ mean }) => mean!)));
        expect(season.p90).toBeLessThanOrEqual(Math.max(...values.map(({ mean }) => mean!)));
      }
    }
  });

  test('over the reference the median anomaly of every calendar month is zero, and so is the mean where values lie evenly about their median', () => {
    const next = chance(7);
    const uneven = withSeasons(series('2026-11', () => next() ** 3));
    const even = withSeasons(series('2026-11', (year, month) => 0.5 + 0.1 * Math.sin(month) + 0.02 * (year - 2021)));
    for (let month = 1; month <= 12; month += 1) {
      const of = (months: typeof even) =>
        months
          .filter((one) => one.season.month === month && Number(one.month.slice(0, 4)) < 2026)
          .map(({ anomaly }) => anomaly!)
          .sort((a, b) => a - b);
      expect(of(uneven)[4]).toBeCloseTo(0, 12);
      expect(of(even).reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12);
    }
  });

  test('the newest year does not move what it is judged by; a gap has no anomaly and stays a gap', () => {
    const calm = (year: number, month: number) => (year === 2026 && month === 2 ? null : 0.6);
    const months = withSeasons(series('2026-03', (year, month) => (year === 2026 && month === 3 ? 0.2 : calm(year, month))));
    expect(months.at(-1)!.anomaly).toBeCloseTo(-0.4, 12);
    expect(months.at(-2)).toMatchObject({ month: '2026-02', mean: null, anomaly: null });
    expect(latestAnomaly(months)!.month).toBe('2026-03');
    expect(latestAnomaly(months.slice(0, -1))!.month).toBe('2026-01');
    expect(withSeasons(series('2018-06', () => 0.5)).every(({ anomaly }) => anomaly === null)).toBe(true);
    expect(latestAnomaly(withSeasons([]))).toBeNull();
  });
});
