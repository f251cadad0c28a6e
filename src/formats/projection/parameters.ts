/** Parameters of a projection, by the keys of PROJ: angles in degrees, lengths in metres. */
export type Parameters = Partial<Record<ParameterKey, number>>;
export type ParameterKey =
  | 'lat_0' | 'lon_0' | 'lat_1' | 'lat_2' | 'lat_ts' | 'lon_1' | 'lon_2' | 'k' | 'x_0' | 'y_0' | 'alpha' | 'gamma' | 'h' | 'x_scale' | 'y_scale' | 'rotation' | 'sphere_type' | 'option' | 'colatitude' | 'zone_width' | 'first_longitude'; // prettier-ignore

export type ParameterUnit = 'angle' | 'length' | 'ratio';

/** A name without its letters' case, signs and blanks: "Latitude_Of_Origin", "latitude of origin". */
export const plainName = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const names: Record<ParameterKey, [ParameterUnit, string[]]> = {
  lat_0: [
    'angle',
    [
      'latitude_of_origin',
      'latitude_of_center',
      'latitude_of_centre',
      'central_parallel',
      'latitude of natural origin',
      'latitude of false origin',
      'latitude of projection centre',
      'spherical latitude of origin',
      'latitude of topocentric origin',
    ],
  ],
  lon_0: [
    'angle',
    [
      'central_meridian',
      'longitude_of_origin',
      'longitude_of_center',
      'longitude_of_centre',
      'longitude of natural origin',
      'longitude of false origin',
      'longitude of projection centre',
      'longitude of origin',
      'spherical longitude of origin',
      'longitude of topocentric origin',
    ],
  ],
  lat_1: ['angle', ['standard_parallel_1', 'latitude of 1st standard parallel', 'latitude_of_1st_point', 'latitude_of_point_1']],
  lat_2: ['angle', ['standard_parallel_2', 'latitude of 2nd standard parallel', 'latitude_of_2nd_point', 'latitude_of_point_2']],
  lat_ts: ['angle', ['latitude of standard parallel', 'pseudo_standard_parallel_1', 'latitude of pseudo standard parallel']],
  lon_1: ['angle', ['longitude_of_1st_point', 'longitude_of_point_1']],
  lon_2: ['angle', ['longitude_of_2nd_point', 'longitude_of_point_2']],
  k: [
    'ratio',
    [
      'scale_factor',
      'scale factor at natural origin',
      'scale factor at projection centre',
      'scale factor on initial line',
      'scale factor on pseudo standard parallel',
      'ellipsoid scaling factor',
    ],
  ],
  x_0: ['length', ['false_easting', 'easting at false origin', 'easting at projection centre']],
  y_0: ['length', ['false_northing', 'northing at false origin', 'northing at projection centre']],
  alpha: ['angle', ['azimuth', 'azimuth of initial line', 'azimuth at projection centre']],
  gamma: ['angle', ['rectified_grid_angle', 'angle from rectified to skew grid']],
  h: ['length', ['height', 'projection plane origin height', 'viewpoint height']],
  x_scale: ['ratio', ['x_scale']],
  y_scale: ['ratio', ['y_scale']],
  rotation: ['angle', ['xy_plane_rotation']],
  sphere_type: ['ratio', ['auxiliary_sphere_type']],
  option: ['ratio', ['option']],
  colatitude: ['angle', ['co_latitude of cone axis', 'colatitude of the cone axis']],
  zone_width: ['angle', ['zone width']],
  first_longitude: ['angle', ['initial longitude']],
};

const keys = new Map(
  Object.entries(names).flatMap(([key, [unit, all]]) => all.map((name) => [plainName(name), { key: key as ParameterKey, unit }] as const)),
);

/** The parameter that a name of any spelling (OGC, ESRI, EPSG) stands for. */
export const parameterOf = (name: string): { key: ParameterKey; unit: ParameterUnit } | null => keys.get(plainName(name)) ?? null;
