import { rowsOf } from './csv/csv-rows.ts';
import { separatorLine, separatorOf } from './csv/csv-separator.ts';
import { unguarded } from './csv/formula-guard.ts';
import { UnreadableFile } from './format.ts';
import { say } from './phrases/index.ts';
import { spreadsheet, workbookRows } from './spreadsheet/spreadsheet.ts';
import { decodeText } from './text/text-encoding.ts';

/** Rows under named columns, without places. */
export interface PlainTable {
  /** of the sheet; the file where it has none */
  name: string;
  columns: string[];
  rows: unknown[][];
}

const isFilled = (cell: unknown) => cell !== null && cell !== undefined && String(cell).trim() !== '';

/** Every column gets a name of its own: one without a name its number, a second one of a name its number as well. */
function namesOf(head: readonly unknown[], width: number): string[] {
  const taken = new Set<string>();
  return Array.from({ length: width }, (_, at) => {
    const written = isFilled(head[at]) ? String(head[at]).trim() : `#${at + 1}`;
    const name = taken.has(written) ? `${written} #${at + 1}` : written;
    taken.add(name);
    return name;
  });
}

function tableOf(name: string, all: readonly (readonly unknown[])[]): PlainTable | null {
  const filled = all.filter((row) => row.some(isFilled));
  const [head, ...rows] = filled;
  if (!head || rows.length === 0) return null;
  const columns = namesOf(
    head,
    filled.reduce((most, row) => Math.max(most, row.length), 0),
  );
  return { name, columns, rows: rows.map((row) => columns.map((_, at) => row[at] ?? null)) };
}

/** The tables of a workbook, a sheet each, or the one of a text with separators. Throws UnreadableFile. */
export async function readPlainTables(bytes: Uint8Array, fileName: string): Promise<PlainTable[]> {
  const isWorkbook = spreadsheet.recognise(bytes) >= 0.5;
  const sheets = isWorkbook ? await workbookRows(bytes) : [{ name: fileName, rows: textRows(bytes) }];
  const tables = sheets.flatMap(({ name, rows }) => tableOf(name, rows) ?? []);
  if (tables.length === 0) throw new UnreadableFile('table-without-rows', say('file.table.without-rows'));
  return tables;
}

function textRows(bytes: Uint8Array): string[][] {
  const { text } = decodeText(bytes);
  const named = separatorLine.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  return rowsOf(body, named?.[1] ?? separatorOf(body)).map((row) => row.map(unguarded));
}
