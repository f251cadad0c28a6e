import { api, type Operation } from '#operations/index.ts';
import { ApiFault, type CallAnswer, type CallInput } from '#client/index.ts';
import type { Connections } from '../connections.ts';
import type { KnownSecrets } from '../known-secrets.ts';
import type { Accounts, Place } from './account.ts';
import type { AnswerStore } from './answer-store.ts';
import { isUnreachable, letsKeptStandIn } from './faults.ts';
import { refusedChange } from './refused-change.ts';
import type { Reachability } from './reachability.ts';

/** An answer of the service, or the one that it gave before where it cannot be had now. */
interface SeenAnswer extends CallAnswer {
  /** from before: true at `fetchedAt`, and `reason` says why it was not asked for anew */
  stale: boolean;
  reason?: string;
  reasonCode?: string;
}
export type SeenCall = (
  operation: Operation,
  input: CallInput & { connectionId?: string | undefined; /** the service itself or nothing */ live?: boolean },
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
/** Questions that differ in nothing but their days: panels ask up to today, and tomorrow that is another question. Left-out values are the contract's own. */
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

/**
 * Calls that keep what they see: each good answer of a route that may be kept, with its time; asked for again by its ETag, and given back where nobody can be
 * reached. Throws like the client where nothing was kept, and wherever the service itself says no.
 */
export function keptCalls({ connections, accounts, store, reachability, secrets }: KeptCallsOptions): SeenCall {
  const placeOf = (connectionId: string): Promise<Place | null> => accounts.of(connectionId).catch(() => null);

  return async (operation, { connectionId, live = false, ...input }, signal) => {
    const id = connectionId ?? (await connections.selectedId());
    const key = keyOf(operation, input);
    const isKept = api[operation].offline === 'cache' && api[operation].base === 'main';
    const place = isKept ? await placeOf(id) : null;
    const kept = place && !live ? await store.read(place, key) : null;
    const projectId = input.params?.['project_id'];
    const nearest = async () =>
      place && !live && typeof projectId === 'string' && operation !== 'satelliteImage'
        ? store.nearest(place, projectId, (asked) => asked.operation === operation && isLikeButForDays(operation, asked.query, input.query))
        : null;
    if (place && !live && reachability().wasJustLost(id)) {
      const before = kept ?? (await nearest());
      if (before) return { ...before, stale: true, reason: 'The service cannot be reached.', reasonCode: 'network' };
    }
    try {
      const client = await connections.client(id);
      const answer = await client.call(operation, { ...input, ...(kept?.etag ? { ifNoneMatch: kept.etag } : {}) }, signal);
      reachability().noteReached(id);
      if (answer.notModified && kept && place) {
        await store.confirm(place, key, answer.fetchedAt);
        return { ...kept, fetchedAt: answer.fetchedAt, stale: false };
      }
      // A key that was entered meanwhile is another account.
      const same = place ?? (isKept ? await placeOf(id) : null);
      if (same && same.account === (await placeOf(id))?.account)
        await store.write(same, key, {
          asked: { operation, params: input.params ?? {}, query: input.query ?? {} },
          value: answer.value instanceof Uint8Array ? answer.value : secrets.clean(answer.value),
          deviations: answer.deviations,
          raw: answer.raw,
          etag: answer.etag,
          fetchedAt: answer.fetchedAt,
        });
      return { ...answer, stale: false };
    } catch (error) {
      if (signal.aborted) throw error;
      if (isUnreachable(error)) reachability().noteLost(id);
      else if (error instanceof ApiFault && error.status !== null) reachability().noteReached(id);
      if (place && error instanceof ApiFault && (error.status === 404 || error.status === 410)) await store.forget(place, key);
      const before = letsKeptStandIn(error) ? (kept ?? (await nearest())) : null;
      if (before) return { ...before, stale: true, reason: (error as Error).message, reasonCode: (error as { code: string }).code };
      throw api[operation].offline === 'refuse' ? refusedChange(operation, error) : error;
    }
  };
}
