/** What was changed, by the names in the audit log. */
export type AuditAction =
  | 'project-created'
  | 'project-replaced'
  | 'project-deleted'
  | 'project-restored'
  | 'project-erased'
  | 'settings-changed'
  | 'notes-changed'
  | 'collected-again'
  | 'collection-changed'
  | 'group-made'
  | 'group-changed'
  | 'group-token-changed'
  | 'account-made'
  | 'quota-changed'
  | 'account-disabled'
  | 'account-enabled'
  | 'account-grouped'
  | 'group-quota-changed'
  | 'key-issued'
  | 'key-replaced'
  | 'key-revoked'
  | 'moved-in'
  | 'objects-removed';

/** One change: who, what, when, from where. */
export interface AuditEntry {
  id: number;
  /** ISO 8601, by the database's clock */
  at: string;
  /** null where no account acted */
  user_id: string | null;
  key_id: number | null;
  key_label: string | null;
  remote: string;
  /** as whom the database let the change in */
  database_user: string;
  action: AuditAction;
  /** the id of a project, group, account or key; '' for what is everybody's */
  object: string;
  details: Record<string, unknown>;
  /** 1 where the row equals its digest */
  is_whole: number;
}

/** What is left out holds for every entry. */
export interface AuditFilter {
  userId?: string;
  action?: string;
  object?: string;
  /** ISO 8601, or its beginning such as 2026-11-01 */
  since?: string;
  /** so many, the newest */
  limit: number;
}

/** The entries of one account, or, with '' for a name, what no account did: each holds the digest of the one before. */
export interface AuditChain {
  chain: string;
  entries: number;
  /** of the last entry: whoever has kept it elsewhere sees whether the log up to it is the one that it was */
  digest: string;
}

/** What is not right at an entry, by its place in its chain (from 1). */
export interface AuditFault {
  chain: string;
  link: number;
  /** it does not equal its digest; entries before it are missing, or are others; entries at the end are missing, or others; its chain has no head, or an earlier one */
  kind: 'changed' | 'missing-before' | 'replaced-before' | 'missing-at-end' | 'missing-head';
}

export interface AuditVerdict {
  chains: AuditChain[];
  /** none where the log is whole; at most 1000 */
  faults: AuditFault[];
}
