import { isObject } from '#domain/object.ts';
import { listOf, objectOf, textOf } from './json-parts.ts';
import { aboutOf, boxIn, maxLayers, termsOf, titleOf, type FeatureLayer, type Offer, type PictureLayer } from './offer.ts';
import { isRel, linksIn, type Link } from './ogc-links.ts';
import { tileKinds, type TileKind } from './ogc-tiles.ts';
import { isSameServer, namedAddress } from './own-server.ts';

const isJson = ({ type }: Link) => type === '' || /json/i.test(type);

/** Where the list of collections is, of the first page of an OGC API; null for another document. Only an address of the same server. */
export function collectionsAddress(document: unknown, address: string): string | null {
  if (!isObject(document) || 'collections' in document || 'itemType' in document) return null;
  const found = linksIn(document, address).filter((link) => isRel('data')(link) && isJson(link));
  const json = found.find(({ type }) => type !== '') ?? found[0];
  if (!json) return null;
  const named = namedAddress(json.href, address);
  return isSameServer(named, address) ? named : null;
}

const boxOf = (collection: Record<string, unknown>) => {
  const { bbox: boxes } = objectOf(objectOf(collection['extent'])['spatial']);
  return boxIn(Array.isArray(boxes) ? (boxes as unknown[])[0] : undefined);
};
const idOf = (collection: Record<string, unknown>) => textOf(collection['id']) || textOf(collection['name']);

function featuresOf(collection: Record<string, unknown>, address: string): FeatureLayer | null {
  const id = idOf(collection);
  const items = linksIn(collection, address).filter(isRel('items'));
  if (id === '' || items.length === 0) return null;
  const geojson = items.find(({ type }) => /geo\+json/i.test(type)) ?? items.find(isJson);
  return {
    type: 'features',
    id,
    title: titleOf(textOf(collection['title']), id),
    about: aboutOf(textOf(collection['description'])),
    box: boxOf(collection),
    hindrance: geojson ? null : 'no-geojson',
    access: geojson ? { how: 'ogc-api', address: geojson.href } : null,
  };
}

/** Tiles are listed by the document that leads to them; which grids they have is asked when one is wanted. */
const tiled = (document: Record<string, unknown>, tilesets: string, kind: TileKind): PictureLayer => ({
  type: 'picture',
  id: `${idOf(document)}/${kind}`,
  title: titleOf(textOf(document['title']), idOf(document) || kind),
  about: aboutOf(textOf(document['description'])),
  box: boxOf(document),
  attribution: '',
  hindrance: null,
  source: null,
  tilesets: { address: tilesets, kind },
});
function tilesIn(document: Record<string, unknown>, address: string): PictureLayer[] {
  const links = linksIn(document, address).filter(isJson);
  return (['map', 'vector'] as const).flatMap((kind) => {
    const found = links.find(isRel(`tilesets-${kind}`));
    return found ? [tiled(document, found.href, kind)] : [];
  });
}

/** What a list of tilesets, or one of them, offers; null for another document. */
function tilesetsOffer(document: Record<string, unknown>, address: string): PictureLayer[] {
  return (tileKinds(document) ?? []).map((kind) => tiled(document, address, kind));
}

/**
 * What a list of collections, or one collection, of an OGC API offers: its features (17-069r4) and its tiles (20-057); null for another document. `landing` is the
 * first page, which has the title and the tiles of all collections together.
 */
export function ogcApiOffer(document: unknown, address: string, landing: unknown = document, landingAddress = address): Offer | null {
  if (!isObject(document)) return null;
  const first = objectOf(landing);
  const collections = Array.isArray(document['collections']) ? listOf(document['collections']) : [document];
  const layers = [
    ...(landing === document ? tilesetsOffer(document, address) : tilesIn(first, landingAddress)),
    ...collections.flatMap((one) => [featuresOf(one, address) ?? [], tilesIn(one, address)].flat()),
  ];
  if (layers.length === 0) return null;
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
