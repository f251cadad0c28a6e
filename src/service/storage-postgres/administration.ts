import { randomBytes } from 'node:crypto';
import { AdministrationRefused, type Administration, type NewKey, type TeamAccount, type TeamKey } from '../storage/administration.ts';
import { sha256 } from '../storage/checksum.ts';
import type { AuditEntry, AuditFilter } from '../storage/audit-log.ts';
import { isGoodKey } from './accounts.ts';
import { auditEntries, record } from './audit.ts';
import type { Database, Query } from './connection.ts';

const keyColumns = `id, api_key.user_id, label, scope, api_key.created_at, expires_at, last_used_at, revoked_at, ${isGoodKey} AS is_good`;
const keysOf = (query: Query, where: string, parameters: unknown[]) =>
  query<TeamKey>(
    `SELECT ${keyColumns} FROM api_key JOIN account ON account.user_id = api_key.user_id WHERE ${where} ORDER BY id`,
    parameters,
  );

/** Changes an account by a statement that returns it. Throws AdministrationRefused where there is none. */
async function changeAccount(query: Query, sql: string, parameters: unknown[]): Promise<void> {
  if ((await query(`${sql} RETURNING 1`, parameters)).length === 0) throw new AdministrationRefused('no-such-account');
}

/** Accounts and keys of a team. Only digests of keys are kept. */
export class PostgresAdministration implements Administration {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  accounts(): Promise<TeamAccount[]> {
    return this.#database.query<TeamAccount>(
      `SELECT user_id, name, quota_limit_hectares, quota_used_hectares, disabled_at,
        (SELECT count(*) FROM api_key WHERE api_key.user_id = account.user_id AND ${isGoodKey}) AS keys
      FROM account ORDER BY user_id COLLATE "C"`,
    );
  }

  addAccount({ userId, name, quotaHectares }: { userId: string; name: string; quotaHectares: number | null }): Promise<void> {
    return this.#database.transaction(async (query) => {
      const made = await query(
        'INSERT INTO account (user_id, name, quota_limit_hectares) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1',
        [userId, name, quotaHectares],
      );
      if (made.length === 0) throw new AdministrationRefused('account-taken');
      await record(query, 'account-made', userId, { name, quota_hectares: quotaHectares });
    });
  }

  setQuota(userId: string, quotaHectares: number | null): Promise<void> {
    return this.#database.transaction(async (query) => {
      await changeAccount(query, 'UPDATE account SET quota_limit_hectares = $2 WHERE user_id = $1', [userId, quotaHectares]);
      await record(query, 'quota-changed', userId, { quota_hectares: quotaHectares });
    });
  }

  setDisabled(userId: string, isDisabled: boolean): Promise<void> {
    const disabledAt = isDisabled ? 'coalesce(disabled_at, hectare_now())' : 'NULL';
    return this.#database.transaction(async (query) => {
      await changeAccount(query, `UPDATE account SET disabled_at = ${disabledAt} WHERE user_id = $1`, [userId]);
      await record(query, isDisabled ? 'account-disabled' : 'account-enabled', userId);
    });
  }

  keys(userId: string | null): Promise<TeamKey[]> {
    return keysOf(this.#database.query, '$1::text IS NULL OR api_key.user_id = $1', [userId]);
  }

  issueKey({ userId, label, scope, days }: NewKey): Promise<{ key: string; row: TeamKey }> {
    const key = `hectare_${randomBytes(32).toString('base64url')}`;
    return this.#database.transaction(async (query) => {
      const [made] = await query<{ id: number }>(
        `INSERT INTO api_key (key_sha256, user_id, label, created_at, scope, expires_at)
        SELECT $1, user_id, $3, hectare_now(), $4, CASE WHEN $5::int IS NOT NULL THEN hectare_time(clock_timestamp() + make_interval(days => $5::int)) END
        FROM account WHERE user_id = $2 RETURNING id`,
        [sha256(key), userId, label, scope, days],
      );
      if (!made) throw new AdministrationRefused('no-such-account');
      await record(query, 'key-issued', String(made.id), { account: userId, label, scope, days });
      const [row] = await keysOf(query, 'id = $1', [made.id]);
      return { key, row: row! };
    });
  }

  revokeKey(id: number): Promise<TeamKey> {
    return this.#database.transaction(async (query) => {
      const revoked = await query('UPDATE api_key SET revoked_at = hectare_now() WHERE id = $1 AND revoked_at IS NULL RETURNING 1', [id]);
      const [row] = await keysOf(query, 'id = $1', [id]);
      if (!row) throw new AdministrationRefused('no-such-key');
      if (revoked.length > 0) await record(query, 'key-revoked', String(id), { account: row.user_id, label: row.label });
      return row;
    });
  }

  audit(filter: AuditFilter): Promise<AuditEntry[]> {
    return auditEntries(this.#database.query, filter);
  }
}
