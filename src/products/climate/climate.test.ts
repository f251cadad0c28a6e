import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOfDate } from '#products/shared/time/local-days.ts';
import {
  climateRecords,
  firstYear,
  lastYear,
  modelDays,
  scenarioFields,
  scenarios,
  variables,
  type Projections,
  type Scenario,
  type Series,
  type Variable,
  type Weights,
  yearOrder,
} from './compute.ts';

const leap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
const equal: Weights = { ssp126: 0.25, ssp245: 0.25, ssp370: 0.25, ssp585: 0.25 };

/** Projections whose every value is given by a rule. `days` 0 leaves a year out. */
function projectionsOf(
  models: { name: string; days: (year: number) => number }[],
  value: (of: { model: string; scenario: Scenario; variable: Variable; year: number; day: number }) => number,
  years = [2015, 2017],
): { projections: Projections; values: Float32Array } {
  const series: Series[] = [];
  const values: number[] = [];
  for (const { name: model, days } of models)
    for (const scenario of scenarios)
      for (const variable of variables) {
        const lengths = Array.from({ length: lastYear - firstYear + 1 }, (_, index) =>
          firstYear + index < years[0]! || firstYear + index > years[1]! ? 0 : days(firstYear + index),
        );
        series.push({ model, scenario, variable, offset: values.length, lengths });
        lengths.forEach((count, index) => {
          for (let day = 0; day < count; day += 1) values.push(value({ model, scenario, variable, year: firstYear + index, day }));
        });
      }
  return { projections: { zone: 'America/Sao_Paulo', series }, values: Float32Array.from(values) };
}
const gregorian = { name: 'A', days: (year: number) => (leap(year) ? 366 : 365) };
const noLeap = { name: 'B', days: () => 365 };
const thirties = { name: 'C', days: () => 360 };

describe('calendars', () => {
  test('months by the model’s own calendar: February has 28, 29 or 30 days', () => {
    const length = ([from, to]: [number, number]) => to - from;
    expect([366, 365, 360].map((days) => length(modelDays('monthly', 2016, '2016-02-01', '2016-02-29', days)))).toEqual([29, 28, 30]);
    expect([366, 365, 360].map((days) => modelDays('yearly', 2016, '2016-01-01', '2016-12-31', days))).toEqual([
      [0, 366],
      [0, 365],
      [0, 360],
    ]);
  });

  test('a boundary inside a month cuts every calendar at that day', () => {
    expect(modelDays('monthly', 2017, '2017-03-10', '2017-03-20', 365)).toEqual([59 + 9, 59 + 20]);
    expect(modelDays('monthly', 2017, '2017-03-10', '2017-03-20', 360)).toEqual([60 + 9, 60 + 20]);
  });

  test('weeks of a year tile the 360 days without gap or overlap', () => {
    let next = 0;
    for (let day = dayOfDate('2016-01-01'); day <= dayOfDate('2016-12-31'); day += 7) {
      const date = (day: number) => new Date(Math.min(day, dayOfDate('2016-12-31')) * 86_400_000).toISOString().slice(0, 10);
      const [from, to] = modelDays('weekly', 2016, date(day), date(day + 6), 360);
      expect(from).toBe(next);
      next = to;
    }
    expect(next).toBe(360);
  });
});

describe('records', () => {
  test('kelvin, kg/m²s and percent become degrees, millimetres and shares; bounds are clipped', () => {
    const native: Record<Variable, number> = { tas: 300, tasmin: 290, tasmax: 310, sfcWind: -5, pr: 1 / 86_400, hurs: 179 };
    const { projections, values } = projectionsOf([gregorian], ({ variable }) => native[variable]);
    const [month] = climateRecords(projections, values, 'monthly', '2015-01-01', '2015-01-31', equal);
    expect(month).toEqual({
      period: '2015-01-01T00:00:00-02:00',
      avg_temperature_degC: 26.85,
      min_temperature_degC: 16.85,
      max_temperature_degC: 36.85,
      avg_wind_speed_m_per_s: 0,
      sum_total_precipitation_mm_of_water_equivalent: 31,
      avg_relative_humidity_0_1: 1,
    });
  });

  test('mean over models first, then the weighted sum over scenarios', () => {
    // Model A: 300 K, model B: 302 K; plus 1 K per scenario. 301 + w·(0,1,2,3) - 273.15.
    const { projections, values } = projectionsOf([gregorian, noLeap], ({ model, scenario, variable }) =>
      variable === 'tas' ? (model === 'A' ? 300 : 302) + scenarios.indexOf(scenario) : 280,
    );
    const year = (weights: Weights) =>
      climateRecords(projections, values, 'yearly', '2015-01-01', '2015-12-31', weights)[0]!.avg_temperature_degC;
    expect(year({ ssp126: 0.1, ssp245: 0.4, ssp370: 0.4, ssp585: 0.1 })).toBeCloseTo(301 + 0.4 + 0.8 + 0.3 - 273.15, 3);
    expect(year(equal)).toBeCloseTo(301 + 1.5 - 273.15, 3);
  });

  test('each year tells its scenarios: their means by the weights are the weighted mean, within the spread of their models', () => {
    const { projections, values } = projectionsOf([gregorian, noLeap, thirties], ({ model, scenario, variable, year, day }) => {
      const step = scenarios.indexOf(scenario) + (model === 'A' ? 0 : model === 'B' ? 0.7 : 1.1) + year / 100;
      return variable === 'pr'
        ? (1 + step + (day % 5)) / 86_400
        : variable === 'hurs'
          ? 50 + step
          : variable === 'sfcWind'
            ? 2 + step
            : 290 + step;
    });
    const weights: Weights = { ssp126: 0.1, ssp245: 0.4, ssp370: 0.3, ssp585: 0.2 };
    const records = climateRecords(projections, values, 'yearly', '2015-01-01', '2017-12-31', weights);
    expect(records).toHaveLength(3);
    for (const record of records)
      for (const name of scenarioFields) {
        const told = scenarios.map((scenario) => record.by_scenario![scenario][name]);
        const weighted = scenarios.reduce((sum, scenario, index) => sum + weights[scenario] * told[index]!.mean!, 0);
        expect(weighted).toBeCloseTo(record[name]!, name === 'sum_total_precipitation_mm_of_water_equivalent' ? 1 : 2);
        for (const { mean, min, max, models } of told) expect([min! <= mean!, mean! <= max!, models]).toEqual([true, true, 3]);
        expect(told[0]!.mean).toBeLessThan(told[3]!.mean!);
      }
    // Months and weeks have none: their lines would only be a tangle.
    expect(climateRecords(projections, values, 'monthly', '2015-01-01', '2015-01-31', weights)[0]!.by_scenario).toBeUndefined();
    const gone = { ...projections, series: projections.series.filter(({ scenario }) => scenario !== 'ssp370') };
    const [without] = climateRecords(gone, values, 'yearly', '2015-01-01', '2015-12-31', weights);
    const [unweighted] = climateRecords(gone, values, 'yearly', '2015-01-01', '2015-12-31', {
      ssp126: 0.5,
      ssp245: 0.5,
      ssp370: 0,
      ssp585: 0,
    });
    expect(without!.by_scenario!.ssp370.avg_temperature_degC).toEqual({ mean: null, min: null, max: null, models: 0 });
    expect(without!.by_scenario!.ssp245.avg_temperature_degC.mean).not.toBeNull();
    expect(without!.avg_temperature_degC).toBeNull();
    const told = without!.by_scenario!;
    expect(unweighted!.avg_temperature_degC).toBeCloseTo(
      (told.ssp126.avg_temperature_degC.mean! + told.ssp245.avg_temperature_degC.mean!) / 2,
      2,
    );
  });

  test('an extreme is built per model before the mean', () => {
    const { projections, values } = projectionsOf([gregorian, noLeap], ({ model, variable, day }) =>
      variable === 'tasmax' ? 300 + (day === (model === 'A' ? 3 : 5) ? 10 : 0) : 280,
    );
    expect(climateRecords(projections, values, 'monthly', '2015-01-01', '2015-01-31', equal)[0]!.max_temperature_degC).toBeCloseTo(
      36.85,
      3,
    );
  });

  test('a model without a year is left out, a scenario without a model makes the field null', () => {
    const { projections, values } = projectionsOf([gregorian, noLeap], ({ model, variable }) =>
      variable === 'tas' ? (model === 'A' ? 300 : 302) : 280,
    );
    const gone = (match: (series: Series) => boolean) => ({ ...projections, series: projections.series.filter((entry) => !match(entry)) });
    const of = (some: Projections) => climateRecords(some, values, 'yearly', '2015-01-01', '2015-12-31', equal)[0]!.avg_temperature_degC;
    expect(of(gone(({ model, variable, scenario }) => model === 'B' && variable === 'tas' && scenario === 'ssp126'))).toBeCloseTo(
      0.25 * 300 + 0.75 * 301 - 273.15,
      3,
    );
    expect(of(gone(({ variable, scenario }) => variable === 'tas' && scenario === 'ssp370'))).toBeNull();
  });

  test('a day without a value leaves its model out of that period only', () => {
    const { projections, values } = projectionsOf([gregorian, noLeap], ({ model, variable, day }) =>
      variable === 'pr' ? (model === 'A' && day === 40 ? Number.NaN : (model === 'A' ? 2 : 4) / 86_400) : 280,
    );
    const months = climateRecords(projections, values, 'monthly', '2015-01-01', '2015-02-28', equal);
    expect(months.map((month) => month.sum_total_precipitation_mm_of_water_equivalent)).toEqual([31 * 3, 28 * 4]);
  });

  test('a sum counts the real days of its period, whatever the calendar of the model', () => {
    const { projections, values } = projectionsOf([thirties], ({ variable }) => (variable === 'pr' ? 1 / 86_400 : 280));
    const sums = (period: 'yearly' | 'monthly' | 'weekly', first: string, last: string) =>
      climateRecords(projections, values, period, first, last, equal).map(
        (record) => record.sum_total_precipitation_mm_of_water_equivalent,
      );
    expect(sums('yearly', '2015-01-01', '2016-12-31')).toEqual([365, 366]);
    expect(sums('monthly', '2016-01-01', '2016-04-30')).toEqual([31, 29, 31, 30]);
    expect(sums('weekly', '2015-01-05', '2015-02-01')).toEqual([7, 7, 7, 7]);
  });

  test('a week over New Year takes days of both years', () => {
    const { projections, values } = projectionsOf([gregorian], ({ variable, year }) =>
      variable === 'pr' ? (year === 2015 ? 1 : 3) / 86_400 : 280,
    );
    const week = climateRecords(projections, values, 'weekly', '2015-12-28', '2016-01-03', equal);
    expect(week.map((record) => record.sum_total_precipitation_mm_of_water_equivalent)).toEqual([4 + 9]);
  });

  const random = projectionsOf(
    [gregorian, noLeap, thirties],
    ({ model, scenario, variable, year, day }) =>
      280 + ((model.charCodeAt(0) * 31 + scenarios.indexOf(scenario) * 17 + variables.indexOf(variable) * 7 + year * 3 + day * 13) % 23),
  );
  test('moving the dates never changes a complete period', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('weekly' as const, 'monthly' as const, 'yearly' as const),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        (period, cutStart, cutEnd) => {
          const [first, last] = [dayOfDate('2015-01-01'), dayOfDate('2017-12-31')];
          const date = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
          const whole = climateRecords(random.projections, random.values, period, date(first), date(last), equal);
          const part = climateRecords(random.projections, random.values, period, date(first + cutStart), date(last - cutEnd), equal);
          for (const record of part.slice(1, -1)) expect(whole).toContainEqual(record);
        },
      ),
      { numRuns: 25 },
    );
  });

  test('equal weights are the plain mean of the scenarios one by one', () => {
    const only = (scenario: Scenario) =>
      climateRecords(random.projections, random.values, 'monthly', '2016-01-01', '2016-12-31', {
        ssp126: 0,
        ssp245: 0,
        ssp370: 0,
        ssp585: 0,
        [scenario]: 1,
      });
    const each = scenarios.map(only);
    climateRecords(random.projections, random.values, 'monthly', '2016-01-01', '2016-12-31', equal).forEach((record, index) => {
      expect(record.avg_temperature_degC).toBeCloseTo(each.reduce((sum, list) => sum + list[index]!.avg_temperature_degC!, 0) / 4, 2);
    });
  });
});

test('what people look at first is collected first, and every year once', () => {
  const order = yearOrder();
  expect([order.length, new Set(order).size]).toEqual([86, 86]);
  expect(order.slice(0, 5)).toEqual([2028, 2029, 2030, 2031, 2032]);
});
