import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isMissing, namesIn, readIfThere, removeDurably, writeDurably } from '../../json-file.ts';
import { outboxEntry, type OutboxEntry } from './entry.ts';

/** discarded entries that can be brought back */
const maxDiscarded = 50;

/** The outbox on disk: two files an entry, each replaced whole and flushed, so that a kill leaves the old or the new version. */
export class OutboxFiles {
  readonly #folder: string;
  readonly #log: (text: string) => void;

  constructor(folder: string, log: (text: string) => void) {
    this.#folder = folder;
    this.#log = log;
  }

  /** In the order in which they were added. A damaged file is renamed and logged; it does not stop the others. */
  async list(): Promise<OutboxEntry[]> {
    const entries: OutboxEntry[] = [];
    for (const name of await namesIn(this.#folder)) {
      if (!name.endsWith('.entry.json')) continue;
      const path = join(this.#folder, name);
      const text = await readIfThere(path);
      if (text === null) continue;
      try {
        entries.push(outboxEntry.parse(JSON.parse(text)));
      } catch {
        await rename(path, `${path}.damaged-${Date.now()}`).catch(() => {});
        this.#log(`${path} could not be read. It is kept beside its place; its shape is in the file with the same beginning.`);
      }
    }
    return entries.sort((a, b) => a.number - b.number || a.createdAt.localeCompare(b.createdAt));
  }

  async read(id: string): Promise<OutboxEntry | null> {
    return (await this.list()).find((entry) => entry.id === id) ?? null;
  }

  /** Writes the shape before the entry that needs it. */
  async add(entry: OutboxEntry, shape: object | null): Promise<void> {
    if (shape) await writeDurably(this.#shape(entry.id), JSON.stringify(shape));
    await this.put(entry);
  }

  async put(entry: OutboxEntry): Promise<void> {
    await writeDurably(this.#entry(entry.id), JSON.stringify(entry));
  }

  /** null for a delete, and when the file was removed by someone else */
  async shape(id: string): Promise<Record<string, unknown> | null> {
    const text = await readIfThere(this.#shape(id));
    return text === null ? null : (JSON.parse(text) as Record<string, unknown>);
  }

  /** The entry first: a shape without an entry is ignored. */
  async remove(id: string): Promise<void> {
    await removeDurably(this.#entry(id));
    await rm(this.#shape(id), { force: true });
  }

  async discard(id: string): Promise<void> {
    const bin = join(this.#folder, 'discarded');
    await mkdir(bin, { recursive: true, mode: 0o700 });
    await rename(this.#shape(id), join(bin, `${id}.shape.json`)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    await rename(this.#entry(id), join(bin, `${id}.entry.json`)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    const old = (await readdir(bin)).filter((name) => name.endsWith('.entry.json'));
    for (const name of old.slice(0, Math.max(0, old.length - maxDiscarded))) {
      if (name === `${id}.entry.json`) continue;
      for (const ending of ['.entry.json', '.shape.json']) await rm(join(bin, name.replace('.entry.json', ending)), { force: true });
    }
  }

  /** false when it no longer exists */
  async restore(id: string): Promise<boolean> {
    const bin = join(this.#folder, 'discarded');
    await rename(join(bin, `${id}.shape.json`), this.#shape(id)).catch((error: unknown) => {
      if (!isMissing(error)) throw error;
    });
    try {
      await rename(join(bin, `${id}.entry.json`), this.#entry(id));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  }

  #entry(id: string): string {
    return join(this.#folder, `${id}.entry.json`);
  }
  #shape(id: string): string {
    return join(this.#folder, `${id}.shape.json`);
  }
}
