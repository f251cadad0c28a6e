import { readFileSync } from 'node:fs';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { observedDays } from './compute-observed-days.ts';
import { describe, expect, test } from 'vitest';
import { hasShared, shared } from '../../../test/helpers/shared.ts';
import { baselineOf, metricValues, severeDroughtPercent, yearlyIndices, type Days } from './compute.ts';
import { fitGamma, gammaCumulative, quantile } from './compute-statistics.ts';

const dayOfYear = (date: Date) =>
  Math.min(
    364,
    Math.floor(
      (Date.UTC(2001, date.getUTCMonth(), date.getUTCDate() === 29 && date.getUTCMonth() === 1 ? 28 : date.getUTCDate()) -
        Date.UTC(2001, 0, 1)) /
        86_400_000,
    ),
  );
function daysFrom(
  start: string,
  count: number,
  value: (index: number, date: Date) => { tasmin?: number; tasmax?: number; pr?: number },
): Days {
  const dates = Array.from({ length: count }, (_, index) => new Date(Date.parse(`${start}T00:00Z`) + index * 86_400_000));
  const values = dates.map((date, index) => ({ tasmin: 10, tasmax: 20, pr: 0, ...value(index, date) }));
  return {
    year: dates.map((date) => date.getUTCFullYear()),
    month: dates.map((date) => date.getUTCMonth() + 1),
    calendarDay: dates.map(dayOfYear),
    tasmin: values.map(({ tasmin }) => tasmin),
    tasmax: values.map(({ tasmax }) => tasmax),
    pr: values.map(({ pr }) => pr),
  };
}
const indicesOf = (days: Days) => yearlyIndices(days, baselineOf(days));

describe('indices worked out by hand', () => {
  test('thresholds are strict for temperature, inclusive for rain', () => {
    const days = daysFrom('2001-01-01', 365, (index) => ({
      tasmax: index === 0 ? 35 : index === 1 ? 35.01 : 20,
      tasmin: index === 2 ? 0 : index === 3 ? -0.01 : 10,
      pr: index === 4 ? 20 : index === 5 ? 1 : 0.99,
    }));
    expect(indicesOf(days).get(2001)).toMatchObject({
      TXx: 35.01,
      TNn: -0.01,
      TX35: 1,
      TX30: 2,
      SU: 2,
      FD: 1,
      ID: 0,
      TR: 0,
      R20mm: 1,
      PRCPTOT: 21,
      SDII: 10.5,
      Rx1day: 20,
    });
  });

  test('a dry spell over New Year counts whole in the year in which it ends', () => {
    // Wet but for 20 December to 10 January: 22 days.
    const days = daysFrom('2001-01-01', 730, (_, date) => ({
      pr: date >= new Date('2001-12-20') && date <= new Date('2002-01-10') ? 0 : 2,
    }));
    expect([indicesOf(days).get(2001)!['CDD'], indicesOf(days).get(2002)!['CDD']]).toEqual([0, 22]);
  });

  test('warm spells need six days, and their days count in their own year', () => {
    const warm = (from: string, to: string) =>
      daysFrom('2001-01-01', 730, (_, date) => ({ tasmax: date >= new Date(from) && date <= new Date(to) ? 40 : 20 }));
    const cool = baselineOf(daysFrom('1991-01-01', 3652, () => ({ tasmax: 25 })));
    expect(yearlyIndices(warm('2001-07-01', '2001-07-05'), cool).get(2001)!['WSDI']).toBe(0);
    expect(yearlyIndices(warm('2001-07-01', '2001-07-06'), cool).get(2001)!['WSDI']).toBe(6);
    const over = yearlyIndices(warm('2001-12-30', '2002-01-06'), cool);
    expect([over.get(2001)!['WSDI'], over.get(2002)!['WSDI']]).toEqual([2, 6]);
  });

  test('Rx5day takes a window that reaches back over New Year', () => {
    const days = daysFrom('2001-01-01', 730, (_, date) => ({
      pr: ['2001-12-30', '2001-12-31', '2002-01-01', '2002-01-02'].includes(date.toISOString().slice(0, 10)) ? 10 : 0,
    }));
    expect([indicesOf(days).get(2001)!['Rx5day'], indicesOf(days).get(2002)!['Rx5day']]).toEqual([20, 40]);
  });

  test('a year with more than ten missing days is left out of the mean', () => {
    const days = (missing: number) =>
      daysFrom('2001-01-01', 730, (index, date) => ({ tasmax: index < missing ? Number.NaN : date.getUTCFullYear() === 2001 ? 30 : 40 }));
    const hottest = (missing: number) => metricValues(days(missing), baselineOf(days(missing)))['TXx'];
    expect([hottest(10), hottest(11)]).toEqual([35, 40]);
  });

  test('R95pTOT is an amount, R95pFraction its share of the wet days’ sum', () => {
    const days = daysFrom('2001-01-01', 365, (index) => ({ pr: index < 96 ? 10 : index < 100 ? 50 : 0 }));
    // 95th percentile of 96 tens and 4 fifties lies at ten; 200 of 1,160 mm are above.
    expect(indicesOf(days).get(2001)).toMatchObject({ R95pTOT: 200, R95pFraction: expect.closeTo((100 * 200) / 1160, 9) as number });
  });
});

describe('observed days', () => {
  const kept = (zone: string): WeatherDays =>
    ({
      zone,
      firstDay: dayOfDate('2011-01-01'),
      days: {
        temperatureMin: Array.from({ length: 365 }, (_, day) => (day === 363 ? null : 22)),
        temperatureMax: Array.from({ length: 365 }, (_, day) => (day === 363 ? null : 30)),
        precipitation: Array.from({ length: 365 }, (_, day) => (day === 363 ? null : 2)),
      },
    }) as unknown as WeatherDays;

  test('a day that an island left out is no day and breaks no run; a missing day does', () => {
    const wet = (zone: string) => indicesOf(observedDays(kept(zone))).get(2011)!['CWD'];
    expect([wet('Pacific/Apia'), wet('Pacific/Pago_Pago')]).toEqual([364, 363]);
    expect(observedDays(kept('Pacific/Apia')).year).toHaveLength(364);
  });
});

describe('statistics', () => {
  test('type 8 quantiles', () => {
    // n = 5, p = 0.9: h = (5 + 1/3)·0.9 + 1/3 = 5.1333, so the largest value; p = 0.5: h = 3, the third.
    expect([quantile([10, 4, 3, 2, 1], 0.9), quantile([10, 4, 3, 2, 1], 0.5)]).toEqual([10, 3]);
    // n = 10, p = 0.9: h = 9.6333.
    expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.9)).toBeCloseTo(9.633_333_333, 9);
  });

  test('the gamma distribution: exponential and chi-squared as special cases, and its fit', () => {
    expect(gammaCumulative(2, { shape: 1, scale: 1 })).toBeCloseTo(1 - Math.exp(-2), 12);
    // Chi-squared with 4 degrees of freedom at 9.4877 is 0.95.
    expect(gammaCumulative(9.487_729_036_781_154, { shape: 2, scale: 2 })).toBeCloseTo(0.95, 10);
    // Quantiles of shape 3, scale 2 on an even grid give it back.
    const values = Array.from({ length: 2000 }, (_, index) => {
      let [low, high] = [0, 200];
      for (let step = 0; step < 60; step += 1) {
        const middle = (low + high) / 2;
        if (gammaCumulative(middle, { shape: 3, scale: 2 }) < (index + 0.5) / 2000) low = middle;
        else high = middle;
      }
      return low;
    });
    const { shape, scale } = fitGamma(values)!;
    expect(shape).toBeCloseTo(3, 1);
    expect(scale).toBeCloseTo(2, 1);
    expect(fitGamma([5, 5, 5, 5])).toBeNull();
  });

  test('drought: a halved climate is nearly always in severe drought, its own climate about one month in fifteen', () => {
    let seed = 1;
    const random = () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
    const days = daysFrom('1991-01-01', 10_957, () => ({ pr: random() < 0.3 ? -10 * Math.log(random()) : 0 }));
    const baseline = baselineOf(days);
    const own = severeDroughtPercent(days, baseline)!;
    expect(own).toBeGreaterThan(2);
    expect(own).toBeLessThan(13);
    expect(severeDroughtPercent({ ...days, pr: Array.from(days.pr, (value) => value / 2) }, baseline)).toBeGreaterThan(95);
    expect(severeDroughtPercent({ ...days, pr: Array.from(days.pr, (value) => value * 2) }, baseline)).toBe(0);
  });
});

describe.skipIf(!hasShared('samples', 'weather'))('recorded ERA5 days', () => {
  const expected = () =>
    JSON.parse(readFileSync(shared('samples', 'weather', 'era5-daily-expected.json'), 'utf8')) as Record<
      string,
      { annual: Record<string, Record<string, number>>; all_years: { CDD_spanning: number; CWD_spanning: number } }
    >;
  test.each(['Saskatoon', 'Victoria'])('%s, 1990 to 1993', (city) => {
    const [head, ...rows] = readFileSync(shared('samples', 'weather', `era5-daily-${city.toLowerCase()}-1990-1993.csv`), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split(','));
    const column = (name: string) => rows.map((row) => Number(row[head!.indexOf(name)]));
    const [tasmin, tasmax, pr] = [
      column('min_temperature_degC'),
      column('max_temperature_degC'),
      column('sum_total_precipitation_mm_of_water_equivalent'),
    ];
    const days = daysFrom('1990-01-01', rows.length, (index) => ({ tasmin: tasmin[index]!, tasmax: tasmax[index]!, pr: pr[index]! }));
    const years = indicesOf(days);
    const { annual, all_years: whole } = expected()[city]!;
    for (const [year, known] of Object.entries(annual)) {
      const found = years.get(Number(year))!;
      for (const name of ['TXx', 'TNn', 'FD', 'ID', 'SU', 'TR', 'TX35', 'TX30', 'R20mm'])
        expect([year, name, found[name]! + 0]).toEqual([year, name, known[name]! + 0]);
      for (const name of ['PRCPTOT', 'SDII', 'Rx1day']) expect(found[name], `${year} ${name}`).toBeCloseTo(known[name]!, 2);
      // The reference looks at each year alone; a window that reaches back over New Year may hold more.
      expect(found['Rx5day']).toBeGreaterThanOrEqual(known['Rx5day']! - 1e-6);
    }
    expect(Math.max(...[...years.values()].map(({ CDD }) => CDD!))).toBe(whole.CDD_spanning);
    expect(Math.max(...[...years.values()].map(({ CWD }) => CWD!))).toBe(whole.CWD_spanning);
  });
});
