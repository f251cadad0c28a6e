import { damagedProject } from '../storage/damaged-record.ts';
import type { ProjectHead } from '../storage/project-heads.ts';
import type { ListRow } from '../storage/project-rows.ts';
import type { Heads } from '../storage/store.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { isShown } from './rows.ts';

const listColumns = `id, user_id, project_name, created_at, updated_at, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection::int AS is_collection,
  is_control_pool::int AS is_control_pool, parent_collection, ${wholeColumn('projects')}`;
/** truth as 0 or 1, as the embedded workspace has it */
export const headColumns = `${listColumns}, geojson_sha256, time_zone, ecological_zone, old_growth::int AS old_growth, declared_removals, carbon_program`;

/** Projects without their shapes. */
export class PostgresHeads implements Heads {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async of(userId: string, id: string): Promise<ProjectHead | null> {
    const [row] = await this.#database.query<ProjectHead>(
      `SELECT ${headColumns} FROM projects WHERE user_id = $1 AND id = $2 AND ${isShown}`,
      [userId, id],
    );
    if (row && row.is_whole !== 1) throw damagedProject(row);
    return row ?? null;
  }

  list(userId: string): Promise<ListRow[]> {
    return this.#database.query<ListRow>(`SELECT ${listColumns} FROM projects WHERE user_id = $1 AND ${isShown} ORDER BY fid`, [userId]);
  }

  async listRevision(userId: string): Promise<string> {
    const [row] = await this.#database.query<{ revision: number }>('SELECT revision FROM account WHERE user_id = $1', [userId]);
    return String(row?.revision);
  }
}
