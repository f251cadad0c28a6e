/** A number with at most so many decimals, no trailing zeros, no exponent, no -0. */
export function numberText(value: number, decimals: number): string {
  const text = value.toFixed(Math.min(decimals, 15));
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text;
  return short === '-0' ? '0' : short;
}
