import {
  AdministrationRefused,
  type Administration,
  type NewKey,
  type TeamAccount,
  type TeamGroup,
  type TeamKey,
} from '../storage/administration.ts';
import type { AuditEntry, AuditFilter, AuditVerdict } from '../storage/audit-log.ts';
import { isGoodKey } from './accounts.ts';
import { auditEntries, record, verifyAudit } from './audit.ts';
import type { Database, Query } from './connection.ts';
import { issueKey, keysOf, revokeKey } from './keys.ts';

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
      `SELECT user_id, name, quota_limit_hectares, quota_used_hectares, disabled_at, team_id,
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

  groups(): Promise<TeamGroup[]> {
    return this.#database.query<TeamGroup>(
      `SELECT team_id, name, provided_id, environment_tag, quota_limit_hectares, quota_used_hectares,
        ARRAY(SELECT user_id FROM account WHERE account.team_id = user_group.team_id ORDER BY user_id COLLATE "C") AS accounts
      FROM user_group ORDER BY team_id`,
    );
  }

  setGroup(userId: string, teamId: number | null): Promise<void> {
    return this.#database.transaction(async (query) => {
      if (teamId !== null && (await query('SELECT 1 FROM user_group WHERE team_id = $1', [teamId])).length === 0)
        throw new AdministrationRefused('no-such-group');
      await changeAccount(query, 'UPDATE account SET team_id = $2 WHERE user_id = $1', [userId, teamId]);
      await record(query, 'account-grouped', userId, { group: teamId });
    });
  }

  setGroupQuota(teamId: number, quotaHectares: number | null): Promise<void> {
    return this.#database.transaction(async (query) => {
      const changed = await query('UPDATE user_group SET quota_limit_hectares = $2 WHERE team_id = $1 RETURNING 1', [
        teamId,
        quotaHectares,
      ]);
      if (changed.length === 0) throw new AdministrationRefused('no-such-group');
      await record(query, 'group-quota-changed', String(teamId), { quota_hectares: quotaHectares });
    });
  }

  keys(userId: string | null): Promise<TeamKey[]> {
    return keysOf(this.#database.query, '$1::text IS NULL OR api_key.user_id = $1', [userId]);
  }

  issueKey(key: NewKey): Promise<{ key: string; row: TeamKey }> {
    return this.#database.transaction((query) => issueKey(query, key));
  }

  revokeKey(id: number): Promise<TeamKey> {
    return this.#database.transaction(async (query) => {
      const row = await revokeKey(query, id, null);
      if (!row) throw new AdministrationRefused('no-such-key');
      return row;
    });
  }

  audit(filter: AuditFilter): Promise<AuditEntry[]> {
    return auditEntries(this.#database.query, filter);
  }

  /** Every chain as it was at one moment. */
  verifyAudit(): Promise<AuditVerdict> {
    return this.#database.snapshot(verifyAudit);
  }
}
