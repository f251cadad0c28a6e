import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** the longest list of bytes of this program's Node */
export const maxWholeFileBytes = 2 * 1024 ** 3 - 1;

/** EISDIR: a folder; ENOTFILE: a pipe, a device or a socket; EFBIG: larger than it may be. */
const fault = (code: 'EISDIR' | 'ENOTFILE' | 'EFBIG', path: string) =>
  Object.assign(new Error(`${code}: ${path}`), { code, syscall: 'open', path });

/**
 * The one door for files that a person names or that lie in a folder: opens a file to be read. What is no file is refused at once: a pipe would wait for its writer
 * for ever, and a device has no end.
 */
export async function openRegularFile(path: string): Promise<FileHandle> {
  // Windows has neither the flag nor pipes in folders.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)).catch((error: NodeJS.ErrnoException) => {
    // What systems say to who opens a socket.
    throw error.code === 'ENXIO' || error.code === 'EOPNOTSUPP' ? fault('ENOTFILE', path) : error;
  });
  const stats = await file.stat().catch(() => null);
  if (stats?.isFile()) return file;
  await file.close();
  throw fault(stats?.isDirectory() ? 'EISDIR' : 'ENOTFILE', path);
}

/** A part of a file; fewer bytes at its end. */
export async function readRange(file: FileHandle, offset: number, length: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(length);
  let at = 0;
  while (at < length) {
    const { bytesRead } = await file.read(bytes, at, length - at, offset + at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}

/** Parts of a file, one behind the other; fewer bytes where it ends before. */
export async function readPieces(path: string, offsets: readonly number[], lengths: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  await using file = await openRegularFile(path);
  return new Uint8Array(Buffer.concat(await Promise.all(offsets.map((offset, at) => readRange(file, offset, lengths[at]!)))));
}

/** A whole file of at most so many bytes; one that grows meanwhile is read as far as it was long. */
export async function readRegularFile(path: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  await using file = await openRegularFile(path);
  const { size } = await file.stat();
  if (size > maxBytes) throw fault('EFBIG', path);
  return readRange(file, 0, size);
}
