import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits until a JSON file or a packed part of a draft in the folder, or in a folder in it, holds the text. Only files in their place count: what is still written beside it, under another name, a kill would lose. */
export async function whenSaved(folder: string, text: string, withinMilliseconds = 60_000): Promise<void> {
  const holds = (path: string) => {
    try {
      return readFileSync(path, 'utf8').includes(text);
    } catch {
      return false;
    }
  };
  for (const end = Date.now() + withinMilliseconds; ;) {
    if (readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((name) => /\.(json|bin)$/.test(name) && holds(join(folder, name))))
      return;
    if (Date.now() > end) throw new Error(`“${text}” is in no file of ${folder} after ${withinMilliseconds / 1000} s`);
    await wait(50);
  }
}
