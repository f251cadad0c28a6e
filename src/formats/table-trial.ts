import type { Feature, Geometry } from '#geo/types.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { headOf, missingColumn } from './csv/asked-columns.ts';
import { hasDecimalComma, type Head } from './csv/csv-columns.ts';
import { CsvReader } from './csv/csv-reader.ts';
import { rowsOf } from './csv/csv-rows.ts';
import { judgedLength, separatorLine, separatorOf } from './csv/csv-separator.ts';
import { uniqueNames } from './csv/unique-names.ts';
import { boundsInDegrees, type Bounds } from './bounds.ts';
import { UnreadableFile, type FileSource, type TableAsked } from './format.ts';
import { bytesOf } from './file-source.ts';
import { say } from './phrases/index.ts';
import { firstRows, spreadsheet } from './spreadsheet/spreadsheet.ts';
import { decodeText } from './text/text-encoding.ts';

/** The beginning of a table, of a sheet of it: enough to say which columns hold what. */
export interface TableStart {
  /** of the sheet; null for a table as text */
  sheet: string | null;
  /** the first rows, or the text whose separator depends on the columns */
  rows: string[][] | string;
}

/** A row of a trial: its cells, and where they put it. */
interface TriedRow {
  cells: string[];
  /** the middle of its shape in degrees; null where the row has none */
  lonLat: [number, number] | null;
  geometry: string | null;
  /** why it has no place */
  phrase: PlainPhrase | null;
}
export interface TableTrial {
  columns: string[];
  /** whether columns with places were found without anybody naming them */
  isGuessed: boolean;
  rows: TriedRow[];
  /** why nothing can be placed */
  fault: PlainPhrase | null;
  /** of places that are no degrees and whose system nobody says */
  numbers: Bounds | null;
}

const headBytes = 1 << 17;
const keptRows = 60;
const triedRows = 8;
const maxCell = 200;

/** The beginning of each sheet, or of the table as text. Throws UnreadableFile for a workbook that cannot be read. */
export async function tableStarts(source: FileSource): Promise<TableStart[]> {
  const head = await source.read(0, Math.min(source.size, headBytes));
  if (spreadsheet.recognise(head) > 0 || /\.(xls[xmb]?|ods)$/i.test(source.name)) {
    const sheets = await firstRows(await bytesOf(source), keptRows);
    return sheets.map(({ name, rows }) => ({ sheet: name, rows }));
  }
  const { text } = decodeText(head);
  // The last row may be cut.
  const end = source.size > head.length ? Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) : -1;
  return [{ sheet: null, rows: end > 0 ? text.slice(0, end) : text }];
}

function rowsOfStart({ rows }: TableStart, asked: TableAsked): { rows: string[][]; separator: string } {
  if (typeof rows !== 'string') return { rows, separator: '' };
  const named = separatorLine.exec(rows);
  const body = named ? rows.slice(named[0].length) : rows;
  const separator = named?.[1] ?? separatorOf(body.slice(0, judgedLength + 1), asked);
  return { rows: rowsOf(body, separator).slice(0, keptRows), separator };
}

const isFilled = (cell: string) => cell.trim() !== '';
/** The row of names where no column tells it: the first one that has most of all. */
function likelyHead(rows: string[][], isHeadless: boolean): { at: number; names: string[] } {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (isHeadless) return { at: -1, names: uniqueNames(Array.from({ length: width }, () => '')) };
  const filled = rows.map((row) => row.filter(isFilled).length);
  const at = Math.max(0, filled.indexOf(Math.max(...filled)));
  return { at, names: uniqueNames(rows[at] ?? []) };
}

async function placedRows(rows: string[][], head: Head, comma: boolean, system: string | undefined) {
  const reader = new CsvReader(head.names, head.columns, comma, system);
  for (const row of rows) reader.add(row);
  return reader.take();
}

/** The middle of a shape's box in degrees; null of an empty one. */
function middleOf(geometry: Geometry): [number, number] | null {
  const { west, south, east, north } = boundsInDegrees(geometry);
  return Number.isFinite(west) ? [(west + east) / 2, (south + north) / 2] : null;
}

const triedRow = (cells: string[], feature: Feature | undefined, phrase: PlainPhrase | null): TriedRow => ({
  cells: cells.map((cell) => cell.slice(0, maxCell)),
  lonLat: feature?.geometry ? middleOf(feature.geometry) : null,
  geometry: feature?.geometry?.type ?? null,
  phrase,
});

/** What the first rows of a table become by the columns that are asked for (those that are guessed, where none are), with the reader that reads all of it. */
export async function triedTable(start: TableStart, asked: TableAsked, system?: string): Promise<TableTrial> {
  const { rows, separator } = rowsOfStart(start, asked);
  const head = headOf(rows, asked);
  const isGuessed = headOf(rows, asked.isHeadless ? { isHeadless: true } : {}) !== null;
  const { at, names } = head ? { at: head.at, names: uniqueNames(head.names) } : likelyHead(rows, asked.isHeadless === true);
  const shown = rows.slice(at + 1, at + 1 + triedRows);
  const trial: TableTrial = {
    columns: names,
    isGuessed,
    rows: shown.map((row) => triedRow(row, undefined, null)),
    fault: null,
    numbers: null,
  };
  if (!head) return { ...trial, fault: asked.columns ? missingColumn(rows, asked).phrase : say('file.csv.without-places') };
  const comma =
    separator !== ',' &&
    separator !== '' &&
    [head.columns.longitude, head.columns.latitude].some((one) => hasDecimalComma(head.sample[one] ?? ''));
  try {
    const { features, notes } = await placedRows(shown, head, comma, system);
    const noteOn = (index: number) => notes.find(({ feature, severity }) => feature === index && severity !== 'info')?.phrase ?? null;
    return { ...trial, rows: shown.map((row, index) => triedRow(row, features[index], noteOn(index))) };
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    return { ...trial, fault: error.phrase, numbers: error.numbers };
  }
}
