import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../format.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { BytesDecoder } from './text-encoding.ts';
import { say, type FilePhrase } from '../phrases/index.ts';

/** The text of an element since its last tag. Made into a string only when somebody asks; numbers are read from the bytes. */
export class XmlText {
  bytes: Uint8Array = new Uint8Array(0);
  from = 0;
  to = 0;
  /** text in pieces (CDATA, comments between, another parser); the range above is empty then */
  pieces: string | null = null;
  readonly #read: (bytes: Uint8Array) => string;
  constructor(read: (bytes: Uint8Array) => string) {
    this.#read = read;
  }

  /** A text that is a string already. */
  static of(text: string): XmlText {
    const made = new XmlText(() => '');
    made.pieces = text;
    return made;
  }

  /** whether nothing but blanks is in it, without making a string of it */
  get isBlank(): boolean {
    if (this.pieces !== null) return this.pieces.trim() === '';
    for (let at = this.from; at < this.to; at += 1) if (this.bytes[at]! > 0x20) return false;
    return true;
  }
  trimmed(): string {
    return this.toString().trim();
  }
  toString(): string {
    return this.pieces ?? (this.from === this.to ? '' : this.#read(this.bytes.subarray(this.from, this.to)));
  }
}

export type XmlAttributes = Readonly<Record<string, string>>;

export interface XmlHandler {
  /** names come without their namespace prefix; `before` is the text between the tag before and this one */
  open(name: string, attributes: XmlAttributes, before: XmlText): void;
  close(name: string, text: XmlText): void;
  /** what is not well-formed, where the patient parser says it in its own words; reading goes on */
  fault(reason: FilePhrase | string): void;
}

interface Name {
  qualified: string;
  local: string;
}

const noAttributes: XmlAttributes = Object.freeze({});
const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** A tag longer than this is none that a map program wrote; the patient parser takes it. */
const maxTagBytes = 1 << 20;
/** names with the same sum that are kept; two are rare in a file that nobody made for it */
const maxOfOneSum = 8;
const maxComment = 1 << 24;
/** A ring of ten million corners has as much; a text that never ends stops here. */
const maxText = 1 << 28;
const tooLong = () => new UnreadableFile('text-too-long', say('file.xml.endless-element'));

const [lessThan, greaterThan, slash, exclamation, question, equals, quote, apostrophe] = [0x3c, 0x3e, 0x2f, 0x21, 0x3f, 0x3d, 0x22, 0x27];
const isBlank = (byte: number) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
// Names with letters beyond ASCII are rare, and not each of them is allowed: the patient parser judges them.
const isNameStart = (byte: number) => (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || byte === 0x5f;
const isName = (byte: number) => isNameStart(byte) || (byte >= 0x30 && byte <= 0x3a) || byte === 0x2d || byte === 0x2e;

/**
 * Events of an XML file that comes in pieces, from its bytes: tags are matched and texts are handed on where they stand, several times faster than a parser of
 * strings. Only plain, well-formed XML is read here. At the first thing that is not (a document type, tags that do not match, attributes without quotes …) saxes
 * takes over from that place on, with the elements that are open, and says what is wrong.
 */
export class XmlEvents {
  readonly #handler: XmlHandler;
  readonly #decoder: BytesDecoder;
  readonly #names = new Map<number, { name: Name; bytes: Uint8Array }[]>();
  #nameCount = 0;
  readonly #stack: Name[] = [];
  readonly #text: XmlText;
  readonly #kept = new KeptBytes();
  /** begin of the text after the last tag */
  #run = 0;
  /** up to here there is no "<" in the text */
  #look = 0;
  /** up to here the end of a comment or CDATA was looked for: a long one in many pieces is not searched again with each */
  #sought = 0;
  #pieces = '';
  #rooted = false;
  #lines = 1;
  #patient: SaxesParser | null = null;

  constructor(handler: XmlHandler, decoder: BytesDecoder) {
    this.#handler = handler;
    this.#decoder = decoder;
    this.#text = new XmlText((bytes) => this.#unescaped(bytes));
  }

  write(chunk: Uint8Array): void {
    if (this.#patient) {
      this.#writePatient(this.#decoder.stream(chunk));
      return;
    }
    this.#append(chunk);
    this.#scan();
  }

  end(): void {
    if (!this.#patient) {
      const rest = this.#kept.bytes.subarray(this.#run);
      if (this.#stack.length === 0 && this.#rooted && rest.every(isBlank)) return;
      this.#becomePatient();
    }
    this.#writePatient(this.#decoder.end());
    try {
      this.#patient!.close();
    } catch {
      /* told as a fault */
    }
  }

  #append(chunk: Uint8Array): void {
    if (this.#kept.bytes.length - this.#run > maxText) throw tooLong();
    this.#countLines(this.#run);
    this.#kept.next(this.#run, chunk);
    this.#look -= this.#run;
    this.#sought -= this.#run;
    this.#run = 0;
  }

  #countLines(before: number): void {
    for (let at = this.#kept.bytes.indexOf(0x0a); at >= 0 && at < before; at = this.#kept.bytes.indexOf(0x0a, at + 1)) this.#lines += 1;
  }

  #scan(): void {
    for (;;) {
      const at = this.#kept.bytes.indexOf(lessThan, this.#look);
      if (at < 0) {
        this.#look = this.#kept.bytes.length;
        return;
      }
      this.#look = at;
      const end = this.#token(at);
      // Infinity: the token goes on in the next piece
      if (end === Infinity) {
        if (this.#kept.bytes.length - at > (this.#kept.bytes[at + 1] === exclamation ? maxComment : maxTagBytes)) this.#becomePatient();
        return;
      }
      if (end < 0) {
        this.#becomePatient();
        return;
      }
      this.#run = end;
      this.#look = end;
    }
  }

  /** Handles what begins with the "<" at `at`: the place after it, Infinity when it is not all there, -1 when it is not for this parser. */
  #token(at: number): number {
    const bytes = this.#kept.bytes;
    const next = bytes[at + 1];
    if (next === undefined) return Infinity;
    if (next === slash) return this.#closing(at);
    if (isNameStart(next)) return this.#opening(at);
    if (next === question) return this.#skipped(at, at + 2, '?>');
    if (next !== exclamation) return -1;
    if (bytes.length < at + 9) return Infinity;
    if (bytes[at + 2] === 0x2d && bytes[at + 3] === 0x2d) return this.#skipped(at, at + 4, '-->');
    if (bytes[at + 2] !== 0x5b) return -1;
    const end = this.#endOf(']]>', at + 9);
    if (end < 0) return Infinity;
    this.#keepRun(at);
    this.#pieces += this.#decoder.text(bytes.subarray(at + 9, end)).replace(/\r\n?/g, '\n');
    return end + 3;
  }

  /** The text before a comment or CDATA, put aside. */
  #keepRun(to: number): void {
    if (to > this.#run) this.#pieces += this.#unescaped(this.#kept.bytes.subarray(this.#run, to));
  }

  /** The place of `mark` behind `from`, -1 where it is not there yet. */
  #endOf(mark: string, from: number): number {
    const { bytes } = this.#kept;
    const end = indexOfText(bytes, mark, Math.max(from, this.#sought - mark.length + 1));
    if (end < 0) this.#sought = bytes.length;
    return end;
  }

  #skipped(at: number, from: number, mark: string): number {
    const end = this.#endOf(mark, from);
    if (end < 0) return Infinity;
    this.#keepRun(at);
    return end + mark.length;
  }

  #closing(at: number): number {
    const bytes = this.#kept.bytes;
    let to = at + 2;
    while (to < bytes.length && isName(bytes[to]!)) to += 1;
    const nameEnd = to;
    while (to < bytes.length && isBlank(bytes[to]!)) to += 1;
    if (to >= bytes.length) return Infinity;
    const open = this.#stack.at(-1);
    if (bytes[to] !== greaterThan || !open || this.#nameAt(at + 2, nameEnd) !== open) return -1;
    this.#stack.pop();
    this.#close(open, at);
    return to + 1;
  }

  #close(name: Name, textEnd: number): void {
    this.#handler.close(name.local, this.#textUpTo(textEnd));
  }

  /** The text since the last tag; its pieces are used up. */
  #textUpTo(end: number): XmlText {
    const text = this.#text;
    if (this.#pieces === '') {
      text.bytes = this.#kept.bytes;
      text.from = this.#run;
      text.to = end;
      text.pieces = null;
    } else {
      this.#keepRun(end);
      text.from = text.to = 0;
      text.pieces = this.#pieces;
      this.#pieces = '';
    }
    return text;
  }

  // oxlint-disable-next-line complexity -- walks over the bytes of every tag of a file: a call for each attribute would cost speed
  #opening(at: number): number {
    const bytes = this.#kept.bytes;
    const { length } = bytes;
    let to = at + 2;
    while (to < length && isName(bytes[to]!)) to += 1;
    const nameEnd = to;
    let attributes: Record<string, string> | null = null;
    for (;;) {
      const gap = to;
      while (to < length && isBlank(bytes[to]!)) to += 1;
      if (to + 1 >= length && bytes[to] !== greaterThan) return Infinity;
      if (bytes[to] === greaterThan || (bytes[to] === slash && bytes[to + 1] === greaterThan)) break;
      if (to === gap || !isNameStart(bytes[to]!)) return -1;
      const key = to;
      while (to < length && isName(bytes[to]!)) to += 1;
      const keyEnd = to;
      while (to < length && isBlank(bytes[to]!)) to += 1;
      if (to < length && bytes[to] !== equals) return -1;
      to += 1;
      while (to < length && isBlank(bytes[to]!)) to += 1;
      if (to >= length) return Infinity;
      const mark = bytes[to]!;
      if (mark !== quote && mark !== apostrophe) return -1;
      const end = bytes.indexOf(mark, to + 1);
      if (end < 0) return Infinity;
      const raw = bytes.subarray(to + 1, end);
      if (raw.includes(lessThan)) return -1;
      attributes ??= {};
      // Blanks of any kind count as spaces in an attribute (XML 1.0, section 3.3.3).
      attributes[this.#nameAt(key, keyEnd).qualified] = this.#unescaped(raw, (text) => text.replace(/[\n\r\t]/g, ' '));
      to = end + 1;
    }
    // Only blanks and comments stand outside the one root.
    if (this.#stack.length === 0) {
      if (this.#rooted || !bytes.subarray(this.#run, at).every(isBlank) || this.#pieces.trim() !== '') return -1;
      this.#rooted = true;
    }
    const name = this.#nameAt(at + 1, nameEnd);
    this.#handler.open(name.local, attributes ?? noAttributes, this.#textUpTo(at));
    if (bytes[to] === greaterThan) {
      this.#stack.push(name);
      return to + 1;
    }
    this.#run = to;
    this.#close(name, to);
    return to + 2;
  }

  /** The same object for the same name, so that names are compared at once. */
  #nameAt(from: number, to: number): Name {
    const bytes = this.#kept.bytes;
    let hash = to - from;
    for (let at = from; at < to; at += 1) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
    const known = this.#names.get(hash);
    if (known) for (const each of known) if (isSame(each.bytes, bytes, from, to)) return each.name;
    const copy = bytes.slice(from, to);
    const qualified = this.#decoder.text(copy);
    const entry = { name: { qualified, local: qualified.slice(qualified.indexOf(':') + 1) }, bytes: copy };
    // A hostile file with a million names, or with names of one sum, is not remembered.
    if (this.#nameCount < 10_000 && (known?.length ?? 0) < maxOfOneSum) {
      this.#nameCount += 1;
      if (known) known.push(entry);
      else this.#names.set(hash, [entry]);
    }
    return entry.name;
  }

  #unescaped(bytes: Uint8Array, change: (text: string) => string = (text) => text): string {
    const text = change(this.#decoder.text(bytes).replace(/\r\n?/g, '\n'));
    if (!text.includes('&')) return text;
    return text.replace(/&(?:([^\s;&<]{1,60});)?/g, (whole, entity: string | undefined) => {
      const known = entity === undefined ? undefined : (entities[entity] ?? characterOf(entity));
      if (known === undefined)
        this.#handler.fault(entity === undefined ? say('file.xml.bare-ampersand') : say('file.xml.undefined-entity', { name: whole }));
      return known ?? whole;
    });
  }

  #becomePatient(): void {
    const parser = new SaxesParser({ xmlns: false, position: true, fragment: false });
    this.#patient = parser;
    const local = (qualified: string) => qualified.slice(qualified.indexOf(':') + 1);
    if (this.#rooted) parser.write(this.#stack.length === 0 ? '<kml/>' : this.#stack.map(({ qualified }) => `<${qualified}>`).join(''));
    let text = this.#pieces;
    const shown = this.#text;
    const since = () => {
      shown.from = shown.to = 0;
      shown.pieces = text;
      text = '';
      return shown;
    };
    parser.on('opentag', (tag) => {
      this.#handler.open(local(tag.name), tag.attributes as Record<string, string>, since());
      this.#stack.push({ qualified: tag.name, local: local(tag.name) });
    });
    parser.on('closetag', (tag) => {
      this.#stack.pop();
      this.#handler.close(local(tag.name), since());
    });
    const add = (piece: string) => {
      if (text.length + piece.length > maxText) throw tooLong();
      text += piece;
    };
    parser.on('text', add);
    parser.on('cdata', add);
    parser.on('error', (error) => {
      this.#handler.fault(error.message);
    });
    this.#countLines(this.#run);
    parser.line = this.#lines;
    const rest = this.#kept.bytes.subarray(this.#run);
    this.#kept.clear();
    this.#writePatient(this.#decoder.stream(rest));
  }

  #writePatient(text: string): void {
    // In pieces, because the parser keeps what it has not finished.
    for (let at = 0; at < text.length; at += 1 << 18) this.#patient!.write(text.slice(at, at + (1 << 18)));
  }
}

/** Whether a stretch of bytes is this name. */
function isSame(name: Uint8Array, bytes: Uint8Array, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let at = from; at < to; at += 1) if (name[at - from] !== bytes[at]) return false;
  return true;
}

function indexOfText(bytes: Uint8Array, mark: string, from: number): number {
  const first = mark.charCodeAt(0);
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + mark.length > bytes.length) return -1;
    let k = 1;
    while (k < mark.length && bytes[at + k] === mark.charCodeAt(k)) k += 1;
    if (k === mark.length) return at;
  }
  return -1;
}

/** The character of "#233" or "#xE9"; undefined for what is no character of XML. */
function characterOf(entity: string): string | undefined {
  const match = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity);
  const code = match ? (match[1] ? parseInt(match[1], 16) : Number(match[2])) : Number.NaN;
  const allowed =
    code === 0x9 ||
    code === 0xa ||
    code === 0xd ||
    (code >= 0x20 && code <= 0xd7ff) ||
    (code >= 0xe000 && code <= 0xfffd) ||
    (code >= 0x10000 && code <= 0x10ffff);
  return allowed ? String.fromCodePoint(code) : undefined;
}
