/** Degrees above which a slope is steep (25) and may not be cleared (45) by Brazil's forest code (Lei 12.651/2012, articles 11 and 4). */
export const usualSlopeLimits: readonly number[] = [25, 45];
export const maxSlopeLimits = 10;

/** Degrees parted by commas, each once; null where the text holds something else, or too many. */
export function readSlopeLimits(text: string): number[] | null {
  const limits = text.split(',').map((one) => (one.trim() === '' ? Number.NaN : Number(one)));
  return limits.length > maxSlopeLimits || limits.some((limit) => !(limit >= 0 && limit < 90)) ? null : [...new Set(limits)];
}
