import type { Geometry, Position } from '#geo/types.ts';
import { eccentricitySquared, radians, semiMajorMetres } from '#geo/wgs84.ts';

/** By how much the coordinates of a grid change over a metre of ground, to the east and to the north. */
export interface GroundChange {
  eastX: number;
  eastY: number;
  northX: number;
  northY: number;
}

/** Metres of the ellipsoid in a degree at a latitude: of longitude and of latitude. */
function metresPerDegree(latitude: number): [east: number, north: number] {
  const phi = latitude * radians;
  const w = 1 - eccentricitySquared * Math.sin(phi) ** 2;
  return [
    ((semiMajorMetres * Math.cos(phi)) / Math.sqrt(w)) * radians,
    ((semiMajorMetres * (1 - eccentricitySquared)) / w ** 1.5) * radians,
  ];
}

/** Degrees to either side, over which a projection is as good as straight: 55 m. */
const step = 0.0005;

/**
 * How a grid lies on the ground, by rows. In a projected system it is that of the place; in longitude and latitude that of the latitude of each row. `onGrid` turns shapes in longitude
 * and latitude into the system of the grid.
 */
export async function groundChangeAt(
  [longitude, latitude]: Position,
  onGrid: (geometry: Geometry) => Promise<Geometry>,
): Promise<(y: number) => GroundChange> {
  const parallel = Math.max(-89.9, Math.min(89.9, latitude!));
  const placed = (await onGrid({
    type: 'LineString',
    coordinates: [
      [longitude! - step, parallel],
      [longitude! + step, parallel],
      [longitude!, parallel - step],
      [longitude!, parallel + step],
    ],
  })) as Geometry & { type: 'LineString' };
  const [west, east, south, north] = placed.coordinates as [Position, Position, Position, Position];
  const perDegree = (from: Position, to: Position, axis: 0 | 1) => (to[axis]! - from[axis]!) / (2 * step);
  const [eastX, eastY, northX, northY] = [
    perDegree(west, east, 0),
    perDegree(west, east, 1),
    perDegree(south, north, 0),
    perDegree(south, north, 1),
  ];
  const isInDegrees = Math.abs(eastX - 1) < 0.01 && Math.abs(northY - 1) < 0.01;
  const changeIn = (degrees: number): GroundChange => {
    const [metresEast, metresNorth] = metresPerDegree(degrees);
    return { eastX: eastX / metresEast, eastY: eastY / metresEast, northX: northX / metresNorth, northY: northY / metresNorth };
  };
  if (isInDegrees) return (y) => changeIn(Math.max(-89.9, Math.min(89.9, y)));
  const there = changeIn(parallel);
  return () => there;
}
