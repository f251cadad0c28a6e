import { currentActor } from '../storage/acting.ts';
import type { AuditAction, AuditChain, AuditEntry, AuditFault, AuditFilter, AuditVerdict } from '../storage/audit-log.ts';
import type { Query } from './connection.ts';
import { wholeColumn } from './digests.ts';

/** Who reads more of a broken log reads it by hand. */
const maxFaults = 1000;

/**
 * Notes who changes what, in the transaction that changes it, as its last statement: from here to the commit other changes of the account wait, and whoever holds
 * this lock asks for no other.
 */
export async function record(query: Query, action: AuditAction, object: string, details: object = {}): Promise<void> {
  await query(...entryOf(action, object, details));
}

/** The statement that notes it. */
export function entryOf(action: AuditAction, object: string, details: object = {}): [sql: string, parameters: unknown[]] {
  const { userId, key, remote } = currentActor();
  return [
    'INSERT INTO audit (at, user_id, key_id, key_label, remote, action, object, details) VALUES (hectare_now(), $1, $2, $3, $4, $5, $6, $7)',
    [userId, key?.id ?? null, key?.label ?? null, remote, action, object, JSON.stringify(details)],
  ];
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

/** Looks at every entry and every end of a chain. */
export async function verifyAudit(query: Query): Promise<AuditVerdict> {
  const chains = await query<AuditChain>('SELECT chain, link AS entries, digest FROM audit_head ORDER BY chain COLLATE "C"');
  const faults = await query<AuditFault>(
    `WITH entry AS (SELECT chain, link, digest, before, ${wholeColumn('audit')}, lag(link) OVER along AS last_link, lag(digest) OVER along AS last_digest
      FROM audit WINDOW along AS (PARTITION BY chain ORDER BY link)),
    faulty AS (SELECT chain, link, CASE WHEN is_whole <> 1 THEN 'changed' WHEN link <> coalesce(last_link, 0) + 1 THEN 'missing-before'
        WHEN before <> coalesce(last_digest, '') THEN 'replaced-before' END AS kind FROM entry
      UNION ALL SELECT head.chain, head.link, 'missing-at-end' FROM audit_head AS head LEFT JOIN audit AS last ON last.chain = head.chain AND last.link = head.link
        WHERE head.link > 0 AND last.digest IS DISTINCT FROM head.digest
      UNION ALL SELECT chain, max(link), 'missing-head' FROM audit WHERE NOT EXISTS (SELECT 1 FROM audit_head WHERE audit_head.chain = audit.chain AND audit_head.link >= audit.link) GROUP BY chain)
    SELECT chain, link, kind FROM faulty WHERE kind IS NOT NULL ORDER BY chain COLLATE "C", link LIMIT ${maxFaults}`,
  );
  return { chains, faults };
}
