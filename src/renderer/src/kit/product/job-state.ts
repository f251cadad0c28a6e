import type { ProductState } from '#api/index.ts';

/** What a job is at, from the facts of its service. `waiting`: the service does not say what for. */
export type JobState =
  | { is: 'ready' | 'failed' | 'cancelled' | 'absent' }
  | { is: 'working'; share: number }
  /** `ahead`: so many come first, counted up to 1000 */
  | { is: 'queued'; ahead: number }
  | { is: 'network' | 'answer' | 'paused' | 'waiting' }
  | { is: 'product'; product: string }
  /** it was tried, and is tried again by itself at this time */
  | { is: 'retry'; at: string };
export type JobWord = JobState['is'];

function waitOf({ waits_for: waitsFor, paused, jobs_ahead: ahead, retry_at: at }: ProductState): JobState {
  // What a person decides comes first: nothing else would start it.
  if (waitsFor === 'decision') return { is: 'answer' };
  if (paused === true) return { is: 'paused' };
  if (waitsFor === 'network') return { is: 'network' };
  if (waitsFor) return { is: 'product', product: waitsFor.product };
  if (at) return { is: 'retry', at };
  return typeof ahead === 'number' ? { is: 'queued', ahead } : { is: 'waiting' };
}

/** A provider that gives no reason has jobs that are `waiting`. */
export function jobStateOf(job: ProductState): JobState {
  switch (job.state) {
    case 'running':
      return { is: 'working', share: job.progress };
    case 'queued':
      return waitOf(job);
    case 'not_available':
      return { is: 'absent' };
    default:
      return { is: job.state };
  }
}

/** Whether it goes on to an end, by itself or when somebody does something. */
export const isUnderWay = ({ state }: ProductState): boolean => state === 'queued' || state === 'running';
