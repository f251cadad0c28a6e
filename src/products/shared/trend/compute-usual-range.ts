import { incompleteBeta } from '#products/performance-benchmark/compute-statistics.ts';

/** Quantile of Student's t for the two-sided 95 %, by halving: its distribution is an incomplete beta function. */
export function studentBound(freedom: number): number {
  let [low, high] = [0, 1000];
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2;
    if (incompleteBeta(freedom / (freedom + middle * middle), freedom / 2, 0.5) > 0.05) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

export interface UsualRange {
  mean: number;
  lower: number;
  upper: number;
}
/**
 * Where the next value of years like these lies in 19 of 20 cases: mean ± t·s·√(1 + 1/n), the prediction interval of a normal sample (Wilks 2019, Statistical Methods in the
 * Atmospheric Sciences, section 7.2). null with fewer than `fewest`.
 */
export function usualRange(values: readonly number[], fewest: number): UsualRange | null {
  const n = values.length;
  if (n < Math.max(2, fewest)) return null;
  const mean = values.reduce((total, value) => total + value, 0) / n;
  const deviation = Math.sqrt(values.reduce((total, value) => total + (value - mean) ** 2, 0) / (n - 1));
  const half = studentBound(n - 1) * deviation * Math.sqrt(1 + 1 / n);
  return { mean, lower: mean - half, upper: mean + half };
}
