import { UnreadableFile, type FileSource } from '../format.ts';
import { damaged, decodeRecord, varint, type SqliteValue } from './sqlite-record.ts';
import { say } from '../phrases/index.ts';

export type { SqliteValue };

/** Page 1 begins with this; SQLite file format, section 1.3 (https://www.sqlite.org/fileformat2.html). */
export const sqliteMagic = 'SQLite format 3\0';

export function isSqlite(bytes: Uint8Array): boolean {
  return bytes.length >= 100 && [...sqliteMagic].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}

export interface SqliteTable {
  name: string;
  sql: string;
  columns: string[];
  /** declared types in capitals, with what follows them */ types: string[];
  rootPage: number;
  /** the column that is another name of the rowid, where there is one */ rowidColumn: number;
}

/** The definitions between the brackets of a CREATE TABLE statement, apart at the commas that stand in no quotes and no inner brackets. Comments are left out. */
function definitionsIn(sql: string, from: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (let at = from; at < sql.length; at += 1) {
    const letter = sql[at]!;
    const comment = quote ? '' : sql.slice(at, at + 2);
    if (comment === '--' || comment === '/*') {
      const end = sql.indexOf(comment === '--' ? '\n' : '*/', at + 2);
      at = end < 0 ? sql.length : end + (comment === '--' ? 0 : 1);
      continue;
    }
    if (quote) {
      if (letter === quote || (quote === '[' && letter === ']')) quote = '';
    } else if ('"\'`['.includes(letter)) quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') {
      depth -= 1;
      if (depth < 0) break;
    } else if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
      continue;
    }
    part += letter;
  }
  return [...parts, part];
}

/** Names of the columns in a CREATE TABLE statement, and which one is the INTEGER PRIMARY KEY. Constraints of the table are not columns. */
export function columnsOf(sql: string): { columns: string[]; types: string[]; rowidColumn: number } {
  const open = sql.indexOf('(');
  const columns: string[] = [];
  const types: string[] = [];
  let rowidColumn = -1;
  if (open < 0) return { columns, types, rowidColumn };
  for (const text of definitionsIn(sql, open + 1).map((each) => each.trim())) {
    if (/^(CONSTRAINT|PRIMARY\s+KEY|UNIQUE|CHECK|FOREIGN\s+KEY)\b/i.test(text)) continue;
    const named = /^"((?:[^"]|"")*)"|^`([^`]*)`|^\[([^\]]*)\]|^'([^']*)'|^([^\s(]+)/.exec(text);
    if (!named) continue;
    const name = (named[1] ?? named[2] ?? named[3] ?? named[4] ?? named[5] ?? '').replaceAll('""', '"');
    if (/^\S*\s+INTEGER\b[^,]*\bPRIMARY\s+KEY\b/i.test(text.slice(named[0].length).replace(/^/, 'x '))) rowidColumn = columns.length;
    columns.push(name);
    types.push(text.slice(named[0].length).trim().toUpperCase());
  }
  return { columns, types, rowidColumn };
}

/** pages are fetched in blocks, which are kept for a while: a table mostly lies in order */
const blockBytes = 1 << 18;
const maxBlocks = 32;
/** A row of more bytes is given with what stands on its first page: as shapes its corners would take gigabytes. */
const maxOfRow = 256 * 1024 ** 2;

/**
 * Reads tables of an SQLite database page by page, so that a GeoPackage of any size opens in a worker of the window, which has no database engine. Tables with
 * rowids only (the GeoPackage ones are); nothing is written; every page is visited at most once, so a file with circles in it ends with a refusal.
 * A write-ahead log is a file of its own: what a program has not yet merged is not seen (GeoPackage readers say so in a note).
 */
export class SqliteFile {
  readonly #source: FileSource;
  readonly #blocks = new Map<number, Uint8Array>();
  readonly #pageSize: number;
  readonly #usable: number;
  readonly #text: InstanceType<typeof TextDecoder>;
  /** the file says that it is used with a write-ahead log */
  readonly writeAhead: boolean;
  readonly tables: SqliteTable[] = [];

  private constructor(source: FileSource, header: Uint8Array) {
    this.#source = source;
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    const size = view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    if (this.#pageSize < 512 || (this.#pageSize & (this.#pageSize - 1)) !== 0) throw damaged();
    this.#usable = this.#pageSize - header[20]!;
    if (this.#usable < 480) throw damaged();
    this.writeAhead = header[19] === 2;
    this.#text = new TextDecoder({ 2: 'utf-16le', 3: 'utf-16be' }[view.getUint32(56)] ?? 'utf-8');
  }

  /** Throws UnreadableFile (not-sqlite, sqlite-damaged), here and where rows are read. */
  static async open(source: FileSource): Promise<SqliteFile> {
    const header = await source.read(0, 100);
    if (!isSqlite(header)) throw new UnreadableFile('not-sqlite', say('file.sqlite.not-one'));
    const file = new SqliteFile(source, header);
    for await (const {
      values: [type, name, , rootPage, sql],
    } of file.#cells(1)) {
      if (type === 'table' && typeof name === 'string' && typeof sql === 'string' && Number(rootPage) > 0)
        file.tables.push({ name, sql, rootPage: Number(rootPage), ...columnsOf(sql) });
    }
    return file;
  }

  /** Rows of a table by column name, in the order of their rowids; none where there is no such table. */
  async *rows(table: string): AsyncGenerator<Record<string, SqliteValue>> {
    const found = this.tables.find(({ name }) => name.toLowerCase() === table.toLowerCase());
    if (!found) return;
    for await (const { rowid, values } of this.#cells(found.rootPage)) {
      const row: Record<string, SqliteValue> = {};
      found.columns.forEach((column, index) => {
        row[column] = index === found.rowidColumn ? (values[index] ?? rowid) : (values[index] ?? null);
      });
      yield row;
    }
  }

  /** A page by its number, from 1 on; waits only where its block is not at hand. */
  #page(number: number): Uint8Array | Promise<Uint8Array> {
    const start = (number - 1) * this.#pageSize;
    if (number < 1 || start + this.#pageSize > this.#source.size) throw damaged();
    const block = Math.floor(start / blockBytes);
    const cut = (bytes: Uint8Array) => {
      const at = start - block * blockBytes;
      if (at + this.#pageSize > bytes.length) throw damaged();
      return bytes.subarray(at, at + this.#pageSize);
    };
    const kept = this.#blocks.get(block);
    if (kept) return cut(kept);
    return this.#source.read(block * blockBytes, blockBytes).then((bytes) => {
      this.#blocks.set(block, bytes);
      for (const oldest of this.#blocks.keys()) {
        if (this.#blocks.size <= maxBlocks) break;
        this.#blocks.delete(oldest);
      }
      return cut(bytes);
    });
  }

  /** A table b-tree from left to right (section 1.6). */
  async *#cells(root: number): AsyncGenerator<{ rowid: number; values: SqliteValue[] }> {
    const seen = new Set<number>();
    let spilled = 0;
    const waiting = [root];
    while (waiting.length > 0) {
      const number = waiting.pop()!;
      if (seen.has(number)) throw damaged();
      seen.add(number);
      const page = await this.#page(number);
      const view = new DataView(page.buffer, page.byteOffset, page.byteLength);
      const header = number === 1 ? 100 : 0;
      const kind = page[header];
      const count = view.getUint16(header + 3);
      const cells = header + (kind === 5 ? 12 : 8);
      if ((kind !== 5 && kind !== 13) || cells + 2 * count > page.length) throw damaged();
      const cell = (k: number) => {
        const at = view.getUint16(cells + 2 * k);
        if (at < cells || at + 4 > page.length) throw damaged();
        return at;
      };
      if (kind === 5) {
        waiting.push(view.getUint32(header + 8));
        for (let k = count - 1; k >= 0; k -= 1) waiting.push(view.getUint32(cell(k)));
        continue;
      }
      for (let k = 0; k < count; k += 1) {
        const [size, afterSize] = varint(page, cell(k));
        const [rowid, body] = varint(page, afterSize);
        // In a file as it should be, no page belongs to two rows: rows that share theirs would be read again and again.
        if (size > this.#usable) spilled += Math.min(size, maxOfRow);
        if (spilled > this.#source.size) throw damaged();
        const isCut = size > maxOfRow;
        const payload = this.#payload(page, body, size, isCut);
        yield { rowid, values: decodeRecord(payload instanceof Uint8Array ? payload : await payload, this.#text, isCut) };
      }
    }
  }

  /** A payload with its overflow pages (section 1.6, "cell payload overflow pages"). */
  #payload(page: Uint8Array, at: number, size: number, isCut: boolean): Uint8Array | Promise<Uint8Array> {
    if (size < 0 || size > this.#source.size) throw damaged();
    if (isCut) return page.subarray(at, at + this.#localOf(size));
    if (size > this.#usable - 35) return this.#overflowing(page, at, size);
    if (at + size > this.#usable) throw damaged();
    return page.subarray(at, at + size);
  }

  /** How much of a payload that does not fit stands on the page of its row. */
  #localOf(size: number): number {
    const most = this.#usable - 35;
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const share = least + ((size - least) % (this.#usable - 4));
    return share <= most ? share : least;
  }

  async #overflowing(page: Uint8Array, at: number, size: number): Promise<Uint8Array> {
    const local = this.#localOf(size);
    if (at + local + 4 > this.#usable) throw damaged();
    const whole = new Uint8Array(size);
    whole.set(page.subarray(at, at + local));
    const nextOf = (bytes: Uint8Array, place: number) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(place);
    let filled = local;
    let next = nextOf(page, at + local);
    while (filled < size) {
      const overflow = await this.#page(next);
      const part = Math.min(size - filled, this.#usable - 4);
      whole.set(overflow.subarray(4, 4 + part), filled);
      filled += part;
      next = nextOf(overflow, 0);
    }
    return whole;
  }
}
