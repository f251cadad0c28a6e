import { randomBytes, scrypt } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { embeddedId, type Connections } from '../connections.ts';
import { JsonFile, type Damage } from '../json-file.ts';

const derive = promisify(scrypt) as (secret: string, salt: string, length: number) => Promise<Buffer>;
const stored = z.object({ salt: z.string(), last: z.record(z.string(), z.object({ account: z.string(), origin: z.string() })) });

/** Whose answers they are: one account on one connection. Both are plain names that folders can carry. */
export interface Place {
  connectionId: string;
  account: string;
}

/**
 * Names for the accounts behind the keys of a connection: another key is another account, the same key entered again the same one. A name is eight bytes of
 * scrypt over the key with a salt of this computer: it tells the key to nobody, and a short one fits too many keys to be guessed from it.
 */
export class Accounts {
  readonly #connections: Connections;
  readonly #file: JsonFile<typeof stored>;
  readonly #derived = new Map<string, Promise<string>>();
  /** what stands in the file, to write it only when it changes */
  readonly #noted = new Map<string, string>();

  constructor(folder: string, connections: Connections, onDamage: (damage: Damage) => void) {
    this.#connections = connections;
    this.#file = new JsonFile(join(folder, 'accounts.json'), stored, { salt: '', last: {} }, onDamage);
  }

  /**
   * The account whose key the connection has now; without a key (a computer without a keychain forgets it at the end) the one that it had last. null where there
   * never was one. Rejects like the keychain.
   */
  async of(connectionId: string): Promise<Place | null> {
    if (connectionId === embeddedId) return { connectionId, account: 'local' };
    const connection = (await this.#connections.list()).find(({ id }) => id === connectionId);
    if (!connection) return null;
    const { origin } = new URL(connection.baseUrl);
    const secret = await this.#connections.readSecret(connectionId, 'api-key');
    if (!secret) {
      const last = (await this.#file.look()).last[connectionId];
      return last?.origin === origin ? { connectionId, account: last.account } : null;
    }
    const salt = await this.#salt();
    const name = `${salt} ${connectionId} ${origin}`;
    let derived = this.#derived.get(`${name} ${secret}`);
    if (!derived) {
      derived = derive(secret, name, 8).then((bytes) => bytes.toString('hex'));
      this.#derived.set(`${name} ${secret}`, derived);
    }
    const account = await derived;
    if (this.#noted.get(connectionId) !== account + origin) {
      await this.#file.change((all) => ({ ...all, last: { ...all.last, [connectionId]: { account, origin } } }));
      this.#noted.set(connectionId, account + origin);
    }
    return { connectionId, account };
  }

  /** Whoever takes a key away does not want to see what it opened. */
  async forget(connectionId: string): Promise<void> {
    this.#noted.delete(connectionId);
    await this.#file.change(({ salt, last: { [connectionId]: _gone, ...last } }) => ({ salt, last }));
  }

  async #salt(): Promise<string> {
    const { salt } = await this.#file.look();
    if (salt !== '') return salt;
    await this.#file.change((all) => ({ ...all, salt: all.salt || randomBytes(16).toString('hex') }));
    return (await this.#file.read()).salt;
  }
}
