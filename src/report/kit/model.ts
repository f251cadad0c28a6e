import type { Drawing } from './drawing/drawing.ts';
import type { Quantity } from './quantities.ts';

/** The content of a cell before it is formatted: numbers in full, dates as ISO text, null for unknown values. */
export type CellValue = string | number | null;
type ColumnKind = 'text' | 'number' | 'date' | 'month' | 'year';
export interface Column {
  key: string;
  label: string;
  kind: ColumnKind;
  /** decides the decimals on paper; a workbook and a CSV keep the full number */
  quantity?: Quantity;
  /** the column that holds the quantity of each row, where rows differ */
  quantityBy?: string;
  /** a difference, written with its sign */
  isChange?: true;
  /** rows with something in this column get a star on paper, which the remark explains; files have the column itself */
  starredBy?: string;
  /** for workbooks and CSV only, too long for a page */
  onlyInFiles?: true;
}
export type Row = Record<string, CellValue>;
export type Rows = Row[];

/** Where a table stands: `here`; in the `annex` where the report has one, else as in `files`; in `files`, with a line that says so; there without a line, where the page has said it all. */
type TablePlace = 'here' | 'annex' | 'files' | 'silent';
export interface Table {
  /** names the CSV file: the product's slug */
  name: string;
  caption: string;
  /** names the sheet of the workbook; absent: the caption */
  sheet?: string;
  columns: Column[];
  rows: Rows;
  place?: TablePlace;
  /** made from another table for the page: no file holds it */
  onlyOnPaper?: true;
  /** rows that are printed; the others are in the workbook and the CSV, and a line says so */
  maxRows?: number;
  /** a last row of sums, printed however many rows are left out */
  total?: Row;
  /** a column whose rows add up to those of another, the first of which begins from nothing */
  steps?: { step: string; sum: string };
  /** columns that add up to another in each row */
  across?: { parts: readonly string[]; whole: string };
  /** the rows that the sums are of, where the table holds only some of them */
  summed?: Rows;
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
/** A sentence of the findings: what is here, what changed, what to worry about, what is missing. */
export type Verdict = 'here' | 'changed' | 'worry' | 'missing';
export interface VerdictSentence {
  kind: Verdict;
  text: string;
}

/** What the findings say of one kind, what matters most first; `more` says that `{n}` of them are left out. */
export interface VerdictGroup {
  title: string;
  sentences: VerdictSentence[];
  more: string;
}

export type Block =
  | { kind: 'paragraph'; text: string; tone: 'body' | 'quiet' | 'warning' }
  /** a line above a group of blocks, one level below the section's title */
  | { kind: 'subtitle'; text: string }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'figures'; figures: Figure[] }
  | { kind: 'verdicts'; sentences: VerdictSentence[] }
  | { kind: 'drawing'; drawing: Drawing }
  /** a picture or chart with what there is to say of it at its side */
  | { kind: 'beside'; title: string; drawing: Drawing; facts: Fact[]; notes: string[] }
  /** the first page: the map, where it lies, and the sentences by kind under their heads */
  | {
      kind: 'overview';
      map: Drawing | null;
      locator: Drawing | null;
      facts: Fact[];
      groups: VerdictGroup[];
      /** how the figures of the page are read */
      note: string;
    }
  | { kind: 'table'; table: Table };
