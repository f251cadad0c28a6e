import { sha256 } from '../storage/checksum.ts';
import { damagedRow } from '../storage/damaged-record.ts';
import type { Accounts } from '../storage/store.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** Accounts with their keys, their quota and the revision of their list of projects. Only digests of keys are kept. */
export class PostgresAccounts implements Accounts {
  readonly #database: Database;
  constructor(database: Database) {
    this.#database = database;
  }

  /** Makes the account where there is none; `quotaHectares` undefined leaves a known limit as it is, null is without limit. */
  async ensure(userId: string, quotaHectares: number | null | undefined): Promise<void> {
    await this.#database.transaction(async (query) => {
      await query('INSERT INTO account (user_id, quota_limit_hectares) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
        userId,
        quotaHectares ?? null,
      ]);
      if (quotaHectares !== undefined)
        await query('UPDATE account SET quota_limit_hectares = $2 WHERE user_id = $1 AND quota_limit_hectares IS DISTINCT FROM $2', [
          userId,
          quotaHectares,
        ]);
    });
  }

  /** Only this key is good afterwards under this label. */
  async setKey(userId: string, key: string, label: string): Promise<void> {
    await this.#database.transaction(async (query) => {
      await query('DELETE FROM api_key WHERE user_id = $1 AND label = $2 AND key_sha256 <> $3', [userId, label, sha256(key)]);
      await query(
        'INSERT INTO api_key (key_sha256, user_id, label, created_at) VALUES ($1, $2, $3, hectare_now()) ON CONFLICT (key_sha256) DO NOTHING',
        [sha256(key), userId, label],
      );
    });
  }

  async userOfKey(key: string): Promise<string | null> {
    const [row] = await this.#database.query<{ user_id: string }>('SELECT user_id FROM api_key WHERE key_sha256 = $1', [sha256(key)]);
    return row?.user_id ?? null;
  }

  async quota(userId: string): Promise<{ limit: number | null; used: number }> {
    const [row] = await this.#database.query<{ quota_limit: number | null; used: number; is_whole: number }>(
      `SELECT quota_limit_hectares AS quota_limit, quota_used_hectares AS used, ${wholeColumn('account')} FROM account WHERE user_id = $1`,
      [userId],
    );
    if (row?.is_whole !== 1) throw damagedRow('account');
    return { limit: row.quota_limit, used: row.used };
  }
}
