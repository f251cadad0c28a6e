import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import type { Connections } from './connections.ts';
import { environmentTag, type userGroup } from './groups/user-groups/contract.ts';
import { JsonFile } from './json-file.ts';
import type { KnownSecrets } from './known-secrets.ts';
import type { KeyStore, Ports } from './ports.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';
import { withKeychain } from './keys/keychain-fault.ts';

export type UserGroup = z.output<typeof userGroup>;
const stored = z.object({
  id: z.string(),
  userGroupId: z.string(),
  name: z.string(),
  environmentTag: environmentTag.nullable(),
  teamId: z.number().nullable(),
  mapping: z.string(),
  properties: z.string(),
  savedAt: z.string(),
  /** the address that the token was given by and its last characters; null: no token here */
  token: z.object({ origin: z.string(), lastFour: z.string() }).nullable(),
});
type Stored = z.output<typeof stored>;
export type GroupWords = Pick<Stored, 'userGroupId' | 'name' | 'environmentTag' | 'mapping' | 'properties'>;

/** One id for one group of one connection: its own id and its tag, which may hold any letters. */
export const groupId = (userGroupId: string, tag: string | null): string =>
  createHash('sha256')
    .update(JSON.stringify([userGroupId, tag]))
    .digest('hex')
    .slice(0, 24);
const account = (connectionId: string, id: string) => `${connectionId}/user-group-token:${id}`;

/** What is known of user groups on this computer, since the API has no call that lists them. The file holds words as they were typed, the key store the tokens. */
export class UserGroups {
  readonly #file: JsonFile<z.ZodRecord<z.ZodString, z.ZodArray<typeof stored>>>;
  readonly #keys: KeyStore;
  readonly #connections: Connections;

  constructor(
    ports: Pick<Ports, 'dataFolder' | 'keys'>,
    connections: Connections,
    known: KnownSecrets,
    onDamage: ConstructorParameters<typeof JsonFile>[3],
  ) {
    this.#file = new JsonFile(join(ports.dataFolder, 'user-groups.json'), z.record(z.string(), z.array(stored)), {}, onDamage);
    this.#keys = known.watch(ports.keys);
    this.#connections = connections;
  }

  async list(connectionId: string): Promise<UserGroup[]> {
    const origin = await this.#connections.userGroupOrigin(connectionId);
    return Promise.all(((await this.#file.read())[connectionId] ?? []).map((one) => this.#shown(connectionId, one, origin)));
  }
  async get(connectionId: string, id: string): Promise<UserGroup> {
    const one = (await this.list(connectionId)).find((other) => other.id === id);
    if (!one) throw new Refused('unknown-group', sentence('host.group-forgotten'));
    return one;
  }

  /** Keeps what was typed; the token that is there stays. */
  async remember(connectionId: string, words: GroupWords, teamId: number | null): Promise<UserGroup> {
    const id = groupId(words.userGroupId, words.environmentTag);
    await this.#change(connectionId, id, (before) => ({
      ...words,
      id,
      teamId: teamId ?? before?.teamId ?? null,
      savedAt: new Date().toISOString(),
      token: before?.token ?? null,
    }));
    return this.get(connectionId, id);
  }
  async forget(connectionId: string, id: string): Promise<void> {
    await this.#removeToken(connectionId, id);
    await this.#file.change((all) => ({ ...all, [connectionId]: (all[connectionId] ?? []).filter((one) => one.id !== id) }));
  }
  async forgetAll(connectionId: string): Promise<void> {
    for (const { id } of (await this.#file.read())[connectionId] ?? []) await this.#removeToken(connectionId, id);
    await this.#file.change(({ [connectionId]: _gone, ...rest }) => rest);
  }

  /** null where there is none, or where it was given by another address than the one that the connection has now. */
  async token(connectionId: string, id: string): Promise<string | null> {
    const one = ((await this.#file.read())[connectionId] ?? []).find((other) => other.id === id);
    if (!one?.token || one.token.origin !== (await this.#connections.userGroupOrigin(connectionId))) return null;
    return withKeychain(() => this.#keys.read(account(connectionId, id)));
  }
  async saveToken(connectionId: string, id: string, token: string): Promise<void> {
    if (!/^[\x21-\x7e]+$/.test(token)) throw new Refused('key-with-blanks', sentence('host.token-unusual'));
    await withKeychain(() => this.#keys.write(account(connectionId, id), token));
    const origin = await this.#connections.userGroupOrigin(connectionId);
    await this.#change(connectionId, id, (before) =>
      before ? { ...before, token: { origin, lastFour: token.length >= 12 ? token.slice(-4) : '' } } : null,
    );
  }
  /** A key store that fails is found before a service gives a token that it tells only once. */
  async assertWritable(connectionId: string, id: string): Promise<void> {
    const current = await withKeychain(() => this.#keys.read(account(connectionId, id)));
    await withKeychain(() => this.#keys.write(account(connectionId, id), current ?? 'to-be-replaced'));
    if (current === null) await withKeychain(() => this.#keys.remove(account(connectionId, id)));
  }
  /** A token that was rotated elsewhere: the group that has it gets the new one. */
  async tokenRotated(connectionId: string, old: string, now: string): Promise<void> {
    for (const { id, token } of (await this.#file.read())[connectionId] ?? [])
      if (token && (await this.token(connectionId, id)) === old) await this.saveToken(connectionId, id, now);
  }

  async #shown(connectionId: string, { token, ...one }: Stored, origin: string): Promise<UserGroup> {
    // Tokens in memory are gone with the run that had them.
    const isThere =
      token !== null &&
      token.origin === origin &&
      (this.#keys.kind === 'system' || (await this.#keys.read(account(connectionId, one.id))) !== null);
    return { ...one, connectionId, hasToken: isThere, lastFour: isThere ? token.lastFour : '' };
  }
  async #change(connectionId: string, id: string, change: (before: Stored | null) => Stored | null): Promise<void> {
    await this.#file.change((all) => {
      const list = all[connectionId] ?? [];
      const made = change(list.find((one) => one.id === id) ?? null);
      if (!made) return all;
      return {
        ...all,
        [connectionId]: list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? made : one)) : [...list, made],
      };
    });
  }
  async #removeToken(connectionId: string, id: string): Promise<void> {
    await withKeychain(() => this.#keys.remove(account(connectionId, id)));
  }
}
