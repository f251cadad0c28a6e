import { isObject } from '#domain/object.ts';
import { listOf, objectOf, textOf } from './json-parts.ts';
import { aboutOf, boxIn, maxLayers, termsOf, titleOf, type FeatureLayer, type Offer } from './offer.ts';
import { isSameServer, namedAddress, wholeAddress } from './own-server.ts';

interface Link {
  href: string;
  rel: string;
  type: string;
  title: string;
}

/** The links of a document (RFC 8288), their addresses whole. */
export function linksIn(document: unknown, address: string): Link[] {
  if (!isObject(document)) return [];
  return listOf(document['links']).flatMap(({ href, rel, type, title }) => {
    const whole = typeof href === 'string' ? wholeAddress(href, address) : null;
    return whole === null ? [] : [{ href: whole, rel: textOf(rel), type: textOf(type), title: textOf(title) }];
  });
}
const isJson = ({ type }: Link) => type === '' || /json/i.test(type);
const isRel = (name: string) => {
  const whole = `http://www.opengis.net/def/rel/ogc/1.0/${name}`;
  return ({ rel }: Link) => rel === name || rel === whole;
};

/** Where the list of collections is, of the first page of an OGC API; null for another document. Only an address of the same server. */
export function collectionsAddress(document: unknown, address: string): string | null {
  if (!isObject(document) || 'collections' in document || 'itemType' in document) return null;
  const found = linksIn(document, address).filter((link) => isRel('data')(link) && isJson(link));
  const json = found.find(({ type }) => type !== '') ?? found[0];
  if (!json) return null;
  const named = namedAddress(json.href, address);
  return isSameServer(named, address) ? named : null;
}

function layerOf(collection: Record<string, unknown>, address: string): FeatureLayer | null {
  const id = textOf(collection['id']) || textOf(collection['name']);
  const items = linksIn(collection, address).filter(isRel('items'));
  if (id === '' || items.length === 0) return null;
  const geojson = items.find(({ type }) => /geo\+json/i.test(type)) ?? items.find(isJson);
  const { bbox: boxes } = objectOf(objectOf(collection['extent'])['spatial']);
  const [box] = Array.isArray(boxes) ? (boxes as unknown[]) : [];
  return {
    type: 'features',
    id,
    title: titleOf(textOf(collection['title']), id),
    about: aboutOf(textOf(collection['description'])),
    box: boxIn(box),
    hindrance: geojson ? null : 'no-geojson',
    access: geojson ? { how: 'ogc-api', address: geojson.href } : null,
  };
}

/** What a list of collections, or one collection, of OGC API – Features offers; null for another document. `landing` is the first page, which has the title. */
export function ogcApiOffer(document: unknown, address: string, landing: unknown = document): Offer | null {
  if (!isObject(document)) return null;
  const collections = Array.isArray(document['collections']) ? listOf(document['collections']) : [document];
  const layers = collections.flatMap((one) => layerOf(one, address) ?? []);
  if (layers.length === 0) return null;
  const first = objectOf(landing);
  const licences = linksIn(document, address).filter(({ rel }) => rel === 'license');
  return {
    kind: 'ogc-api',
    title: titleOf(textOf(first['title']), ''),
    attribution: titleOf(textOf(first['attribution']), ''),
    terms: termsOf(...licences.map(({ title, href }) => title || href)),
    layers: layers.slice(0, maxLayers),
    leftOut: Math.max(0, layers.length - maxLayers),
  };
}
