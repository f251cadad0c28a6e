import { rowOf } from './rows.ts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { GroupToken } from '../user-group-token.ts';
import { sha256 } from './checksum.ts';
import { statements } from './database.ts';

export interface NewUserGroup {
  name: string;
  providedId: string;
  mapping: object;
  properties: object;
  /** '' is none */
  tag: string;
}
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
  readonly #submit: <T>(run: () => T) => Promise<T>;
  constructor(database: DatabaseSync, submit: <T>(run: () => T) => Promise<T>) {
    this.#prepare = statements(database);
    this.#submit = submit;
  }

  ofToken(token: string): UserGroupRow | null {
    return rowOf<UserGroupRow>(this.#prepare(`SELECT ${columns} FROM user_group WHERE token_sha256 = ?`).get(sha256(token)));
  }

  /** A workspace has one account, which belongs to no group. */
  accountOf(): null {
    return null;
  }

  byId(providedId: string, tag: string): UserGroupRow | null {
    return rowOf<UserGroupRow>(
      this.#prepare(`SELECT ${columns} FROM user_group WHERE provided_id = ? AND environment_tag = ?`).get(providedId, tag),
    );
  }

  make(token: GroupToken, group: NewUserGroup): Promise<{ row: UserGroupRow; isNew: boolean } | null> {
    return this.#submit(() => {
      const known = this.byId(group.providedId, group.tag);
      if (known) return { row: known, isNew: false };
      if (group.tag === '' && this.#prepare('SELECT 1 FROM user_group WHERE provided_id = ?').get(group.providedId)) return null;
      this.#prepare(
        'INSERT INTO user_group (token_sha256, nonce, name, provided_id, mapping, properties, environment_tag) VALUES (?, ?, ?, ?, ?, ?, ?)',
      ).run(
        sha256(token.token),
        token.nonce,
        group.name,
        group.providedId,
        JSON.stringify(group.mapping),
        JSON.stringify(group.properties),
        group.tag,
      );
      return { row: this.byId(group.providedId, group.tag)!, isNew: true };
    });
  }

  change(group: NewUserGroup): Promise<UserGroupRow | null> {
    return this.#submit(() => {
      this.#prepare('UPDATE user_group SET name = ?, mapping = ?, properties = ? WHERE provided_id = ? AND environment_tag = ?').run(
        group.name,
        JSON.stringify(group.mapping),
        JSON.stringify(group.properties),
        group.providedId,
        group.tag,
      );
      return this.byId(group.providedId, group.tag);
    });
  }

  rotateToken(oldToken: string, { token, nonce }: GroupToken): Promise<UserGroupRow | null> {
    return this.#submit(() => {
      this.#prepare('UPDATE user_group SET token_sha256 = ?, nonce = ? WHERE token_sha256 = ?').run(sha256(token), nonce, sha256(oldToken));
      return this.ofToken(token);
    });
  }
}
