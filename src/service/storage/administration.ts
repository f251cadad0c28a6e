import type { AuditEntry, AuditFilter, AuditVerdict } from './audit-log.ts';
import type { CollectionRole, Scope } from './caller.ts';

/** Why accounts and keys stay as they are; nothing was changed. */
export class AdministrationRefused extends Error {
  readonly code:
    | 'account-taken'
    | 'no-such-account'
    | 'no-such-key'
    | 'no-such-role'
    | 'role-above'
    | 'not-its-objects'
    | 'no-such-group'
    | 'no-such-collection';
  constructor(code: AdministrationRefused['code']) {
    super(code);
    this.name = 'AdministrationRefused';
    this.code = code;
  }
}

export interface TeamAccount {
  user_id: string;
  name: string;
  /** null is without limit */
  quota_limit_hectares: number | null;
  quota_used_hectares: number;
  /** ISO 8601; null while its keys are taken */
  disabled_at: string | null;
  /** the user group to which it belongs; null: none */
  team_id: number | null;
  /** keys that are good now */
  keys: number;
}

/** A collection (a project that has members) and what a key may do there; never more than its scope. */
export interface KeyCollection {
  id: string;
  role: CollectionRole;
}

/** A key without the key, of which nobody knows more than its SHA-256. Instants are ISO 8601. */
export interface TeamKey {
  id: number;
  user_id: string;
  label: string;
  scope: Scope;
  /** null: for the whole account */
  collections: KeyCollection[] | null;
  created_at: string;
  /** null: never */
  expires_at: string | null;
  /** within a minute; null: never */
  last_used_at: string | null;
  revoked_at: string | null;
  /** whether it opens its account now */
  is_good: boolean;
}

export interface NewKey {
  userId: string;
  label: string;
  scope: Scope;
  /** the collections that it is for alone; without them, for the whole account, as every key with the scope admin */
  collections?: KeyCollection[] | null;
  /** null: for ever */
  days: number | null;
}

/** Under which the key of a team's servers is kept; keys that are issued have other labels. */
export const serversLabel = 'servers';

/** A key with its row, told once; or why there is none: the issuer is not good any more, or its end (ISO 8601) comes before that of the key. */
export type IssuedKey = { key: string; row: TeamKey } | { refused: 'issuer' | 'collection' } | { refused: 'outlives'; until: string };

/** Keys of one account, for those of them that administer it. Each change is one transaction. */
export interface AccountKeys {
  /** in the order in which they were made */
  list(userId: string): Promise<TeamKey[]>;
  /** `issuer`: the number of the key that asks */
  issue(issuer: number, key: NewKey): Promise<IssuedKey>;
  /** null where the account has no such key */
  revoke(userId: string, id: number): Promise<TeamKey | null>;
}

/** A user group with the hectares that its accounts share; null is without limit. */
export interface TeamGroup {
  team_id: number;
  name: string | null;
  provided_id: string;
  /** '' is none */
  environment_tag: string;
  quota_limit_hectares: number | null;
  quota_used_hectares: number;
  /** that belong to it */
  accounts: string[];
}

/** Accounts of a team and their keys. Each method is one transaction; all of them reject with AdministrationRefused. */
export interface Administration {
  accounts(): Promise<TeamAccount[]>;
  addAccount(account: { userId: string; name: string; quotaHectares: number | null }): Promise<void>;
  /** null is without limit; less than what is used refuses what is new */
  setQuota(userId: string, quotaHectares: number | null): Promise<void>;
  /** Keys of a disabled account are refused; what it has stays. */
  setDisabled(userId: string, isDisabled: boolean): Promise<void>;
  groups(): Promise<TeamGroup[]>;
  /** Puts an account into a user group, or, with null, into none. */
  setGroup(userId: string, teamId: number | null): Promise<void>;
  /** null is without limit; less than what is used refuses what is new */
  setGroupQuota(teamId: number, quotaHectares: number | null): Promise<void>;
  /** of one account, or of all */
  keys(userId: string | null): Promise<TeamKey[]>;
  /** Makes a key, which nobody can read again. */
  issueKey(key: NewKey): Promise<{ key: string; row: TeamKey }>;
  /** A key that is revoked never becomes good again. */
  revokeKey(id: number): Promise<TeamKey>;
  /** the newest changes that a filter shows, the oldest of them first */
  audit(filter: AuditFilter): Promise<AuditEntry[]>;
  /** looks whether every entry is there, and what it was */
  verifyAudit(): Promise<AuditVerdict>;
}
