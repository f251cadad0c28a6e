import type { CellValue, Table } from './model.ts';

const field = (value: CellValue | undefined): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // A text that a spreadsheet would read as a formula is kept from being one.
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as CSV (RFC 4180, UTF-8 with the mark by which spreadsheets know it): numbers in full, dates in ISO, empty for what is not known. */
export function csvOf({ columns, rows }: Table): Uint8Array {
  const lines = [columns.map(({ label }) => field(label)), ...rows.map((row) => columns.map(({ key }) => field(row[key])))];
  return new TextEncoder().encode(`\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`);
}
