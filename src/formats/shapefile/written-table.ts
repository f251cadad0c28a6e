import type { Properties } from '#geo/types.ts';
import { AttributeColumns, textOf, type AttributeColumn } from '../attribute-columns.ts';
import { noteOf, type Note } from '../format.ts';
import { ownValue } from '../own-properties.ts';
import { say } from '../phrases/index.ts';

const maxTextBytes = 254;
/** 32 bytes each in a head of 65,535 */
const maxFields = 2046;
const maxRowBytes = 65_500;
/** Digits, sign and point of a number in a dBASE table (dBASE III Plus: 19, dBASE IV: 20). */
const maxDigits = 20;

interface Field {
  source: string;
  name: string;
  type: 'C' | 'N' | 'L' | 'D';
  size: number;
  decimals: number;
}

const encoder = new TextEncoder();
const lengthOf = (text: string) => encoder.encode(text).length;

/** Names of at most ten bytes, each used once. */
function fieldNames(names: string[]): string[] {
  const seen = new Set<string>();
  const cut = (text: string, most: number) => {
    let short = text;
    while (lengthOf(short) > most) short = [...short].slice(0, -1).join('');
    return short;
  };
  return names.map((name) => {
    let unique = cut(name, 10) || 'field';
    for (let k = 1; seen.has(unique.toLowerCase()); k += 1) unique = `${cut(name, 10 - String(k).length - 1)}_${k}`;
    seen.add(unique.toLowerCase());
    return unique;
  });
}

/** A long text goes on in further fields "name", "name_1", … because dBASE keeps 254 bytes in one, and no blank at the end: a cut leaves letters on both sides. */
function pieces(text: string): string[] {
  if (text.length * 3 <= maxTextBytes) return [text];
  const letters = [...text];
  const parts: string[] = [];
  let start = 0;
  while (start < letters.length) {
    let end = start;
    for (let size = 0; end < letters.length; end += 1) {
      size += lengthOf(letters[end]!);
      if (size > maxTextBytes) break;
    }
    const full = end;
    while (end < letters.length && end > start + 1 && (/\s/.test(letters[end - 1]!) || /\s/.test(letters[end]!))) end -= 1;
    if (end === start + 1 && full > end) end = full;
    parts.push(letters.slice(start, end).join(''));
    start = end;
  }
  return parts.length > 0 ? parts : [''];
}

/** The digits of a number without an exponent, as dBASE has them: 1e-7 is 0.0000001. */
function digitsOf(value: number): string {
  const text = String(value);
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?e([-+]\d+)$/.exec(text) ?? [];
  if (whole === '') return text;
  const point = whole.length + Number(exponent);
  const digits = `${whole}${fraction}`;
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  return `${sign}${digits.slice(0, point).padEnd(point, '0')}${digits.length > point ? `.${digits.slice(point)}` : ''}`;
}

/** What the values of one column need. */
class ColumnWidth {
  longestBytes = 1;
  pieces = 1;
  wholeDigits = 1;
  decimals = 0;
  isPlain = true;

  add(value: unknown): void {
    if (typeof value === 'number') {
      const digits = digitsOf(value);
      const point = digits.indexOf('.');
      this.wholeDigits = Math.max(this.wholeDigits, point < 0 ? digits.length : point);
      if (point >= 0) this.decimals = Math.max(this.decimals, digits.length - point - 1);
      this.isPlain &&= /^-?\d+(\.\d+)?$/.test(digits);
    }
    const text = textOf(value);
    // A letter has three bytes at most for each unit of its length.
    if (text.length * 3 <= this.longestBytes) return;
    this.longestBytes = Math.max(this.longestBytes, lengthOf(text));
    if (text.length * 3 > maxTextBytes) this.pieces = Math.max(this.pieces, pieces(text).length);
  }

  /** null where a number has more digits than the format takes */
  numberField(name: string): Field | null {
    const size = this.wholeDigits + (this.decimals > 0 ? this.decimals + 1 : 0);
    return size <= maxDigits && this.isPlain ? { source: name, name, type: 'N', size, decimals: this.decimals } : null;
  }
}

/** The rows of a table while they are counted: what their columns need. */
export class TableSurvey {
  readonly #columns = new AttributeColumns();
  readonly #widths = new Map<string, ColumnWidth>();
  count = 0;

  add(row: Properties): void {
    this.count += 1;
    this.#columns.add(row);
    for (const name in row) {
      const value = ownValue(row, name);
      if (value === null || value === undefined) continue;
      let width = this.#widths.get(name);
      if (!width) this.#widths.set(name, (width = new ColumnWidth()));
      width.add(value);
    }
  }

  /** The table that these rows fit; what does not go in as it is becomes a note. */
  table(notes: Note[] | undefined): WrittenTable {
    const wanted = this.#columns.list.flatMap((column) => this.#fieldsOf(column, notes));
    fieldNames(wanted.map(({ name }) => name)).forEach((name, index) => {
      wanted[index]!.name = name;
    });
    const fields = whatFits(wanted, notes);
    for (const { source, name, type, decimals } of fields) {
      if (source !== name && !(type === 'C' && decimals > 0))
        notes?.push(
          noteOf('shapefile-name-shortened', 'warning', say('file.shapefile.name-shortened', { name: source.slice(0, 80), other: name })),
        );
    }
    // A table without a column is none to most readers.
    if (fields.length === 0) fields.push({ source: '', name: 'FID', type: 'N', size: 10, decimals: 0 });
    return new WrittenTable(fields, this.count);
  }

  /** Long texts in pieces, whole numbers and decimals as digits, days, yes and no. */
  #fieldsOf({ name, kind }: AttributeColumn, notes: Note[] | undefined): Field[] {
    const width = this.#widths.get(name) ?? new ColumnWidth();
    if (kind === 'boolean') return [{ source: name, name, type: 'L', size: 1, decimals: 0 }];
    if (kind === 'date') return [{ source: name, name, type: 'D', size: 8, decimals: 0 }];
    if (kind === 'integer' || kind === 'real') {
      const number = width.numberField(name);
      if (number) return [number];
      notes?.push(noteOf('shapefile-numbers-as-text', 'warning', say('file.shapefile.numbers-as-text', { name: name.slice(0, 80) })));
    }
    return Array.from({ length: width.pieces }, (_, part) => ({
      source: name,
      name: part === 0 ? name : `${name.slice(0, 7)}_${part}`,
      type: 'C',
      size: Math.min(width.longestBytes, maxTextBytes),
      decimals: part,
    }));
  }
}

/** The head of a table and the width of its rows are numbers of two bytes: what comes after that is left out, with a note. */
function whatFits(fields: Field[], notes?: Note[]): Field[] {
  let width = 1;
  const fit = fields.slice(0, maxFields).filter(({ size }) => {
    width += size;
    return width <= maxRowBytes;
  });
  const kept = new Set(fit);
  const lost = [...new Set(fields.filter((field) => !kept.has(field)).map(({ source }) => source))];
  if (lost.length > 0) {
    const names = lost
      .slice(0, 5)
      .map((name) => `“${name.slice(0, 40)}”`)
      .join(', ');
    const facts = { columns: maxFields, bytes: maxRowBytes, names };
    notes?.push(
      noteOf(
        'shapefile-columns-cut',
        'warning',
        lost.length > 5
          ? say('file.shapefile.more-columns-cut', { ...facts, n: lost.length - 5 })
          : say('file.shapefile.columns-cut', facts),
      ),
    );
  }
  return fit;
}

function cellOf(row: Properties, field: Field): string {
  const value = ownValue(row, field.source);
  if (value === null || value === undefined) return field.type === 'L' ? '?' : '';
  if (field.type === 'L') return value ? 'T' : 'F';
  if (field.type === 'D') return String(value).replaceAll('-', '');
  if (field.type === 'N') return Number(value).toFixed(field.decimals);
  return pieces(textOf(value))[field.decimals] ?? '';
}

/** A dBASE III table, letters in UTF-8 (said by the .cpg), written some rows at a time. */
export class WrittenTable {
  readonly #fields: Field[];
  readonly #count: number;
  readonly #width: number;
  #row = 0;

  constructor(fields: Field[], count: number) {
    this.#fields = fields;
    this.#count = count;
    this.#width = 1 + fields.reduce((sum, { size }) => sum + size, 0);
  }

  get #headBytes(): number {
    return 32 + 32 * this.#fields.length + 1;
  }
  get bytes(): number {
    return this.#headBytes + this.#width * this.#count + 1;
  }

  head(): Uint8Array {
    const bytes = new Uint8Array(this.#headBytes);
    const view = new DataView(bytes.buffer);
    // dBASE III; a fixed day, so that the same features give the same bytes.
    bytes.set([3, 80, 1, 1]);
    view.setUint32(4, this.#count, true);
    view.setUint16(8, bytes.length, true);
    view.setUint16(10, this.#width, true);
    this.#fields.forEach(({ name, type, size, decimals }, index) => {
      const at = 32 + 32 * index;
      bytes.set(encoder.encode(name), at);
      bytes[at + 11] = type.charCodeAt(0);
      bytes[at + 16] = size;
      bytes[at + 17] = type === 'N' ? decimals : 0;
    });
    bytes[bytes.length - 1] = 0x0d;
    return bytes;
  }

  rows(rows: Properties[]): Uint8Array {
    const bytes = new Uint8Array(this.#width * rows.length).fill(0x20);
    rows.forEach((row, index) => {
      this.#row += 1;
      let at = this.#width * index + 1;
      for (const field of this.#fields) {
        const text = field.source === '' ? String(this.#row) : cellOf(row, field);
        bytes.set(encoder.encode(field.type === 'N' ? text.padStart(field.size) : text).subarray(0, field.size), at);
        at += field.size;
      }
    });
    return bytes;
  }

  end(): Uint8Array {
    return Uint8Array.of(0x1a);
  }
}
