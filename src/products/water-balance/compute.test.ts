import { describe, expect, test } from 'vitest';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { hargreaves, topOfAtmosphere } from './compute-evapotranspiration.ts';
import { farthest, indexOf, logisticOf, normalQuantile, speiOf } from './compute-spei.ts';
import { monthNumber, waterBalance, waterMonths, type WaterMonth } from './compute.ts';

let state = 23;
const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('known values of the normal distribution', () => {
  for (const [share, value] of [
    [0.5, 0],
    [0.975, 1.959963984540054],
    [0.3, -0.524400512708041],
    [0.001, -3.090232306167813],
    [0.02, -2.053748910631823],
  ] as const)
    expect(normalQuantile(share)).toBeCloseTo(value, 7);
  expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
});

test('evapotranspiration agrees with the R package SPEI for its station at Wichita in 1980', () => {
  // Lowest and highest temperature of each month, °C, and the package’s `hargreaves`, mm.
  const months: [number, number, number][] = [
    [-4.91, 4.16, 25.132],
    [-7.33, 3.04, 28.756],
    [-0.45, 10.96, 64.122],
    [5.48, 19.24, 111.087],
    [11.33, 23.58, 143.13],
    [19.99, 33.22, 189.936],
    [24.45, 40.48, 239.139],
    [22.84, 36.3, 187.584],
    [17.33, 30.63, 132.406],
    [7, 22.7, 89.476],
    [1.43, 15.12, 48.117],
    [-3.14, 8.55, 30.69],
  ];
  for (const [index, [minimum, maximum, published]] of months.entries()) {
    // The package takes the fifteenth day of a year of 365 days for the month.
    const day = dayOfDate(`1981-${String(index + 1).padStart(2, '0')}-15`);
    const days = new Date(Date.UTC(1981, index + 1, 0)).getUTCDate();
    expect((hargreaves(minimum, maximum, topOfAtmosphere(day, 37.6475)) * days) / published, String(index)).toBeCloseTo(1, 2);
  }
});

test('radiation has the seasons of its hemisphere, none in the polar night, and evapotranspiration is never negative', () => {
  const at = (date: string, latitude: number) => topOfAtmosphere(dayOfDate(date), latitude);
  expect(at('2024-06-21', 45)).toBeGreaterThan(3 * at('2024-12-21', 45));
  expect(at('2024-12-21', -45)).toBeGreaterThan(3 * at('2024-06-21', -45));
  expect([at('2024-12-21', 80), at('2024-06-21', -80)]).toEqual([0, 0]);
  expect(at('2024-06-21', 80)).toBeGreaterThan(0);
  expect([hargreaves(-40, -30, 10), hargreaves(20, 10, 30), hargreaves(10, 25, 0)]).toEqual([0, 0, 0]);
});

describe('SPEI', () => {
  /** Balances of the twelve months to July, 1981 to 2011, mm, and the index that the package publishes for them. */
  const wichita: [number, number][] = [
    [-318.67, -1.3647],
    [119.84, 0.566],
    [52.0, 0.2431],
    [-146.26, -0.6804],
    [-110.31, -0.5211],
    [-8.22, -0.0455],
    [179.96, 0.8439],
    [-106.12, -0.5022],
    [-193.34, -0.8808],
    [-145.11, -0.6754],
    [-435.98, -1.7556],
    [144.74, 0.6823],
    [306.67, 1.3894],
    [-297.51, -1.2881],
    [176.14, 0.8266],
    [-233.43, -1.0435],
    [190.79, 0.8928],
    [-26.8, -0.1339],
    [311.28, 1.408],
    [240.95, 1.114],
    [-264.45, -1.1643],
    [-206.57, -0.9353],
    [23.29, 0.1053],
    [321.98, 1.4511],
    [-62.36, -0.3012],
    [-8.28, -0.0458],
    [105.12, 0.4965],
    [240.08, 1.1102],
    [381.8, 1.684],
    [12.16, 0.0519],
    [-391.77, -1.6148],
  ];

  test('agrees with the published results of the authors’ R package', () => {
    const distribution = logisticOf(wichita.map(([sum]) => sum))!;
    for (const [sum, published] of wichita) expect(indexOf(distribution, sum)).toBeCloseTo(published, 3);
  });

  const months = (balance: (month: number) => number | null, from = monthNumber(1991, 1), to = monthNumber(2026, 10)) =>
    Array.from({ length: to - from + 1 }, (_, index) => ({ month: from + index, balance: balance(from + index) }));
  const reference = { from: monthNumber(1991, 1), to: monthNumber(2020, 12) };
  const random = () => {
    const noise = new Map(months(() => 0).map(({ month }) => [month, 100 * (next() + next() + next() - 1.5) ** 3 + 60 * next()]));
    return (month: number) => 50 * Math.cos((month / 6) * Math.PI) + noise.get(month)!;
  };

  test('of the years that it is fitted on it is standard normal: mean 0, deviation 1, whatever the season', () => {
    for (let run = 0; run < 20; run += 1) {
      const series = months(random());
      for (const span of [3, 12]) {
        const values = speiOf(series, span, reference).filter(
          (value, at): value is number => value !== null && series[at]!.month <= reference.to,
        );
        expect(values.length).toBeGreaterThanOrEqual(12 * 29);
        const deviation = Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));
        expect(Math.abs(mean(values))).toBeLessThan(0.05);
        expect(Math.abs(deviation - 1)).toBeLessThan(0.1);
      }
    }
  });

  test('it rises with the balance, stays within its bounds, and is the same when all months get as much more', () => {
    for (let run = 0; run < 20; run += 1) {
      const balance = random();
      const index = (value: number, shift = 0) =>
        speiOf(
          months((month) => shift + (month === monthNumber(2026, 7) ? value : balance(month))),
          3,
          reference,
        )[monthNumber(2026, 7) - reference.from]!;
      const values = [-900, -100, -20, 0, 40, 200, 5000].map((value) => index(value));
      for (const [at, value] of values.slice(1).entries()) expect(value).toBeGreaterThanOrEqual(values[at]!);
      expect(values[3]).toBeGreaterThan(values[1]!);
      expect([values[0], values.at(-1)]).toEqual([-farthest, farthest]);
      expect(index(40, 333)).toBeCloseTo(index(40), 6);
    }
  });

  test('without enough years, or with a hole in the span, it is null', () => {
    const balance = random();
    const late = speiOf(
      months((month) => (month < monthNumber(1993, 1) ? null : balance(month))),
      3,
      reference,
    );
    expect(late.every((value) => value === null)).toBe(true);
    const hole = monthNumber(2025, 5);
    const found = speiOf(
      months((month) => (month === hole ? null : balance(month))),
      3,
      reference,
    );
    const at = (month: number) => found[month - reference.from];
    expect([at(hole - 1), at(hole), at(hole + 2), at(hole + 3)].map((value) => value === null)).toEqual([false, true, true, false]);
    expect(
      speiOf(
        months(() => 5),
        12,
        reference,
      ).every((value) => value === null),
    ).toBe(true);
  });
});

describe('months', () => {
  const days = (from: string, count: number, rain: (day: number) => number | null): WeatherDays =>
    ({
      zone: 'UTC',
      firstDay: dayOfDate(from),
      days: {
        temperatureMin: Array.from({ length: count }, () => 12),
        temperatureMax: Array.from({ length: count }, () => 26),
        precipitation: Array.from({ length: count }, (_, day) => rain(day)),
      },
    }) as unknown as WeatherDays;

  test('whole months alone, leap day included; a missing day makes the month unknown', () => {
    const found = waterMonths(
      days('2024-01-20', 12 + 29 + 31 + 10, () => 2),
      -5,
    );
    expect(found.map(({ month, precipitation }) => [month, precipitation])).toEqual([
      [monthNumber(2024, 2), 58],
      [monthNumber(2024, 3), 62],
    ]);
    const single = hargreaves(12, 26, topOfAtmosphere(dayOfDate('2024-02-15'), -5));
    expect(found[0]!.evapotranspiration! / (29 * single)).toBeCloseTo(1, 2);
    const holed = waterMonths(
      days('2024-02-01', 60, (day) => (day === 3 ? null : 2)),
      -5,
    );
    expect(holed.map(({ precipitation }) => precipitation)).toEqual([null, 62]);
  });

  test('a month in which an island left out a day is whole without it; a day that is only missing is not', () => {
    const december = (zone: string) => {
      const kept = { ...days('2011-12-01', 31, (day) => (day === 29 ? null : 2)), zone };
      return waterMonths(kept, -14).map(({ precipitation }) => precipitation);
    };
    expect(december('Pacific/Apia')).toEqual([60]);
    expect(december('Pacific/Pago_Pago')).toEqual([null]);
  });

  const reference = (without: number | null = null): WaterMonth[] =>
    Array.from({ length: 360 }, (_, index) => ({
      month: monthNumber(1991, 1) + index,
      precipitation: index === without ? null : 80 + 40 * next(),
      evapotranspiration: 90,
    }));
  const recent: WaterMonth[] = Array.from({ length: 70 }, (_, index) => ({
    month: monthNumber(2021, 1) + index,
    precipitation: index === 69 ? 0 : 100,
    evapotranspiration: 90,
  }));

  test('the balance is rain less evapotranspiration; a month without rain is dry against thirty years', () => {
    const { records, reference_years: years, reference: told } = waterBalance(reference(), recent);
    expect([years, told, records.length, records[0]!.period, records.at(-1)!.period]).toEqual([30, '1991-2020', 70, '2021-01', '2026-10']);
    for (const { precipitation_mm: rain, pet_mm: pet, balance_mm: balance } of records) expect(balance).toBeCloseTo(rain! - pet!, 6);
    expect(records.at(-1)!.spei_3!).toBeLessThan(-1.5);
    expect(records[0]!.spei_12).not.toBeNull();
  });

  test('months of another reanalysis than the reference have amounts and no index', () => {
    const { records, reference_years: years } = waterBalance(reference(), recent, false);
    expect([years, records.length]).toEqual([30, 70]);
    expect(
      records.every(({ spei_3: short, spei_12: long, balance_mm: balance }) => short === null && long === null && balance !== null),
    ).toBe(true);
    expect(waterBalance(reference(), recent).records.some(({ spei_3: short }) => short !== null)).toBe(true);
  });

  test('with twenty-nine whole years there is no index, and the years are told', () => {
    const found = waterBalance(reference(17), recent);
    expect(found.reference_years).toBe(29);
    expect(
      found.records.every(({ spei_3: short, spei_12: long, balance_mm: balance }) => short === null && long === null && balance !== null),
    ).toBe(true);
  });
});
