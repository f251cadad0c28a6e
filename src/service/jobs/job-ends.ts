import { setTimeout as wait } from 'node:timers/promises';
import type { JobRow } from '../storage/job-queue.ts';
import type { Awaitable } from '../storage/store.ts';

/** A job that runs elsewhere is looked at this often by whoever waits for it. */
const lookEveryMilliseconds = 1000;

/** Its next try is later (no network): waiting for it would end with the same answer. */
export const triesLater = ({ state, is_later: isLater }: JobRow): boolean => state === 'queued' && isLater === 1;

/** Waits for a job that another process runs, so that nobody tells, for so long. */
export async function untilSeenEnded(look: () => Awaitable<JobRow | null>, milliseconds: number, isStopped: () => boolean): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!isStopped() && performance.now() < end) {
    await wait(lookEveryMilliseconds);
    const job = await look();
    if (!job || (job.state !== 'running' && job.state !== 'queued') || triesLater(job)) return;
  }
}

/** Who waits in this process for jobs that it runs. */
export class JobEnds {
  readonly #waiting = new Map<string, Set<() => void>>();

  /** Resolves when the job of this key is told to have ended, or after so long. */
  async until(key: string, milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const waiting = this.#waiting.get(key) ?? new Set();
      this.#waiting.set(key, waiting);
      const told = () => {
        clearTimeout(timer);
        waiting.delete(told);
        if (waiting.size === 0) this.#waiting.delete(key);
        resolve();
      };
      const timer = setTimeout(told, milliseconds);
      waiting.add(told);
    });
  }

  tell(key: string): void {
    this.#waiting.get(key)?.forEach((told) => told());
  }
}
