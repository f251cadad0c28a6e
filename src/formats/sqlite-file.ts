import { UnreadableFile } from './format.ts';

export type SqliteValue = null | number | bigint | string | Uint8Array;

/** Page 1 begins with this; SQLite file format, section 1.3 (https://www.sqlite.org/fileformat2.html). */
export const sqliteMagic = 'SQLite format 3\0';

export function isSqlite(bytes: Uint8Array): boolean {
  return bytes.length >= 100 && [...sqliteMagic].every((letter, at) => bytes[at] === letter.charCodeAt(0));
}

const damaged = () => new UnreadableFile('sqlite-damaged', 'The database is damaged: its pages do not fit together. Copy it again with the program that wrote it closed, or export it anew.');

/** A variable-length integer (section 1.5): value and the place behind it. Negative rowids take nine bytes; values above 2^53 are rounded. */
function varint(bytes: Uint8Array, at: number): [value: number, next: number] {
  let value = 0;
  for (let k = 0; k < 8; k += 1) {
    const byte = bytes[at + k];
    if (byte === undefined) throw damaged();
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + k + 1];
  }
  const last = bytes[at + 8];
  if (last === undefined) throw damaged();
  // 56 bits do not fit a number exactly, so the nine-byte form is put together as two's complement of 64.
  let whole = 0n;
  for (let k = 0; k < 8; k += 1) whole = (whole << 7n) | BigInt(bytes[at + k]! & 0x7f);
  return [Number(BigInt.asIntN(64, (whole << 8n) | BigInt(last))), at + 9];
}

export interface SqliteTable { name: string; sql: string; columns: string[]; rootPage: number; /** the column that is another name of the rowid, where there is one */ rowidColumn: number }

/** Names of the columns in a CREATE TABLE statement, and which one is the INTEGER PRIMARY KEY. Constraints of the table are not columns. */
export function columnsOf(sql: string): { columns: string[]; rowidColumn: number } {
  const open = sql.indexOf('(');
  const columns: string[] = [];
  let rowidColumn = -1;
  if (open < 0) return { columns, rowidColumn };
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  for (const letter of sql.slice(open + 1)) {
    if (quote) { if (letter === quote || (quote === '[' && letter === ']')) quote = ''; } else if ('"\'`['.includes(letter)) quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') { depth -= 1; if (depth < 0) break; } else if (letter === ',' && depth === 0) { parts.push(part); part = ''; continue; }
    part += letter;
  }
  for (const text of [...parts, part].map((each) => each.replace(/--[^\n]*/g, '').trim())) {
    if (/^(CONSTRAINT|PRIMARY\s+KEY|UNIQUE|CHECK|FOREIGN\s+KEY)\b/i.test(text)) continue;
    const named = /^"((?:[^"]|"")*)"|^`([^`]*)`|^\[([^\]]*)\]|^'([^']*)'|^([^\s(]+)/.exec(text);
    if (!named) continue;
    const name = (named[1] ?? named[2] ?? named[3] ?? named[4] ?? named[5] ?? '').replaceAll('""', '"');
    if (/^\S*\s+INTEGER\b[^,]*\bPRIMARY\s+KEY\b/i.test(text.slice(named[0].length).replace(/^/, 'x '))) rowidColumn = columns.length;
    columns.push(name);
  }
  return { columns, rowidColumn };
}

/**
 * Reads tables of an SQLite database from its bytes alone, so that a GeoPackage opens in a worker of the window, which has no database engine. Tables with
 * rowids only (the GeoPackage ones are); nothing is written; every page is visited at most once, so a file with circles in it ends with a refusal.
 * A write-ahead log is a file of its own: what a program has not yet merged is not seen (GeoPackage readers say so in a note).
 */
export class SqliteFile {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #pageSize: number;
  readonly #usable: number;
  readonly #text: InstanceType<typeof TextDecoder>;
  /** the file says that it is used with a write-ahead log */
  readonly writeAhead: boolean;
  readonly tables: SqliteTable[] = [];

  constructor(bytes: Uint8Array) {
    if (!isSqlite(bytes)) throw new UnreadableFile('not-sqlite', 'This is not an SQLite database. Export it again from the program that made it.');
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const size = this.#view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    if (this.#pageSize < 512 || (this.#pageSize & (this.#pageSize - 1)) !== 0) throw damaged();
    this.#usable = this.#pageSize - bytes[20]!;
    if (this.#usable < 480) throw damaged();
    this.writeAhead = bytes[19] === 2;
    this.#text = new TextDecoder({ 2: 'utf-16le', 3: 'utf-16be' }[this.#view.getUint32(56)] ?? 'utf-8');
    for (const { values: [type, name, , rootPage, sql] } of this.#rows(1)) {
      if (type === 'table' && typeof name === 'string' && typeof sql === 'string' && Number(rootPage) > 0) this.tables.push({ name, sql, rootPage: Number(rootPage), ...columnsOf(sql) });
    }
  }

  /** Rows of a table by column name, in the order of their rowids; none where there is no such table. Throws UnreadableFile (sqlite-damaged). */
  *rows(table: string): Generator<Record<string, SqliteValue>> {
    const found = this.tables.find(({ name }) => name.toLowerCase() === table.toLowerCase());
    if (!found) return;
    for (const { rowid, values } of this.#rows(found.rootPage)) {
      const row: Record<string, SqliteValue> = {};
      found.columns.forEach((column, index) => { row[column] = index === found.rowidColumn ? (values[index] ?? rowid) : (values[index] ?? null); });
      yield row;
    }
  }

  /** A table b-tree from left to right (section 1.6). */
  *#rows(root: number): Generator<{ rowid: number; values: SqliteValue[] }> {
    const seen = new Set<number>();
    const waiting = [root];
    while (waiting.length > 0) {
      const page = waiting.pop()!;
      const start = (page - 1) * this.#pageSize;
      if (page < 1 || seen.has(page) || start + this.#pageSize > this.#bytes.length) throw damaged();
      seen.add(page);
      const header = start + (page === 1 ? 100 : 0);
      const kind = this.#bytes[header];
      const count = this.#view.getUint16(header + 3);
      const cells = header + (kind === 5 ? 12 : 8);
      if ((kind !== 5 && kind !== 13) || cells + 2 * count > start + this.#pageSize) throw damaged();
      const cell = (k: number) => {
        const at = start + this.#view.getUint16(cells + 2 * k);
        if (at < cells || at + 4 > start + this.#pageSize) throw damaged();
        return at;
      };
      if (kind === 5) {
        waiting.push(this.#view.getUint32(header + 8));
        for (let k = count - 1; k >= 0; k -= 1) waiting.push(this.#view.getUint32(cell(k)));
        continue;
      }
      for (let k = 0; k < count; k += 1) {
        const [size, afterSize] = varint(this.#bytes, cell(k));
        const [rowid, body] = varint(this.#bytes, afterSize);
        yield { rowid, values: this.#record(this.#payload(body, size, start + this.#usable)) };
      }
    }
  }

  /** A payload with its overflow pages (section 1.6, "cell payload overflow pages"). */
  #payload(at: number, size: number, end: number): Uint8Array {
    const most = this.#usable - 35;
    if (size > this.#bytes.length) throw damaged();
    if (size <= most) {
      if (at + size > end) throw damaged();
      return this.#bytes.subarray(at, at + size);
    }
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const share = least + ((size - least) % (this.#usable - 4));
    const local = share <= most ? share : least;
    if (at + local + 4 > end) throw damaged();
    const whole = new Uint8Array(size);
    whole.set(this.#bytes.subarray(at, at + local));
    let filled = local;
    let next = this.#view.getUint32(at + local);
    while (filled < size) {
      const start = (next - 1) * this.#pageSize;
      if (next < 1 || start + this.#pageSize > this.#bytes.length) throw damaged();
      const part = Math.min(size - filled, this.#usable - 4);
      whole.set(this.#bytes.subarray(start + 4, start + 4 + part), filled);
      filled += part;
      next = this.#view.getUint32(start);
    }
    return whole;
  }

  /** Values of a record (section 2.1). */
  #record(bytes: Uint8Array): SqliteValue[] {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const [headerSize, first] = varint(bytes, 0);
    const values: SqliteValue[] = [];
    let at = headerSize;
    let type = first;
    while (type < headerSize) {
      const [serial, next] = varint(bytes, type);
      type = next;
      const size = serial >= 12 ? Math.floor((serial - 12) / 2) : [0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0][serial]!;
      if (at + size > bytes.length) throw damaged();
      values.push(this.#value(view, bytes, serial, at, size));
      at += size;
    }
    return values;
  }

  #value(view: DataView, bytes: Uint8Array, serial: number, at: number, size: number): SqliteValue {
    switch (serial) {
      case 0: case 10: case 11: return null;
      case 1: return view.getInt8(at);
      case 2: return view.getInt16(at);
      case 3: return view.getInt8(at) * 65_536 + view.getUint16(at + 1);
      case 4: return view.getInt32(at);
      case 5: return view.getInt16(at) * 2 ** 32 + view.getUint32(at + 2);
      case 6: { const value = view.getBigInt64(at); return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value; }
      case 7: return view.getFloat64(at);
      case 8: return 0;
      case 9: return 1;
      default: return serial % 2 === 0 ? bytes.slice(at, at + size) : this.#text.decode(bytes.subarray(at, at + size));
    }
  }
}
