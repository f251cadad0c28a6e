/** WGS84 ellipsoid. Semi-major and semi-minor axes in metres; e² is the first eccentricity squared. */
export const semiMajorMetres = 6378137;
const flattening = 1 / 298.257223563;
const semiMinorMetres = semiMajorMetres * (1 - flattening);
export const eccentricitySquared = flattening * (2 - flattening);

export const radians = Math.PI / 180;
export const squareMetresPerHectare = 10_000;

const e = Math.sqrt(eccentricitySquared);

/**
 * Area in m² per radian of longitude between the equator and a latitude (radians), on the ellipsoid.
 * Snyder (1987), Map projections, USGS PP 1395, eq. 3-12: b²/2 · q.
 */
export function areaPerRadian(latitude: number): number {
  const sine = Math.sin(latitude);
  return (semiMinorMetres ** 2 / 2) * (sine / (1 - eccentricitySquared * sine * sine) + Math.atanh(e * sine) / e);
}

/** Derivative of areaPerRadian: meridian radius times radius of the parallel, m² per radian². */
export function areaPerSquareRadian(latitude: number): number {
  const sine = Math.sin(latitude);
  const w = 1 - eccentricitySquared * sine * sine;
  return (semiMajorMetres ** 2 * (1 - eccentricitySquared) * Math.cos(latitude)) / (w * w);
}
