import { UnreadableFile } from '../format.ts';
import { columnsOf, sqliteMagic } from './sqlite-file.ts';
import { damaged, decodeRecord, varint, type SqliteValue } from './sqlite-record.ts';
import { say } from '../phrases/index.ts';

/** A tile is some kilobytes to some megabytes. */
const maxOfTile = 64 * 1024 ** 2;

/** Gives the bytes of a file from an offset; fewer at its end. */
export type ReadPart = (offset: number, length: number) => Promise<Uint8Array>;
interface Table {
  rootPage: number;
  columns: string[];
  rowidColumn: number;
}
interface Index {
  table: string;
  columns: string[];
  rootPage: number;
}
/** Where a set of tiles is stored: in one table, or (as tippecanoe and mb-util write it) as a map to images that are shared. */
type Tiles =
  | { kind: 'plain'; index: Index; table: Table }
  | { kind: 'shared'; map: { index: Index; table: Table }; images: { index: Index; table: Table } };

const maxPages = 512;

const compare = (a: SqliteValue, b: SqliteValue): number => {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : a > b ? 1 : 0;
  return Number(a) - Number(b);
};
const notIndexed = () => new UnreadableFile('mbtiles-no-index', say('file.mbtiles.no-index'));

/**
 * One tile at a time from an MBTiles file of any size (MBTiles 1.3, https://github.com/mapbox/mbtiles-spec), read page by page through its index; the window has no
 * database engine and must not hold gigabytes. All throw UnreadableFile.
 */
export class MbTiles {
  readonly #read: ReadPart;
  readonly #pageSize: number;
  readonly #usable: number;
  readonly #text: InstanceType<typeof TextDecoder>;
  readonly #pages = new Map<number, Promise<Uint8Array>>();
  #tiles: Tiles | null = null;
  /** the rows of the metadata table: name, format (png, jpg, webp, pbf), minzoom, maxzoom, bounds, attribution … */
  metadata: Record<string, string> = {};

  private constructor(read: ReadPart, header: Uint8Array) {
    const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
    const size = view.getUint16(16);
    this.#pageSize = size === 1 ? 65_536 : size;
    if (this.#pageSize < 512 || (this.#pageSize & (this.#pageSize - 1)) !== 0) throw damaged();
    this.#usable = this.#pageSize - header[20]!;
    this.#text = new TextDecoder({ 2: 'utf-16le', 3: 'utf-16be' }[view.getUint32(56)] ?? 'utf-8');
    this.#read = read;
  }

  static async open(read: ReadPart): Promise<MbTiles> {
    const header = await read(0, 100);
    if (header.length < 100 || ![...sqliteMagic].every((letter, at) => header[at] === letter.charCodeAt(0)))
      throw new UnreadableFile('not-sqlite', say('file.mbtiles.not-one'));
    const file = new MbTiles(read, header);
    await file.#readSchema();
    return file;
  }

  /** Bytes of a tile (row 0 in the north, as in XYZ), or null where the file has none. */
  async tile(z: number, x: number, y: number): Promise<Uint8Array | null> {
    const tiles = this.#tiles!;
    const wanted: Record<string, SqliteValue> = { zoom_level: z, tile_column: x, tile_row: 2 ** z - 1 - y };
    if (tiles.kind === 'plain') {
      const row = await this.#find(tiles, wanted);
      return row?.['tile_data'] instanceof Uint8Array ? row['tile_data'] : null;
    }
    const place = await this.#find(tiles.map, wanted);
    if (!place) return null;
    const image = await this.#find(tiles.images, { tile_id: place['tile_id'] ?? null });
    return image?.['tile_data'] instanceof Uint8Array ? image['tile_data'] : null;
  }

  async #readSchema(): Promise<void> {
    const tables = new Map<string, Table>();
    const indexes: Index[] = [];
    for await (const [type, name, table, rootPage, sql] of this.#tableRows(1)) {
      if (type === 'table' && typeof sql === 'string')
        tables.set(String(name).toLowerCase(), { rootPage: Number(rootPage), ...columnsOf(sql) });
      if (type === 'index')
        indexes.push({
          table: String(table).toLowerCase(),
          rootPage: Number(rootPage),
          columns: typeof sql === 'string' ? columnsOf(sql.slice(sql.toLowerCase().indexOf(' on '))).columns : [],
        });
    }
    const places = ['zoom_level', 'tile_column', 'tile_row'];
    const indexed = (name: string, columns: string[]) => {
      const table = tables.get(name);
      // The index of a PRIMARY KEY or UNIQUE constraint has no text of its own; the standard puts it on these columns.
      const index = indexes.find(
        (index) => index.table === name && (index.columns.length === 0 || columns.every((column, at) => index.columns[at] === column)),
      );
      return table && index ? { table, index: { ...index, columns } } : null;
    };
    const plain = indexed('tiles', places);
    const [map, images] = [indexed('map', places), indexed('images', ['tile_id'])];
    if (plain) this.#tiles = { kind: 'plain', ...plain };
    else if (map && images) this.#tiles = { kind: 'shared', map, images };
    else if (tables.has('tiles') || tables.has('map')) throw notIndexed();
    else throw new UnreadableFile('not-mbtiles', say('file.mbtiles.no-tiles'));
    const metadata = tables.get('metadata');
    if (metadata)
      for await (const row of this.#tableRows(metadata.rootPage)) {
        const [name, value] = [row[metadata.columns.indexOf('name')], row[metadata.columns.indexOf('value')]];
        if (typeof name === 'string') this.metadata[name] = String(value ?? '');
      }
  }

  #page(number: number): Promise<Uint8Array> {
    const kept = this.#pages.get(number);
    this.#pages.delete(number);
    const page =
      kept ??
      this.#read((number - 1) * this.#pageSize, this.#pageSize).then((bytes) => {
        if (number < 1 || bytes.length < this.#pageSize) throw damaged();
        return bytes;
      });
    page.catch(() => this.#pages.delete(number));
    this.#pages.set(number, page);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= maxPages) break;
      this.#pages.delete(oldest);
    }
    return page;
  }

  /** Kind, cells and right-most child of a b-tree page (SQLite file format, section 1.6). */
  async #node(
    number: number,
  ): Promise<{ kind: number; bytes: Uint8Array; view: DataView; count: number; cellAt: (k: number) => number; right: number }> {
    const bytes = await this.#page(number);
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const header = number === 1 ? 100 : 0;
    const kind = bytes[header]!;
    const count = view.getUint16(header + 3);
    const isInner = kind === 2 || kind === 5;
    const cells = header + (isInner ? 12 : 8);
    if (![2, 5, 10, 13].includes(kind) || cells + 2 * count > bytes.length) throw damaged();
    const cellAt = (k: number) => {
      const at = view.getUint16(cells + 2 * k);
      if (at + 4 > bytes.length) throw damaged();
      return at;
    };
    return { kind, bytes, view, count, cellAt, right: isInner ? view.getUint32(header + 8) : 0 };
  }

  async *#tableRows(root: number): AsyncGenerator<SqliteValue[]> {
    const seen = new Set<number>();
    const waiting = [root];
    while (waiting.length > 0) {
      const number = waiting.pop()!;
      if (seen.has(number)) throw damaged();
      seen.add(number);
      const { kind, bytes, view, count, cellAt, right } = await this.#node(number);
      if (kind === 5) {
        waiting.push(right);
        for (let k = count - 1; k >= 0; k -= 1) waiting.push(view.getUint32(cellAt(k)));
        continue;
      }
      for (let k = 0; k < count; k += 1) {
        const [size, afterSize] = varint(bytes, cellAt(k));
        const [, body] = varint(bytes, afterSize);
        yield decodeRecord(await this.#payload(bytes, body, size, this.#usable - 35), this.#text);
      }
    }
  }

  /** The row whose index columns are the wanted ones: down the index to the rowid, down the table to the row. */
  async #find(
    { index, table }: { index: Index; table: Table },
    wanted: Record<string, SqliteValue>,
  ): Promise<Record<string, SqliteValue> | null> {
    const key = index.columns.map((column) => wanted[column]!);
    const order = (values: SqliteValue[]) => {
      for (const [at, value] of key.entries()) {
        const side = compare(value, values[at] ?? null);
        if (side !== 0) return side;
      }
      return 0;
    };
    let number = index.rootPage;
    for (let depth = 0; depth < 40; depth += 1) {
      const { kind, bytes, view, count, cellAt, right } = await this.#node(number);
      if (kind !== 2 && kind !== 10) throw damaged();
      const keyAt = async (k: number) => {
        const at = cellAt(k) + (kind === 2 ? 4 : 0);
        const [size, body] = varint(bytes, at);
        return decodeRecord(await this.#payload(bytes, body, size, Math.floor(((this.#usable - 12) * 64) / 255) - 23), this.#text);
      };
      let [low, high] = [0, count];
      while (low < high) {
        const middle = (low + high) >> 1;
        const values = await keyAt(middle);
        const side = order(values);
        if (side === 0) return this.#rowOf(table, Number(values.at(-1)));
        if (side < 0) high = middle;
        else low = middle + 1;
      }
      if (kind === 10) return null;
      number = low === count ? right : view.getUint32(cellAt(low));
    }
    throw damaged();
  }

  async #rowOf(table: Table, rowid: number): Promise<Record<string, SqliteValue> | null> {
    let number = table.rootPage;
    for (let depth = 0; depth < 40; depth += 1) {
      const { kind, bytes, view, count, cellAt, right } = await this.#node(number);
      let [low, high] = [0, count];
      if (kind === 5) {
        while (low < high) {
          const middle = (low + high) >> 1;
          if (rowid <= varint(bytes, cellAt(middle) + 4)[0]) high = middle;
          else low = middle + 1;
        }
        number = low === count ? right : view.getUint32(cellAt(low));
        continue;
      }
      if (kind !== 13) throw damaged();
      while (low < high) {
        const middle = (low + high) >> 1;
        const [size, afterSize] = varint(bytes, cellAt(middle));
        const [id, body] = varint(bytes, afterSize);
        if (id === rowid) {
          const values = decodeRecord(await this.#payload(bytes, body, size, this.#usable - 35), this.#text);
          return Object.fromEntries(
            table.columns.map((column, at) => [column, at === table.rowidColumn ? (values[at] ?? rowid) : (values[at] ?? null)]),
          );
        }
        if (rowid < id) high = middle;
        else low = middle + 1;
      }
      return null;
    }
    throw damaged();
  }

  /** A payload with its overflow pages; `most` is what a page holds without them. */
  async #payload(page: Uint8Array, at: number, size: number, most: number): Promise<Uint8Array> {
    if (size <= most) return page.subarray(at, at + size);
    const least = Math.floor(((this.#usable - 12) * 32) / 255) - 23;
    const share = least + ((size - least) % (this.#usable - 4));
    const local = share <= most ? share : least;
    if (at + local + 4 > page.length || size > maxOfTile) throw damaged();
    const whole = new Uint8Array(size);
    whole.set(page.subarray(at, at + local));
    let filled = local;
    let next = new DataView(page.buffer, page.byteOffset).getUint32(at + local);
    while (filled < size) {
      if (next < 1) throw damaged();
      const overflow = await this.#page(next);
      const part = Math.min(size - filled, this.#usable - 4);
      whole.set(overflow.subarray(4, 4 + part), filled);
      filled += part;
      next = new DataView(overflow.buffer, overflow.byteOffset).getUint32(0);
    }
    return whole;
  }
}
