import { join } from 'node:path';
import * as z from 'zod';
import { JsonFile, type Damage } from '../../json-file.ts';
import { Refused } from '../../refused.ts';
import type { Place } from '../account.ts';
import { newEntry, now, twinOf, type Order, type OutboxEntry } from './entry.ts';
import { OutboxFiles } from './files.ts';
import { sentence } from '../../phrases/sentence.ts';

const settings = z.object({ paused: z.boolean() });
const maxDone = 20;

export interface QueueOptions {
  folder: string;
  onDamage: (damage: Damage) => void;
  log: (text: string) => void;
  /** an entry was added, changed or removed */
  onChange: () => void;
  /** whether entries of this connection are being sent */
  isSending: (connectionId: string) => boolean;
}
/** An entry that was done in this run. */
export type DoneEntry = Pick<OutboxEntry, 'id' | 'kind' | 'name' | 'connectionId'> & {
  at: string;
  projectId: string | null;
  wasThere: boolean;
};

const goneMessage = sentence('host.not-in-outbox');
const gone = () => new Refused('not-there', goneMessage);
/** A person changed or discarded the entry while the service was asked about it. */
export class Overtaken extends Refused {
  constructor() {
    super('not-there', goneMessage);
  }
}

/** The entries on disk, in order. Each change reads the stored entry and writes it in one turn, so that a person and the sender cannot overwrite each other. */
export class OutboxQueue {
  readonly #options: QueueOptions;
  readonly #files: OutboxFiles;
  readonly #settings: JsonFile<typeof settings>;
  #done: DoneEntry[] = [];
  #lastNumber = -1;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: QueueOptions) {
    this.#options = options;
    this.#files = new OutboxFiles(options.folder, options.log, options.onDamage);
    this.#settings = new JsonFile(join(options.folder, 'settings.json'), settings, { paused: false }, options.onDamage);
  }

  list(): Promise<OutboxEntry[]> {
    return this.#files.list();
  }
  read(id: string): Promise<OutboxEntry | null> {
    return this.#files.read(id);
  }
  shape(id: string): Promise<Record<string, unknown> | null> {
    return this.#files.shape(id);
  }
  async get(id: string): Promise<OutboxEntry> {
    const entry = await this.#files.read(id);
    if (!entry) throw gone();
    return entry;
  }
  /** In one turn, so that an entry that is done at this moment is in exactly one of the lists. */
  listWithDone(): Promise<{ entries: OutboxEntry[]; done: DoneEntry[] }> {
    return this.#inTurn(async () => ({ entries: await this.#files.list(), done: this.#done }));
  }

  async isPaused(): Promise<boolean> {
    return (await this.#settings.read()).paused;
  }
  async setPaused(paused: boolean): Promise<void> {
    await this.#settings.write({ paused });
    this.#options.onChange();
  }

  /** Stores a new entry. A deletion that waits already is returned instead; anything else that waits already is refused. */
  async add(order: Order, place: Place, shape: Record<string, unknown> | null): Promise<OutboxEntry> {
    const { kind, name, projectId } = order;
    const entry = await this.#inTurn(async () => {
      const entries = await this.#files.list();
      const own = entries.filter(({ connectionId, account }) => connectionId === place.connectionId && account === place.account);
      const twin = twinOf(order, own);
      if (twin && kind === 'delete' && twin.kind === 'delete') return twin;
      if (twin)
        throw new Refused(
          'already-waiting',
          kind === 'delete' ? sentence('host.edit-waits', { name }) : sentence('host.create-waits', { name }),
        );
      if (kind === 'edit' && own.some((other) => other.projectId === projectId))
        throw new Refused('already-waiting', sentence('host.change-waits'));
      this.#lastNumber = Math.max(this.#lastNumber, ...entries.map(({ number }) => number)) + 1;
      const added = newEntry(order, place, this.#lastNumber);
      return this.#files.add(added, shape);
    });
    this.#options.onChange();
    return entry;
  }

  // By a person

  /** The entry, unless it is being sent now. */
  async idle(id: string): Promise<OutboxEntry> {
    const entry = await this.get(id);
    if (entry.state === 'sending' && this.#options.isSending(entry.connectionId))
      throw new Refused('being-sent', sentence('host.being-sent'));
    return entry;
  }

  async change(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<OutboxEntry> {
    const changed = await this.#inTurn(async () => {
      const entry = change(await this.idle(id));
      await this.#files.put(entry);
      return entry;
    });
    this.#options.onChange();
    return changed;
  }

  /** Does nothing when the entry no longer exists. */
  async changeIfThere(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.#files.read(id);
      if (!entry) return;
      const changed = change(entry);
      if (changed !== entry) await this.#files.put(changed);
    });
  }

  async discard(id: string): Promise<void> {
    await this.#inTurn(async () => {
      await this.idle(id);
      await this.#files.discard(id);
    });
    this.#options.onChange();
  }

  async restore(id: string): Promise<OutboxEntry | null> {
    if (!(await this.#inTurn(() => this.#files.restore(id)))) throw new Refused('not-there', sentence('host.not-restorable'));
    this.#options.onChange();
    return this.#files.read(id);
  }

  // By the sender

  /** Stores what became of an entry. Throws `Overtaken` when a person changed or discarded it since; the next round takes the stored entry. */
  async keep(entry: OutboxEntry): Promise<void> {
    await this.#unlessOvertaken(entry, () => this.#files.put(entry));
    this.#options.onChange();
  }

  async finish(entry: OutboxEntry, projectId: string | null, wasThere: boolean): Promise<void> {
    await this.#unlessOvertaken(entry, async () => {
      await this.#files.remove(entry.id);
      const { id, kind, name, connectionId } = entry;
      this.#done = [{ id, kind, name, connectionId, at: now(), projectId, wasThere }, ...this.#done].slice(0, maxDone);
    });
    this.#options.onChange();
  }

  async remove(id: string): Promise<void> {
    await this.#inTurn(() => this.#files.remove(id));
    this.#options.onChange();
  }

  #unlessOvertaken(entry: OutboxEntry, write: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#files.read(entry.id);
      if (stored?.idempotencyKey !== entry.idempotencyKey || stored.account !== entry.account) throw new Overtaken();
      await write();
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }
}
