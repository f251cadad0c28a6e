import { median, normalBound, serialWidening, slopesAt, type Trend } from './compute-yearly.ts';

export interface SeasonalValue {
  year: number;
  /** month, or any other season, from 1 on */
  season: number;
  value: number;
}

/** Values of a season by year: a missing one is null. */
type Season = readonly (number | null)[];
const sign = (from: number | null, to: number | null): number => (from === null || to === null ? 0 : Math.sign(to - from));

function seasonsOf(values: readonly SeasonalValue[]): { seasons: Season[]; firstYear: number } {
  const years = values.map(({ year }) => year);
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  const length = lastYear - firstYear + 1;
  const byNumber = new Map<number, (number | null)[]>();
  for (const { year, season, value } of values) {
    const row = byNumber.get(season) ?? Array.from({ length }, () => null);
    row[year - firstYear] = value;
    byNumber.set(season, row);
  }
  return { seasons: [...byNumber].sort(([a], [b]) => a - b).map(([, row]) => row), firstYear };
}

/** Ranks within a season; a missing value takes the middle rank (Hirsch and Slack 1984, equation 5). */
const ranksOf = (season: Season): number[] => {
  const known = season.filter((value) => value !== null).length;
  return season.map((value) => (known + 1 + season.reduce<number>((total, other) => total + sign(other, value), 0)) / 2);
};

/** Covariance of Kendall's S of two seasons; of a season with itself its variance (Dietz and Killeen 1981). */
function covarianceOfS(a: Season, b: Season, ranksA: readonly number[], ranksB: readonly number[]): number {
  const n = a.length;
  let concordance = 0;
  for (let later = 1; later < n; later += 1)
    for (let earlier = 0; earlier < later; earlier += 1) concordance += sign(a[earlier]!, a[later]!) * sign(b[earlier]!, b[later]!);
  const known = (season: Season) => season.filter((value) => value !== null).length;
  const product = ranksA.reduce((total, rank, index) => total + rank * ranksB[index]!, 0);
  return (concordance + 4 * product - n * (known(a) + 1) * (known(b) + 1)) / 3;
}

/** Yearly means of what is left of each value once its season's median and the slope are taken away. */
function yearlyResiduals(seasons: readonly Season[], slope: number): number[] {
  const rows = seasons.map((season) => {
    const level = season.map((value, index) => (value === null ? null : value - slope * index));
    const middle = median(level.filter((value) => value !== null).sort((a, b) => a - b));
    return level.map((value) => (value === null ? null : value - middle));
  });
  return Array.from({ length: seasons[0]!.length }, (_, year) => {
    const known = rows.map((row) => row[year]!).filter((value) => value !== null);
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0) / known.length;
  }).filter((value) => value !== null);
}

/**
 * The slope of values against their seasons, per year: the median of the slopes between years within each season (Hirsch, Slack and Smith 1982, Water Resources Research
 * 18:107), with the interval of Gilbert 1987 (section 17.4) from a variance that counts the dependence between the seasons of a year (Hirsch and Slack 1984, 20:727), and
 * widened for years that are alike. null where there are no two years of a season, or the interval has no end.
 */
export function seasonalTrend(values: readonly SeasonalValue[]): Trend | null {
  if (values.length === 0) return null;
  const { seasons } = seasonsOf(values);
  const slopes: number[] = [];
  for (const season of seasons)
    for (let later = 1; later < season.length; later += 1)
      for (let earlier = 0; earlier < later; earlier += 1) {
        const [from, to] = [season[earlier]!, season[later]!];
        if (from !== null && to !== null) slopes.push((to - from) / (later - earlier));
      }
  if (slopes.length === 0) return null;
  slopes.sort((a, b) => a - b);
  const slope = median(slopes);
  const ranks = seasons.map(ranksOf);
  let variance = 0;
  seasons.forEach((a, left) => {
    seasons.forEach((b, right) => {
      variance += covarianceOfS(a, b, ranks[left]!, ranks[right]!);
    });
  });
  const width = normalBound * Math.sqrt(Math.max(0, variance)) * serialWidening(yearlyResiduals(seasons, slope));
  const interval = slopesAt(slopes, width);
  return interval && { slope, ...interval };
}
