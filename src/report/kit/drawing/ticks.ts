/** Round steps from at or below the lowest to at or above the highest value: 1, 2 or 5 times a power of ten, about `count` of them. */
export function ticksOf(low: number, high: number, count = 5): number[] {
  if (!(high > low)) [low, high] = low === 0 ? [0, 1] : [low - Math.abs(low) * 0.1, low + Math.abs(low) * 0.1];
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough * 0.999_999) ?? 10 * power;
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  // Whole multiples, so that ticks do not carry the rounding error of a sum.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Decimals needed to distinguish the ticks. */
export const decimalsOf = (ticks: number[]): number =>
  Math.max(0, Math.min(6, -Math.floor(Math.log10(Math.abs((ticks[1] ?? 1) - (ticks[0] ?? 0))) + 1e-9)));
