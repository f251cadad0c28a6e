import { codeOf, codeOfError, english, type Phrase } from '#sentences/phrases/index.ts';
import { isBusy, isFull } from '../storage/database.ts';
import type { JobFault, WaitsFor } from '../storage/job-queue.ts';

export const maxAttempts = 6;
/** What waits for the network, for a decision or for room on a disk is looked for again this often. */
const waitMilliseconds = 5 * 60_000;
/** Another program holds the workspace, or the database starts again: seldom for long. */
const busyMilliseconds = 5000;
const maxPauseMilliseconds = 3_600_000;

/** What becomes of a job whose run ended without a result. */
export interface Verdict {
  fault: JobFault;
  /** until the next try; null: the job has failed */
  pauseMilliseconds: number | null;
  /** whether the run counts as an attempt: a missing network is nobody's fault */
  counts: boolean;
}

/** Faults that pass by themselves, by the name of their class, which they keep when they come out of a thread. */
const waitsForOf: Record<string, WaitsFor> = { NeedsNetwork: 'network', NeedsDecision: 'decision' };

/** What keeps the results does not answer now, which says nothing of the product. */
const passing: ReadonlySet<string> = new Set(['workspace-busy', 'database-unreachable', 'objects-unreachable']);

export const jobFault = (phrase: Phrase): JobFault => ({ message: english(phrase), phrase: codeOf(phrase) });

/** Only a PermanentFault ends a job at once; everything else, a bug's RangeError too, is tried again with growing pauses. */
export function verdictOn(error: Error, attempts: number, isStopped: boolean): Verdict {
  if (isStopped) return { fault: jobFault({ code: 'job-stopped' }), pauseMilliseconds: 0, counts: false };
  const phrase = codeOfError(error);
  const fault: JobFault = { message: error.message, phrase };
  const waitsFor = waitsForOf[error.name];
  if (waitsFor) return { fault: { ...fault, waitsFor }, pauseMilliseconds: waitMilliseconds, counts: false };
  // Out of a thread the class is lost, but not the phrase.
  if (isBusy(error) || (phrase && passing.has(phrase.code))) return { fault, pauseMilliseconds: busyMilliseconds, counts: false };
  if (isFull(error)) return { fault, pauseMilliseconds: waitMilliseconds, counts: false };
  const isOver = error.name === 'PermanentFault' || attempts >= maxAttempts;
  const pause = Math.min(maxPauseMilliseconds, 1000 * 2 ** attempts) * (0.75 + Math.random() / 2);
  return { fault, pauseMilliseconds: isOver ? null : pause, counts: true };
}
