import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { isShown } from './job-queue.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { expectRevision } from './revision.ts';
import { rowsOf } from './rows.ts';
import { statements } from './database.ts';

/** So long a deleted project rests. */
export const restDays = 30;
const dayMilliseconds = 24 * 3_600_000;

export interface DeletedProject {
  id: string;
  fid: number;
  user_id: string;
  project_name: string;
  area_hectares: number;
  is_collection: number;
  deleted_at: string;
  is_whole: number;
}

/** Deleted projects, which rest for 30 days: rows that stay where they are and are not shown. Every method runs inside a transaction of the caller. */
export class BinStore {
  readonly #prepare: (sql: string) => StatementSync;
  readonly #now: () => Date;
  constructor(database: DatabaseSync, now: () => Date) {
    this.#prepare = statements(database);
    this.#now = now;
  }

  /** Of an account, the last deleted first; with a damaged one whose account nobody can tell any more. */
  list(userId: string): DeletedProject[] {
    return rowsOf<DeletedProject>(
      this.#prepare(
        `SELECT id, fid, projects.user_id, project_name, area_hectares, is_collection, deleted_at, ${wholeColumn('projects')} FROM bin JOIN projects ON id = project_id
        WHERE (projects.user_id = ? OR projects.user_id NOT IN (SELECT user_id FROM account)) AND id NOT IN (SELECT project_id FROM unfinished) ORDER BY deleted_at DESC, fid DESC`,
      ).all(userId),
    );
  }

  ids(): string[] {
    return this.#prepare('SELECT project_id FROM bin')
      .all()
      .map((row) => String(row['project_id']));
  }

  /** null where one of them is damaged */
  hectares(userId: string): number | null {
    const list = this.list(userId);
    return list.every((one) => one.is_whole === 1) ? list.reduce((sum, { area_hectares: hectares }) => sum + hectares, 0) : null;
  }

  /** A member of a collection rests, and comes back, as a project of its own. False when it was gone. Throws ChangedMeanwhile. */
  put(userId: string, id: string, seen: readonly string[] | null): boolean {
    const row = this.#prepare(`SELECT digest FROM projects WHERE user_id = ? AND id = ? AND ${isShown}`).get(userId, id);
    if (!row) return false;
    expectRevision(seen, String(row['digest']));
    this.#prepare('UPDATE projects SET quota_hectares = 0, idempotency_key = NULL, parent_collection = NULL WHERE id = ?').run(id);
    this.#prepare('INSERT INTO bin (project_id, deleted_at) VALUES (?, ?)').run(id, this.#now().toISOString());
    return true;
  }

  /** Takes away some jobs of a project in the bin and of its members, which nobody waits for; false when there are none left. */
  dropSomeJobs(id: string): boolean {
    return (
      Number(
        this.#prepare(
          `DELETE FROM job WHERE id IN (SELECT job.id FROM projects JOIN job ON job.project_id = projects.id
          WHERE (projects.id = ? OR projects.parent_collection = ?) AND state <> 'done' LIMIT 200)`,
        ).run(id, id).changes,
      ) > 0
    );
  }

  takeOut(id: string): void {
    this.#prepare('DELETE FROM bin WHERE project_id = ?').run(id);
    this.#prepare('UPDATE projects SET quota_hectares = area_hectares WHERE id = ?').run(id);
  }

  /**
   * Projects that have rested for 30 days. A clock that is wrong for an hour deletes nothing: a project goes when it was due at a look a day before as well, and
   * one that was deleted in the future begins to rest now.
   */
  due(): DeletedProject[] {
    const now = this.#now().getTime();
    const text = new Date(now).toISOString();
    const before = new Date(now - restDays * dayMilliseconds).toISOString();
    this.#prepare('UPDATE bin SET deleted_at = ?, due_since = NULL WHERE deleted_at > ?').run(text, text);
    this.#prepare('UPDATE bin SET due_since = NULL WHERE deleted_at > ? OR due_since > ?').run(before, text);
    this.#prepare('UPDATE bin SET due_since = ? WHERE deleted_at <= ? AND due_since IS NULL').run(text, before);
    return rowsOf<DeletedProject>(
      this.#prepare('SELECT id, projects.user_id FROM bin JOIN projects ON id = project_id WHERE due_since <= ?').all(
        new Date(now - dayMilliseconds).toISOString(),
      ),
    );
  }
}
