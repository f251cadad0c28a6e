import { setTimeout as wait } from 'node:timers/promises';
import { projectIn } from '#api/provider-answers.ts';
import type { Project } from '#api/index.ts';
import { ApiFault, type CallAnswer } from '#client/index.ts';
import type { Operation } from '#operations/index.ts';
import { inParallel } from '#domain/in-parallel.ts';
import { isConnectionsFault, isUnreachable } from '../offline/faults.ts';
import type { NotFetched } from '../groups/registered/contract.ts';
import { boundaryIn } from './boundary-in.ts';
import type { KeptBoundaries } from './kept-boundaries.ts';

/** A project as the list of its connection has it. */
export interface ListedProject {
  id: string;
  /** null where the service tells no time */
  updatedAt: string | null;
}
/** Whether the boundary of a project is kept now: `missing` says why it is not. */
export interface BoundaryOutcome {
  id: string;
  missing: NotFetched | null;
  /** asked of the service just now */
  isFetched: boolean;
}
export interface BoundarySource {
  connectionId: string;
  call: (operation: Operation, input: { params: { project_id: string } }, signal: AbortSignal) => Promise<CallAnswer>;
  kept: KeptBoundaries;
  /** for tests: passes the time of a pause */
  pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** at one time; a provider's service is not ours alone */
const atOnce = 4;
/** A pause that the service asks for is kept by all; a longer one ends the fetching. Shorter ones the client waits out itself. */
const maxPauseSeconds = 120;
const maxPauses = 5;

const waited = (milliseconds: number, signal: AbortSignal): Promise<void> => wait(milliseconds, undefined, { signal });

/** Faults of the whole connection: the next thousand projects would meet them like this one. */
function endOfAll(error: unknown): NotFetched | null {
  if (error instanceof ApiFault && error.code === 'too-many') return 'too-many';
  if (isUnreachable(error)) return 'unreachable';
  return isConnectionsFault(error) ? 'refused' : null;
}

/** Pauses that the service asks for: one for all that ask it at one time. */
class Rests {
  readonly #pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  readonly #signal: AbortSignal;
  #count = 0;
  over: Promise<void> | null = null;

  constructor(pause: (milliseconds: number, signal: AbortSignal) => Promise<void>, signal: AbortSignal) {
    this.#pause = pause;
    this.#signal = signal;
  }

  /** Keeps the pause that a fault asks for; false where it asks for none, for too long a one, or for one too many. */
  async after(error: unknown): Promise<boolean> {
    const seconds = error instanceof ApiFault ? error.retryAfterSeconds : null;
    if (seconds === null || seconds > maxPauseSeconds) return false;
    if (!this.over) {
      this.#count += 1;
      if (this.#count > maxPauses) return false;
      this.over = this.#pause(seconds * 1000, this.#signal).finally(() => {
        this.over = null;
      });
    }
    await this.over;
    return true;
  }
}

/**
 * Sees that the boundaries of projects are kept, asking the service only for those that are new or changed since. One fault of a project is told and the others go on; where the service cannot
 * be asked any more, all that are left are told to be missing for that reason. Throws only what `signal` throws.
 */
export async function fetchBoundaries(
  projects: readonly ListedProject[],
  { connectionId, call, kept, pause = waited }: BoundarySource,
  signal: AbortSignal,
  onProgress: (done: number) => void = () => {},
): Promise<BoundaryOutcome[]> {
  const outcomes = new Map<string, BoundaryOutcome>();
  let ended: NotFetched | null = null;
  const rests = new Rests(pause, signal);
  const settle = (id: string, missing: NotFetched | null, isFetched = false) => {
    outcomes.set(id, { id, missing, isFetched });
    onProgress(outcomes.size);
  };
  async function fetched({ id, updatedAt }: ListedProject): Promise<void> {
    for (;;) {
      await rests.over;
      signal.throwIfAborted();
      if (ended) return settle(id, ended);
      try {
        return settle(id, await take(id, updatedAt), true);
      } catch (error) {
        signal.throwIfAborted();
        if (await rests.after(error)) continue;
        ended ??= endOfAll(error);
        return settle(id, ended ?? (error instanceof ApiFault && error.code === 'not-found' ? 'gone' : 'refused'));
      }
    }
  }
  async function take(id: string, updatedAt: string | null): Promise<NotFetched | null> {
    const answer = await call('getProject', { params: { project_id: id } }, signal);
    const record = projectIn(answer as { raw: false; value: Project });
    const geometry = record && boundaryIn(record.geometry);
    if (!geometry) return 'no-boundary';
    await kept.keep(connectionId, { projectId: id, updatedAt, memberIds: record.subprojects?.map(String) ?? [], geometry });
    return null;
  }

  await inParallel(atOnce, projects, async (project) => {
    signal.throwIfAborted();
    const { id, updatedAt } = project;
    const known = updatedAt === null ? null : await kept.read(connectionId, id);
    if (known && known.updatedAt === updatedAt) settle(id, null);
    else await fetched(project);
  });
  await kept.keepOnly(
    connectionId,
    projects.map(({ id }) => id),
  );
  return projects.map(({ id }) => outcomes.get(id)!);
}
