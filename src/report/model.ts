import type { Drawing } from './drawing/drawing.ts';
import type { Paper, ReportLanguage } from './options.ts';

/** What a cell holds before it is written for people: numbers in full, dates as ISO text, null for what is not known. */
export type CellValue = string | number | null;
export type ColumnKind = 'text' | 'number' | 'date';
/** `digits` for numbers: decimals that people see; a workbook and a CSV keep the whole number. `onlyInFiles`: for workbooks and CSV, too long or too dull for a page. */
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
  /** rows that stand on paper; the others are in the workbook and the CSV, and a line says so */
  maxRows?: number;
  /** a last row of sums, which stands on paper however many rows are left out */
  total?: Record<string, CellValue>;
  /** told under the table */
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
  /** begins a page of its own */
  startsPage?: boolean;
}

/** Everything a report says, as plain data in one language: made once, written as PDF, HTML or workbook. */
export interface Report {
  title: string;
  subtitle: string;
  connectionName: string;
  language: ReportLanguage;
  paper: Paper;
  /** ISO, when the report was made */
  date: string;
  logo: { bytes: Uint8Array; type: 'image/png' | 'image/jpeg'; width: number; height: number } | null;
  /** written on every page where any answer is made up; '' otherwise */
  mark: string;
  sections: Section[];
  /** words of the frame around the sections */
  words: { page: string; contents: string; moreRows: string; madeWith: string; noFont: string; facts: string; project: string };
}
