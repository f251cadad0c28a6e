import type { Collected } from '#products/product.ts';
import type { NamedPhrase } from '#sentences/phrases/index.ts';
import type { WriteOptions } from './group-commit.ts';
import type { JobFault, JobPlan, JobQueue, JobRow } from './job-queue.ts';
import type { ResultStore } from './results.ts';
import type { Collecting, HeldJob } from './store.ts';

/** What the work of the runner needs of the storage around it. */
interface Around {
  jobs: JobQueue;
  results: ResultStore;
  submit<T>(run: () => T, how?: WriteOptions): Promise<T>;
  inTurns(from: number, step: (at: number) => number | null): Promise<void>;
  fillJobs(plans: JobPlan[]): Promise<void>;
  /** whether nothing is to be taken from the queue now */
  isResting(): boolean;
}

/** What was computed in hours waits for whoever holds the workspace, however long that takes. */
const untilFree: WriteOptions = { patienceMilliseconds: Infinity };
/** A checkpoint, a lease: what a power cut takes of them is done again. */
const repeatable: WriteOptions = { isRepeatable: true };
const jobsPerTurn = 100;

/** The work of the job runner on the workspace. */
export class CollectingWork implements Collecting {
  readonly #around: Around;
  constructor(around: Around) {
    this.#around = around;
  }

  lease(owner: string, milliseconds: number, most: number, held: readonly number[]): Promise<JobRow[]> {
    const { jobs, submit, isResting } = this.#around;
    return submit(() => (isResting() ? [] : jobs.leaseSome(owner, milliseconds, most, held)), { ...repeatable, patienceMilliseconds: 0 });
  }

  renew({ job, owner }: HeldJob, milliseconds: number): Promise<boolean> {
    return this.#around.submit(() => this.#around.jobs.renew(job.id, owner, milliseconds), repeatable);
  }

  /** Progress is not worth a wait: rejects with WorkspaceBusy at once. */
  tell({ job, owner }: HeldJob, progress: number, doing: NamedPhrase | string | null): Promise<void> {
    return this.#around.submit(() => this.#around.jobs.tell(job.id, owner, progress, doing), { ...repeatable, patienceMilliseconds: 0 });
  }

  /** Ten thousand checkpoints of a climate job would be as many commits; those of one turn share one, and none waits for the disk. */
  #whileHeld({ job, owner }: HeldJob, write: () => void): Promise<boolean> {
    return this.#around.submit(
      () => {
        if (!this.#around.jobs.isHeld(job.id, owner)) return false;
        write();
        return true;
      },
      { ...repeatable, ...untilFree },
    );
  }

  keepPart(held: HeldJob, step: string, bytes: Uint8Array): Promise<boolean> {
    const { project_id: projectId, product, variant } = held.job;
    return this.#whileHeld(held, () => this.#around.results.putPart(projectId, product, variant, step, bytes));
  }

  /** A full result that is being refreshed is worth more than a preview. */
  keepPreliminary(held: HeldJob, collected: Collected): Promise<boolean> {
    const { project_id: projectId, product, variant } = held.job;
    const { results } = this.#around;
    return this.#whileHeld(held, () => {
      if (results.get(projectId, product, variant, false)?.preliminary !== false) results.put(projectId, product, variant, collected, true);
    });
  }

  complete({ job, owner }: HeldJob, collected: Collected, improved: JobPlan[]): Promise<boolean> {
    const { jobs, results, submit } = this.#around;
    return submit(
      () =>
        jobs.complete(job.id, owner, () => {
          results.put(job.project_id, job.product, job.variant, collected, false);
          jobs.enqueue(job.project_id, improved, true);
        }),
      untilFree,
    );
  }

  fail({ job, owner }: HeldJob, fault: JobFault, retryAfterMilliseconds: number | null, counts: boolean): Promise<void> {
    return this.#around.submit(() => this.#around.jobs.fail(job.id, owner, fault, retryAfterMilliseconds, counts), untilFree);
  }

  drop(job: number): Promise<void> {
    return this.#around.submit(() => this.#around.jobs.drop(job), untilFree);
  }

  enqueue(projectId: string, plans: JobPlan[], again: boolean): Promise<void> {
    return this.#around.submit(() => this.#around.jobs.enqueue(projectId, plans, again));
  }

  collectAgain(projectId: string, plans: JobPlan[]): Promise<void> {
    return this.enqueue(projectId, plans, true);
  }

  renewDone(done: readonly { project_id: string; variant: string }[], plan: JobPlan): Promise<void> {
    const { jobs, inTurns } = this.#around;
    return this.#each(done, inTurns, ({ project_id: projectId, variant }) => {
      // Deleted or taken up again meanwhile?
      if (jobs.one(projectId, plan.product, variant)?.state === 'done') jobs.enqueue(projectId, [{ ...plan, variant }], true);
    });
  }

  async #each<T>(all: readonly T[], inTurns: Around['inTurns'], write: (one: T) => void): Promise<void> {
    if (all.length === 0) return;
    await inTurns(0, (at) => {
      write(all[at]!);
      return at + 1 < all.length ? at + 1 : null;
    });
  }

  tryNow(): Promise<void> {
    return this.#around.inTurns(0, () => (this.#around.jobs.tryNow(jobsPerTurn) ? 0 : null));
  }

  fillJobs(plans: JobPlan[]): Promise<void> {
    return this.#around.fillJobs(plans);
  }

  /** One process holds the workspace: whatever runs at its start, nobody runs. */
  releaseAll(): Promise<number> {
    return this.#around.submit(() => this.#around.jobs.releaseAll());
  }
}

/** Someone waits for a variant, so it goes first. */
export const ofVariant = (plan: JobPlan, variant: string): JobPlan => ({ ...plan, variant, place: variant === '' ? plan.place : 0 });
