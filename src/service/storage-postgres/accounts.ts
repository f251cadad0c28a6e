import type { Caller, CollectionRole, Scope } from '../storage/caller.ts';
import { sha256 } from '../storage/checksum.ts';
import { damagedRow } from '../storage/damaged-record.ts';
import type { Accounts, Quota } from '../storage/store.ts';
import { record } from './audit.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { groupQuota } from './quota.ts';

interface KeyRow {
  user_id: string;
  scope: Scope;
  id: number;
  label: string;
  is_good: boolean;
  is_due: boolean;
  is_whole: number;
  collections: { project_id: string; role: CollectionRole; is_whole: number }[] | null;
}
/** A condition on api_key and account: the key opens its account now. */
export const isGoodKey = '(revoked_at IS NULL AND disabled_at IS NULL AND (expires_at IS NULL OR expires_at > hectare_now()))';

/** Accounts with their keys, their quota and the revision of their list of projects. Only digests of keys are kept. */
export class PostgresAccounts implements Accounts {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the account where there is none; `quotaHectares` undefined leaves a known limit as it is, null is without limit. */
  async ensure(userId: string, quotaHectares: number | null | undefined): Promise<void> {
    await this.#database.transaction(async (query) => {
      const made = await query('INSERT INTO account (user_id, quota_limit_hectares) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1', [
        userId,
        quotaHectares ?? null,
      ]);
      if (made.length > 0) await record(query, 'account-made', userId, { quota_hectares: quotaHectares ?? null });
      if (quotaHectares === undefined) return;
      const changed = await query(
        'UPDATE account SET quota_limit_hectares = $2 WHERE user_id = $1 AND quota_limit_hectares IS DISTINCT FROM $2 RETURNING 1',
        [userId, quotaHectares],
      );
      if (changed.length > 0) await record(query, 'quota-changed', userId, { quota_hectares: quotaHectares });
    });
  }

  /** Only this key is good afterwards under this label, and may do everything. One that was revoked stays so. */
  async setKey(userId: string, key: string, label: string): Promise<void> {
    await this.#database.transaction(async (query) => {
      const replaced = await query<{ id: number }>(
        'DELETE FROM api_key WHERE user_id = $1 AND label = $2 AND key_sha256 <> $3 AND revoked_at IS NULL RETURNING id',
        [userId, label, sha256(key)],
      );
      for (const { id } of replaced) await record(query, 'key-replaced', String(id), { account: userId, label });
      const [made] = await query<{ id: number }>(
        "INSERT INTO api_key (key_sha256, user_id, label, created_at, scope) VALUES ($1, $2, $3, hectare_now(), 'admin') ON CONFLICT (key_sha256) DO NOTHING RETURNING id",
        [sha256(key), userId, label],
      );
      if (made) await record(query, 'key-issued', String(made.id), { account: userId, label, scope: 'admin', days: null });
    });
  }

  /** The lookup is by digest, so its time says nothing of the key. */
  async callerOfKey(key: string): Promise<Caller | null> {
    const [row] = await this.#database.queryAll<KeyRow>(
      `SELECT api_key.user_id, scope, id, label, CASE WHEN is_limited THEN (SELECT coalesce(json_agg(given), '[]') FROM
          (SELECT project_id, role, ${wholeColumn('key_collection')} FROM key_collection WHERE key_id = api_key.id) AS given) END AS collections, ${isGoodKey} AS is_good, ${wholeColumn('api_key')},
        coalesce(last_used_at < hectare_time(clock_timestamp() - interval '1 minute'), true) AS is_due
      FROM api_key JOIN account ON account.user_id = api_key.user_id WHERE key_sha256 = $1`,
      [sha256(key)],
    );
    if (!row) return null;
    if (row.is_whole !== 1) throw damagedRow('api_key');
    if (!row.is_good) return null;
    if (row.is_due) await this.#markUsed(row.id);
    if (row.collections?.some((one) => one.is_whole !== 1)) throw damagedRow('key_collection');
    const collections = row.collections && new Map(row.collections.map((one) => [one.project_id, one.role]));
    return { userId: row.user_id, scope: row.scope, collections, key: { id: row.id, label: row.label } };
  }

  /** At most once a minute, so that a read is a read; a database that takes no writes answers reads all the same. */
  async #markUsed(id: number): Promise<void> {
    await this.#database
      .queryAll(
        `UPDATE api_key SET last_used_at = hectare_now()
        WHERE id = $1 AND coalesce(last_used_at < hectare_time(clock_timestamp() - interval '1 minute'), true)`,
        [id],
      )
      .catch(() => {});
  }

  async quota(userId: string): Promise<Quota> {
    const [row] = await this.#database.query<{ quota_limit: number | null; used: number; is_whole: number }>(
      `SELECT quota_limit_hectares AS quota_limit, quota_used_hectares AS used, ${wholeColumn('account')} FROM account WHERE user_id = $1`,
      [userId],
    );
    if (row?.is_whole !== 1) throw damagedRow('account');
    return { limit: row.quota_limit, used: row.used, group: await groupQuota(this.#database.query, userId) };
  }
}
