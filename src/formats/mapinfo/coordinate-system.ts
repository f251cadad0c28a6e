import { register } from '../projection/register.ts';
import { ellipsoidOf, groundCodeOf, webDatum } from './datums.ts';

/** What a CoordSys clause says. */
export type MapInfoSystem =
  /** a text for Reprojection */
  | { kind: 'written'; text: string }
  /** a plan without a place on the Earth */
  | { kind: 'nowhere' }
  /** a projection, datum or turn of axes that is not known here */
  | { kind: 'unknown'; clause: string };

/** Metres of a unit, by MapInfo's names; chains and links are those of the survey of the United States, as in GDAL. */
const unitMetres: Record<string, number> = {
  mi: 1609.344,
  km: 1000,
  in: 0.0254,
  ft: 0.3048,
  yd: 0.9144,
  mm: 0.001,
  cm: 0.01,
  m: 1,
  surveyft: 0.304800609601219,
  nmi: 1852,
  li: 0.201168402336805,
  ch: 20.1168402336805,
  rd: 5.02921005842012,
};

/** Projections by their number: the method of well-known text, and what the figures behind the unit are, in their order. */
const methods: Record<number, { name: string; parameters: string[]; fixed?: Record<string, number> }> = {
  2: { name: 'Cylindrical_Equal_Area', parameters: ['central_meridian', 'standard_parallel_1'] },
  3: {
    name: 'Lambert_Conformal_Conic_2SP',
    parameters: ['central_meridian', 'latitude_of_origin', 'standard_parallel_1', 'standard_parallel_2', 'false_easting', 'false_northing'],
  },
  4: { name: 'Lambert_Azimuthal_Equal_Area', parameters: ['longitude_of_center', 'latitude_of_center'] },
  6: {
    name: 'Equidistant_Conic',
    parameters: [
      'longitude_of_center',
      'latitude_of_center',
      'standard_parallel_1',
      'standard_parallel_2',
      'false_easting',
      'false_northing',
    ],
  },
  7: {
    name: 'Hotine_Oblique_Mercator',
    parameters: ['longitude_of_center', 'latitude_of_center', 'azimuth', 'scale_factor', 'false_easting', 'false_northing'],
    fixed: { rectified_grid_angle: 90 },
  },
  8: {
    name: 'Transverse_Mercator',
    parameters: ['central_meridian', 'latitude_of_origin', 'scale_factor', 'false_easting', 'false_northing'],
  },
  9: {
    name: 'Albers_Conic_Equal_Area',
    parameters: [
      'longitude_of_center',
      'latitude_of_center',
      'standard_parallel_1',
      'standard_parallel_2',
      'false_easting',
      'false_northing',
    ],
  },
  10: { name: 'Mercator_1SP', parameters: ['central_meridian'] },
  16: { name: 'Sinusoidal', parameters: ['longitude_of_center'] },
  18: { name: 'New_Zealand_Map_Grid', parameters: ['central_meridian', 'latitude_of_origin', 'false_easting', 'false_northing'] },
  19: {
    name: 'Lambert_Conformal_Conic_2SP_Belgium',
    parameters: ['central_meridian', 'latitude_of_origin', 'standard_parallel_1', 'standard_parallel_2', 'false_easting', 'false_northing'],
  },
  25: { name: 'Swiss_Oblique_Cylindrical', parameters: ['central_meridian', 'latitude_of_center', 'false_easting', 'false_northing'] },
  26: { name: 'Mercator_2SP', parameters: ['central_meridian', 'standard_parallel_1'] },
  27: { name: 'Polyconic', parameters: ['central_meridian', 'latitude_of_origin', 'false_easting', 'false_northing'] },
  29: { name: 'Lambert_Azimuthal_Equal_Area', parameters: ['longitude_of_center', 'latitude_of_center'] },
  30: { name: 'Cassini_Soldner', parameters: ['central_meridian', 'latitude_of_origin', 'false_easting', 'false_northing'] },
  31: {
    name: 'Oblique_Stereographic',
    parameters: ['central_meridian', 'latitude_of_origin', 'scale_factor', 'false_easting', 'false_northing'],
  },
};

/** The ground that a clause names, as well-known text, and the figures behind it; null for a datum that is not known. */
async function groundOf(figures: number[]): Promise<{ text: string; rest: number } | null> {
  const datum = figures[1]!;
  if (datum === 999 || datum === 9999) {
    const ellipsoid = ellipsoidOf(figures[2]!);
    const count = datum === 999 ? 3 : 7;
    const given = figures.slice(3, 3 + count);
    if (!ellipsoid || given.length < count || !given.every(Number.isFinite)) return null;
    // MapInfo turns the axes the other way than the position vector that TOWGS84 is.
    const shift = given.map((value, at) => (at >= 3 && at < 6 && value !== 0 ? -value : value));
    const meridian = datum === 999 ? 0 : (figures[10] ?? Number.NaN);
    return Number.isFinite(meridian)
      ? { text: groundText('MapInfo', 'MapInfo', ellipsoid, meridian, shift), rest: datum === 999 ? 6 : 11 }
      : null;
  }
  const ground = (await register()).ground(groundCodeOf(datum) ?? '');
  return ground && { text: groundText(ground.geographic.name, ground.geographic.datum, ground.geographic.ellipsoid, 0), rest: 2 };
}

const groundText = (name: string, datum: string, ellipsoid: { a: number; inverseFlattening: number }, meridian: number, shift?: number[]) =>
  `GEOGCS["${name}",DATUM["${datum}",SPHEROID["MapInfo",${ellipsoid.a},${ellipsoid.inverseFlattening}]${
    shift ? `,TOWGS84[${[...shift, 0, 0, 0, 0].slice(0, 7).join(',')}]` : ''
  }],PRIMEM["MapInfo",${meridian}],UNIT["degree",0.0174532925199433]]`;

/** The values of a clause: figures as numbers, the name of a unit as a text. */
const valuesOf = (text: string): (number | string)[] =>
  text.split(',').map((written) => {
    const value = written.trim();
    return value.startsWith('"')
      ? value.slice(1, value.lastIndexOf('"') > 0 ? value.lastIndexOf('"') : undefined)
      : Number(value || Number.NaN);
  });

/**
 * The system of a CoordSys clause: `Earth Projection 8, 104, "m", 9, 0, 0.9996, 500000, 0`, `Earth`, `NonEarth Units "m"` (MapInfo's reference, “CoordSys clause”).
 * Bounds behind it say how finely whole numbers were kept, and nothing of the place.
 */
export async function systemOfClause(clause: string): Promise<MapInfoSystem> {
  const unknown: MapInfoSystem = { kind: 'unknown', clause: clause.trim().slice(0, 120) };
  const text = clause.split(/\bBounds\b/i)[0]!.trim();
  if (/^NonEarth\b/i.test(text)) return { kind: 'nowhere' };
  if (/^Earth$/i.test(text)) return { kind: 'written', text: 'EPSG:4326' };
  const projection = /^Earth\s+Projection\s+(.*)$/is.exec(text)?.[1];
  if (projection === undefined || /\bAffine\b/i.test(projection)) return unknown;
  const values = valuesOf(projection);
  // Numbers from 2000 on are projections with bounds, from 1000 and 3000 on with a turn of the axes.
  const number = Number(values[0]) - (Number(values[0]) >= 2000 && Number(values[0]) < 3000 ? 2000 : 0);
  const figures = values.map((value) => (typeof value === 'number' ? value : Number.NaN));
  const ground = await groundOf(figures);
  if (!ground) return unknown;
  if (number === 1) return { kind: 'written', text: ground.text };
  if (number === 10 && figures[1] === webDatum) return { kind: 'written', text: 'EPSG:3857' };
  const method = methods[number];
  const metres = unitMetres[String(values[ground.rest]).toLowerCase().replace(' ', '')];
  const given = figures.slice(ground.rest + 1);
  const needed = method?.parameters.length ?? 0;
  if (!method || metres === undefined || given.length < needed || !given.slice(0, needed).every(Number.isFinite)) return unknown;
  const parameters = [...method.parameters.map((name, at): [string, number] => [name, given[at]!]), ...Object.entries(method.fixed ?? {})];
  const written = parameters.map(([name, value]) => `PARAMETER["${name}",${value}]`).join(',');
  return {
    kind: 'written',
    text: `PROJCS["${unknown.clause.replaceAll('"', '')}",${ground.text},PROJECTION["${method.name}"],${written},UNIT["unit",${metres}]]`,
  };
}
