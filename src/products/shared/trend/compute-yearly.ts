/** The slope of a series with an interval of 95 %; both per unit of x. */
export interface Trend {
  slope: number;
  lower: number;
  upper: number;
}
/** The chance on either side of the interval. */
const tail = 0.025;
/** The 97.5th percentile of the normal distribution. */
export const normalBound = 1.959_963_985;

export const median = (sorted: readonly number[]): number => {
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** How many orders of n different values have each number of pairs out of order (Kendall 1975, Rank Correlation Methods, appendix). */
function inversionCounts(n: number): number[] {
  let counts = [1];
  for (let size = 2; size <= n; size += 1) {
    const next = Array.from({ length: counts.length + size - 1 }, () => 0);
    counts.forEach((count, inversions) => {
      for (let more = 0; more < size; more += 1) next[inversions + more]! += count;
    });
    counts = next;
  }
  return counts;
}
/** Up to this many values the distribution of Kendall's S is counted; beyond it, the normal one is as good. */
const maxExact = 12;
const varianceOfS = (n: number) => (n * (n - 1) * (2 * n + 5)) / 18;

/** Half of the width of the interval in ranks of slopes (Hollander, Wolfe and Chicken 2014, section 9.4); null where even the extremes are not rare enough. */
export function rankWidth(n: number): number | null {
  if (n > maxExact) return normalBound * Math.sqrt(varianceOfS(n));
  const counts = inversionCounts(n);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const pairs = (n * (n - 1)) / 2;
  let [cumulative, width] = [0, null as number | null];
  // S is the number of pairs less twice those out of order.
  for (let inversions = 0; inversions < counts.length; inversions += 1) {
    cumulative += counts[inversions]!;
    if (cumulative / total > tail) break;
    width = pairs - 2 * inversions - 2;
  }
  return width;
}

/** The slopes at both ends of an interval of ranks; null where it reaches beyond the slopes that there are. */
export function slopesAt(sorted: readonly number[], width: number): Omit<Trend, 'slope'> | null {
  const [low, high] = [(sorted.length - width) / 2, (sorted.length + width) / 2 + 1];
  if (low < 1 || high > sorted.length) return null;
  const at = (rank: number) => {
    const below = Math.floor(rank);
    const value = sorted[below - 1]!;
    return below === rank ? value : value + (rank - below) * (sorted[below]! - value);
  };
  return { lower: at(low), upper: at(high) };
}

/**
 * How much wider an interval is because what follows resembles what went before: the root of (1 + r) / (1 - r) for the correlation of neighbours, corrected for few
 * values (Kendall 1954, Biometrika 41:403; Yue and Wang 2004, Water Resources Management 18:201). Never narrower.
 */
export function serialWidening(residuals: readonly number[]): number {
  const n = residuals.length;
  const mean = residuals.reduce((sum, value) => sum + value, 0) / n;
  const centred = residuals.map((value) => value - mean);
  const spread = centred.reduce((sum, value) => sum + value * value, 0);
  // What is left of a straight line is the rounding of its sums.
  if (spread <= n * (1e-9 * Math.max(...residuals.map(Math.abs), 1e-3)) ** 2) return 1;
  const raw = centred.slice(1).reduce((sum, value, index) => sum + value * centred[index]!, 0) / spread;
  const correlation = Math.min(0.9, Math.max(0, raw + (1 + 4 * raw) / n));
  return Math.sqrt((1 + correlation) / (1 - correlation));
}

/**
 * Theil and Sen's slope of yearly values with Kendall's interval (Sen 1968, JASA 63:1379), widened for neighbours that are alike. null with fewer than five years, where
 * no interval of 95 % exists, and where the widened one has no end.
 */
export function yearlyTrend(points: readonly { year: number; value: number }[]): Trend | null {
  const slopes: number[] = [];
  for (let later = 1; later < points.length; later += 1)
    for (let earlier = 0; earlier < later; earlier += 1)
      slopes.push((points[later]!.value - points[earlier]!.value) / (points[later]!.year - points[earlier]!.year));
  const width = rankWidth(points.length);
  if (width === null || slopes.length === 0) return null;
  slopes.sort((a, b) => a - b);
  const slope = median(slopes);
  const residuals = points.map(({ year, value }) => value - slope * year);
  const interval = slopesAt(slopes, width * serialWidening(residuals));
  return interval && { slope, ...interval };
}
