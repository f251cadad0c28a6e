import type { Drawing } from './drawing/drawing.ts';

/** The content of a cell before it is formatted: numbers in full, dates as ISO text, null for unknown values. */
export type CellValue = string | number | null;
type ColumnKind = 'text' | 'number' | 'date';
/** `digits` for numbers: decimals shown on paper; a workbook and a CSV keep the full number. `onlyInFiles`: for workbooks and CSV only, too long for a page. */
export interface Column {
  key: string;
  label: string;
  kind: ColumnKind;
  digits?: number;
  onlyInFiles?: true;
}
export type Rows = Record<string, CellValue>[];
export interface Table {
  /** names the sheet and the CSV file: the product's slug */
  name: string;
  caption: string;
  columns: Column[];
  rows: Rows;
  /** rows that are printed; the others are in the workbook and the CSV, and a line says so */
  maxRows?: number;
  /** a last row of sums, printed however many rows are left out */
  total?: Record<string, CellValue>;
  /** a remark below the table */
  remark?: string;
}
export interface Fact {
  label: string;
  text: string;
}
/** A number that a reader looks for first, large, with its unit and what it is. */
export interface Figure {
  value: string;
  unit: string;
  label: string;
}

export type Block =
  | { kind: 'paragraph'; text: string; tone: 'body' | 'quiet' | 'warning' }
  /** a line above a group of blocks, one level below the section's title */
  | { kind: 'subtitle'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'figures'; figures: Figure[] }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'table'; table: Table };
