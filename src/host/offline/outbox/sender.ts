import { ApiFault } from '#client/index.ts';
import { isObject } from '#domain/object.ts';
import { Refused } from '../../refused.ts';
import { isConnectionsFault, isGone, isRefusal, isUnreachable, surelyNotDone } from '../faults.ts';
import { takeOverDecisions } from './decisions.ts';
import { faultOf, markedAsSending, now, type EntryFault, type OutboxEntry } from './entry.ts';
import { findProject, verdictOn, type AskService, type Match } from './matcher.ts';
import { Overtaken, type OutboxQueue } from './queue.ts';
import type { Retry } from './retry.ts';
import { sentence } from '../../phrases/sentence.ts';

/** What became of a change. */
export type Outcome = { kind: 'done'; value: unknown; projectId: string | null } | { kind: 'waiting'; entry: OutboxEntry };
/** A call of the window that waits for its entry. */
export interface Waiter {
  resolve: (outcome: Outcome) => void;
  reject: (error: unknown) => void;
}
/** `stop`: the next entry of this connection would fail the same way */
export type Next = 'on' | 'stop';

export interface SenderOptions {
  queue: OutboxQueue;
  retry: Retry;
  ask: AskService;
  waiters: ReadonlyMap<string, Waiter>;
  /** removes secrets that a service echoed */
  clean: (value: unknown) => unknown;
  /** before the entry goes with its shape: what the service does not keep of it is kept here */
  keepShapes: (entry: OutboxEntry, projectId: string | null, shape: () => Promise<object | null>) => Promise<void>;
  /** before the project that an edit replaces is deleted: what others wrote about it meanwhile goes over */
  beforeReplacing: (entry: OutboxEntry) => Promise<void>;
  onDone: (entry: OutboxEntry, projectId: string | null, isWatched: boolean) => void;
  onUnreachable: (connectionId: string) => void;
  ending: AbortSignal;
}

/** A younger entry cannot have been sent from anywhere else yet, so the service's list is not searched for it. */
const newMilliseconds = 5000;
const shapeMissing = 'shape-missing';
const shapeDamaged = 'shape-damaged';
/** the fault of an edit whose project is not there any more */
export const replacedMeanwhile = 'replaced-meanwhile';
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** The id in a create's answer; null where the service gives none. */
const idIn = (value: unknown): string | null =>
  isObject(value) && (typeof value['id'] === 'string' || typeof value['id'] === 'number') ? String(value['id']) : null;

/**
 * Sends one entry. The entry is marked on disk before a request leaves; whether an earlier request arrived is looked up before it is sent again.
 * `before` is the entry as it was when nothing had been sent in this attempt.
 */
export class Sender {
  readonly #options: SenderOptions;

  constructor(options: SenderOptions) {
    this.#options = options;
  }

  async send(stored: OutboxEntry): Promise<Next> {
    // A run that ended while sending leaves the state `sending`.
    const entry = stored.state === 'sending' ? { ...stored, unsure: true } : stored;
    try {
      if (entry.kind === 'delete' || entry.madeId !== null) return await this.#sendDelete(entry);
      const next = (await this.#keepQuiet(entry)) ?? (await this.#lookUp(entry)) ?? (await this.#lookForReplaced(entry));
      if (next) return next;
    } catch (error) {
      return this.#failed(entry, error, stored);
    }
    return this.#sendCreate(entry, stored);
  }

  /** null: the service has surely finished with an earlier request */
  async #keepQuiet(entry: OutboxEntry): Promise<Next | null> {
    const { queue, retry } = this.#options;
    const wait = entry.unsure ? retry.quietTimeLeft(entry) : 0;
    if (wait <= 0) return null;
    // A clock that was set back since: the quiet time is kept from now.
    const lastSentAt = entry.lastSentAt !== null && entry.lastSentAt > now() ? now() : entry.lastSentAt;
    await queue.keep({ ...entry, lastSentAt, state: 'waiting', notBefore: later(wait) });
    return retry.pauseHoldsUpOthers(entry) ? 'stop' : 'on';
  }

  /** null: the entry is to be sent */
  async #lookUp(entry: OutboxEntry): Promise<Next | null> {
    if (!entry.unsure && entry.attempts === 0 && Date.now() - Date.parse(entry.createdAt) <= newMilliseconds) return null;
    const verdict = verdictOn(entry, await this.#find(entry));
    if (verdict.kind === 'there') return this.#created(entry, verdict.id, undefined, true);
    return verdict.kind === 'hold' ? this.#stop(entry, 'held', new Refused('unsure', verdict.words)) : null;
  }

  /** null: what an edit takes the place of is still there. Otherwise somebody else deleted it or put another project there, and this one would be the second on the same land. */
  async #lookForReplaced(entry: OutboxEntry): Promise<Next | null> {
    const { kind, connectionId, account, projectId } = entry;
    if (kind !== 'edit' || projectId === null) return null;
    try {
      await this.#options.ask('getProject', { connectionId, account, params: { project_id: projectId } }, this.#options.ending);
      return null;
    } catch (error) {
      if (isGone(error)) return this.#stop(entry, 'held', new Refused(replacedMeanwhile, sentence('host.replaced-meanwhile')));
      // Who may not read it may still be let make the new one.
      if (isRefusal(error)) return null;
      throw error;
    }
  }

  async #sendCreate(entry: OutboxEntry, before: OutboxEntry): Promise<Next> {
    let marked = entry;
    try {
      marked = await this.#mark(entry);
      const body = await this.#options.queue.shape(marked.id);
      if (!body) throw new Refused(shapeMissing, sentence('host.boundary-missing'));
      const { connectionId, account, idempotencyKey, name, isCollection, isControlPool } = marked;
      const query = { project_name: name, is_collection: isCollection, is_control_pool: isControlPool };
      const { value, raw } = await this.#options.ask(
        'createProject',
        { connectionId, account, query, body, idempotencyKey },
        this.#options.ending,
      );
      const id = idIn(value);
      if (id === null && raw && marked.kind === 'edit')
        return await this.#stop(marked, 'held', new Refused('unsure', sentence('host.created-without-id')));
      return await this.#created(marked, id, value, false);
    } catch (error) {
      return this.#failed(marked, error, before);
    }
  }

  /** A project that no longer exists counts as deleted, whoever deleted it. */
  async #sendDelete(entry: OutboxEntry, created?: unknown): Promise<Next> {
    if (entry.madeId !== null && !(await takeOverDecisions(entry, this.#options.ask, this.#options.ending)))
      // The old project still has what the new one did not take.
      return this.#stop(entry, 'refused', new Refused('decisions-not-taken', sentence('host.decisions-not-taken')));
    if (entry.madeId !== null) await this.#options.beforeReplacing(entry);
    const marked = await this.#mark(entry);
    const { connectionId, account, projectId, madeId } = entry;
    let value: unknown = { id: projectId, deleted: true };
    try {
      ({ value } = await this.#options.ask(
        'deleteProject',
        { connectionId, account, params: { project_id: projectId! } },
        this.#options.ending,
      ));
    } catch (error) {
      if (!isGone(error)) return this.#failed(marked, error, entry);
    }
    this.#options.retry.connectionIsWell(connectionId);
    await this.finish(marked, madeId ?? projectId, entry.kind === 'edit' ? created : value, false);
    return 'on';
  }

  async #created(entry: OutboxEntry, projectId: string | null, value: unknown, wasThere: boolean): Promise<Next> {
    this.#options.retry.connectionIsWell(entry.connectionId);
    if (entry.kind === 'create' || projectId === null) {
      await this.finish(entry, projectId, value, wasThere);
      return 'on';
    }
    const created: OutboxEntry = { ...entry, madeId: projectId, unsure: false, state: 'waiting' };
    await this.#options.queue.keep(created);
    try {
      return await this.#sendDelete(created, value);
    } catch (error) {
      return this.#failed(created, error, created);
    }
  }

  async finish(entry: OutboxEntry, projectId: string | null, value: unknown, wasThere: boolean): Promise<void> {
    const { queue, waiters, keepShapes, onDone, ask, ending } = this.#options;
    await keepShapes(entry, projectId, () => queue.shape(entry.id).catch(() => null));
    await queue.finish(entry, projectId, wasThere);
    const waiter = waiters.get(entry.id);
    onDone(entry, projectId, waiter !== undefined);
    if (!waiter) return;
    // A project that was found in the list is read, so that the caller gets what a create answers.
    const answer =
      value !== undefined || projectId === null
        ? value
        : await ask(
            'getProject',
            { connectionId: entry.connectionId, account: entry.account, params: { project_id: projectId } },
            ending,
          ).then(
            (found) => found.value,
            () => undefined,
          );
    waiter.resolve({ kind: 'done', value: answer, projectId });
  }

  /** On disk before the request leaves. */
  async #mark(entry: OutboxEntry): Promise<OutboxEntry> {
    const marked = markedAsSending(entry);
    await this.#options.queue.keep(marked);
    return marked;
  }

  #find(entry: OutboxEntry): Promise<Match> {
    return findProject(entry, this.#options.ask, this.#options.ending);
  }

  /** The entry stays until a person decides. */
  async #stop(entry: OutboxEntry, state: 'held' | 'refused', why: Refused): Promise<'on'> {
    await this.#options.queue.keep({ ...entry, state, fault: faultOf(why), notBefore: null });
    return 'on';
  }

  async #failed(entry: OutboxEntry, error: unknown, before: OutboxEntry): Promise<Next> {
    if (error instanceof Overtaken) throw error;
    const fault = this.#options.clean(faultOf(error)) as EntryFault;
    if (this.#options.ending.aborted) return 'stop';
    const isShapeMissing = error instanceof Refused && (error.code === shapeMissing || error.code === shapeDamaged);
    if (isConnectionsFault(error) && !isShapeMissing) return this.#connectionFailed(entry, error, fault, before);
    if (isRefusal(error) || isShapeMissing) return this.#refused(entry, error, fault, before);
    return this.#tryLater(entry, error, fault, before);
  }

  /** Nothing is wrong with the entry: it waits as it was. A caller that still waits gets the error instead, and its entry is removed. */
  async #connectionFailed(entry: OutboxEntry, error: unknown, fault: EntryFault, before: OutboxEntry): Promise<'stop'> {
    if (!(await this.#returnToCaller(entry, error, before))) {
      this.#options.retry.connectionFailed(entry.connectionId, { code: fault.code, message: fault.message, phrase: fault.phrase ?? null });
      await this.#options.queue.keep({ ...before, state: 'waiting' });
    }
    return 'stop';
  }

  async #refused(entry: OutboxEntry, error: unknown, fault: EntryFault, before: OutboxEntry): Promise<Next> {
    // An earlier request may have made the project; a refusal of the second one does not say that it did not.
    if (isRefusal(error) && before.unsure && entry.kind !== 'delete' && entry.madeId === null) {
      const match = await this.#find(entry).catch((): Match => ({ likeness: 'unknown' }));
      if (match.likeness === 'same') return this.#created(entry, match.id, undefined, true);
    }
    if (entry.madeId !== null || !(await this.#returnToCaller(entry, error, before)))
      await this.#options.queue.keep({ ...entry, state: 'refused', unsure: false, fault, notBefore: null });
    this.#options.retry.connectionIsWell(entry.connectionId);
    return 'on';
  }

  /** Rejects the call that waits for a first attempt; nothing was done, and the caller still has the data. */
  async #returnToCaller(entry: OutboxEntry, error: unknown, before: OutboxEntry): Promise<boolean> {
    const waiter = this.#options.waiters.get(entry.id);
    if (!waiter || before.attempts > 0 || before.unsure) return false;
    await this.#options.queue.remove(entry.id);
    waiter.reject(error);
    return true;
  }

  async #tryLater(entry: OutboxEntry, error: unknown, fault: EntryFault, before: OutboxEntry): Promise<Next> {
    const { queue, retry, onUnreachable } = this.#options;
    const notSent = surelyNotDone(error) ? before : null;
    const isConnectionLost = isUnreachable(error) || (error instanceof ApiFault && error.code === 'too-many');
    await queue.keep({
      ...entry,
      state: 'waiting',
      unsure: notSent ? notSent.unsure : entry.unsure,
      // The service may have worked on the request until the wait for its answer ended, so the quiet time starts now.
      lastSentAt: notSent ? notSent.lastSentAt : now(),
      fault,
      notBefore: later(retry.pauseAfter(entry, isConnectionLost)),
      attempts: notSent ? notSent.attempts : entry.attempts,
      firstSentAt: notSent ? notSent.firstSentAt : entry.firstSentAt,
    });
    if (isUnreachable(error)) onUnreachable(entry.connectionId);
    return isConnectionLost || retry.failureHoldsUpOthers(entry) ? 'stop' : 'on';
  }
}
