import * as z from 'zod';
import { sentence } from './phrases/sentence.ts';
import { issueOf } from './primitives.ts';

const year = z.int().min(1990).max(2100);
const hectares = z.number().positive().max(1e8);
const tonnes = z.number().min(0).max(1e12);

const outOfOrder = (names: readonly [string, string, string]) =>
  issueOf(sentence('api.interval-out-of-order', { fields: names.join(' ≤ ') }), 'value_error');
const yearTwice = issueOf(sentence('api.year-twice'), 'value_error');

/** Trees planted in a year, as planned or done: hectares that stand, between the least and the most that may stand. */
const planting = z
  .object({ year, hectares, lower_hectares: z.number().min(0).max(1e8), upper_hectares: hectares })
  .superRefine((one, context) => {
    if (one.lower_hectares > one.hectares || one.hectares > one.upper_hectares)
      context.addIssue(outOfOrder(['lower_hectares', 'hectares', 'upper_hectares']));
  });
/** What was measured on planted hectares by the end of a year: removals since the project's start, tCO2e, between their bounds. */
const measurement = z
  .object({ year, hectares, removals_tco2e: tonnes, lower_tco2e: tonnes, upper_tco2e: tonnes })
  .superRefine((one, context) => {
    if (one.lower_tco2e > one.removals_tco2e || one.removals_tco2e > one.upper_tco2e)
      context.addIssue(outOfOrder(['lower_tco2e', 'removals_tco2e', 'upper_tco2e']));
  });
const yearsDiffer = (rows: readonly { year: number }[], context: z.RefinementCtx): void => {
  if (new Set(rows.map((row) => row.year)).size < rows.length) context.addIssue(yearTwice);
};
const maxRows = 60;

/** Removals that a person declares in place of what images show. */
export const declaredRemovals = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('planting-plan'), plantings: z.array(planting).min(1).max(maxRows) }),
  z.object({ kind: z.literal('measured'), measurements: z.array(measurement).min(1).max(maxRows).superRefine(yearsDiffer) }),
]);
export type DeclaredRemovals = z.output<typeof declaredRemovals>;

/** The hectares that a declaration speaks of: all plantings together, or the largest measured area. */
export const declaredHectares = (declared: DeclaredRemovals): number =>
  declared.kind === 'planting-plan'
    ? declared.plantings.reduce((sum, { upper_hectares: upper }) => sum + upper, 0)
    : Math.max(...declared.measurements.map((one) => one.hectares));
