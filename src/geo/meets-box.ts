import { linesOf, pointsOf, polygonsOf } from './parts.ts';
import type { BoundingBox, Geometry, Position, Ring } from './types.ts';

const holds = ([west, south, east, north]: BoundingBox, [x, y]: Position): boolean =>
  west <= x! && x! <= east && south <= y! && y! <= north;

/** A segment meets a box unless both ends lie beyond one side of it, or all of its corners on one side of the segment's line. */
function segmentMeets(box: BoundingBox, a: Position, b: Position): boolean {
  const [west, south, east, north] = box;
  const [ax, ay, bx, by] = [a[0]!, a[1]!, b[0]!, b[1]!];
  if (Math.max(ax, bx) < west || Math.min(ax, bx) > east || Math.max(ay, by) < south || Math.min(ay, by) > north) return false;
  const side = (x: number, y: number) => Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  const sides = [side(west, south), side(west, north), side(east, south), side(east, north)];
  return Math.min(...sides) <= 0 && Math.max(...sides) >= 0;
}

const lineMeets = (box: BoundingBox, line: readonly Position[]): boolean =>
  line.some((place, k) => (k === 0 ? holds(box, place) : segmentMeets(box, line[k - 1]!, place)));

/** By the even-odd rule over all rings, so that a place in a hole is outside. */
function isWithin(rings: readonly Ring[], x: number, y: number): boolean {
  let isIn = false;
  for (const ring of rings)
    for (let k = 1; k < ring.length; k += 1) {
      const [ax, ay, bx, by] = [ring[k - 1]![0]!, ring[k - 1]![1]!, ring[k]![0]!, ring[k]![1]!];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
    }
  return isIn;
}

/**
 * Whether a geometry and a box have a place in common, borders among them; sides are straight in longitude and latitude, as a `bbox` of OGC API – Features means
 * them (OGC 17-069r4, 7.15.3). Positions within -180..180; a box over the antimeridian is asked as two.
 */
export const meetsBox = (geometry: Geometry, box: BoundingBox): boolean =>
  pointsOf(geometry).some((place) => holds(box, place)) ||
  linesOf(geometry).some((line) => lineMeets(box, line)) ||
  polygonsOf(geometry).some((rings) => rings.some((ring) => lineMeets(box, ring)) || isWithin(rings, box[0], box[1]));
