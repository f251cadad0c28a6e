import type { Drawing } from './drawing/drawing.ts';
import type { Paper, ReportLanguage } from './choices.ts';

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
export interface Table {
  /** names the sheet and the CSV file: the product's slug */
  name: string;
  caption: string;
  columns: Column[];
  rows: Record<string, CellValue>[];
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

export type Block =
  | { kind: 'paragraph'; text: string; tone: 'body' | 'quiet' | 'warning' }
  /** a line above a group of blocks, one level below the section's title */
  | { kind: 'subtitle'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'figures'; figures: { value: string; unit: string; label: string }[] }
  | { kind: 'drawing'; drawing: Drawing }
  | { kind: 'table'; table: Table };

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
  /** starts on a new page */
  startsPage?: boolean;
}

/** The whole report as plain data in one language: made once, written as PDF, HTML or workbook. */
export interface Report {
  title: string;
  subtitle: string;
  connectionName: string;
  language: ReportLanguage;
  paper: Paper;
  /** when the report was made, ISO */
  date: string;
  logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number } | null;
  /** printed on every page when any answer is made up; '' otherwise */
  mark: string;
  sections: Section[];
  /** texts of the frame around the sections */
  words: { page: string; contents: string; moreRows: string; madeWith: string; noFont: string; facts: string; project: string };
}
