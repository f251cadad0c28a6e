const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
/** of a sample; 0 for a single value */
const variance = (values: number[]) => {
  const middle = mean(values);
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / (values.length - 1);
};

/** Difference of means over the pooled deviation (Rubin 2001); 0 where nothing varies and the means are equal, infinite where they are not. */
export function standardisedMeanDifference(a: number[], b: number[]): number {
  const difference = mean(a) - mean(b);
  const spread = Math.sqrt((variance(a) + variance(b)) / 2);
  return difference === 0 ? 0 : difference / spread;
}

/** Inverse of a small symmetric matrix by Gauss and Jordan with pivots; null when it is singular. */
export function inverse(matrix: number[][]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0))]);
  for (let column = 0; column < size; column += 1) {
    let pivot = column;
    for (let row = column + 1; row < size; row += 1) if (Math.abs(rows[row]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = row;
    if (Math.abs(rows[pivot]![column]!) < 1e-12) return null;
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const divisor = rows[column]![column]!;
    rows[column] = rows[column]!.map((value) => value / divisor);
    for (let row = 0; row < size; row += 1) {
      const factor = rows[row]![column]!;
      if (row !== column && factor !== 0) rows[row] = rows[row]!.map((value, index) => value - factor * rows[column]![index]!);
    }
  }
  return rows.map((row) => row.slice(size));
}

export function covariance(points: number[][]): number[][] {
  const size = points[0]!.length;
  const means = Array.from({ length: size }, (_, index) => mean(points.map((point) => point[index]!)));
  return Array.from({ length: size }, (_, row) =>
    Array.from(
      { length: size },
      (_unused, column) =>
        points.reduce((sum, point) => sum + (point[row]! - means[row]!) * (point[column]! - means[column]!), 0) /
        Math.max(1, points.length - 1),
    ),
  );
}

/** Squared Mahalanobis distance of two points. */
export function mahalanobis(a: number[], b: number[], inverted: number[][]): number {
  const difference = a.map((value, index) => value - b[index]!);
  return difference.reduce(
    (sum, value, row) => sum + value * difference.reduce((inner, factor, column) => inner + inverted[row]![column]! * factor, 0),
    0,
  );
}

function logGamma(x: number): number {
  const coefficients = [
    76.180_091_729_471_46, -86.505_320_329_416_8, 24.014_098_240_830_91, -1.231_739_572_450_155, 0.001_208_650_973_866_179,
    -0.000_005_395_239_384_953,
  ];
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  return (
    -shifted +
    Math.log(
      (2.506_628_274_631 * coefficients.reduce((sum, coefficient, index) => sum + coefficient / (x + 1 + index), 1.000_000_000_190_015)) /
        x,
    )
  );
}

/** Regularised incomplete beta function by its continued fraction (Press et al. 1992, Numerical Recipes 6.4), on the side where that converges fast. */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  return x > (a + 1) / (a + b + 2) ? 1 - betaFraction(1 - x, b, a) : betaFraction(x, a, b);
}

function betaFraction(x: number, a: number, b: number): number {
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  let c = 1;
  let d = 1 / (1 - ((a + b) * x) / (a + 1) || 1e-300);
  let h = d;
  for (let m = 1; m < 500; m += 1) {
    for (const step of [
      (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m)),
      (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1)),
    ]) {
      d = 1 / (1 + step * d || 1e-300);
      c = 1 + step / c || 1e-300;
      h *= d * c;
    }
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return (front * h) / a;
}

/** Mean, variance and size of a sample. */
export interface Sample {
  mean: number;
  variance: number;
  size: number;
}
export const sampleOf = (values: number[]): Sample => ({ mean: mean(values), variance: variance(values), size: values.length });

/**
 * A sample in which some values count several times, as controls do that were matched with replacement. Its size is the effective one (Kish 1965): a control that stands for
 * twenty plots was still seen once. With equal weights it is the plain sample.
 */
export function weightedSample(values: number[], weights: number[]): Sample {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const size = total ** 2 / weights.reduce((sum, weight) => sum + weight ** 2, 0);
  const middle = values.reduce((sum, value, index) => sum + value * weights[index]!, 0) / total;
  const spread = values.reduce((sum, value, index) => sum + weights[index]! * (value - middle) ** 2, 0) / total;
  return { mean: middle, variance: size > 1 ? (spread * size) / (size - 1) : 0, size };
}

/** Two-sided p of Welch's t test (Welch 1947); 1 when neither sample varies and the means are equal, 0 when they differ. */
export function welchP(left: Sample, right: Sample): number {
  const [a, b] = [left.variance / left.size, right.variance / right.size];
  const difference = left.mean - right.mean;
  if (a + b === 0) return difference === 0 ? 1 : 0;
  const t = difference / Math.sqrt(a + b);
  const freedom = (a + b) ** 2 / (a ** 2 / Math.max(1, left.size - 1) + b ** 2 / Math.max(1, right.size - 1));
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5);
}

/** two standard errors: about 95 % of a normal spread */
const deviations = 1.96;

/** Half of the 95 % interval of a sample's mean. */
export const halfWidth = ({ variance: spread, size }: Sample): number => deviations * Math.sqrt(spread / size);

/** The interval that holds all but a fortieth at each end of single values, about the mean. */
export const spreadAbove = ({ mean: middle, variance: spread }: Sample): number => middle + deviations * Math.sqrt(spread);

/** 95 % interval of a share by Wilson (1927): not empty where none or all of the sample has the trait. `size` may be an effective one. */
export function wilson(portion: number, size: number): { lower: number; upper: number } {
  const square = deviations ** 2;
  const middle = (portion + square / (2 * size)) / (1 + square / size);
  const half = (deviations * Math.sqrt((portion * (1 - portion)) / size + square / (4 * size ** 2))) / (1 + square / size);
  return { lower: Math.max(0, Math.min(portion, middle - half)), upper: Math.min(1, Math.max(portion, middle + half)) };
}

/** 95 % interval of the difference of two shares from Wilson's intervals of each (Newcombe 1998, method 10). */
export function newcombe(left: { share: number; size: number }, right: { share: number; size: number }): { lower: number; upper: number } {
  const [a, b] = [wilson(left.share, left.size), wilson(right.share, right.size)];
  const difference = left.share - right.share;
  return {
    lower: difference - Math.hypot(left.share - a.lower, b.upper - right.share),
    upper: difference + Math.hypot(a.upper - left.share, right.share - b.lower),
  };
}
