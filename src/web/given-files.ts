import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { OpenedFile } from '#host/ports.ts';

/** Reads files that were named on the command line, now or before; one that cannot be read is told to `log` and does not take the others along. */
export async function readGivenFiles(paths: string[], log: (text: string) => void): Promise<OpenedFile[]> {
  const files: OpenedFile[] = [];
  for (const path of paths) {
    try {
      files.push({ name: basename(path), bytes: new Uint8Array(await readFile(path)), readAt: path });
    } catch (error) {
      log(`${path} could not be read: ${(error as Error).message}`);
    }
  }
  return files;
}
