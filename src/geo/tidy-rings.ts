import { turnsLeft } from './check.ts';
import { mapRings, polygonsOf } from './parts.ts';
import type { Geometry, Position, Ring } from './types.ts';

/** A ring needs four positions, the last of which is the first. */
const minPositions = 4;

/** Corners above one another, as in a wall, are two corners: only one that repeats all its numbers goes. */
const isRepeat = (position: Position, before: Position | undefined): boolean =>
  before !== undefined && position.length === before.length && position.every((value, axis) => value === before[axis]);

function withoutRepeats(ring: Ring): Ring {
  if (!ring.some((position, k) => isRepeat(position, ring[k - 1]))) return ring;
  const kept = ring.filter((position, k) => !isRepeat(position, ring[k - 1]));
  return kept.length < minPositions ? ring : kept;
}

/** A ring without a direction (no area, no numbers) stays as it is. */
function turned(ring: Ring, left: boolean): Ring {
  if (turnsLeft(ring) === left) return ring;
  const other = ring.toReversed();
  return turnsLeft(other) === left ? other : ring;
}

const tidy = (ring: Ring, index: number): Ring => turned(withoutRepeats(ring), index === 0);

/**
 * A geometry whose rings repeat no corner and run as RFC 7946 asks. It covers the same land: nothing else about it changes, and lines keep their positions,
 * because the times of a track refer to them by index. The same object where there is nothing to do.
 */
export function withTidyRings(geometry: Geometry): Geometry {
  const isTidy = polygonsOf(geometry).every((rings) => rings.every((ring, index) => ring.length === 0 || tidy(ring, index) === ring));
  return isTidy ? geometry : mapRings(geometry, (rings) => rings.map((ring, index) => (ring.length === 0 ? ring : tidy(ring, index))));
}
