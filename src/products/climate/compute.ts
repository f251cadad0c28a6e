import { dateOfDay, dayOfDate, periodStamp } from '#products/shared/time/local-days.ts';
import { periodsBetween, type PeriodName } from '#products/shared/time/periods.ts';

/** Variables of the archive, in the order in which they are kept. */
export const variables = ['tas', 'tasmin', 'tasmax', 'sfcWind', 'pr', 'hurs'] as const;
export type Variable = (typeof variables)[number];
export const scenarios = ['ssp126', 'ssp245', 'ssp370', 'ssp585'] as const;
export type Scenario = (typeof scenarios)[number];
export type Weights = Record<Scenario, number>;

export const firstYear = 2015;
export const lastYear = 2100;

/** Daily values of one model, scenario and variable: years from `firstYear` on, each with its model's own number of days (0: the archive has none). */
export interface Series {
  model: string;
  scenario: Scenario;
  variable: Variable;
  offset: number;
  lengths: number[];
}
/** All series of a place; `values` holds them one after another, in the archive's units. */
export interface Projections {
  zone: string;
  series: Series[];
}

export interface ClimateFields {
  avg_temperature_degC: number | null;
  min_temperature_degC: number | null;
  max_temperature_degC: number | null;
  avg_wind_speed_m_per_s: number | null;
  sum_total_precipitation_mm_of_water_equivalent: number | null;
  avg_relative_humidity_0_1: number | null;
}
/** Fields that are told by scenario too. */
export const scenarioFields = [
  'avg_temperature_degC',
  'sum_total_precipitation_mm_of_water_equivalent',
  'avg_wind_speed_m_per_s',
  'avg_relative_humidity_0_1',
] as const satisfies readonly (keyof ClimateFields)[];
/** A scenario in a period: mean, lowest and highest over its models; null where none has the whole period. */
interface ScenarioValue {
  mean: number | null;
  min: number | null;
  max: number | null;
  /** null in a preview, which has no single models */
  models: number | null;
}
export type ByScenario = Record<Scenario, Record<(typeof scenarioFields)[number], ScenarioValue>>;
type Fold = 'mean' | 'min' | 'max' | 'sum';
const clip = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** How each field comes from its variable, and the value of a period. */
const fields: Record<keyof ClimateFields, { variable: Variable; fold: Fold; digits: number }> = {
  avg_temperature_degC: { variable: 'tas', fold: 'mean', digits: 3 },
  min_temperature_degC: { variable: 'tasmin', fold: 'min', digits: 3 },
  max_temperature_degC: { variable: 'tasmax', fold: 'max', digits: 3 },
  avg_wind_speed_m_per_s: { variable: 'sfcWind', fold: 'mean', digits: 3 },
  sum_total_precipitation_mm_of_water_equivalent: { variable: 'pr', fold: 'sum', digits: 2 },
  avg_relative_humidity_0_1: { variable: 'hurs', fold: 'mean', digits: 4 },
};

/** A day in the unit of the field, inside bounds that the archive's bias correction breaks. One function for all: three million days pass it in one answer. */
function converted(variable: Variable, value: number): number {
  switch (variable) {
    case 'tas':
    case 'tasmin':
    case 'tasmax':
      return value - 273.15; // kelvin
    case 'sfcWind':
      return Math.max(0, value);
    case 'pr':
      return Math.max(0, value * 86_400); // kg/m²s
    case 'hurs':
      return clip(value / 100, 0, 1); // per cent
  }
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Days before each month of a year that has so many days: 360 (months of 30), 365 or 366. */
function monthStarts(days: number): number[] {
  const lengths = monthLengths.map((length, month) => (days === 360 ? 30 : month === 1 && days === 366 ? 29 : length));
  return lengths.reduce<number[]>((starts, length) => [...starts, starts.at(-1)! + length], [0]);
}
const startsOf: Record<number, number[]> = { 360: monthStarts(360), 365: monthStarts(365), 366: monthStarts(366) };

/** Month (1..12) of a day (from 0) in a year of so many days. */
export const modelMonth = (day: number, days: number): number => startsOf[days]!.findIndex((start) => start > day);

/**
 * Days of a model's year that a period covers, as [first, end) from 0. Months and years go by the model's own calendar (30 February is in February, a missing
 * 29 February is just not there); weeks by the share of the year that has passed, because a calendar of 360 days has no such week.
 */
export function modelDays(period: PeriodName, year: number, firstDate: string, lastDate: string, days: number): [number, number] {
  if (days === 0) return [0, 0];
  const jan1 = dayOfDate(`${year}-01-01`);
  if (period === 'weekly') {
    const real = isLeap(year) ? 366 : 365;
    // Day n of the model falls on day floor((n - 1) * real / days) + 1; counted from 0 here.
    const atOrAfter = (realDay: number) => clip(Math.ceil((realDay * days) / real - 1e-9), 0, days);
    return [atOrAfter(dayOfDate(firstDate) - jan1), atOrAfter(dayOfDate(lastDate) - jan1 + 1)];
  }
  const starts = startsOf[days]!;
  const at = (date: string, end: boolean): number => {
    const [month, day] = [Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))];
    const length = starts[month + 1]! - starts[month]!;
    const isLastOfMonth = dateOfDay(dayOfDate(date) + 1).slice(8, 10) === '01';
    // The end of a real month is the end of the model's month, however many days it has.
    return starts[month]! + (end ? (isLastOfMonth ? length : Math.min(day, length)) : Math.min(day - 1, length));
  };
  return [at(firstDate, false), at(lastDate, true)];
}

/** A period as the archive's years see it: its first and its last year, and its days in each. */
interface PeriodDates {
  fromYear: number;
  toYear: number;
  realDays: number;
  /** the days of each of its years, by the length of a model's year: models share their calendars, and a hundred and twenty series ask */
  daysIn: (year: number, days: number) => [number, number];
}
function periodDates(name: PeriodName, first: number, last: number): PeriodDates {
  const [firstDate, lastDate] = [dateOfDay(first), dateOfDay(last)];
  const [fromYear, toYear] = [Number(firstDate.slice(0, 4)), Number(lastDate.slice(0, 4))];
  const known = new Map<number, [number, number]>();
  const daysIn = (year: number, days: number): [number, number] => {
    const key = year * 1000 + days;
    let range = known.get(key);
    if (!range) {
      range = modelDays(name, year, year === fromYear ? firstDate : `${year}-01-01`, year === toYear ? lastDate : `${year}-12-31`, days);
      known.set(key, range);
    }
    return range;
  };
  return { fromYear, toYear, realDays: last - first + 1, daysIn };
}

/** Places of a series' years among the values, and after them the place of its end. */
function placesOf({ offset, lengths }: Series): number[] {
  const places = [offset];
  for (const [index, length] of lengths.entries()) places.push(places[index]! + length);
  return places;
}

/**
 * The value of a period from one model; null where a day is missing. A sum is that of the period's real days: the model's mean day times their number, because
 * a model's month of 30 days or year of 360 stands for a real one.
 */
function periodValue(
  { lengths }: Series,
  places: number[],
  values: Float32Array,
  { variable, fold }: (typeof fields)[keyof ClimateFields],
  { fromYear, toYear, realDays, daysIn }: PeriodDates,
): number | null {
  let [count, result] = [0, fold === 'min' ? Number.POSITIVE_INFINITY : fold === 'max' ? Number.NEGATIVE_INFINITY : 0];
  for (let year = fromYear; year <= toYear; year += 1) {
    const days = lengths[year - firstYear] ?? 0;
    if (days === 0) return null;
    const [from, to] = daysIn(year, days);
    const base = places[year - firstYear]!;
    for (let day = base + from; day < base + to; day += 1) {
      const value = converted(variable, values[day]!);
      // A hole in the days would make another figure of the sum or the extreme.
      if (Number.isNaN(value)) return null;
      count += 1;
      if (fold === 'min') {
        if (value < result) result = value;
      } else if (fold === 'max') {
        if (value > result) result = value;
      } else result += value;
    }
  }
  if (count === 0) return null;
  if (fold === 'mean') return result / count;
  return fold === 'sum' ? (result / count) * realDays : result;
}

/**
 * Records of the periods between two dates, both included. Per model the period's value, then the plain mean over the models that have one, then the weighted sum over
 * scenarios: X = Σ w·X. A scenario that has a weight and no model makes the field null; weights are never spread anew.
 */
export function climateRecords(
  { zone, series }: Projections,
  values: Float32Array,
  period: Exclude<PeriodName, 'daily'>,
  startDate: string,
  endDate: string,
  weights: Weights,
): ({ period: string; by_scenario?: ByScenario } & ClimateFields)[] {
  const places = new Map(series.map((entry) => [entry, placesOf(entry)]));
  const byVariable = new Map(
    variables.map((variable) => [
      variable,
      scenarios.map((scenario) => series.filter((entry) => entry.variable === variable && entry.scenario === scenario)),
    ]),
  );

  /** what the models of each scenario have */
  const perScenario = (name: keyof ClimateFields, dates: PeriodDates): number[][] =>
    byVariable
      .get(fields[name].variable)!
      .map((entries) =>
        entries
          .map((entry) => periodValue(entry, places.get(entry)!, values, fields[name], dates))
          .filter((value): value is number => value !== null),
      );
  const weighted = (name: keyof ClimateFields, known: number[][]): number | null =>
    known.some((models, index) => models.length === 0 && weights[scenarios[index]!] > 0)
      ? null
      : rounded(
          known.reduce((total, models, index) => total + (models.length === 0 ? 0 : weights[scenarios[index]!] * meanOf(models)), 0),
          fields[name].digits,
        );

  return periodsBetween(period, dayOfDate(startDate), dayOfDate(endDate)).map(({ first, last }) => {
    const dates = periodDates(period, first, last);
    const known = new Map((Object.keys(fields) as (keyof ClimateFields)[]).map((name) => [name, perScenario(name, dates)]));
    return {
      period: periodStamp(zone, first),
      ...(Object.fromEntries(Array.from(known, ([name, models]) => [name, weighted(name, models)])) as unknown as ClimateFields),
      ...(period === 'yearly' ? { by_scenario: byScenarioOf(known) } : {}),
    };
  });
}

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function byScenarioOf(known: ReadonlyMap<keyof ClimateFields, number[][]>): ByScenario {
  const valueOf = (name: keyof ClimateFields, models: readonly number[]): ScenarioValue => {
    const { digits } = fields[name];
    const of = (value: number) => (models.length === 0 ? null : rounded(value, digits));
    return { mean: of(meanOf(models)), min: of(Math.min(...models)), max: of(Math.max(...models)), models: models.length };
  };
  return Object.fromEntries(
    scenarios.map((scenario, index) => [
      scenario,
      Object.fromEntries(scenarioFields.map((name) => [name, valueOf(name, known.get(name)![index]!)])),
    ]),
  ) as ByScenario;
}

/** What people look at first: the middles of the four usual windows, then the window of the climate risk, then the rest. */
export function yearOrder(): number[] {
  const near = (centre: number) =>
    Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index).filter((year) => Math.abs(year - centre) <= 2);
  const window = Array.from({ length: 20 }, (_, index) => 2041 + index);
  return [
    ...new Set([
      ...[2030, 2050, 2070, 2090].flatMap(near),
      ...window,
      ...Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index),
    ]),
  ];
}
