import { UnreadableFile, type FeatureBatch, type FileSource, type ImportedFile } from './format.ts';
import { say } from './phrases/index.ts';

const defaultPieceBytes = 1 << 18;
/** What a file that is read whole may have: a buffer of a browser ends at 2 GB, and its text and features need room too. */
const maxWholeBytes = 1.5 * 1024 ** 3;

/** A file that is in memory already. */
export function sourceOfBytes(name: string, bytes: Uint8Array): FileSource {
  return { name, size: bytes.length, read: async (offset, length) => bytes.subarray(offset, offset + length) };
}

/** The bytes of a source from a place on, one piece after another. A source that ends before its size ends there. */
export async function* piecesOf(source: FileSource, from = 0, to = source.size): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to;) {
    const piece = await source.read(at, Math.min(source.pieceBytes ?? defaultPieceBytes, to - at));
    if (piece.length === 0) return;
    at += piece.length;
    yield piece;
  }
}

/** All bytes of a source. Throws UnreadableFile (file-too-large) for what does not fit into memory. */
export async function bytesOf(source: FileSource): Promise<Uint8Array> {
  if (source.size > maxWholeBytes)
    throw new UnreadableFile('file-too-large', say('file.too-large-whole', { gigabytes: source.size / 1024 ** 3 }));
  return source.read(0, source.size);
}

/** Everything that batches bring, as one file. */
export async function collected(format: string, batches: AsyncIterable<FeatureBatch>): Promise<ImportedFile> {
  const file: ImportedFile = { format, features: [], notes: [] };
  for await (const { features, notes, late = [], style, folders } of batches) {
    for (const feature of features) file.features.push(feature);
    for (const note of notes) file.notes.push(note);
    if (style) file.style = style;
    if (folders) file.folders = [...(file.folders ?? []), ...folders];
    for (const { feature, properties } of late) Object.assign(file.features[feature]!.properties!, properties);
  }
  return file;
}

/** Walks through a source from front to back; records of any size come out as bytes that lie together. */
export class ByteReader {
  readonly #source: FileSource;
  #bytes: Uint8Array = new Uint8Array(0);
  #at = 0;
  /** where #bytes ends in the file */
  #end: number;

  constructor(source: FileSource, from = 0) {
    this.#source = source;
    this.#end = from;
  }

  /** place in the file of the next byte */
  get place(): number {
    return this.#end - (this.#bytes.length - this.#at);
  }
  get left(): number {
    return this.#source.size - this.place;
  }

  /** Whether `length` bytes are at hand, so that `take` needs no waiting. */
  has(length: number): boolean {
    return this.#bytes.length - this.#at >= length;
  }

  /** Gets `length` bytes ready; false where the file ends before. */
  async fill(length: number): Promise<boolean> {
    if (this.has(length)) return true;
    if (length > this.left) return false;
    const rest = this.#bytes.subarray(this.#at);
    const more = await this.#source.read(this.#end, Math.max(this.#source.pieceBytes ?? defaultPieceBytes, length - rest.length));
    this.#end += more.length;
    if (rest.length === 0) this.#bytes = more;
    else {
      this.#bytes = new Uint8Array(rest.length + more.length);
      this.#bytes.set(rest);
      this.#bytes.set(more, rest.length);
    }
    this.#at = 0;
    return this.has(length);
  }

  /** The next bytes, which `fill` or `has` promised. */
  take(length: number): Uint8Array {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }
  /** The next bytes without walking on. */
  peek(length: number): Uint8Array {
    return this.#bytes.subarray(this.#at, this.#at + length);
  }
}
