import type { Collected } from '#products/product.ts';
import type { NamedPhrase } from '#sentences/phrases/index.ts';
import { collectionOf, collectionSetting } from '../storage/collection-state.ts';
import { longPlace, maxLongJobs, type JobFault, type JobPlan, type JobRow } from '../storage/job-queue.ts';
import type { Collecting, HeldJob } from '../storage/store.ts';
import { record } from './audit.ts';
import type { Database, Query } from './connection.ts';
import { enqueue, fillJobs, jobColumns } from './jobs.ts';
import type { ObjectFiles, PlacedFile } from './object-files.ts';
import { patiently } from './patience.ts';
import { putPart, putResult } from './results.ts';
import { settingOf } from './settings.ts';

/** Which products a worker takes; null: all. */
export type ProductsTaken = readonly string[] | null;

const isHeld = "id = $1 AND lease_owner = $2 AND state = 'running'";
const none = 'doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL';
const jobsPerTurn = 1000;

/**
 * The next job of those that a worker takes: by place, oldest first. A row that another worker is just taking is passed over. What was leased and not renewed is
 * taken up first. Long jobs are bounded for each worker, so that none is full of them. $4: what it runs, and what this call took before: a call that takes longer
 * than a lease would take one job twice.
 */
const next = (condition: string) => `
UPDATE job SET state = 'running', lease_owner = $1, lease_until = hectare_ms() + $2, attempts = attempts + 1, doing = NULL, updated_at = hectare_now()
WHERE id = (SELECT id FROM job AS next WHERE ${condition} AND ($3::text[] IS NULL OR product = ANY($3)) AND id <> ALL($4::bigint[])
  AND NOT EXISTS (SELECT 1 FROM job AS other WHERE other.project_id = next.project_id AND other.variant = '' AND other.state IN ('queued', 'running') AND next.needs ? other.product)
  AND (place < ${longPlace} OR (SELECT count(*) FROM job WHERE id = ANY($4) AND place >= ${longPlace}) < ${maxLongJobs})
  ORDER BY place, run_after, id LIMIT 1 FOR UPDATE SKIP LOCKED)
RETURNING ${jobColumns}`;

/** The work of job runners on one database, as many as there are. */
export class PostgresCollecting implements Collecting {
  readonly #database: Database;
  readonly #products: ProductsTaken;
  readonly #telling = new Set<number>();
  readonly #files: ObjectFiles;
  #takeovers = 0;
  constructor(database: Database, products: ProductsTaken, files: ObjectFiles) {
    this.#database = database;
    this.#products = products;
    this.#files = files;
  }

  /** jobs that others had not renewed, since the start */
  get takeovers(): number {
    return this.#takeovers;
  }

  async lease(owner: string, milliseconds: number, most: number, held: readonly number[]): Promise<JobRow[]> {
    if (most <= 0) return [];
    let late = 0;
    const jobs = await this.#database.transaction(async (query) => {
      late = 0;
      if (collectionOf(await settingOf(query, collectionSetting)).paused) return [];
      const leased: JobRow[] = [];
      const take = async (): Promise<JobRow | null> => {
        const given = [owner, milliseconds, this.#products, [...held, ...leased.map(({ id }) => id)]];
        const [left] = await query<JobRow>(next("state = 'running' AND lease_until < hectare_ms()"), given);
        if (left) late += 1;
        const [job = null] = left ? [left] : await query<JobRow>(next("state = 'queued' AND run_after <= hectare_ms()"), given);
        return job;
      };
      for (let job = await take(); job; job = leased.length < most ? await take() : null) leased.push(job);
      return leased;
    });
    this.#takeovers += late;
    return jobs;
  }

  async renew({ job, owner }: HeldJob, milliseconds: number): Promise<boolean> {
    const held = await this.#database.query(`UPDATE job SET lease_until = hectare_ms() + $3 WHERE ${isHeld} RETURNING 1`, [
      job.id,
      owner,
      milliseconds,
    ]);
    return held.length === 1;
  }

  /** One at a time for each job: what is told meanwhile is worth no queue of statements, the next will be newer. */
  async tell({ job, owner }: HeldJob, progress: number, doing: NamedPhrase | string | null): Promise<void> {
    if (this.#telling.has(job.id)) return;
    this.#telling.add(job.id);
    try {
      await this.#database.query(`UPDATE job SET progress = $3, doing = $4, updated_at = hectare_now() WHERE ${isHeld}`, [
        job.id,
        owner,
        Math.min(1, Math.max(0, progress)),
        typeof doing === 'object' ? doing && JSON.stringify(doing) : doing.slice(0, 200),
      ]);
    } finally {
      this.#telling.delete(job.id);
    }
  }

  /** The row stays locked until the commit: nobody takes the job over in between. */
  #whileHeld({ job, owner }: HeldJob, write: (query: Query) => Promise<void>): Promise<boolean> {
    return this.#patiently(async (query) => {
      if ((await query(`SELECT 1 FROM job WHERE ${isHeld} FOR NO KEY UPDATE`, [job.id, owner])).length !== 1) return false;
      await write(query);
      return true;
    });
  }

  /** Whoever lost the lease while the database did not answer is told so by the transaction. */
  #patiently<T>(run: (query: Query) => Promise<T>): Promise<T> {
    return patiently(() => this.#database.transaction(run));
  }

  /** Contents come before the rows that name them. */
  #placed(collected: Collected): Promise<PlacedFile[]> {
    return patiently(() => this.#files.place(collected.files ?? {}));
  }

  keepPart(held: HeldJob, step: string, bytes: Uint8Array): Promise<boolean> {
    return this.#whileHeld(held, (query) => putPart(query, held.job, step, bytes));
  }

  /** A full result that is being refreshed is worth more than a preview. */
  async keepPreliminary(held: HeldJob, collected: Collected): Promise<boolean> {
    const placed = await this.#placed(collected);
    const { project_id: projectId, product, variant } = held.job;
    return this.#whileHeld(held, async (query) => {
      const full = await query('SELECT 1 FROM collected WHERE project_id = $1 AND product = $2 AND variant = $3 AND NOT preliminary', [
        projectId,
        product,
        variant,
      ]);
      if (full.length === 0) await putResult(query, held.job, collected, { preliminary: true, placed });
    });
  }

  async complete({ job, owner }: HeldJob, collected: Collected, improved: JobPlan[]): Promise<boolean> {
    const placed = await this.#placed(collected);
    return this.#patiently(async (query) => {
      const done = await query(
        `UPDATE job SET state = 'done', progress = 1, ${none}, lease_owner = NULL, lease_until = NULL, updated_at = hectare_now() WHERE ${isHeld} RETURNING 1`,
        [job.id, owner],
      );
      if (done.length !== 1) return false;
      await putResult(query, job, collected, { preliminary: false, placed });
      await enqueue(query, job.project_id, improved, { again: true });
      return true;
    });
  }

  async fail(
    { job, owner }: HeldJob,
    { message, phrase, waitsFor }: JobFault,
    retryAfterMilliseconds: number | null,
    counts: boolean,
  ): Promise<void> {
    await this.#database.query(
      `UPDATE job SET state = $3, run_after = hectare_ms() + $4, error = $5, error_code = $6, error_params = $7, waits_for = $8, doing = NULL, attempts = attempts - $9,
        lease_owner = NULL, lease_until = NULL, updated_at = hectare_now() WHERE ${isHeld}`,
      [
        job.id,
        owner,
        retryAfterMilliseconds === null ? 'failed' : 'queued',
        Math.round(retryAfterMilliseconds ?? 0),
        message.slice(0, 500),
        phrase?.code ?? null,
        phrase?.params ? JSON.stringify(phrase.params) : null,
        waitsFor ?? null,
        counts ? 0 : 1,
      ],
    );
  }

  async drop(job: number): Promise<void> {
    await this.#database.query('DELETE FROM job WHERE id = $1', [job]);
  }

  async enqueue(projectId: string, plans: JobPlan[], again: boolean): Promise<void> {
    await this.#database.transaction((query) => enqueue(query, projectId, plans, { again }));
  }

  collectAgain(projectId: string, plans: JobPlan[]): Promise<void> {
    return this.#database.transaction(async (query) => {
      await enqueue(query, projectId, plans, { again: true });
      await record(query, 'collected-again', projectId, { products: plans.map(({ product }) => product) });
    });
  }

  async renewDone(done: readonly { project_id: string; variant: string }[], plan: JobPlan): Promise<void> {
    for (let start = 0; start < done.length; start += jobsPerTurn) {
      const some = done.slice(start, start + jobsPerTurn);
      await this.#database.query(
        `UPDATE job SET state = 'queued', attempts = 0, progress = 0, ${none}, run_after = 0, place = $3, needs = $4::jsonb, updated_at = hectare_now()
        FROM jsonb_to_recordset($1::jsonb) AS old(project_id text, variant text)
        WHERE job.project_id = old.project_id AND job.variant = old.variant AND job.product = $2 AND job.state = 'done'`,
        [JSON.stringify(some), plan.product, plan.place, JSON.stringify(plan.needs)],
      );
    }
  }

  async tryNow(): Promise<void> {
    for (let changed = jobsPerTurn; changed === jobsPerTurn;)
      changed = (
        await this.#database.queryAll(
          `UPDATE job SET run_after = 0 WHERE id IN (SELECT id FROM job WHERE state = 'queued' AND run_after > 0 LIMIT ${jobsPerTurn} FOR UPDATE SKIP LOCKED) RETURNING 1`,
        )
      ).length;
  }

  fillJobs(plans: JobPlan[]): Promise<void> {
    return fillJobs(this.#database, plans);
  }

  /** Others may run what is running; the lease of whoever died runs out by itself. */
  releaseAll(): Promise<number> {
    return Promise.resolve(0);
  }
}
