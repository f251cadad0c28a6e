import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Caller } from './caller.ts';
import { sha256 } from './checksum.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { damagedRow } from './damaged-record.ts';
import { statements, transaction } from './database.ts';
import type { Accounts, Quota } from './store.ts';

/** Accounts with their keys, their quota and the revision of their list of projects. Only digests of keys are kept. */
export class AccountStore implements Accounts {
  readonly #db: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  readonly #now: () => Date;
  constructor(database: DatabaseSync, now: () => Date) {
    this.#db = database;
    this.#prepare = statements(database);
    this.#now = now;
  }

  /** Makes the account where there is none; `quotaHectares` undefined leaves a known limit as it is, null is without limit. */
  ensure(userId: string, quotaHectares: number | null | undefined): void {
    transaction(this.#db, () => {
      this.#prepare('INSERT INTO account (user_id, quota_limit_hectares) VALUES (?, ?) ON CONFLICT DO NOTHING').run(
        userId,
        quotaHectares ?? null,
      );
      if (quotaHectares !== undefined)
        this.#prepare('UPDATE account SET quota_limit_hectares = ? WHERE user_id = ?').run(quotaHectares, userId);
    });
  }

  /** Only this key is good afterwards under this label. */
  setKey(userId: string, key: string, label: string): void {
    transaction(this.#db, () => {
      this.#prepare('DELETE FROM api_key WHERE user_id = ? AND label = ?').run(userId, label);
      this.#prepare(
        'INSERT INTO api_key (key_sha256, user_id, label, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (key_sha256) DO NOTHING',
      ).run(sha256(key), userId, label, this.#now().toISOString());
    });
  }

  /** The lookup is by digest, so its time says nothing of the key. There is one account, whose key may do everything. */
  callerOfKey(key: string): Caller | null {
    const row = this.#prepare('SELECT user_id, label FROM api_key WHERE key_sha256 = ?').get(sha256(key)) as
      | { user_id: string; label: string }
      | undefined;
    return row ? { userId: row.user_id, scope: 'admin', collections: null, key: { id: null, label: row.label } } : null;
  }

  quota(userId: string): Quota {
    const row = this.#prepare(
      `SELECT quota_limit_hectares AS quota_limit, quota_used_hectares AS used, ${wholeColumn('account')} FROM account WHERE user_id = ?`,
    ).get(userId) as { quota_limit: number | null; used: number; is_whole: number };
    if (row.is_whole !== 1) throw damagedRow('account');
    return { limit: row.quota_limit, used: row.used, group: null };
  }
}
