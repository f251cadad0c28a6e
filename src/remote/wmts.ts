import { aboutOf, degreesBox, maxLayers, termsOf, titleOf, type Offer, type PictureLayer } from './offer.ts';
import type { DegreesBox, TileGrid } from './tile-grid.ts';
import { gridOf, limitedTo, rankOf, type TileMatrix } from './tile-matrix.ts';
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
const matrixOf = (node: XmlNode): TileMatrix => {
  const numberAt = (name: string) => Number(textAt(node, name));
  return {
    id: textAt(node, 'Identifier'),
    scaleDenominator: numberAt('ScaleDenominator'),
    corner: numbersIn(textAt(node, 'TopLeftCorner')),
    tileWidth: numberAt('TileWidth'),
    tileHeight: numberAt('TileHeight'),
    matrixWidth: numberAt('MatrixWidth'),
    matrixHeight: numberAt('MatrixHeight'),
  };
};
/** null for a set in a system that Hectare cannot place. */
async function matrixSetOf(node: XmlNode): Promise<MatrixSet | null> {
  const grid = await gridOf(textAt(node, 'SupportedCRS'), childrenOf(node, 'TileMatrix').map(matrixOf));
  return grid && { id: textAt(node, 'Identifier'), grid };
}

function limited(grid: TileGrid, limits: XmlNode | null): TileGrid {
  const given = childrenOf(limits, 'TileMatrixLimits').map((one) => {
    const numberAt = (name: string) => Number(textAt(one, name));
    const columns = [numberAt('MinTileCol'), numberAt('MaxTileCol')] as const;
    const rows = [numberAt('MinTileRow'), numberAt('MaxTileRow')] as const;
    return [textAt(one, 'TileMatrix'), { columns, rows }] as const;
  });
  return given.length === 0 ? grid : limitedTo(grid, new Map(given));
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

/** A document of a stranger has any number of sets, and each of another system loads its definition; services have one or two dozen. */
const maxMatrixSets = 200;

/** The sets that these layers lie in, the best to draw first. */
async function matrixSetsOf(contents: XmlNode | null, layers: readonly XmlNode[]): Promise<MatrixSet[]> {
  const linked = new Set(layers.flatMap((layer) => childrenOf(layer, 'TileMatrixSetLink').map((link) => textAt(link, 'TileMatrixSet'))));
  const sets: MatrixSet[] = [];
  const nodes = childrenOf(contents, 'TileMatrixSet').filter((node) => linked.has(textAt(node, 'Identifier')));
  for (const node of nodes.slice(0, maxMatrixSets)) {
    const set = await matrixSetOf(node);
    if (set) sets.push(set);
  }
  return sets.sort((a, b) => rankOf(a.grid) - rankOf(b.grid));
}

/** What the capabilities of a WMTS 1.0.0 (OGC 07-057r7) offer; null for another document. */
export async function wmtsOffer(root: XmlNode): Promise<(Offer & { layers: PictureLayer[] }) | null> {
  if (root.name !== 'Capabilities' || !childAt(root, 'Contents')) return null;
  const contents = childAt(root, 'Contents');
  const kvp = getTileAddress(root);
  const nodes = childrenOf(contents, 'Layer');
  const shown = nodes.slice(0, maxLayers);
  const sets = await matrixSetsOf(contents, shown);
  const about = childAt(root, 'ServiceIdentification');
  return {
    kind: 'wmts',
    title: titleOf(textAt(about, 'Title'), ''),
    attribution: titleOf(textAt(root, 'ServiceProvider', 'ProviderName'), ''),
    terms: termsOf(textAt(about, 'AccessConstraints'), textAt(about, 'Fees')),
    layers: shown.map((node) => layerOf(node, sets, kvp)),
    leftOut: Math.max(0, nodes.length - maxLayers),
  };
}
