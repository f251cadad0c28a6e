import { areaHectares } from '../area.ts';
import { refuseManyCrossings } from '../crossing-count.ts';
import { loadGeos, polygonize, unaryUnion } from '../geos.ts';
import { polygonsOf, samePlace } from '../parts.ts';
import { repair } from '../repair.ts';
import { withoutDust } from '../assembled-polygons.ts';
import type { Geometry, MultiPolygon, Polygon, Position, Ring } from '../types.ts';
import { isValid } from '../union.ts';
import { polygonal, refuse, uneditable, withinReason, type EditAnswer } from './answer.ts';
import { drawnPositions, FlatMap, linework } from './flat-map.ts';

/** Even-odd rule over a polygon's rings; good for positions that are not on an edge. */
function inside([x, y]: [number, number], rings: Ring[]): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let k = 1; k < ring.length; k += 1) {
      const [ax, ay] = ring[k - 1] as [number, number];
      const [bx, by] = ring[k] as [number, number];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    }
  }
  return odd;
}

/**
 * A place well inside a face: the middle of the widest chord through the middle of one of the largest gaps between the corners' latitudes. GEOS's own point on surface can be
 * a corner where a face ends in a needle.
 */
function placeInside(face: Ring[]): [number, number] {
  const latitudes = [...new Set(face.flat().map((position) => position[1]!))].sort((a, b) => a - b);
  const gaps = latitudes
    .slice(1)
    .map((high, k) => ({ y: (latitudes[k]! + high) / 2, height: high - latitudes[k]! }))
    .sort((a, b) => b.height - a.height)
    .slice(0, 8);
  let best: { place: [number, number]; room: number } = { place: [face[0]![0]![0]!, face[0]![0]![1]!], room: -1 };
  for (const { y, height } of gaps) {
    const ends = face
      .flatMap((ring) =>
        ring.slice(1).flatMap((to, k) => {
          const from = ring[k]!;
          return from[1]! > y !== to[1]! > y ? [from[0]! + ((y - from[1]!) / (to[1]! - from[1]!)) * (to[0]! - from[0]!)] : [];
        }),
      )
      .sort((a, b) => a - b);
    for (let k = 1; k < ends.length; k += 2) {
      const room = Math.min(height, ends[k]! - ends[k - 1]!);
      if (room > best.room) best = { place: [(ends[k]! + ends[k - 1]!) / 2, y], room };
    }
  }
  return best.place;
}

export interface Pieces {
  /** largest first, including parts that the line did not cut. Together they cover the shape's land without overlap */
  pieces: (Polygon | MultiPolygon)[];
  areasHectares: number[];
}

async function splitAlong(geometry: Geometry, line: Position[]): Promise<EditAnswer<Pieces>> {
  const refusal = uneditable(geometry);
  if (refusal) return refusal;
  const drawn = drawnPositions(line).filter((position, k, all) => !samePlace(position, all[k - 1]));
  if (drawn.length < 2) return refuse('line-too-short');
  const map = new FlatMap([geometry, { type: 'LineString', coordinates: drawn }]);
  const flat = await map.into(geometry);
  if (!flat) return refuse('around-a-pole');
  const geos = await loadGeos();
  const cut = drawn.map(map.place);
  const pieces: Ring[][] = [];
  const untouched: Ring[][] = [];
  for (const rings of polygonsOf(flat)) {
    refuseManyCrossings({ type: 'Polygon', coordinates: rings }, { type: 'Polygon', coordinates: [cut] });
    const faces = polygonsOf(polygonize(geos, unaryUnion(geos, [linework(rings), linework([cut])])));
    const own = withoutDust(faces.filter((face) => inside(placeInside(face), rings)));
    if (own.length > 1) pieces.push(...own);
    else untouched.push(rings);
  }
  if (pieces.length === 0) return refuse('line-does-not-cross');
  const shapes: (Polygon | MultiPolygon)[] = [];
  for (const piece of pieces) {
    const shape = await map.back({ type: 'Polygon', coordinates: piece });
    if (shape) shapes.push(shape);
  }
  const ordered = shapes.map((shape) => ({ shape, hectares: areaHectares(shape) })).sort((a, b) => b.hectares - a.hectares);
  const rest = untouched.length > 0 ? await map.back({ type: 'MultiPolygon', coordinates: untouched }) : null;
  if (rest) {
    const shape = polygonal([...polygonsOf(ordered[0]!.shape), ...polygonsOf(rest)])!;
    ordered[0] = { shape, hectares: areaHectares(shape) };
  }
  // Rounding a new corner can push it over a part that the edge only touched.
  for (const piece of ordered)
    if (!isValid(piece.shape)) piece.shape = polygonal(polygonsOf((await repair(piece.shape)).geometry ?? piece.shape))!;
  return { ok: true, pieces: ordered.map(({ shape }) => shape), areasHectares: ordered.map(({ hectares }) => hectares) };
}

/**
 * Cuts a polygon along a line of positions [longitude, latitude]. The line may bend, cross the shape several times, or enclose a piece of it; its ends inside the
 * shape are left out. Pieces share the very same corners along the cut, corners of the shape keep their digits. New corners lie on the straight line in longitude
 * and latitude between their neighbours, flush with the neighbour's side, so the hectares of the pieces differ from the whole by the sliver up to the geodesic: three quarters of
 * L³ · tan(latitude) / 12R for an edge of L along a parallel that is cut in its middle, 10 m² for a kilometre at 45°.
 */
export const splitByLine = withinReason(splitAlong);
