import { doubtsIn, type Doubt } from '#api/doubts.ts';
import { phrased } from '../text/index.ts';
import { cellText, type Column } from '../table.ts';

type Row = Record<string, unknown>;
/** Figures of a table that cannot be, for its cells, for the lines below the picture, and for its file. */
export interface DoubtfulFigures {
  /** why the figure of a cell cannot be; '' where it can */
  of: (row: Row, key: string) => string;
  /** one for each of them: figure, period, and why */
  lines: string[];
  /** why figures of a row cannot be, '' where all can */
  inRow: (row: Row) => string;
}

/** The figures among the shown columns that cannot be; the provider's values stay as they came. */
export function doubtfulFigures(rows: readonly Row[], columns: readonly Column[], areaHectares: number | null): DoubtfulFigures {
  const shown = new Map(columns.map((column) => [column.key, column]));
  const found = doubtsIn(rows, areaHectares).filter(({ field }) => shown.has(field));
  const byRow = new Map<Row, Map<string, string>>();
  const words = ({ why, detail }: Doubt) => phrased(why, detail);
  for (const doubt of found) {
    const row = rows[doubt.index]!;
    const ofRow = byRow.get(row) ?? new Map<string, string>();
    byRow.set(row, ofRow.set(doubt.field, words(doubt)));
  }
  const [first] = columns;
  const lineOf = (doubt: Doubt) => {
    const row = rows[doubt.index]!;
    const column = shown.get(doubt.field)!;
    const when = first && first.key !== doubt.field ? `${cellText(row[first.key], first, row)}, ` : '';
    return `${when}${column.label}: ${String(doubt.value)} ${words(doubt)}`;
  };
  return {
    of: (row, key) => byRow.get(row)?.get(key) ?? '',
    lines: found.map(lineOf),
    inRow: (row) => [...(byRow.get(row) ?? [])].map(([key, why]) => `${shown.get(key)!.label}: ${why}`).join('; '),
  };
}
