import { inPercent, percentUnit } from '#api/percent-unit.ts';
import { isObject } from '#domain/object.ts';

/** Reads answers of any provider: lists or records, numbers as text, unknown fields. Nothing is guessed; what is not understood is shown as it came. */

const holders = ['records', 'items', 'data', 'risk_items', 'results'];

/** Records of an answer that may be a list, one record, or an object that holds them. */
export function recordsOf(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.filter(isObject);
  if (!isObject(value)) return [];
  const inner = holders.map((name) => value[name]).find(Array.isArray);
  return inner ? inner.filter(isObject) : [value];
}
export function numberOf(value: unknown): number | null {
  if (typeof value === 'string' && value.trim() !== '') return numberOf(Number(value));
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
/** Share of each area that was lost, from 0 to 100, whether the service writes 4 or 0.04; null when the unit cannot be determined. */
export function lostPercents(
  records: readonly Record<string, unknown>[],
  areaOf: (record: Record<string, unknown>) => number | null,
): (number | null)[] {
  const told = records.map((record) => ({
    share: numberOf(record['deforested_pct']),
    hectares: numberOf(record['deforested_ha']),
    areaHectares: areaOf(record),
  }));
  const unit = percentUnit(told);
  return told.map(({ share }) => inPercent(share, unit));
}
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** The provenance of an answer as the service gives it; a provider's answer may have none. */
export interface Provenance {
  source: string;
  fetchedAt: string;
  method: string;
  assumptions: string[];
  attribution: string;
  synthetic: boolean;
  noData: { code: string; params?: Record<string, unknown>; detail: string } | null;
}
export const provenanceFields = ['source', 'fetched_at', 'method', 'assumptions', 'attribution', 'synthetic', 'no_data'];

export function provenanceOf(value: unknown): Provenance {
  const first = (isObject(value) ? value : recordsOf(value)[0]) ?? {};
  const { source, fetched_at: fetchedAt, method, assumptions, attribution, no_data: noData } = first;
  return {
    source: textOf(source),
    fetchedAt: textOf(fetchedAt),
    method: textOf(method),
    attribution: textOf(attribution),
    synthetic: first['synthetic'] === true,
    noData:
      isObject(noData) && typeof noData['code'] === 'string'
        ? { code: noData['code'], detail: textOf(noData['detail']), ...(isObject(noData['params']) ? { params: noData['params'] } : {}) }
        : null,
    assumptions: Array.isArray(assumptions) ? assumptions.filter((assumption) => typeof assumption === 'string') : [],
  };
}
/** Whether the answer says that its data is made up, as those of our sample landscape do. A provider that says nothing of it is not marked. */
export const isSynthetic = (value: unknown): boolean => provenanceOf(value).synthetic;
