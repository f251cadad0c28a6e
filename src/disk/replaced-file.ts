import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';

/** A name beside a file that nobody can guess, and so cannot lay a link there. */
export const partOf = (path: string): string => `${path}.${randomBytes(8).toString('hex')}.part`;

/** Opens a new file to be written and read; one that is there already, or a link, is refused with EEXIST. */
export const openNew = (path: string, mode = 0o666): Promise<FileHandle> => open(path, 'wx+', mode);

/** Writes beside a file and moves the whole to its place, so that a full disk leaves what was there. `mode`: permissions of a new file. */
export async function replaceFile(path: string, bytes: Uint8Array, mode?: number): Promise<void> {
  const part = partOf(path);
  const file = await openNew(part, mode);
  try {
    try {
      await file.writeFile(bytes);
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The same at once, for what is written while the program ends; readable by its owner alone. */
export function replaceFileNow(path: string, text: string): void {
  const part = partOf(path);
  try {
    writeFileSync(part, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}
