import * as z from 'zod';
import { sentenceOf } from '#sentences/phrases/index.ts';
import { dateTime, isoDate, issueOf, lastOf } from './primitives.ts';

/** A figure that may be unknown. */
export const amount = z.number().nullable();

/** A query's choice among words, with a default. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T, byDefault: z.core.util.NoUndefined<T[number]>) =>
  lastOf(z.enum(values).default(byDefault as never));

interface DateRange {
  start_date?: string | undefined;
  end_date?: string | undefined;
}
const endBeforeStart = sentenceOf({ code: 'end-before-start' });
/** A check for schemas with `start_date` and `end_date`. */
export function datesInOrder(query: DateRange, context: z.core.$RefinementCtx): void {
  if (query.start_date && query.end_date && query.end_date < query.start_date) {
    context.addIssue({ ...issueOf(endBeforeStart, 'value_error'), path: ['end_date'], input: query.end_date });
  }
}
/** The query of a product that answers for the days between two dates. */
export const dateRange = z
  .object({ start_date: lastOf(isoDate()).optional(), end_date: lastOf(isoDate()).optional() })
  .superRefine(datesInOrder);

/** What every record about a period at a place begins with; fields of the product follow. */
export const periodRecord = z.object({
  period: dateTime,
  project_id: z.string(),
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
