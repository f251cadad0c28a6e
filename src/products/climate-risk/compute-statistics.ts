/** Quantile of Hyndman and Fan 1996 (The American Statistician 50:361-365), type 8: median-unbiased. Values need not be sorted; NaN when there are none. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = new Float64Array(values).sort();
  const count = sorted.length;
  if (count === 0) return Number.NaN;
  const position = Math.min(count, Math.max(1, (count + 1 / 3) * share + 1 / 3));
  const below = Math.floor(position);
  const lower = sorted[below - 1]!;
  return lower + (position - below) * ((sorted[below] ?? lower) - lower);
}

/** Digamma and trigamma for positive arguments: recurrence up to 8, then the asymptotic series (Abramowitz and Stegun 1964, 6.3.18 and 6.4.12). */
function polygamma(argument: number): { digamma: number; trigamma: number } {
  let [digamma, trigamma, x] = [0, 0, argument];
  while (x < 8) {
    digamma -= 1 / x;
    trigamma += 1 / (x * x);
    x += 1;
  }
  const inverse = 1 / (x * x);
  digamma += Math.log(x) - 0.5 / x - inverse * (1 / 12 - inverse * (1 / 120 - inverse / 252));
  trigamma += 1 / x + inverse / 2 + (inverse / x) * (1 / 6 - inverse * (1 / 30 - inverse / 42));
  return { digamma, trigamma };
}

/** Shape and scale of a gamma distribution by maximum likelihood, from values above zero; null when they do not vary or are fewer than three. */
export function fitGamma(values: number[]): { shape: number; scale: number } | null {
  if (values.length < 3) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const logs = values.reduce((sum, value) => sum + Math.log(value), 0) / values.length;
  const spread = Math.log(mean) - logs;
  if (!(spread > 1e-12)) return null;
  // Thom's estimate, then Newton on ln k - digamma(k) = spread.
  let shape = (1 + Math.sqrt(1 + (4 * spread) / 3)) / (4 * spread);
  for (let step = 0; step < 50; step += 1) {
    const { digamma, trigamma } = polygamma(shape);
    const change = (Math.log(shape) - digamma - spread) / (1 / shape - trigamma);
    const next = shape - change;
    shape = next > 0 ? next : shape / 2;
    if (Math.abs(change) < 1e-12 * shape) break;
  }
  return { shape, scale: mean / shape };
}

/** ln Γ by Lanczos' approximation (Press et al. 1992, Numerical Recipes 6.1). */
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

/** Cumulative gamma distribution: series below shape + 1, continued fraction above (Press et al. 1992, 6.2). */
export function gammaCumulative(value: number, { shape, scale }: { shape: number; scale: number }): number {
  const x = value / scale;
  if (x <= 0) return 0;
  const front = Math.exp(-x + shape * Math.log(x) - logGamma(shape));
  if (x < shape + 1) {
    let [term, sum] = [1 / shape, 1 / shape];
    for (let n = 1; n < 1000 && Math.abs(term) > Math.abs(sum) * 1e-15; n += 1) {
      term *= x / (shape + n);
      sum += term;
    }
    return sum * front;
  }
  let b = x + 1 - shape;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < 1000; n += 1) {
    const a = -n * (n - shape);
    b += 2;
    d = 1 / (a * d + b || 1e-300);
    c = b + a / c || 1e-300;
    h *= d * c;
    if (Math.abs(d * c - 1) < 1e-15) break;
  }
  return 1 - front * h;
}
