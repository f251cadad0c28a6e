import { sha256 } from './checksum.ts';

/** A file of a result. Whatever is read of it was compared with what was written down of it. */
export interface ResultFile {
  mediaType: string;
  /** of all of it, in hexadecimal digits */
  sha256: string;
  /** bytes */
  size: number;
  /** how many bytes of it are in memory */
  held: number;
  /** Rejects with DamagedRecord, with FileReplaced, and where an object store does not answer. */
  whole(): Promise<Uint8Array<ArrayBuffer>>;
  /** From the first to the last of these bytes, counted from 0, both of which are there; of the rest no more is read than has to be compared. Rejects as `whole`. */
  part(first: number, last: number): Promise<Uint8Array<ArrayBuffer>>;
}

/** The file is not there any more as it was when it was opened: its result was replaced, or its project is gone. */
export class FileReplaced extends Error {
  override name = 'FileReplaced';
}

/** A file whose bytes are in memory, and were compared. */
export function heldFile(mediaType: string, digest: string, bytes: Uint8Array<ArrayBuffer>): ResultFile {
  return {
    mediaType,
    sha256: digest,
    size: bytes.length,
    held: bytes.length,
    whole: () => Promise.resolve(bytes),
    part: (first, last) => Promise.resolve(bytes.subarray(first, last + 1)),
  };
}

/** A part of a file is compared by pieces of so many bytes. */
export const pieceBytes = 64 * 1024;
const digestBytes = 32;

/** The SHA-256 of each piece, one after the other; null for a file that is no longer than one. */
export function pieceDigests(bytes: Uint8Array): Buffer | null {
  if (bytes.length <= pieceBytes) return null;
  const digests: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += pieceBytes) digests.push(Buffer.from(sha256(bytes.subarray(at, at + pieceBytes)), 'hex'));
  return Buffer.concat(digests);
}

/** What was written down of the pieces of a file. */
export interface Pieces {
  /** of the file, in bytes */
  size: number;
  /** of a piece, in bytes; the last one may be shorter */
  pieceBytes: number;
  digests: Uint8Array;
}

/** Whether there is a digest for each piece of a file. */
export const arePiecesOf = ({ size, pieceBytes: each, digests }: Pieces): boolean =>
  each > 0 && digests.length === Math.ceil(size / each) * digestBytes;

/**
 * From the first to the last of these bytes: the pieces that hold them are read, each is compared, and what was not asked for is cut off. `read` gives the bytes
 * between two places, both of them inside the file. Null where a piece is not what was written.
 */
export async function partOf(
  { size, pieceBytes: each, digests }: Pieces,
  first: number,
  last: number,
  read: (first: number, last: number) => Promise<Uint8Array<ArrayBuffer> | null>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const [from, to] = [Math.floor(first / each), Math.floor(last / each)];
  const start = from * each;
  const end = Math.min((to + 1) * each, size);
  const bytes = await read(start, end - 1);
  if (bytes?.length !== end - start) return null;
  for (let piece = from; piece <= to; piece += 1) {
    const digest = sha256(bytes.subarray((piece - from) * each, (piece - from + 1) * each));
    if (digest !== Buffer.from(digests.subarray(piece * digestBytes, (piece + 1) * digestBytes)).toString('hex')) return null;
  }
  return bytes.subarray(first - start, last + 1 - start);
}
