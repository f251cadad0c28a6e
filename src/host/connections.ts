import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { Client } from '#client/index.ts';
import { checkedAddress } from './base-address.ts';
import type { BridgeOutput } from './contract.ts';
import { secretKind, secretLabel } from './groups/keys/contract.ts';
import { JsonFile } from './json-file.ts';
import type { KnownSecrets } from './known-secrets.ts';
import type { KeyStore, Ports, ServiceAddress } from './ports.ts';
import { Refused } from './refused.ts';
import { sentence } from './phrases/sentence.ts';
import { withKeychain } from './keys/keychain-fault.ts';

export const embeddedId = 'embedded';
type SecretKind = z.output<typeof secretKind>;
type SecretLabel = z.output<typeof secretLabel>;
export type Connection = BridgeOutput<'connections.save'>;

const remote = z.object({ id: z.string(), name: z.string(), baseUrl: z.string(), userGroupUrl: z.string() });
type Remote = z.output<typeof remote>;
const stored = z.object({ selected: z.string(), remote: z.array(remote), secrets: z.record(z.string(), z.array(secretLabel)) });

/** where a secret of this kind is sent */
const destination = (one: Remote, kind: SecretKind) =>
  new URL(kind === 'user-group-token' ? one.userGroupUrl || one.baseUrl : one.baseUrl).origin;
const account = (id: string, kind: SecretKind) => `${id}/${kind}`;

/** Connections to services: the embedded one, always there, and any number of others. The file holds addresses and labels, the key store the secrets. */
export class Connections {
  readonly #keys: KeyStore;
  readonly #known: KnownSecrets;
  readonly #serviceAddress: Ports['serviceAddress'];
  readonly #file: JsonFile<typeof stored>;
  readonly #clients = new Map<string, Client>();
  readonly #timeoutMilliseconds: number | undefined;
  /** what was entered in this run; labels of a memory store from an earlier run stand for keys that are gone */
  readonly #entered = new Set<string>();

  constructor(
    ports: Pick<Ports, 'keys' | 'dataFolder' | 'serviceAddress'>,
    known: KnownSecrets,
    onDamage: ConstructorParameters<typeof JsonFile>[3],
    timeoutMilliseconds?: number,
  ) {
    this.#timeoutMilliseconds = timeoutMilliseconds;
    this.#keys = known.watch(ports.keys);
    this.#known = known;
    this.#serviceAddress = ports.serviceAddress;
    this.#file = new JsonFile(
      join(ports.dataFolder, 'connections.json'),
      stored,
      { selected: embeddedId, remote: [], secrets: {} },
      onDamage,
    );
  }

  async list(): Promise<Connection[]> {
    const { selected, remote: others, secrets } = await this.#file.look();
    const chosen = others.some(({ id }) => id === selected) ? selected : embeddedId;
    const labels = (id: string) =>
      (secrets[id] ?? []).filter(({ kind }) => this.#keys.kind === 'system' || this.#entered.has(account(id, kind)));
    return [
      {
        id: embeddedId,
        name: 'Embedded service',
        kind: 'embedded',
        baseUrl: '',
        userGroupUrl: '',
        secrets: labels(embeddedId),
        selected: chosen === embeddedId,
      },
      ...others.map((one) => ({ ...one, kind: 'remote' as const, secrets: labels(one.id), selected: one.id === chosen })),
    ];
  }

  async save(input: { id?: string | undefined; name: string; baseUrl: string; userGroupUrl: string }): Promise<Connection> {
    const id = input.id ?? randomUUID();
    if (id === embeddedId) throw new Refused('embedded', sentence('host.embedded-no-address'));
    const one: Remote = {
      id,
      name: input.name,
      baseUrl: checkedAddress(input.baseUrl),
      userGroupUrl: input.userGroupUrl ? checkedAddress(input.userGroupUrl) : '',
    };
    const before = (await this.#file.read()).remote.find((other) => other.id === id);
    // A key belongs to the address it was entered for: it is gone before the new address can be used.
    for (const kind of secretKind.options)
      if (before && destination(before, kind) !== destination(one, kind)) await this.removeSecret(id, kind);
    await this.#file.change((all) => {
      const exists = all.remote.some((other) => other.id === id);
      return { ...all, remote: exists ? all.remote.map((other) => (other.id === id ? one : other)) : [...all.remote, one] };
    });
    this.#forgetClient(id);
    return this.#byId(id);
  }

  async remove(id: string): Promise<void> {
    if (id === embeddedId) throw new Refused('embedded', sentence('host.embedded-stays'));
    for (const kind of secretKind.options) await this.removeSecret(id, kind);
    await this.#file.change((all) => {
      const { [id]: _labels, ...secrets } = all.secrets;
      return { selected: all.selected === id ? embeddedId : all.selected, remote: all.remote.filter((one) => one.id !== id), secrets };
    });
    this.#forgetClient(id);
  }

  async select(id: string): Promise<void> {
    await this.#byId(id);
    await this.#file.change((all) => ({ ...all, selected: id }));
  }

  async selectedId(): Promise<string> {
    return (await this.list()).find(({ selected }) => selected)?.id ?? embeddedId;
  }

  async nameOf(id: string): Promise<string> {
    return (await this.#byId(id)).name;
  }

  /** Keeps the secret in the key store and answers with its label, the only thing that a window may see. */
  async saveSecret(id: string, kind: SecretKind, label: string, secret: string): Promise<SecretLabel> {
    await this.#byId(id);
    if (!/^[\x21-\x7e]+$/.test(secret)) throw new Refused('key-with-blanks', sentence('host.key-unusual'));
    await withKeychain(() => this.#keys.write(account(id, kind), secret));
    this.#entered.add(account(id, kind));
    const made: SecretLabel = { kind, label, lastFour: secret.length >= 12 ? secret.slice(-4) : '', savedAt: new Date().toISOString() };
    await this.#file.change((all) => ({
      ...all,
      secrets: { ...all.secrets, [id]: [...(all.secrets[id] ?? []).filter((other) => other.kind !== kind), made] },
    }));
    return made;
  }

  async removeSecret(id: string, kind: SecretKind): Promise<void> {
    await withKeychain(() => this.#keys.remove(account(id, kind)));
    this.#entered.delete(account(id, kind));
    await this.#file.change((all) => ({
      ...all,
      secrets: { ...all.secrets, [id]: (all.secrets[id] ?? []).filter((other) => other.kind !== kind) },
    }));
  }

  readSecret(id: string, kind: SecretKind): Promise<string | null> {
    return withKeychain(() => this.#keys.read(account(id, kind)));
  }

  /** Writes back what is there: a key store that fails is found before a service makes the old secret worthless. */
  async assertWritable(id: string, kind: SecretKind, current: string): Promise<void> {
    await withKeychain(() => this.#keys.write(account(id, kind), current));
  }

  /** Where user-group tokens of a connection are sent; the embedded service has no address. */
  async userGroupOrigin(id: string): Promise<string> {
    const one = await this.#byId(id);
    return one.kind === 'embedded' ? embeddedId : destination(one, 'user-group-token');
  }
  async hasUserGroupAddress(id: string): Promise<boolean> {
    const one = await this.#byId(id);
    return one.kind === 'embedded' || one.userGroupUrl !== '';
  }

  /** A client of the chosen connection, or of the named one. */
  async client(id?: string): Promise<Client> {
    const wanted = id ?? (await this.selectedId());
    if (wanted === embeddedId) return this.#embedded(await this.#serviceAddress());
    const one = await this.#byId(wanted);
    return this.#clientOf(
      wanted,
      () =>
        new Client({
          baseUrl: one.baseUrl,
          userGroupUrl: one.userGroupUrl || one.baseUrl,
          timeoutMilliseconds: this.#timeoutMilliseconds,
          apiKey: () => this.readSecret(wanted, 'api-key'),
          userGroupToken: () => this.readSecret(wanted, 'user-group-token'),
        }),
    );
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#clients.values()].map((client) => client.close()));
    this.#clients.clear();
  }

  #embedded(address: ServiceAddress): Client {
    this.#known.add(address.apiKey);
    this.#known.add(address.userGroupToken);
    return this.#clientOf(
      `${embeddedId} at ${address.socketPath ?? address.url}`,
      () =>
        new Client({
          baseUrl: address.url,
          ...(address.socketPath ? { socketPath: address.socketPath } : {}),
          apiKey: async () => address.apiKey,
          userGroupToken: async () => (await this.readSecret(embeddedId, 'user-group-token')) ?? address.userGroupToken,
        }),
    );
  }

  #clientOf(name: string, make: () => Client): Client {
    let client = this.#clients.get(name);
    if (!client) {
      client = make();
      this.#clients.set(name, client);
    }
    return client;
  }

  /** Calls that are under way on the old address end by themselves. */
  #forgetClient(id: string): void {
    void this.#clients
      .get(id)
      ?.close()
      .catch(() => {});
    this.#clients.delete(id);
  }

  async #byId(id: string): Promise<Connection> {
    const one = (await this.list()).find((other) => other.id === id);
    if (!one) throw new Refused('unknown-connection', sentence('host.connection-gone'));
    return one;
  }
}
