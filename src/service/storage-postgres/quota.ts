import { damagedRow } from '../storage/damaged-record.ts';
import { QuotaExceeded } from '../storage/quota-exceeded.ts';
import type { Query } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** Takes hectares of an account's quota and marks its list as changed. Throws QuotaExceeded, which undoes the transaction around it. */
export async function takeQuota(query: Query, userId: string, hectares: number): Promise<void> {
  const taken = await query(
    `UPDATE account SET quota_used_hectares = quota_used_hectares + $2, revision = revision + 1
    WHERE user_id = $1 AND (quota_limit_hectares IS NULL OR quota_used_hectares + $2 <= quota_limit_hectares + 1e-9) RETURNING 1`,
    [userId, hectares],
  );
  if (taken.length === 0) await refuseWithoutRoom(query, userId, hectares);
  await refuseOverGroup(query, userId, hectares);
}

/** Throws QuotaExceeded where an account has no room for so many hectares. */
export async function refuseWithoutRoom(query: Query, userId: string, hectares: number): Promise<void> {
  const [row] = await query<{ quota_limit: number | null; used: number }>(
    'SELECT quota_limit_hectares AS quota_limit, quota_used_hectares AS used FROM account WHERE user_id = $1',
    [userId],
  );
  if (!row) throw damagedRow('account');
  const { quota_limit: limit, used } = row;
  if (limit !== null && used + hectares > limit + 1e-9) throw new QuotaExceeded(hectares, Math.max(0, limit - used));
}

/**
 * Deletions and restores of one account go one after the other, and see each other's rows: the statement after this one begins behind every transaction that
 * changed the quota before.
 */
export async function lockAccount(query: Query, userId: string): Promise<void> {
  await query('SELECT 1 FROM account WHERE user_id = $1 FOR NO KEY UPDATE', [userId]);
}

/** Counts the quota anew and marks the list as changed. After lockAccount, in a statement of its own. */
export async function countQuota(query: Query, userId: string): Promise<void> {
  await query(
    `UPDATE account SET quota_used_hectares = (SELECT coalesce(sum(quota_hectares), 0) FROM projects WHERE projects.user_id = account.user_id), revision = revision + 1
    WHERE user_id = $1`,
    [userId],
  );
}

/** What the accounts of a user group share; null where an account belongs to none. */
export async function groupQuota(query: Query, userId: string): Promise<{ limit: number | null; used: number } | null> {
  const [row] = await query<{ quota_limit: number | null; used: number; is_whole: number }>(
    `SELECT user_group.quota_limit_hectares AS quota_limit, user_group.quota_used_hectares AS used, ${wholeColumn('user_group')}
    FROM account JOIN user_group ON user_group.team_id = account.team_id WHERE account.user_id = $1`,
    [userId],
  );
  if (row && row.is_whole !== 1) throw damagedRow('user_group');
  return row ? { limit: row.quota_limit, used: row.used } : null;
}

/** Throws QuotaExceeded where the group of an account has more than its hectares, now that so many were taken; the group is locked since then. */
export async function refuseOverGroup(query: Query, userId: string, hectares: number): Promise<void> {
  const group = await groupQuota(query, userId);
  if (group && group.limit !== null && group.used > group.limit + 1e-9)
    throw new QuotaExceeded(hectares, Math.max(0, group.limit - (group.used - hectares)), 'group');
}
