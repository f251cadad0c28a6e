import type { DeclaredRemovals } from '#api/declared-removals.ts';
import { exactly, scaled, sumOf, type Amount } from './compute-amount.ts';

/** Removals since the start on newly wooded hectares. */
export interface Removals {
  tonnes: Amount;
  hectares: Amount;
}
type Measurement = (DeclaredRemovals & { kind: 'measured' })['measurements'][number];

/**
 * Removals of a planting plan by the end of a year: hectares × growth of young trees × years since planting. What was planted before the start is not newly
 * established since then. `rate`: tCO2e per hectare and year; null where the zone has none, and then nothing is known once something was planted.
 */
function planned(
  plan: DeclaredRemovals & { kind: 'planting-plan' },
  rate: Amount | null,
  startYear: number,
  year: number,
): Removals | null {
  const grown = plan.plantings.filter((one) => one.year >= startYear && one.year < year);
  if (grown.length === 0) return { tonnes: exactly(0), hectares: exactly(0) };
  if (!rate) return null;
  const parts = grown.map((one) => {
    const hectares: Amount = { value: one.hectares, lower: one.lower_hectares, upper: one.upper_hectares };
    const years = year - one.year;
    return {
      hectares,
      tonnes: {
        value: hectares.value * rate.value * years,
        lower: hectares.lower * rate.lower * years,
        upper: hectares.upper * rate.upper * years,
      },
    };
  });
  return { tonnes: sumOf(parts.map(({ tonnes }) => tonnes)), hectares: sumOf(parts.map(({ hectares }) => hectares)) };
}

/** Measured removals by the end of a year: in a straight line between measurements, from 0 at the start; after the last as it was measured. */
function measured(measurements: readonly Measurement[], startYear: number, year: number): Removals {
  const known = measurements.filter((one) => one.year > startYear).sort((a, b) => a.year - b.year);
  const before = known.findLast((one) => one.year <= year);
  const after = known.find((one) => one.year >= year);
  const amountOf = (one: Measurement): Amount => ({ value: one.removals_tco2e, lower: one.lower_tco2e, upper: one.upper_tco2e });
  const hectaresOf = (one: Measurement): Amount => exactly(one.hectares);
  if (!after) return before ? { tonnes: amountOf(before), hectares: hectaresOf(before) } : { tonnes: exactly(0), hectares: exactly(0) };
  const from = before ? { year: before.year, tonnes: amountOf(before) } : { year: startYear, tonnes: exactly(0) };
  const share = after.year === from.year ? 1 : (year - from.year) / (after.year - from.year);
  return { tonnes: sumOf([scaled(from.tonnes, 1 - share), scaled(amountOf(after), share)]), hectares: hectaresOf(before ?? after) };
}

/** What was declared, by the end of a year; null where a plan has no growth rate. */
export const declaredRemovalsBy = (declared: DeclaredRemovals, rate: Amount | null, startYear: number, year: number): Removals | null =>
  declared.kind === 'planting-plan' ? planned(declared, rate, startYear, year) : measured(declared.measurements, startYear, year);

/** Hectares of the plan that were planted before the start and do not count. */
export const plantedBefore = (declared: DeclaredRemovals, startYear: number): number =>
  declared.kind === 'planting-plan'
    ? declared.plantings.filter((one) => one.year < startYear).reduce((sum, one) => sum + one.hectares, 0)
    : 0;
