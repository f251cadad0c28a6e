import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { statements } from './database.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { damagedProject } from './damaged-record.ts';
import { isShown } from './job-queue.ts';
import { rowOf, rowsOf } from './rows.ts';
import type { ListRow, ProjectRow } from './project-rows.ts';

/** a project without its shape, which may have a million corners */
export type ProjectHead = Omit<ProjectRow, 'geojson'>;

const columns =
  'id, user_id, project_name, created_at, updated_at, geojson_sha256, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection, is_control_pool, parent_collection, time_zone, ecological_zone, old_growth, declared_removals, carbon_program';

/** What answers from kept bytes look at first: neither shapes nor lists are read for it. */
export class ProjectHeads {
  readonly #prepare: (sql: string) => StatementSync;
  constructor(database: DatabaseSync) {
    this.#prepare = statements(database);
  }

  /** Null where the account has no project of this name. Throws DamagedRecord. */
  of(userId: string, id: string): ProjectHead | null {
    const row = rowOf<ProjectHead>(
      this.#prepare(`SELECT ${columns}, ${wholeColumn('projects')} FROM projects WHERE user_id = ? AND id = ? AND ${isShown}`).get(
        userId,
        id,
      ),
    );
    if (row && row.is_whole !== 1) throw damagedProject(row);
    return row;
  }

  /** All of an account, in the order in which they were made; with a damaged one whose account nobody can tell any more. */
  list(userId: string): ListRow[] {
    return rowsOf<ListRow>(
      this.#prepare(
        `SELECT id, user_id, project_name, created_at, updated_at, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection, is_control_pool, parent_collection, ${wholeColumn('projects')} FROM projects WHERE (user_id = ? OR user_id NOT IN (SELECT user_id FROM account)) AND ${isShown} ORDER BY fid`,
      ).all(userId),
    );
  }

  /** Another one after every change of the account's list, and after every write of another program to the workspace. */
  listRevision(userId: string): string {
    const account = this.#prepare('SELECT revision FROM account WHERE user_id = ?').get(userId);
    return `${String(account?.['revision'])} ${String(this.#prepare('PRAGMA data_version').get()?.['data_version'])}`;
  }
}
