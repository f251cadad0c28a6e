import { computed, type Ref } from 'vue';
import type { ChartSpec } from '#window/kit/charts/chart-spec.ts';
import { decimal, whole } from '#window/kit/text/index.ts';
import { columnsOf, type Column } from '#window/kit/table.ts';
import { numberOf } from '#window/kit/product/use-product.ts';

type Values = (number | null)[];

/** Records of an answer in the panel's own columns, where they have the field that makes them its own; a provider's others are shown as they came. */
export function useKnownRecords<Row extends Record<string, unknown>>(rows: Ref<Row[]>, field: keyof Row, ownColumns: () => Column[]) {
  const isKnown = computed(() => rows.value.some((row) => field in row));
  const columns = computed<Column[]>(() => (isKnown.value || rows.value.length === 0 ? ownColumns() : columnsOf(rows.value)));
  const of = (key: keyof Row): Values => rows.value.map((row) => numberOf(row[key]));
  return { isKnown, columns, of };
}

/** A figure of an answer as text; a dash for none. */
export function figureText(value: unknown, digits = 0): string {
  const number = numberOf(value);
  return number === null ? '–' : digits === 0 ? whole(number) : decimal(number, digits);
}

/** Two series that make one band of a lower and an upper bound; none where no bound is known. */
export function boundsBand(labels: { lower: string; bounds: string }, lower: Values, upper: Values): ChartSpec['series'] {
  if (lower.every((value) => value === null)) return [];
  return [
    { label: labels.lower, values: lower, kind: 'line', colour: 'band', thin: true, fold: 'min' },
    { label: labels.bounds, values: upper, kind: 'line', colour: 'band', thin: true, fillToPrevious: true, fold: 'max' },
  ];
}
