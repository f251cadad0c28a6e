import { headOf, missingColumn } from './asked-columns.ts';
import { hasDecimalComma } from './csv-columns.ts';
import { CsvReader } from './csv-reader.ts';
import { rowsIn, rowsOf } from './csv-rows.ts';
import { judgedLength, separatorLine, separatorOf } from './csv-separator.ts';
import { csvPieces } from './csv-writing.ts';
import { collected, piecesOf, sourceOfBytes } from '../file-source.ts';
import { UnreadableFile, type FeatureBatch, type FileSource, type FormatReader, type FormatWriter, type StreamOptions } from '../format.ts';
import { Pace } from '../pace.ts';
import { decodeText, guessedEncodingNote, TextPieces } from '../text/text-encoding.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { say } from '../phrases/index.ts';

/** By its first rows a table is judged. */
const rowsToJudge = 50;
/** A quote that never closes would keep the whole rest of a file waiting: here its row ends. */
const longestRow = 1 << 26;

/** A table that comes in pieces: its separator and columns are found first, then its rows become features. */
class CsvTable {
  #reader: CsvReader | null = null;
  #separator = '';
  #waiting: string[] = [];
  #waitingLength = 0;
  #parsedLength = 0;
  #empty = 0;
  readonly #asked: Pick<StreamOptions, 'system' | 'table'>;

  /** `asked`: the coordinate system and the columns that the user gave */
  constructor(asked: Pick<StreamOptions, 'system' | 'table'>) {
    this.#asked = asked;
  }

  add(text: string): void {
    this.#waiting.push(text);
    this.#waitingLength += text.length;
  }

  /** A row in many pieces is looked at again only when it has doubled. */
  get isWorthParsing(): boolean {
    return this.#waitingLength >= 2 * this.#parsedLength;
  }

  /** Reads the rows that are complete; whether there were any. */
  parse(isLast: boolean): boolean {
    const text = this.#waiting.join('');
    // Neither the separator nor the columns depend on how the file was cut into pieces.
    if (this.#separator === '' && !isLast && text.length < judgedLength) return this.#wait(text, text.length);
    const named = this.#separator === '' ? separatorLine.exec(text) : null;
    const body = named ? text.slice(named[0].length) : text;
    this.#separator ||= named?.[1] ?? separatorOf(text, this.#asked.table);
    const { rows, rest, isUnclosed } = rowsIn(body, this.#separator, isLast || text.length > longestRow);
    // The columns are known by the head and the rows under it.
    if (!this.#reader && !isLast && rows.length <= rowsToJudge && text.length <= longestRow) return this.#wait(body, text.length);
    this.#reader ??= this.#readerFor(rows);
    // Spreadsheets write their empty rows as separators alone.
    for (const row of rows)
      if (row.some((cell) => cell.trim() !== '')) this.#reader.add(row);
      else if (row.length > 1) this.#empty += 1;
    if (isUnclosed) this.#reader.note('csv-unclosed-quote', say('file.csv.unclosed-quote'), 'error');
    this.#waiting = [rest];
    this.#waitingLength = this.#parsedLength = rest.length;
    return rows.length > 0;
  }

  #wait(text: string, parsedLength: number): false {
    this.#waiting = [text];
    this.#parsedLength = parsedLength;
    return false;
  }

  /** A reader for the columns that the head names; takes the head, and what stands above it, out of the rows. */
  #readerFor(rows: string[][]): CsvReader {
    const { table = {}, system } = this.#asked;
    const head = headOf(rows, table);
    if (!head) throw table.columns ? missingColumn(rows, table) : new UnreadableFile('csv-without-places', say('file.csv.without-places'));
    const { names, columns, sample } = head;
    const reader = new CsvReader(
      names,
      columns,
      this.#separator !== ',' && [columns.longitude, columns.latitude].some((at) => hasDecimalComma(sample[at] ?? '')),
      system,
    );
    if (table.sheet !== undefined) reader.note('sheet-not-asked', say('file.table.no-sheets', { name: table.sheet }), 'warning');
    if (head.at > 0) reader.note('csv-lines-above', say('file.csv.lines-above', { n: head.at }), 'info');
    rows.splice(0, head.at + 1);
    return reader;
  }

  take(): Promise<FeatureBatch> {
    return this.#reader!.take();
  }

  /** The last rows, and what is to be said about the table. */
  end(): Promise<FeatureBatch> {
    this.parse(true);
    const reader = this.#reader!;
    if (this.#empty > 0) reader.note('csv-empty-rows', say('file.csv.empty-rows', { n: this.#empty }), 'info');
    reader.finish();
    return reader.take();
  }
}

async function* csvBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const pace = new Pace(options);
  const table = new CsvTable(options);
  let pieces: TextPieces | null = null;
  let done = 0;
  for await (const piece of piecesOf(source)) {
    pieces ??= new TextPieces(piece);
    table.add(pieces.decoder.stream(pieces.next(piece)));
    done += piece.length;
    if (done < source.size && table.isWorthParsing && table.parse(false)) yield await table.take();
    await pace.step(done / Math.max(1, source.size));
  }
  table.add(pieces?.decoder.end() ?? '');
  const last = await table.end();
  if (pieces?.decoder.guessed) last.notes.unshift(guessedEncodingNote);
  yield last;
}

/** Tables as text: longitude and latitude columns found by name, or a column of well-known text, hexadecimal WKB or GeoJSON. */
export const csv: FormatReader & FormatWriter = {
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, 8192)).text.replace(/^\uFEFF/, '');
    if (/^\s*[<{[]/.test(head) || head.includes('\0')) return 0;
    const named = separatorLine.exec(head);
    const table = named ? head.slice(named[0].length) : head;
    const rows = rowsOf(table, named?.[1] ?? separatorOf(table));
    const found = headOf(rows);
    return found && rows[found.at]!.length > 1 ? 0.7 : 0;
  },
  read: (bytes, options = {}) => collected('csv', csvBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: csvBatches,
  write: (features, options) => joinedPieces(csvPieces(walkThrough(features), options)),
  writeStream: csvPieces,
};
