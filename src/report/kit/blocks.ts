import { numberOf, textOf } from './answers.ts';
import { drawChart, type Chart } from './drawing/chart.ts';
import type { Format } from './format.ts';
import type { Block, CellValue, Column, Rows, Table } from './model.ts';

export const paragraph = (text: string, tone: 'body' | 'quiet' | 'warning' = 'body'): Block => ({ kind: 'paragraph', text, tone });
export const column = (key: string, label: string, digits: number): Column => ({ key, label, kind: 'number', digits });
export const table = (content: Table): Block => ({ kind: 'table', table: content });
export const chart = (content: Chart, format: Format, height?: number): Block[] => {
  const drawing = drawChart(
    content,
    (value, digits) => format.number(value, digits),
    height === undefined ? undefined : { width: 495, height },
  );
  return drawing ? [{ kind: 'drawing', drawing }] : [];
};

/** Only columns in which at least one row holds something; the first always stays. */
export const filled = (columns: Column[], rows: Rows): Column[] =>
  columns.filter(({ key }, index) => index === 0 || rows.some((row) => row[key] !== null && row[key] !== undefined));

/** The numbers of a record under the given names, and its texts under others. */
export const cells = (
  record: Record<string, unknown>,
  numbers: readonly string[],
  words: readonly string[] = [],
): Record<string, CellValue> => ({
  ...Object.fromEntries(numbers.map((name) => [name, numberOf(record[name])])),
  ...Object.fromEntries(words.map((name) => [name, textOf(record[name]) || null])),
});
/** A column of numbers as the values of a series. */
export const valuesOf = (rows: Rows, key: string) => rows.map((row) => row[key] as number | null);
