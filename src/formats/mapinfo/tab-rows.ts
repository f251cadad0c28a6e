import type { Properties } from '#geo/types.ts';
import { ByteReader } from '../file-source.ts';
import type { FileSource } from '../format.ts';
import { setOwn } from '../own-properties.ts';
import type { LineDecoder } from '../text/text-lines.ts';
import { dayText, timeText, valueOf, type MifColumn } from './mif-table.ts';
import type { TabHead } from './tab-head.ts';

/** Bytes of a value in a native table, by the type of its column; of char and decimal the table says them. */
const sizes: Record<string, number> = { integer: 4, smallint: 2, largeint: 8, float: 8, date: 4, time: 4, datetime: 8, logical: 1 };
const dayMilliseconds = 86_400_000;
/** the byte before a row that is not deleted */
const blank = 0x20;

interface Field extends MifColumn {
  from: number;
  to: number;
}

const finiteOr = (value: number) => (Number.isFinite(value) ? value : null);

/** Year, month and day; all of them 0 where there is none. */
function dayOf(view: DataView, at: number): string | null {
  const [year, month, day] = [view.getInt16(at, true), view.getUint8(at + 2), view.getUint8(at + 3)];
  return year === 0 && month === 0 && day === 0 ? null : dayText(year, month, day);
}
/** Milliseconds of a day; none where they are no moment of one. */
function timeOf(view: DataView, at: number): string | null {
  const milliseconds = view.getInt32(at, true);
  return milliseconds >= 0 && milliseconds < dayMilliseconds ? timeText(milliseconds) : null;
}

function largeOf(view: DataView, at: number): number | string {
  const value = view.getBigInt64(at, true);
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

function momentOf(view: DataView, at: number): string | null {
  const [day, time] = [dayOf(view, at), timeOf(view, at + 4)];
  return day !== null && time !== null ? `${day}T${time}` : day;
}

/** In an interchange file a line break in a text is written as \\n; in a table it is one. */
const textValue = (text: string, type: string) => (type === 'char' ? text || null : valueOf(text, type));

/** A value as a native table keeps it. */
function nativeValue(view: DataView, { from, to, type }: Field, decoder: LineDecoder): unknown {
  switch (type) {
    case 'integer':
      return view.getInt32(from, true);
    case 'smallint':
      return view.getInt16(from, true);
    case 'largeint':
      return largeOf(view, from);
    case 'float':
      return finiteOr(view.getFloat64(from, true));
    case 'logical':
      return view.getUint8(from) !== 0;
    case 'date':
      return dayOf(view, from);
    case 'time':
      return timeOf(view, from);
    case 'datetime':
      return momentOf(view, from);
    default:
      return textValue(textIn(view, from, to, decoder), type);
  }
}

function textIn(view: DataView, from: number, to: number, decoder: LineDecoder): string {
  const bytes = new Uint8Array(view.buffer, view.byteOffset + from, to - from);
  const end = bytes.indexOf(0);
  return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** The rows of a table of MapInfo, from front to back: a .dat, whose head is one of dBASE and whose values are binary, or a .dbf. The .tab names the columns and their types. */
export class TabRows {
  readonly #bytes: ByteReader;
  readonly #fields: Field[];
  readonly #rowBytes: number;
  readonly #head: TabHead;
  /** rows that the head of the table promises */
  readonly count: number;
  /** columns of a type that is not known, which are left out */
  readonly otherColumns: MifColumn[];
  #read = 0;

  private constructor(source: FileSource, view: DataView, head: TabHead, fields: Field[]) {
    this.#head = head;
    this.count = view.getUint32(4, true);
    this.#bytes = new ByteReader(source, view.getUint16(8, true));
    this.#rowBytes = view.getUint16(10, true);
    const isKnown = ({ type }: MifColumn) => head.isDbase || type === 'char' || type === 'decimal' || Object.hasOwn(sizes, type);
    this.#fields = fields.filter(isKnown);
    this.otherColumns = fields.filter((field) => !isKnown(field));
  }

  /** null where the file is no table, or not the one that the .tab tells of */
  static async open(source: FileSource, head: TabHead): Promise<TabRows | null> {
    const start = await source.read(0, 32);
    if (start.length < 32) return null;
    const view = new DataView(start.buffer, start.byteOffset, 32);
    const [headBytes, rowBytes] = [view.getUint16(8, true), view.getUint16(10, true)];
    const described = await source.read(32, 32 * head.columns.length);
    if (described.length < 32 * head.columns.length || headBytes < 32 + described.length) return null;
    let from = 1;
    const fields = head.columns.map((column, index): Field => {
      const bytes = described[index * 32 + 16]!;
      from += bytes;
      return { ...column, from: from - bytes, to: from };
    });
    const isTold = fields.every(({ type, from: first, to }) => head.isDbase || !Object.hasOwn(sizes, type) || sizes[type] === to - first);
    // A column that the .tab does not name would shift those behind it.
    return isTold && from === rowBytes ? new TabRows(source, view, head, fields) : null;
  }

  /** share of the rows that were read, 0 to 1 */
  get share(): number {
    return this.#read / Math.max(1, this.count);
  }
  get read(): number {
    return this.#read;
  }

  /** The next row; null behind the last, or where the file breaks off. A deleted row leaves its bytes in the file. */
  async next(): Promise<{ properties: Properties; isDeleted: boolean } | null> {
    if (this.#read >= this.count || !(this.#bytes.has(this.#rowBytes) || (await this.#bytes.fill(this.#rowBytes)))) return null;
    this.#read += 1;
    const row = this.#bytes.take(this.#rowBytes);
    const properties: Properties = {};
    if (row[0] !== blank) return { properties, isDeleted: true };
    const view = new DataView(row.buffer, row.byteOffset, row.length);
    const { decoder, isDbase } = this.#head;
    for (const field of this.#fields)
      setOwn(
        properties,
        field.name,
        isDbase ? textValue(textIn(view, field.from, field.to, decoder).trimEnd(), field.type) : nativeValue(view, field, decoder),
      );
    return { properties, isDeleted: false };
  }
}
