import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnreachable } from '../storage/unreachable.ts';

/** What was computed, and what is about to be fetched, waits so long for a database that is just starting again. */
const patienceMilliseconds = 60_000;
const pauseMilliseconds = 1000;

/** Tries again while the database does not answer. */
export async function patiently<T>(run: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const end = performance.now() + patienceMilliseconds; ;) {
    signal?.throwIfAborted();
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof DatabaseUnreachable) || performance.now() > end) throw error;
    }
    await wait(pauseMilliseconds, undefined, signal ? { signal } : {});
  }
}
