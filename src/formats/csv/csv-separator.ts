import type { TableAsked } from '../format.ts';
import { headOf } from './asked-columns.ts';
import type { Head } from './csv-columns.ts';
import { angleOf } from './degrees-text.ts';
import { rowsOf } from './csv-rows.ts';

const separators = [',', ';', '\t', '|'] as const;
/** Spreadsheets name their separator in a line before the head. */
export const separatorLine = /^sep=([,;\t|])\r?\n/i;

/** So much of a table shows its separator. */
export const judgedLength = 20_000;

/** Whether the cells under columns that somebody named are numbers: "A;35,5;-1,25" has three columns by its commas too. */
const holdsNumbers = ({ columns, sample }: Head) =>
  columns.longitude < 0 || [columns.longitude, columns.latitude].every((at) => angleOf(sample[at] ?? '') !== null);

/** The separator that cuts the head of the file into columns of equal count; of several the one that finds places, then the one that makes the most columns. */
export function separatorOf(text: string, asked?: TableAsked): string {
  const head = text.slice(0, judgedLength);
  const scored = separators.map((separator) => {
    const all = rowsOf(head, separator).slice(0, 21);
    // The last row of a head may be cut.
    const rows = head.length < text.length || all.length > 20 ? all.slice(0, -1) : all;
    const found = headOf(rows, asked);
    const table = rows.slice(Math.max(0, found?.at ?? 0));
    const width = table[0]?.length ?? 1;
    const even = table.filter((row) => row.length === width).length / Math.max(1, table.length);
    return {
      separator,
      score: width > 1 ? (found ? 2 : 0) + (found && asked?.columns && holdsNumbers(found) ? 2 : 0) + even + width / 10_000 : 0,
    };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}
