import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod';
import { Client } from '../client/index.ts';
import { secretKind, secretLabel } from './contract.ts';
import { JsonFile } from './json-file.ts';
import type { Ports } from './ports.ts';

export const embeddedId = 'embedded';
type SecretKind = z.output<typeof secretKind>;

const stored = z.object({
  selected: z.string(),
  remote: z.array(z.object({ id: z.string(), name: z.string(), baseUrl: z.string(), userGroupUrl: z.string() })),
  secrets: z.record(z.string(), z.array(secretLabel)),
});

/** An input that the user can put right. */
export class Refused extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/** A key goes over an encrypted line, or stays on this computer; it is never part of an address. */
export function checkedAddress(text: string): string {
  const url = new URL(text);
  if (url.username || url.password) throw new Refused('credentials-in-address', 'Leave name and password out of the address; the key has a field of its own.');
  if (url.protocol !== 'https:' && !isLoopback(url.hostname)) throw new Refused('not-encrypted', 'The address should begin with https://, so that the key is not sent in clear text.');
  return url.href.replace(/\/+$/, '');
}

/** Connections to services: the embedded one, always there, and any number of others. The file holds addresses and labels, the key store the secrets. */
export class Connections {
  readonly #ports: Ports;
  readonly #file: JsonFile<typeof stored>;
  readonly #clients = new Map<string, Client>();

  constructor(ports: Ports) {
    this.#ports = ports;
    this.#file = new JsonFile(join(ports.dataFolder, 'connections.json'), stored, { selected: embeddedId, remote: [], secrets: {} });
  }

  async list() {
    const { selected, remote, secrets } = await this.#file.read();
    const kept = this.#ports.keys.kind === 'system';
    const labels = (id: string) => (kept ? secrets[id] ?? [] : (secrets[id] ?? []).filter(({ kind }) => this.#inMemory.has(`${id}/${kind}`)));
    return [
      { id: embeddedId, name: 'Embedded service', kind: 'embedded' as const, baseUrl: '', userGroupUrl: '', secrets: labels(embeddedId), selected: selected === embeddedId },
      ...remote.map((one) => ({ ...one, kind: 'remote' as const, secrets: labels(one.id), selected: one.id === selected })),
    ];
  }
  readonly #inMemory = new Set<string>();

  async save(input: { id?: string | undefined; name: string; baseUrl: string; userGroupUrl: string }) {
    const id = input.id ?? randomUUID();
    if (id === embeddedId) throw new Refused('embedded', 'The embedded service has no address to change.');
    const one = { id, name: input.name, baseUrl: checkedAddress(input.baseUrl), userGroupUrl: input.userGroupUrl ? checkedAddress(input.userGroupUrl) : '' };
    const before = (await this.#file.read()).remote.find((other) => other.id === id);
    await this.#file.change((all) => ({ ...all, remote: before ? all.remote.map((other) => (other.id === id ? one : other)) : [...all.remote, one] }));
    // A key belongs to the address it was entered for.
    if (before && new URL(before.baseUrl).origin !== new URL(one.baseUrl).origin) await this.removeSecret(id, 'api-key');
    await this.#forget(id);
    return (await this.list()).find((other) => other.id === id)!;
  }

  async remove(id: string): Promise<void> {
    if (id === embeddedId) throw new Refused('embedded', 'The embedded service is part of Hectare and stays.');
    for (const kind of secretKind.options) await this.removeSecret(id, kind);
    await this.#file.change((all) => ({ ...all, selected: all.selected === id ? embeddedId : all.selected, remote: all.remote.filter((one) => one.id !== id) }));
    await this.#forget(id);
  }

  async select(id: string): Promise<void> {
    await this.#known(id);
    await this.#file.change((all) => ({ ...all, selected: id }));
  }

  async selectedId(): Promise<string> {
    const one = (await this.list()).find(({ selected }) => selected);
    return one?.id ?? embeddedId;
  }

  async nameOf(id: string): Promise<string> {
    return (await this.#known(id)).name;
  }

  async #known(id: string) {
    const one = (await this.list()).find((other) => other.id === id);
    if (!one) throw new Refused('unknown-connection', 'This connection does not exist any more. Choose another one.');
    return one;
  }

  async #forget(id: string): Promise<void> {
    await this.#clients.get(id)?.close().catch(() => {});
    this.#clients.delete(id);
  }

  /** the label that the window may see */
  async saveSecret(id: string, kind: SecretKind, label: string, secret: string) {
    await this.#known(id);
    if (/[\s\u0000-\u001f]/.test(secret)) throw new Refused('key-with-blanks', 'The key has blanks or line breaks in it. Copy it again.');
    await this.#ports.keys.write(`${id}/${kind}`, secret);
    this.#inMemory.add(`${id}/${kind}`);
    const made = { kind, label, lastFour: secret.length >= 12 ? secret.slice(-4) : '', savedAt: new Date().toISOString() };
    await this.#file.change((all) => ({ ...all, secrets: { ...all.secrets, [id]: [...(all.secrets[id] ?? []).filter((other) => other.kind !== kind), made] } }));
    return made;
  }

  async removeSecret(id: string, kind: SecretKind): Promise<void> {
    await this.#ports.keys.remove(`${id}/${kind}`);
    this.#inMemory.delete(`${id}/${kind}`);
    await this.#file.change((all) => ({ ...all, secrets: { ...all.secrets, [id]: (all.secrets[id] ?? []).filter((other) => other.kind !== kind) } }));
  }

  readSecret(id: string, kind: SecretKind): Promise<string | null> {
    return this.#ports.keys.read(`${id}/${kind}`);
  }

  async client(id?: string): Promise<Client> {
    const wanted = id ?? await this.selectedId();
    if (wanted === embeddedId) {
      const address = await this.#ports.serviceAddress();
      const key = `${embeddedId}:${address.socketPath ?? address.url}`;
      let client = this.#clients.get(key);
      if (!client) {
        client = new Client({ baseUrl: address.url, ...(address.socketPath ? { socketPath: address.socketPath } : {}), apiKey: async () => address.apiKey, userGroupToken: async () => await this.readSecret(embeddedId, 'user-group-token') ?? address.userGroupToken });
        this.#clients.set(key, client);
      }
      return client;
    }
    const one = await this.#known(wanted);
    let client = this.#clients.get(wanted);
    if (!client) {
      client = new Client({ baseUrl: one.baseUrl, userGroupUrl: one.userGroupUrl || one.baseUrl, apiKey: () => this.readSecret(wanted, 'api-key'), userGroupToken: () => this.readSecret(wanted, 'user-group-token') });
      this.#clients.set(wanted, client);
    }
    return client;
  }
}
