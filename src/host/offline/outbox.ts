import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { ApiFault, type CallAnswer, type CallInput } from '#client/index.ts';
import type { Operation } from '#operations/index.ts';
import { isObject } from '#domain/object.ts';
import { areaHectares, boundingBoxOfAll, geometryHash, type Geometry } from '#geo/index.ts';
import { embeddedId } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';
import { Refused } from '../refused.ts';
import type { Place } from './account.ts';
import { isConnectionsFault, isRefusal, isUnreachable, surelyNotDone } from './faults.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { OutboxFiles } from './outbox-files.ts';
import { candidatesIn, likeness, type Likeness } from './same-project.ts';
import { SenderLock } from './sender-lock.ts';

export interface NewProject {
  name: string;
  geojson: Record<string, unknown>;
  isCollection: boolean;
  isControlPool: boolean;
}
/** What became of something that was put into the outbox. */
export type Outcome = { kind: 'done'; value: unknown; projectId: string | null } | { kind: 'waiting'; entry: OutboxEntry };
export interface OutboxOptions {
  folder: string;
  /** a call that asks the service itself, never what was kept */
  call: (operation: Operation, input: CallInput & { connectionId: string }, signal: AbortSignal) => Promise<CallAnswer>;
  place: (connectionId: string) => Promise<Place | null>;
  onDamage: (damage: Damage) => void;
  /** without secrets that a service echoed */
  clean: (value: unknown) => unknown;
  log: (text: string) => void;
  /** something waits, or does no longer */
  onChange: () => void;
  /** `isWatched`: whoever asked for it still waits for the answer */
  onDone: (entry: OutboxEntry, projectId: string | null, isWatched: boolean) => void;
  onUnreachable: (connectionId: string) => void;
  times?: Partial<OutboxTimes>;
}
export interface OutboxTimes {
  /** after a request whose outcome is not known, a service without idempotency keys may still be at work on it */
  quietMilliseconds: number;
  firstRetryMilliseconds: number;
  longestRetryMilliseconds: number;
}
const settings = z.object({ paused: z.boolean() });
const usualTimes: OutboxTimes = { quietMilliseconds: 30_000, firstRetryMilliseconds: 4000, longestRetryMilliseconds: 300_000 };
/** projects of one name that are looked at one by one */
const mostCandidates = 40;
const mostDone = 20;
/** another Hectare on this profile is sending; then this one looks */
const othersMilliseconds = 5000;
/** a service that is ill for one request may be well for the next */
const attemptsBeforeOthersGo = 2;

/** faults of an answer that came with a good status: the service may well have done it */
const answeredStrangely = new Set(['shape', 'too-large']);

const now = () => new Date().toISOString();
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const isDue = ({ notBefore }: OutboxEntry) => notBefore === null || Date.parse(notBefore) <= Date.now();
const faultOf = (error: unknown): NonNullable<OutboxEntry['fault']> => {
  const { code, message, details } = error as { code?: unknown; message?: string; details?: unknown };
  return {
    code: typeof code === 'string' ? code : 'internal',
    message: (message ?? String(error)).slice(0, 2000),
    details: details ?? null,
  };
};

function geometriesOf(document: unknown): Geometry[] {
  if (!isObject(document)) return [];
  if (document['type'] === 'FeatureCollection')
    return Array.isArray(document['features']) ? document['features'].flatMap(geometriesOf) : [];
  if (document['type'] === 'Feature') return geometriesOf(document['geometry']);
  return [document as unknown as Geometry];
}

/**
 * Everything that changes something at a service goes through here, online as well: written to the disk before it leaves, so that a kill at any moment neither
 * loses nor repeats it. One by one and in order for each connection; what is refused steps aside with its reason, and only what concerns the same project
 * waits behind it. Before anything is sent again whose outcome is not known, the service's own list is looked through for it.
 */
export class Outbox {
  readonly #options: OutboxOptions;
  readonly #times: OutboxTimes;
  readonly #files: OutboxFiles;
  readonly #settings: JsonFile<typeof settings>;
  readonly #lock: SenderLock;
  readonly #rounds = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  readonly #waiters = new Map<string, { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }>();
  /** why a connection cannot send at all: its key, its address */
  readonly #connectionFaults = new Map<string, { code: string; message: string }>();
  readonly #failures = new Map<string, number>();
  #done: {
    id: string;
    kind: OutboxEntry['kind'];
    name: string;
    connectionId: string;
    at: string;
    projectId: string | null;
    wasThere: boolean;
  }[] = [];
  #timer: NodeJS.Timeout | null = null;
  #lastNumber = -1;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #ending = new AbortController();

  constructor(options: OutboxOptions) {
    this.#options = options;
    this.#times = { ...usualTimes, ...options.times };
    this.#files = new OutboxFiles(options.folder, options.log);
    this.#settings = new JsonFile(join(options.folder, 'settings.json'), settings, { paused: false }, options.onDamage);
    this.#lock = new SenderLock(join(options.folder, 'sender.lock'));
  }

  /** Takes up what an earlier run left; what was on its way then may have arrived. */
  async start(): Promise<void> {
    const entries = await this.#files.list();
    if (entries.length === 0) return;
    this.#options.onChange();
    for (const connectionId of new Set(entries.map((entry) => entry.connectionId))) void this.round(connectionId);
  }

  end(): void {
    this.#ending.abort();
    if (this.#timer) clearTimeout(this.#timer);
  }

  async list() {
    // In turn, so that what is done just now stands in one of the two lists, not in none or both.
    const { entries, done } = await this.#inTurn(async () => ({ entries: await this.#files.list(), done: this.#done }));
    const accounts = new Map<string, string | null>();
    for (const { connectionId } of entries)
      if (!accounts.has(connectionId))
        accounts.set(connectionId, (await this.#options.place(connectionId).catch(() => null))?.account ?? null);
    return {
      paused: (await this.#settings.read()).paused,
      entries: entries.map((entry) => ({
        ...entry,
        otherAccount: accounts.get(entry.connectionId) !== entry.account,
        blockedBy: this.#blocker(entry, entries)?.name ?? null,
        connectionFault: this.#connectionFaults.get(entry.connectionId) ?? null,
      })),
      done,
    };
  }

  /** Resolves when it is done, or when it has to wait; rejects when the service says no to it just now, which takes it out of the outbox again. */
  async create(connectionId: string, project: NewProject, replaces: string | null, signal: AbortSignal): Promise<Outcome> {
    const place = await this.#placeOf(connectionId);
    const geometries = geometriesOf(project.geojson);
    const hash = geometryHash(geometries);
    const kind = replaces === null ? 'create' : 'edit';
    return this.#put({
      place,
      kind,
      name: project.name,
      projectId: replaces,
      shape: project.geojson,
      signal,
      about: {
        isCollection: project.isCollection,
        isControlPool: project.isControlPool,
        geometryHash: hash,
        areaHectares: geometries.length === 1 ? areaHectares(geometries[0]!) : null,
        box: boundingBoxOfAll(geometries),
      },
    });
  }

  async remove(connectionId: string, projectId: string, name: string, signal: AbortSignal): Promise<Outcome> {
    const place = await this.#placeOf(connectionId);
    return this.#put({
      place,
      kind: 'delete',
      name,
      projectId,
      shape: null,
      signal,
      about: { isCollection: false, isControlPool: false, geometryHash: '', areaHectares: null, box: null },
    });
  }

  async #placeOf(connectionId: string): Promise<Place> {
    const place = await this.#options.place(connectionId);
    if (!place) throw new ApiFault('no-key', 'This connection has no API key yet. Enter it in Connections.');
    return place;
  }

  async #put({
    place,
    kind,
    name,
    projectId,
    shape,
    signal,
    about,
  }: {
    place: Place;
    kind: OutboxEntry['kind'];
    name: string;
    projectId: string | null;
    shape: Record<string, unknown> | null;
    signal: AbortSignal;
    about: Pick<OutboxEntry, 'isCollection' | 'isControlPool' | 'geometryHash' | 'areaHectares' | 'box'>;
  }): Promise<Outcome> {
    const entry = await this.#inTurn(async () => {
      const entries = await this.#files.list();
      const own = entries.filter((one) => one.connectionId === place.connectionId && one.account === place.account);
      const twin = own.find((one) =>
        kind === 'delete'
          ? one.projectId === projectId
          : one.kind !== 'delete' && one.name === name && one.geometryHash === about.geometryHash,
      );
      if (twin) {
        if (kind === 'delete' && twin.kind === 'delete') return twin;
        throw new Refused(
          'already-waiting',
          kind === 'delete'
            ? `An edit of “${name}” waits in the outbox. Send or discard it first.`
            : `“${name}” with this boundary waits in the outbox already. Open the outbox to send it now.`,
        );
      }
      if (kind === 'edit' && own.some((one) => one.projectId === projectId))
        throw new Refused('already-waiting', `A change of this project waits in the outbox already. Send or discard it first.`);
      this.#lastNumber = Math.max(this.#lastNumber, ...entries.map(({ number }) => number)) + 1;
      const made: OutboxEntry = {
        version: 1,
        id: `${String(this.#lastNumber).padStart(8, '0')}-${randomUUID()}`,
        number: this.#lastNumber,
        ...place,
        kind,
        name,
        projectId,
        ...about,
        createdAt: now(),
        idempotencyKey: randomUUID(),
        state: 'waiting',
        firstSentAt: null,
        lastSentAt: null,
        unsure: false,
        madeId: null,
        attempts: 0,
        notBefore: null,
        fault: null,
      };
      await this.#files.add(made, shape);
      return made;
    });
    this.#options.onChange();
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>();
    this.#waiters.set(entry.id, { resolve, reject });
    // Whoever does not want to wait any longer has not taken it back: it is in the outbox.
    const leave = () =>
      void this.#files
        .read(entry.id)
        .catch(() => null)
        .then((found) => resolve({ kind: 'waiting', entry: found ?? entry }));
    signal.addEventListener('abort', leave, { once: true });
    void this.round(place.connectionId).then(leave, leave);
    try {
      return await promise;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#waiters.delete(entry.id);
    }
  }

  // What a person does with an entry

  async setPaused(paused: boolean): Promise<void> {
    await this.#settings.write({ paused });
    this.#options.onChange();
    if (!paused) await this.sendNow();
  }

  /** Everything that may go is tried at once, without its pause; of one whose outcome is not known, the pause stays. */
  async sendNow(id?: string): Promise<void> {
    const entries = (await this.#files.list()).filter((entry) => id === undefined || entry.id === id);
    for (const entry of entries) {
      await this.#edit(entry.id, (one) => {
        if (one.state === 'refused' && one.id === id)
          return { ...one, state: 'waiting', notBefore: null, attempts: 0, fault: null, idempotencyKey: randomUUID() };
        return one.state === 'waiting' ? { ...one, notBefore: null } : one;
      });
    }
    for (const connectionId of new Set(entries.map((entry) => entry.connectionId))) {
      this.#failures.delete(connectionId);
      await this.round(connectionId);
    }
    this.#options.onChange();
  }

  /** The network is back, or the key is: the pauses are over. */
  async nudge(connectionId: string): Promise<void> {
    this.#failures.delete(connectionId);
    this.#connectionFaults.delete(connectionId);
    for (const entry of await this.#files.list())
      if (entry.connectionId === connectionId && entry.state === 'waiting' && entry.notBefore !== null)
        await this.#edit(entry.id, (one) => (one.state === 'waiting' ? { ...one, notBefore: null } : one));
    await this.round(connectionId);
  }

  /** Another name for something that is not on its way. It counts as new, so an earlier try of it must be settled first. */
  async rename(id: string, name: string): Promise<void> {
    await this.#change(id, (entry) => {
      if (entry.unsure) throw new Refused('unsure', 'It is not known whether this arrived. Settle that first.');
      if (entry.kind === 'delete') throw new Refused('invalid-input', 'A deletion has no name to change.');
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

  /** A person looked: it is there (`done`), or it is not and goes again (`send`); or it was made with another key and is to go with the one that is there now (`adopt`). */
  async settle(id: string, as: 'done' | 'send' | 'adopt'): Promise<void> {
    if (as === 'done') {
      const entry = await this.#idle(id);
      await this.#finish(entry, null, undefined, true);
      return;
    }
    if (as === 'adopt') {
      const { account } = await this.#placeOf((await this.#idle(id)).connectionId);
      await this.#change(id, (entry) => ({ ...entry, account }));
      return;
    }
    await this.#change(id, (entry) => ({ ...entry, state: 'waiting', unsure: false, attempts: 0, notBefore: null, fault: null }));
  }

  async discard(id: string): Promise<void> {
    await this.#inTurn(async () => {
      await this.#idle(id);
      await this.#files.discard(id);
    });
    this.#options.onChange();
  }

  async restore(id: string): Promise<void> {
    if (!(await this.#inTurn(() => this.#files.restore(id)))) throw new Refused('not-there', 'This cannot be brought back any more.');
    const entry = await this.#files.read(id);
    this.#options.onChange();
    if (entry) void this.round(entry.connectionId);
  }

  async data(id: string): Promise<{ entry: OutboxEntry; shape: Record<string, unknown> | null }> {
    const entry = await this.#files.read(id);
    if (!entry) throw gone();
    return { entry, shape: await this.#files.shape(id) };
  }

  async #idle(id: string): Promise<OutboxEntry> {
    const entry = await this.#files.read(id);
    if (!entry) throw gone();
    if (entry.state === 'sending' && this.#rounds.has(entry.connectionId))
      throw new Refused('being-sent', 'This is being sent just now. Wait for its answer.');
    return entry;
  }

  async #change(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    const changed = await this.#inTurn(async () => {
      const entry = change(await this.#idle(id));
      await this.#files.put(entry);
      return entry;
    });
    this.#options.onChange();
    void this.round(changed.connectionId);
  }

  /** Changes what is on the disk now; nothing when it is there no more. */
  async #edit(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<void> {
    await this.#inTurn(async () => {
      const entry = await this.#files.read(id);
      if (!entry) return;
      const changed = change(entry);
      if (changed !== entry) await this.#files.put(changed);
    });
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  // Sending

  /** Sends what may go on a connection. One at a time; a wish that comes meanwhile begins another round at the end. Never rejects. */
  round(connectionId: string): Promise<void> {
    const running = this.#rounds.get(connectionId);
    if (running) {
      this.#again.add(connectionId);
      return running;
    }
    const done = (async () => {
      do {
        this.#again.delete(connectionId);
        try {
          await this.#roundOf(connectionId);
        } catch (error) {
          this.#options.log(`The outbox met a fault: ${(error as Error).message}`);
        }
      } while (this.#again.has(connectionId) && !this.#ending.signal.aborted);
    })().finally(async () => {
      this.#rounds.delete(connectionId);
      await this.#schedule().catch(() => {});
    });
    this.#rounds.set(connectionId, done);
    return done;
  }

  async #roundOf(connectionId: string): Promise<void> {
    if (this.#ending.signal.aborted || (await this.#settings.read()).paused) return;
    const entries = (await this.#files.list()).filter((entry) => entry.connectionId === connectionId);
    if (entries.length === 0) return;
    if (!(await this.#lock.take())) {
      setTimeout(() => void this.round(connectionId), othersMilliseconds).unref();
      return;
    }
    try {
      const account = (await this.#options.place(connectionId))?.account ?? null;
      for (const { id } of entries) {
        if (this.#ending.signal.aborted || !(await this.#lock.isMine())) return;
        // It may have been discarded or changed since.
        const all = (await this.#files.list()).filter((entry) => entry.connectionId === connectionId);
        const entry = all.find((one) => one.id === id);
        if (!entry || entry.account !== account || entry.state === 'refused' || entry.state === 'held' || this.#blocker(entry, all))
          continue;
        if (!isDue(entry)) {
          if (entry.attempts <= attemptsBeforeOthersGo) return;
          continue;
        }
        const next = await this.#try(entry).catch((error: unknown) => {
          if (error instanceof Overtaken) return 'on';
          throw error;
        });
        if (next === 'stop') return;
      }
    } finally {
      await this.#lock.release();
    }
  }

  /** What has to be gone before this may go: an earlier one about the same project, or under the same name. */
  #blocker(entry: OutboxEntry, entries: OutboxEntry[]): OutboxEntry | null {
    return (
      entries.find(
        (other) =>
          other.number < entry.number &&
          other.connectionId === entry.connectionId &&
          other.account === entry.account &&
          ((entry.projectId !== null && other.projectId === entry.projectId) ||
            (other.name === entry.name && (other.kind !== 'delete' || entry.kind !== 'delete'))),
      ) ?? null
    );
  }

  /** `stop` where the next one would fare alike. */
  async #try(before: OutboxEntry): Promise<'on' | 'stop'> {
    let entry = before.state === 'sending' ? { ...before, unsure: true } : before;
    const { connectionId } = entry;
    const quiet = connectionId === embeddedId ? 0 : this.#times.quietMilliseconds;
    try {
      if (entry.unsure && entry.madeId === null && entry.kind !== 'delete') {
        const wait = Date.parse(entry.lastSentAt ?? entry.createdAt) + quiet - Date.now();
        if (wait > 0) {
          await this.#keep({ ...entry, state: 'waiting', notBefore: later(wait) });
          return entry.attempts <= attemptsBeforeOthersGo ? 'stop' : 'on';
        }
      }
      if (entry.kind === 'delete' || entry.madeId !== null) return await this.#sendDelete(entry);
      // The first time online nobody else can have sent it; what waited may be there already.
      if (entry.unsure || entry.attempts > 0 || Date.now() - Date.parse(entry.createdAt) > 5000) {
        const found = await this.#lookFor(entry);
        if (found.likeness === 'same') return await this.#created(entry, found.id, undefined, true);
        if (found.likeness === 'maybe' && entry.unsure)
          return await this.#hold(
            entry,
            'A project like this one is there, but it cannot be told whether it is the one that was sent. Look at it, then decide.',
          );
        if (found.likeness === 'none' && entry.unsure && answeredStrangely.has(entry.fault?.code ?? ''))
          return await this.#hold(
            entry,
            'The service answered in a way that Hectare does not understand, and its list does not show the project. Look there, then decide.',
          );
        if (found.likeness === 'unknown' && entry.unsure)
          return await this.#hold(
            entry,
            'The service’s list of projects cannot be read, so it cannot be told whether this arrived. Look there, then decide.',
          );
      }
      entry = await this.#marked(entry);
      const shape = await this.#files.shape(entry.id);
      if (!shape)
        throw new Refused(
          'shape-missing',
          'The boundary of this entry is missing from the outbox folder. Create the project from its file again.',
        );
      const { value, raw } = await this.#options.call(
        'createProject',
        {
          connectionId,
          query: { project_name: entry.name, is_collection: entry.isCollection, is_control_pool: entry.isControlPool },
          body: shape,
          idempotencyKey: entry.idempotencyKey,
        },
        this.#ending.signal,
      );
      const id = isObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number') ? String(value['id']) : null;
      if (id === null && raw && entry.kind === 'edit')
        return await this.#hold(
          entry,
          'The service took it, but did not say which project it made. Look there; then delete the old one yourself.',
        );
      return await this.#created(entry, id, value, false);
    } catch (error) {
      return this.#failed(entry, error, before);
    }
  }

  /** On the disk before the request leaves. */
  async #marked(entry: OutboxEntry): Promise<OutboxEntry> {
    const marked: OutboxEntry = {
      ...entry,
      state: 'sending',
      unsure: true,
      firstSentAt: entry.firstSentAt ?? now(),
      lastSentAt: now(),
      attempts: entry.attempts + 1,
      fault: null,
      notBefore: null,
    };
    await this.#unlessOvertaken(entry, () => this.#files.put(marked));
    this.#options.onChange();
    return marked;
  }

  async #created(entry: OutboxEntry, projectId: string | null, value: unknown, wasThere: boolean): Promise<'on' | 'stop'> {
    this.#wentWell(entry.connectionId);
    if (entry.kind === 'create' || projectId === null) {
      await this.#finish(entry, projectId, value, wasThere);
      return 'on';
    }
    const made: OutboxEntry = { ...entry, madeId: projectId, unsure: false, state: 'waiting' };
    await this.#keep(made);
    try {
      return await this.#sendDelete(made, value);
    } catch (error) {
      return this.#failed(made, error, made);
    }
  }

  /** A project that is not there any more is deleted, whoever did it. */
  async #sendDelete(entry: OutboxEntry, created?: unknown): Promise<'on' | 'stop'> {
    const marked = await this.#marked(entry);
    let value: unknown = { id: entry.projectId, deleted: true };
    try {
      ({ value } = await this.#options.call(
        'deleteProject',
        { connectionId: entry.connectionId, params: { project_id: entry.projectId! } },
        this.#ending.signal,
      ));
    } catch (error) {
      if (!(error instanceof ApiFault && (error.status === 404 || error.status === 410))) return this.#failed(marked, error, entry);
    }
    this.#wentWell(entry.connectionId);
    await this.#finish(marked, entry.madeId ?? entry.projectId, entry.kind === 'edit' ? created : value, false);
    return 'on';
  }

  async #failed(entry: OutboxEntry, error: unknown, before: OutboxEntry): Promise<'on' | 'stop'> {
    if (error instanceof Overtaken) throw error;
    const waiter = this.#waiters.get(entry.id);
    const fault = this.#options.clean(faultOf(error)) as NonNullable<OutboxEntry['fault']>;
    if (this.#ending.signal.aborted) return 'stop';
    const isShapeMissing = error instanceof Refused && error.code === 'shape-missing';
    if (isConnectionsFault(error) && !isShapeMissing) {
      // Nothing is wrong with the entry: it waits as it was. Whoever just asked is told, and has it still in hand.
      const { code, message } = fault;
      if (waiter && before.attempts === 0 && !before.unsure) {
        await this.#inTurn(() => this.#files.remove(entry.id));
        waiter.reject(error);
      } else {
        this.#connectionFaults.set(entry.connectionId, { code, message });
        await this.#keep({ ...before, state: 'waiting' });
      }
      this.#options.onChange();
      return 'stop';
    }
    // Refused before this could be sent a first time, or a no to the first try: nothing was done.
    if (isRefusal(error) || isShapeMissing) {
      if (isRefusal(error) && before.unsure && entry.kind !== 'delete' && entry.madeId === null) {
        const found = await this.#lookFor(entry).catch(() => ({ likeness: 'unknown' as const, id: '' }));
        if (found.likeness === 'same') return this.#created(entry, found.id, undefined, true);
      }
      if (waiter && before.attempts === 0 && !before.unsure && entry.madeId === null) {
        await this.#inTurn(() => this.#files.remove(entry.id));
        waiter.reject(error);
      } else await this.#keep({ ...entry, state: 'refused', unsure: false, fault, notBefore: null });
      this.#wentWell(entry.connectionId);
      this.#options.onChange();
      return 'on';
    }
    const wasNotDone = surelyNotDone(error);
    const unsure = wasNotDone ? before.unsure : entry.unsure;
    // The pause begins when the line was given up, however long that took: until then the service was surely at work on it.
    const lastSentAt = wasNotDone ? before.lastSentAt : now();
    // The service took it and answered in a way that nobody understands: only its list can tell now.
    const failures = (this.#failures.get(entry.connectionId) ?? 0) + 1;
    const isLost = isUnreachable(error) || (error instanceof ApiFault && error.code === 'too-many');
    if (isLost) this.#failures.set(entry.connectionId, failures);
    const tries = isLost ? failures : entry.attempts;
    const pause =
      Math.min(this.#times.longestRetryMilliseconds, this.#times.firstRetryMilliseconds * 2 ** Math.min(10, tries - 1)) *
      (0.8 + Math.random() * 0.4);
    await this.#keep({
      ...entry,
      state: 'waiting',
      unsure,
      lastSentAt,
      fault,
      notBefore: later(pause),
      attempts: wasNotDone ? before.attempts : entry.attempts,
      firstSentAt: wasNotDone ? before.firstSentAt : entry.firstSentAt,
    });
    if (isUnreachable(error)) this.#options.onUnreachable(entry.connectionId);
    this.#options.onChange();
    return isLost || entry.attempts < attemptsBeforeOthersGo ? 'stop' : 'on';
  }

  async #hold(entry: OutboxEntry, message: string): Promise<'on'> {
    await this.#keep({ ...entry, state: 'held', fault: { code: 'unsure', message, details: null }, notBefore: null });
    this.#options.onChange();
    return 'on';
  }

  /** Looks through the service's own list for what an entry was to create. Rejects like a call. */
  async #lookFor(entry: OutboxEntry): Promise<{ likeness: Likeness | 'unknown'; id: string }> {
    const list = (await this.#options.call('listProjects', { connectionId: entry.connectionId }, this.#ending.signal)).value;
    const candidates = candidatesIn(list, entry.name);
    if (!candidates) return { likeness: 'unknown', id: '' };
    let maybe = '';
    for (const { id, fields } of candidates.slice(-mostCandidates)) {
      if (id === entry.projectId) continue;
      const record = await this.#options
        .call('getProject', { connectionId: entry.connectionId, params: { project_id: id } }, this.#ending.signal)
        .then(
          ({ value }) => (isObject(value) ? { ...fields, ...value } : fields),
          (error: unknown) => {
            if (isRefusal(error)) return fields;
            throw error;
          },
        );
      const found = likeness(entry, record, entry.unsure ? entry.firstSentAt : null);
      if (found === 'same') return { likeness: 'same', id };
      if (found === 'maybe') maybe = id;
    }
    return maybe === '' ? { likeness: 'none', id: '' } : { likeness: 'maybe', id: maybe };
  }

  async #finish(entry: OutboxEntry, projectId: string | null, value: unknown, wasThere: boolean): Promise<void> {
    await this.#unlessOvertaken(entry, async () => {
      await this.#files.remove(entry.id);
      this.#done = [
        { id: entry.id, kind: entry.kind, name: entry.name, connectionId: entry.connectionId, at: now(), projectId, wasThere },
        ...this.#done,
      ].slice(0, mostDone);
    });
    this.#options.onDone(entry, projectId, this.#waiters.has(entry.id));
    this.#options.onChange();
    const waiter = this.#waiters.get(entry.id);
    if (!waiter) return;
    // Found in the list: the record is asked for, so that who waits gets what a create answers.
    if (value === undefined && projectId !== null)
      value = await this.#options
        .call('getProject', { connectionId: entry.connectionId, params: { project_id: projectId } }, this.#ending.signal)
        .then(
          (answer) => answer.value,
          () => undefined,
        );
    waiter.resolve({ kind: 'done', value, projectId });
  }

  #wentWell(connectionId: string): void {
    this.#failures.delete(connectionId);
    this.#connectionFaults.delete(connectionId);
  }

  async #keep(entry: OutboxEntry): Promise<void> {
    await this.#unlessOvertaken(entry, () => this.#files.put(entry));
    this.#options.onChange();
  }

  /**
   * Writes what became of an entry, unless a person renamed, discarded or readdressed it while the service was asked about it: then it throws `Overtaken`,
   * and what they made of it goes in the next round.
   */
  #unlessOvertaken(entry: OutboxEntry, write: () => Promise<void>): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#files.read(entry.id);
      if (stored?.idempotencyKey !== entry.idempotencyKey || stored.account !== entry.account) throw new Overtaken();
      await write();
    });
  }

  /** When the next one may be tried. */
  async #schedule(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#ending.signal.aborted) return;
    const waiting = (await this.#files.list()).filter(({ state }) => state === 'waiting' || state === 'sending');
    if (waiting.length === 0 || (await this.#settings.read()).paused) return;
    const times = waiting.map(({ notBefore }) =>
      notBefore === null ? Date.now() + this.#times.longestRetryMilliseconds : Date.parse(notBefore),
    );
    this.#timer = setTimeout(
      () => {
        for (const connectionId of new Set(waiting.map((entry) => entry.connectionId))) void this.round(connectionId);
      },
      Math.max(50, Math.min(...times) - Date.now()),
    );
    this.#timer.unref();
  }
}

const goneText = 'This is not in the outbox any more: it was sent or discarded.';
const gone = () => new Refused('not-there', goneText);
/** The entry is not any more what the round took up. */
class Overtaken extends Refused {
  constructor() {
    super('not-there', goneText);
  }
}
