import { isObject } from '#domain/object.ts';
import { listOf, objectOf, textOf } from './json-parts.ts';
import { aboutOf, boxIn, maxLayers, termsOf, titleOf, type Offer, type RasterLayer } from './offer.ts';
import { wholeAddress } from './own-server.ts';

/** Items of a SpatioTemporal Asset Catalog (STAC 1.0 and 1.1, item specification): one, or the list that a search answers with; empty for another document. */
function itemsIn(document: unknown): Record<string, unknown>[] {
  if (!isObject(document)) return [];
  const all: unknown[] =
    document['type'] === 'FeatureCollection' && Array.isArray(document['features']) ? document['features'] : [document];
  return all.filter(
    (one): one is Record<string, unknown> =>
      isObject(one) && one['type'] === 'Feature' && isObject(one['assets']) && (isObject(one['properties']) || 'stac_version' in one),
  );
}

const isGeoTiff = (type: string, address: string) =>
  /^image\/(?:tiff|vnd\.stac\.geotiff)/i.test(type) || /\.tiff?(?:[?#]|$)/i.test(address);
/** Pictures with a place that are no GeoTIFF. Others (a thumbnail, a record of metadata) are no layers. */
const isOtherRaster = (type: string, roles: unknown) =>
  /^image\/jp2|netcdf|hdf|zarr/i.test(type) && !(Array.isArray(roles) && roles.includes('thumbnail'));

/** When an item was taken, as it says it. */
function timeOf({ properties }: Record<string, unknown>): string {
  const { datetime, start_datetime: start, end_datetime: end } = objectOf(properties);
  return textOf(datetime) || [textOf(start), textOf(end)].filter(Boolean).join(' – ');
}

function layersOf(item: Record<string, unknown>, address: string, isOfSeveral: boolean): RasterLayer[] {
  const id = textOf(item['id']);
  return Object.entries(item['assets'] as Record<string, unknown>).flatMap(([key, asset]): RasterLayer[] => {
    if (!isObject(asset)) return [];
    const type = textOf(asset['type']);
    const named = wholeAddress(textOf(asset['href']), address) ?? '';
    const isRaster = isGeoTiff(type, named);
    if (!isRaster && !isOtherRaster(type, asset['roles'])) return [];
    const isReachable = /^https?:/.test(named);
    const title = titleOf(textOf(asset['title']), key);
    return [
      {
        type: 'raster',
        id: `${id}/${key}`,
        title: isOfSeveral ? titleOf(`${id} · ${title}`, key) : title,
        about: aboutOf([timeOf(item), textOf(asset['description'])].filter(Boolean).join(' · ')),
        box: boxIn(item['bbox']),
        hindrance: isRaster ? (isReachable ? null : 'no-address') : 'no-picture',
        address: isRaster && isReachable ? named : null,
      },
    ];
  });
}

const namesOf = ({ providers }: Record<string, unknown>): string[] =>
  listOf(providers)
    .map(({ name }) => textOf(name))
    .filter(Boolean);

/** The GeoTIFFs of STAC items as layers; null for another document. */
export function stacOffer(document: unknown, address: string): Offer | null {
  const items = itemsIn(document);
  if (items.length === 0) return null;
  const layers = items.flatMap((item) => layersOf(item, address, items.length > 1));
  const all = items.map(({ properties }) => objectOf(properties));
  return {
    kind: 'stac',
    title: items.length === 1 ? titleOf(textOf(all[0]!['title']), textOf(items[0]!['id'])) : '',
    attribution: aboutOf([...new Set(all.flatMap(namesOf))].join(', ')),
    terms: termsOf(...new Set(all.map(({ license }) => textOf(license)))),
    layers: layers.slice(0, maxLayers),
    leftOut: Math.max(0, layers.length - maxLayers),
  };
}
