import { currentActor } from '../storage/acting.ts';
import type { AuditAction, AuditEntry, AuditFilter } from '../storage/audit-log.ts';
import type { Query } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** Notes who changes what, in the transaction that changes it. */
export async function record(query: Query, action: AuditAction, object: string, details: object = {}): Promise<void> {
  const { userId, key, remote } = currentActor();
  await query(
    `INSERT INTO audit (at, user_id, key_id, key_label, remote, action, object, details) VALUES (hectare_now(), $1, $2, $3, $4, $5, $6, $7)`,
    [userId, key?.id ?? null, key?.label ?? null, remote, action, object, JSON.stringify(details)],
  );
}

/** The newest entries that a filter shows, the oldest of them first. */
export async function auditEntries(query: Query, { userId, action, object, since, limit }: AuditFilter): Promise<AuditEntry[]> {
  const rows = await query<Omit<AuditEntry, 'details'> & { details: string }>(
    `SELECT id, at, user_id, key_id, key_label, remote, database_user, action, object, details, ${wholeColumn('audit')} FROM audit
    WHERE ($1::text IS NULL OR user_id = $1) AND ($2::text IS NULL OR action = $2) AND ($3::text IS NULL OR object = $3) AND ($4::text IS NULL OR at >= $4)
    ORDER BY id DESC LIMIT $5`,
    [userId ?? null, action ?? null, object ?? null, since ?? null, limit],
  );
  return rows.reverse().map((row) => ({ ...row, details: JSON.parse(row.details) as Record<string, unknown> }));
}
