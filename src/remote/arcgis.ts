import { isObject } from '#domain/object.ts';
import { listOf, objectOf, textOf } from './json-parts.ts';
import { aboutOf, maxLayers, termsOf, titleOf, type FeatureLayer, type Offer, type PictureLayer } from './offer.ts';
import { distinctLevels, maxTilePixels, webMercatorGrid, type TileGrid, type TileLevel, type TileSource } from './tile-grid.ts';
import { placedSystem, systemNumber } from './placed-system.ts';

type Json = Record<string, unknown>;

interface ArcgisPlace {
  service: string;
  kind: 'MapServer' | 'ImageServer' | 'FeatureServer';
  /** what the person typed after "?" */
  query: string;
}
/** A service of the ArcGIS REST API by its address: where it begins, and what kind it is; null for another address. */
export function arcgisPlace(
  address: string,
): { service: string; kind: 'MapServer' | 'ImageServer' | 'FeatureServer'; query: string } | null {
  const [, service, kind, rest = ''] = /^(https?:\/\/[^?#]*?\/(MapServer|ImageServer|FeatureServer))(?![^/?#])([^#]*)/i.exec(address) ?? [];
  if (service === undefined) return null;
  const names = { mapserver: 'MapServer', imageserver: 'ImageServer', featureserver: 'FeatureServer' } as const;
  const [, query = ''] = rest.split('?', 2);
  // How the answer is written is ours to say.
  const kept = query.split('&').filter((part) => part !== '' && !/^(?:f|callback)=/i.test(part));
  return { service, kind: names[kind!.toLowerCase() as keyof typeof names], query: kept.join('&') };
}

/** An address of the service with questions of ours after what the person typed. */
export const arcgisAddress = (path: string, query: string, parameters: Record<string, string>): string =>
  `${path}?${[query, ...Object.entries(parameters).map(([name, value]) => `${name}=${value}`)].filter((part) => part !== '').join('&')}`;

/** latestWkid is EPSG's code where ESRI once had one of its own. */
function systemOf(reference: unknown): number | null {
  const { latestWkid, wkid } = objectOf(reference);
  const code = typeof latestWkid === 'number' ? latestWkid : wkid;
  return typeof code === 'number' ? systemNumber(String(code)) : null;
}

/** Columns or rows between two edges of the whole picture. */
function between(start: number, from: number, to: number, size: number, most: number): readonly [number, number] {
  const [first, last] = [Math.floor((from - start) / size), Math.ceil((to - start) / size) - 1];
  return first <= last ? [Math.max(0, first), Math.min(most, Math.max(0, last))] : [0, most];
}
/** No cache has more than this many tiles along a side. */
const maxTileNumber = 2 ** 26;

/** The tiling scheme of a cache ("tileInfo"); null where its numbers are none or its system cannot be placed. */
async function gridOf(document: Json): Promise<TileGrid | null> {
  const info = objectOf(document['tileInfo']);
  const system = systemOf(info['spatialReference'] ?? document['spatialReference']);
  const { x, y } = objectOf(info['origin']);
  const [tileWidth, tileHeight] = [Number(info['cols']), Number(info['rows'])];
  const isSound =
    Number.isFinite(Number(x)) &&
    Number.isFinite(Number(y)) &&
    [tileWidth, tileHeight].every((side) => Number.isSafeInteger(side) && side > 0 && side <= maxTilePixels);
  if (system === null || typeof x !== 'number' || typeof y !== 'number' || !isSound) return null;
  const placed = await placedSystem(system);
  if (!placed) return null;
  const full = objectOf(document['fullExtent']);
  const hasExtent =
    systemOf(full['spatialReference']) === system && ['xmin', 'ymin', 'xmax', 'ymax'].every((name) => typeof full[name] === 'number');
  const [minLevel, maxLevel] = [document['minLOD'] ?? -Infinity, document['maxLOD'] ?? Infinity].map(Number) as [number, number];
  const levels = distinctLevels(
    listOf(info['lods']).flatMap(({ level, resolution }): TileLevel[] => {
      if (typeof level !== 'number' || typeof resolution !== 'number' || !(resolution > 0) || level < minLevel || level > maxLevel)
        return [];
      const [width, height] = [tileWidth * resolution, tileHeight * resolution];
      return [
        {
          id: String(level),
          pixelSize: resolution,
          left: x,
          top: y,
          tileWidth,
          tileHeight,
          columns: hasExtent ? between(x, full['xmin'] as number, full['xmax'] as number, width, maxTileNumber) : [0, maxTileNumber],
          rows: hasExtent ? between(-y, -(full['ymax'] as number), -(full['ymin'] as number), height, maxTileNumber) : [0, maxTileNumber],
        },
      ];
    }),
  );
  return levels.length === 0 ? null : { system, unitMetres: placed.unitMetres, levels };
}

const deepestExport = 22;
/** A picture of each tile is drawn when it is asked for, where the service has no cache. */
function drawn(service: string, kind: string, query: string): TileSource {
  const parameters = {
    bbox: '{west},{south},{east},{north}',
    bboxSR: '3857',
    imageSR: '3857',
    size: '256,256',
    format: kind === 'ImageServer' ? 'jpgpng' : 'png32',
    transparent: 'true',
    f: 'image',
  };
  const path = `${service}/${kind === 'ImageServer' ? 'exportImage' : 'export'}`;
  return { template: arcgisAddress(path, query, parameters), grid: webMercatorGrid(deepestExport) };
}

const nameOf = (service: string) => {
  const name = service.split('/').at(-2)!;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

function pictureOf({ service }: ArcgisPlace, said: Json, source: TileSource | null): PictureLayer {
  const info = objectOf(said['documentInfo']);
  return {
    type: 'picture',
    id: 'picture',
    title: titleOf(textOf(said['mapName']) || textOf(info['Title']), nameOf(service)),
    about: aboutOf(textOf(said['serviceDescription']) || textOf(said['description'])),
    box: null,
    attribution: '',
    hindrance: source ? null : 'no-system',
    source,
  };
}

/** Layers whose features can be asked for; those that group others have none. */
function featuresOf({ service, query }: ArcgisPlace, said: Json): FeatureLayer[] {
  if (!/Query/i.test(textOf(said['capabilities']) || 'Query')) return [];
  const layers = 'layers' in said ? listOf(said['layers']) : 'geometryType' in said ? [said] : [];
  return layers
    .filter(({ type, subLayerIds }) => (type === undefined || /^feature layer$/i.test(textOf(type))) && !Array.isArray(subLayerIds))
    .flatMap(({ id, name }): FeatureLayer[] =>
      typeof id === 'number'
        ? [
            {
              type: 'features',
              id: String(id),
              title: titleOf(textOf(name), String(id)),
              about: '',
              box: null,
              hindrance: null,
              access: { how: 'arcgis', address: arcgisAddress(`${service}/${id}/query`, query, {}) },
            },
          ]
        : [],
    );
}

/** What a MapServer, ImageServer or FeatureServer says of itself (ArcGIS REST API, "f=json"); null for another document. */
export async function arcgisOffer(place: ArcgisPlace, document: unknown): Promise<Offer | null> {
  const said = objectOf(document);
  const { service, kind, query } = place;
  if (!('currentVersion' in said || 'tileInfo' in said || 'layers' in said)) return null;
  const isCached = isObject(said['tileInfo']) && (kind === 'ImageServer' || said['singleFusedMapCache'] === true);
  const grid = isCached ? await gridOf(said) : null;
  const cached = grid && { template: `${service}/tile/{level}/{row}/{column}${query === '' ? '' : `?${query}`}`, grid };
  const isTilesOnly = /TilesOnly/i.test(textOf(said['capabilities']));
  const source = cached ?? (isTilesOnly ? null : drawn(service, kind, query));
  const features = kind === 'ImageServer' ? [] : featuresOf(place, said);
  const layers = [...(kind === 'FeatureServer' ? [] : [pictureOf(place, said, source)]), ...features];
  return {
    kind: 'arcgis',
    title: titleOf(textOf(objectOf(said['documentInfo'])['Title']), nameOf(service)),
    attribution: titleOf(textOf(said['copyrightText']), ''),
    terms: termsOf(textOf(said['accessInformation'])),
    layers: layers.slice(0, maxLayers),
    leftOut: Math.max(0, layers.length - maxLayers),
  };
}
