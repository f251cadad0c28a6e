/**
 * Parts that are shown beside their whole, rounded so that the shown parts add to the shown whole (largest remainder method, also called Hamilton's method).
 * `values` are the parts in full, `digits` the decimals that are shown. The whole is the plain rounding of their sum. Each part is its value rounded down or up at the
 * last shown decimal: those with the largest remainders are rounded up, the earlier one first where two are equal. A part of zero stays zero. `shownWhole`: what the whole
 * is shown as already, itself a part of something larger, at most one unit of the last decimal from the sum. For what people read alone: files and further calculation
 * take the values themselves.
 */
export function roundedParts(values: readonly number[], digits: number, shownWhole?: number): { parts: number[]; whole: number } {
  const unit = 10 ** digits;
  // A value that is a whole number of units but for the error of its binary form is that number: 0.29 × 100 is 28.999999999999996.
  const scaled = values.map((value) => {
    const units = value * unit;
    const nearest = Math.round(units);
    return Math.abs(units - nearest) <= 4 * Number.EPSILON * Math.max(1, Math.abs(units)) ? nearest : units;
  });
  const floors = scaled.map(Math.floor);
  const sum = scaled.reduce((total, value) => total + value, 0);
  const whole = Math.round(shownWhole === undefined ? sum : shownWhole * unit);
  const missing = whole - floors.reduce((sum, value) => sum + value, 0);
  const raised = scaled
    .map((value, index) => ({ index, remainder: value - floors[index]! }))
    .filter(({ remainder }) => remainder > 0)
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, Math.max(0, missing));
  for (const { index } of raised) floors[index]! += 1;
  return { parts: floors.map((units) => units / unit + 0), whole: whole / unit + 0 };
}

/**
 * What each step adds to a running sum, rounded so that the shown steps add to every shown sum: the difference of the rounded sums. `sums` are the sums in full, one a step,
 * beginning from nothing; null where a step or the one before it is not known.
 */
export function roundedSteps(sums: readonly (number | null)[], digits: number): (number | null)[] {
  const unit = 10 ** digits;
  const units = sums.map((sum) => (sum === null ? null : Math.round(sum * unit)));
  return units.map((now, at) => {
    const before = at === 0 ? 0 : units[at - 1]!;
    return now === null || before === null ? null : (now - before) / unit;
  });
}
