import { guarded } from '#formats/csv/formula-guard.ts';
import type { CellValue, Table } from './kit/model.ts';

const field = (value: CellValue | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = typeof value === 'string' ? guarded(text) : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180, UTF-8 with a byte order mark for spreadsheets): numbers in full, dates in ISO form, empty for unknown values. */
export function csvOf({ columns, rows }: Table): Uint8Array {
  const lines = [columns.map(({ label }) => field(label)), ...rows.map((row) => columns.map(({ key }) => field(row[key])))];
  return new TextEncoder().encode(`\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
}
