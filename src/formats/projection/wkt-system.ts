import { axesOfMethod, methodOfName } from './methods.ts';
import { parameterOf, plainName, type Parameters } from './parameters.ts';
import type { Geographic, Projection, System } from './system.ts';
import { inner, wktTree, type WktNode } from './wkt-tree.ts';

const degreesOf = (radians: number) => (radians * 180) / Math.PI;

/** Prime meridians by name, degrees east of Greenwich: files write their longitudes in degrees or grads, and round them differently (EPSG dataset). */
const primeMeridians = new Map(
  Object.entries({
    greenwich: 0,
    paris: 2.33722917,
    ferro: -17.666666666666668,
    jakarta: 106.80771944444444,
    madrid: -3.687938888888889,
    lisbon: -9.131906111111112,
    rome: 12.45233333333333,
    bern: 7.439583333333333,
    bogota: -74.08091666666667,
    oslo: 10.722916666666666,
    stockholm: 18.05827777777778,
    athens: 23.7163375,
    brussels: 4.367975,
  }),
);

function primeMeridianOf(node: WktNode | null, isWkt2: boolean): number {
  if (!node) return 0;
  const written = node.numbers[0] ?? 0;
  const known = primeMeridians.get(plainName(node.texts[0] ?? ''));
  const unit = inner(node, 'ANGLEUNIT', 'UNIT');
  const degrees = isWkt2 && unit?.numbers[0] ? written * degreesOf(unit.numbers[0]) : written;
  // The same meridian in grads, as some programs write it.
  if (known !== undefined && (Math.abs(degrees - known) < 1e-3 || Math.abs(0.9 * written - known) < 1e-3)) return known;
  return degrees;
}

const codeOf = (node: WktNode): string | null => {
  const id = inner(node, 'ID', 'AUTHORITY');
  const [authority, code] = [
    id?.texts[0]?.toUpperCase(),
    id?.texts[1] ?? (id?.numbers[0] === undefined ? undefined : String(id.numbers[0])),
  ];
  return authority && ['EPSG', 'ESRI'].includes(authority) && code && /^\d+$/.test(code) ? code : null;
};

const unitOf = (node: WktNode | null): number | null => {
  const unit = node && inner(node, 'UNIT', 'ANGLEUNIT', 'LENGTHUNIT');
  return unit?.numbers[0] ?? null;
};

/** The unit of angles of a geographic system, in degrees. WKT 2 writes it in the system's axes or behind them. */
function angleUnit(node: WktNode): number {
  const axis = node.nodes.find(({ keyword }) => keyword === 'AXIS');
  const radians = unitOf(node) ?? unitOf(axis ?? null);
  return radians === null ? 1 : snapped(degreesOf(radians));
}

/** Programs write a degree in radians with 13 to 18 digits; all mean one degree, and a grad is 0.9. */
const snapped = (degrees: number) => [1, 0.9, 1 / 3600].find((exact) => Math.abs(degrees / exact - 1) < 1e-8) ?? degrees;

const isGeographic = ({ keyword }: WktNode) =>
  ['GEOGCS', 'GEOGCRS', 'GEODCRS', 'BASEGEOGCRS', 'BASEGEODCRS', 'GEOGRAPHICCRS', 'GEODETICCRS'].includes(keyword);

function geographicOf(node: WktNode): Geographic | null {
  const datum = inner(node, 'DATUM', 'GEODETICDATUM', 'TRF', 'ENSEMBLE');
  const ellipsoid = datum && inner(datum, 'SPHEROID', 'ELLIPSOID');
  const [a, inverseFlattening] = ellipsoid?.numbers ?? [];
  if (!datum || !ellipsoid || a === undefined || inverseFlattening === undefined) return null;
  const metres = a * (unitOf(ellipsoid) ?? 1);
  const isGeocentric = inner(node, 'CS')?.texts.some((word) => /^cartesian$/i.test(word));
  // Other bodies than the earth, and systems around its centre, have no place on a map here.
  if (!(metres > 6.3e6 && metres < 6.4e6) || isGeocentric) return null;
  const isWkt2 = node.keyword !== 'GEOGCS';
  const given = inner(datum, 'TOWGS84')?.numbers ?? null;
  return {
    name: node.texts[0] ?? '',
    datum: datum.texts[0] ?? '',
    ellipsoid: { a: metres, inverseFlattening },
    primeMeridian: primeMeridianOf(inner(node, 'PRIMEM', 'PRIMEMERIDIAN'), isWkt2),
    unitDegrees: angleUnit(node),
    code: codeOf(node),
    shift: given && given.length >= 3 ? given.slice(0, 7) : null,
  };
}

/** Angles of WKT 1 are in the unit of its geographic system, lengths in its own; WKT 2 may say it with each parameter. Those that are missing are 0, or a scale of 1, as GDAL reads them. */
function parametersOf(node: WktNode, unitDegrees: number, unitMetres: number): Parameters {
  const parameters: Parameters = {};
  for (const { keyword, texts, numbers, nodes } of node.nodes) {
    const known = keyword === 'PARAMETER' && parameterOf(texts[0] ?? '');
    const [value] = numbers;
    if (!known || value === undefined) continue;
    const own = nodes.find(({ keyword: word }) => word.endsWith('UNIT'))?.numbers[0];
    const factor =
      known.unit === 'ratio'
        ? (own ?? 1)
        : known.unit === 'angle'
          ? own === undefined
            ? unitDegrees
            : snapped(degreesOf(own))
          : (own ?? unitMetres);
    parameters[known.key] = value * factor;
  }
  return parameters;
}

const directions: Record<string, string> = { EAST: 'e', NORTH: 'n', WEST: 'w', SOUTH: 's' };

/** The directions of a file's two numbers: files hold the easting first whatever order the text gives, but keep directions. */
function axesOf(node: WktNode, method: string): string {
  const written = node.nodes
    .filter(({ keyword }) => keyword === 'AXIS')
    .slice(0, 2)
    .map(({ texts, nodes }) =>
      nodes.some(({ keyword }) => keyword === 'MERIDIAN') ? '' : (directions[(texts[1] ?? '').toUpperCase()] ?? ''),
    )
    .join('');
  const own = axesOfMethod(method);
  return written.length < 2 || written === 'ne' || own !== 'en' ? own : /^([ew][ns]|[ns][ew])$/.test(written) ? written : own;
}

function projectionOf(node: WktNode, unitDegrees: number): Projection | null {
  const conversion = inner(node, 'CONVERSION', 'DERIVINGCONVERSION');
  const named = conversion ? inner(conversion, 'METHOD', 'PROJECTION') : inner(node, 'PROJECTION');
  const name = named?.texts[0];
  if (!name) return null;
  const axis = node.nodes.find(({ keyword }) => keyword === 'AXIS');
  const unitMetres = unitOf(node) ?? unitOf(axis ?? null) ?? 1;
  const method = methodOfName(name) ?? name;
  const parameters = parametersOf(conversion ?? node, unitDegrees, conversion ? 1 : unitMetres);
  // ESRI writes the grids of southern Africa with a scale below nought: eastings and northings turned about.
  if (method === 'tmerc' && (parameters.k ?? 1) < 0)
    return { method: 'tmerc-south', parameters: { ...parameters, k: -parameters.k! }, unitMetres, axes: 'ws' };
  if (method === 'krovak' && parameters.x_scale !== undefined)
    return { method, parameters, unitMetres, axes: parameters.rotation ? 'en' : 'sw' };
  return { method, parameters, unitMetres, axes: axesOf(node, method) };
}

/** The part of a compound or bound system that lies on the ground. */
function onTheGround(node: WktNode, shift: number[] | null = null, depth = 0): { node: WktNode; shift: number[] | null } {
  if (depth > 5) return { node, shift };
  if (['COMPD_CS', 'COMPOUNDCRS'].includes(node.keyword)) {
    const [first] = node.nodes;
    return first ? onTheGround(first, shift, depth + 1) : { node, shift };
  }
  if (node.keyword === 'BOUNDCRS') {
    const source = inner(node, 'SOURCECRS')?.nodes[0];
    const parameters = inner(node, 'ABRIDGEDTRANSFORMATION')?.nodes.filter(({ keyword }) => keyword === 'PARAMETER') ?? [];
    const values = parameters.flatMap(({ numbers }) => numbers.slice(0, 1));
    // The scale of an abridged transformation is a factor, not parts in a million.
    if (values.length === 7) values[6] = Math.abs(values[6]! - 1) < 0.01 ? (values[6]! - 1) * 1e6 : values[6]!;
    return source ? onTheGround(source, values.length === 3 || values.length === 7 ? values : shift, depth + 1) : { node, shift };
  }
  return { node, shift };
}

/** Reads the text of a system: WKT 1 (OGC, GDAL, ESRI) and WKT 2. Null for a text that is none, or of a kind without a place on the ground (geocentric, local, vertical). */
export function systemOfWkt(text: string): System | null {
  const root = wktTree(text.replace(/^\uFEFF/, ''));
  if (!root) return null;
  const { node, shift } = onTheGround(root);
  const ground = isGeographic(node) ? node : node.nodes.find(isGeographic);
  const geographic = ground && geographicOf(ground);
  if (!geographic) return null;
  const system = { name: node.texts[0] ?? '', code: codeOf(node), geographic: { ...geographic, shift: geographic.shift ?? shift } };
  if (isGeographic(node)) return { ...system, projection: null };
  const projection = projectionOf(node, geographic.unitDegrees);
  return projection && { ...system, projection };
}
