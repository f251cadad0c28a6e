import { basename } from 'node:path';
import { maxWholeFileBytes, readRegularFile } from '#disk/regular-file.ts';
import type { OpenedFile } from '#host/ports.ts';

/** Reads files that were named on the command line, now or before; one that cannot be read is told to `log` and does not take the others along. */
export async function readGivenFiles(paths: string[], log: (text: string) => void): Promise<OpenedFile[]> {
  const files: OpenedFile[] = [];
  for (const path of paths) {
    try {
      files.push({ name: basename(path), bytes: await readRegularFile(path, maxWholeFileBytes), readAt: path });
    } catch (error) {
      log(`${path} could not be read: ${(error as Error).message}`);
    }
  }
  return files;
}
