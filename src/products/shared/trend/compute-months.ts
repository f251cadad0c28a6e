import { seasonalTrend } from './compute-seasonal.ts';
import type { Trend } from './compute-yearly.ts';

/** A trend of vegetation needs as many years as its growth has ups and downs of a few years. */
export const fewestYears = 6;
/** months with a value, of all the months of the series */
export const leastKnownShare = 0.4;

/** A month of a series: YYYY-MM. */
export interface MonthValue {
  month: string;
  value: number | null;
}
export interface MonthlySeries {
  firstYear: number;
  lastYear: number;
  /** null where the slope has no interval with two ends */
  trend: Trend | null;
}

/** The trend of a series of months against its seasons, per year; null where the series is too short, or has too many gaps, to tell one. */
export function monthlyTrend(months: readonly MonthValue[]): MonthlySeries | null {
  const values = months.flatMap(({ month, value }) => {
    const [, year, season] = /^(\d{4})-(\d{2})$/.exec(month) ?? [];
    return year === undefined || value === null || !Number.isFinite(value) ? [] : [{ year: Number(year), season: Number(season), value }];
  });
  const years = new Set(values.map(({ year }) => year));
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  if (years.size < fewestYears || values.length < leastKnownShare * 12 * (lastYear - firstYear + 1)) return null;
  return { firstYear, lastYear, trend: seasonalTrend(values) };
}
