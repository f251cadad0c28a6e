import { dayOfDate, dayStarts, isSkippedDay, localDay, periodStamp } from '#products/shared/time/local-days.ts';
import { periodsBetween, type PeriodName } from '#products/shared/time/periods.ts';

/** Hours of a place in UTC: one value an hour from `start` (Unix seconds), NaN where there is none. Units as in the hourly reader. */
export interface Hours {
  start: number;
  temperature: ArrayLike<number>;
  dewPoint: ArrayLike<number>;
  windSpeed: ArrayLike<number>;
  surfacePressure: ArrayLike<number>;
  cloudCover: ArrayLike<number>;
  relativeHumidity: ArrayLike<number>;
  precipitation: ArrayLike<number>;
  snowfall: ArrayLike<number>;
  snowDepth: ArrayLike<number>;
}

/** A day is complete with at least so many of its hours; otherwise the field is null. */
const minHours = 20;
/** kg/m³; the source gives depth of snow, the API asks for its water */
export const snowDensity = 150;
/** °C; where the source has no snow depth, a day that stays warmer than this has none */
const warmDay = 5;

/** Columns of the kept days: count and sum of the hours, least and greatest, sums of amounts. null: the day is incomplete. */
const dayColumns = [
  'temperatureCount',
  'temperatureSum',
  'temperatureMin',
  'temperatureMax',
  'dewPointCount',
  'dewPointSum',
  'dewPointMin',
  'dewPointMax',
  'windCount',
  'windSum',
  'windMax',
  'pressureCount',
  'pressureSum',
  'cloudCount',
  'cloudSum',
  'humidityCount',
  'humiditySum',
  'precipitation',
  'snowfall',
  'snowDepth',
] as const;
type DayColumn = (typeof dayColumns)[number];
/** Local days from `firstDay` on (days since 1970-01-01 in the place's calendar). */
export interface WeatherDays {
  zone: string;
  firstDay: number;
  /** absent: ERA5 through Open-Meteo */
  source?: 'power';
  days: Record<DayColumn, (number | null)[]>;
}

/** So many days of which nothing is known. */
export const noDays = (count: number): WeatherDays['days'] =>
  Object.fromEntries(dayColumns.map((name) => [name, Array.from<number | null>({ length: count }).fill(null)])) as WeatherDays['days'];

const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

/** What is known of a day's hours. */
interface KnownHours {
  known: number;
  sum: number;
  min: number;
  max: number;
}
/** The known hours from one number up to before another. */
function knownHours(values: Float64Array, from: number, to: number): KnownHours {
  let [known, sum, min, max] = [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let hour = from; hour < to; hour += 1) {
    const value = values[hour]!;
    if (Number.isNaN(value)) continue;
    known += 1;
    sum += value;
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { known, sum, min, max };
}

/** The hours of some local days in one row, counted from the hour in which the first day starts. */
class HourRow {
  readonly #starts: ArrayLike<number>;
  readonly #begin: number;
  readonly #total: number;

  constructor(zone: string, firstDay: number, count: number) {
    this.#starts = dayStarts(zone, firstDay, count);
    this.#begin = Math.floor(this.#starts[0]! / 3600) * 3600;
    this.#total = Math.ceil((this.#starts[count]! - this.#begin) / 3600) + 1;
  }

  merged(hourBlocks: Hours[], name: Exclude<keyof Hours, 'start'>): Float64Array {
    const values = new Float64Array(this.#total).fill(Number.NaN);
    for (const block of hourBlocks) {
      const shift = (block.start - this.#begin) / 3600;
      for (let hour = Math.max(0, -shift); hour < block[name].length && hour + shift < this.#total; hour += 1) {
        const value = block[name][hour]!;
        if (!Number.isNaN(value)) values[hour + shift] = value;
      }
    }
    return values;
  }

  /** Values at a stamp: from the day's start on, before the next day's. */
  atStamps(values: Float64Array, day: number): KnownHours {
    const edge = (instant: number) => Math.ceil((instant - this.#begin) / 3600);
    return knownHours(values, edge(this.#starts[day]!), edge(this.#starts[day + 1]!));
  }

  /** Amounts of the hour before: stamps after the day's start, up to and with the next day's. */
  ofHoursBefore(values: Float64Array, day: number): KnownHours {
    const edge = (instant: number) => Math.floor((instant - this.#begin) / 3600) + 1;
    return knownHours(values, edge(this.#starts[day]!), edge(this.#starts[day + 1]!));
  }
}

/**
 * Adds hours up by local day. A value at a stamp belongs to the day of its stamp; a sum over the hour before belongs to the day of the instant just before, so
 * that 00:00 counts for the day before. `hourBlocks` may overlap: a later block's hours win where the earlier has none.
 */
export function daysOf(hourBlocks: Hours[], zone: string, firstDay: number, lastDay: number): WeatherDays {
  const count = lastDay - firstDay + 1;
  const row = new HourRow(zone, firstDay, count);
  const merged = (name: Exclude<keyof Hours, 'start'>) => row.merged(hourBlocks, name);
  const days = noDays(count);
  const statistics = (
    values: Float64Array,
    names: { count: DayColumn; sum: DayColumn; min?: DayColumn; max?: DayColumn },
    digits: number,
  ) => {
    for (let day = 0; day < count; day += 1) {
      const { known, sum, min, max } = row.atStamps(values, day);
      if (known < minHours) continue;
      days[names.count][day] = known;
      days[names.sum][day] = round(sum, digits);
      if (names.min) days[names.min][day] = round(min, digits);
      if (names.max) days[names.max][day] = round(max, digits);
    }
  };
  const amounts = (values: Float64Array, name: DayColumn) => {
    for (let day = 0; day < count; day += 1) {
      const { known, sum } = row.ofHoursBefore(values, day);
      if (known >= minHours) days[name][day] = round(sum, 4);
    }
  };
  statistics(merged('temperature'), { count: 'temperatureCount', sum: 'temperatureSum', min: 'temperatureMin', max: 'temperatureMax' }, 4);
  statistics(merged('dewPoint'), { count: 'dewPointCount', sum: 'dewPointSum', min: 'dewPointMin', max: 'dewPointMax' }, 4);
  statistics(merged('windSpeed'), { count: 'windCount', sum: 'windSum', max: 'windMax' }, 4);
  statistics(merged('surfacePressure'), { count: 'pressureCount', sum: 'pressureSum' }, 1);
  statistics(merged('cloudCover'), { count: 'cloudCount', sum: 'cloudSum' }, 5);
  statistics(merged('relativeHumidity'), { count: 'humidityCount', sum: 'humiditySum' }, 5);
  amounts(merged('precipitation'), 'precipitation');
  amounts(merged('snowfall'), 'snowfall');
  const depth = merged('snowDepth');
  for (let day = 0; day < count; day += 1) {
    const { known, sum } = row.atStamps(depth, day);
    if (known >= minHours) days.snowDepth[day] = round((sum / known) * snowDensity, 4);
    else if (known === 0 && (days.temperatureMin[day] ?? Number.NEGATIVE_INFINITY) > warmDay) days.snowDepth[day] = 0;
  }
  return { zone, firstDay, days };
}

/** The last kept day that has a temperature; null when none has. */
export function lastKnownDay({ firstDay, days }: WeatherDays): number | null {
  for (let index = days.temperatureCount.length - 1; index >= 0; index -= 1)
    if (days.temperatureCount[index] !== null) return firstDay + index;
  return null;
}

export interface WeatherFields {
  avg_temperature_degC: number | null;
  min_temperature_degC: number | null;
  max_temperature_degC: number | null;
  avg_dewpoint_temperature_degC: number | null;
  min_dewpoint_temperature_degC: number | null;
  max_dewpoint_temperature_degC: number | null;
  avg_wind_speed_m_per_s: number | null;
  max_wind_speed_m_per_s: number | null;
  avg_surface_pressure_Pa: number | null;
  avg_total_cloud_cover_0_1: number | null;
  sum_total_precipitation_mm_of_water_equivalent: number | null;
  avg_relative_humidity_0_1: number | null;
  sum_snowfall_mm_of_water_equivalent: number | null;
  sum_snow_depth_mm_of_water_equivalent: number | null;
}

/**
 * Records of the periods between two dates of the place's calendar, both included; days beyond the kept ones are left out. A mean is over all hours of the
 * period, not over its days' means; the snow depth is the sum of the days' means, as the field's name says. A field is null when a day inside the period is
 * incomplete, because a sum or an extreme over a part of the days would be another figure. A day that the place's calendar left out is none.
 */
export function weatherRecords(
  kept: WeatherDays,
  period: PeriodName,
  startDate: string,
  endDate: string,
): ({ period: string } & WeatherFields)[] {
  const { zone, firstDay, days } = kept;
  const first = Math.max(dayOfDate(startDate), firstDay);
  const last = Math.min(dayOfDate(endDate), lastKnownDay(kept) ?? firstDay - 1);
  if (last < first) return [];
  const hasDays = ({ first: from, last: to }: { first: number; last: number }) => from < to || !isSkippedDay(zone, from);
  const periods = periodsBetween(period, first, last).filter(hasDays);
  return periods.map(({ first: from, last: to }) => {
    const [low, high] = [from - firstDay, to - firstDay];
    const fold = (name: DayColumn, join: (left: number, right: number) => number): number | null => {
      let result: number | null = null;
      for (let index = low; index <= high; index += 1) {
        const value = days[name][index];
        if (value === null || value === undefined) {
          if (isSkippedDay(zone, firstDay + index)) continue;
          return null;
        }
        result = result === null ? value : join(result, value);
      }
      return result;
    };
    const sum = (name: DayColumn) => fold(name, (left, right) => left + right);
    const mean = (sumName: DayColumn, countName: DayColumn, digits: number) => {
      const [value, count] = [sum(sumName), sum(countName)];
      return value === null || count === null ? null : round(value / count, digits);
    };
    const amount = (name: DayColumn) => {
      const value = sum(name);
      return value === null ? null : round(value, 3);
    };
    return {
      period: periodStamp(zone, from),
      avg_temperature_degC: mean('temperatureSum', 'temperatureCount', 3),
      min_temperature_degC: fold('temperatureMin', Math.min),
      max_temperature_degC: fold('temperatureMax', Math.max),
      avg_dewpoint_temperature_degC: mean('dewPointSum', 'dewPointCount', 3),
      min_dewpoint_temperature_degC: fold('dewPointMin', Math.min),
      max_dewpoint_temperature_degC: fold('dewPointMax', Math.max),
      avg_wind_speed_m_per_s: mean('windSum', 'windCount', 3),
      max_wind_speed_m_per_s: fold('windMax', Math.max),
      avg_surface_pressure_Pa: mean('pressureSum', 'pressureCount', 1),
      avg_total_cloud_cover_0_1: mean('cloudSum', 'cloudCount', 4),
      sum_total_precipitation_mm_of_water_equivalent: amount('precipitation'),
      avg_relative_humidity_0_1: mean('humiditySum', 'humidityCount', 4),
      sum_snowfall_mm_of_water_equivalent: amount('snowfall'),
      sum_snow_depth_mm_of_water_equivalent: amount('snowDepth'),
    };
  });
}

/** The local date of an instant. */
export const today = (zone: string, now: Date): number => localDay(zone, Math.floor(now.getTime() / 1000));
