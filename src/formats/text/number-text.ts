/** A product below this is off by at most 2^-10, so that it tells which side of a half a number lies on, unless it is as near to it as that. */
const surelyRounded = 2 ** 43;

/** A number rounded to so many decimals: the double that its text with so many decimals stands for. */
export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const product = value * scale;
  const whole = Math.round(product);
  // Both are whole and exact, so their quotient is the double nearest to the decimal fraction.
  if (decimals <= 15 && Math.abs(product) < surelyRounded && Math.abs(Math.abs(product - whole) - 0.5) > 0.01) return whole / scale + 0;
  return Number(value.toFixed(Math.min(decimals, 15))) + 0;
}

/** A number with at most so many decimals, no trailing zeros, no exponent, no -0. */
export function numberText(value: number, decimals: number): string {
  const short = rounded(value, decimals);
  const size = Math.abs(short);
  // The shortest text of such a number is its decimal fraction; smaller and larger ones would get an exponent or more digits.
  if (short === 0 || (size >= 1e-6 && size * 10 ** decimals < surelyRounded)) return String(short);
  const text = value.toFixed(Math.min(decimals, 15));
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
