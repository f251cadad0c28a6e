import { side } from './flat-rings.ts';
import { edgeSize, firstEdgeFrom, holdsPlace, outlineOf, type Outline } from './parcel-pairs/outline.ts';
import { polygonsOf } from './parts.ts';
import type { Geometry } from './types.ts';

/** Valid polygonal land, ready to be held against other land. */
export interface OutlinedLand {
  outline: Outline;
  /** one corner of each polygon */
  corners: [number, number][];
}

export function outlinedLand(valid: Geometry): OutlinedLand {
  const polygons = polygonsOf(valid).filter(([shell]) => shell && shell.length >= 4);
  return { outline: outlineOf(polygons), corners: polygons.map(([shell]) => [shell![0]![0]!, shell![0]![1]!]) };
}

/** Edges of an outline that may reach into a box, by their place in its numbers. */
function edgesIn(outline: Outline, west: number, south: number, east: number, north: number): number[] {
  const { edges, count } = outline;
  const found: number[] = [];
  for (let k = firstEdgeFrom(outline, west) * edgeSize; k < count * edgeSize && edges[k]! <= east; k += edgeSize) {
    const [y1, y2] = [edges[k + 1]!, edges[k + 3]!];
    if (edges[k + 2]! >= west && (y1 <= north || y2 <= north) && (y1 >= south || y2 >= south)) found.push(k);
  }
  return found;
}

export type LandRelation = 'apart' | 'touching' | 'shared';
type Meeting = 'none' | 'touch' | 'cross';

function meetingOf(p: Float64Array, i: number, q: Float64Array, j: number): Meeting {
  const [ax, ay, bx, by] = [p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!];
  const [cx, cy, dx, dy] = [q[j]!, q[j + 1]!, q[j + 2]!, q[j + 3]!];
  if (dx < ax || Math.max(ay, by) < Math.min(cy, dy) || Math.max(cy, dy) < Math.min(ay, by)) return 'none';
  const [c, d] = [side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)];
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return 'none';
  const [a, b] = [side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by)];
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return 'none';
  return a === 0 || b === 0 || c === 0 || d === 0 ? 'touch' : 'cross';
}

/**
 * Whether two valid lands share some: `shared` where boundaries cross or one lies in the other, `apart` where boundaries do not meet and neither lies in the other. `touching` where boundaries
 * meet in corners or along each other: an engine has to say. Signs are exact, so nothing depends on rounding. `look` is told how many edges and pairs of edges are looked at.
 */
export function landRelation(a: OutlinedLand, b: OutlinedLand, look: (count: number) => void): LandRelation {
  const [boxA, boxB] = [a.outline.box, b.outline.box];
  const [west, south] = [Math.max(boxA[0], boxB[0]), Math.max(boxA[1], boxB[1])];
  const [east, north] = [Math.min(boxA[2], boxB[2]), Math.min(boxA[3], boxB[3])];
  if (west > east || south > north) return 'apart';
  const [p, q] = [edgesIn(a.outline, west, south, east, north), edgesIn(b.outline, west, south, east, north)];
  look(1 + p.length + q.length);
  let touches = false;
  for (const i of p) {
    const end = a.outline.edges[i + 2]!;
    let looks = 0;
    for (const j of q) {
      if (b.outline.edges[j]! > end) break;
      looks += 1;
      const meeting = meetingOf(a.outline.edges, i, b.outline.edges, j);
      if (meeting === 'cross') return 'shared';
      touches ||= meeting === 'touch';
    }
    look(looks);
  }
  if (touches) return 'touching';
  const isInside = a.corners.some(([x, y]) => holdsPlace(b.outline, x, y)) || b.corners.some(([x, y]) => holdsPlace(a.outline, x, y));
  return isInside ? 'shared' : 'apart';
}
