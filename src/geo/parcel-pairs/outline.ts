import { twiceArea } from '../plane-area.ts';
import type { BoundingBox, Ring } from '../types.ts';
import { radians, semiMajorMetres } from '../wgs84.ts';
import { strip } from './ground.ts';

/** Numbers of an edge: its western end (of a vertical one the southern), its eastern end, and what it adds: 1 where land lies below it, -1 above, 0 where it is vertical. */
export const edgeSize = 5;

/**
 * A polygon that has no fault, as its edges from west to east. Their order does not depend on where a ring starts, which way it runs or which ring came first: two polygons have
 * the same corners exactly when these numbers are the same.
 */
export interface Outline {
  edges: Float64Array;
  count: number;
  box: BoundingBox;
  /** the widest edge, in degrees of longitude */
  widest: number;
  /** the most by which the area may differ between sides that are straight in longitude and latitude and sides that are geodesics */
  bulgeSquareMetres: number;
}

interface Edges {
  numbers: number[];
  count: number;
}

function addRing(ring: Ring, isHole: boolean, edges: Edges): void {
  const upward = twiceArea(ring) > 0 === isHole ? 1 : -1;
  const stop = ring.length;
  for (let k = 0; k < stop; k += 1) {
    const [ax, ay] = ring[k === 0 ? stop - 1 : k - 1] as [number, number];
    const [bx, by] = ring[k] as [number, number];
    if (ax === bx && ay === by) continue;
    edges.count += 1;
    if (ax < bx || (ax === bx && ay < by)) edges.numbers.push(ax, ay, bx, by, ax === bx ? 0 : upward);
    else edges.numbers.push(bx, by, ax, ay, ax === bx ? 0 : -upward);
  }
}

/** L³ tan φ / 12 R for each edge, see sliverHectares in union.ts. */
function bulgeOf(numbers: number[]): number {
  let bulge = 0;
  for (let k = 0; k < numbers.length; k += edgeSize) {
    const middle = ((numbers[k + 1]! + numbers[k + 3]!) / 2) * radians;
    const cosine = Math.max(1e-3, Math.cos(middle));
    const [dx, dy] = [(numbers[k + 2]! - numbers[k]!) * radians * cosine, (numbers[k + 3]! - numbers[k + 1]!) * radians];
    bulge += (dx * dx + dy * dy) ** 1.5 * (Math.abs(Math.sin(middle)) / cosine);
  }
  return (bulge * semiMajorMetres * semiMajorMetres) / 12;
}

/** Of rings without a fault: outer ring first, no two of which cross. `polygons` may be several that share no land. */
export function outlineOf(polygons: Ring[][]): Outline {
  const found: Edges = { numbers: [], count: 0 };
  for (const rings of polygons) for (const [k, ring] of rings.entries()) if (ring.length > 2) addRing(ring, k > 0, found);
  const { numbers, count } = found;
  const order = Array.from({ length: count }, (_, k) => k * edgeSize);
  order.sort(
    (a, b) =>
      numbers[a]! - numbers[b]! ||
      numbers[a + 1]! - numbers[b + 1]! ||
      numbers[a + 2]! - numbers[b + 2]! ||
      numbers[a + 3]! - numbers[b + 3]!,
  );
  const edges = new Float64Array(numbers.length);
  const box: BoundingBox = [Infinity, Infinity, -Infinity, -Infinity];
  let widest = 0;
  for (let k = 0; k < count; k += 1) {
    const from = order[k]!;
    for (let n = 0; n < edgeSize; n += 1) edges[k * edgeSize + n] = numbers[from + n]!;
    const [west, y1, east, y2] = [numbers[from]!, numbers[from + 1]!, numbers[from + 2]!, numbers[from + 3]!];
    if (west < box[0]) box[0] = west;
    if (east > box[2]) box[2] = east;
    box[1] = Math.min(box[1], y1, y2);
    box[3] = Math.max(box[3], y1, y2);
    widest = Math.max(widest, east - west);
  }
  return { edges, count, box, widest, bulgeSquareMetres: bulgeOf(numbers) };
}

/** Whether two outlines have the same corners, wherever their rings start and whichever way they run. */
export function isSameOutline(a: Outline, b: Outline): boolean {
  if (a.count !== b.count) return false;
  for (let k = 0; k < a.edges.length; k += 1) if (a.edges[k] !== b.edges[k]) return false;
  return true;
}

/** The outline somewhere else, by so many degrees. */
export function movedOutline({ edges, count, box, widest, bulgeSquareMetres }: Outline, east: number, north: number): Outline {
  const moved = edges.slice();
  for (let k = 0; k < moved.length; k += edgeSize) {
    moved[k]! += east;
    moved[k + 1]! += north;
    moved[k + 2]! += east;
    moved[k + 3]! += north;
  }
  return { edges: moved, count, box: [box[0] + east, box[1] + north, box[2] + east, box[3] + north], widest, bulgeSquareMetres };
}

/** The place of the first edge that may reach a longitude. */
export function firstEdgeFrom({ edges, count, widest }: Outline, longitude: number): number {
  let [from, to] = [0, count];
  // An edge that begins further west than the widest one is long cannot reach it; a hair more, for the rounding of the difference.
  const least = longitude - widest * (1 + 1e-9) - 1e-12;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (edges[middle * edgeSize]! < least) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Inside or on the boundary: even and odd crossings of the edges north of the place. */
export function holdsPlace(outline: Outline, x: number, y: number): boolean {
  const { edges, count, box } = outline;
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  for (let k = firstEdgeFrom(outline, x) * edgeSize; k < count * edgeSize && edges[k]! <= x; k += edgeSize) {
    const [x1, y1, x2, y2] = [edges[k]!, edges[k + 1]!, edges[k + 2]!, edges[k + 3]!];
    if (x2 < x) continue;
    if (x1 === x2) {
      if (y >= y1 && y <= y2) return true;
      continue;
    }
    const turn = strip.side(x1, y1, x2, y2, x, y);
    if (turn === 0) return true;
    // An end on the place's own meridian counts for the edge that begins there, not for the one that ends there.
    if (x < x2 && turn < 0) inside = !inside;
  }
  return inside;
}
