import { numberOf, recordsOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import type { Figure } from './finding.ts';
import type { AnswerName, ClassHectares, Land } from './land.ts';

/** The records of an answer; null where the answer is not there, or says that there is no data. */
export function recordsIn(land: Land, name: AnswerName): Record<string, unknown>[] | null {
  const answer = land.answers[name];
  if (!answer || hasNoData(answer.value)) return null;
  return recordsOf(answer.value);
}
/** The fields of an answer that is one object; null as above. */
export function fieldsIn(land: Land, name: AnswerName): Record<string, unknown> | null {
  const answer = land.answers[name];
  return answer && isObject(answer.value) && !hasNoData(answer.value) ? answer.value : null;
}
export function classesIn(land: Land, name: AnswerName): ClassHectares | null {
  const value = land.answers[name]?.value;
  return value instanceof Map ? (value as ClassHectares) : null;
}
/** Whether an answer says that it has no figures for this place. */
export function hasNoData(value: unknown): boolean {
  const first = Array.isArray(value) ? (value as unknown[])[0] : value;
  return isObject(first) && isObject(first['no_data']);
}

/** Bounds of a figure where both are known and in order. */
export const boundsOf = (lower: number | null, upper: number | null): { lower?: number; upper?: number } =>
  lower === null || upper === null || lower > upper ? {} : { lower, upper };

/** Whether an interval leaves zero out, so that a change may be named. */
export const excludesZero = ({ lower, upper }: Pick<Figure, 'lower' | 'upper'>): boolean =>
  lower !== undefined && upper !== undefined && (lower > 0 || upper < 0);

export const areaOf = ({ project }: Land): number | null => {
  const area = numberOf(project.area_hectares);
  return area !== null && area > 0 ? area : null;
};
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
export const mean = (values: readonly number[]): number => sum(values) / values.length;
