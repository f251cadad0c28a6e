import { provenanceFields } from '#api/primitives.ts';
import { tableText } from '#formats/csv/table-text.ts';
import { decimal } from './text/index.ts';

/** A column of a product's table; `digits` marks a number, `format` writes what people read (files get the value itself). */
export interface Column {
  key: string;
  label: string;
  digits?: number;
  format?: (value: unknown, row: Record<string, unknown>) => string;
}

/** A cell as people read it; what is not known is a dash, never a zero. */
export function cellText(value: unknown, { digits, format }: Column, row: Record<string, unknown> = {}): string {
  if (format) return format(value, row);
  if (value === null || value === undefined) return '–';
  if (typeof value === 'number') return digits === undefined ? String(value) : decimal(value, digits);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Rows as text for a spreadsheet, under the labels of their columns. */
export const csvOf = <Row extends object>(columns: readonly Column[], rows: readonly Row[], separator: ',' | '\t'): string =>
  tableText(
    columns.map(({ label }) => label),
    rows.map((row) => columns.map(({ key }): unknown => row[key as keyof Row])),
    separator,
  );
/** The same as a file; its mark at the start lets spreadsheet programs read it as UTF-8. */
export const csvFile = <Row extends object>(columns: readonly Column[], rows: readonly Row[]): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(`\uFEFF${csvOf(columns, rows, ',')}`);

/** Columns for an answer of an unknown shape: every field that holds something plain. */
export function columnsOf(rows: readonly Record<string, unknown>[]): Column[] {
  const hidden = new Set([...provenanceFields, 'project_id', 'lat', 'lon']);
  const names = [...new Set(rows.slice(0, 50).flatMap((row) => Object.keys(row)))].filter((name) => !hidden.has(name));
  return names.map((key) => ({
    key,
    label: key.replaceAll('_', ' '),
    ...(rows.some((row) => typeof row[key] === 'number') ? { digits: 3 } : {}),
  }));
}
