import type { ParameterKey, Parameters } from './parameters.ts';
import type { Ellipsoid, Geographic, System } from './system.ts';

/** The names that a system has in a well-known text of ESRI, which is what stands in a .prj. */
export interface WrittenNames {
  system: string;
  geographic: string;
  datum: string;
}

type Written = [name: string, key: ParameterKey | number][];
interface Method {
  name: string;
  parameters: Written;
}

const origin: Written = [
  ['False_Easting', 'x_0'],
  ['False_Northing', 'y_0'],
];
const meridian: Written = [...origin, ['Central_Meridian', 'lon_0']];
const natural: Written = [...meridian, ['Scale_Factor', 'k'], ['Latitude_Of_Origin', 'lat_0']];
const parallels: Written = [
  ...meridian,
  ['Standard_Parallel_1', 'lat_1'],
  ['Standard_Parallel_2', 'lat_2'],
  ['Latitude_Of_Origin', 'lat_0'],
];
const centre: Written = [
  ...origin,
  ['Scale_Factor', 'k'],
  ['Azimuth', 'alpha'],
  ['Longitude_Of_Center', 'lon_0'],
  ['Latitude_Of_Center', 'lat_0'],
];
const named = (name: string, parameters: Written): Method => ({ name, parameters });

function lambert(parameters: Parameters): Method {
  const isOfTwo = parameters.lat_1 !== undefined && parameters.lat_2 !== undefined;
  if (!isOfTwo)
    return named('Lambert_Conformal_Conic', [
      ...meridian,
      ['Standard_Parallel_1', parameters.lat_1 ?? parameters.lat_0 ?? 0],
      ['Scale_Factor', 'k'],
      ['Latitude_Of_Origin', 'lat_0'],
    ]);
  return named('Lambert_Conformal_Conic', parameters.k === undefined ? parallels : [...parallels, ['Scale_Factor', 'k']]);
}

function polar({ lat_ts, lat_1, lat_0 = 90 }: Parameters): Method {
  const truth = lat_ts ?? lat_1;
  if (truth === undefined)
    return named('Polar_Stereographic', [
      ['latitude_of_origin', lat_0],
      ['central_meridian', 'lon_0'],
      ['scale_factor', 'k'],
      ['false_easting', 'x_0'],
      ['false_northing', 'y_0'],
    ]);
  return named(truth < 0 ? 'Stereographic_South_Pole' : 'Stereographic_North_Pole', [...meridian, ['Standard_Parallel_1', truth]]);
}

/** A skew grid whose rectified angle is not that of its line has another name. */
function oblique({ alpha = 0, gamma, rotation }: Parameters, where: 'Center' | 'Natural_Origin'): Method {
  const grid = gamma ?? rotation ?? alpha;
  return Math.abs(grid - alpha) < 1e-9
    ? named(`Hotine_Oblique_Mercator_Azimuth_${where}`, centre)
    : named(`Rectified_Skew_Orthomorphic_${where}`, [...centre, ['XY_Plane_Rotation', grid]]);
}

const krovak = (isEastNorth: boolean, { colatitude, alpha = colatitude ?? 30.28813975277778 }: Parameters): Method =>
  named('Krovak', [
    ...origin,
    ['Pseudo_Standard_Parallel_1', 'lat_ts'],
    ['Scale_Factor', 'k'],
    ['Azimuth', alpha],
    ['Longitude_Of_Center', 'lon_0'],
    ['Latitude_Of_Center', 'lat_0'],
    ['X_Scale', isEastNorth ? -1 : 1],
    ['Y_Scale', 1],
    ['XY_Plane_Rotation', isEastNorth ? 90 : 0],
  ]);

function mercator({ lat_ts, lat_1 = lat_ts, k = 1 }: Parameters): Method {
  if (lat_1 !== undefined || k === 1) return named('Mercator', [...meridian, ['Standard_Parallel_1', lat_1 ?? 0]]);
  return named('Mercator_1SP', [
    ['central_meridian', 'lon_0'],
    ['scale_factor', 'k'],
    ['false_easting', 'x_0'],
    ['false_northing', 'y_0'],
  ]);
}

const always = (name: string, parameters: Written) => () => named(name, parameters);
const auxiliary = always('Mercator_Auxiliary_Sphere', [...meridian, ['Standard_Parallel_1', 0], ['Auxiliary_Sphere_Type', 0]]);
/** How ESRI calls the methods of projection and their parameters; those that are not here are not written. */
const methods: Partial<Record<string, (parameters: Parameters, axes: string) => Method>> = {
  tmerc: always('Transverse_Mercator', natural),
  'tmerc-south': always('Transverse_Mercator_South_Orientated', natural),
  lcc: lambert,
  aea: always('Albers', parallels),
  eqdc: always('Equidistant_Conic', parallels),
  laea: always('Lambert_Azimuthal_Equal_Area', [...meridian, ['Latitude_Of_Origin', 'lat_0']]),
  sterea: always('Double_Stereographic', natural),
  'stere-polar': polar,
  'stere-north': polar,
  'stere-south': polar,
  merc: mercator,
  webmerc: auxiliary,
  'merc-auxiliary': auxiliary,
  'omerc-a': (parameters) => oblique(parameters, 'Natural_Origin'),
  'omerc-b': (parameters) => oblique(parameters, 'Center'),
  cass: always('Cassini', natural),
  poly: always('Polyconic', [...meridian, ['Latitude_Of_Origin', 'lat_0']]),
  nzmg: always('New_Zealand_Map_Grid', [...origin, ['Longitude_Of_Origin', 'lon_0'], ['Latitude_Of_Origin', 'lat_0']]),
  krovak: (parameters, axes) => krovak(axes === 'en', parameters),
  'krovak-north': (parameters) => krovak(true, parameters),
};

/** Ellipsoids by ESRI's names, which other programs look at as well; the figures are those of the EPSG dataset. */
const ellipsoids: [name: string, a: number, inverseFlattening: number][] = [
  ['WGS_1984', 6_378_137, 298.257223563],
  ['GRS_1980', 6_378_137, 298.257222101],
  ['International_1924', 6_378_388, 297],
  ['Clarke_1866', 6_378_206.4, 294.978698213898],
  ['Clarke_1880_RGS', 6_378_249.145, 293.465],
  ['Clarke_1880_IGN', 6_378_249.2, 293.466021293627],
  ['Bessel_1841', 6_377_397.155, 299.1528128],
  ['Airy_1830', 6_377_563.396, 299.3249646],
  ['Krasovsky_1940', 6_378_245, 298.3],
  ['Australian', 6_378_160, 298.25],
  ['Everest_Definition_1967', 6_377_298.556, 300.8017],
];
const ellipsoidName = ({ a, inverseFlattening }: Ellipsoid): string =>
  ellipsoids.find(([, size, flattening]) => Math.abs(a - size) < 1e-3 && Math.abs(inverseFlattening - flattening) < 1e-6)?.[0] ??
  `Ellipsoid_${String(a)}_${String(inverseFlattening)}`.replaceAll('.', '_');

const units: [name: string, metres: number][] = [
  ['Meter', 1],
  ['Foot', 0.3048],
  ['Foot_US', 0.304800609601219],
  ['Kilometer', 1000],
  ['Foot_Clarke', 0.3047972654],
  ['Yard_Sears', 0.914398414616029],
];
const unitName = (metres: number): string => units.find(([, size]) => Math.abs(size / metres - 1) < 1e-9)?.[0] ?? `Unit_of_${metres}_m`;

/** A number with a point, as these texts have it: "6378137.0". */
const decimal = (value: number): string => (Number.isInteger(value) ? `${value}.0` : String(value));
const radians = (degrees: number): number => Number(((degrees * Math.PI) / 180).toPrecision(15));
const angles: ReadonlySet<string> = new Set<ParameterKey>([
  'lat_0',
  'lon_0',
  'lat_1',
  'lat_2',
  'lat_ts',
  'lon_1',
  'lon_2',
  'alpha',
  'gamma',
]);
const isAngle = (name: string) => /latitude|longitude|meridian|parallel|azimuth|rotation/i.test(name);

/** Prime meridians by name, degrees east of Greenwich, as the EPSG dataset has them; a text says them in degrees whatever its unit is. */
const meridians: [name: string, degrees: number][] = [
  ['Greenwich', 0],
  ['Paris', 2.33722917],
  ['Ferro', -17.6666666667],
  ['Jakarta', 106.807719444],
  ['Lisbon', -9.13190611111],
  ['Rome', 12.4523333333],
  ['Bern', 7.43958333333],
  ['Bogota', -74.0809166667],
  ['Oslo', 10.7229166667],
  ['Madrid', -3.68793888889],
  ['Stockholm', 18.0582777778],
  ['Athens', 23.7163375],
  ['Brussels', 4.367975],
];
const meridianName = (degrees: number): string =>
  meridians.find(([, known]) => Math.abs(known - degrees) < 1e-6)?.[0] ?? `${degrees}_of_Greenwich`;

function geographicText({ ellipsoid, primeMeridian, unitDegrees }: Geographic, names: WrittenNames): string {
  const spheroid = `SPHEROID["${ellipsoidName(ellipsoid)}",${decimal(ellipsoid.a)},${decimal(ellipsoid.inverseFlattening)}]`;
  const prime = `PRIMEM["${meridianName(primeMeridian)}",${decimal(primeMeridian)}]`;
  const unit = `UNIT["${unitDegrees === 1 ? 'Degree' : unitDegrees === 0.9 ? 'Grad' : `Unit_of_${unitDegrees}_degrees`}",${radians(unitDegrees)}]`;
  return `GEOGCS["${names.geographic}",DATUM["${names.datum}",${spheroid}],${prime},${unit}]`;
}

/** The well-known text of a system (WKT 1 of ESRI); null where its method of projection is none that Hectare writes. Angles stand in the unit of its longitudes, lengths in that of its plane. */
export function wktOfSystem({ geographic, projection }: System, names: WrittenNames): string | null {
  const ground = geographicText(geographic, names);
  if (!projection) return ground;
  const { parameters, unitMetres } = projection;
  const method = methods[projection.method]?.(parameters, projection.axes);
  if (!method) return null;
  const written = method.parameters.map(([name, key]) => {
    const value = typeof key === 'number' ? key : (parameters[key] ?? (key === 'k' ? 1 : key === 'lat_ts' ? 78.5 : 0));
    const inUnit =
      key === 'x_0' || key === 'y_0'
        ? value / unitMetres
        : angles.has(String(key)) || isAngle(name)
          ? value / geographic.unitDegrees
          : value;
    return `PARAMETER["${name}",${decimal(inUnit)}]`;
  });
  return `PROJCS["${names.system}",${ground},PROJECTION["${method.name}"],${written.join(',')},UNIT["${unitName(unitMetres)}",${decimal(unitMetres)}]]`;
}
