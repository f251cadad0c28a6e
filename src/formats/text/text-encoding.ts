import { noteOf, type Note } from '../format.ts';
import { say } from '../phrases/index.ts';

/** Text of a file whose encoding it may or may not declare. `declared` is what its XML declaration says, `guessed` is set when that was wrong. */
export interface DecodedText {
  text: string;
  encoding: string;
  guessed: boolean;
}

const startsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, index) => bytes[index] === byte);

/** UTF-16 without its mark, told by the zeros between letters of ASCII. */
function bareUtf16([a, b, c, d]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const isLetter = (byte: number | undefined) =>
    byte !== undefined && ((byte >= 0x20 && byte < 0x7f) || byte === 0x09 || byte === 0x0a || byte === 0x0d);
  if (isLetter(a) && b === 0 && isLetter(c) && d === 0) return 'utf-16le';
  return a === 0 && isLetter(b) && c === 0 && isLetter(d) ? 'utf-16be' : null;
}

function declaredEncoding(bytes: Uint8Array): string | null {
  const head = new TextDecoder('iso-8859-1').decode(bytes.subarray(0, 200));
  return /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? null;
}

/** Byte order mark first, then the XML declaration, then UTF-8; bytes that are not UTF-8 are read as Windows-1252, the usual mislabelled encoding. */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return { text: new TextDecoder('utf-8').decode(bytes), encoding: 'utf-8', guessed: false };
  if (startsWith(bytes, 0xff, 0xfe)) return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16le', guessed: false };
  if (startsWith(bytes, 0xfe, 0xff)) return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16be', guessed: false };
  const bare = bareUtf16(bytes);
  if (bare) return { text: new TextDecoder(bare).decode(bytes), encoding: bare, guessed: true };
  const declared = declaredEncoding(bytes);
  // A declaration of UTF-16 that can be read byte by byte is wrong by itself.
  const label = declared && !declared.startsWith('utf-16') ? declared : 'utf-8';
  try {
    return { text: new TextDecoder(label, { fatal: true }).decode(bytes), encoding: label, guessed: false };
  } catch {
    const cut = label === 'utf-8' ? cutInLetter(bytes) : null;
    return cut !== null
      ? { text: cut, encoding: label, guessed: false }
      : { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252', guessed: true };
  }
}

/** UTF-8 that breaks off inside a letter, as a download cut short does; null where the fault is elsewhere. */
function cutInLetter(bytes: Uint8Array): string | null {
  for (let lost = 1; lost <= 3 && lost < bytes.length; lost += 1) {
    if ((bytes[bytes.length - lost]! & 0xc0) !== 0xc0) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, bytes.length - lost));
    } catch {
      return null;
    }
  }
  return null;
}

/** Encoding of a file by its first bytes, where it comes in pieces: mark, then declaration, then UTF-8. */
function encodingOf(head: Uint8Array): { label: string; skip: number } {
  if (startsWith(head, 0xef, 0xbb, 0xbf)) return { label: 'utf-8', skip: 3 };
  if (startsWith(head, 0xff, 0xfe)) return { label: 'utf-16le', skip: 2 };
  if (startsWith(head, 0xfe, 0xff)) return { label: 'utf-16be', skip: 2 };
  const bare = bareUtf16(head);
  if (bare) return { label: bare, skip: 0 };
  const declared = declaredEncoding(head);
  return { label: declared && !declared.startsWith('utf-16') ? declared : 'utf-8', skip: 0 };
}

/**
 * Texts out of bytes that begin like ASCII. What is not in the declared encoding is read as Windows-1252, the usual mislabelled one, and `guessed` is set; each
 * text is judged by itself, so that one bad name does not spoil the others.
 */
export class BytesDecoder {
  readonly label: string;
  guessed = false;
  readonly #strict: InstanceType<typeof TextDecoder>;
  readonly #loose = new TextDecoder('windows-1252');
  #streaming: InstanceType<typeof TextDecoder> | null = null;

  constructor(label: string) {
    let known = label;
    try {
      new TextDecoder(label);
    } catch {
      known = 'utf-8';
      this.guessed = true;
    }
    this.label = known;
    this.#strict = new TextDecoder(known, { fatal: true, ignoreBOM: true });
  }

  text(bytes: Uint8Array): string {
    // Short plain texts are most of a file; a decoder takes longer to be called than they take to be read.
    if (bytes.length <= 40) {
      let at = 0;
      while (at < bytes.length && bytes[at]! < 0x80) at += 1;
      if (at === bytes.length) return String.fromCharCode.apply(null, bytes as unknown as number[]);
    }
    try {
      return this.#strict.decode(bytes);
    } catch {
      this.guessed = true;
      return this.#loose.decode(bytes);
    }
  }

  /** Pieces of one long text; a letter may be cut between them. */
  stream(bytes: Uint8Array): string {
    this.#streaming ??= new TextDecoder(this.label, { fatal: true, ignoreBOM: true });
    try {
      return this.#streaming.decode(bytes, { stream: true });
    } catch {
      this.guessed = true;
      this.#streaming = new TextDecoder('windows-1252');
      return this.#streaming.decode(bytes, { stream: true });
    }
  }

  /** What is left of the last letter; a letter that the file breaks off in is lost. */
  end(): string {
    try {
      return this.#streaming?.decode() ?? '';
    } catch {
      return '';
    }
  }
}

/** Pieces of a text file as bytes that begin like ASCII, whatever its encoding, and the decoder that makes texts of them. */
export class TextPieces {
  readonly decoder: BytesDecoder;
  readonly #wide: InstanceType<typeof TextDecoder> | null;
  readonly #encoder = new TextEncoder();
  #skip: number;

  constructor(head: Uint8Array) {
    const { label, skip } = encodingOf(head);
    this.#skip = skip;
    this.#wide = label.startsWith('utf-16') ? new TextDecoder(label) : null;
    this.decoder = new BytesDecoder(this.#wide ? 'utf-8' : label);
  }

  /** The next piece, without the byte order mark; UTF-16 turned into UTF-8. */
  next(piece: Uint8Array): Uint8Array {
    const bytes = piece.subarray(this.#skip);
    this.#skip = 0;
    return this.#wide ? this.#encoder.encode(this.#wide.decode(bytes, { stream: true })) : bytes;
  }
}

export const guessedEncodingNote: Note = noteOf('encoding-guessed', 'warning', say('file.encoding-guessed'));
