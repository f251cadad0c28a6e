import geodesic from 'geographiclib-geodesic';
import { hectaresOfPlaces, ringAreaSquareMetres } from './area.ts';
import { crosses, poleOf, splitAtAntimeridian, stepOver, unroll } from './antimeridian.ts';
import { withLongitudesWithinHalfTurn } from './longitudes.ts';
import { isMeasurable } from './measurable.ts';
import { linesOf, openRing, pointsOf, polygonsOf, samePlace } from './parts.ts';
import { maxDegreesApart, shortDistanceMetres } from './short-distance.ts';
import { TooMuchWork } from './too-much-work.ts';
import type { BoundingBox, Geometry, Position, Ring } from './types.ts';
import { areaPerRadian, radians } from './wgs84.ts';

const ellipsoid = geodesic.Geodesic.WGS84;

/** False for anything that is not a place: GeographicLib returns NaN for it. */
const areNear = (one: Position, other: Position) =>
  Math.abs(one[0]! - other[0]!) <= maxDegreesApart &&
  Math.abs(one[1]! - other[1]!) <= maxDegreesApart &&
  Math.abs(one[1]!) <= 90 &&
  Math.abs(other[1]!) <= 90;

/** Geodesic distance in metres between two positions (Karney 2013; for near ones from the chord, within 5 nm). */
export function distanceMetres(from: Position, to: Position): number {
  if (areNear(from, to)) return shortDistanceMetres(from[0]!, from[1]!, to[0]!, to[1]!);
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
 * else of lines by length, else of points. null for an empty geometry, for what is not measured (isMeasurable), and for land around a pole that crosses the antimeridian too often. May lie
 * outside a bent shape.
 */
export function centroid(geometry: Geometry): [number, number] | null {
  return isMeasurable(geometry) ? centroidOfPlaces(geometry) : null;
}

/** The same of what is known to be measured. */
function centroidOfPlaces(geometry: Geometry, ringArea = ringAreaSquareMetres): [number, number] | null {
  // A ring around a pole has a centroid only once it is closed along the pole.
  if (polygonsOf(geometry).some(([shell]) => shell && crosses(shell) && unroll(shell).turns !== 0)) return centroidAroundPole(geometry);
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
      const turn = near(vertices[0]![0]!, reference) - reference - vertices[0]![0]!;
      const { twice, x, y } = momentsOf(crosses(vertices) ? unroll(vertices).ring : vertices, turn, middle);
      if (twice === 0) return;
      const share = (index === 0 ? 1 : -1) * ringArea(ring);
      weight += share;
      sumLongitude += share * (x / (3 * twice));
      sumSine += share * (y / (3 * twice) + middle);
    });
  }
  if (reference !== null && weight > 0) return [wrapped(reference + sumLongitude / weight), latitudeOfArea(sumSine / weight)];
  return (
    meanPosition(
      linesOf(geometry).flatMap((line) =>
        line.slice(1).map((to, k) => ({ at: between(line[k]!, to), weight: distanceMetres(line[k]!, to) })),
      ),
    ) ??
    meanPosition([...pointsOf(geometry), ...linesOf(geometry).flat(), ...polygonsOf(geometry).flat(2)].map((at) => ({ at, weight: 1 })))
  );
}

/** Twice the area of a ring and six times its moments, on a plane of equal area: longitudes moved by `turn`, areas from the equator less `middle`. */
function momentsOf(vertices: Position[], turn: number, middle: number): { twice: number; x: number; y: number } {
  const yOf = (position: Position) => areaPerRadian(position[1]! * radians) - middle;
  let [twice, x, y] = [0, 0, 0];
  const [firstX, firstY] = [vertices[0]![0]! + turn, yOf(vertices[0]!)];
  let [x1, y1] = [firstX, firstY];
  for (let k = 1; k <= vertices.length; k += 1) {
    const isLast = k === vertices.length;
    const x2 = isLast ? firstX : vertices[k]![0]! + turn;
    const y2 = isLast ? firstY : yOf(vertices[k]!);
    const cross = x1 * y2 - x2 * y1;
    twice += cross;
    x += (x1 + x2) * cross;
    y += (y1 + y2) * cross;
    x1 = x2;
    y1 = y2;
  }
  return { twice, x, y };
}

function centroidAroundPole(geometry: Geometry): [number, number] | null {
  try {
    return centroid(splitAtAntimeridian(geometry));
  } catch (error) {
    if (error instanceof TooMuchWork) return null;
    throw error;
  }
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

/** west, south, east, north in degrees; west > east where the shortest box crosses the antimeridian (RFC 7946, section 5.2). null when empty, and for what is not measured (isMeasurable). */
export function boundingBox(geometry: Geometry): BoundingBox | null {
  return boundingBoxOfAll([geometry]);
}

/** One box around several geometries, without those that are not measured. */
export function boundingBoxOfAll(wanted: Geometry[]): BoundingBox | null {
  return boxOfPlaces(wanted.filter(isMeasurable));
}

/** Widens longitudes and latitudes by the places of a list. */
function widen(reach: { south: number; north: number; west: number; east: number }, positions: readonly Position[]): void {
  let { south, north, west, east } = reach;
  for (let k = 0; k < positions.length; k += 1) {
    const longitude = positions[k]![0]!;
    const latitude = positions[k]![1]!;
    if (!Number.isFinite(longitude) || !Number.isFinite(latitude)) continue;
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
  }
  reach.south = south;
  reach.north = north;
  reach.west = west;
  reach.east = east;
}

/** The same of what is known to be measured. */
function boxOfPlaces(measured: Geometry[]): BoundingBox | null {
  const geometries = measured.map(withLongitudesWithinHalfTurn);
  const reach = { south: Infinity, north: -Infinity, west: Infinity, east: -Infinity };
  let over = false;
  const runs = geometries.flatMap((geometry) => [
    ...polygonsOf(geometry)
      .flat()
      .map((ring) => (ring.length === 0 || samePlace(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]!])),
    ...linesOf(geometry),
  ]);
  for (const run of runs) {
    if (!crosses(run)) continue;
    over = true;
    const { ring, turns } = unroll(run);
    if (turns !== 0) {
      if (poleOf(ring) > 0) reach.north = 90;
      else reach.south = -90;
    }
  }
  for (const geometry of geometries) widen(reach, pointsOf(geometry));
  for (const run of runs) widen(reach, run);
  const { south, north, west, east } = reach;
  if (west === Infinity) return null;
  // Parcels on both sides, neither of which meets the antimeridian, are as near to one another as those that do.
  if (!over && east - west <= 180) return [west, south, east, north];
  // The box leaves out the widest stretch of longitudes that is empty.
  const covered: [from: number, to: number][] = [];
  const cover = (from: Position, to: Position) => {
    if (![from[0], to[0]].every(Number.isFinite)) return;
    const [low, high] = [Math.min(from[0]!, to[0]!), Math.max(from[0]!, to[0]!)];
    if (stepOver(from, to) === 0) covered.push([low, high]);
    else covered.push([high, 180], [-180, low]);
  };
  for (const run of runs) for (let k = 1; k < run.length; k += 1) cover(run[k - 1]!, run[k]!);
  for (const geometry of geometries) for (const point of pointsOf(geometry)) cover(point, point);
  covered.sort((a, b) => a[0] - b[0]);
  let covers = covered[0]![1];
  let gap = 0;
  let edges: [west: number, east: number] = [-180, 180];
  for (const [from, to] of covered) {
    if (from - covers > gap) {
      gap = from - covers;
      edges = [from, covers];
    }
    covers = Math.max(covers, to);
  }
  if (covered[0]![0] + 360 - covers > gap) edges = [covered[0]![0], covers];
  return [edges[0], south, edges[1], north];
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

/** All null where a corner is no place on the Earth: such a shape is not measured. */
export interface Measures {
  areaHectares: number | null;
  perimeterMetres: number | null;
  centroid: [number, number] | null;
  boundingBox: BoundingBox | null;
}

/** The area of a ring in m², computed once. Most shapes have one ring, and need no list. */
function ringAreasOnce(): (ring: Ring) => number {
  let first: { ring: Ring; squareMetres: number } | null = null;
  let others: Map<Ring, number> | null = null;
  return (ring) => {
    if (first?.ring === ring) return first.squareMetres;
    const squareMetres = others?.get(ring) ?? ringAreaSquareMetres(ring);
    if (first) (others ??= new Map()).set(ring, squareMetres);
    else first = { ring, squareMetres };
    return squareMetres;
  };
}

export function measure(geometry: Geometry): Measures {
  if (!isMeasurable(geometry)) return { areaHectares: null, perimeterMetres: null, centroid: null, boundingBox: null };
  const areaOnce = ringAreasOnce();
  return {
    areaHectares: hectaresOfPlaces(geometry, areaOnce),
    perimeterMetres: perimeterMetres(geometry),
    centroid: centroidOfPlaces(geometry, areaOnce),
    boundingBox: boxOfPlaces([geometry]),
  };
}
