import { restDays, type DeletedProject } from '../storage/bin-store.ts';
import type { JobPlan } from '../storage/job-queue.ts';
import { currentActor } from '../storage/acting.ts';
import { expectRevision } from '../storage/revision.ts';
import type { DeletedProjects } from '../storage/store.ts';
import { record } from './audit.ts';
import type { Database, Query } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { enqueue } from './jobs.ts';
import type { ObjectFiles } from './object-files.ts';
import { countQuota, lockAccount, refuseOverGroup, refuseWithoutRoom, widen } from './quota.ts';
import { isShown } from './rows.ts';

const columns = `id, fid, projects.user_id, project_name, area_hectares, is_collection::int AS is_collection, deleted_at, ${wholeColumn('projects')}`;

/**
 * Puts a project into the bin, a member of a collection as a project of its own. Inside a transaction that holds the account. False when it was gone. Throws
 * ChangedMeanwhile where it has none of the revisions that were seen; null: any.
 */
export async function putIntoBin(query: Query, userId: string, id: string, seen: readonly string[] | null): Promise<boolean> {
  if (seen !== null) {
    // Notes and decisions are written without the account, so that the row is held as well.
    const [row] = await query<{ digest: string }>(`SELECT digest FROM projects WHERE user_id = $1 AND id = $2 AND ${isShown} FOR UPDATE`, [
      userId,
      id,
    ]);
    if (row) expectRevision(seen, row.digest);
  }
  if (currentActor().collections) {
    const found = await query('SELECT 1 FROM projects WHERE user_id = $1 AND id = $2', [userId, id]);
    if (found.length === 0) return false;
    // A member leaves its collection, and with it what the key is for.
    await widen(query);
  }
  const put = await query(
    `UPDATE projects SET quota_hectares = 0, idempotency_key = NULL, parent_collection = NULL WHERE user_id = $1 AND id = $2 AND ${isShown} RETURNING 1`,
    [userId, id],
  );
  if (put.length === 0) return false;
  await query('INSERT INTO bin (project_id, deleted_at) VALUES ($1, hectare_now())', [id]);
  // Nobody waits for them; a restore makes what is missing.
  await query(
    "DELETE FROM job USING projects WHERE job.project_id = projects.id AND (projects.id = $1 OR projects.parent_collection = $1) AND state <> 'done'",
    [id],
  );
  return true;
}

/** Deleted projects, which rest for 30 days: rows that stay where they are and are not shown. */
export class PostgresBin implements DeletedProjects {
  readonly #database: Database;
  readonly #files: ObjectFiles;
  constructor(database: Database, files: ObjectFiles) {
    this.#database = database;
    this.#files = files;
  }

  list(userId: string): Promise<DeletedProject[]> {
    return this.#database.query<DeletedProject>(
      `SELECT ${columns} FROM bin JOIN projects ON id = project_id WHERE projects.user_id = $1 ORDER BY deleted_at DESC, fid DESC`,
      [userId],
    );
  }

  async hectares(userId: string): Promise<number | null> {
    const list = await this.list(userId);
    return list.every((one) => one.is_whole === 1) ? list.reduce((sum, { area_hectares: hectares }) => sum + hectares, 0) : null;
  }

  restore(userId: string, id: string, plans: JobPlan[]): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      await lockAccount(query, userId);
      const [found] = await query<DeletedProject>(
        `SELECT ${columns} FROM bin JOIN projects ON id = project_id WHERE projects.user_id = $1 AND id = $2`,
        [userId, id],
      );
      if (!found) return false;
      await refuseWithoutRoom(query, userId, found.area_hectares);
      await query('DELETE FROM bin WHERE project_id = $1', [id]);
      await query('UPDATE projects SET quota_hectares = area_hectares WHERE id = $1', [id]);
      await enqueue(query, id, plans, { withMembers: true });
      await countQuota(query, userId);
      await refuseOverGroup(query, userId, found.area_hectares);
      await record(query, 'project-restored', id);
      return true;
    });
  }

  deleteDamaged(userId: string, id: string): Promise<void> {
    return this.#database.transaction(async (query) => {
      await lockAccount(query, userId);
      await query('DELETE FROM projects WHERE id = $1', [id]);
      await countQuota(query, userId);
      await record(query, 'project-erased', id, { damaged: true });
    });
  }

  deleteForGood(userId: string, id: string): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      await lockAccount(query, userId);
      const gone = await query(
        'DELETE FROM projects WHERE user_id = $1 AND id = $2 AND EXISTS (SELECT 1 FROM bin WHERE project_id = $2) RETURNING 1',
        [userId, id],
      );
      if (gone.length === 0) return false;
      await countQuota(query, userId);
      await record(query, 'project-erased', id);
      return true;
    });
  }

  /** A clock that is wrong for an hour deletes nothing: a project goes when it was due at a look a day before as well. */
  async clear(): Promise<number> {
    const due = await this.#database.transaction(async (query) => {
      const before = `hectare_time(clock_timestamp() - interval '${restDays} days')`;
      await query('UPDATE bin SET deleted_at = hectare_now(), due_since = NULL WHERE deleted_at > hectare_now()');
      await query(`UPDATE bin SET due_since = NULL WHERE due_since IS NOT NULL AND (deleted_at > ${before} OR due_since > hectare_now())`);
      await query(`UPDATE bin SET due_since = hectare_now() WHERE deleted_at <= ${before} AND due_since IS NULL`);
      return query<{ id: string; user_id: string }>(
        `SELECT id, projects.user_id FROM bin JOIN projects ON id = project_id WHERE due_since <= hectare_time(clock_timestamp() - interval '1 day')`,
      );
    });
    let count = 0;
    // Another server may be clearing as well.
    for (const { id, user_id: userId } of due) if (await this.deleteForGood(userId, id)) count += 1;
    await this.#files.sweep();
    return count;
  }
}
