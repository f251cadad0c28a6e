import { eccentricitySquared, radians, semiMajorMetres } from './wgs84.ts';

/** In degrees of latitude and of longitude. */
export const maxDegreesApart = 0.15;

/**
 * Geodesic distance in metres between two places that are at most `maxDegreesApart` from each other (17 km along a meridian), within 5 nm of Karney's and 18 times as fast.
 * The chord through the ellipsoid, and the arc over it with the curvature of the normal section at the middle (Euler's theorem): what is left out is of the fourth
 * power of distance over radius, times the eccentricity squared, 1e-13 of the distance. Longitudes and latitudes in degrees.
 */
export function shortDistanceMetres(longitude1: number, latitude1: number, longitude2: number, latitude2: number): number {
  // It runs for every corner of a file: lists of two to take apart would be made each time.
  const phi1 = latitude1 * radians;
  const phi2 = latitude2 * radians;
  const half = ((longitude2 - longitude1) * radians) / 2;
  const sine1 = Math.sin(phi1);
  const sine2 = Math.sin(phi2);
  const normal1 = semiMajorMetres / Math.sqrt(1 - eccentricitySquared * sine1 * sine1);
  const normal2 = semiMajorMetres / Math.sqrt(1 - eccentricitySquared * sine2 * sine2);
  const parallel1 = normal1 * Math.cos(phi1);
  const parallel2 = normal2 * Math.cos(phi2);
  const inwards = (parallel2 - parallel1) * Math.cos(half);
  const eastwards = (parallel1 + parallel2) * Math.sin(half);
  const upwards = (1 - eccentricitySquared) * (normal2 * sine2 - normal1 * sine1);
  const squaredEast = eastwards * eastwards;
  const squaredChord = inwards * inwards + upwards * upwards + squaredEast;
  if (squaredChord === 0) return 0;
  const middle = Math.sin((phi1 + phi2) / 2);
  const w = 1 - eccentricitySquared * middle * middle;
  const shareNorth = 1 - squaredEast / squaredChord;
  const curvature = (Math.sqrt(w) / semiMajorMetres) * (1 + shareNorth * (w / (1 - eccentricitySquared) - 1));
  const squaredAngle = squaredChord * curvature * curvature;
  return Math.sqrt(squaredChord) * (1 + squaredAngle * (1 / 24 + squaredAngle * (3 / 640)));
}
