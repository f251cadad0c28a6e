import { boundingBox } from './measure.ts';
import { vertexCount } from './parts.ts';
import type { BoundingBox, Polygon, Position, Ring } from './types.ts';

/** A polygon with its box. */
export interface BoxedPolygon {
  polygon: Polygon;
  box: BoundingBox;
}

/** A piece has no more corners than this where it can be halved: laying a plot over it costs what a plot of its size does. */
const maxCorners = 400;
/** Halves of halves: a side of the world becomes less than a metre. */
const maxHalvings = 50;
/** All halves on the way have no more corners together than so many times those of the polygon; long teeth side by side would grow with the square of their number. */
const maxGrowth = 40;

/** The part of a ring on one side of a meridian (axis 0) or parallel (axis 1); it runs along the cut between parts (Sutherland and Hodgman 1974). */
function ringBeside(ring: Ring, axis: 0 | 1, cut: number, side: 1 | -1): Ring {
  const kept: Position[] = [];
  const beyond = (place: Position) => (place[axis]! - cut) * side;
  for (let k = 1; k < ring.length; k += 1) {
    const [a, b] = [ring[k - 1]!, ring[k]!];
    const [from, to] = [beyond(a), beyond(b)];
    if (from >= 0) kept.push(a);
    if ((from > 0 && to < 0) || (from < 0 && to > 0)) {
      const share = from / (from - to);
      const across = a[1 - axis]! + (b[1 - axis]! - a[1 - axis]!) * share;
      kept.push(axis === 0 ? [cut, across] : [across, cut]);
    }
  }
  return kept.length < 3 ? [] : [...kept, kept[0]!];
}

function halvesOf({ polygon: { coordinates }, box: [west, south, east, north] }: BoxedPolygon): BoxedPolygon[] {
  const axis = east - west >= north - south ? 0 : 1;
  const cut = axis === 0 ? (west + east) / 2 : (south + north) / 2;
  return ([-1, 1] as const).flatMap((side) => {
    const [outer, ...holes] = coordinates.map((ring) => ringBeside(ring, axis, cut, side));
    if (!outer || outer.length === 0) return [];
    const polygon: Polygon = { type: 'Polygon', coordinates: [outer, ...holes.filter(({ length }) => length > 0)] };
    const box = boundingBox(polygon);
    return box ? [{ polygon, box }] : [];
  });
}

/**
 * A polygon as pieces side by side with few corners each, cut along the middles of their boxes: what is asked of a small place is then answered by the pieces there, not by the outline of
 * a whole country. Cuts and sides are straight in longitude and latitude. Pieces hold the same land by the even-odd rule, but may run along a cut twice or touch themselves there, as a
 * polygon with a fault does: make them valid before an engine gets them.
 */
export function piecesOf(whole: BoxedPolygon): BoxedPolygon[] {
  let left = maxGrowth * vertexCount(whole.polygon);
  const halved = (one: BoxedPolygon, halvings: number): BoxedPolygon[] => {
    const corners = vertexCount(one.polygon);
    left -= corners;
    if (halvings === 0 || corners <= maxCorners || left < 0) return [one];
    return halvesOf(one).flatMap((half) => halved(half, halvings - 1));
  };
  return halved(whole, maxHalvings);
}
