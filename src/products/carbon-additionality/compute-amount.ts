/** A figure between its bounds, all in the same unit. */
export interface Amount {
  value: number;
  lower: number;
  upper: number;
}
export const exactly = (value: number): Amount => ({ value, lower: value, upper: value });
export const scaled = ({ value, lower, upper }: Amount, factor: number): Amount => ({
  value: value * factor,
  lower: lower * factor,
  upper: upper * factor,
});
/** Bounds add up as they are: what makes one figure too high makes the others too high as well. */
export const sumOf = (amounts: readonly Amount[]): Amount =>
  amounts.reduce((sum, one) => ({ value: sum.value + one.value, lower: sum.lower + one.lower, upper: sum.upper + one.upper }), exactly(0));
/** The least of the one less the most of the other, and the other way round. */
export const less = (from: Amount, taken: Amount): Amount => ({
  value: from.value - taken.value,
  lower: from.lower - taken.upper,
  upper: from.upper - taken.lower,
});
