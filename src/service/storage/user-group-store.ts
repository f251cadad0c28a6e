import { rowOf } from './rows.ts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { GroupToken } from '../user-group-token.ts';
import { sha256 } from './checksum.ts';
import { statements } from './database.ts';

export interface UserGroupRow {
  team_id: number;
  name: string | null;
  provided_id: string;
  mapping: string;
  properties: string;
  environment_tag: string;
  nonce: string | null;
}
const columns = 'team_id, name, provided_id, mapping, properties, environment_tag, nonce';

/** User groups. Only digests of their tokens are kept. */
export class UserGroupStore {
  readonly #prepare: (sql: string) => StatementSync;
  constructor(database: DatabaseSync) {
    this.#prepare = statements(database);
  }

  ofToken(token: string): UserGroupRow | null {
    return rowOf<UserGroupRow>(this.#prepare(`SELECT ${columns} FROM user_group WHERE token_sha256 = ?`).get(sha256(token)));
  }

  byId(providedId: string, tag: string): UserGroupRow | null {
    return rowOf<UserGroupRow>(
      this.#prepare(`SELECT ${columns} FROM user_group WHERE provided_id = ? AND environment_tag = ?`).get(providedId, tag),
    );
  }

  countWithId(providedId: string): number {
    return (this.#prepare('SELECT count(*) AS n FROM user_group WHERE provided_id = ?').get(providedId) as { n: number }).n;
  }

  create(
    { token, nonce }: GroupToken,
    group: { name: string; providedId: string; mapping: object; properties: object; tag: string },
  ): UserGroupRow {
    this.#prepare(
      'INSERT INTO user_group (token_sha256, nonce, name, provided_id, mapping, properties, environment_tag) VALUES (?, ?, ?, ?, ?, ?, ?)',
    ).run(sha256(token), nonce, group.name, group.providedId, JSON.stringify(group.mapping), JSON.stringify(group.properties), group.tag);
    return this.byId(group.providedId, group.tag)!;
  }

  update(teamId: number, group: { name: string; mapping: object; properties: object }): void {
    this.#prepare('UPDATE user_group SET name = ?, mapping = ?, properties = ? WHERE team_id = ?').run(
      group.name,
      JSON.stringify(group.mapping),
      JSON.stringify(group.properties),
      teamId,
    );
  }

  /** false when the old token is not (any more) a group's */
  rotateToken(oldToken: string, { token, nonce }: GroupToken): boolean {
    return (
      this.#prepare('UPDATE user_group SET token_sha256 = ?, nonce = ? WHERE token_sha256 = ?').run(sha256(token), nonce, sha256(oldToken))
        .changes === 1
    );
  }
}
