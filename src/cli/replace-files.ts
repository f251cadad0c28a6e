import { rename, rm, writeFile } from 'node:fs/promises';
import { CommandFault } from './usage.ts';

/** Writes files beside their places first: all or none, unless the disk fails between two renames. `asked` is the name that a person gave. */
export async function replaceFiles(files: [path: string, bytes: Uint8Array][], asked: string): Promise<void> {
  const draftOf = (path: string) => `${path}.${process.pid}.part`;
  try {
    for (const [path, bytes] of files) await writeFile(draftOf(path), bytes);
    for (const [path] of files) await rename(draftOf(path), path);
  } catch (error) {
    for (const [path] of files) await rm(draftOf(path), { force: true }).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    throw new CommandFault(
      `${asked} cannot be written (${code}). ${code === 'ENOENT' ? 'Make its folder first, or choose another place.' : 'Choose another place.'}`,
    );
  }
}
