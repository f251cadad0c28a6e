import { linesOf, mapRings, pointsOf, polygonsOf } from './parts.ts';
import type { Geometry, Position } from './types.ts';

/** One and a half turns: files that count from 0 to 360, and shapes drawn past the edge of a map on either side. Beyond that a longitude has no meaning. */
export const maxLongitude = 540;
/** Tolerance for rounding at 180 and at the poles. */
export const roundingDegrees = 1e-9;

/** The longitude within -180..180 of the same meridian. Subtracting a turn leaves digits that nobody measured (359.9 - 360 = -0.10000000000002274): they are rounded away at 1e-13 degrees. */
export function withinHalfTurn(longitude: number): number {
  if ((longitude >= -180 && longitude <= 180) || !Number.isFinite(longitude)) return longitude;
  if (Math.abs(longitude) <= 180 + roundingDegrees) return Math.sign(longitude) * 180;
  return Math.round((longitude - 360 * Math.round(longitude / 360)) * 1e13) / 1e13;
}

const isBeyond = ([longitude]: Position) => longitude! > 180 || longitude! < -180;
const turned = (position: Position): Position => (isBeyond(position) ? [withinHalfTurn(position[0]!), ...position.slice(1)] : position);
const turnedAll = (positions: Position[]): Position[] => (positions.some(isBeyond) ? positions.map(turned) : positions);

/** Whether some longitude is beyond 180 and all are near enough to be longitudes. */
function isTurned(geometry: Geometry): boolean {
  let farthest = 0;
  const look = (positions: Position[]) => {
    for (const position of positions) {
      const distance = Math.abs(position[0]!);
      if (distance > farthest) farthest = distance;
    }
  };
  look(pointsOf(geometry));
  linesOf(geometry).forEach(look);
  for (const rings of polygonsOf(geometry)) rings.forEach(look);
  return farthest > 180 && farthest <= maxLongitude;
}

/**
 * The geometry with every longitude within -180..180; the same object when all are, or when one is too far out to be a longitude. A ring from 177 to 183 becomes one that crosses the antimeridian, as
 * if it had been drawn from 177 to -177: it is not cut.
 */
export function withLongitudesWithinHalfTurn(geometry: Geometry): Geometry {
  if (!isTurned(geometry)) return geometry;
  switch (geometry.type) {
    case 'Point':
      return { type: 'Point', coordinates: turned(geometry.coordinates) };
    case 'MultiPoint':
      return { type: 'MultiPoint', coordinates: geometry.coordinates.map(turned) };
    case 'GeometryCollection':
      return { type: 'GeometryCollection', geometries: geometry.geometries.map(withLongitudesWithinHalfTurn) };
    default:
      return mapRings(geometry, (rings) => rings.map(turnedAll), turnedAll);
  }
}
