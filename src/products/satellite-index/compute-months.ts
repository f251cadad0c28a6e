import { numberOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';

/** The index of a month over the whole area, from pictures without clouds. */
export interface MonthValue {
  /** YYYY-MM */
  month: string;
  /** null: no clear picture */
  value: number | null;
}

/** The months of an answer of `satellite/series`, the oldest first; null for an answer without months. */
export function monthValuesIn(answer: unknown): MonthValue[] | null {
  const months = isObject(answer) ? answer['months'] : null;
  if (!Array.isArray(months)) return null;
  return months
    .filter(isObject)
    .flatMap(({ month, mean }) => (typeof month === 'string' && /^\d{4}-\d{2}$/.test(month) ? [{ month, value: numberOf(mean) }] : []))
    .sort((a, b) => (a.month < b.month ? -1 : 1));
}
