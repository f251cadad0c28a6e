import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a file holds, byte by byte; nothing where it has gone, or got its last name, since it was listed. */
function contentOf(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    return Buffer.alloc(0);
  }
}

/** The files of the folder, and of folders in it, that hold the text, whole or still being written. */
export const filesHolding = (folder: string, text: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => contentOf(join(folder, name)).includes(text));

/** Waits until a JSON file or a packed part of a draft in the folder, or in a folder in it, holds the text. Only files in their place count: what is still written beside it, under another name, a kill would lose. */
export async function whenSaved(folder: string, text: string, withinMilliseconds = 60_000): Promise<void> {
  for (const end = Date.now() + withinMilliseconds; ;) {
    if (filesHolding(folder, text).some((name) => /\.(json|bin)$/.test(name))) return;
    if (Date.now() > end) throw new Error(`“${text}” is in no file of ${folder} after ${withinMilliseconds / 1000} s`);
    await wait(50);
  }
}
