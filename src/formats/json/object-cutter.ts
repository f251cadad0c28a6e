import { UnreadableFile } from '../format.ts';
import { KeptBytes } from '../kept-bytes.ts';
import { say } from '../phrases/index.ts';

/** A feature larger than this is none; what a closing brace is missing from stops here. */
const maxObjectBytes = 1 << 28;

const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket, newLine, recordSeparator] = [
  0x22, 0x5c, 0x7b, 0x7d, 0x5b, 0x5d, 0x0a, 0x1e,
];

/**
 * Cuts JSON that comes in pieces into the objects that are features: those of the list "features" of a document, of a list, or objects one after another (RFC
 * 8142, one a line, or only concatenated). Brackets and texts in quotes are followed byte by byte; what is inside an object is the parser's business.
 */
export class ObjectCutter {
  readonly #kept = new KeptBytes();
  #at = 0;
  /** begin of the object that is open */
  #start = -1;
  #depth = 0;
  #inText = false;
  #escaped = false;
  /** the last text in quotes at the top of a document, which may be the key of the list */
  #keyStart = -1;
  #key = '';
  /** depth at which objects are features: 1 in a list, 2 in a collection; 0 while a document at the top may be a feature itself */
  #itemDepth = 0;
  /** one object a line: a line's end ends an object that is broken */
  #byLines = false;
  /** a U+001E has stood in the file */
  #separated = false;
  #count = 0;

  get isOpen(): boolean {
    return this.#depth > 0;
  }

  /** The objects that ended in this piece, broken ones among them. */
  // oxlint-disable-next-line max-lines-per-function, complexity -- one loop over every byte of a file: a call for each byte would cost speed
  push(piece: Uint8Array): Uint8Array[] {
    this.#append(piece);
    const { bytes } = this.#kept;
    const { length } = bytes;
    const items: Uint8Array[] = [];
    const end = (to: number) => {
      if (this.#start >= 0) {
        items.push(bytes.subarray(this.#start, to));
        this.#count += 1;
        this.#start = -1;
      }
    };
    let at = this.#at;
    for (; at < length; at += 1) {
      const byte = bytes[at]!;
      if (byte <= recordSeparator && (byte === recordSeparator || (byte === newLine && this.#byLines)) && this.#itemDepth === 0) {
        // Neither stands inside a text of JSON, so that what is still open is broken. Where separators part the texts, line ends do not.
        if (byte === recordSeparator) {
          this.#separated = true;
          this.#byLines = false;
        }
        end(at);
        this.#depth = 0;
        this.#inText = this.#escaped = false;
        this.#keyStart = -1;
      } else if (this.#inText) {
        if (this.#escaped) this.#escaped = false;
        else if (byte === backslash) this.#escaped = true;
        else if (byte === quote) {
          this.#inText = false;
          if (this.#keyStart >= 0) {
            this.#key = at - this.#keyStart <= 20 ? String.fromCharCode(...bytes.subarray(this.#keyStart, at)) : '';
            this.#keyStart = -1;
          }
        }
      } else if (byte === quote) {
        this.#inText = true;
        if (this.#depth === 1 && this.#itemDepth === 0) this.#keyStart = at + 1;
      } else if (byte === openBrace) {
        if (this.#depth === this.#itemDepth && this.#start < 0) this.#start = at;
        this.#depth += 1;
      } else if (byte === openBracket) {
        if (this.#itemDepth === 0 && (this.#depth === 0 || (this.#depth === 1 && this.#key === 'features'))) {
          this.#itemDepth = this.#depth + 1;
          this.#start = -1;
        }
        this.#depth += 1;
      } else if (byte === closeBrace || byte === closeBracket) {
        if (this.#depth > 0) this.#depth -= 1;
        if (byte === closeBrace && this.#depth === this.#itemDepth) {
          if (this.#count === 0 && !this.#separated && this.#itemDepth === 0 && this.#start >= 0)
            this.#byLines = endsLine(bytes, at + 1) && !bytes.subarray(this.#start, at).includes(newLine);
          end(at + 1);
        }
        if (this.#depth === 0) {
          this.#itemDepth = 0;
          this.#key = '';
        }
        // The list has ended; what else its document holds is no feature.
        else if (this.#depth < this.#itemDepth) this.#itemDepth = Infinity;
      }
    }
    this.#at = at;
    return items;
  }

  #append(piece: Uint8Array): void {
    const { length } = this.#kept.bytes;
    const from = this.#start >= 0 ? this.#start : this.#keyStart >= 0 ? this.#keyStart : length;
    if (length - from + piece.length > maxObjectBytes) throw new UnreadableFile('json-invalid', say('file.json.endless-feature'));
    this.#kept.next(from, piece);
    if (this.#start >= 0) this.#start = 0;
    if (this.#keyStart >= 0) this.#keyStart -= from;
    this.#at = length - from;
  }
}

const endsLine = (bytes: Uint8Array, from: number): boolean => {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x0d) at += 1;
  return bytes[at] === newLine;
};
