import { currentActor } from '../storage/acting.ts';
import { damagedRow } from '../storage/damaged-record.ts';
import { QuotaExceeded } from '../storage/quota-exceeded.ts';
import type { Database, Last, Query } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** What hectare_within throws. */
const overQuota = 'HQ001';

/**
 * Takes hectares of an account's quota, and of its group's, and marks its list as changed. As the last statements of a transaction: other creates of the account wait
 * from here to the commit. The transaction fails where there is no room, and is run by withRoom.
 */
export function takeQuota(last: Last, userId: string, hectares: number): void {
  last(
    `UPDATE account SET quota_used_hectares = quota_used_hectares + $2, revision = revision + 1 WHERE user_id = $1
    RETURNING hectare_within(quota_used_hectares, quota_limit_hectares)`,
    [userId, hectares],
  );
  last(
    'SELECT hectare_within(user_group.quota_used_hectares, user_group.quota_limit_hectares) FROM account JOIN user_group ON user_group.team_id = account.team_id WHERE user_id = $1',
    [userId],
  );
}

interface Room {
  of: 'account' | 'group';
  limit: number;
  used: number;
}
const isOver = ({ limit, used }: Room, hectares: number): boolean => used + hectares > limit + 1e-9;
const exceeded = ({ of, limit, used }: Room, hectares: number) => new QuotaExceeded(hectares, Math.max(0, limit - used), of);

/** What limits an account: its own hectares, then those of its group. Throws DamagedRecord. */
async function roomsOf(query: Query, userId: string): Promise<Room[]> {
  const [row] = await query<{
    quota_limit: number | null;
    used: number;
    team_id: number | null;
    group_limit: number | null;
    group_used: number;
    is_whole: number;
  }>(
    `SELECT account.quota_limit_hectares AS quota_limit, account.quota_used_hectares AS used, user_group.team_id, user_group.quota_limit_hectares AS group_limit,
      user_group.quota_used_hectares AS group_used, ${wholeColumn('user_group')}
    FROM account LEFT JOIN user_group ON user_group.team_id = account.team_id WHERE user_id = $1`,
    [userId],
  );
  if (!row) throw damagedRow('account');
  if (row.team_id !== null && row.is_whole !== 1) throw damagedRow('user_group');
  const rooms = [
    { of: 'account' as const, limit: row.quota_limit, used: row.used },
    { of: 'group' as const, limit: row.group_limit, used: row.group_used },
  ];
  return rooms.flatMap(({ limit, ...room }) => (limit === null ? [] : [{ ...room, limit }]));
}

/** Throws QuotaExceeded where an account, or its group, has no room for so many hectares. */
export async function refuseWithoutRoom(query: Query, userId: string, hectares: number): Promise<void> {
  const full = (await roomsOf(query, userId)).find((room) => isOver(room, hectares));
  if (full) throw exceeded(full, hectares);
}

/** Whoever takes hectares beside others looks again where they were quicker; after so many looks, there is no room. */
const maxTries = 5;

/** Runs a transaction that takes hectares by takeQuota. Rejects with QuotaExceeded. */
export async function withRoom<T>(
  database: Database,
  { userId, hectares }: { userId: string; hectares: number },
  run: (query: Query, last: Last) => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await database.transaction(run);
    } catch (error) {
      if ((error as { code?: string }).code !== overQuota) throw error;
      const rooms = await roomsOf(database.query, userId);
      const full = rooms.find((room) => isOver(room, hectares)) ?? (tries < maxTries ? null : rooms.at(-1));
      if (full) throw exceeded(full, hectares);
    }
}

/**
 * Deletions and restores of one account go one after the other, and see each other's rows: the statement after this one begins behind every transaction that
 * changed the quota before.
 */
export async function lockAccount(query: Query, userId: string): Promise<void> {
  await query('SELECT 1 FROM account WHERE user_id = $1 FOR NO KEY UPDATE', [userId]);
}

/** From here on a transaction of a key of some collections is of the whole account: after what was asked for was found behind the wall. */
export async function widen(query: Query): Promise<void> {
  if (currentActor().collections) await query("SELECT set_config('hectare.collections', '*', true)");
}

/** Counts the quota anew and marks the list as changed. After lockAccount, in a statement of its own, and after all that is of a project. */
export async function countQuota(query: Query, userId: string): Promise<void> {
  // Of some collections alone it would be a sum without the rest.
  await widen(query);
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
