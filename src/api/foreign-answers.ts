import { isObject } from '#domain/object.ts';
import { inPercent, percentUnit } from './percent-unit.ts';
import { numberInText, percentInText } from './written-number.ts';

/** Reads answers of any provider: lists or records, numbers as text, unknown fields. Nothing is guessed; what is not understood is shown as it came. */

const holders = ['records', 'items', 'data', 'risk_items', 'results'];

/** Records of an answer that may be a list, one record, or an object that holds them. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  const inner = holders.map((name) => value[name]).find(Array.isArray);
  return inner ? inner.filter(isObject) : [value];
}
/** A figure of an answer, also where a service writes it as text; of `4.29%` what stands before the sign. null where there is none. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'string') return numberInText(value) ?? percentInText(value);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
/** Share of each area that was lost, from 0 to 100, whether the service writes 4 or 0.04; null when the unit cannot be determined. */
export function lostPercents(
  records: readonly Record<string, unknown>[],
  areaOf: (record: Record<string, unknown>) => number | null,
): (number | null)[] {
  const shares = records.map((record) => ({
    share: numberOf(record['deforested_pct']),
    hectares: numberOf(record['deforested_ha']),
    areaHectares: areaOf(record),
  }));
  const unit = percentUnit(shares);
  return shares.map(({ share }) => inPercent(share, unit));
}
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');
