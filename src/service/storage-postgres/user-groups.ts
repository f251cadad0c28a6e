import { sha256 } from '../storage/checksum.ts';
import type { UserGroups } from '../storage/store.ts';
import type { NewUserGroup, UserGroupRow } from '../storage/user-group-store.ts';
import type { GroupToken } from '../user-group-token.ts';
import { record } from './audit.ts';
import type { Database } from './connection.ts';

const columns = 'team_id, name, provided_id, mapping, properties, environment_tag, nonce';

/** User groups. Only digests of their tokens are kept. */
export class PostgresUserGroups implements UserGroups {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  async ofToken(token: string): Promise<UserGroupRow | null> {
    const [row] = await this.#database.queryAll<UserGroupRow>(`SELECT ${columns} FROM user_group WHERE token_sha256 = $1`, [sha256(token)]);
    return row ?? null;
  }

  async accountOf(teamId: number): Promise<string | null> {
    const rows = await this.#database.queryAll<{ user_id: string }>('SELECT user_id FROM account WHERE team_id = $1 LIMIT 2', [teamId]);
    return rows.length === 1 ? rows[0]!.user_id : null;
  }

  make({ token, nonce }: GroupToken, group: NewUserGroup): Promise<{ row: UserGroupRow; isNew: boolean } | null> {
    const { name, providedId, mapping, properties, tag } = group;
    return this.#database.transaction(async (query) => {
      // Two requests for one id go one after the other: neither sees what the other is about to make.
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`hectare group ${providedId}`]);
      const known = await query<UserGroupRow>(`SELECT ${columns} FROM user_group WHERE provided_id = $1`, [providedId]);
      const same = known.find((row) => row.environment_tag === tag);
      if (same) return { row: same, isNew: false };
      if (known.length > 0 && tag === '') return null;
      const [row] = await query<UserGroupRow>(
        `INSERT INTO user_group (token_sha256, nonce, name, provided_id, mapping, properties, environment_tag) VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING ${columns}`,
        [sha256(token), nonce, name, providedId, JSON.stringify(mapping), JSON.stringify(properties), tag],
      );
      await record(query, 'group-made', String(row!.team_id), { name, provided_id: providedId });
      return { row: row!, isNew: true };
    });
  }

  async change({ name, providedId, mapping, properties, tag }: NewUserGroup): Promise<UserGroupRow | null> {
    return this.#database.transaction(async (query) => {
      const [row] = await query<UserGroupRow>(
        `UPDATE user_group SET name = $3, mapping = $4, properties = $5 WHERE provided_id = $1 AND environment_tag = $2 RETURNING ${columns}`,
        [providedId, tag, name, JSON.stringify(mapping), JSON.stringify(properties)],
      );
      if (row) await record(query, 'group-changed', String(row.team_id), { name, provided_id: providedId });
      return row ?? null;
    });
  }

  async rotateToken(oldToken: string, { token, nonce }: GroupToken): Promise<UserGroupRow | null> {
    return this.#database.transaction(async (query) => {
      const [row] = await query<UserGroupRow>(
        `UPDATE user_group SET token_sha256 = $2, nonce = $3 WHERE token_sha256 = $1 RETURNING ${columns}`,
        [sha256(oldToken), sha256(token), nonce],
      );
      if (row) await record(query, 'group-token-changed', String(row.team_id));
      return row ?? null;
    });
  }
}
