import type { CellObject, WorkBook, WorkSheet } from '@e965/xlsx';
import { headOf, missingColumn } from '../csv/asked-columns.ts';
import { CsvReader } from '../csv/csv-reader.ts';
import { noteOf, UnreadableFile, type FeatureBatch, type Note, type ReadOptions, type TableAsked } from '../format.ts';
import { Pace } from '../pace.ts';
import { listed, reasonOf, say } from '../phrases/index.ts';
import { placed } from '../placed-batch.ts';
import { valueOf, type CellTroubles } from './sheet-cells.ts';
import { library, type Library } from './sheet-library.ts';

/** By its first rows a table is judged. */
const rowsToJudge = 50;
const rowsAtOnce = 2000;

interface Sheet {
  name: string;
  rows: (CellObject | undefined)[][];
  isHidden: boolean;
  mergedAreas: number;
}
/** How a workbook's cells become values and texts; what they cannot tell is counted. */
interface Cells {
  values: (row: readonly (CellObject | undefined)[]) => unknown[];
  texts: (values: readonly unknown[]) => string[];
}

/** Opens a workbook. Throws UnreadableFile where the library cannot. */
function opened(xlsx: Library, bytes: Uint8Array, maxRows = 0): WorkBook {
  try {
    return xlsx.read(bytes, {
      type: 'array',
      dense: true,
      cellNF: true,
      cellHTML: false,
      cellText: false,
      sheetStubs: true,
      bookVBA: false,
      sheetRows: maxRows,
    });
  } catch (error) {
    // The library throws texts as well as errors.
    const reason = error instanceof Error ? reasonOf(error) : String(error);
    if (typeof reason === 'string' && /password|encrypt/i.test(reason))
      throw new UnreadableFile('spreadsheet-locked', say('file.sheet.locked'));
    throw new UnreadableFile('spreadsheet-damaged', say('file.sheet.damaged', { reason }));
  }
}

const cellRows = (sheet: WorkSheet | undefined): Sheet['rows'] =>
  Array.from((sheet?.['!data'] as Sheet['rows'] | undefined) ?? [], (row) => row ?? []);

function sheetsOf(book: WorkBook): Sheet[] {
  return book.SheetNames.map((name, at) => ({
    name,
    rows: cellRows(book.Sheets[name]),
    isHidden: (book.Workbook?.Sheets?.[at]?.Hidden ?? 0) > 0,
    mergedAreas: book.Sheets[name]?.['!merges']?.length ?? 0,
  })).filter(({ rows }) => rows.length > 0);
}

function cellsOf(xlsx: Library, book: WorkBook, troubles: CellTroubles): Cells {
  const isFrom1904 = book.Workbook?.WBProps?.date1904 === true;
  return {
    values: (row) => Array.from(row, (cell) => valueOf(xlsx, cell, isFrom1904, troubles)),
    texts: (values) => values.map((value) => (value === null ? '' : String(value))),
  };
}

const isEmpty = (texts: readonly string[]) => texts.every((text) => text.trim() === '');

/** Features of one sheet, in batches; null where no column of it names places. */
function tableOf(sheet: Sheet, cells: Cells, { table, system }: ReadOptions): { reader: CsvReader; from: number } | null {
  const filled = judgedRows(sheet, cells);
  const head = headOf(
    filled.map(({ texts }) => texts),
    table,
  );
  if (!head) return null;
  const reader = new CsvReader(head.names, head.columns, false, system);
  if (head.at > 0) reader.note('csv-lines-above', say('file.csv.lines-above', { n: head.at }), 'info');
  return { reader, from: head.at < 0 ? 0 : filled[head.at]!.at + 1 };
}

const judgedRows = (sheet: Sheet, cells: Cells): { at: number; texts: string[] }[] =>
  sheet.rows
    .slice(0, rowsToJudge)
    .map((row, at) => ({ at, texts: cells.texts(cells.values(row)) }))
    .filter(({ texts }) => !isEmpty(texts));

/** The sheets that are read: the one that was asked for, or all. Throws UnreadableFile where there is none of that name. */
function askedSheets(sheets: Sheet[], { sheet }: TableAsked): Sheet[] {
  if (sheet === undefined) return sheets;
  const found =
    sheets.find(({ name }) => name === sheet) ?? sheets.find(({ name }) => name.trim().toLowerCase() === sheet.trim().toLowerCase());
  if (found) return [found];
  throw new UnreadableFile(
    'no-such-sheet',
    say('file.sheet.no-such-sheet', { name: sheet, sheets: listed(sheets.map(({ name }) => name)) }),
  );
}

/** Why no sheet was read. */
function withoutPlaces(sheets: Sheet[], cells: Cells, table: TableAsked): UnreadableFile {
  const [first] = sheets;
  return table.columns && first
    ? missingColumn(
        judgedRows(first, cells).map(({ texts }) => texts),
        table,
      )
    : new UnreadableFile('spreadsheet-without-places', say('file.sheet.without-places'));
}

async function* sheetBatches(
  sheet: Sheet,
  { reader, from }: { reader: CsvReader; from: number },
  cells: Cells,
  pace: Pace,
): AsyncGenerator<FeatureBatch> {
  for (let at = from; at < sheet.rows.length; at += rowsAtOnce) {
    for (const row of sheet.rows.slice(at, at + rowsAtOnce)) {
      const values = cells.values(row);
      const texts = cells.texts(values);
      if (!isEmpty(texts)) reader.add(texts, values);
    }
    yield await reader.take();
    await pace.step(Math.min(1, (at + rowsAtOnce) / sheet.rows.length));
  }
  reader.finish();
  yield await reader.take();
}

/** What is to be said of a sheet that was read. */
function notesOf(sheet: Sheet, troubles: CellTroubles): Note[] {
  const { name } = sheet;
  return [
    ...(sheet.isHidden ? [noteOf('sheet-hidden', 'info', say('file.sheet.hidden', { name }))] : []),
    ...(sheet.mergedAreas > 0 ? [noteOf('sheet-merged-cells', 'info', say('file.sheet.merged', { name, n: sheet.mergedAreas }))] : []),
    ...(troubles.errors > 0 ? [noteOf('sheet-error-cells', 'warning', say('file.sheet.errors', { name, n: troubles.errors }))] : []),
    ...(troubles.withoutResult > 0
      ? [noteOf('sheet-formulas-without-result', 'warning', say('file.sheet.formulas', { name, n: troubles.withoutResult }))]
      : []),
  ];
}

/** The features of every sheet whose columns name places, each under a folder of its name where there are several. Throws UnreadableFile. */
export async function* workbookBatches(bytes: Uint8Array, options: ReadOptions): AsyncGenerator<FeatureBatch> {
  const xlsx = await library();
  const book = opened(xlsx, bytes);
  const troubles: CellTroubles = { errors: 0, withoutResult: 0 };
  const cells = cellsOf(xlsx, book, troubles);
  const pace = new Pace(options);
  const { table: asked = {} } = options;
  const wanted = askedSheets(sheetsOf(book), asked);
  const sheets = wanted.map((sheet) => ({ sheet, table: tableOf(sheet, cells, options) }));
  const read = sheets.flatMap(({ sheet, table }) => (table ? [{ sheet, table }] : []));
  if (read.length === 0) throw withoutPlaces(wanted, cells, asked);
  let count = 0;
  for (const { sheet, table } of read) {
    Object.assign(troubles, { errors: 0, withoutResult: 0 });
    const start = count;
    for await (const batch of sheetBatches(sheet, table, cells, pace)) {
      count += batch.features.length;
      yield placed(batch, start, read.length > 1 ? sheet.name : null);
    }
    yield { features: [], notes: notesOf(sheet, troubles) };
  }
  for (const { name, rows } of sheetsOf(book)) {
    const phrase = !wanted.some((sheet) => sheet.name === name)
      ? say('file.sheet.not-asked', { name, n: rows.length })
      : sheets.some(({ sheet, table }) => sheet.name === name && !table)
        ? say('file.sheet.left-out', { name, n: rows.length })
        : null;
    if (phrase) yield { features: [], notes: [noteOf('sheet-left-out', 'info', phrase)] };
  }
}

/** The cells of every sheet that is not hidden, row by row. */
export async function sheetRows(bytes: Uint8Array): Promise<{ name: string; rows: unknown[][] }[]> {
  const xlsx = await library();
  const book = opened(xlsx, bytes);
  const { values } = cellsOf(xlsx, book, { errors: 0, withoutResult: 0 });
  return sheetsOf(book)
    .filter(({ isHidden }) => !isHidden)
    .map(({ name, rows }) => ({ name, rows: rows.map(values) }));
}

/** The filled ones among the first `count` rows of every sheet, as texts. */
export async function sheetTexts(bytes: Uint8Array, count: number): Promise<{ name: string; rows: string[][] }[]> {
  const xlsx = await library();
  const book = opened(xlsx, bytes, count);
  const cells = cellsOf(xlsx, book, { errors: 0, withoutResult: 0 });
  return sheetsOf(book).map((sheet) => ({ name: sheet.name, rows: judgedRows(sheet, cells).map(({ texts }) => texts) }));
}
