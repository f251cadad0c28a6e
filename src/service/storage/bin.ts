import type { BinStore, DeletedProject } from './bin-store.ts';
import type { JobPlan } from './job-queue.ts';
import type { DeletedProjects } from './store.ts';

/** What the bin needs of the storage around it. */
interface Around {
  submit<T>(run: () => T): Promise<T>;
  inTurns(from: number, step: (at: number) => number | null): Promise<void>;
  fillJobs(plans: JobPlan[], fromRow: number): Promise<void>;
  /** inside a transaction; throws QuotaExceeded */
  refuseWithoutRoom(userId: string, hectares: number): void;
  /** inside a transaction */
  countQuota(userId: string): void;
  /** inside a transaction: not shown until it is removed */
  hide(id: string): void;
  remove(userId: string, id: string): Promise<void>;
}

/** Deleted projects, from the deletion to the restore or the end. */
export class Bin implements DeletedProjects {
  readonly #store: BinStore;
  readonly #around: Around;
  constructor(store: BinStore, around: Around) {
    this.#store = store;
    this.#around = around;
  }

  list(userId: string): DeletedProject[] {
    return this.#store.list(userId);
  }
  hectares(userId: string): number | null {
    return this.#store.hectares(userId);
  }

  /** Puts a project with its members and results into the bin, and gives the hectares back. False when it was gone. Throws ChangedMeanwhile. */
  async put(userId: string, id: string, seen: readonly string[] | null): Promise<boolean> {
    const isDone = await this.#around.submit(() => {
      if (!this.#store.put(userId, id, seen)) return false;
      this.#around.countQuota(userId);
      return true;
    });
    if (isDone) await this.dropJobs(id);
    return isDone;
  }

  /** Takes away the jobs of a project in the bin that nobody waits for. */
  dropJobs(id: string): Promise<void> {
    return this.#around.inTurns(0, () => (this.#store.dropSomeJobs(id) ? 0 : null));
  }

  /** Takes away what a kill in the middle of a deletion left in the queue. Before anything is served. */
  async dropLeftJobs(): Promise<void> {
    for (const id of this.#store.ids()) await this.dropJobs(id);
  }

  /** Brings a project back; false when it is not there. Rejects with QuotaExceeded. */
  async restore(userId: string, id: string, plans: JobPlan[]): Promise<boolean> {
    const row = await this.#around.submit(() => {
      const found = this.list(userId).find((one) => one.id === id);
      if (!found) return null;
      this.#around.refuseWithoutRoom(userId, found.area_hectares);
      this.#store.takeOut(id);
      this.#around.countQuota(userId);
      return found.fid;
    });
    if (row !== null) await this.#around.fillJobs(plans, row - 1);
    return row !== null;
  }

  /** Deletes a damaged project, in or outside of the bin: it could not be restored. */
  async deleteDamaged(userId: string, id: string): Promise<void> {
    await this.#around.submit(() => this.#around.hide(id));
    await this.#around.remove(userId, id);
  }

  /** Deletes a project with members, jobs and results; all of it is hidden before the first row goes. False when it is not there. */
  async deleteForGood(userId: string, id: string): Promise<boolean> {
    const isThere = await this.#around.submit(() => {
      if (!this.list(userId).some((one) => one.id === id)) return false;
      this.#around.hide(id);
      return true;
    });
    if (isThere) await this.#around.remove(userId, id);
    return isThere;
  }

  /** Deletes for good what has rested long enough; says how many. */
  async clear(): Promise<number> {
    const due = await this.#around.submit(() => this.#store.due());
    for (const { id, user_id: userId } of due) await this.deleteForGood(userId, id);
    return due.length;
  }
}
