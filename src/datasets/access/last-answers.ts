import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Dataset } from '../data-access.ts';
import { readChecked, writeChecked } from './checked-file.ts';

/** A collection reads thousands of times; when it last went well need not be known to the second. */
const writeEveryMilliseconds = 60_000;

const folderIn = (cacheFolder: string) => join(cacheFolder, 'answered');

/** Writes down when each source last answered with something that could be used. One file a source, so that two programs over one folder do not lose each other's. */
export class LastAnswers {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #written = new Map<string, number>();
  readonly #log: (text: string) => void;
  #writing: Promise<void> = Promise.resolve();

  constructor(cacheFolder: string, now: () => number, log: (text: string) => void) {
    this.#folder = folderIn(cacheFolder);
    this.#now = now;
    this.#log = log;
  }

  note({ id }: Dataset): void {
    const at = this.#now();
    const before = this.#written.get(id);
    if (before !== undefined && at >= before && at - before < writeEveryMilliseconds) return;
    this.#written.set(id, at);
    this.#writing = this.#writing
      .then(() => writeChecked(join(this.#folder, id), new TextEncoder().encode(new Date(at).toISOString())))
      .catch((error: Error) => this.#log(`The time of an answer could not be kept: ${error.message}`));
  }

  /** Resolves when what was noted is on the disk. */
  written(): Promise<void> {
    return this.#writing;
  }
}

/** When each source last answered, ISO 8601 by its id, the newest of several caches; a source that never did is absent. */
export async function lastAnswersIn(cacheFolders: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of cacheFolders.map(folderIn)) {
    // Another program may be writing: its unfinished file is not ours to read.
    const names = (await readdir(folder).catch(() => [])).filter((name) => /^\w+$/.test(name));
    for (const id of names) {
      const bytes = await readChecked(join(folder, id));
      const at = bytes ? new TextDecoder().decode(bytes) : '';
      if (!Number.isNaN(Date.parse(at)) && at > (found.get(id) ?? '')) found.set(id, at);
    }
  }
  return found;
}
