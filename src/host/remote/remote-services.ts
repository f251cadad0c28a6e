import { randomUUID } from 'node:crypto';
import { isNearHost } from '#client/index.ts';
import type { FeatureAccess, Offer, PictureLayer, RasterLayer, RemoteLayer } from '#remote/offer.ts';
import { tilesOf } from '#remote/ogc-tiles.ts';
import { isSameServer, keyPlace, namedAddress } from '#remote/own-server.ts';
import { checkWebAddress } from '../map-tile-address.ts';
import { Refused } from '../refused.ts';
import { sentence } from '../phrases/sentence.ts';
import type { RemoteDocument, RemoteDocuments } from './documents.ts';
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

export const withKey = (address: string, key: string): string => address.replaceAll(keyPlace, encodeURIComponent(key));

/** What a document says, with {key} wherever it repeats the key: in addresses, and in words that are kept and shown. */
function withoutKey<T>(value: T, key: string): T {
  if (key === '' || value === null) return value;
  if (typeof value === 'string') return value.replaceAll(encodeURIComponent(key), keyPlace).replaceAll(key, keyPlace) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => withoutKey(one, key)) as T;
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutKey(one as unknown, key)])) as T;
}

type WithTiles = PictureLayer & { source: NonNullable<PictureLayer['source']> };
type ShownLayer = WithTiles | (RasterLayer & { address: string });

/** Where a layer is asked for; null where something hinders it. */
function addressOf(layer: RemoteLayer): string | null {
  if (layer.type === 'raster') return layer.address;
  return (layer.type === 'picture' ? (layer.source?.template ?? layer.tilesets?.address) : layer.access?.address) ?? null;
}

/** The same layer, asked for at another address. */
function movedTo(layer: RemoteLayer, address: string): RemoteLayer {
  if (layer.type === 'raster') return { ...layer, address };
  return layer.type === 'picture'
    ? {
        ...layer,
        source: layer.source && { ...layer.source, template: address },
        ...(layer.tilesets ? { tilesets: { ...layer.tilesets, address } } : {}),
      }
    : { ...layer, access: layer.access && { ...layer.access, address } };
}
function withoutAddress(layer: RemoteLayer): RemoteLayer {
  if (layer.type === 'raster') return { ...layer, address: null, hindrance: 'no-address' };
  if (layer.type === 'features') return { ...layer, access: null, hindrance: 'no-address' };
  const { tilesets: _, ...rest } = layer;
  return { ...rest, source: null, hindrance: 'no-address' };
}

function ownedBy(layer: RemoteLayer, { address: asked }: Pick<Looked, 'address'>): RemoteLayer {
  const named = addressOf(layer);
  if (named === null) return layer;
  try {
    return movedTo(layer, namedAddress(named, asked));
  } catch {
    return withoutAddress(layer);
  }
}

/** Where a layer comes from. */
export function placeOf(layer: RemoteLayer, { address }: Pick<Looked, 'address'>): { host: string; isElsewhere: boolean } {
  const url = new URL(addressOf(layer) ?? address);
  return { host: url.host, isElsewhere: !isSameServer(url.href, address) };
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

/** A document of a service, asked with its key, which does not stand in the answer. */
async function documentOf(documents: RemoteDocuments, address: string, key: string, signal: AbortSignal): Promise<RemoteDocument> {
  const { bytes, xml, json } = await documents.fetch(withKey(address, key), signal);
  return { bytes, xml: withoutKey(xml, key), json: withoutKey(json, key) };
}
/** A layer of tiles with the grid that its tilesets name; its tiles lie on the same server. */
async function tiledLayer(
  documents: RemoteDocuments,
  { key }: Looked,
  layer: PictureLayer,
  { address, kind }: NonNullable<PictureLayer['tilesets']>,
  signal: AbortSignal,
): Promise<WithTiles> {
  const source = await tilesOf(address, kind, async (one) => (await documentOf(documents, one, key, signal)).json);
  if (!source) throw noLayer();
  const template = namedAddress(source.template, address);
  if (!isSameServer(template, address))
    throw new Refused('elsewhere', sentence('host.remote-tiles-elsewhere', { host: new URL(template).host }));
  return { ...layer, source: { ...source, template } };
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
      const offer = await recognise(address, (one) => documentOf(documents, one, key, signal));
      const service = { id: randomUUID(), address, key };
      const found = { ...service, offer: { ...offer, layers: offer.layers.map((layer) => ownedBy(layer, service)) } };
      looked.set(found.id, found);
      for (const oldest of [...looked.keys()].slice(0, Math.max(0, looked.size - maxLooked))) looked.delete(oldest);
      return found;
    },
    /** The tiles or the file of a layer that may be had. Rejects with ApiFault or Refused. */
    async picture(service: Looked, layerId: string, allowedHost: string, signal: AbortSignal): Promise<ShownLayer> {
      const layer = allowed(service, layerId, allowedHost);
      if (layer.type === 'picture' && layer.tilesets) return tiledLayer(documents, service, layer, layer.tilesets, signal);
      if (layer.type === 'picture' && layer.source) return { ...layer, source: layer.source };
      if (layer.type === 'raster' && layer.address !== null) return { ...layer, address: layer.address };
      throw noLayer();
    },
    /** The features of a layer that may be had; throws Refused. */
    features(service: Looked, layerId: string, allowedHost: string): { title: string; access: FeatureAccess } {
      const layer = allowed(service, layerId, allowedHost);
      if (layer.type !== 'features' || !layer.access) throw noLayer();
      return { title: layer.title, access: layer.access };
    },
  };
}

/** Pages follow the links of the pages before: the same server as the first, with the key where a link leaves it out. Throws Refused for another server. */
export function onSameServer(first: string, key: string): (address: string) => string {
  return (named) => {
    const address = namedAddress(withoutKey(named.replace(/%7Bkey%7D/gi, keyPlace), key), first);
    if (!isSameServer(address, first))
      throw new Refused('elsewhere', sentence('host.remote-next-elsewhere', { host: new URL(address).host }));
    return address;
  };
}

const noLayer = () => new Refused('unknown-layer', sentence('host.remote-no-layer'));
/** A layer that may be had, by its id; throws Refused. */
function allowed(service: Looked, layerId: string, allowedHost: string): RemoteLayer {
  const layer = service.offer.layers.find(({ id }) => id === layerId);
  const address = layer && addressOf(layer);
  if (!layer || !address || layer.hindrance !== null) throw noLayer();
  const url = new URL(address);
  const { host, isElsewhere } = placeOf(layer, service);
  if (isElsewhere) {
    if (host !== allowedHost) throw new Refused('elsewhere', sentence('host.remote-elsewhere', { host }));
    // An address of this computer or its network in the answer of a stranger is none that a person would name.
    if (isNearHost(url.hostname) && !isNearHost(new URL(service.address).hostname))
      throw new Refused('elsewhere', sentence('host.remote-near', { host }));
  }
  checkWebAddress(url);
  if (isElsewhere && address.includes(keyPlace)) throw new Refused('key-elsewhere', sentence('host.remote-key-elsewhere', { host }));
  return layer;
}
