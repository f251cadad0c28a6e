import type { Ellipsoid } from './system.ts';
import { plainName, type Parameters } from './parameters.ts';

/** One method of projection: its names in every spelling, its codes in the EPSG dataset, and its text for proj4; null where that cannot be told. */
interface Method {
  id: string;
  names: string[];
  epsg?: number[];
  /** without the false origin, which all have alike */
  proj4(parameters: Parameters, ellipsoid: Ellipsoid): string | null;
}

const lat0 = ({ lat_0 = 0 }: Parameters) => `+lat_0=${lat_0}`;
const lon0 = ({ lon_0 = 0 }: Parameters) => `+lon_0=${lon_0}`;
const scale = ({ k = 1 }: Parameters) => `+k_0=${k}`;
/** proj4 takes a parallel of 0 for none given. */
const parallel = (latitude: number) => (latitude === 0 ? 1e-13 : latitude);
const sphere = ({ a }: Ellipsoid) => `+R=${a}`;
/** The sphere of the same surface, as PROJ takes it for methods that have formulas for spheres alone (Snyder 1987, equation 3-13: recalled, not checked). */
function equalAreaSphere({ a, inverseFlattening }: Ellipsoid): string {
  if (inverseFlattening === 0) return `+R=${a}`;
  const f = 1 / inverseFlattening;
  const e = Math.sqrt(f * (2 - f));
  return `+R=${a * Math.sqrt((1 + ((1 - e * e) / (2 * e)) * Math.log((1 + e) / (1 - e))) / 2)}`;
}
const none = () => null;

/** Krovak by its own parameters alone: proj4 holds the axis of the cone and the pseudo standard parallel as constants. */
function krovak(parameters: Parameters): string | null {
  const { k = 0.9999, alpha = 30.2881397527778, colatitude = alpha, lat_ts = 78.5 } = parameters;
  if (Math.abs(lat_ts - 78.5) > 1e-6 || Math.abs(colatitude - 30.2881397527778) > 2e-3) return null;
  const { x_scale = -1, y_scale = 1, rotation = 90 } = parameters;
  const isEastNorth = x_scale === -1 && y_scale === 1 && rotation === 90;
  const isSouthWest = x_scale === 1 && y_scale === 1 && rotation === 0;
  if (!isEastNorth && !isSouthWest) return null;
  return `+proj=krovak ${lat0(parameters)} ${lon0(parameters)} +k_0=${k}`;
}

function hotine(parameters: Parameters, variant: 'A' | 'B'): string {
  const { alpha = 0, gamma, rotation } = parameters;
  const grid = gamma ?? rotation ?? alpha;
  // At right angles to its meridian the cylinder is that of the Swiss grid, whose formula stays exact there.
  if (variant === 'B' && Math.abs(alpha - 90) < 1e-9 && Math.abs(grid - 90) < 1e-9)
    return `+proj=somerc ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`;
  return `+proj=omerc ${variant === 'A' ? '+no_uoff ' : ''}${lat0(parameters)} +lonc=${parameters.lon_0 ?? 0} +alpha=${alpha} +gamma=${grid} ${scale(parameters)}`;
}

function mercator(parameters: Parameters): string {
  const { lat_1, lat_ts = lat_1, k } = parameters;
  return `+proj=merc ${lon0(parameters)} ${lat_ts === undefined ? `+k_0=${k ?? 1}` : `+lat_ts=${lat_ts}`}`;
}

/** A Lambert cone of one parallel with a scale, or of two. */
function lambert(parameters: Parameters): string {
  const { lat_1, lat_2, lat_0 = 0 } = parameters;
  if (lat_1 === undefined || lat_2 === undefined) {
    const touches = lat_1 ?? lat_0;
    return `+proj=lcc +lat_1=${parallel(touches)} +lat_0=${lat_0} ${lon0(parameters)} ${scale(parameters)}`;
  }
  return `+proj=lcc +lat_1=${parallel(lat_1)} +lat_2=${parallel(lat_2)} +lat_0=${lat_0} ${lon0(parameters)} ${scale(parameters)}`;
}

function polar(parameters: Parameters, pole?: 1 | -1): string {
  const { lat_0, lat_1, lat_ts = lat_1, k = 1 } = parameters;
  // WKT 1 writes the parallel of true scale as the latitude of origin, unless that is the pole itself.
  const truth = lat_ts ?? (lat_0 !== undefined && Math.abs(lat_0) < 89.9999 ? lat_0 : undefined);
  const side = pole ?? ((truth ?? lat_0 ?? 90) < 0 ? -1 : 1);
  return truth === undefined || Math.abs(truth) > 89.9999
    ? `+proj=stere +lat_0=${90 * side} ${lon0(parameters)} +k_0=${k}`
    : `+proj=stere +lat_0=${90 * side} +lat_ts=${truth} ${lon0(parameters)}`;
}

const equirectangular = (parameters: Parameters, { a }: Ellipsoid) => {
  const { lat_1, lat_ts = lat_1 ?? 0 } = parameters;
  return `+proj=eqc +lat_ts=${lat_ts} ${lat0(parameters)} ${lon0(parameters)} ${sphere({ a, inverseFlattening: 0 })}`;
};

const whole = (proj: string) => (parameters: Parameters) => `+proj=${proj} ${lon0(parameters)}`;
const atCentre = (proj: string) => (parameters: Parameters) => `+proj=${proj} ${lat0(parameters)} ${lon0(parameters)}`;
const onSphere = (proj: string) => (parameters: Parameters, ellipsoid: Ellipsoid) =>
  `+proj=${proj} ${lon0(parameters)} ${sphere(ellipsoid)}`;
const onEqualAreaSphere = (proj: string) => (parameters: Parameters, ellipsoid: Ellipsoid) =>
  `+proj=${proj} ${lon0(parameters)} ${equalAreaSphere(ellipsoid)}`;

const webMercator = (parameters: Parameters, { a }: Ellipsoid) => `+proj=merc ${lon0(parameters)} +k_0=1 +a=${a} +b=${a}`;

const methods: Method[] = [
  {
    id: 'tmerc',
    names: ['Transverse_Mercator', 'Gauss_Kruger', 'Transverse_Mercator_Complex', 'Transverse Mercator 3D'],
    epsg: [9807, 1111],
    proj4: (parameters, { inverseFlattening }) =>
      `+proj=${inverseFlattening === 0 ? 'tmerc' : 'etmerc'} ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`,
  },
  {
    id: 'tmerc-south',
    names: ['Transverse_Mercator_South_Orientated', 'Transverse Mercator (South Orientated)', 'Transverse_Mercator_South_Oriented'],
    epsg: [9808],
    proj4: (parameters) => `+proj=etmerc ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`,
  },
  {
    id: 'lcc',
    names: ['Lambert_Conformal_Conic', 'Lambert_Conformal_Conic_1SP', 'Lambert Conic Conformal (1SP)', 'Lambert_Conformal_Conic_2SP', 'Lambert Conic Conformal (2SP)', 'Lambert Conic Conformal (2SP Michigan)'], // prettier-ignore
    epsg: [9801, 9802, 1051],
    // Michigan's factor stretches the ellipsoid, which enlarges every length alike.
    proj4: lambert,
  },
  {
    id: 'lcc-belgium',
    names: ['Lambert_Conformal_Conic_2SP_Belgium', 'Lambert Conic Conformal (2SP Belgium)'],
    epsg: [9803],
    proj4: lambert,
  },
  {
    id: 'aea',
    names: ['Albers', 'Albers_Conic_Equal_Area', 'Albers Equal Area'],
    epsg: [9822],
    proj4: (parameters) =>
      `+proj=aea +lat_1=${parallel(parameters.lat_1 ?? 0)} +lat_2=${parallel(parameters.lat_2 ?? 0)} ${lat0(parameters)} ${lon0(parameters)}`,
  },
  { id: 'cass', names: ['Cassini', 'Cassini_Soldner', 'Cassini-Soldner'], epsg: [9806], proj4: atCentre('cass') },
  {
    id: 'stere-polar',
    names: ['Polar_Stereographic', 'Polar Stereographic (variant A)', 'Polar Stereographic (variant B)'],
    epsg: [9810, 9829],
    proj4: (parameters) => polar(parameters),
  },
  { id: 'stere-north', names: ['Stereographic_North_Pole'], proj4: (parameters) => polar(parameters, 1) },
  { id: 'stere-south', names: ['Stereographic_South_Pole'], proj4: (parameters) => polar(parameters, -1) },
  {
    id: 'sterea',
    names: ['Oblique_Stereographic', 'Double_Stereographic', 'Oblique Stereographic'],
    epsg: [9809],
    proj4: (parameters) => `+proj=sterea ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`,
  },
  {
    id: 'stere',
    names: ['Stereographic'],
    proj4: (parameters) => `+proj=stere ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`,
  },
  { id: 'laea', names: ['Lambert_Azimuthal_Equal_Area', 'Lambert Azimuthal Equal Area'], epsg: [9820], proj4: atCentre('laea') },
  {
    id: 'laea-sphere',
    names: ['Lambert Azimuthal Equal Area (Spherical)'],
    epsg: [1027],
    proj4: atCentre('laea'),
  },
  {
    id: 'merc',
    names: ['Mercator', 'Mercator_1SP', 'Mercator_2SP', 'Mercator (variant A)', 'Mercator (variant B)', 'Mercator (1SP)', 'Mercator (2SP)'],
    epsg: [9804, 9805],
    proj4: mercator,
  },
  {
    id: 'merc-sphere',
    names: ['Mercator (1SP) (Spherical)', 'Mercator (Spherical)'],
    epsg: [9841, 1026],
    proj4: (parameters, ellipsoid) => `${mercator(parameters)} ${sphere(ellipsoid)}`,
  },
  {
    id: 'webmerc',
    names: ['Popular_Visualisation_Pseudo_Mercator', 'Popular Visualisation Pseudo Mercator', 'Popular Visualisation Mercator'],
    epsg: [1024],
    proj4: webMercator,
  },
  {
    id: 'merc-auxiliary',
    names: ['Mercator_Auxiliary_Sphere'],
    // Of ESRI's four kinds of sphere only that with the semi-major axis (0) is in use.
    proj4: (parameters, ellipsoid) =>
      (parameters.sphere_type ?? 0) === 0 && (parameters.lat_1 ?? 0) === 0 ? webMercator(parameters, ellipsoid) : null,
  },
  {
    id: 'omerc-a',
    names: ['Hotine_Oblique_Mercator', 'Hotine_Oblique_Mercator_Azimuth_Natural_Origin', 'Rectified_Skew_Orthomorphic_Natural_Origin', 'Hotine Oblique Mercator (variant A)'], // prettier-ignore
    epsg: [9812],
    proj4: (parameters) => hotine(parameters, 'A'),
  },
  {
    id: 'omerc-b',
    names: ['Oblique_Mercator', 'Hotine_Oblique_Mercator_Azimuth_Center', 'Rectified_Skew_Orthomorphic_Center', 'Hotine Oblique Mercator (variant B)'], // prettier-ignore
    epsg: [9815],
    proj4: (parameters) => hotine(parameters, 'B'),
  },
  {
    id: 'somerc',
    names: ['Swiss_Oblique_Cylindrical', 'Swiss_Oblique_Mercator'],
    proj4: (parameters) => `+proj=somerc ${lat0(parameters)} ${lon0(parameters)} ${scale(parameters)}`,
  },
  { id: 'poly', names: ['Polyconic', 'American Polyconic'], epsg: [9818], proj4: atCentre('poly') },
  { id: 'krovak', names: ['Krovak'], epsg: [9819], proj4: krovak },
  { id: 'krovak-north', names: ['Krovak (North Orientated)'], epsg: [1041], proj4: krovak },
  { id: 'eqearth', names: ['Equal_Earth', 'Equal Earth'], epsg: [1078], proj4: whole('eqearth') },
  { id: 'nzmg', names: ['New_Zealand_Map_Grid', 'New Zealand Map Grid'], epsg: [9811], proj4: atCentre('nzmg') },
  {
    id: 'eqc',
    names: ['Equirectangular', 'Equidistant_Cylindrical', 'Equidistant Cylindrical', 'Equidistant Cylindrical (Spherical)', 'Plate_Carree'],
    epsg: [1028, 1029, 9842, 9823],
    proj4: equirectangular,
  },
  {
    id: 'cea',
    names: ['Cylindrical_Equal_Area', 'Lambert Cylindrical Equal Area'],
    epsg: [9835],
    proj4: (parameters) => `+proj=cea +lat_ts=${parameters.lat_1 ?? 0} ${lon0(parameters)}`,
  },
  {
    id: 'cea-sphere',
    names: ['Lambert Cylindrical Equal Area (Spherical)'],
    epsg: [9834],
    proj4: (parameters, ellipsoid) => `+proj=cea +lat_ts=${parameters.lat_1 ?? 0} ${lon0(parameters)} ${sphere(ellipsoid)}`,
  },
  { id: 'behrmann', names: ['Behrmann'], proj4: (parameters) => `+proj=cea +lat_ts=30 ${lon0(parameters)}` },
  {
    id: 'bonne',
    names: ['Bonne'],
    epsg: [9827],
    proj4: (parameters) => `+proj=bonne +lat_1=${parameters.lat_1 ?? parameters.lat_0 ?? 0} ${lon0(parameters)}`,
  },
  {
    id: 'aeqd',
    names: ['Azimuthal_Equidistant', 'Modified Azimuthal Equidistant', 'Azimuthal Equidistant'],
    epsg: [9832, 1125],
    proj4: atCentre('aeqd'),
  },
  {
    id: 'eqdc',
    names: ['Equidistant_Conic', 'Equidistant Conic'],
    epsg: [1119],
    proj4: (parameters) =>
      `+proj=eqdc +lat_1=${parallel(parameters.lat_1 ?? 0)} +lat_2=${parallel(parameters.lat_2 ?? parameters.lat_1 ?? 0)} ${lat0(parameters)} ${lon0(parameters)}`,
  },
  { id: 'sinu', names: ['Sinusoidal'], proj4: whole('sinu') },
  { id: 'moll', names: ['Mollweide'], proj4: onSphere('moll') },
  { id: 'robin', names: ['Robinson'], proj4: onSphere('robin') },
  { id: 'vandg', names: ['Van_der_Grinten_I', 'VanDerGrinten'], proj4: onEqualAreaSphere('vandg') },
  { id: 'mill', names: ['Miller_Cylindrical'], proj4: onEqualAreaSphere('mill') },
  {
    id: 'gnom',
    names: ['Gnomonic'],
    proj4: (parameters, ellipsoid) => `+proj=gnom ${lat0(parameters)} ${lon0(parameters)} ${sphere(ellipsoid)}`,
  },
  // Known by name, and refused by it: no formula for them is here.
  { id: 'orthographic', names: ['Orthographic'], epsg: [9840], proj4: none },
  { id: 'krovak-modified', names: ['Krovak Modified', 'Krovak Modified (North Orientated)'], epsg: [1042, 1043], proj4: none },
  { id: 'polar-variant-c', names: ['Polar Stereographic (variant C)'], epsg: [9830], proj4: none },
  { id: 'laborde', names: ['Laborde_Oblique_Mercator', 'Laborde Oblique Mercator'], epsg: [9813], proj4: none },
  { id: 'colombia-urban', names: ['Colombia Urban', 'IGAC_Plano_Cartesiano'], epsg: [1052], proj4: none },
  { id: 'lcc-west', names: ['Lambert Conic Conformal (West Orientated)'], epsg: [9826], proj4: none },
  { id: 'tmerc-zoned', names: ['Transverse Mercator Zoned Grid System'], epsg: [9824], proj4: none },
  { id: 'bonne-south', names: ['Bonne (South Orientated)'], epsg: [9828], proj4: none },
  { id: 'tunisia-mining', names: ['Tunisia_Mining_Grid', 'Tunisia Mining Grid'], epsg: [9816], proj4: none },
  { id: 'lambert-near-conformal', names: ['Lambert Conic Near-Conformal'], epsg: [9817], proj4: none },
  { id: 'guam', names: ['Guam Projection'], epsg: [9831], proj4: none },
  { id: 'cassini-hyperbolic', names: ['Hyperbolic Cassini-Soldner', 'Hyperbolic_Cassini_Soldner'], epsg: [9833], proj4: none },
];

const byName = new Map(methods.flatMap((method) => method.names.map((name) => [plainName(name), method] as const)));
const byId = new Map(methods.map((method) => [method.id, method]));
const byEpsg = new Map(methods.flatMap((method) => (method.epsg ?? []).map((code) => [code, method] as const)));

/** The method of a name in any spelling (OGC, ESRI, EPSG); null for one that is not known. */
export const methodOfName = (name: string): string | null => byName.get(plainName(name))?.id ?? null;

/** The method of a code of the EPSG dataset. */
export const methodOfCode = (code: number): string | null => byEpsg.get(code)?.id ?? null;

/** The text of a projection for proj4, without datum, axes and unit; null where Hectare has no formula for it. */
export function proj4Text(method: string, parameters: Parameters, ellipsoid: Ellipsoid): string | null {
  const projection = byId.get(method)?.proj4(parameters, ellipsoid);
  if (!projection) return null;
  return `${projection} +x_0=${parameters.x_0 ?? 0} +y_0=${parameters.y_0 ?? 0}`;
}

/** The name of a method for a message. */
export const methodName = (method: string): string => byId.get(method)?.names[0]?.replaceAll('_', ' ') ?? method.replaceAll('_', ' ');

/** The order and direction of the two axes as files write them, by the method alone. */
export const axesOfMethod = (method: string): string => (method === 'tmerc-south' ? 'ws' : method === 'krovak' ? 'sw' : 'en');
