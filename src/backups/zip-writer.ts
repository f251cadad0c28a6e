import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** What was written of one file. */
export interface WrittenEntry {
  name: string;
  bytes: number;
  sha256: string;
}
interface Placed {
  name: Buffer;
  crc: number;
  size: number;
  packed: number;
  header: number;
}

const elsewhere = 0xffffffff;
const needed = 45;
const inUtf8 = 0x800;
const deflated = 8;
/** 1 January 1980: the manifest says when, in full. */
const noDate = 0x00210000;

/** Numbers of 2, 4 and 8 bytes, little endian. */
function record(...fields: [bytes: 2 | 4 | 8, value: number][]): Buffer {
  const buffer = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 8) buffer.writeBigUInt64LE(BigInt(value), at);
    else buffer.writeUIntLE(value, at, bytes);
    at += bytes;
  }
  return buffer;
}

/**
 * A ZIP archive of files of any size, written front to back. Every size stands in the ZIP64 fields (APPNOTE 6.3, sections 4.3.14 to 4.5.3), because a workspace
 * may be larger than the 4 GB that the library which the readers use can write.
 */
export class ZipWriter {
  readonly #file: FileHandle;
  readonly #entries: Placed[] = [];
  #at: number;

  /** `at`: where in the file the archive begins. */
  constructor(file: FileHandle, at = 0) {
    this.#file = file;
    this.#at = at;
  }

  /** `name`: with forward slashes. Errors of the pieces are passed on. */
  async add(name: string, pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<WrittenEntry> {
    const header = this.#at;
    const bytes = Buffer.from(name, 'utf8');
    // The place of the header is kept; what it says is known at the end.
    this.#at += 30 + bytes.length + 20;
    const hash = createHash('sha256');
    const start = this.#at;
    let crc = 0;
    let size = 0;
    const counted = async function* () {
      for await (const piece of pieces) {
        crc = crc32(piece, crc);
        hash.update(piece);
        size += piece.length;
        yield piece;
      }
    };
    await pipeline(counted, createDeflateRaw({ level: 6 }), async (packed: AsyncIterable<Uint8Array>) => {
      for await (const piece of packed) await this.#append(piece);
    });
    const placed: Placed = { name: bytes, crc, size, packed: this.#at - start, header };
    await this.#write(this.#localHeader(placed), header);
    this.#entries.push(placed);
    return { name, bytes: size, sha256: hash.digest('hex') };
  }

  /** Writes the directory. */
  async end(): Promise<void> {
    const directory = this.#at;
    for (const entry of this.#entries) await this.#append(this.#directoryEntry(entry));
    const length = this.#at - directory;
    const count = this.#entries.length;
    const end = this.#at;
    await this.#append(
      Buffer.concat([
        record([4, 0x06064b50], [8, 44], [2, needed], [2, needed], [4, 0], [4, 0], [8, count], [8, count], [8, length], [8, directory]),
        record([4, 0x07064b50], [4, 0], [8, end], [4, 1]),
        record([4, 0x06054b50], [2, 0], [2, 0], [2, 0xffff], [2, 0xffff], [4, elsewhere], [4, elsewhere], [2, 0]),
      ]),
    );
  }

  #localHeader({ name, crc, size, packed }: Placed): Buffer {
    return Buffer.concat([
      record([4, 0x04034b50], [2, needed], [2, inUtf8], [2, deflated], [4, noDate], [4, crc], [4, elsewhere], [4, elsewhere]),
      record([2, name.length], [2, 20]),
      name,
      record([2, 1], [2, 16], [8, size], [8, packed]),
    ]);
  }

  #directoryEntry({ name, crc, size, packed, header }: Placed): Buffer {
    return Buffer.concat([
      record([4, 0x02014b50], [2, needed], [2, needed], [2, inUtf8], [2, deflated], [4, noDate], [4, crc], [4, elsewhere], [4, elsewhere]),
      record([2, name.length], [2, 28], [2, 0], [2, 0], [2, 0], [4, 0], [4, elsewhere]),
      name,
      record([2, 1], [2, 24], [8, size], [8, packed], [8, header]),
    ]);
  }

  async #append(bytes: Uint8Array): Promise<void> {
    await this.#write(bytes, this.#at);
    this.#at += bytes.length;
  }

  /** A write may take less than it was given. */
  async #write(bytes: Uint8Array, at: number): Promise<void> {
    for (let done = 0; done < bytes.length;) done += (await this.#file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  }
}
