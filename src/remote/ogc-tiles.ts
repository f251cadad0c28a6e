import { listOf, objectOf, textOf } from './json-parts.ts';
import { boxIn } from './offer.ts';
import { linksIn, isRel, type Link } from './ogc-links.ts';
import { isSameServer, keyPlace, namedAddress } from './own-server.ts';
import { placedSystem, systemNumber } from './placed-system.ts';
import { boundsIn, gridWithin, pyramidGrid, webMercatorGrid, type TileGrid, type TileSource } from './tile-grid.ts';
import { gridOf, limitedTo, type TileMatrix } from './tile-matrix.ts';

type Json = Record<string, unknown>;
/** Pictures of a map, or shapes in vector tiles. */
export type TileKind = 'map' | 'vector';

/** A service may name the same tiles in dozens of grids. */
const maxCandidates = 6;
const deepestZoom = 24;
const degreeUnitMetres = 111_319.490_793_273_58;
const formats: Record<TileKind, readonly RegExp[]> = {
  map: [/^image\/png\b/i, /^image\/(?:jpeg|jpg)\b/i, /^image\/webp\b/i],
  vector: [/mapbox-vector-tile/i, /mvt|pbf|protobuf/i],
};
const degreesQuad = pyramidGrid(
  { system: 4326, unitMetres: degreeUnitMetres, left: -180, top: 90, side: 180, across: 2 },
  deepestZoom - 1,
  256,
);
/** Sets that OGC 17-083r4 defines (annex D) need no question. */
const wellKnown: Record<string, TileGrid> = {
  WebMercatorQuad: webMercatorGrid(deepestZoom),
  WorldCRS84Quad: degreesQuad,
};
const setName = (tileset: Json): string =>
  (textOf(tileset['tileMatrixSetURI']) || textOf(tileset['tileMatrixSetId']) || textOf(tileset['tileMatrixSet'])).split('/').at(-1)!;

/** Web Mercator first, then degrees, then any other. */
function rankOf(tileset: Json): number {
  const crs = textOf(tileset['crs']) || textOf(objectOf(tileset['crs'])['uri']);
  const text = `${setName(tileset)} ${crs}`;
  return /WebMercatorQuad|3857|900913/.test(text) ? 0 : /CRS84|4326/.test(text) ? 1 : 2;
}
const isTileset = (document: Json): boolean =>
  'tileMatrixSetURI' in document || 'tileMatrixSetId' in document || 'tileMatrixSetLimits' in document;

/** The tilesets that a document lists, or the one that it is; empty for another document. */
function tilesetsIn(document: unknown): Json[] {
  const said = objectOf(document);
  if (Array.isArray(said['tilesets'])) return listOf(said['tilesets']);
  return isTileset(said) ? [said] : [];
}
const kindOf = ({ dataType }: Json): TileKind | null =>
  /^map/i.test(textOf(dataType)) ? 'map' : /^vector/i.test(textOf(dataType)) ? 'vector' : null;
/** Which kinds of tiles a list of tilesets has; null for another document. */
export function tileKinds(document: unknown): TileKind[] | null {
  const all = tilesetsIn(document);
  return all.length === 0 ? null : (['map', 'vector'] as const).filter((kind) => all.some((one) => kindOf(one) === kind));
}

/** The address of a tile as a template of ours; null where it has a place that nobody fills. */
function templateOf(links: readonly Link[], kind: TileKind, set: string): string | null {
  const items = links.filter(isRel('item'));
  for (const format of formats[kind])
    for (const { href, type } of items.filter((link) => format.test(link.type))) {
      const places: Record<string, string> = {
        tilematrix: '{level}',
        tilerow: '{row}',
        tilecol: '{column}',
        tilematrixsetid: encodeURIComponent(set),
        f: encodeURIComponent(type),
      };
      const filled = href
        .replace(/%7B(\w+)%7D/gi, '{$1}')
        .replace(/\{(\w+)\}/g, (place, name: string) => (place === keyPlace ? place : (places[name.toLowerCase()] ?? '{?}')));
      if (['{level}', '{row}', '{column}'].every((place) => filled.includes(place)) && !filled.includes('{?}')) return filled;
    }
  return null;
}

/** A document of tile matrices (OGC 17-083r4, JSON encoding); null for another one, and for rows that begin in the south. */
async function gridIn(document: unknown): Promise<TileGrid | null> {
  const said = objectOf(document);
  const crs = textOf(said['crs']) || textOf(objectOf(said['crs'])['uri']) || textOf(said['supportedCRS']);
  const all = listOf(said['tileMatrices'] ?? said['tileMatrix']);
  if (all.some(({ cornerOfOrigin }) => textOf(cornerOfOrigin) === 'bottomLeft')) return null;
  const numbers = (value: unknown): number[] => (Array.isArray(value) ? value.map(Number) : []);
  const matrices = all.map((one): TileMatrix => ({
    id: String(one['id'] ?? one['identifier'] ?? ''),
    scaleDenominator: Number(one['scaleDenominator']),
    corner: numbers(one['pointOfOrigin'] ?? one['topLeftCorner']),
    tileWidth: Number(one['tileWidth']),
    tileHeight: Number(one['tileHeight']),
    matrixWidth: Number(one['matrixWidth']),
    matrixHeight: Number(one['matrixHeight']),
  }));
  // Rows of fewer and wider tiles near the poles are no grid.
  const isPlain = all.every((one) => !Array.isArray(one['variableMatrixWidths']) || one['variableMatrixWidths'].length === 0);
  return crs !== '' && isPlain ? gridOf(crs, matrices) : null;
}

/** The tiles that a tileset has: by its limits, or else by its box. */
async function withinLimits(grid: TileGrid, tileset: Json): Promise<TileGrid> {
  const limits = listOf(tileset['tileMatrixSetLimits']).map((one) => {
    const columns = [Number(one['minTileCol']), Number(one['maxTileCol'])] as const;
    const rows = [Number(one['minTileRow']), Number(one['maxTileRow'])] as const;
    return [textOf(one['tileMatrix']), { columns, rows }] as const;
  });
  if (limits.length > 0) return limitedTo(grid, new Map(limits));
  const { lowerLeft, upperRight, crs } = objectOf(tileset['boundingBox']);
  const isDegrees = crs === undefined || /CRS84$/i.test(textOf(crs));
  const box =
    isDegrees && Array.isArray(lowerLeft) && Array.isArray(upperRight)
      ? boxIn([...lowerLeft.slice(0, 2), ...upperRight.slice(0, 2)])
      : null;
  const placed = box && box[2] <= 180 ? await placedSystem(grid.system) : null;
  const bounds = box && placed && boundsIn(box, placed.to);
  return bounds ? gridWithin(grid, bounds) : grid;
}

/** Vector tiles are made for 512 pixels, whatever their set says. */
const finer = (grid: TileGrid): TileGrid => ({
  ...grid,
  levels: grid.levels.map((level) => ({ ...level, pixelSize: (level.pixelSize * level.tileWidth) / 512, tileWidth: 512, tileHeight: 512 })),
});

type FetchJson = (address: string) => Promise<unknown>;
/** A document that a link names; null where it lies on another server, which nobody allowed. */
async function linked(link: Link | undefined, address: string, fetch: FetchJson): Promise<unknown> {
  if (!link) return null;
  const named = namedAddress(link.href, address);
  return isSameServer(named, address) ? fetch(named) : null;
}
const isJson = ({ type }: Link) => type === '' || /json/i.test(type);

async function sourceOf(listed: Json, kind: TileKind, address: string, fetch: FetchJson): Promise<TileSource | null> {
  const first = linksIn(listed, address);
  const own = first.some(isRel('item')) ? null : await linked(first.filter(isRel('self')).find(isJson), address, fetch);
  const tileset = { ...listed, ...objectOf(own) };
  const links = linksIn(tileset, address);
  const name = setName(tileset);
  const template = templateOf(links, kind, name);
  if (template === null) return null;
  const grid = wellKnown[name] ?? (await gridIn(await linked(links.filter(isRel('tiling-scheme')).find(isJson), address, fetch)));
  // The window bends pictures to its map, no shapes.
  if (!grid || (kind === 'vector' && systemNumber(String(grid.system)) !== 3857)) return null;
  const limited = await withinLimits(grid, tileset);
  return { template, grid: kind === 'vector' ? finer(limited) : limited };
}

/**
 * Where the tiles of a list of tilesets are asked for (OGC API – Tiles, 20-057): in Web Mercator where it has them, else in degrees, else in a grid that can be
 * placed. null where none can. Rejects with what `fetch` rejects with.
 */
export async function tilesOf(address: string, kind: TileKind, fetch: FetchJson): Promise<TileSource | null> {
  const all = tilesetsIn(await fetch(address))
    .filter((one) => (kindOf(one) ?? kind) === kind)
    .toSorted((a, b) => rankOf(a) - rankOf(b));
  for (const tileset of all.slice(0, maxCandidates)) {
    const source = await sourceOf(tileset, kind, address, fetch);
    if (source) return source;
  }
  return null;
}
