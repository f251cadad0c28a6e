import { randomBytes } from 'node:crypto';
import { AdministrationRefused, type AccountKeys, type IssuedKey, type NewKey, type TeamKey } from '../storage/administration.ts';
import { sha256 } from '../storage/checksum.ts';
import { isGoodKey } from './accounts.ts';
import { record } from './audit.ts';
import type { Database, Query } from './connection.ts';
import { isShown } from './rows.ts';

const keyColumns = `id, api_key.user_id, label, scope, CASE WHEN is_limited THEN (SELECT coalesce(json_agg(json_build_object('id', project_id, 'role', role) ORDER BY project_id), '[]')
    FROM key_collection WHERE key_id = api_key.id) END AS collections, api_key.created_at, expires_at, last_used_at, revoked_at, ${isGoodKey} AS is_good`;
/** Keys by a condition on api_key, in the order in which they were made. */
export const keysOf = (query: Query, where: string, parameters: unknown[], lock = '') =>
  query<TeamKey>(
    `SELECT ${keyColumns} FROM api_key JOIN account ON account.user_id = api_key.user_id WHERE ${where} ORDER BY id ${lock}`,
    parameters,
  );

/** Makes a key, which nobody can read again. Inside a transaction of the caller. Throws AdministrationRefused. */
export async function issueKey(
  query: Query,
  { userId, label, scope, days, collections = null }: NewKey,
): Promise<{ key: string; row: TeamKey }> {
  const key = `hectare_${randomBytes(32).toString('base64url')}`;
  const [made] = await query<{ id: number }>(
    `INSERT INTO api_key (key_sha256, user_id, label, created_at, scope, expires_at, is_limited)
    SELECT $1, user_id, $3, hectare_now(), $4, CASE WHEN $5::int IS NOT NULL THEN hectare_time(clock_timestamp() + make_interval(days => $5::int)) END, $6
    FROM account WHERE user_id = $2 RETURNING id`,
    [sha256(key), userId, label, scope, days, collections !== null],
  );
  if (!made) throw new AdministrationRefused('no-such-account');
  if (collections !== null) {
    const named = await query(
      `INSERT INTO key_collection (key_id, project_id, role) SELECT DISTINCT ON (projects.id) $1::bigint, projects.id, given.role FROM jsonb_to_recordset($2::jsonb) AS given(id text, role text)
      JOIN projects ON projects.id = given.id WHERE projects.user_id = $3 AND is_collection AND ${isShown} RETURNING 1`,
      [made.id, JSON.stringify(collections), userId],
    );
    if (named.length !== collections.length) throw new AdministrationRefused('no-such-collection');
  }
  const [row] = await keysOf(query, 'id = $1', [made.id]);
  await record(query, 'key-issued', String(made.id), {
    account: userId,
    label,
    scope,
    days,
    ...(collections === null ? {} : { collections }),
  });
  return { key, row: row! };
}

/** Revokes a key, for good; null where there is none, or not of this account. Inside a transaction of the caller. */
export async function revokeKey(query: Query, id: number, userId: string | null): Promise<TeamKey | null> {
  const of = 'id = $1 AND ($2::text IS NULL OR api_key.user_id = $2)';
  const revoked = await query(`UPDATE api_key SET revoked_at = hectare_now() WHERE ${of} AND revoked_at IS NULL RETURNING 1`, [id, userId]);
  const [row] = await keysOf(query, of, [id, userId]);
  if (row && revoked.length > 0) await record(query, 'key-revoked', String(id), { account: row.user_id, label: row.label });
  return row ?? null;
}

/** Undoes what was made; the answer says why. */
class Refused extends Error {
  readonly answer: IssuedKey;
  constructor(answer: IssuedKey) {
    super('refused');
    this.answer = answer;
  }
}

/** Keys of one account. */
export class PostgresKeys implements AccountKeys {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  list(userId: string): Promise<TeamKey[]> {
    return keysOf(this.#database.query, 'api_key.user_id = $1', [userId]);
  }

  /** The issuer stays as it is until the commit: a key is made before it is revoked, or not at all. */
  issue(issuer: number, key: NewKey): Promise<IssuedKey> {
    return this.#database
      .transaction<IssuedKey>(async (query) => {
        const [by] = await keysOf(query, 'id = $1 AND api_key.user_id = $2', [issuer, key.userId], 'FOR SHARE OF api_key');
        if (!by?.is_good || by.scope !== 'admin') return { refused: 'issuer' };
        const issued = await issueKey(query, key);
        const { expires_at: until } = by;
        const { expires_at: end } = issued.row;
        if (until !== null && (end === null || end > until)) throw new Refused({ refused: 'outlives', until });
        return issued;
      })
      .catch((error: unknown) => {
        if (error instanceof Refused) return error.answer;
        if (error instanceof AdministrationRefused && error.code === 'no-such-collection') return { refused: 'collection' };
        throw error;
      });
  }

  revoke(userId: string, id: number): Promise<TeamKey | null> {
    return this.#database.transaction((query) => revokeKey(query, id, userId));
  }
}
