import { maxLongitude, roundingDegrees } from './longitudes.ts';
import { linesOf, pointsOf, polygonsOf } from './parts.ts';
import type { Geometry, Position, Ring } from './types.ts';

/** Whether a position is a place on the Earth: a latitude, and a longitude in one of the turns that files use. Rounding beside the limits does not count. */
const isPlace = (position: Position): boolean => Math.abs(position[1]!) <= 90 + roundingDegrees && Math.abs(position[0]!) <= maxLongitude;

const isWholeTurn = (from: Position, to: Position): boolean =>
  Math.abs(to[0]! - from[0]!) >= 360 - roundingDegrees && !(Math.abs(from[1]!) >= 90 - roundingDegrees && from[1] === to[1]);

/** Whether two longitudes are of one meridian. */
function isSameMeridian(one: number, two: number): boolean {
  const apart = Math.abs(one - two) % 360;
  return Math.min(apart, 360 - apart) <= roundingDegrees;
}

/**
 * Where a ring leads once around the Earth by one edge and back by another, and has no corner beside the meridian where they end; null where it does not. Each such edge begins and
 * ends at the same place, so a frame around the world would have no area. A single one closes a ring around a pole, and rings over the antimeridian that list both 180 and -180
 * have two besides their land.
 */
export function frameAroundEarth(ring: Ring): Position | null {
  if (ring.some((position) => !isSameMeridian(position[0]!, ring[0]![0]!))) return null;
  let first: Position | null = null;
  for (let k = 0; k < ring.length; k += 1) {
    const from = ring[k === 0 ? ring.length - 1 : k - 1]!;
    if (!isWholeTurn(from, ring[k]!)) continue;
    if (first) return first;
    first = from;
  }
  return null;
}

/**
 * Whether a geometry has figures: every corner is a place on the Earth, and no ring is a frame around it. Any figure of something else would be made up, so it is not measured and
 * left out of sums; the check says where the fault is.
 */
export function isMeasurable(geometry: Geometry): boolean {
  return (
    pointsOf(geometry).every(isPlace) &&
    linesOf(geometry).every((line) => line.every(isPlace)) &&
    polygonsOf(geometry).every((rings) => rings.every((ring) => ring.every(isPlace) && !frameAroundEarth(ring)))
  );
}
