import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isObject } from '#domain/object.ts';
import { keptAside } from '../../kept-aside.ts';
import { Refused } from '../../refused.ts';
import { sentence } from '../../phrases/sentence.ts';
import { isMissing, namesIn, readIfThere, removeDurably, writeDurably, type Damage } from '../../json-file.ts';
import { outboxEntry, type OutboxEntry } from './entry.ts';

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The entry in a file. Throws for one that is cut, changed, or something else; files of earlier versions hold no checksum. */
function entryIn(text: string): OutboxEntry {
  const { digest, ...stored } = JSON.parse(text) as Record<string, unknown>;
  if (digest !== undefined && digest !== digestOf(JSON.stringify(stored))) throw new Error('changed');
  return outboxEntry.parse(stored);
}

/** discarded entries that can be brought back */
const maxDiscarded = 50;

/** The outbox on disk: two files an entry, each replaced whole and flushed, so that a kill leaves the old or the new version. */
export class OutboxFiles {
  readonly #folder: string;
  readonly #log: (text: string) => void;
  readonly #onDamage: (damage: Damage) => void;

  constructor(folder: string, log: (text: string) => void, onDamage: (damage: Damage) => void) {
    this.#folder = folder;
    this.#log = log;
    this.#onDamage = onDamage;
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
        entries.push(entryIn(text));
      } catch {
        const keptAs = keptAside(path);
        await rename(path, keptAs).catch(() => {});
        this.#onDamage({ path, keptAs, reason: sentence('host.entry-changed').detail });
        this.#log(`${path} could not be read. It is kept beside its place; its shape is in the file with the same beginning.`);
      }
    }
    return entries.sort((a, b) => a.number - b.number || a.createdAt.localeCompare(b.createdAt));
  }

  async read(id: string): Promise<OutboxEntry | null> {
    return (await this.list()).find((entry) => entry.id === id) ?? null;
  }

  /** Writes the shape before the entry that needs it. */
  async add(entry: OutboxEntry, shape: object | null): Promise<OutboxEntry> {
    if (!shape) {
      await this.put(entry);
      return entry;
    }
    const text = JSON.stringify(shape);
    await writeDurably(this.#shape(entry.id), text);
    const stored = { ...entry, shapeDigest: digestOf(text) };
    await this.put(stored);
    return stored;
  }

  async put(entry: OutboxEntry): Promise<void> {
    await writeDurably(this.#entry(entry.id), JSON.stringify({ ...entry, digest: digestOf(JSON.stringify(entry)) }));
  }

  /** null for a delete, and when the file was removed by someone else. Throws Refused `shape-damaged` for a file that is not as it was written: it stays where it is. */
  async shape(id: string): Promise<Record<string, unknown> | null> {
    const text = await readIfThere(this.#shape(id));
    if (text === null) return null;
    const entry = await this.read(id);
    const isDamaged = entry?.shapeDigest !== undefined && entry.shapeDigest !== digestOf(text);
    try {
      const shape: unknown = JSON.parse(text);
      if (!isDamaged && isObject(shape)) return shape;
    } catch {
      /* said below */
    }
    throw new Refused('shape-damaged', sentence('host.boundary-damaged'));
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
