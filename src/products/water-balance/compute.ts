import { dayMilliseconds } from '#domain/time.ts';
import { isSkippedDay } from '#products/shared/time/local-days.ts';
import type { WeatherDays } from '#products/weather/compute.ts';
import { hargreaves, topOfAtmosphere } from './compute-evapotranspiration.ts';
import { speiOf } from './compute-spei.ts';

/** the years that a month is compared with */
export const referenceYears = [1991, 2020] as const;

/** A whole month of the calendar; amounts in mm, null where a day is missing. */
export interface WaterMonth {
  /** months since year 0 */
  month: number;
  precipitation: number | null;
  evapotranspiration: number | null;
}
export const monthNumber = (year: number, month: number): number => year * 12 + month - 1;
const monthText = (month: number): string => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;

/** The whole months of some days, at a latitude in degrees. A day that the place's calendar left out is none, and so none that is missing. */
export function waterMonths({ zone, firstDay, days }: WeatherDays, latitude: number): WaterMonth[] {
  const months: WaterMonth[] = [];
  const count = days.precipitation.length;
  for (let day = 0; day < count;) {
    const date = new Date((firstDay + day) * dayMilliseconds);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    const rest = Date.UTC(year, month + 1, 1) / dayMilliseconds - firstDay - day;
    if (date.getUTCDate() === 1 && day + rest <= count) months.push(waterMonth(days, day, rest, { year, month, zone, firstDay, latitude }));
    day += rest;
  }
  return months;
}

function waterMonth(
  days: WeatherDays['days'],
  from: number,
  length: number,
  { year, month, zone, firstDay, latitude }: { year: number; month: number; zone: string; firstDay: number; latitude: number },
): WaterMonth {
  const sumOf = (value: (day: number) => number | null): number | null => {
    let sum = 0;
    for (let day = from; day < from + length; day += 1) {
      const one = value(day);
      if (one !== null) sum += one;
      else if (!isSkippedDay(zone, firstDay + day)) return null;
    }
    return sum;
  };
  return {
    month: monthNumber(year, month + 1),
    precipitation: sumOf((day) => days.precipitation[day] ?? null),
    evapotranspiration: sumOf((day) => {
      const [low, high] = [days.temperatureMin[day] ?? null, days.temperatureMax[day] ?? null];
      return low === null || high === null ? null : hargreaves(low, high, topOfAtmosphere(firstDay + day, latitude));
    }),
  };
}

interface WaterRecord {
  period: string;
  precipitation_mm: number | null;
  pet_mm: number | null;
  balance_mm: number | null;
  spei_3: number | null;
  spei_12: number | null;
}
export interface WaterBalance {
  reference: string;
  /** years of the reference of which every month is known */
  reference_years: number;
  records: WaterRecord[];
}

const rounded = (value: number | null, digits: number) => (value === null ? null : Math.round(value * 10 ** digits) / 10 ** digits);
const balanceOf = ({ precipitation, evapotranspiration }: WaterMonth): number | null =>
  precipitation === null || evapotranspiration === null ? null : precipitation - evapotranspiration;
const isKnown = (month: WaterMonth | undefined): boolean => month !== undefined && balanceOf(month) !== null;

/**
 * The months of `recent` beside those of the reference years: without all of these no index is told, and none where the two come from different reanalyses. Months that both have are the reference's, where
 * they come from one.
 */
export function waterBalance(reference: readonly WaterMonth[], recent: readonly WaterMonth[], isOneSource = true): WaterBalance {
  const [firstYear, lastYear] = referenceYears;
  const [from, to] = [monthNumber(firstYear, 1), monthNumber(lastYear, 12)];
  const known = new Map((isOneSource ? [...recent, ...reference] : [...reference, ...recent]).map((month) => [month.month, month]));
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => monthNumber(firstYear + index, 1));
  const whole = years.filter((start) =>
    Array.from({ length: 12 }, (_, month) => start + month).every((month) => isKnown(known.get(month))),
  ).length;
  const last = Math.max(from, ...known.keys());
  const series = Array.from({ length: last - from + 1 }, (_, index) => {
    const month = known.get(from + index);
    return { month: from + index, balance: month ? balanceOf(month) : null };
  });
  const none = series.map(() => null);
  const [short, long] =
    whole < years.length || !isOneSource ? [none, none] : [speiOf(series, 3, { from, to }), speiOf(series, 12, { from, to })];
  const first = Math.min(...recent.map(({ month }) => month));
  return {
    reference: `${firstYear}-${lastYear}`,
    reference_years: whole,
    records: series.flatMap(({ month, balance }, at) => {
      if (month < first) return [];
      const amounts = known.get(month);
      return [
        {
          period: monthText(month),
          precipitation_mm: rounded(amounts?.precipitation ?? null, 1),
          pet_mm: rounded(amounts?.evapotranspiration ?? null, 1),
          balance_mm: rounded(balance, 1),
          spei_3: rounded(short[at] ?? null, 2),
          spei_12: rounded(long[at] ?? null, 2),
        },
      ];
    }),
  };
}
