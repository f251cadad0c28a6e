import { describe, expect, test } from 'vitest';
import { scenarios } from '#products/climate/compute.ts';
import { baselineOf, metrics, metricValues } from './compute.ts';
import { changesOf, type Run } from './compute-ensemble.ts';
import { modelDays, type ModelVariable } from './compute-model-days.ts';

const weights = { ssp126: 0.1, ssp245: 0.4, ssp370: 0.4, ssp585: 0.1 };
/** A generator with a period long enough for tests (Lehmer 1949). */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}
const valuesOf = (value: number) => Object.fromEntries(metrics.map(({ name }) => [name, value]));

describe('days of a model', () => {
  const read =
    (days: number, values: Partial<Record<ModelVariable, (day: number) => number>>) =>
    (variable: ModelVariable): Float32Array =>
      Float32Array.from({ length: days }, (_, day) => values[variable]?.(day) ?? (variable === 'pr' ? 0 : 300));

  test('32-bit floats count as the degrees and millimetres that they stand for', () => {
    const days = modelDays(
      read(365, {
        // 0 °C, 25 °C, 1 mm and 20 mm as the archive has them.
        tasmin: (day) => (day === 0 ? 273.15 : 280),
        tasmax: (day) => (day === 1 ? 298.15 : 290),
        pr: (day) => (day < 10 ? 1 / 86_400 : day < 15 ? 20 / 86_400 : 0),
      }),
      [2041, 2041],
    )!;
    expect(metricValues(days, baselineOf(days))).toMatchObject({ FD: 0, SU: 0, PRCPTOT: 110, R20mm: 5, CWD: 15 });
  });

  test('a calendar of 360 days fills twelve months and all days of the baseline', () => {
    const days = modelDays(read(360, {}), [2041, 2042])!;
    expect(days.year).toHaveLength(720);
    expect([days.month[0], days.month[359], days.calendarDay[359]]).toEqual([1, 12, 363]);
  });

  test('a year that the archive lacks makes no run', () => {
    expect(modelDays((variable, year) => new Float32Array(variable === 'pr' && year === 2050 ? 0 : 365), [2041, 2060])).toBeNull();
  });
});

describe('the change of an ensemble', () => {
  const random = chance(7);
  const runs = (future: (past: number) => number): Run[] =>
    scenarios.flatMap((scenario) =>
      [1, 2, 3].map(() => {
        const past = Math.round(random() * 1e6) / 1e4;
        return { scenario, past: valuesOf(past), future: valuesOf(future(past)) };
      }),
    );

  test('lies between its runs, and is the difference of its two ends', () => {
    for (let time = 0; time < 200; time += 1)
      for (const found of Object.values(
        changesOf(
          runs((past) => past + 20 * random() - 8),
          weights,
        ),
      )) {
        const { past, future, change } = found!;
        expect(change.value).toBeCloseTo(future.value - past.value, 9);
        for (const { value, lowest, highest } of [past, future, change]) {
          expect(value).toBeGreaterThanOrEqual(lowest);
          expect(value).toBeLessThanOrEqual(highest);
        }
      }
  });

  test('models that stay as they were change nothing, however far they are from what was observed', () => {
    for (const found of Object.values(
      changesOf(
        runs((past) => past),
        weights,
      ),
    ))
      expect(found!.change).toEqual({ value: 0, lowest: 0, highest: 0 });
  });

  test('a scenario without a run leaves no figure; a run that lacks one end does not count', () => {
    const all = runs((past) => past + 1);
    expect(
      changesOf(
        all.filter(({ scenario }) => scenario !== 'ssp370'),
        weights,
      )['TXx'],
    ).toBeNull();
    all.push({ scenario: 'ssp126', past: { ...valuesOf(0), SPI12: null }, future: valuesOf(500) });
    const found = changesOf(all, weights);
    expect(found['SPI12']!.change.highest).toBeCloseTo(1, 9);
    expect(found['TXx']!.change.highest).toBe(500);
  });
});
