import proj4 from 'proj4';
import { radians } from '#geo/wgs84.ts';
import { hasUtm, utmDefinition, utmZoneAt, withinHalfTurn } from '#geo/index.ts';
import { eccentricitySquared, semiMajorMetres } from '#geo/wgs84.ts';

/** The plane in which a map is drawn. Metres, easting first. */
export interface MapProjection {
  kind: 'utm' | 'equal-area';
  /** null where the register has no code */
  epsg: number | null;
  /** of UTM */
  zone: number | null;
  isSouth: boolean;
  /** of an equal-area plane, in degrees */
  middle: { longitude: number; latitude: number } | null;
  /** WKT 1, as GDAL and ESRI read it */
  wkt: string;
  forward(longitude: number, latitude: number): [x: number, y: number];
  inverse(x: number, y: number): [longitude: number, latitude: number];
}

/** How the paper differs from the ground at a place: metres on the plane for a metre on the ellipsoid, and where true north is. */
export interface Distortion {
  alongMeridian: number;
  alongParallel: number;
  /** degrees from grid north to true north, clockwise */
  convergence: number;
}

/** The scale of a map may differ from what is written on it by so much. */
export const maxScaleError = 0.002;
/** Beyond, a metre on the edge of the map is drawn half again as long or short as in its middle. */
export const maxReadableScaleError = 0.5;
const geographic =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]';
const metre = 'UNIT["metre",1,AUTHORITY["EPSG","9001"]],AXIS["Easting",EAST],AXIS["Northing",NORTH]';

const over = (text: string): Pick<MapProjection, 'forward' | 'inverse'> => {
  const transform = proj4('+proj=longlat +datum=WGS84 +no_defs', text);
  return {
    forward: (longitude, latitude) => transform.forward([longitude, latitude]) as [number, number],
    inverse: (x, y) => transform.inverse([x, y]) as [number, number],
  };
};

function utmProjection(zone: number, isSouth: boolean): MapProjection {
  const epsg = (isSouth ? 32_700 : 32_600) + zone;
  const name = `WGS 84 / UTM zone ${zone}${isSouth ? 'S' : 'N'}`;
  return {
    kind: 'utm',
    epsg,
    zone,
    isSouth,
    middle: null,
    wkt: `PROJCS["${name}",${geographic},PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",${zone * 6 - 183}],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",${isSouth ? 10_000_000 : 0}],${metre},AUTHORITY["EPSG","${epsg}"]]`,
    ...over(utmDefinition(zone, isSouth)),
  };
}

/** Lambert's azimuthal equal-area projection about the middle of the map: true in scale there, and in area everywhere. */
export function equalAreaProjection(longitude: number, latitude: number): MapProjection {
  // Rounded, so that the text and the numbers are the same plane.
  const [middle, parallel] = [Math.round(withinHalfTurn(longitude) * 100) / 100, Math.round(latitude * 100) / 100];
  return {
    kind: 'equal-area',
    epsg: null,
    zone: null,
    isSouth: parallel < 0,
    middle: { longitude: middle, latitude: parallel },
    wkt: `PROJCS["Lambert azimuthal equal-area at ${parallel} ${middle}",${geographic},PROJECTION["Lambert_Azimuthal_Equal_Area"],PARAMETER["latitude_of_center",${parallel}],PARAMETER["longitude_of_center",${middle}],PARAMETER["false_easting",0],PARAMETER["false_northing",0],${metre}]`,
    ...over(`+proj=laea +lat_0=${parallel} +lon_0=${middle} +x_0=0 +y_0=0 +datum=WGS84 +units=m +no_defs`),
  };
}

/** Length of a degree step that is short beside the Earth and long beside the last digit, in radians. */
const step = 1e-5;

export function distortionAt({ forward }: MapProjection, longitude: number, latitude: number): Distortion {
  const phi = latitude * radians;
  const w = 1 - eccentricitySquared * Math.sin(phi) ** 2;
  const meridianRadius = (semiMajorMetres * (1 - eccentricitySquared)) / w ** 1.5;
  const parallelRadius = (semiMajorMetres / Math.sqrt(w)) * Math.cos(phi);
  const degrees = step / radians;
  const [south, north] = [forward(longitude, latitude - degrees), forward(longitude, latitude + degrees)];
  const [west, east] = [forward(longitude - degrees, latitude), forward(longitude + degrees, latitude)];
  const [dx, dy] = [north[0] - south[0], north[1] - south[1]];
  return {
    alongMeridian: Math.hypot(dx, dy) / (2 * step * meridianRadius),
    alongParallel: Math.hypot(east[0] - west[0], east[1] - west[1]) / (2 * step * parallelRadius),
    convergence: Math.atan2(dx, dy) / radians,
  };
}

/** The larger of both differences from 1. */
export const scaleErrorOf = ({ alongMeridian, alongParallel }: Distortion): number =>
  Math.max(Math.abs(alongMeridian - 1), Math.abs(alongParallel - 1));

export interface GroundBox {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The largest scale error on the edges and in the middle of a box of the plane. */
export function scaleErrorIn(projection: MapProjection, { west, south, east, north }: GroundBox): number {
  let error = 0;
  for (const x of [west, (west + east) / 2, east])
    for (const y of [south, (south + north) / 2, north]) {
      const [longitude, latitude] = projection.inverse(x, y);
      const there = Number.isFinite(longitude) ? scaleErrorOf(distortionAt(projection, longitude, latitude)) : Number.POSITIVE_INFINITY;
      error = Math.max(error, Number.isFinite(there) ? there : Number.POSITIVE_INFINITY);
    }
  return error;
}

/** The UTM zone of a place, where UTM is defined. */
export function utmAt(longitude: number, latitude: number): MapProjection | null {
  if (!hasUtm(latitude)) return null;
  return utmProjection(utmZoneAt(longitude, latitude), latitude < 0);
}
