import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type * as z from 'zod';
import { keptAside } from './kept-aside.ts';
import { openNew, partOf } from '#disk/replaced-file.ts';

/** What became of a damaged file: nothing is deleted, the user can still look at it. */
export interface Damage {
  path: string;
  keptAs: string;
  reason: string;
}

/** Whether a file or folder is not there. */
export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** The text of a file; null where there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
}

/** Names in a folder; none where there is no folder. */
export async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
}

/** A rename is on the disk only when its folder is. Windows has no such call for folders, and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes a file (0600) so that a kill or a power cut leaves the old one or the new one: beside its place, flushed, moved there. Makes its folder (0700). */
export async function writeDurably(path: string, content: string | Uint8Array | readonly Uint8Array[]): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = partOf(path);
  const file = await openNew(part, 0o600);
  try {
    // One part after the other, all of each: writing them at once may end in the middle.
    for (const part of typeof content === 'string' || content instanceof Uint8Array ? [content] : content) await file.writeFile(part);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(part, path);
  await syncFolder(folder);
}

/** Takes a file away for good; one that is not there is no fault. */
export async function removeDurably(path: string): Promise<void> {
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}

/** `{"sha256":"…","value":…}`: the checksum is over the text of the value, which is not written again to be compared. */
const checked = { start: '{"sha256":"', middle: '","value":', end: '}' };
const valueStart = checked.start.length + 64 + checked.middle.length;
const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The value in a text that may carry its checksum. Throws for one that is cut or changed; a text without a checksum is of an earlier version. */
function valueIn(text: string): unknown {
  if (!text.startsWith(checked.start)) return JSON.parse(text);
  const value = text.slice(valueStart, -checked.end.length);
  if (text !== withChecksum(value)) throw new SyntaxError('changed');
  return JSON.parse(value);
}
const withChecksum = (value: string): string => `${checked.start}${checksumOf(value)}${checked.middle}${value}${checked.end}`;

/** A larger document, such as a draft of thousands of shapes, would stand in memory twice. */
const maxKeptBytes = 64 * 1024;

/** What tells one content of a file from another: whoever writes it anew makes another file or another time. null where there is none. */
function stateOf(path: string): { state: string; bytes: number } | null {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found ? { state: `${found.ino} ${found.size} ${found.mtimeNs} ${found.ctimeNs}`, bytes: Number(found.size) } : null;
}

/** Whoever changes what others look at too is stopped. */
function deepFrozen<V>(value: V): V {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}

/**
 * A small JSON document on disk (0600): written beside its place, flushed and moved there, so that a kill leaves the
 * old one or the new one. A damaged file is moved aside, never overwritten, and `onDamage` is told.
 * One object per path: its reads and writes follow one another. What was read is kept while the file stays as it is: some are asked for with every call of a service.
 */
export class JsonFile<T extends z.ZodType> {
  readonly path: string;
  readonly #schema: T;
  readonly #fallback: z.output<T>;
  readonly #onDamage: (damage: Damage) => void;
  readonly #hasChecksum: boolean;
  #kept: { state: string; value: z.output<T> } | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** `hasChecksum`: for what a person made, where one changed letter would go unseen. Settings go without, so that they can be mended by hand. */
  constructor(
    path: string,
    schema: T,
    fallback: z.output<T>,
    onDamage: (damage: Damage) => void = () => {},
    { hasChecksum = false }: { hasChecksum?: boolean } = {},
  ) {
    this.path = path;
    this.#schema = schema;
    this.#fallback = fallback;
    this.#onDamage = onDamage;
    this.#hasChecksum = hasChecksum;
  }

  /** The document, or the fallback when there is none or it was damaged. Rejects when the disk does. */
  read(): Promise<z.output<T>> {
    return this.#inTurn(() => this.#load());
  }

  /** The same to be looked at only: a small document is frozen, and handed out without a copy. For what is asked for with every call of a service. */
  look(): Promise<z.output<T>> {
    return this.#inTurn(() => this.#look());
  }

  write(value: z.input<T>): Promise<void> {
    return this.#inTurn(() => this.#store(value));
  }

  /** What a caller has as JSON text already, as the schema would have it: a large document is not taken apart and written anew. */
  writeText(json: string): Promise<void> {
    return this.#inTurn(() => this.#storeText(json));
  }

  /** Read, change, write, with no other change in between. */
  change(edit: (value: z.output<T>) => z.input<T>): Promise<void> {
    return this.#inTurn(async () => this.#store(edit(await this.#load())));
  }

  #inTurn<R>(work: () => Promise<R>): Promise<R> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  async #load(): Promise<z.output<T>> {
    const value = await this.#look();
    return value === this.#kept?.value ? structuredClone(value) : value;
  }

  async #look(): Promise<z.output<T>> {
    const found = stateOf(this.path);
    if (found === null) return structuredClone(this.#fallback);
    if (this.#kept?.state !== found.state) {
      const value = await this.#readFile();
      if (found.bytes > maxKeptBytes) return value;
      this.#kept = { state: found.state, value: deepFrozen(value) };
    }
    return this.#kept.value;
  }

  async #readFile(): Promise<z.output<T>> {
    let text: string;
    try {
      text = await readFile(this.path, 'utf8');
    } catch (error) {
      if (isMissing(error)) return structuredClone(this.#fallback);
      throw error;
    }
    try {
      return this.#schema.parse(valueIn(text));
    } catch (error) {
      const keptAs = keptAside(this.path);
      await rename(this.path, keptAs);
      const reason = error instanceof SyntaxError ? 'it is cut, was changed or is not JSON' : 'it lacks what Hectare wrote into it';
      this.#onDamage({ path: this.path, keptAs, reason });
      return structuredClone(this.#fallback);
    }
  }

  #store(value: z.input<T>): Promise<void> {
    return this.#storeText(JSON.stringify(value));
  }

  #storeText(text: string): Promise<void> {
    return writeDurably(this.path, this.#hasChecksum ? withChecksum(text) : text);
  }
}
