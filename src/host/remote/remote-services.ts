import { randomUUID } from 'node:crypto';
import { isNearHost } from '#client/index.ts';
import type { Offer, RemoteLayer } from '#remote/offer.ts';
import { checkWebAddress } from '../map-tile-address.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import type { RemoteDocuments } from './documents.ts';
import { recognise } from './recognise.ts';

/** A service that was asked, while this program runs. */
export interface Looked {
  id: string;
  /** with {key} in the place of the key */
  address: string;
  key: string;
  offer: Offer;
}
/** of each the list of its layers is kept; the oldest goes first */
const maxLooked = 8;
const keyPlace = '{key}';

const withKey = (address: string, key: string): string => address.replaceAll(keyPlace, encodeURIComponent(key));

/** What a document says, with {key} wherever it repeats the key: in addresses, and in words that are kept and shown. */
function withoutKey<T>(value: T, key: string): T {
  if (key === '' || value === null) return value;
  if (typeof value === 'string') return value.replaceAll(encodeURIComponent(key), keyPlace).replaceAll(key, keyPlace) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => withoutKey(one, key)) as T;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKey(one as unknown, key)])) as T;
}

const originOf = (address: string) => new URL(address).origin;
/** An address of a service that an answer names: a service behind a proxy names itself without the encryption that it has. */
function sameServer(text: string, asked: string): string {
  const [url, own] = [new URL(text, asked), new URL(asked)];
  return url.hostname === own.hostname && url.protocol === 'http:' && own.protocol === 'https:' && url.port === ''
    ? text.replace(/^http:/i, 'https:')
    : text;
}
/** The key of the typed address goes along to its own server, where the answer's address leaves it out. */
function carryingKey(template: string, asked: string): string {
  if (originOf(template) !== originOf(asked) || template.includes(keyPlace)) return template;
  const parts = (asked.split('#')[0]!.split('?')[1] ?? '').split('&').filter((part) => part.includes(keyPlace));
  return parts.length === 0 ? template : `${template}${template.includes('?') ? '&' : '?'}${parts.join('&')}`;
}

function ownedBy(layer: RemoteLayer, { address }: Pick<Looked, 'address'>): RemoteLayer {
  if (!layer.source) return layer;
  try {
    const template = carryingKey(sameServer(layer.source.template, address), address);
    return { ...layer, source: { ...layer.source, template } };
  } catch {
    return { ...layer, source: null, hindrance: 'no-address' };
  }
}

/** Where a layer comes from. */
export function placeOf({ source }: RemoteLayer, { address }: Pick<Looked, 'address'>): { host: string; isElsewhere: boolean } {
  const url = new URL(source?.template ?? address);
  return { host: url.host, isElsewhere: url.origin !== originOf(address) };
}

/** An address that a person typed, checked; throws Refused. */
function checkedService(address: string, key: string): string {
  const text = address.trim();
  const url = URL.parse(text);
  if (!url || !/^https?:\/\//i.test(text)) throw new Refused('bad-address', sentence('host.not-an-address'));
  checkWebAddress(url);
  if (text.includes(keyPlace) && key === '') throw new Refused('no-key', sentence('host.map-key-missing', { key: keyPlace }));
  return text;
}

/** Services whose layers are looked through. What an answer names on another server is taken from there only when a person allowed that server by its name. */
export function remoteServices(documents: RemoteDocuments) {
  const looked = new Map<string, Looked>();
  const byId = (id: string): Looked => {
    const found = looked.get(id);
    if (!found) throw new Refused('unknown-service', sentence('host.remote-gone'));
    return found;
  };
  return {
    byId,
    /** Rejects with ApiFault or Refused. */
    async look(typed: string, key: string, signal: AbortSignal): Promise<Looked> {
      const address = checkedService(typed, key);
      const offer = withoutKey(await recognise(address, (one) => documents.fetch(withKey(one, key), signal)), key);
      const service = { id: randomUUID(), address, key };
      const found = { ...service, offer: { ...offer, layers: offer.layers.map((layer) => ownedBy(layer, service)) } };
      looked.set(found.id, found);
      for (const oldest of [...looked.keys()].slice(0, Math.max(0, looked.size - maxLooked))) looked.delete(oldest);
      return found;
    },
    /** A layer that may be had, by its id; throws Refused. */
    allowed(service: Looked, layerId: string, allowedHost: string): RemoteLayer & { source: NonNullable<RemoteLayer['source']> } {
      const layer = service.offer.layers.find(({ id }) => id === layerId);
      const { source } = layer ?? {};
      if (!layer || !source || layer.hindrance !== null) throw new Refused('unknown-layer', sentence('host.remote-no-layer'));
      const url = new URL(source.template);
      const { host, isElsewhere } = placeOf(layer, service);
      if (isElsewhere) {
        if (host !== allowedHost) throw new Refused('elsewhere', sentence('host.remote-elsewhere', { host }));
        // An address of this computer or its network in the answer of a stranger is none that a person would name.
        if (isNearHost(url.hostname) && !isNearHost(new URL(service.address).hostname))
          throw new Refused('elsewhere', sentence('host.remote-near', { host }));
      }
      checkWebAddress(url);
      if (isElsewhere && source.template.includes(keyPlace))
        throw new Refused('key-elsewhere', sentence('host.remote-key-elsewhere', { host }));
      return { ...layer, source };
    },
  };
}
