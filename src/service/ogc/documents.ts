import type { BoundingBox } from '#geo/index.ts';
import type { FeatureLayer } from '../storage/feature-store.ts';
import { layerIds, layers, wgs84 } from './layers.ts';
import type { Link } from './link.ts';
import { schemesLink, tileConformance, tilesLink } from './tile-documents.ts';

const json = 'application/json';
export const geoJson = 'application/geo+json';
/** OpenAPI 3.0, as the conformance class names it. */
export const openApiType = 'application/vnd.oai.openapi+json;version=3.0';

const conformance = 'http://www.opengis.net/spec/ogcapi-features';
export const conformanceClasses = {
  conformsTo: [
    ...['core', 'geojson', 'oas30'].map((name) => `${conformance}-1/1.0/conf/${name}`),
    ...['create-replace-delete', 'features', 'optimistic-locking-etags'].map((name) => `${conformance}-4/1.0/conf/${name}`),
    ...tileConformance,
  ],
};

/** What there is, for programs that begin with an address (OGC 17-069r4, 7.2). */
export const landingPage = (root: string) => ({
  title: 'Hectare',
  description: 'Projects of this service and the plots that they were made of.',
  links: [
    { href: root, rel: 'self', type: json, title: 'This page' },
    { href: `${root}/api`, rel: 'service-desc', type: openApiType, title: 'The interface as OpenAPI' },
    { href: `${root}/conformance`, rel: 'conformance', type: json, title: 'What of the standard is kept' },
    { href: `${root}/collections`, rel: 'data', type: json, title: 'Collections' },
    schemesLink(root),
  ] satisfies Link[],
});

/** A collection as the list and its own address tell of it (7.13, 7.14); without an extent where it has no shape yet. */
export function collectionDocument(root: string, id: FeatureLayer, extent: BoundingBox | null) {
  const { title, description } = layers[id];
  const address = `${root}/collections/${id}`;
  return {
    id,
    title,
    description,
    itemType: 'feature',
    crs: [wgs84],
    ...(extent ? { extent: { spatial: { bbox: [extent], crs: wgs84 } } } : {}),
    links: [
      { href: address, rel: 'self', type: json, title },
      { href: `${address}/items`, rel: 'items', type: geoJson, title: `${title} as GeoJSON` },
      tilesLink(root, id),
    ] satisfies Link[],
  };
}

export const collectionsDocument = (root: string, extents: Record<FeatureLayer, BoundingBox | null>) => ({
  links: [{ href: `${root}/collections`, rel: 'self', type: json, title: 'Collections' }] satisfies Link[],
  collections: layerIds.map((id) => collectionDocument(root, id, extents[id])),
});
