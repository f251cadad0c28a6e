import { gmlSystemOf } from '#formats/gml/gml-system.ts';
import { aboutOf, degreesBox, maxLayers, termsOf, titleOf, type Offer, type PictureLayer } from './offer.ts';
import { distinctLevels, maxTilePixels, screenPixelMetres, type DegreesBox, type TileGrid, type TileLevel } from './tile-grid.ts';
import { placedSystem, systemNumber } from './placed-system.ts';
import { asking } from './asking.ts';
import { childAt, childrenOf, textAt, type XmlNode } from './xml-tree.ts';

/** the best first */
const formats = [/^image\/png\b/i, /^image\/(?:vnd\.jpeg-png|jpeg|jpg)\b/i, /^image\/webp\b/i, /^image\/gif\b/i];

interface MatrixSet {
  id: string;
  grid: TileGrid;
}

const numbersIn = (text: string): number[] =>
  text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

/** null for a level whose numbers are none. */
function levelOf(matrix: XmlNode, unitMetres: number, isNorthFirst: boolean, isInDegrees: boolean): TileLevel | null {
  const scale = Number(textAt(matrix, 'ScaleDenominator'));
  const corner = numbersIn(textAt(matrix, 'TopLeftCorner'));
  const [tileWidth, tileHeight, width, height] = ['TileWidth', 'TileHeight', 'MatrixWidth', 'MatrixHeight'].map((name) =>
    Number(textAt(matrix, name)),
  ) as [number, number, number, number];
  const isSound =
    scale > 0 &&
    Number.isFinite(scale) &&
    corner.length === 2 &&
    corner.every(Number.isFinite) &&
    [tileWidth, tileHeight, width, height].every(isCount) &&
    Math.max(tileWidth, tileHeight) <= maxTilePixels;
  if (!isSound) return null;
  const [first, second] = corner as [number, number];
  // No latitude is beyond 90: some servers give the longitude first under a name that says latitude first.
  const isTurned = isNorthFirst && !(isInDegrees && Math.abs(first) > 90.000_1);
  return {
    id: textAt(matrix, 'Identifier'),
    pixelSize: (scale * screenPixelMetres) / unitMetres,
    left: isTurned ? second : first,
    top: isTurned ? first : second,
    tileWidth,
    tileHeight,
    columns: [0, width - 1],
    rows: [0, height - 1],
  };
}

/** null for a set in a system that Hectare cannot place. */
async function matrixSetOf(node: XmlNode): Promise<MatrixSet | null> {
  const { system: code, isNorthFirst } = await gmlSystemOf(textAt(node, 'SupportedCRS'));
  const system = systemNumber(code ?? '');
  const placed = system === null ? null : await placedSystem(system);
  if (system === null || !placed) return null;
  const { unitMetres, isInDegrees } = placed;
  const levels = distinctLevels(
    childrenOf(node, 'TileMatrix').flatMap((matrix) => levelOf(matrix, unitMetres, isNorthFirst, isInDegrees) ?? []),
  );
  return levels.length === 0 ? null : { id: textAt(node, 'Identifier'), grid: { system, unitMetres, levels } };
}

/** Web Mercator is the map's own system, and degrees cover the Earth; any other bends while it is drawn. */
const rankOf = ({ grid: { system } }: MatrixSet) => (system === 3857 ? 0 : system === 4326 ? 1 : 2);

/** The levels of a set that a layer has, where it says which, and the tiles of each. */
function limited(grid: TileGrid, limits: XmlNode | null): TileGrid {
  const given = new Map(childrenOf(limits, 'TileMatrixLimits').map((one) => [textAt(one, 'TileMatrix'), one]));
  if (given.size === 0) return grid;
  const levels = grid.levels.flatMap((level) => {
    const limit = given.get(level.id);
    if (!limit) return [];
    const between = ([first, last]: readonly [number, number], low: string, high: string): readonly [number, number] => {
      const [from, to] = [Number(textAt(limit, low)), Number(textAt(limit, high))];
      return Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to
        ? [Math.max(first, from), Math.min(last, to)]
        : [first, last];
    };
    return [
      { ...level, columns: between(level.columns, 'MinTileCol', 'MaxTileCol'), rows: between(level.rows, 'MinTileRow', 'MaxTileRow') },
    ];
  });
  return levels.length === 0 ? grid : { ...grid, levels };
}

/** The address for questions by key and value, where the service takes them. */
function getTileAddress(root: XmlNode): string | null {
  const operations = childrenOf(childAt(root, 'OperationsMetadata'), 'Operation');
  const getTile = operations.find(({ attributes }) => attributes['name'] === 'GetTile');
  const ways = childrenOf(childAt(getTile, 'DCP', 'HTTP'), 'Get');
  const encodings = (way: XmlNode) =>
    childrenOf(way, 'Constraint').flatMap((one) =>
      childrenOf(childAt(one, 'AllowedValues'), 'Value').map(({ text }) => text.toUpperCase()),
    );
  const way = ways.find((one) => encodings(one).includes('KVP')) ?? ways.find((one) => encodings(one).length === 0);
  return way?.attributes['xlink:href'] ?? way?.attributes['href'] ?? null;
}

/** What stands for each dimension: what the service takes by itself, or else the last of its values, which is the newest of times. */
function dimensionsOf(layer: XmlNode): Map<string, string> {
  return new Map(
    childrenOf(layer, 'Dimension').map((one) => [
      textAt(one, 'Identifier'),
      textAt(one, 'Default') || (childrenOf(one, 'Value').at(-1)?.text ?? '').split('/')[0]!,
    ]),
  );
}

interface Wanted {
  layer: string;
  style: string;
  format: string;
  set: string;
  dimensions: Map<string, string>;
}

/** The template of a ResourceURL (OGC 07-057r7, 10.1.2); null where it has places that nothing fills. */
function restTemplate(template: string, { layer, style, format, set, dimensions }: Wanted): string | null {
  const values = new Map<string, string>([
    ['layer', encodeURIComponent(layer)],
    ['style', encodeURIComponent(style)],
    ['tilematrixset', encodeURIComponent(set)],
    ['format', encodeURIComponent(format)],
    ['tilematrix', '{level}'],
    ['tilecol', '{column}'],
    ['tilerow', '{row}'],
    ...[...dimensions].map(([name, value]) => [name.toLowerCase(), encodeURIComponent(value)] as const),
  ]);
  let isFilled = true;
  const filled = template.replaceAll(/\{([\w.:-]+)\}/g, (place, name: string) => {
    const value = values.get(name.toLowerCase());
    if (value === undefined && name !== 'key') isFilled = false;
    return value ?? place;
  });
  return isFilled && ['{level}', '{column}', '{row}'].every((place) => filled.includes(place)) ? filled : null;
}

function kvpTemplate(address: string, { layer, style, format, set, dimensions }: Wanted): string {
  const parameters = {
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: layer,
    STYLE: style,
    FORMAT: format,
    TILEMATRIXSET: set,
    ...Object.fromEntries(dimensions),
  };
  return `${asking(address, parameters)}&TILEMATRIX={level}&TILEROW={row}&TILECOL={column}`;
}

const boxOf = (layer: XmlNode): DegreesBox | null => {
  const box = childAt(layer, 'WGS84BoundingBox');
  const [west, south] = numbersIn(textAt(box, 'LowerCorner'));
  const [east, north] = numbersIn(textAt(box, 'UpperCorner'));
  return degreesBox(west, south, east, north);
};

function layerOf(node: XmlNode, sets: readonly MatrixSet[], kvp: string | null): PictureLayer {
  const id = textAt(node, 'Identifier');
  const described = {
    type: 'picture' as const,
    id,
    title: titleOf(textAt(node, 'Title'), id),
    about: aboutOf(textAt(node, 'Abstract')),
    box: boxOf(node),
    attribution: '',
  };
  const hindered = (hindrance: PictureLayer['hindrance']): PictureLayer => ({ ...described, hindrance, source: null });
  const links = childrenOf(node, 'TileMatrixSetLink');
  const set = sets.find((one) => links.some((link) => textAt(link, 'TileMatrixSet') === one.id));
  if (!set) return hindered('no-system');
  const offered = childrenOf(node, 'Format').map(({ text }) => text);
  const format = formats.flatMap((kind) => offered.filter((one) => kind.test(one)))[0];
  if (format === undefined) return hindered('no-picture');
  const styles = childrenOf(node, 'Style');
  const style = textAt(styles.find(({ attributes }) => attributes['isDefault'] === 'true') ?? styles[0], 'Identifier');
  const wanted: Wanted = { layer: id, style, format, set: set.id, dimensions: dimensionsOf(node) };
  const resources = childrenOf(node, 'ResourceURL').filter(({ attributes }) => attributes['resourceType'] === 'tile');
  const resource = resources.find(({ attributes }) => attributes['format'] === format) ?? null;
  const template =
    (resource && restTemplate(resource.attributes['template'] ?? '', wanted)) ?? (kvp === null ? null : kvpTemplate(kvp, wanted));
  if (template === null) return hindered('no-address');
  const limits = childAt(
    links.find((link) => textAt(link, 'TileMatrixSet') === set.id),
    'TileMatrixSetLimits',
  );
  return { ...described, hindrance: null, source: { template, grid: limited(set.grid, limits) } };
}

/** What the capabilities of a WMTS 1.0.0 (OGC 07-057r7) offer; null for another document. */
export async function wmtsOffer(root: XmlNode): Promise<(Offer & { layers: PictureLayer[] }) | null> {
  if (root.name !== 'Capabilities' || !childAt(root, 'Contents')) return null;
  const contents = childAt(root, 'Contents');
  const sets: MatrixSet[] = [];
  for (const node of childrenOf(contents, 'TileMatrixSet')) {
    const set = await matrixSetOf(node);
    if (set) sets.push(set);
  }
  sets.sort((a, b) => rankOf(a) - rankOf(b));
  const kvp = getTileAddress(root);
  const nodes = childrenOf(contents, 'Layer');
  const about = childAt(root, 'ServiceIdentification');
  return {
    kind: 'wmts',
    title: titleOf(textAt(about, 'Title'), ''),
    attribution: titleOf(textAt(root, 'ServiceProvider', 'ProviderName'), ''),
    terms: termsOf(textAt(about, 'AccessConstraints'), textAt(about, 'Fees')),
    layers: nodes.slice(0, maxLayers).map((node) => layerOf(node, sets, kvp)),
    leftOut: Math.max(0, nodes.length - maxLayers),
  };
}
