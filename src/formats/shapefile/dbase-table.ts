import type { Properties } from '#geo/types.ts';
import { dosLetters } from '../zip/dos-letters.ts';
import { ByteReader } from '../file-source.ts';
import type { FileSource } from '../format.ts';
import { setOwn } from '../own-properties.ts';

interface Decoder {
  decode(bytes: Uint8Array): string;
}
interface Field {
  name: string;
  type: string;
  from: number;
  to: number;
}

/** Code pages by the language driver byte of dBASE, where there is no .cpg. */
const codePages: Record<number, string> = {
  0x01: '437',
  0x02: '850',
  0x03: '1252',
  0x08: '865',
  0x09: '437',
  0x0a: '850',
  0x0b: '437',
  0x0d: '437',
  0x0e: '850',
  0x0f: '437',
  0x10: '850',
  0x11: '437',
  0x12: '850',
  0x13: '932',
  0x14: '850',
  0x15: '437',
  0x16: '850',
  0x18: '437',
  0x19: '437',
  0x1a: '850',
  0x1b: '437',
  0x1d: '850',
  0x24: '850',
  0x25: '850',
  0x26: '866',
  0x37: '850',
  0x4d: '936',
  0x4e: '949',
  0x4f: '950',
  0x50: '874',
  0x57: '1252',
  0x58: '1252',
  0x59: '1252',
  0x65: '866',
  0x78: '950',
  0x79: '949',
  0x7a: '936',
  0x7b: '932',
  0x7c: '874',
  0xc8: '1250',
  0xc9: '1251',
  0xca: '1254',
  0xcb: '1253',
  0xcc: '1257',
};
const namedPages: Record<string, string> = {
  '65001': 'utf-8',
  utf8: 'utf-8',
  '936': 'gbk',
  gbk: 'gbk',
  gb2312: 'gbk',
  gb18030: 'gb18030',
  '950': 'big5',
  big5: 'big5',
  '932': 'shift_jis',
  sjis: 'shift_jis',
  shiftjis: 'shift_jis',
  '949': 'euc-kr',
  euckr: 'euc-kr',
  '874': 'windows-874',
  '866': 'ibm866',
  koi8r: 'koi8-r',
};

/** The decoder that a .cpg file ("UTF-8", "1252", "ISO 8859-1", "88591", "ANSI 1252", "CP850", "LDID/87" …) or the driver byte asks for; null where neither says. */
function decoderFor(cpg: string | null, driver: number): Decoder | null {
  let name = (cpg ?? '')
    .trim()
    .toLowerCase()
    .replace(/[\s_-]/g, '');
  const ldid = /^ldid\/(\d+)$/.exec(name);
  if (ldid) name = codePages[Number(ldid[1])] ?? '';
  else if (name === '') name = codePages[driver] ?? '';
  return letterDecoder(name.replace(/^(ansi|cp|oem|ibm|windows|win|ms)(?=\d)/, ''));
}

/** The decoder of a code page by its bare name ("1252", "850", "utf8", "88591"); null for one that is not known. */
export function letterDecoder(name: string): Decoder | null {
  const dos = dosLetters[name];
  if (dos)
    return {
      decode: (bytes) => {
        let text = '';
        for (const byte of bytes) text += byte < 0x80 ? String.fromCharCode(byte) : dos[byte - 0x80]!;
        return text;
      },
    };
  const label = namedPages[name] ?? (/^125\d$/.test(name) ? `windows-${name}` : name.replace(/^(?:iso)?8859(\d+)$/, 'iso-8859-$1'));
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/** A dBASE table (.dbf), its rows from front to back. */
export class DbaseTable {
  readonly #rows: ByteReader;
  readonly #fields: Field[];
  readonly #width: number;
  readonly #decoder: Decoder | null;
  readonly #strict = new TextDecoder('utf-8', { fatal: true });
  readonly #loose = new TextDecoder('windows-1252');
  /** rows that its head promises */
  readonly count: number;
  #at = 0;

  private constructor(source: FileSource, head: Uint8Array, cpg: string | null) {
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    this.count = view.getUint32(4, true);
    this.#width = view.getUint16(10, true);
    this.#decoder = decoderFor(cpg, head[29]!);
    this.#rows = new ByteReader(source, view.getUint16(8, true));
    const described: { name: string; type: string; size: number; high: number }[] = [];
    for (let at = 32; at + 32 <= head.length && head[at] !== 0x0d; at += 32) {
      described.push({
        name: this.#decode(head.subarray(at, at + 11)),
        type: String.fromCharCode(head[at + 11]!),
        size: head[at + 16]!,
        high: head[at + 17]!,
      });
    }
    const plain = described.reduce((sum, { size }) => sum + size, 1);
    // Clipper and FoxPro write texts above 255 letters with the upper byte of their length where numbers have their decimals.
    const wide =
      plain !== this.#width &&
      described.reduce((sum, { size, high, type }) => sum + size + (type === 'C' ? high * 256 : 0), 1) === this.#width;
    let offset = 1;
    this.#fields = described.map(({ name, type, size, high }) => {
      const from = offset;
      offset += size + (wide && type === 'C' ? high * 256 : 0);
      return { name, type, from, to: offset };
    });
  }

  /** null where the file is too short to be a table */
  static async open(source: FileSource, cpg: string | null): Promise<DbaseTable | null> {
    const first = await source.read(0, 32);
    if (first.length < 32) return null;
    const size = new DataView(first.buffer, first.byteOffset, 32).getUint16(8, true);
    return size < 33 ? null : new DbaseTable(source, await source.read(0, size), cpg);
  }

  /** The next row, with whether it was deleted (which leaves its bytes in the file); null behind the last. */
  async next(): Promise<{ row: Properties; deleted: boolean } | null> {
    if (this.#at >= this.count || this.#width < 1 || !(this.#rows.has(this.#width) || (await this.#rows.fill(this.#width)))) return null;
    this.#at += 1;
    const bytes = this.#rows.take(this.#width);
    return {
      row: joinedRow(
        this.#fields,
        this.#fields.map(({ type, from, to }) =>
          isBinary(type) ? binaryCell(bytes.subarray(from, to), type) : cell(this.#decode(bytes.subarray(from, to)), type),
        ),
      ),
      deleted: bytes[0] === 0x2a,
    };
  }

  #decode(bytes: Uint8Array): string {
    const end = bytes.indexOf(0);
    const used = end < 0 ? bytes : bytes.subarray(0, end);
    if (this.#decoder) return this.#decoder.decode(used).trim();
    try {
      return this.#strict.decode(used).trim();
    } catch {
      return this.#loose.decode(used).trim();
    }
  }
}

/** Texts above 254 bytes go on in fields of 254 bytes called "name_1", "name_2", … (our writer does so, and others): they become one again. */
function joinedRow(fields: Field[], values: unknown[]): Properties {
  const row: Properties = {};
  let base = '';
  let count = 0;
  fields.forEach(({ name, type, from, to }, index) => {
    const goesOn = base !== '' && type === 'C' && to - from === 254 && name === `${base.slice(0, 7)}_${count + 1}`;
    if (goesOn) {
      count += 1;
      if (values[index] !== null) row[base] = `${String(row[base] ?? '')}${String(values[index])}`;
      return;
    }
    setOwn(row, name, values[index] ?? null);
    base = type === 'C' && to - from === 254 ? name : '';
    count = 0;
  });
  return row;
}

/** Visual FoxPro and dBASE 7 keep some numbers in binary form. */
const isBinary = (type: string) => type === 'I' || type === 'O' || type === 'B';
function binaryCell(bytes: Uint8Array, type: string): unknown {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (type === 'I' && bytes.length === 4) return view.getInt32(0, true);
  return bytes.length === 8 && Number.isFinite(view.getFloat64(0, true)) ? view.getFloat64(0, true) : null;
}

function cell(text: string, type: string): unknown {
  if (text === '') return null;
  if (type === 'N' || type === 'F') {
    const value = Number(text.replace(',', '.'));
    // More digits than a number keeps are a name for something: they stay as they are written.
    if (Number.isInteger(value) && !Number.isSafeInteger(value) && /^[-+]?\d+$/.test(text)) return text;
    return Number.isFinite(value) ? value : null;
  }
  if (type === 'L') return /^[ty]$/i.test(text) ? true : /^[nf]$/i.test(text) ? false : null;
  if (type === 'D') return /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : text;
  return text;
}
