import { Arrangement, type Stretch } from './arrangement.ts';
import { assembledPolygons } from './assembled-polygons.ts';
import { flatten, type FlatRings } from './flat-rings.ts';
import { nodeRings, type NodedRings } from './noding.ts';
import type { Position, Ring } from './types.ts';

/**
 * Makes polygons valid by the structure method of GEOS and JTS: a ring covers what it winds around in either direction; a polygon is its shell without its holes; several
 * are united. Rings are closed, finite, three corners at least. Corners keep their digits and heights; a new corner where edges cross gets its height from its edge.
 * Shells run counter-clockwise, holes clockwise. An empty list when nothing with an area remains. `flat`: the polygons in the flat form, if the caller has it already.
 *
 * A hole outside its shell becomes a polygon, unless it touches the shell. Where their boundaries meet, this can depend on the last digit, so `apart` says what to do
 * with such shapes: 'decide', or 'leave' them to GEOS (null). null also where the rounding of crossings does not settle.
 *
 * Method: rings are cut where they meet; the pieces and meeting places form a plane graph, whose faces are walked with the winding number of every ring counted on
 * the path; pieces between inside and outside are the new boundary. Costs about as much as finding the crossings.
 */
export function coveredBy(polygons: Ring[][], apart: 'decide' | 'leave', flat = flatten(polygons)): Ring[][] | null {
  const withArea = flat.rings.filter(({ start, end }) => end - start >= 3);
  if (withArea.some(({ notANumber }) => notANumber >= 0)) return null;
  // A polygon whose shell has no area disappears together with its holes.
  const shells = new Set(withArea.flatMap(({ ring, polygon }) => (ring === 0 ? [polygon] : [])));
  const rings = withArea.filter(({ polygon }) => shells.has(polygon));
  const noded = nodeRings(flat, rings);
  if (!noded) return null;
  const boundary = new Arrangement(flat, rings, noded).boundary(apart);
  return boundary && assembledPolygons(boundary.map((walk) => walk.map((loop) => ringAlong(loop, noded, flat, polygons))));
}

/** The closed ring of a loop. */
function ringAlong(loop: Stretch[], noded: NodedRings, flat: FlatRings, polygons: Ring[][]): Ring {
  const made: Ring = [];
  for (const stretch of loop) addPositions(made, stretch, noded, flat, polygons);
  made.push(made[0]!);
  return made;
}

/** All positions of a stretch except its end. Corners between its ends are kept as they are. */
function addPositions(made: Ring, { from, to, first, last, step }: Stretch, noded: NodedRings, flat: FlatRings, polygons: Ring[][]): void {
  const { source, node } = noded;
  const { vertexOf } = flat;
  let positions: Ring | null = null;
  let point = from;
  // A stretch may go once around its ring and end where it starts.
  do {
    const corner = source[point]!;
    if (node[point]! >= 0) made.push(positionOf(noded, flat, polygons, point));
    else made.push((positions ??= positionsAround(corner, flat, polygons))[vertexOf[corner]!]!);
    point = point === (step > 0 ? last : first) ? (step > 0 ? first : last) : point + step;
  } while (point !== to);
}

/** The ring as it came to which a corner belongs. */
function positionsAround(corner: number, flat: FlatRings, polygons: Ring[][]): Ring {
  const { polygon, ring } = flat.rings[flat.ringOf[corner]!]!;
  return polygons[polygon]![ring]!;
}

function positionOf({ xs, ys, source }: NodedRings, flat: FlatRings, polygons: Ring[][], point: number): Position {
  const from = source[point]!;
  const edge = from < 0 ? -1 - from : from;
  const positions = positionsAround(edge, flat, polygons);
  const start = positions[flat.vertexOf[edge]!]!;
  const x = xs[point]!;
  const y = ys[point]!;
  if (from >= 0 && start[0] === x && start[1] === y) return start;
  const end = positions[flat.vertexOf[edge + 1]!]!;
  if (start.length < 3 || end.length < 3) return [x, y];
  const share = Math.hypot(x - start[0]!, y - start[1]!) / Math.hypot(end[0]! - start[0]!, end[1]! - start[1]!);
  return [x, y, start[2]! + share * (end[2]! - start[2]!)];
}
