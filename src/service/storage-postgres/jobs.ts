import type { JobCount, JobPlan, JobRow, JobState, Work } from '../storage/job-queue.ts';
import type { Jobs } from '../storage/store.ts';
import type { Database, Query } from './connection.ts';
import { currentTrace } from '../tracing/tracing.ts';
import { isShown } from './rows.ts';
import { SharedQuestion } from './shared-question.ts';

export const jobColumns =
  'id, project_id, product, variant, state, attempts, progress, place, doing, error, error_code, error_params, waits_for, run_after, updated_at, trace, (run_after > hectare_ms())::int AS is_later';
/** Nobody reads more of a queue's length, and counting stops there. */
const maxAhead = 1000;
const projectsPerTurn = 1000;

/** In the order of their index, which alone is read; what is done is counted in its own. */
const unended =
  "SELECT state, waits_for, project_id, count(*) AS jobs FROM job WHERE state <> 'done' GROUP BY state, waits_for, project_id";

/** What stands in place of $2: plans as a table. */
const plansTable = 'jsonb_to_recordset($2::jsonb) AS plan(product text, variant text, place integer, needs jsonb)';

/** Queues what is not there yet, for a project and, `withMembers`, for those of a collection. With `again`, what has ended is queued once more. */
export async function enqueue(
  query: Query,
  projectId: string,
  plans: readonly JobPlan[],
  { again = false, withMembers = false }: { again?: boolean; withMembers?: boolean } = {},
): Promise<void> {
  if (plans.length === 0) return;
  await query(
    `INSERT INTO job (project_id, product, variant, state, needs, place, updated_at, trace)
    SELECT projects.id, plan.product, plan.variant, 'queued', plan.needs, plan.place, hectare_now(), $3 FROM projects CROSS JOIN ${plansTable}
    WHERE projects.id = $1${withMembers ? ' OR projects.parent_collection = $1' : ''} ORDER BY projects.fid, plan.place
    ON CONFLICT (project_id, product, variant) DO UPDATE SET needs = excluded.needs, place = excluded.place`,
    [projectId, JSON.stringify(plans), currentTrace()],
  );
  if (again)
    await query(
      `UPDATE job SET state = 'queued', attempts = 0, progress = 0, doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL, run_after = 0,
        updated_at = hectare_now(), trace = $3
      FROM ${plansTable} WHERE job.project_id = $1 AND job.product = plan.product AND job.variant = plan.variant
        AND (state IN ('done', 'failed', 'cancelled') OR (state = 'queued' AND error IS NOT NULL))`,
      [projectId, JSON.stringify(plans), currentTrace()],
    );
}

/**
 * Queues every variant of these products anew for a project and its members. What runs loses its lease: it was begun with what no longer holds, and its result is
 * not kept. A variant that somebody asked for goes first.
 */
export async function beginAnew(query: Query, projectId: string, plans: readonly JobPlan[]): Promise<void> {
  if (plans.length === 0) return;
  await query(
    `UPDATE job SET state = 'queued', attempts = 0, progress = 0, doing = NULL, error = NULL, error_code = NULL, error_params = NULL, waits_for = NULL, run_after = 0,
      lease_owner = NULL, lease_until = NULL, needs = plan.needs, place = CASE job.variant WHEN '' THEN plan.place ELSE 0 END, updated_at = hectare_now(), trace = $3
    FROM projects CROSS JOIN ${plansTable} WHERE (projects.id = $1 OR projects.parent_collection = $1) AND job.project_id = projects.id AND job.product = plan.product`,
    [projectId, JSON.stringify(plans), currentTrace()],
  );
}

/** Makes the jobs that projects lack, some projects at a time. */
export async function fillJobs({ query }: Database, plans: readonly JobPlan[]): Promise<void> {
  for (let after = 0; ;) {
    const [last] = await query<{ fid: number | null }>(
      `SELECT max(fid) AS fid FROM (SELECT fid FROM projects WHERE fid > $1 ORDER BY fid LIMIT ${projectsPerTurn}) AS turn`,
      [after],
    );
    if (!last || last.fid === null) return;
    await query(
      `INSERT INTO job (project_id, product, variant, state, needs, place, updated_at)
      SELECT projects.id, plan.product, plan.variant, 'queued', plan.needs, plan.place, hectare_now() FROM projects CROSS JOIN ${plansTable}
      WHERE projects.fid > $1 AND projects.fid <= $3 AND ${isShown}
        AND NOT EXISTS (SELECT 1 FROM job WHERE job.project_id = projects.id AND job.product = plan.product AND job.variant = plan.variant)
      ORDER BY projects.fid, plan.place ON CONFLICT DO NOTHING`,
      [after, JSON.stringify(plans), last.fid],
    );
    after = last.fid;
  }
}

/** What is known of jobs. */
export class PostgresJobs implements Jobs {
  readonly #database: Database;
  /** What is done is counted one by one, a hundred thousand times in a large team. */
  readonly #counts = new SharedQuestion(() => this.#countNow());
  constructor(database: Database) {
    this.#database = database;
  }

  ofProject(projectId: string): Promise<JobRow[]> {
    return this.#database.query<JobRow>(`SELECT ${jobColumns} FROM job WHERE project_id = $1 ORDER BY place, id`, [projectId]);
  }

  async one(projectId: string, product: string, variant: string): Promise<JobRow | null> {
    const [row] = await this.#database.query<JobRow>(
      `SELECT ${jobColumns} FROM job WHERE project_id = $1 AND product = $2 AND variant = $3`,
      [projectId, product, variant],
    );
    return row ?? null;
  }

  async ahead({ place, id }: Pick<JobRow, 'place' | 'id'>): Promise<number> {
    const [row] = await this.#database.queryAll<{ n: number }>(
      `SELECT count(*) AS n FROM (
        (SELECT 1 FROM job WHERE state = 'running' LIMIT ${maxAhead})
        UNION ALL (SELECT 1 FROM job WHERE state = 'queued' AND (place < $1 OR (place = $1 AND id < $2)) AND run_after <= hectare_ms() LIMIT ${maxAhead})
      ) AS before`,
      [place, id],
    );
    return Math.min(maxAhead, row!.n);
  }

  async work(): Promise<Work> {
    const none = () => ({ jobs: 0, projects: 0 });
    const work: Work = { running: none(), turn: none(), network: none(), decision: none(), failed: none() };
    for (const { kind, jobs, projects } of await this.#database.queryAll<{ kind: keyof Work; jobs: number; projects: number }>(
      `SELECT CASE state WHEN 'queued' THEN coalesce(waits_for, 'turn') ELSE state END AS kind, sum(jobs)::bigint AS jobs, count(DISTINCT project_id) AS projects
      FROM (${unended}) AS of_project WHERE state <> 'cancelled' GROUP BY kind`,
    ))
      work[kind] = { jobs, projects };
    return work;
  }

  byProduct(): Promise<JobCount[]> {
    return this.#database.queryAll<JobCount>(
      `SELECT product, 'done' AS state, count(*) AS jobs FROM job WHERE state = 'done' GROUP BY product
      UNION ALL SELECT product, state, count(*) FROM job WHERE state <> 'done' GROUP BY product, state`,
    );
  }

  counts(): Promise<Record<JobState, number>> {
    return this.#counts.answer();
  }

  async #countNow(): Promise<Record<JobState, number>> {
    const counts: Record<JobState, number> = { queued: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
    for (const { state, n } of await this.#database.queryAll<{ state: JobState; n: number }>(
      `SELECT 'done' AS state, count(*) AS n FROM job WHERE state = 'done' UNION ALL SELECT state, sum(jobs)::bigint FROM (${unended}) AS of_project GROUP BY state`,
    ))
      counts[state] = n;
    return counts;
  }

  doneBefore(product: string, days: number): Promise<{ project_id: string; variant: string }[]> {
    return this.#database.queryAll(
      `SELECT project_id, variant FROM job
      WHERE product = $1 AND state = 'done' AND updated_at < hectare_time(to_timestamp(hectare_ms() / 1000.0) - make_interval(secs => $2 * 86400))`,
      [product, days],
    );
  }
}
