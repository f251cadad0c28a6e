/** Leading figures of scales that people read without a calculator. */
const leading = [1, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];

/** The smallest round number N of 1:N that is not below the wanted one. */
export function roundScale(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  // A scale that is met exactly must not be missed by its last digit.
  const figure = leading.find((one) => one * power >= wanted * (1 - 1e-9)) ?? 10;
  return Math.max(10, Math.round(figure * power));
}

/** The largest of 1, 2 or 5 times a power of ten that is not above a length. */
export function roundLength(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2, 1].find((figure) => figure * power <= most * (1 + 1e-9)) ?? 1) * power;
}
