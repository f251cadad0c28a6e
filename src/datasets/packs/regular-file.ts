import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** Opens a file to be read. What is no file is refused at once: a pipe would wait for its writer for ever, and a device has no end. */
export async function openRegularFile(path: string): Promise<FileHandle> {
  // Windows has neither the flag nor pipes in folders.
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  const stats = await file.stat().catch(() => null);
  if (stats?.isFile()) return file;
  await file.close();
  throw Object.assign(new Error('ENOTFILE'), { code: 'ENOTFILE', path });
}

/** A whole file of at most so many bytes. */
export async function readRegularFile(path: string, maxBytes: number): Promise<Uint8Array> {
  await using file = await openRegularFile(path);
  const { size } = await file.stat();
  if (size > maxBytes) throw Object.assign(new Error('EFBIG'), { code: 'EFBIG', path });
  return file.readFile();
}
