import { numberOf, textOf } from './answers.ts';
import { drawChart, type Chart } from './drawing/chart.ts';
import type { Format } from './format.ts';
import type { Block, CellValue, Column, Fact, Rows, Table } from './model.ts';
import type { Quantity } from './quantities.ts';

export const paragraph = (text: string, tone: 'body' | 'quiet' | 'warning' = 'body'): Block => ({ kind: 'paragraph', text, tone });
/** Paragraphs are parted by empty lines, as they were typed. */
export const typedBlocks = (typed: string): Block[] =>
  typed
    .split(/\n[ \t]*\n/)
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => paragraph(text));
export const column = (key: string, label: string, quantity: Quantity): Column => ({ key, label, kind: 'number', quantity });
export const textColumn = (key: string, label: string): Column => ({ key, label, kind: 'text' });
export const dateColumn = (key: string, label: string): Column => ({ key, label, kind: 'date' });
export const monthColumn = (key: string, label: string): Column => ({ key, label, kind: 'month' });
export const yearColumn = (key: string, label: string): Column => ({ key, label, kind: 'year' });
/** so wide is what has its notes at its side */
export const besideWidth = 308;
const chartHeight = 168;

/** A chart with what there is to say of it at its side; nothing of a chart without a single value. */
export function chart(
  title: string,
  content: Chart,
  format: Format,
  { facts = [], notes = [], height = chartHeight }: { facts?: Fact[]; notes?: string[]; height?: number } = {},
): Block[] {
  const drawing = drawChart(content, (value, digits) => format.number(value, digits), { width: besideWidth, height });
  if (drawing) return [{ kind: 'beside', title, drawing, facts, notes }];
  return facts.length > 0
    ? [
        { kind: 'subtitle', text: title },
        { kind: 'facts', facts },
      ]
    : [];
}

/** A table with its first column, and the others in which at least one row holds something. */
export const table = ({ columns, rows, ...rest }: Table): Block => ({
  kind: 'table',
  table: {
    columns: columns.filter(({ key }, index) => index === 0 || rows.some((row) => row[key] !== null && row[key] !== undefined)),
    rows,
    ...rest,
  },
});

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
