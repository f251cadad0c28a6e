import { piecesOf } from '../file-source.ts';
import type { FileSource } from '../format.ts';

/** Texts out of bytes; `decode` is asked for whole lines only, so that no letter is cut. */
export interface LineDecoder {
  decode(bytes: Uint8Array): string;
}

/** A line without an end of this many bytes is none of a text. */
const longestLine = 1 << 24;
const [lineFeed, carriageReturn] = [10, 13];

/** Lines of a text of any size, in an encoding in which a line feed is a byte of its own; line ends of any kind. */
export class TextLines {
  readonly #pieces: AsyncGenerator<Uint8Array>;
  readonly #decoder: LineDecoder;
  #lines: string[] = [];
  #at = 0;
  #rest: Uint8Array = new Uint8Array(0);
  #isDone = false;
  /** bytes fetched so far */
  fetched = 0;

  constructor(source: FileSource, decoder: LineDecoder, from = 0) {
    this.#pieces = piecesOf(source, from);
    this.#decoder = decoder;
  }

  /** The next line without its end, where it is at hand; undefined where `fill` must be asked first, or behind the last. */
  take(): string | undefined {
    const line = this.#lines[this.#at];
    if (line !== undefined) this.#at += 1;
    return line;
  }

  /** Fetches more lines; false behind the last. */
  async fill(): Promise<boolean> {
    while (this.#at >= this.#lines.length && !this.#isDone) {
      const { value: piece } = await this.#pieces.next();
      if (piece) this.fetched += piece.length;
      else this.#isDone = true;
      this.#add(piece ?? new Uint8Array(0));
    }
    return this.#at < this.#lines.length;
  }

  async next(): Promise<string | null> {
    return this.take() ?? ((await this.fill()) ? this.take()! : null);
  }

  #add(piece: Uint8Array): void {
    const feed = piece.lastIndexOf(lineFeed);
    // Old programs end lines with a carriage return alone; one at the very end may be half of a line end.
    const end = feed >= 0 ? feed : piece.subarray(0, -1).lastIndexOf(carriageReturn);
    const isWhole = this.#isDone || this.#rest.length + piece.length > longestLine;
    const bytes = this.#rest.length === 0 ? piece : joined(this.#rest, piece);
    const cut = isWhole ? bytes.length : end < 0 ? 0 : bytes.length - (piece.length - end - 1);
    this.#rest = bytes.subarray(cut);
    if (cut === 0) return;
    const lines = this.#decoder.decode(bytes.subarray(0, cut)).split(/\r\n|\n|\r/);
    if (lines.at(-1) === '') lines.pop();
    this.#lines = lines;
    this.#at = 0;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
