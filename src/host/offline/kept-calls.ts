import { api, type Operation } from '#operations/index.ts';
import { isFileOperation } from '#operations/named-files.ts';
import { ApiFault, settledAnswer, type CallAnswer, type CallInput } from '#client/index.ts';
import { codeOf, codeOfError, type ForeignPhrase } from '#sentences/phrases/index.ts';
import type { Connections } from '../connections.ts';
import type { KnownSecrets } from '../known-secrets.ts';
import type { Accounts, Place } from './account.ts';
import type { AnswerKey, KeptAnswer } from './answer-file.ts';
import type { AnswerStore } from './answer-store.ts';
import { isGone, isUnreachable, letsKeptStandIn } from './faults.ts';
import { refusedChange } from './refused-change.ts';
import type { Reachability } from './reachability.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';

/** An answer of the service, or the stored one where the service cannot be asked now. */
interface SeenAnswer extends CallAnswer {
  /** stored before: it was true at `fetchedAt`, and `reason` says why the service was not asked again */
  stale: boolean;
  reason?: string;
  reasonCode?: string;
  /** the reason as data */
  reasonPhrase?: ForeignPhrase | null;
}
export type SeenCall = (
  operation: Operation,
  input: CallInput & {
    connectionId?: string | undefined;
    /** only the service itself may answer */ live?: boolean;
    /** nobody is asked: only a stored answer will do */ keptOnly?: boolean;
    /** it goes with the key of this account or not at all */ account?: string;
    /** one of very many: its answer is written a moment later, together with theirs */ isOneOfMany?: boolean;
  },
  signal: AbortSignal,
) => Promise<SeenAnswer>;

export interface KeptCallsOptions {
  connections: Connections;
  accounts: Accounts;
  store: AnswerStore;
  reachability: () => Reachability;
  secrets: KnownSecrets;
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d(-\d\d)?$/.test(value);
/** Whether two queries differ only in their days: panels ask up to today, so the same panel asks another query tomorrow. Missing values count as the contract's defaults. */
function isLikeButForDays(operation: Operation, left: Record<string, unknown> = {}, right: Record<string, unknown> = {}): boolean {
  const filled = (query: Record<string, unknown>): Record<string, unknown> => {
    const texts = Object.fromEntries(
      Object.entries(query).map(([name, value]) => [name, value === undefined || value === null ? undefined : String(value)]),
    );
    const read = api[operation].query.safeParse(texts);
    return { ...(read.success ? (read.data as Record<string, unknown>) : texts) };
  };
  const [first, second] = [filled(left), filled(right)];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => {
    const [a, b] = [first[name], second[name]];
    return String(a ?? '') === String(b ?? '') || ((isDay(a) || a === undefined) && (isDay(b) || b === undefined));
  });
}

const keyOf = (operation: Operation, { params, query, body }: CallInput) => ({ operation, params, query, body });

/** One question on its way: who asks, and the stored answer if there is one. */
interface Asked {
  operation: Operation;
  input: CallInput;
  connectionId: string;
  key: AnswerKey;
  /** null: answers of this operation are not stored, or the account is not known */
  place: Place | null;
  stored: KeptAnswer | null;
  /** only the service itself may answer */
  live: boolean;
  /** by `performance.now()` */
  askedAt: number;
  /** the only one whose key may go along; undefined: that of now */
  account: string | undefined;
  /** its answer may be written a moment later */
  isOneOfMany: boolean;
}
const unreachable = sentence('host.unreachable');
const notReached = { reason: unreachable.detail, reasonCode: 'network', reasonPhrase: codeOf(unreachable) };
const reasonOf = (error: unknown) => {
  const { message, code } = error as { message: string; code: string };
  return { reason: message, reasonCode: code, reasonPhrase: codeOfError(error) };
};
/** Answers of user groups carry tokens. */
const isStored = (operation: Operation) => api[operation].offline === 'cache' && api[operation].base === 'main';

/** An answer that was stored by an earlier version is read like one that comes now. */
const settledOrNull = (operation: Operation, answer: KeptAnswer | null): KeptAnswer | null => answer && settledAnswer(operation, answer);

/** The stored answer; where there is none, the nearest one to a question that differs only in its days. */
async function standIn(store: AnswerStore, { stored, place, live, operation, input }: Asked): Promise<KeptAnswer | null> {
  if (stored || !place || live || isFileOperation(operation)) return stored;
  const projectId = input.params?.['project_id'];
  return typeof projectId === 'string'
    ? settledOrNull(
        operation,
        await store.nearest(
          place,
          projectId,
          (asked) => asked.operation === operation && isLikeButForDays(operation, asked.query, input.query),
        ),
      )
    : null;
}

/** The stored answer as it is. Throws Refused where there is none. */
function orNotKept(before: KeptAnswer | null): SeenAnswer {
  if (!before) throw new Refused('not-kept', sentence('host.not-kept'));
  return { ...before, stale: false };
}

/**
 * Calls that store each good answer of an operation that may be cached. A stored answer is asked for again by its ETag, and returned where nobody can be reached.
 * Throws like the client where nothing was stored, and wherever the service itself refuses.
 */
export function keptCalls({ connections, accounts, store, reachability, secrets }: KeptCallsOptions): SeenCall {
  const placeOf = (connectionId: string): Promise<Place | null> => accounts.of(connectionId).catch(() => null);

  async function storeAnswer({ operation, input, connectionId, place, key, isOneOfMany }: Asked, answer: CallAnswer): Promise<void> {
    // A key that was entered meanwhile is another account.
    const owner = place ?? (isStored(operation) ? await placeOf(connectionId) : null);
    if (!owner || owner.account !== (await placeOf(connectionId))?.account) return;
    await store.write(owner, key, {
      asked: { operation, params: input.params ?? {}, query: input.query ?? {} },
      content: answer.value instanceof Uint8Array ? answer.value : secrets.cleanJson(answer.value),
      deviations: answer.deviations,
      raw: answer.raw,
      etag: answer.etag,
      fetchedAt: answer.fetchedAt,
    });
    if (!isOneOfMany) store.settle(owner, key);
  }

  async function ask(asked: Asked, signal: AbortSignal): Promise<SeenAnswer> {
    const { operation, input, connectionId, place, stored, key, account } = asked;
    const client = await connections.client(connectionId);
    // Looked at after the client has read its key: a key that was entered meanwhile is another account's.
    if (account !== undefined && (await placeOf(connectionId))?.account !== account)
      throw new Refused('other-key', sentence('host.other-key'));
    const answer = await client.call(operation, { ...input, ...(stored?.etag ? { ifNoneMatch: stored.etag } : {}) }, signal);
    reachability().noteReached(connectionId);
    if (answer.notModified && stored && place) {
      store.confirm(place, key, answer.fetchedAt);
      if (!asked.isOneOfMany) store.settle(place, key);
      return { ...stored, fetchedAt: answer.fetchedAt, stale: false };
    }
    await storeAnswer(asked, answer);
    return { ...answer, stale: false };
  }

  async function afterFault(asked: Asked, error: unknown): Promise<SeenAnswer> {
    const { operation, connectionId, place, key } = asked;
    if (isUnreachable(error)) reachability().noteLost(connectionId, asked.askedAt);
    else if (error instanceof ApiFault && error.status !== null) reachability().noteReached(connectionId);
    if (place && isGone(error)) await store.forget(place, key);
    const before = letsKeptStandIn(error) ? await standIn(store, asked) : null;
    if (before) return { ...before, stale: true, ...reasonOf(error) };
    throw api[operation].offline === 'refuse' ? refusedChange(operation, error) : error;
  }

  return async (operation, { connectionId: named, live = false, keptOnly = false, isOneOfMany = false, account, ...input }, signal) => {
    const connectionId = named ?? (await connections.selectedId());
    const key = keyOf(operation, input);
    const place = isStored(operation) ? await placeOf(connectionId) : null;
    const stored = settledOrNull(operation, place && !live ? await store.read(place, key) : null);
    const asked: Asked = { operation, input, connectionId, key, place, stored, live, askedAt: performance.now(), account, isOneOfMany };
    if (keptOnly) return orNotKept(await standIn(store, asked));
    if (place && !live && reachability().wasJustLost(connectionId)) {
      const before = await standIn(store, asked);
      if (before) return { ...before, stale: true, ...notReached };
    }
    try {
      return await ask(asked, signal);
    } catch (error) {
      if (signal.aborted) throw error;
      return afterFault(asked, error);
    }
  };
}
