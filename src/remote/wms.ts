import { gmlSystemOf } from '#formats/gml/gml-system.ts';
import { asking } from './asking.ts';
import { aboutOf, degreesBox, maxLayers, termsOf, titleOf, type Offer, type PictureLayer } from './offer.ts';
import { placedSystem, systemNumber, type PlacedSystem } from './placed-system.ts';
import {
  boundsIn,
  gridWithin,
  maxTilePixels,
  pyramidGrid,
  scaleOf,
  screenPixelMetres,
  webMercatorGrid,
  type DegreesBox,
  type TileGrid,
} from './tile-grid.ts';
import { childAt, childrenOf, textAt, type XmlNode } from './xml-tree.ts';

type Version = '1.3.0' | '1.1.1' | '1.1.0';
type Box = readonly [west: number, south: number, east: number, north: number];

/** Names at the edge of a tile are cut: larger tiles have fewer edges, and are fewer questions. */
const tilePixels = 512;
/** 0.15 m a pixel on the equator, in tiles of 512 */
const deepestZoom = 19;
const maxStyles = 30;
/** A service that names all systems of a register names the few that matter as well. */
const maxSystems = 40;
const formats = [/^image\/png\b/i, /^image\/(?:vnd\.jpeg-png|jpeg|jpg)\b/i, /^image\/webp\b/i, /^image\/gif\b/i];

/** The names of systems under which a layer is had, as the service writes them. */
interface Systems {
  mercator: string | null;
  degrees: string | null;
  others: readonly string[];
}
interface Style {
  name: string;
  title: string;
}
/** What a layer has of its own or from the layers around it (OGC 06-042, table 7). */
interface Heritage {
  systems: Systems;
  box: DegreesBox | null;
  attribution: string;
  styles: readonly Style[];
  /** questions that the service cannot answer by itself */
  dimensions: ReadonlyMap<string, string>;
  /** scale denominators, from which on and below which it is drawn */
  scales: readonly [least: number, most: number];
  isWholeOnly: boolean;
  /** titles of the layers around it */
  around: readonly string[];
  /** the layer itself, then those around it */
  nodes: readonly XmlNode[];
}
interface Service {
  version: Version;
  /** where pictures are asked for */
  address: string;
  format: string;
  maxPixels: number;
  /** systems that a layer was asked to lie in, by their number */
  placed: Map<number, Promise<PlacedSystem | null>>;
}

/** A document of a stranger names any number of systems; services lie in a few. */
const maxPlacedSystems = 100;
function placedOnce(system: number, { placed }: Service): Promise<PlacedSystem | null> {
  const isAtHand = system === 3857 || system === 4326;
  const before = placed.get(system);
  if (before) return before;
  if (placed.size >= maxPlacedSystems && !isAtHand) return Promise.resolve(null);
  const found = placedSystem(system);
  placed.set(system, found);
  return found;
}

/** The number of a system by the name that a WMS has for it. */
const numberOf = (name: string): number | null => systemNumber(/^(?:EPSG|ESRI|OSGEO|CRS):(?:CRS)?(\w+)$/i.exec(name.trim())?.[1] ?? '');

function systemsOf(node: XmlNode, before: Systems): Systems {
  let { mercator, degrees } = before;
  const others = new Set(before.others);
  // Version 1.1.0 has them all in one element.
  const names = [...childrenOf(node, 'CRS'), ...childrenOf(node, 'SRS')].flatMap(({ text }) => text.split(/\s+/));
  for (const name of names) {
    const number = numberOf(name);
    if (number === 3857) mercator = mercator === 'EPSG:3857' ? mercator : name;
    // CRS:84 is longitude first in every version.
    else if (number === 4326) degrees = degrees === 'CRS:84' ? degrees : name;
    else if (number !== null && others.size < maxSystems) others.add(name);
  }
  return { mercator, degrees, others: [...others] };
}

function geographicBox(node: XmlNode): DegreesBox | null {
  const whole = childAt(node, 'EX_GeographicBoundingBox');
  if (whole)
    return degreesBox(
      ...(['westBoundLongitude', 'southBoundLatitude', 'eastBoundLongitude', 'northBoundLatitude'].map((name) => textAt(whole, name)) as [
        string,
        string,
        string,
        string,
      ]),
    );
  const { minx, miny, maxx, maxy } = childAt(node, 'LatLonBoundingBox')?.attributes ?? {};
  return degreesBox(minx ?? '', miny ?? '', maxx ?? '', maxy ?? '');
}

/** metres of a pixel's diagonal (OGC 01-068r3, 7.1.4.5.8), as a scale denominator */
const denominatorOf = (hint: number) => hint / Math.SQRT2 / screenPixelMetres;
function scalesOf(node: XmlNode, [least, most]: Heritage['scales']): Heritage['scales'] {
  const hint = childAt(node, 'ScaleHint')?.attributes;
  const [low, high] = hint
    ? [denominatorOf(Number(hint['min'])), denominatorOf(Number(hint['max']))]
    : [Number(textAt(node, 'MinScaleDenominator')), Number(textAt(node, 'MaxScaleDenominator'))];
  return [low > 0 ? low : least, high > 0 ? high : most];
}

/** Of a dimension without a default, the last of its values, which is the newest of times. One with a default is left to the service. */
function dimensionsOf(node: XmlNode, before: Heritage['dimensions']): Heritage['dimensions'] {
  const all = new Map(before);
  // Before 1.3.0 the values stand in an element of their own.
  for (const { attributes, text } of [...childrenOf(node, 'Dimension'), ...childrenOf(node, 'Extent')]) {
    const name = attributes['name']?.toLowerCase() ?? '';
    const last = (text.split(',').at(-1) ?? '').split('/');
    const value = (last[1] ?? last[0] ?? '').trim();
    if (name === '' || value === '') continue;
    if ((attributes['default'] ?? '') === '') all.set(name, value);
    else all.delete(name);
  }
  return all;
}
const questionOf = (dimension: string) =>
  dimension === 'time' || dimension === 'elevation' ? dimension.toUpperCase() : `DIM_${dimension.toUpperCase()}`;

function heritageOf(node: XmlNode, before: Heritage): Heritage {
  const { attributes } = node;
  const own = childrenOf(node, 'Style').map((style) => ({
    name: textAt(style, 'Name'),
    title: titleOf(textAt(style, 'Title'), textAt(style, 'Name')),
  }));
  const [around] = before.nodes;
  return {
    systems: systemsOf(node, before.systems),
    box: geographicBox(node) ?? before.box,
    attribution: titleOf(textAt(node, 'Attribution', 'Title'), '') || before.attribution,
    styles: [...before.styles.filter(({ name }) => !own.some((one) => one.name === name)), ...own]
      .filter(({ name }) => name !== '')
      .slice(0, maxStyles),
    dimensions: dimensionsOf(node, before.dimensions),
    scales: scalesOf(node, before.scales),
    isWholeOnly:
      attributes['noSubsets'] === '1' ||
      Number(attributes['fixedWidth']) > 0 ||
      Number(attributes['fixedHeight']) > 0 ||
      before.isWholeOnly,
    around: around ? [...before.around, textAt(around, 'Title')].filter(Boolean) : [],
    nodes: [node, ...before.nodes],
  };
}

/** Whether positions under a name are written northing first: in 1.3.0 as EPSG defines it (OGC 06-042, 6.7.2), before it never. */
async function isNorthFirst(name: string, version: Version): Promise<boolean> {
  const [, code] = /^EPSG:(\d+)$/i.exec(name.trim()) ?? [];
  if (version !== '1.3.0' || code === undefined) return false;
  return (await gmlSystemOf(`urn:ogc:def:crs:EPSG::${code}`)).isNorthFirst;
}

/** The box that the layer, or the nearest around it, has in a system; null where none says it. */
function boxUnder(name: string, nodes: readonly XmlNode[], isTurned: boolean): Box | null {
  for (const node of nodes) {
    const found = childrenOf(node, 'BoundingBox').find(({ attributes }) => (attributes['CRS'] ?? attributes['SRS']) === name);
    if (!found) continue;
    const [minx, miny, maxx, maxy] = ['minx', 'miny', 'maxx', 'maxy'].map((edge) => Number(found.attributes[edge])) as [
      number,
      number,
      number,
      number,
    ];
    if (minx < maxx && miny < maxy && [minx, miny, maxx, maxy].every(Number.isFinite))
      return isTurned ? [miny, minx, maxy, maxx] : [minx, miny, maxx, maxy];
  }
  return null;
}

/** Of a layer over the antimeridian there are tiles at both ends of the world. */
const boundsOf = (box: DegreesBox | null, { to }: PlacedSystem): Box | null => (box && box[2] <= 180 ? boundsIn(box, to) : null);

interface Placed {
  name: string;
  isTurned: boolean;
  grid: TileGrid;
}
/** A layer in a system of its own: squares from the corner of its box. */
async function placedIn(name: string, { nodes, box }: Heritage, service: Service): Promise<Placed | null> {
  const system = numberOf(name);
  const placed = system === null ? null : await placedOnce(system, service);
  if (system === null || !placed) return null;
  const { version, maxPixels } = service;
  const isTurned = await isNorthFirst(name, version);
  const { unitMetres } = placed;
  const bounds = boundsOf(box, placed);
  if (system === 3857) {
    const world = webMercatorGrid(deepestZoom, maxPixels);
    return { name, isTurned, grid: bounds ? gridWithin(world, bounds) : world };
  }
  if (system === 4326) {
    // Servers refuse boxes beyond the poles.
    const world = pyramidGrid({ system, unitMetres, left: -180, top: 90, side: 180, across: 2 }, deepestZoom, maxPixels);
    return { name, isTurned, grid: gridWithin(world, bounds ?? [-180, -90, 180, 90]) };
  }
  const own = boxUnder(name, nodes, isTurned) ?? bounds;
  if (!own) return null;
  const [west, south, east, north] = own;
  const side = Math.max(east - west, north - south);
  const levels = Math.max(0, Math.min(deepestZoom + 2, Math.ceil(Math.log2((side * unitMetres) / maxPixels / 0.15))));
  const grid = pyramidGrid({ system, unitMetres, left: west, top: north, side }, levels, maxPixels);
  return { name, isTurned, grid: gridWithin(grid, own) };
}

/** The map's own system before degrees, which cover the Earth, and those before any other. */
async function placementOf(heritage: Heritage, service: Service): Promise<Placed | null> {
  const { mercator, degrees, others } = heritage.systems;
  for (const name of [mercator, degrees, ...others]) {
    const placed = name === null ? null : await placedIn(name, heritage, service);
    if (placed) return placed;
  }
  return null;
}

/** The levels at whose scales a layer is drawn; all of them where its range falls between two. */
function drawnAt(grid: TileGrid, [least, most]: Heritage['scales']): TileGrid {
  const levels = grid.levels.filter((level) => {
    const scale = scaleOf(grid, level);
    return scale >= least * (1 - 1e-6) && scale < most * (1 - 1e-6);
  });
  return levels.length === 0 ? grid : { ...grid, levels };
}

function templateOf(
  name: string,
  style: string,
  { dimensions }: Heritage,
  { name: system, isTurned, grid }: Placed,
  service: Service,
): string {
  const { version, address, format } = service;
  const { tileWidth, tileHeight } = grid.levels[0]!;
  const asked = asking(address, {
    SERVICE: 'WMS',
    VERSION: version,
    REQUEST: 'GetMap',
    LAYERS: name,
    STYLES: style,
    [version === '1.3.0' ? 'CRS' : 'SRS']: system,
    WIDTH: String(tileWidth),
    HEIGHT: String(tileHeight),
    FORMAT: format,
    TRANSPARENT: /png|gif|webp/i.test(format) ? 'TRUE' : 'FALSE',
    ...Object.fromEntries([...dimensions].map(([dimension, value]) => [questionOf(dimension), value])),
    BBOX: '',
  });
  return asked.replace(/&BBOX=$/, `&BBOX=${isTurned ? '{south},{west},{north},{east}' : '{west},{south},{east},{north}'}`);
}

/** A layer that can be asked for by its name, once with the style that the service takes by itself and once with each of several styles. */
async function layersOf(heritage: Heritage, service: Service): Promise<PictureLayer[]> {
  const [node] = heritage.nodes;
  const name = textAt(node, 'Name');
  if (name === '') return [];
  const title = titleOf(textAt(node, 'Title'), name);
  const placed = heritage.isWholeOnly ? null : await placementOf(heritage, service);
  const described = {
    type: 'picture' as const,
    about: aboutOf([heritage.around.join(' › '), textAt(node, 'Abstract')].filter(Boolean).join(' · ')),
    box: heritage.box,
    attribution: heritage.attribution,
    hindrance: heritage.isWholeOnly ? ('whole-only' as const) : placed ? null : ('no-system' as const),
  };
  const sourceOf = (style: string) =>
    placed && {
      template: templateOf(name, style, heritage, placed, service),
      grid: drawnAt(placed.grid, heritage.scales),
    };
  const styles = placed && heritage.styles.length > 1 ? heritage.styles : [];
  return [
    { ...described, id: name, title, source: sourceOf('') },
    ...styles.map((style) => ({
      ...described,
      id: `${name} ${style.name}`,
      title: titleOf(`${title} · ${style.title}`, style.name),
      source: sourceOf(style.name),
    })),
  ];
}

const nothing: Heritage = {
  systems: { mercator: null, degrees: null, others: [] },
  box: null,
  attribution: '',
  styles: [],
  dimensions: new Map(),
  scales: [0, Infinity],
  isWholeOnly: false,
  around: [],
  nodes: [],
};
/** Every layer with what it has from those around it, as they stand in the document. */
const heritages = (node: XmlNode, before: Heritage): Heritage[] => {
  const own = heritageOf(node, before);
  return [own, ...childrenOf(node, 'Layer').flatMap((child) => heritages(child, own))];
};

function serviceOf(root: XmlNode, asked: string): Service | null {
  const said = root.attributes['version'] ?? '';
  const version = (['1.3.0', '1.1.1', '1.1.0'] as const).find((one) => one === said);
  if (!version) return null;
  const getMap = childAt(root, 'Capability', 'Request', 'GetMap');
  const offered = childrenOf(getMap, 'Format').map(({ text }) => text);
  const format = formats.flatMap((kind) => offered.filter((one) => kind.test(one)))[0];
  if (format === undefined) return null;
  const resource = childAt(getMap, 'DCPType', 'HTTP', 'Get', 'OnlineResource')?.attributes;
  const given = resource?.['xlink:href'] ?? resource?.['href'] ?? '';
  const limits = ['MaxWidth', 'MaxHeight'].map((name) => Number(textAt(root, 'Service', name))).filter((value) => value >= 1);
  return {
    version,
    address: URL.canParse(given) ? given : asked,
    format,
    maxPixels: Math.floor(Math.min(tilePixels, maxTilePixels, ...limits)),
    placed: new Map(),
  };
}

/** What the capabilities of a web map service (OGC 06-042 of 1.3.0, 01-068r3 of 1.1.1) offer; null for another document. `asked` is the address that gave them. */
export async function wmsOffer(root: XmlNode, asked: string): Promise<(Offer & { layers: PictureLayer[] }) | null> {
  if (root.name !== 'WMS_Capabilities' && root.name !== 'WMT_MS_Capabilities') return null;
  const service = serviceOf(root, asked);
  if (!service) return null;
  const all = childrenOf(childAt(root, 'Capability'), 'Layer').flatMap((node) => heritages(node, nothing));
  const layers: PictureLayer[] = [];
  const names = new Set<string>();
  let leftOut = 0;
  for (const heritage of all) {
    const name = textAt(heritage.nodes[0], 'Name');
    if (name === '' || names.has(name)) continue;
    names.add(name);
    if (layers.length >= maxLayers) leftOut += 1;
    else layers.push(...(await layersOf(heritage, service)));
  }
  const about = childAt(root, 'Service');
  return {
    kind: 'wms',
    title: titleOf(textAt(about, 'Title'), ''),
    attribution: titleOf(textAt(about, 'ContactInformation', 'ContactPersonPrimary', 'ContactOrganization'), ''),
    terms: termsOf(textAt(about, 'AccessConstraints'), textAt(about, 'Fees')),
    layers,
    leftOut,
  };
}
