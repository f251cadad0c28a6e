import { rowOf, rowsOf } from './rows.ts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NamedPhrase, PlainPhrase } from '#sentences/phrases/index.ts';
import { dayMilliseconds } from '#domain/time.ts';
import { removeDamaged } from '#backups/row-digest.ts';
import { statements, transaction } from './database.ts';

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled';
/** What a queued job waits for besides its turn: both are looked for again by themselves. */
export type WaitsFor = 'network' | 'decision';
/** Why a run ended without a result. `phrase` is null for words that have no code. */
export interface JobFault {
  message: string;
  phrase: PlainPhrase | null;
  waitsFor?: WaitsFor;
}
export interface JobCount {
  product: string;
  state: JobState;
  jobs: number;
}
export interface JobRow {
  id: number;
  project_id: string;
  product: string;
  variant: string;
  state: JobState;
  attempts: number;
  progress: number;
  place: number;
  /** a name, or a sentence as JSON */
  doing: string | null;
  error: string | null;
  error_code: string | null;
  /** JSON */
  error_params: string | null;
  waits_for: WaitsFor | null;
  run_after: number;
  /** 1: `run_after` is still to come, by the clock of what keeps the job */
  is_later: number;
  updated_at: string;
  /** in which trace it was queued, as W3C Trace Context writes it; kept by the database of a team alone */
  trace?: string | null;
}
/** A product to collect for a project: its place in the order, and the products of the same project that must have ended first. */
export interface JobPlan {
  product: string;
  variant: string;
  place: number;
  needs: string[];
}

/** A condition on `projects`: neither half made nor half deleted, nor in the bin. */
export const isShown =
  'coalesce(projects.parent_collection, projects.id) NOT IN (SELECT project_id FROM unfinished UNION ALL SELECT project_id FROM bin)';

/** Jobs at this place or later take hours; only so many of them run at a time, so that a new project never waits behind them. */
export const longPlace = 80;
export const maxLongJobs = 2;
const columns =
  'id, project_id, product, variant, state, attempts, progress, place, doing, error, error_code, error_params, waits_for, run_after, updated_at';

/** What a running job is doing: a name as it is, or a sentence as data. */
export const doingOf = ({ doing }: JobRow): NamedPhrase | string | null =>
  doing?.startsWith('{') ? (JSON.parse(doing) as NamedPhrase) : doing;

/** Jobs of one kind, and the projects that they are of. */
interface JobGroup {
  jobs: number;
  projects: number;
}
export type Work = Record<'running' | 'turn' | 'network' | 'decision' | 'failed', JobGroup>;

/** Nobody reads more of a queue's length, and counting stops there. */
const maxAhead = 1000;

/** A lease queue: what is finished needs the lease, so a worker that lost it cannot write twice. */
export class JobQueue {
  readonly #db: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  readonly #now: () => Date;
  constructor(database: DatabaseSync, now: () => Date) {
    this.#db = database;
    this.#prepare = statements(database);
    this.#now = now;
  }

  #time(): string {
    return this.#now().toISOString();
  }

  /** Queues what is not there yet. With `again`, what has ended (well or badly) is queued once more; what runs or waits stays as it is. */
  enqueue(projectId: string, plans: JobPlan[], again = false): void {
    // A row at a time: a statement of several rows keeps a journal of its own to undo itself by, which takes twice as long.
    const insert =
      this.#prepare(`INSERT INTO job (project_id, product, variant, state, needs, place, updated_at, digest) VALUES (?1, ?2, ?3, 'queued', ?4, ?5, ?6,
        row_digest(?1, ?2, ?3, 'queued', ?4, CAST(?5 AS INTEGER), NULL, NULL, NULL, NULL, ?6))
      ON CONFLICT (project_id, product, variant) DO UPDATE SET needs = excluded.needs, place = excluded.place`);
    const renew = this.#prepare(
      "UPDATE job SET state = 'queued', attempts = 0, progress = 0, doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL, run_after = 0, updated_at = ? WHERE project_id = ? AND product = ? AND variant = ? AND (state IN ('done', 'failed', 'cancelled') OR (state = 'queued' AND error IS NOT NULL))",
    );
    const time = this.#time();
    for (const { product, variant, place, needs } of plans) insert.run(projectId, product, variant, JSON.stringify(needs), place, time);
    if (again) for (const { product, variant } of plans) renew.run(time, projectId, product, variant);
  }

  /** Queues every variant of a product anew for a project and its members. What runs loses its lease: it was begun with what no longer holds. */
  beginAnew(projectId: string, { product, place, needs }: JobPlan): void {
    this.#prepare(
      `UPDATE job SET state = 'queued', attempts = 0, progress = 0, doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL, run_after = 0,
        lease_owner = NULL, lease_until = NULL, needs = ?, place = iif(variant = '', ?, 0), updated_at = ?
      WHERE product = ? AND project_id IN (SELECT id FROM projects WHERE id = ? UNION ALL SELECT id FROM projects WHERE parent_collection = ?)`,
    ).run(JSON.stringify(needs), place, this.#time(), product, projectId, projectId);
  }

  ofProject(projectId: string): JobRow[] {
    return rowsOf<JobRow>(
      this.#prepare(`SELECT ${columns}, run_after > ? AS is_later FROM job WHERE project_id = ? ORDER BY place, id`).all(
        this.#now().getTime(),
        projectId,
      ),
    );
  }

  one(projectId: string, product: string, variant: string): JobRow | null {
    return rowOf<JobRow>(
      this.#prepare(`SELECT ${columns}, run_after > ? AS is_later FROM job WHERE project_id = ? AND product = ? AND variant = ?`).get(
        this.#now().getTime(),
        projectId,
        product,
        variant,
      ),
    );
  }

  /**
   * The next job by its product's place, oldest first; a job waits while one that it needs has not ended. `held`: what this worker runs, whose lease may have
   * run out while another program held the workspace, or was taken from it.
   */
  lease(owner: string, milliseconds: number, held: readonly number[] = []): JobRow | null {
    const now = this.#now().getTime();
    const mayRun = `NOT EXISTS (SELECT 1 FROM json_each(next.needs) AS need JOIN job AS other ON other.project_id = next.project_id AND other.product = need.value AND other.variant = '' WHERE other.state IN ('queued', 'running'))
      AND (place < ${longPlace} OR (SELECT count(*) FROM job WHERE state = 'running' AND place >= ${longPlace}) < ${maxLongJobs})`;
    const take = (condition: string, ...given: string[]) =>
      this.#prepare(
        `UPDATE job SET state = 'running', lease_owner = ?, lease_until = ?, attempts = attempts + 1, doing = NULL, updated_at = ?
      WHERE id = (SELECT id FROM job AS next WHERE ${condition} AND id NOT IN (SELECT value FROM json_each(?)) AND ${mayRun} ORDER BY place, run_after, id LIMIT 1) RETURNING ${columns}, 0 AS is_later`,
      ).get(owner, now + milliseconds, this.#time(), now, ...given, JSON.stringify(held));
    // Two questions in place of one with OR: each walks the index in its order and stops at the first, which a collection of thousands of members needs.
    const row =
      take("state = 'running' AND lease_until < ?") ??
      take("state = 'queued' AND run_after <= ?") ??
      // What was last touched later than now was put off by a clock that has been set back since: its pause tells nothing.
      take("state = 'queued' AND run_after > ? AND updated_at > ?", this.#time());
    return rowOf<JobRow>(row);
  }

  /** Leases up to so many, in one commit. */
  leaseSome(owner: string, milliseconds: number, most: number, held: readonly number[] = []): JobRow[] {
    if (most <= 0) return [];
    return transaction(this.#db, () => {
      const leased: JobRow[] = [];
      const next = () => (leased.length < most ? this.lease(owner, milliseconds, [...held, ...leased.map(({ id }) => id)]) : null);
      for (let job = next(); job; job = next()) leased.push(job);
      return leased;
    });
  }

  renew(job: number, owner: string, milliseconds: number): boolean {
    return (
      this.#prepare("UPDATE job SET lease_until = ? WHERE id = ? AND lease_owner = ? AND state = 'running'").run(
        this.#now().getTime() + milliseconds,
        job,
        owner,
      ).changes === 1
    );
  }

  tell(job: number, owner: string, progress: number, doing: NamedPhrase | string | null): void {
    this.#prepare("UPDATE job SET progress = ?, doing = ?, updated_at = ? WHERE id = ? AND lease_owner = ? AND state = 'running'").run(
      Math.min(1, Math.max(0, progress)),
      typeof doing === 'object' ? doing && JSON.stringify(doing) : doing.slice(0, 200),
      this.#time(),
      job,
      owner,
    );
  }

  /** Ends a job together with what `write` keeps of it, or not at all; false when the lease is lost. */
  complete(job: number, owner: string, write: () => void): boolean {
    return transaction(this.#db, () => {
      const held = this.#prepare(
        "UPDATE job SET state = 'done', progress = 1, doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL, lease_owner = NULL, lease_until = NULL, updated_at = ? WHERE id = ? AND lease_owner = ? AND state = 'running'",
      ).run(this.#time(), job, owner);
      if (held.changes !== 1) return false;
      write();
      return true;
    });
  }

  /** Whether the lease is still held. Asked inside the transaction that writes. */
  isHeld(job: number, owner: string): boolean {
    return this.#prepare("SELECT 1 FROM job WHERE id = ? AND lease_owner = ? AND state = 'running'").get(job, owner) !== undefined;
  }

  /** A fault that may pass goes back to the queue after a pause; null ends the job. `counts` false gives the attempt back (no network is nobody's fault). */
  fail(job: number, owner: string, { message, phrase, waitsFor }: JobFault, retryAfterMilliseconds: number | null, counts = true): void {
    this.#prepare(
      `UPDATE job SET state = ?, run_after = ?, error = ?, error_code = ?, error_params = ?, waits_for = ?, doing = NULL, attempts = attempts - ?, lease_owner = NULL, lease_until = NULL, updated_at = ? WHERE id = ? AND lease_owner = ? AND state = 'running'`,
    ).run(
      retryAfterMilliseconds === null ? 'failed' : 'queued',
      Math.round(this.#now().getTime() + (retryAfterMilliseconds ?? 0)),
      message.slice(0, 500),
      phrase?.code ?? null,
      phrase?.params ? JSON.stringify(phrase.params) : null,
      waitsFor ?? null,
      counts ? 0 : 1,
      this.#time(),
      job,
      owner,
    );
  }

  /** Of a project that is deleted or rests in the bin. */
  drop(job: number): void {
    this.#prepare('DELETE FROM job WHERE id = ?').run(job);
  }

  /** Takes away the jobs that do not say any more what was written; their products are collected again. After a start, before jobs are filled. */
  removeDamaged(): number {
    return Number(this.#prepare(removeDamaged('job')).run().changes);
  }

  /** After a start nothing runs: what a killed process held goes back to the queue at once. */
  releaseAll(): number {
    return Number(
      this.#prepare("UPDATE job SET state = 'queued', lease_owner = NULL, lease_until = NULL WHERE state = 'running'").run().changes,
    );
  }

  /** Up to so many of what waits for a later try may try now: the network is back, or a question was answered. False when there were fewer. */
  tryNow(most: number): boolean {
    return (
      this.#prepare("UPDATE job SET run_after = 0 WHERE id IN (SELECT id FROM job WHERE state = 'queued' AND run_after > 0 LIMIT ?)").run(
        most,
      ).changes === most
    );
  }

  /** Jobs that ended well more than so many days ago, to collect newer data. */
  doneBefore(product: string, days: number): { project_id: string; variant: string }[] {
    return rowsOf<{ project_id: string; variant: string }>(
      this.#prepare("SELECT project_id, variant FROM job WHERE product = ? AND state = 'done' AND updated_at < ?").all(
        product,
        new Date(this.#now().getTime() - days * dayMilliseconds).toISOString(),
      ),
    );
  }

  /** The next project after a row of the layer that has not all of these jobs; hidden ones are passed over. */
  nextWithout(plans: JobPlan[], afterRow: number): { id: string; row: number } | null {
    const slugs = JSON.stringify(plans.map(({ product }) => product));
    const found = this.#prepare(
      `SELECT id, fid FROM projects WHERE fid > ? AND ${isShown}
      AND (SELECT count(*) FROM job WHERE job.project_id = projects.id AND job.variant = '' AND job.product IN (SELECT value FROM json_each(?))) < ? ORDER BY fid LIMIT 1`,
    ).get(afterRow, slugs, plans.length);
    return found ? { id: String(found['id']), row: Number(found['fid']) } : null;
  }

  /** How many jobs run or are taken before this one, counted up to 1000. */
  ahead({ place, id }: Pick<JobRow, 'place' | 'id'>): number {
    const now = this.#now().getTime();
    const counts = [
      this.#prepare("SELECT count(*) AS n FROM (SELECT 1 FROM job WHERE state = 'running' LIMIT ?)").get(maxAhead),
      this.#prepare("SELECT count(*) AS n FROM (SELECT 1 FROM job WHERE state = 'queued' AND place < ? AND run_after <= ? LIMIT ?)").get(
        place,
        now,
        maxAhead,
      ),
      this.#prepare(
        "SELECT count(*) AS n FROM (SELECT 1 FROM job WHERE state = 'queued' AND place = ? AND id < ? AND run_after <= ? LIMIT ?)",
      ).get(place, id, now, maxAhead),
    ];
    return Math.min(
      maxAhead,
      counts.reduce((sum, row) => sum + Number(row!['n']), 0),
    );
  }

  /** What has not ended well, by what it waits for. */
  work(): Work {
    const none = () => ({ jobs: 0, projects: 0 });
    const work: Work = { running: none(), turn: none(), network: none(), decision: none(), failed: none() };
    for (const row of this.#prepare(
      `SELECT CASE state WHEN 'queued' THEN coalesce(waits_for, 'turn') ELSE state END AS kind, count(*) AS jobs, count(DISTINCT project_id) AS projects
      FROM job WHERE state IN ('queued', 'running', 'failed') GROUP BY kind`,
    ).all())
      work[row['kind'] as keyof Work] = { jobs: Number(row['jobs']), projects: Number(row['projects']) };
    return work;
  }

  byProduct(): JobCount[] {
    return rowsOf<JobCount>(this.#prepare('SELECT product, state, count(*) AS jobs FROM job GROUP BY product, state').all());
  }

  counts(): Record<JobState, number> {
    const counts: Record<JobState, number> = { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
    for (const row of this.#prepare('SELECT state, count(*) AS n FROM job GROUP BY state').all())
      counts[row['state'] as JobState] = Number(row['n']);
    return counts;
  }
}
