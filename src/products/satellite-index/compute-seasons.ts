import { quantile } from '#products/climate-risk/compute-statistics.ts';

/** A calendar month of an index. Null where no image of the month shows enough of the project: a gap, never filled from its neighbours. */
export interface IndexMonth {
  /** YYYY-MM */
  month: string;
  mean: number | null;
}

/** What is usual in a calendar month: percentiles of its values in the years of reference. Null where they are too few. */
export interface Season {
  /** 1 to 12 */
  month: number;
  /** values it rests on */
  years: number;
  median: number | null;
  p10: number | null;
  p90: number | null;
}

/** A month beside its season. */
export interface SeasonedMonth extends IndexMonth {
  season: Season;
  /** the month's mean less the median of its season; null where either is unknown */
  anomaly: number | null;
}

/** A median says something from so many years on, the percentiles around it from so many. */
const minYearsForMedian = 3;
const minYearsForBand = 5;

const known = (value: number | null): value is number => value !== null;
const monthOf = (month: string) => Number(month.slice(5, 7));
const yearOf = (month: string) => Number(month.slice(0, 4));

/** Years of a series that its seasons rest on: all whole calendar years but the newest, so that what is judged does not move what it is judged by. Empty without one. */
export function referenceYears(months: readonly IndexMonth[]): number[] {
  const counts = new Map<number, number>();
  for (const { month } of months) counts.set(yearOf(month), (counts.get(yearOf(month)) ?? 0) + 1);
  const newest = Math.max(...counts.keys());
  return [...counts].flatMap(([year, count]) => (count === 12 && year !== newest ? [year] : [])).sort((a, b) => a - b);
}

/** The twelve seasons of a series over its years of reference. */
export function seasonsOf(months: readonly IndexMonth[], years: readonly number[] = referenceYears(months)): Season[] {
  return Array.from({ length: 12 }, (_, index) => {
    const values = months
      .filter(({ month }) => monthOf(month) === index + 1 && years.includes(yearOf(month)))
      .map(({ mean }) => mean)
      .filter(known);
    const at = (share: number, least: number) => (values.length >= least ? quantile(values, share) : null);
    return {
      month: index + 1,
      years: values.length,
      median: at(0.5, minYearsForMedian),
      p10: at(0.1, minYearsForBand),
      p90: at(0.9, minYearsForBand),
    };
  });
}

/** Every month beside its season, with its anomaly. */
export function withSeasons(months: readonly IndexMonth[], seasons: readonly Season[] = seasonsOf(months)): SeasonedMonth[] {
  return months.map(({ month, mean }) => {
    const season = seasons[monthOf(month) - 1]!;
    return { month, mean, season, anomaly: mean === null || season.median === null ? null : mean - season.median };
  });
}

/** The newest month with an anomaly; null when there is none. */
export const latestAnomaly = (months: readonly SeasonedMonth[]): SeasonedMonth | null =>
  months.findLast(({ anomaly }) => anomaly !== null) ?? null;
