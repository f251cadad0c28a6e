import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { noKey } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBoxOfAll, geometryHash, type Geometry } from '#geo/index.ts';
import type { Damage } from '../../json-file.ts';
import { Refused } from '../../refused.ts';
import type { Place } from '../account.ts';
import { isGeometry } from '../geometry.ts';
import { blockerOf, type Order, type OutboxEntry } from './entry.ts';
import type { AskService } from './matcher.ts';
import { OutboxQueue } from './queue.ts';
import { Retry, type OutboxTimes } from './retry.ts';
import { Rounds } from './rounds.ts';
import { SenderLock } from './sender-lock.ts';
import { replacedMeanwhile, Sender, type SenderOptions, type Outcome, type Waiter } from './sender.ts';
import { sentence } from '../../phrases/sentence.ts';

export interface NewProject {
  name: string;
  geojson: Record<string, unknown>;
  isCollection: boolean;
  isControlPool: boolean;
}
export interface OutboxOptions {
  folder: string;
  call: AskService;
  place: (connectionId: string) => Promise<Place | null>;
  onDamage: (damage: Damage) => void;
  /** removes secrets that a service echoed */
  clean: (value: unknown) => unknown;
  log: (text: string) => void;
  /** the list of entries changed */
  onChange: () => void;
  /** `isWatched`: the call that added it still waits for the answer */
  keepShapes: SenderOptions['keepShapes'];
  beforeReplacing: SenderOptions['beforeReplacing'];
  onDone: (entry: OutboxEntry, projectId: string | null, isWatched: boolean) => void;
  onUnreachable: (connectionId: string) => void;
  times?: Partial<OutboxTimes>;
}

function geometriesOf(document: unknown): Geometry[] {
  if (!isObject(document)) return [];
  if (document['type'] === 'FeatureCollection')
    return Array.isArray(document['features']) ? document['features'].flatMap(geometriesOf) : [];
  if (document['type'] === 'Feature') return geometriesOf(document['geometry']);
  return isGeometry(document) ? [document] : [];
}
const nothingToDraw = { isCollection: false, isControlPool: false, geometryHash: '', areaHectares: null, box: null };

/**
 * Creating, editing and deleting projects goes through here, online as well: an entry is on disk before its request leaves, so that a kill at any moment neither
 * loses nor repeats it. Entries are sent one by one and in order for each connection. A refused entry steps aside with its reason; only entries about the same
 * project wait behind it.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #queue: OutboxQueue;
  readonly #retry: Retry;
  readonly #sender: Sender;
  readonly #rounds: Rounds;
  readonly #waiters = new Map<string, Waiter>();
  readonly #ending = new AbortController();

  constructor(options: OutboxOptions) {
    this.#options = options;
    const { folder, onDamage, log, onChange, call, place, clean, keepShapes, beforeReplacing, onDone, onUnreachable, times } = options;
    const ending = this.#ending.signal;
    const retry = new Retry(times);
    const queue = new OutboxQueue({ folder, onDamage, log, onChange, isSending: (connectionId) => this.#rounds.isRunning(connectionId) });
    const sender = new Sender({
      queue,
      retry,
      ask: call,
      waiters: this.#waiters,
      clean,
      keepShapes,
      beforeReplacing,
      onDone,
      onUnreachable,
      ending,
    });
    const lock = new SenderLock(join(folder, 'sender.lock'));
    this.#rounds = new Rounds({ queue, retry, lock, send: (entry) => sender.send(entry), place, log, ending });
    this.#queue = queue;
    this.#retry = retry;
    this.#sender = sender;
  }

  /** Goes on with the entries of an earlier run. */
  async start(): Promise<void> {
    const entries = await this.#queue.list();
    if (entries.length === 0) return;
    this.#options.onChange();
    this.#runAll(entries);
  }

  end(): void {
    this.#ending.abort();
  }

  async list() {
    const { entries, done } = await this.#queue.listWithDone();
    const accounts = new Map<string, string | null>();
    for (const { connectionId } of entries)
      if (!accounts.has(connectionId))
        accounts.set(connectionId, (await this.#options.place(connectionId).catch(() => null))?.account ?? null);
    return {
      paused: await this.#queue.isPaused(),
      entries: entries.map((entry) => ({
        ...entry,
        otherAccount: accounts.get(entry.connectionId) !== entry.account,
        blockedBy: blockerOf(entry, entries)?.name ?? null,
        connectionFault: this.#retry.connectionFault(entry.connectionId),
      })),
      done,
    };
  }

  /** Resolves when it is done or has to wait. Rejects when the service refuses it at once; then it is not in the outbox. */
  async create(connectionId: string, project: NewProject, replaces: string | null, signal: AbortSignal): Promise<Outcome> {
    const place = await this.#placeOf(connectionId);
    const geometries = geometriesOf(project.geojson);
    const order: Order = {
      kind: replaces === null ? 'create' : 'edit',
      name: project.name,
      projectId: replaces,
      isCollection: project.isCollection,
      isControlPool: project.isControlPool,
      geometryHash: geometryHash(geometries),
      areaHectares: geometries.length === 1 ? areaHectares(geometries[0]!) : null,
      box: boundingBoxOfAll(geometries),
    };
    return this.#add(order, place, project.geojson, signal);
  }

  async remove(connectionId: string, projectId: string, name: string, signal: AbortSignal): Promise<Outcome> {
    const place = await this.#placeOf(connectionId);
    return this.#add({ kind: 'delete', name, projectId, ...nothingToDraw }, place, null, signal);
  }

  async #placeOf(connectionId: string): Promise<Place> {
    const place = await this.#options.place(connectionId);
    if (!place) throw noKey();
    return place;
  }

  async #add(order: Order, place: Place, shape: Record<string, unknown> | null, signal: AbortSignal): Promise<Outcome> {
    const entry = await this.#queue.add(order, place, shape);
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    this.#waiters.set(entry.id, { resolve, reject });
    // A caller that stops waiting does not take its entry back.
    const leave = () =>
      void this.#queue
        .read(entry.id)
        .catch(() => null)
        .then((found) => resolve({ kind: 'waiting', entry: found ?? entry }));
    signal.addEventListener('abort', leave, { once: true });
    void this.#rounds.run(place.connectionId).then(leave, leave);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#waiters.delete(entry.id);
    }
  }

  async setPaused(paused: boolean): Promise<void> {
    await this.#queue.setPaused(paused);
    if (!paused) await this.sendNow();
  }

  /** Tries at once everything that may be sent, or the named entry, refused or not. The quiet time of an entry of unknown outcome stays. */
  async sendNow(id?: string): Promise<void> {
    const entries = (await this.#queue.list()).filter((entry) => id === undefined || entry.id === id);
    for (const { id: entryId } of entries)
      await this.#queue.changeIfThere(entryId, (entry) => {
        if (entry.state === 'refused' && entry.id === id)
          return { ...entry, state: 'waiting', notBefore: null, attempts: 0, fault: null, idempotencyKey: randomUUID() };
        return entry.state === 'waiting' ? { ...entry, notBefore: null } : entry;
      });
    for (const connectionId of new Set(entries.map((entry) => entry.connectionId))) {
      this.#retry.forgetFailures(connectionId);
      await this.#rounds.run(connectionId);
    }
    this.#options.onChange();
  }

  /** Ends the pauses of a connection: the network is back, or a key was entered. */
  async nudge(connectionId: string): Promise<void> {
    this.#retry.connectionIsWell(connectionId);
    for (const entry of await this.#queue.list())
      if (entry.connectionId === connectionId && entry.state === 'waiting' && entry.notBefore !== null)
        await this.#queue.changeIfThere(entry.id, (stored) => (stored.state === 'waiting' ? { ...stored, notBefore: null } : stored));
    await this.#rounds.run(connectionId);
  }

  /** A renamed entry counts as new, so the outcome of an earlier request must be settled first. */
  async rename(id: string, name: string): Promise<void> {
    await this.#change(id, (entry) => {
      if (entry.unsure) throw new Refused('unsure', sentence('host.settle-first'));
      if (entry.kind === 'delete') throw new Refused('invalid-input', sentence('host.deletion-has-no-name'));
      return {
        ...entry,
        name,
        state: 'waiting',
        idempotencyKey: randomUUID(),
        attempts: 0,
        notBefore: null,
        fault: null,
        firstSentAt: null,
      };
    });
  }

  /** A person decided: the project is there (`done`), it is not and is sent again (`send`), or an entry of another key is sent with the current one (`adopt`). */
  async settle(id: string, as: 'done' | 'send' | 'adopt'): Promise<void> {
    if (as === 'done') {
      await this.#sender.finish(await this.#queue.idle(id), null, undefined, true);
      return;
    }
    if (as === 'adopt') {
      const { account } = await this.#placeOf((await this.#queue.idle(id)).connectionId);
      await this.#change(id, (entry) => ({ ...entry, account }));
      return;
    }
    await this.#change(id, (entry) => ({
      ...entry,
      // What it was to replace is gone: it is made as a further project.
      ...(entry.fault?.code === replacedMeanwhile ? { kind: 'create' as const, projectId: null } : {}),
      state: 'waiting',
      unsure: false,
      attempts: 0,
      notBefore: null,
      fault: null,
    }));
  }

  async discard(id: string): Promise<void> {
    await this.#queue.discard(id);
  }

  async restore(id: string): Promise<void> {
    const entry = await this.#queue.restore(id);
    if (entry) void this.#rounds.run(entry.connectionId);
  }

  async data(id: string): Promise<{ entry: OutboxEntry; shape: Record<string, unknown> | null }> {
    return { entry: await this.#queue.get(id), shape: await this.#queue.shape(id) };
  }

  async #change(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    const { connectionId } = await this.#queue.change(id, change);
    void this.#rounds.run(connectionId);
  }

  #runAll(entries: readonly OutboxEntry[]): void {
    for (const connectionId of new Set(entries.map((entry) => entry.connectionId))) void this.#rounds.run(connectionId);
  }
}
