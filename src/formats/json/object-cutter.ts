import { UnreadableFile } from '../format.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { say } from '../phrases/index.ts';
import { blankByte, featureStartsAt, lastFilled } from './feature-start.ts';

/** A feature larger than this is none; what a closing brace is missing from stops here. */
const maxObjectBytes = 1 << 28;

const [quote, backslash, comma, colon, openBrace, closeBrace, openBracket, closeBracket, newLine, recordSeparator] = [
  0x22, 0x5c, 0x2c, 0x3a, 0x7b, 0x7d, 0x5b, 0x5d, 0x0a, 0x1e,
];
/** 1 for the bytes that may change something inside of an object or a text */
const isSpecial = new Uint8Array(256);
for (const byte of [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, newLine, recordSeparator]) isSpecial[byte] = 1;

/** A place in a file, counted from 0 in bytes and from 1 in lines. */
export interface Place {
  byte: number;
  line: number;
}

/** The bytes of one member of the list, broken ones among them. */
export interface CutItem extends Place {
  bytes: Uint8Array;
}

/** Where the brackets of a file do not fit, and how many items stood before the first such place. */
export interface Damage extends Place {
  items: number;
}

/**
 * Cuts JSON that comes in pieces into the objects that are features: those of the list "features" of a document, of a list, or objects one after another (RFC
 * 8142, one a line, or only concatenated). Brackets and texts in quotes are followed byte by byte; what is inside an object is the parser's business.
 *
 * A bracket or a quote too many or too few would turn the rest of the file inside out. `{"type":"Feature"` cannot stand inside a text (its quotes would be
 * escaped), nor in a document without a key before it: where it does, the file is damaged, and a feature begins.
 */
export class ObjectCutter {
  readonly #kept = new KeptBytes();
  /** place in the file of the first byte that is kept */
  #base = 0;
  #at = 0;
  #line = 1;
  /** begin of the item that is open */
  #start = -1;
  #startLine = 1;
  #depth = 0;
  #inText = false;
  #escaped = false;
  /** the last text in quotes at the top of a document, which may be the key of the list */
  #keyStart = -1;
  #key = '';
  /** depth at which objects are features: 1 in a list, 2 in a collection; 0 while a document at the top may be a feature itself; Infinity behind the list */
  #itemDepth = 0;
  /** one object a line: a line's end ends an object that is broken */
  #byLines = false;
  /** a U+001E has stood in the file */
  #separated = false;
  /** the last byte before those kept that is no blank */
  #before = 0;
  #count = 0;
  #items: CutItem[] = [];
  #damage: Damage | null = null;

  get isOpen(): boolean {
    return this.#depth > 0;
  }
  /** the first place where the brackets do not fit */
  get damage(): Damage | null {
    return this.#damage;
  }

  /** The items that ended in this piece. */
  push(piece: Uint8Array): CutItem[] {
    this.#append(piece);
    return this.#scan(false);
  }

  /** The items that end with the file, and the one that the file breaks off in. */
  finish(): { items: CutItem[]; open: CutItem | null } {
    const items = this.#scan(true);
    const { bytes } = this.#kept;
    const open = this.#start < 0 ? null : { bytes: bytes.subarray(this.#start), byte: this.#base + this.#start, line: this.#startLine };
    return { items, open };
  }

  // oxlint-disable-next-line complexity -- one loop over every byte of a file: a call for each byte would cost speed
  #scan(isLast: boolean): CutItem[] {
    const { bytes } = this.#kept;
    const { length } = bytes;
    this.#items = [];
    let at = this.#at;
    if (this.#escaped && at < length) {
      this.#escaped = false;
      if (bytes[at] !== newLine && bytes[at] !== recordSeparator) at += 1;
    }
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      if (isSpecial[byte] === 0 && (this.#inText || this.#depth > this.#itemDepth)) continue;
      if (byte === newLine || byte === recordSeparator) this.#separator(byte, at);
      else if (this.#inText) {
        if (byte === backslash) {
          if (at + 1 === length) this.#escaped = true;
          else if (bytes[at + 1] !== newLine && bytes[at + 1] !== recordSeparator) at += 1;
        } else if (byte === quote) this.#textEnd(bytes, at);
        else if (byte === openBrace) {
          const starts = featureStartsAt(bytes, at, isLast);
          if (starts === null) break;
          if (starts) this.#startAnew(bytes, at);
        }
      } else if (byte === openBrace) {
        const isStray = this.#itemDepth === Infinity && this.#last(bytes, at) !== colon;
        const starts = isStray && featureStartsAt(bytes, at, isLast);
        if (starts === null) break;
        if (starts) this.#startAnew(bytes, at);
        else this.#open(at, false);
      } else if (byte === openBracket) this.#open(at, true);
      else if (byte === closeBrace || byte === closeBracket) {
        if (this.#isLineUnknown(bytes, at) && !isLast) break;
        this.#close(bytes, at, byte);
      } else this.#outside(at, byte);
    }
    this.#at = at;
    return this.#items;
  }

  /** Neither a line's end nor U+001E stands inside a text of JSON, so that what is still open is broken. Where separators part the texts, line ends do not. */
  #separator(byte: number, at: number): void {
    if (byte === newLine) this.#line += 1;
    if (this.#itemDepth !== 0 || (byte === newLine && !this.#byLines)) return;
    if (byte === recordSeparator) {
      this.#separated = true;
      this.#byLines = false;
    }
    this.#end(at);
    this.#depth = 0;
    this.#inText = false;
    this.#keyStart = -1;
  }

  #textEnd(bytes: Uint8Array, at: number): void {
    this.#inText = false;
    if (this.#keyStart < 0) return;
    this.#key = at - this.#keyStart <= 20 ? String.fromCharCode(...bytes.subarray(this.#keyStart, at)) : '';
    this.#keyStart = -1;
  }

  #open(at: number, isList: boolean): void {
    // A value without brackets that no comma parts from this one.
    if (this.#depth === this.#itemDepth) this.#end(at);
    if (isList && this.#itemDepth === 0 && (this.#depth === 0 || (this.#depth === 1 && this.#key === 'features'))) {
      this.#itemDepth = this.#depth + 1;
      this.#start = -1;
    } else if (this.#depth === this.#itemDepth) this.#begin(at);
    this.#depth += 1;
  }

  #close(bytes: Uint8Array, at: number, byte: number): void {
    if (this.#depth === this.#itemDepth && this.#depth > 0) {
      this.#end(at);
      // What closes an object closes no list: a bracket too many, and the list goes on.
      if (byte === closeBrace) {
        this.#damaged(at);
        return;
      }
    }
    if (this.#depth === 0) {
      this.#damaged(at);
      return;
    }
    this.#depth -= 1;
    if (this.#depth === this.#itemDepth) {
      if (this.#mayBeLines) this.#byLines = endOfLine(bytes, at + 1) === true && !bytes.subarray(this.#start, at).includes(newLine);
      this.#end(at + 1);
    }
    if (this.#depth === 0) {
      this.#itemDepth = 0;
      this.#key = '';
    }
    // The list has ended; what else its document holds is no feature.
    else if (this.#depth < this.#itemDepth) this.#itemDepth = Infinity;
  }

  /** Bytes outside of every item and text that are no bracket. */
  #outside(at: number, byte: number): void {
    if (byte === quote) {
      if (this.#depth === this.#itemDepth) this.#value(at);
      else if (this.#depth === 1 && this.#itemDepth === 0) this.#keyStart = at + 1;
      this.#inText = true;
    } else if (this.#depth !== this.#itemDepth) return;
    else if (byte === comma) {
      if (this.#depth > 0) this.#end(at);
    } else if (byte > blankByte) this.#value(at);
  }

  /** A value without brackets where a feature belongs: an item of its own in a list, and no JSON between documents. */
  #value(at: number): void {
    if (this.#depth === 0) this.#damaged(at);
    else if (this.#start < 0) this.#begin(at);
  }

  /** A feature begins where none can: what was open before it is broken. */
  #startAnew(bytes: Uint8Array, at: number): void {
    this.#damaged(at);
    this.#inText = false;
    this.#keyStart = -1;
    if (this.#itemDepth === Infinity) this.#itemDepth = this.#depth;
    else if (this.#itemDepth === 0 && this.#depth > 0) {
      if (this.#start >= 0 && featureStartsAt(bytes, this.#start, true)) this.#end(at);
      else {
        // The head of a collection is broken, so that its list was not seen to begin.
        this.#start = -1;
        this.#itemDepth = 2;
      }
    } else this.#end(at);
    this.#depth = this.#itemDepth;
    this.#begin(at);
    this.#depth += 1;
  }

  #begin(at: number): void {
    this.#start = at;
    this.#startLine = this.#line;
  }

  #end(to: number): void {
    if (this.#start < 0) return;
    this.#items.push({ bytes: this.#kept.bytes.subarray(this.#start, to), byte: this.#base + this.#start, line: this.#startLine });
    this.#count += 1;
    this.#start = -1;
  }

  #damaged(at: number): void {
    this.#damage ??= { byte: this.#base + at, line: this.#line, items: this.#count };
  }

  get #mayBeLines(): boolean {
    return this.#count === 0 && !this.#separated && this.#itemDepth === 0 && this.#start >= 0;
  }
  /** Whether this bracket ends the first object of a file whose next bytes, which say whether lines part the objects, have not come. */
  #isLineUnknown(bytes: Uint8Array, at: number): boolean {
    return this.#mayBeLines && this.#depth === 1 && endOfLine(bytes, at + 1) === null;
  }

  #last(bytes: Uint8Array, at: number): number {
    return lastFilled(bytes, at) ?? this.#before;
  }

  #append(piece: Uint8Array): void {
    const from = this.#start >= 0 ? this.#start : this.#keyStart >= 0 ? this.#keyStart : this.#at;
    if (this.#kept.bytes.length - from + piece.length > maxObjectBytes)
      throw new UnreadableFile('json-invalid', say('file.json.endless-feature'));
    this.#before = this.#last(this.#kept.bytes, from);
    this.#base += from;
    this.#kept.next(from, piece);
    if (this.#start >= 0) this.#start -= from;
    if (this.#keyStart >= 0) this.#keyStart -= from;
    this.#at -= from;
  }
}

/** Whether a line ends before anything else; null where the bytes do not say yet. */
function endOfLine(bytes: Uint8Array, from: number): boolean | null {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x0d) at += 1;
  return at < bytes.length ? bytes[at] === newLine : null;
}
