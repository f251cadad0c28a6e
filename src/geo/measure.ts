import geodesic from 'geographiclib-geodesic';
import { areaHectares, ringAreaSquareMetres } from './area.ts';
import { forEachPosition, linesOf, openRing, pointsOf, polygonsOf, samePlace } from './parts.ts';
import type { BoundingBox, Geometry, Position } from './types.ts';
import { areaPerRadian, radians } from './wgs84.ts';

const ellipsoid = geodesic.Geodesic.WGS84;

/** Geodesic distance in metres between two positions (Karney 2013). */
export function distanceMetres(from: Position, to: Position): number {
  return ellipsoid.Inverse(from[1]!, from[0]!, to[1]!, to[0]!, geodesic.Geodesic.DISTANCE).s12 ?? 0;
}

/** Length of a line of positions in metres along geodesics. */
export function lengthMetres(positions: Position[]): number {
  let total = 0;
  for (let k = 1; k < positions.length; k += 1) total += distanceMetres(positions[k - 1]!, positions[k]!);
  return total;
}

/** Perimeter of all rings (an open ring is closed for it), or the length of lines, in metres. */
export function perimeterMetres(geometry: Geometry): number {
  let total = 0;
  for (const rings of polygonsOf(geometry)) {
    for (const ring of rings) total += lengthMetres(samePlace(ring[0], ring.at(-1)) ? ring : [...ring, ...ring.slice(0, 1)]);
  }
  for (const line of linesOf(geometry)) total += lengthMetres(line);
  return total;
}

/** The longitude nearest to a reference, so that a shape across the antimeridian is one piece. */
const near = (longitude: number, reference: number) => longitude - 360 * Math.round((longitude - reference) / 360);
const wrapped = (longitude: number) => (longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude);

/**
 * Centroid [longitude, latitude] in degrees: of polygons by their area on the ellipsoid (equal-area coordinates, edges straight between vertices),
 * else of lines by length, else of points. null for an empty geometry. May lie outside a bent shape.
 */
export function centroid(geometry: Geometry): [number, number] | null {
  let reference: number | null = null;
  let weight = 0;
  let sumLongitude = 0;
  let sumSine = 0;
  for (const rings of polygonsOf(geometry)) {
    rings.forEach((ring, index) => {
      const vertices = openRing(ring);
      if (vertices.length < 3) return;
      reference ??= vertices[0]![0]!;
      const middle = areaPerRadian(vertices[0]![1]! * radians);
      const points = vertices.map(([longitude, latitude]) => [near(longitude!, reference!) - reference!, areaPerRadian(latitude! * radians) - middle] as const);
      let twice = 0;
      let x = 0;
      let y = 0;
      for (let k = 0; k < points.length; k += 1) {
        const [x1, y1] = points[k]!;
        const [x2, y2] = points[(k + 1) % points.length]!;
        const cross = x1 * y2 - x2 * y1;
        twice += cross;
        x += (x1 + x2) * cross;
        y += (y1 + y2) * cross;
      }
      if (twice === 0) return;
      const share = (index === 0 ? 1 : -1) * ringAreaSquareMetres(ring);
      weight += share;
      sumLongitude += share * (x / (3 * twice));
      sumSine += share * (y / (3 * twice) + middle);
    });
  }
  if (reference !== null && weight > 0) return [wrapped(reference + sumLongitude / weight), latitudeOfArea(sumSine / weight)];
  return meanPosition(linesOf(geometry).flatMap((line) => line.slice(1).map((to, k) => ({ at: between(line[k]!, to), weight: distanceMetres(line[k]!, to) }))))
    ?? meanPosition([...pointsOf(geometry), ...linesOf(geometry).flat(), ...polygonsOf(geometry).flat(2)].map((at) => ({ at, weight: 1 })));
}

function between(from: Position, to: Position): Position {
  return [(from[0]! + near(to[0]!, from[0]!)) / 2, (from[1]! + to[1]!) / 2];
}

function meanPosition(items: { at: Position; weight: number }[]): [number, number] | null {
  const total = items.reduce((sum, item) => sum + item.weight, 0);
  if (items.length === 0 || !(total > 0)) return null;
  const reference = items[0]!.at[0]!;
  const longitude = items.reduce((sum, { at, weight }) => sum + near(at[0]!, reference) * weight, 0) / total;
  return [wrapped(longitude), items.reduce((sum, { at, weight }) => sum + at[1]! * weight, 0) / total];
}

/** Inverse of areaPerRadian by Newton's method, in degrees. */
function latitudeOfArea(area: number): number {
  const limit = areaPerRadian(Math.PI / 2);
  let latitude = Math.asin(Math.max(-1, Math.min(1, area / limit)));
  for (let step = 0; step < 12; step += 1) {
    const slope = (areaPerRadian(latitude + 1e-7) - areaPerRadian(latitude - 1e-7)) / 2e-7;
    if (slope < 1) break;
    const change = (areaPerRadian(latitude) - area) / slope;
    latitude -= change;
    if (Math.abs(change) < 1e-14) break;
  }
  return latitude / radians;
}

/** west, south, east, north in degrees; west > east where the shortest box crosses the antimeridian (RFC 7946, section 5.2). null when empty. */
export function boundingBox(geometry: Geometry): BoundingBox | null {
  return boundingBoxOfAll([geometry]);
}

/** One box around several geometries. */
export function boundingBoxOfAll(geometries: Geometry[]): BoundingBox | null {
  let south = Infinity;
  let north = -Infinity;
  let west = Infinity;
  let east = -Infinity;
  let crosses = false;
  const longitudes: number[] = [];
  for (const geometry of geometries) {
    for (const run of [...polygonsOf(geometry).flat(), ...linesOf(geometry)]) {
      for (let k = 1; k < run.length && !crosses; k += 1) crosses = Math.abs(run[k]![0]! - run[k - 1]![0]!) > 180;
    }
    forEachPosition(geometry, ([longitude, latitude]) => {
      if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) return;
      south = Math.min(south, latitude!);
      north = Math.max(north, latitude!);
      west = Math.min(west, longitude!);
      east = Math.max(east, longitude!);
    });
  }
  if (south === Infinity) return null;
  const split = west <= -179.999 && east >= 179.999;
  if (!crosses && !split) return [west, south, east, north];
  // The widest empty stretch of longitudes is what the box leaves out.
  for (const geometry of geometries) forEachPosition(geometry, ([longitude]) => { if (Number.isFinite(longitude)) longitudes.push(longitude!); });
  longitudes.sort((a, b) => a - b);
  let gap = longitudes[0]! + 360 - longitudes.at(-1)!;
  let after = 0;
  for (let k = 1; k < longitudes.length; k += 1) {
    if (longitudes[k]! - longitudes[k - 1]! > gap) { gap = longitudes[k]! - longitudes[k - 1]!; after = k; }
  }
  if (after === 0) return [west, south, east, north];
  return [longitudes[after]!, south, longitudes[after - 1]!, north];
}

/** Width (at the middle latitude) and height of a box in metres along geodesics; a box around one point gives 0 and 0. */
export function boxSizeMetres([west, south, east, north]: BoundingBox): { width: number; height: number } {
  const middle = (south + north) / 2;
  const span = west <= east ? east - west : east - west + 360;
  const half = west + span / 2;
  return {
    width: distanceMetres([west, middle], [half, middle]) + distanceMetres([half, middle], [west + span, middle]),
    height: distanceMetres([half, south], [half, north]),
  };
}

export interface Measures {
  areaHectares: number;
  perimeterMetres: number;
  centroid: [number, number] | null;
  boundingBox: BoundingBox | null;
}

export function measure(geometry: Geometry): Measures {
  return { areaHectares: areaHectares(geometry), perimeterMetres: perimeterMetres(geometry), centroid: centroid(geometry), boundingBox: boundingBox(geometry) };
}
