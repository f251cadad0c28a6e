import type { WrittenPiece } from '../format.ts';
import { sqliteMagic, type SqliteValue } from './sqlite-file.ts';

const pageSize = 4096;
/** bytes of a payload that a table leaf keeps before it spills (file format, section 1.6) */
const maxInLeaf = pageSize - 35;
const maxInIndex = Math.floor(((pageSize - 12) * 64) / 255) - 23;
const minLocal = Math.floor(((pageSize - 12) * 32) / 255) - 23;

export interface NewTable {
  name: string;
  sql: string;
  /** values by column, in the order of the CREATE statement; null where the column is the rowid */
  rows: SqliteValue[][];
  /** in place of rows: batches of them, for a table larger than memory */
  batches?: AsyncIterable<SqliteValue[][]>;
  /** rowids are 1, 2, 3, … unless given, ascending */
  rowids?: number[];
  /** columns of each UNIQUE or non-rowid PRIMARY KEY, in the order of the statement: SQLite keeps an index for each */
  uniques?: number[][];
}

/** A variable-length integer (section 1.5); a negative one takes nine bytes, the last of eight bits. */
function varint(value: number): number[] {
  if (value < 0) {
    const whole = BigInt.asUintN(64, BigInt(value));
    return [...Array.from({ length: 8 }, (_, k) => Number((whole >> BigInt(57 - 7 * k)) & 0x7fn) | 0x80), Number(whole & 0xffn)];
  }
  const bytes = [value % 128];
  for (let rest = Math.floor(value / 128); rest > 0; rest = Math.floor(rest / 128)) bytes.unshift((rest % 128) + 128);
  return bytes;
}

/** One record (section 2.1): header of serial types, then the values. */
function record(values: SqliteValue[]): Uint8Array {
  const types: number[] = [];
  const parts: Uint8Array[] = [];
  for (const value of values) {
    if (value === null) {
      types.push(0);
      continue;
    }
    if (typeof value === 'string' || value instanceof Uint8Array) {
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value;
      types.push(...varint(bytes.length * 2 + (typeof value === 'string' ? 13 : 12)));
      parts.push(bytes);
      continue;
    }
    const view = new DataView(new ArrayBuffer(8));
    // Whole numbers that 64 bits do not hold are reals, as they are in SQLite.
    if (typeof value === 'bigint' || Number.isSafeInteger(value)) {
      types.push(6);
      view.setBigInt64(0, BigInt(value));
    } else {
      types.push(7);
      view.setFloat64(0, value);
    }
    parts.push(new Uint8Array(view.buffer));
  }
  // The size of the header counts its own varint.
  let header = varint(types.length + 1);
  if (header.length > 1) header = varint(types.length + header.length);
  const whole = new Uint8Array(header.length + types.length + parts.reduce((sum, part) => sum + part.length, 0));
  whole.set(header);
  whole.set(types, header.length);
  let at = header.length + types.length;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Numbers the pages of a database as they are made, and keeps them until they are taken. Page 1 is left for the schema, which is known last. */
class Pages {
  count = 1;
  #made: Uint8Array[] = [new Uint8Array(pageSize)];

  add(page: Uint8Array = new Uint8Array(pageSize)): number {
    this.#made.push(page);
    this.count += 1;
    return this.count;
  }

  /** whether enough were made to be given away */
  get isFull(): boolean {
    return this.#made.length >= 256;
  }

  /** The pages since the last time. */
  take(): Uint8Array {
    const bytes = new Uint8Array(this.#made.length * pageSize);
    this.#made.forEach((page, at) => bytes.set(page, at * pageSize));
    this.#made = [];
    return bytes;
  }

  /** A cell's payload: what fits stays, the rest goes to a chain of overflow pages. */
  cell(prefix: number[], payload: Uint8Array, most: number): Uint8Array {
    if (payload.length <= most) {
      const whole = new Uint8Array(prefix.length + payload.length);
      whole.set(prefix);
      whole.set(payload, prefix.length);
      return whole;
    }
    const share = minLocal + ((payload.length - minLocal) % (pageSize - 4));
    const local = share <= most ? share : minLocal;
    const whole = new Uint8Array(prefix.length + local + 4);
    whole.set(prefix);
    whole.set(payload.subarray(0, local), prefix.length);
    const count = Math.ceil((payload.length - local) / (pageSize - 4));
    new DataView(whole.buffer).setUint32(prefix.length + local, this.count + 1);
    for (let k = 0; k < count; k += 1) {
      const page = new Uint8Array(pageSize);
      if (k + 1 < count) new DataView(page.buffer).setUint32(0, this.count + 2);
      const from = local + k * (pageSize - 4);
      page.set(payload.subarray(from, from + pageSize - 4), 4);
      this.add(page);
    }
    return whole;
  }
}

/** Fills a b-tree page: cells from the end, pointers from the front. `start` is 100 on page 1. */
function fill(page: Uint8Array, kind: number, cells: Uint8Array[], right: number, start: number): void {
  const view = new DataView(page.buffer);
  let end = pageSize;
  const pointers = start + (kind === 5 || kind === 2 ? 12 : 8);
  cells.forEach((cell, k) => {
    end -= cell.length;
    page.set(cell, end);
    view.setUint16(pointers + 2 * k, end);
  });
  page[start] = kind;
  view.setUint16(start + 3, cells.length);
  view.setUint16(start + 5, end);
  if (kind === 5 || kind === 2) view.setUint32(start + 8, right);
}

interface Cell {
  bytes: Uint8Array;
  lastRowid: number;
  /** of an inner page: the page below */
  below: number;
}

/** A b-tree of rows in ascending order, from the leaves up; a page is made when it is full, so that no more than a few pages of each level wait. */
class TableTree {
  readonly #pages: Pages;
  readonly #start: number;
  /** level 0 are the leaves; of each level the page that fills, and for inner pages the one before it, which may have to lend its last child */
  readonly #levels: { cells: Cell[]; used: number; before: Cell[] | null }[] = [];

  /** `start` is 100 where the top page is page 1 */
  constructor(pages: Pages, start = 0) {
    this.#pages = pages;
    this.#start = start;
  }

  add(rowid: number, payload: Uint8Array): void {
    this.#put(0, {
      bytes: this.#pages.cell([...varint(payload.length), ...varint(rowid)], payload, maxInLeaf),
      lastRowid: rowid,
      below: 0,
    });
  }

  #put(depth: number, cell: Cell): void {
    const level = (this.#levels[depth] ??= { cells: [], used: 0, before: null });
    const needs = cell.bytes.length + 2;
    const room = pageSize - (depth === 0 ? 8 : 12) - this.#start;
    if (level.used + needs > room && level.cells.length > 0) {
      if (level.before) this.#close(depth, level.before);
      level.before = level.cells;
      level.cells = [];
      level.used = 0;
    }
    level.cells.push(cell);
    level.used += needs;
  }

  /** Makes a page of these cells and tells the level above. */
  #close(depth: number, cells: Cell[]): void {
    const page = new Uint8Array(pageSize);
    this.#fill(page, depth, cells, 0);
    const number = this.#pages.add(page);
    const { lastRowid } = cells.at(-1)!;
    const bytes = new Uint8Array([0, 0, 0, 0, ...varint(lastRowid)]);
    new DataView(bytes.buffer).setUint32(0, number);
    this.#put(depth + 1, { bytes, lastRowid, below: number });
  }

  #fill(page: Uint8Array, depth: number, cells: Cell[], start: number): void {
    // The last child of an inner page stands in its right pointer, not in a cell.
    const within = depth === 0 ? cells : cells.slice(0, -1);
    fill(
      page,
      depth === 0 ? 13 : 5,
      within.map(({ bytes }) => bytes),
      cells.at(-1)?.below ?? 0,
      start,
    );
  }

  /** Makes the pages that still wait; gives the root page, or fills `top` with it. */
  finish(top?: Uint8Array): number {
    for (let depth = 0; ; depth += 1) {
      const level = this.#levels[depth] ?? { cells: [], used: 0, before: null };
      if (!level.before && depth >= this.#levels.length - 1) {
        const page = top ?? new Uint8Array(pageSize);
        this.#fill(page, depth, level.cells, this.#start);
        return top ? 1 : this.#pages.add(page);
      }
      if (level.before) {
        // An inner page of one child alone borrows a second.
        if (depth > 0 && level.cells.length === 1) level.cells.unshift(level.before.pop()!);
        this.#close(depth, level.before);
      }
      if (level.cells.length > 0) this.#close(depth, level.cells);
    }
  }
}

/** Order of the BINARY collation over keys that are texts or numbers, as the catalogue tables have them. */
function compareKeys(a: SqliteValue[], b: SqliteValue[]): number {
  for (let k = 0; k < a.length; k += 1) {
    const [x, y] = [a[k], b[k]];
    if (typeof x === 'string' && typeof y === 'string') {
      if (x !== y) return x < y ? -1 : 1;
    } else if (x !== y) return Number(x) - Number(y);
  }
  return 0;
}

/** The index of a UNIQUE constraint, one leaf page: only small catalogue tables have them. */
function indexLeaf(pages: Pages, table: NewTable, columns: number[]): number {
  const keys = table.rows.map((row, at) => [...columns.map((column) => row[column]!), table.rowids?.[at] ?? at + 1]).sort(compareKeys);
  const cells = keys.map((key) => {
    const payload = record(key);
    return pages.cell(varint(payload.length), payload, maxInIndex);
  });
  if (cells.reduce((sum, cell) => sum + cell.length + 2, 8) > pageSize)
    throw new RangeError(`The index of ${table.name} does not fit a page`);
  const page = new Uint8Array(pageSize);
  fill(page, 10, cells, 0, 0);
  return pages.add(page);
}

/**
 * Bytes of a new SQLite database with these tables, its first page last; the same tables give the same bytes. `applicationId` and `userVersion` say what kind it
 * is.
 */
export async function* sqlitePieces(
  tables: NewTable[],
  { applicationId, userVersion }: { applicationId: number; userVersion: number },
): AsyncGenerator<WrittenPiece> {
  const pages = new Pages();
  const schema: SqliteValue[][] = [];
  for (const table of tables) {
    const tree = new TableTree(pages);
    let count = 0;
    const add = (rows: SqliteValue[][]): void => {
      for (const row of rows) {
        tree.add(table.rowids?.[count] ?? count + 1, record(row));
        count += 1;
      }
    };
    add(table.rows);
    for await (const rows of table.batches ?? []) {
      add(rows);
      if (pages.isFull) yield pages.take();
    }
    schema.push(['table', table.name, table.name, tree.finish(), table.sql]);
    table.uniques?.forEach((columns, at) =>
      schema.push(['index', `sqlite_autoindex_${table.name}_${at + 1}`, table.name, indexLeaf(pages, table, columns), null]),
    );
  }
  const first = new Uint8Array(pageSize);
  const tree = new TableTree(pages, 100);
  schema.forEach((row, at) => tree.add(at + 1, record(row)));
  tree.finish(first);
  yield pages.take();
  const view = new DataView(first.buffer);
  [...sqliteMagic].forEach((letter, at) => {
    first[at] = letter.charCodeAt(0);
  });
  view.setUint16(16, pageSize);
  // versions of writing and reading (1: rollback journal), no reserved bytes, fractions 64, 32, 32 as the format fixes them
  first.set([1, 1, 0, 64, 32, 32], 18);
  view.setUint32(24, 1); // change counter, equal to "version valid for" at 92
  view.setUint32(28, pages.count);
  view.setUint32(40, 1); // schema cookie
  view.setUint32(44, 4); // schema format
  view.setUint32(56, 1); // UTF-8
  view.setUint32(60, userVersion);
  view.setUint32(68, applicationId);
  view.setUint32(92, 1);
  view.setUint32(96, 3_040_000);
  yield { at: 0, bytes: first };
}
