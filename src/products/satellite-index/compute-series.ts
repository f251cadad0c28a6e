import type { IndexName } from './facts.ts';
import { medianOf, statisticsOf } from './compute.ts';

/** Why a month has no figures: no image with little cloud, or none that shows enough of the project. */
type Gap = 'no-images' | 'clouded';
/** A calendar month of the series, as the answer gives it. */
export interface SeriesMonth {
  /** YYYY-MM */
  month: string;
  mean: number | null;
  median: number | null;
  p10: number | null;
  p90: number | null;
  /** share of the project with a value; where there is a gap, the largest share that an image shows */
  clear_fraction: number;
  /** acquisitions that were found, and the times of those that the figures rest on */
  images: number;
  acquired: string[];
  gap: Gap | null;
}
export interface IndexSeries {
  index: IndexName;
  start: string;
  end: string;
  months: SeriesMonth[];
}

/** The calendar months from one day to another, the newest first. */
export function monthsBetween(start: string, end: string): string[] {
  const months: string[] = [];
  for (
    let [year, month] = end.split('-').map(Number) as [number, number];
    `${year}-${String(month).padStart(2, '0')}` >= start.slice(0, 7);
    month === 1 ? ([year, month] = [year - 1, 12]) : (month -= 1)
  )
    months.push(`${year}-${String(month).padStart(2, '0')}`);
  return months;
}

const nothing = { mean: null, median: null, p10: null, p90: null };

/** A month from the pictures that show enough of the project; `seen` is the largest clear share of its images. */
export function seriesMonth(
  month: string,
  images: number,
  seen: number,
  used: readonly { acquired: string; values: Float32Array }[],
  shares: ArrayLike<number>,
): SeriesMonth {
  const { clearFraction, statistics } =
    used.length === 0 ? { clearFraction: seen, statistics: null } : statisticsOf(medianOf(used.map(({ values }) => values)), shares);
  return {
    month,
    ...(statistics ?? nothing),
    clear_fraction: statistics ? clearFraction : seen,
    images,
    acquired: statistics ? used.map(({ acquired }) => acquired).sort() : [],
    gap: statistics ? null : images === 0 ? 'no-images' : 'clouded',
  };
}
