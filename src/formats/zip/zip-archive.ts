import { Inflate, unzipSync } from 'fflate';
import { UnreadableFile, type FileSource } from '../format.ts';
import { say } from '../phrases/index.ts';

/** Above this nothing that is read into memory as a whole is a boundary; a zip bomb stops here before it is inflated. */
export const maxInflatedBytes = 1024 ** 3;
/** What is read front to back may be larger than memory. */
export const maxStreamedBytes = 64 * 1024 ** 3;
/** KML shrinks by 5 to 50; deflate can do 1,032. */
const maxRatio = 200;

/** "PK" and the number of a record: a table may have a column called PK. */
export const isZip = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2]! < 8 && bytes[3] === bytes[2]! + 1;

/** A file of an archive, as the archive's directory lists it. */
export interface ZipEntry {
  name: string;
  compressedSize: number;
  size: number;
}
export interface PlacedEntry extends ZipEntry {
  method: number;
  isEncrypted: boolean;
  header: number;
}

/** Tables of fixed width are mostly blanks, and their rows are read one by one. */
const isDense = ({ name }: ZipEntry) => !/\.dbf$/i.test(name);
const isShrunkTooFar = (size: number, compressedSize: number) => size > 50_000_000 && size > compressedSize * maxRatio;
const isBomb = (entry: ZipEntry, most: number) => entry.size > most || (isDense(entry) && isShrunkTooFar(entry.size, entry.compressedSize));

/** Refuses an entry that no honest writer makes: larger than `most` bytes, or above 50 MB and shrunk more than 200 times. */
export function refuseBomb(entry: ZipEntry, most = maxInflatedBytes): void {
  const { name, compressedSize, size } = entry;
  if (isBomb(entry, most))
    throw new UnreadableFile('zip-too-large', say('file.zip.too-large', { name, megabytes: size / 1e6, kilobytes: compressedSize / 1e3 }));
}

/**
 * Refuses entries that are harmless one by one, but not together: many of 45 MB, or many that share the same packed bytes of an archive of `archiveBytes`. A single bomb
 * is left to `refuseBomb`, so that the files beside it are read.
 */
export function refuseBombOfMany(entries: readonly ZipEntry[], archiveBytes: number, most = maxInflatedBytes): void {
  const harmless = entries.filter((entry) => isDense(entry) && !isBomb(entry, most));
  const size = harmless.reduce((sum, entry) => sum + entry.size, 0);
  const compressedSize = Math.min(
    archiveBytes,
    harmless.reduce((sum, entry) => sum + entry.compressedSize, 0),
  );
  if (isShrunkTooFar(size, compressedSize))
    throw new UnreadableFile(
      'zip-too-large',
      say('file.zip.too-large-together', { n: harmless.length, megabytes: size / 1e6, kilobytes: compressedSize / 1e3 }),
    );
}

const damagedDirectory = () => new UnreadableFile('zip-damaged', say('file.zip.damaged-directory'));

/** Files of an archive that is in memory; nothing is inflated. Throws UnreadableFile (zip-damaged). */
export function entriesOf(bytes: Uint8Array): ZipEntry[] {
  const entries: ZipEntry[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        entries.push({ name, compressedSize: size, size: originalSize });
        return false;
      },
    });
  } catch {
    throw damagedDirectory();
  }
  return entries;
}

const endMark = 0x06054b50;
const endBytes = 22;
const maxComment = 65_535;
const maxDirectory = 1 << 26;
const fields = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Where the directory begins and how many bytes it has (APPNOTE 6.3, sections 4.3.14 to 4.3.16; archives above 4 GB say it in a second record). */
async function directoryOf(source: FileSource): Promise<{ at: number; bytes: number }> {
  const from = Math.max(0, source.size - endBytes - maxComment);
  const tail = await source.read(from, source.size - from);
  const view = fields(tail);
  let end = tail.length - endBytes;
  while (end >= 0 && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < 0) throw damagedDirectory();
  const [bytes, at] = [view.getUint32(end + 12, true), view.getUint32(end + 16, true)];
  if (at !== 0xffffffff && bytes !== 0xffffffff) return { at, bytes };
  if (end < 20 || view.getUint32(end - 20, true) !== 0x07064b50) throw damagedDirectory();
  const record = await source.read(Number(view.getBigUint64(end - 12, true)), 56);
  if (record.length < 56 || fields(record).getUint32(0, true) !== 0x06064b50) throw damagedDirectory();
  return { at: Number(fields(record).getBigUint64(48, true)), bytes: Number(fields(record).getBigUint64(40, true)) };
}

/** Sizes and place that do not fit into 32 bits stand in an extra field (section 4.5.3), in this order. */
function longNumbers(extra: Uint8Array, numbers: [size: number, compressedSize: number, header: number]): number[] {
  const view = fields(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return numbers.map((number) => {
      if (number !== 0xffffffff || next + 8 > extra.length) return number;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    });
  }
  return numbers;
}

/** Files of an archive of any size, read from its directory alone. Throws UnreadableFile (zip-damaged). */
export async function archiveEntries(source: FileSource): Promise<PlacedEntry[]> {
  const directory = await directoryOf(source);
  if (directory.bytes > maxDirectory || directory.at + directory.bytes > source.size) throw damagedDirectory();
  const bytes = await source.read(directory.at, directory.bytes);
  const view = fields(bytes);
  const entries: PlacedEntry[] = [];
  for (let at = 0; at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50;) {
    const [flags, nameBytes, extraBytes, commentBytes] = [
      view.getUint16(at + 8, true),
      view.getUint16(at + 28, true),
      view.getUint16(at + 30, true),
      view.getUint16(at + 32, true),
    ];
    const name = bytes.subarray(at + 46, at + 46 + nameBytes);
    const [size, compressedSize, header] = longNumbers(bytes.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes), [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ]);
    entries.push({
      name: new TextDecoder(flags & 0x800 ? 'utf-8' : 'iso-8859-1').decode(name),
      compressedSize: compressedSize!,
      size: size!,
      method: view.getUint16(at + 10, true),
      isEncrypted: (flags & 1) === 1,
      header: header!,
    });
    at += 46 + nameBytes + extraBytes + commentBytes;
  }
  if (entries.length === 0 && directory.bytes > 0) throw damagedDirectory();
  return entries;
}

/** So much is inflated at once: at the most that deflate can do, 8 MB come out, and a damage costs no more than that of what stands before it. */
const inflateBytes = 1 << 13;
const readBytes = 1 << 17;

/** A file inside an archive as a source that is inflated while it is read front to back. Going back begins anew, so it is for readers that look at the head and then walk on. */
export class EntrySource implements FileSource {
  readonly name: string;
  readonly size: number;
  readonly pieceBytes?: number;
  readonly #archive: FileSource;
  readonly #entry: PlacedEntry;
  #inflate: Inflate | null = null;
  #input = 0;
  #inputEnd = 0;
  #held: Uint8Array[] = [];
  /** place in the inflated file of the first byte that is held, and of the first that is not inflated yet */
  #from = 0;
  #to = 0;
  #ended = false;
  #isDamaged = false;

  constructor(archive: FileSource, entry: PlacedEntry) {
    this.name = entry.name;
    this.size = entry.size;
    if (archive.pieceBytes !== undefined) this.pieceBytes = archive.pieceBytes;
    this.#archive = archive;
    this.#entry = entry;
  }

  /** Whether what was read so far ended early, because the archive is damaged there. */
  get isDamaged(): boolean {
    return this.#isDamaged;
  }

  async read(offset: number, length: number): Promise<Uint8Array> {
    if (this.#input === 0 || offset < this.#from) await this.#begin();
    for (;;) {
      while (this.#held.length > 0 && this.#from + this.#held[0]!.length <= offset) this.#from += this.#held.shift()!.length;
      if (this.#to >= offset + length || this.#ended) break;
      await this.#more();
    }
    const skip = offset - this.#from;
    const first = this.#held[0];
    if (first && first.length >= skip + length) return first.subarray(skip, skip + length);
    const bytes = new Uint8Array(Math.max(0, Math.min(length, this.#to - offset)));
    let at = -skip;
    for (const part of this.#held) {
      const cut = part.subarray(Math.max(0, -at), Math.max(0, -at) + bytes.length - Math.max(0, at));
      if (cut.length > 0) bytes.set(cut, Math.max(0, at));
      at += part.length;
      if (at >= bytes.length) break;
    }
    return bytes;
  }

  async #begin(): Promise<void> {
    const { header, compressedSize, method, isEncrypted, name } = this.#entry;
    if (isEncrypted) throw new UnreadableFile('zip-encrypted', say('file.zip.locked', { name }));
    if (method !== 0 && method !== 8) throw new UnreadableFile('zip-damaged', say('file.zip.other-packing', { name, method }));
    const local = await this.#archive.read(header, 30);
    const view = fields(local);
    if (local.length < 30 || view.getUint32(0, true) !== 0x04034b50)
      throw new UnreadableFile('zip-damaged', say('file.zip.damaged', { name }));
    this.#input = header + 30 + view.getUint16(26, true) + view.getUint16(28, true);
    this.#inputEnd = Math.min(this.#archive.size, this.#input + compressedSize);
    this.#held = [];
    this.#from = this.#to = 0;
    this.#ended = this.#isDamaged = false;
    this.#inflate =
      method === 8
        ? new Inflate((piece) => {
            this.#keep(piece);
          })
        : null;
  }

  /** No more than the directory says: a directory that lies makes nobody inflate without end. */
  #keep(piece: Uint8Array): void {
    const room = this.#entry.size - this.#to;
    const kept = piece.length > room ? piece.subarray(0, room) : piece;
    if (kept.length > 0) this.#held.push(kept);
    this.#to += kept.length;
    if (this.#to >= this.#entry.size) this.#ended = true;
  }

  async #more(): Promise<void> {
    const bytes = await this.#archive.read(this.#input, Math.min(this.#archive.pieceBytes ?? readBytes, this.#inputEnd - this.#input));
    this.#input += bytes.length;
    const isLast = bytes.length === 0 || this.#input >= this.#inputEnd;
    try {
      if (!this.#inflate) this.#keep(bytes);
      else
        for (let at = 0; (at < bytes.length || (at === 0 && isLast)) && !this.#ended; at += inflateBytes)
          this.#inflate.push(bytes.slice(at, at + inflateBytes), isLast && at + inflateBytes >= bytes.length);
    } catch {
      this.#ended = this.#isDamaged = true;
    }
    if (!isLast) return;
    if (this.#to < this.#entry.size) this.#isDamaged = true;
    this.#ended = true;
  }
}
