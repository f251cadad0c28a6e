import { describe, expect, test } from 'vitest';
import type { Collected } from '#products/product.ts';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { climateRecords, firstYear, lastYear, scenarios, variables, type Projections, type Series, type Weights } from './compute.ts';
import { ObservedDays } from './compute-observed-days.ts';
import { previewOf, previewRecords } from './preview.ts';

const zone = 'America/Sao_Paulo';
const start = dayOfDate(`${ObservedDays.firstYear}-01-01`);
const count = dayOfDate(`${ObservedDays.lastYear + 1}-01-01`) - start;
let state = 17;
const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
/** Each day of the observed years in °C and mm; rain is the same on every day of a month, so that leap days do not change its mean day. */
const weather = Array.from({ length: count }, (_, index) => {
  const month = new Date((start + index) * 86_400_000).getUTCMonth();
  const mean = 15 + 8 * Math.cos((month / 6) * Math.PI) + 4 * next();
  return { mean, min: mean - 2 - 6 * next(), max: mean + 2 + 6 * next(), rain: 1 + month };
});
function observedDays(missing: (day: number) => boolean = () => false): WeatherDays {
  const of = (value: (day: (typeof weather)[number]) => number) => weather.map((day, index) => (missing(index) ? null : value(day)));
  const days = {
    temperatureSum: of(({ mean }) => 24 * mean),
    temperatureCount: of(() => 24),
    temperatureMin: of(({ min }) => min),
    temperatureMax: of(({ max }) => max),
    precipitation: of(({ rain }) => rain),
  };
  return { zone, firstDay: start, days } as WeatherDays;
}
const noChange = () => ({
  tas: Array<number>(12).fill(0),
  tasmin: Array<number>(12).fill(0),
  tasmax: Array<number>(12).fill(0),
  prpercnt: Array<number>(12).fill(0),
});
type Change = ReturnType<typeof noChange>;
const middles = [2030, 2050, 2070, 2090];
const changesOf = (change: (scenario: string) => Change) =>
  Object.fromEntries(
    scenarios.map((scenario) => [scenario, middles.map((middle) => ({ middle, change: change(scenario) }))]),
  ) as Parameters<typeof previewOf>[2];
const collectedOf = (days: WeatherDays, change: (scenario: string) => Change = noChange): Collected => ({
  ...previewOf(zone, days, changesOf(change)),
  provenance: {} as Collected['provenance'],
});
const equal: Weights = { ssp126: 0.25, ssp245: 0.25, ssp370: 0.25, ssp585: 0.25 };
const rain = 'sum_total_precipitation_mm_of_water_equivalent';

/** Twenty models, one for each observed year, that have its days in every year to come. */
function modelsOf(): { projections: Projections; values: Float32Array } {
  const series: Series[] = [];
  const values: number[] = [];
  const native = { tas: 'mean', tasmin: 'min', tasmax: 'max', pr: 'rain' } as const;
  for (let year = ObservedDays.firstYear; year <= ObservedDays.lastYear; year += 1) {
    const [from, to] = [dayOfDate(`${year}-01-01`) - start, dayOfDate(`${year + 1}-01-01`) - start];
    for (const scenario of scenarios)
      for (const variable of variables) {
        const has = (target: number) => target <= 2016 && (variable === 'sfcWind' || variable === 'hurs' ? 0 : to - from);
        const lengths = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => Number(has(firstYear + index)));
        series.push({ model: String(year), scenario, variable, offset: values.length, lengths });
        for (const length of lengths)
          for (let day = 0; day < length; day += 1) {
            const value = weather[from + day]![native[variable as keyof typeof native]];
            values.push(variable === 'pr' ? value / 86_400 : value + 273.15);
          }
      }
  }
  return { projections: { zone, series }, values: Float32Array.from(values) };
}

describe('the preview beside the final figures', () => {
  const models = modelsOf();
  const preview = collectedOf(observedDays());
  test.each([
    ['monthly', '2015-01-01', '2016-12-31'],
    ['monthly', '2015-03-10', '2015-05-20'],
    ['yearly', '2015-01-01', '2016-12-31'],
    ['yearly', '2015-11-23', '2016-12-31'],
  ] as const)('the same days give the same %s records from %s to %s, field by field', (period, from, to) => {
    const [early, final] = [
      previewRecords(preview, period, from, to, equal),
      climateRecords(models.projections, models.values, period, from, to, equal),
    ];
    expect(early.map((record) => Object.keys(record).sort())).toEqual(final.map((record) => Object.keys(record).sort()));
    expect(early.map((record) => record.period)).toEqual(final.map((record) => record.period));
    for (const [index, record] of early.entries()) {
      const label = record.period;
      expect(record.min_temperature_degC!, label).toBeCloseTo(final[index]!.min_temperature_degC!, 2);
      expect(record.max_temperature_degC!, label).toBeCloseTo(final[index]!.max_temperature_degC!, 2);
      expect(record[rain]! / final[index]![rain]!, label).toBeCloseTo(1, 2);
      // The normals of a month are of all years; a random day of a part is not.
      if (period === 'monthly' && from.endsWith('-01'))
        expect(record.avg_temperature_degC!, label).toBeCloseTo(final[index]!.avg_temperature_degC!, 2);
      for (const name of ['avg_wind_speed_m_per_s', 'avg_relative_humidity_0_1'] as const)
        expect([record[name], final[index]![name]]).toEqual([null, null]);
      if (period === 'yearly') {
        expect(Object.keys(record.by_scenario!)).toEqual(Object.keys(final[index]!.by_scenario!));
        for (const scenario of scenarios) {
          const [told, known] = [record.by_scenario![scenario], final[index]!.by_scenario![scenario]];
          expect(Object.keys(told)).toEqual(Object.keys(known));
          expect(told[rain].mean! / known[rain].mean!).toBeCloseTo(1, 2);
        }
      }
    }
  });

  test('the lowest day of a year is lower than the lowest of the months’ means', () => {
    const [year] = previewRecords(preview, 'yearly', '2030-01-01', '2030-12-31', equal);
    const lowest = Math.min(
      ...Array.from({ length: 12 }, (_, month) => Number((preview.data as { normals: { minimum: number[] } }).normals.minimum[month])),
    );
    expect(year!.min_temperature_degC!).toBeLessThan(lowest - 1);
  });

  test('a change of all months moves every temperature by as much, and rain by its percent; scenarios count by their weights', () => {
    const warm = (scenario: string): Change => {
      const step = scenarios.indexOf(scenario as (typeof scenarios)[number]);
      return {
        tas: noChange().tas.map(() => step),
        tasmin: noChange().tas.map(() => 2 * step),
        tasmax: noChange().tas.map(() => 3 * step),
        prpercnt: noChange().tas.map(() => 10 * step),
      };
    };
    const weights: Weights = { ssp126: 0.1, ssp245: 0.4, ssp370: 0.3, ssp585: 0.2 };
    const mean = 0.4 + 0.6 + 0.6;
    const [still, moved] = [preview, collectedOf(observedDays(), warm)].map(
      (collected) => previewRecords(collected, 'yearly', '2050-01-01', '2050-12-31', weights)[0]!,
    );
    expect(moved!.avg_temperature_degC! - still!.avg_temperature_degC!).toBeCloseTo(mean, 2);
    expect(moved!.min_temperature_degC! - still!.min_temperature_degC!).toBeCloseTo(2 * mean, 2);
    expect(moved!.max_temperature_degC! - still!.max_temperature_degC!).toBeCloseTo(3 * mean, 2);
    expect(moved![rain]! / still![rain]!).toBeCloseTo(1 + 0.1 * mean, 4);
  });

  test('a year with a missing day is left out of the extremes; without a whole year they are null, and so without the days', () => {
    const holes = collectedOf(observedDays((index) => new Date((start + index) * 86_400_000).getUTCDate() === 15));
    const [month] = previewRecords(holes, 'monthly', '2030-06-01', '2030-06-30', equal);
    expect([month!.min_temperature_degC, month!.max_temperature_degC]).toEqual([null, null]);
    expect(month!.avg_temperature_degC).not.toBeNull();
    const [first] = previewRecords(holes, 'monthly', '2030-06-01', '2030-06-14', equal);
    expect(first!.min_temperature_degC).not.toBeNull();
    const { files: _files, ...earlier } = preview;
    const [without] = previewRecords(earlier, 'monthly', '2030-06-01', '2030-06-30', equal);
    expect([without!.min_temperature_degC, without!.max_temperature_degC]).toEqual([null, null]);
  });

  test('a month that the portal has no change for is null in the scenarios that count', () => {
    const gap = (scenario: string): Change =>
      scenario === 'ssp370' ? { ...noChange(), tasmin: Array<number>(12).fill(Number.NaN) } : noChange();
    const given = changesOf(gap);
    for (const { change } of given.ssp370) change.tasmin = Array<null>(12).fill(null);
    const collected = { ...previewOf(zone, observedDays(), given), provenance: {} as Collected['provenance'] };
    const lowest = (weights: Weights) => previewRecords(collected, 'monthly', '2030-06-01', '2030-06-30', weights)[0]!.min_temperature_degC;
    expect(lowest(equal)).toBeNull();
    expect(lowest({ ssp126: 0.5, ssp245: 0.5, ssp370: 0, ssp585: 0 })).not.toBeNull();
  });
});
