import { sqliteMagic, type SqliteValue } from './sqlite-file.ts';

const pageSize = 4096;
/** bytes of a payload that a table leaf keeps before it spills (file format, section 1.6) */
const mostInLeaf = pageSize - 35;
const mostInIndex = Math.floor(((pageSize - 12) * 64) / 255) - 23;
const leastLocal = Math.floor(((pageSize - 12) * 32) / 255) - 23;

export interface NewTable {
  name: string;
  sql: string;
  /** values by column, in the order of the CREATE statement; null where the column is the rowid */
  rows: SqliteValue[][];
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
    if (typeof value === 'bigint' || Number.isInteger(value)) {
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

/** Collects the pages of a database. Page numbers begin with 1; page 1 is left for the schema. */
class Pages {
  readonly list: Uint8Array[] = [new Uint8Array(pageSize)];

  add(page = new Uint8Array(pageSize)): number {
    this.list.push(page);
    return this.list.length;
  }

  /** A cell's payload: what fits stays, the rest goes to a chain of overflow pages. */
  cell(prefix: number[], payload: Uint8Array, most: number): Uint8Array {
    if (payload.length <= most) {
      const whole = new Uint8Array(prefix.length + payload.length);
      whole.set(prefix);
      whole.set(payload, prefix.length);
      return whole;
    }
    const share = leastLocal + ((payload.length - leastLocal) % (pageSize - 4));
    const local = share <= most ? share : leastLocal;
    const whole = new Uint8Array(prefix.length + local + 4);
    whole.set(prefix);
    whole.set(payload.subarray(0, local), prefix.length);
    const count = Math.ceil((payload.length - local) / (pageSize - 4));
    new DataView(whole.buffer).setUint32(prefix.length + local, this.list.length + 1);
    for (let k = 0; k < count; k += 1) {
      const page = new Uint8Array(pageSize);
      if (k + 1 < count) new DataView(page.buffer).setUint32(0, this.list.length + 2);
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

/** Groups of cells that fit a page each. */
function byPage<T extends { cell: Uint8Array }>(items: T[], room: number): T[][] {
  const groups: T[][] = [[]];
  let used = 0;
  for (const item of items) {
    const needs = item.cell.length + 2;
    if (used + needs > room && groups.at(-1)!.length > 0) {
      groups.push([]);
      used = 0;
    }
    groups.at(-1)!.push(item);
    used += needs;
  }
  return groups;
}

/** A table b-tree from the leaves up; gives its root page. With `root` the top is put there (page 1). */
function tableTree(pages: Pages, rows: { rowid: number; payload: Uint8Array }[], root?: number): number {
  const leaves = rows.map(({ rowid, payload }) => ({
    rowid,
    cell: pages.cell([...varint(payload.length), ...varint(rowid)], payload, mostInLeaf),
  }));
  const start = root === 1 ? 100 : 0;
  let level = byPage(leaves, pageSize - 8 - start).map((group) => ({
    kind: 13,
    cells: group.map(({ cell }) => cell),
    right: 0,
    lastRowid: group.at(-1)?.rowid ?? 0,
  }));
  while (level.length > 1) {
    const children = level.map((node) => {
      const page = new Uint8Array(pageSize);
      fill(page, node.kind, node.cells, node.right, 0);
      return { page: pages.add(page), lastRowid: node.lastRowid };
    });
    const links = children.map(({ page, lastRowid }) => {
      const cell = new Uint8Array([0, 0, 0, 0, ...varint(lastRowid)]);
      new DataView(cell.buffer).setUint32(0, page);
      return { cell, page, lastRowid };
    });
    // The last child of a page stands in its right pointer, not in a cell; a page of one child alone borrows a second.
    const groups = byPage(links, pageSize - 12 - start);
    if (groups.length > 1 && groups.at(-1)!.length === 1) groups.at(-1)!.unshift(groups.at(-2)!.pop()!);
    level = groups.map((group) => ({
      kind: 5,
      cells: group.slice(0, -1).map(({ cell }) => cell),
      right: group.at(-1)!.page,
      lastRowid: group.at(-1)!.lastRowid,
    }));
  }
  const top = level[0]!;
  const number = root ?? pages.add();
  fill(pages.list[number - 1]!, top.kind, top.cells, top.right, start);
  return number;
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
    return pages.cell(varint(payload.length), payload, mostInIndex);
  });
  if (cells.reduce((sum, cell) => sum + cell.length + 2, 8) > pageSize)
    throw new RangeError(`The index of ${table.name} does not fit a page`);
  const page = new Uint8Array(pageSize);
  fill(page, 10, cells, 0, 0);
  return pages.add(page);
}

/** Bytes of a new SQLite database with these tables; the same tables give the same bytes. `applicationId` and `userVersion` say what kind it is. */
export function sqliteDatabase(
  tables: NewTable[],
  { applicationId, userVersion }: { applicationId: number; userVersion: number },
): Uint8Array {
  const pages = new Pages();
  const schema: SqliteValue[][] = [];
  for (const table of tables) {
    const rows = table.rows.map((row, at) => ({ rowid: table.rowids?.[at] ?? at + 1, payload: record(row) }));
    schema.push(['table', table.name, table.name, tableTree(pages, rows), table.sql]);
    table.uniques?.forEach((columns, at) =>
      schema.push(['index', `sqlite_autoindex_${table.name}_${at + 1}`, table.name, indexLeaf(pages, table, columns), null]),
    );
  }
  tableTree(
    pages,
    schema.map((row, at) => ({ rowid: at + 1, payload: record(row) })),
    1,
  );
  const bytes = new Uint8Array(pages.list.length * pageSize);
  pages.list.forEach((page, at) => bytes.set(page, at * pageSize));
  const view = new DataView(bytes.buffer);
  [...sqliteMagic].forEach((letter, at) => {
    bytes[at] = letter.charCodeAt(0);
  });
  view.setUint16(16, pageSize);
  // versions of writing and reading (1: rollback journal), no reserved bytes, fractions 64, 32, 32 as the format fixes them
  bytes.set([1, 1, 0, 64, 32, 32], 18);
  view.setUint32(24, 1); // change counter, equal to "version valid for" at 92
  view.setUint32(28, pages.list.length);
  view.setUint32(40, 1); // schema cookie
  view.setUint32(44, 4); // schema format
  view.setUint32(56, 1); // UTF-8
  view.setUint32(60, userVersion);
  view.setUint32(68, applicationId);
  view.setUint32(92, 1);
  view.setUint32(96, 3_040_000);
  return bytes;
}
