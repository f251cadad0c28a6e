import { crosses, unroll } from './antimeridian.ts';
import { side } from './flat-rings.ts';
import { MonotoneChains } from './monotone-chains.ts';
import { polygonsOf } from './parts.ts';
import { PlaceTree } from './place-tree.ts';
import type { Geometry, Position, Ring } from './types.ts';
import { eccentricitySquared, radians, semiMajorMetres } from './wgs84.ts';

/** A ring of a shape as place indices; `positions` holds the ring's own digits and heights. `isOwn` is false for a corner taken over from a neighbour. */
export interface BorderRing {
  places: number[];
  positions: Position[];
  isOwn: boolean[];
  /** true for a neighbour's corner that lies beside the side; the side bends to it */
  isBent: boolean[];
}

/**
 * The borders of shapes, each stored once: places (equal corners count once) and arcs, which run between nodes, the places where more than two borders meet.
 * A ring that meets no other one has two nodes of its own, so that every arc has two different ends.
 */
export interface Borders {
  /** degrees; past 180 where the shapes lie over the antimeridian */
  xs: Float64Array;
  ys: Float64Array;
  arcs: number[][];
  tree: PlaceTree;
  /** by shape, in the order of polygonsOf; null for a ring that is ignored: fewer than three places, or coordinates that are not numbers */
  rings: (BorderRing | null)[][];
  /** the farthest that a side moved to take in a neighbour's corner, in metres */
  movedMetres: number;
}

/** Metres of a degree of longitude and of latitude at a latitude in degrees, on the ellipsoid (Snyder 1987, eqs. 4-18 and 4-19). */
export function metresPerDegree(latitude: number): [alongParallel: number, alongMeridian: number] {
  const w = 1 - eccentricitySquared * Math.sin(latitude * radians) ** 2;
  const normal = semiMajorMetres / Math.sqrt(w);
  return [normal * Math.cos(latitude * radians) * radians, ((normal * (1 - eccentricitySquared)) / w) * radians];
}

/** Metres from a place to a straight side, on the plane at the place. */
export function metresToSide(x: number, y: number, ax: number, ay: number, bx: number, by: number, perX: number, perY: number): number {
  const dx = (bx - ax) * perX;
  const dy = (by - ay) * perY;
  const px = (x - ax) * perX;
  const py = (y - ay) * perY;
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
  return Math.hypot(px - share * dx, py - share * dy);
}

/**
 * Finds the borders that shapes share. Corners are equal when their digits are; a side takes in the corners of other shapes that lie on it within
 * `nearMetres`, and those of its own shape that lie on it exactly, so that both have the same border. A side does not bend to a corner across other land.
 */
export function bordersOf(geometries: Geometry[], nearMetres: number): Borders {
  const shapes = geometries.map((geometry) => polygonsOf(geometry).flat());
  const isBeyond = shapes.some((rings) => rings.some(crosses));
  const xs: number[] = [];
  const ys: number[] = [];
  const placeAt = new Map<string, number>();
  const placeOf = (position: Position): number => {
    const x = isBeyond && position[0]! < 0 ? position[0]! + 360 : position[0]!;
    const key = `${x} ${position[1]}`;
    let place = placeAt.get(key);
    if (place === undefined) {
      place = xs.length;
      placeAt.set(key, place);
      xs.push(x);
      ys.push(position[1]!);
    }
    return place;
  };
  const rings = shapes.map((own) =>
    own.map((ring): BorderRing | null => {
      if (!ring.every(([x, y]) => Number.isFinite(x) && Number.isFinite(y))) return null;
      const made: BorderRing = { places: [], positions: [], isOwn: [], isBent: [] };
      for (const position of ring) {
        const place = placeOf(position);
        if (place === made.places.at(-1)) continue;
        made.places.push(place);
        made.positions.push(position);
        made.isOwn.push(true);
        made.isBent.push(false);
      }
      if (made.places.length > 1 && made.places[0] === made.places.at(-1)) {
        made.places.pop();
        made.positions.pop();
        made.isOwn.pop();
        made.isBent.pop();
      }
      return made.places.length < 3 ? null : made;
    }),
  );
  const flatXs = Float64Array.from(xs);
  const flatYs = Float64Array.from(ys);
  const tree = new PlaceTree(flatXs, flatYs);
  const movedMetres = takeCornersIn(rings, flatXs, flatYs, tree, nearMetres);
  if (movedMetres > 0) straightenCrossing(rings, flatXs, flatYs);
  const isNode = nodesOf(rings, flatXs, shapes, isBeyond);
  return { xs: flatXs, ys: flatYs, arcs: arcsOf(rings, isNode, flatXs, flatYs), tree, rings, movedMetres };
}

/** Sides take in the corners that lie on them. Returns the distance of the farthest one in metres. */
// oxlint-disable-next-line max-lines-per-function -- one pass over all sides: their coordinates stay in local variables
function takeCornersIn(rings: (BorderRing | null)[][], xs: Float64Array, ys: Float64Array, tree: PlaceTree, nearMetres: number): number {
  /** places of each shape, to recognise those of neighbours */
  const own = rings.map((ofShape) => new Set(ofShape.flatMap((ring) => ring?.places ?? [])));
  let moved = 0;
  for (const [shape, ofShape] of rings.entries()) {
    for (const ring of ofShape) {
      if (!ring) continue;
      const places: number[] = [];
      const positions: Position[] = [];
      const isOwn: boolean[] = [];
      const isBent: boolean[] = [];
      for (const [k, from] of ring.places.entries()) {
        const to = ring.places[(k + 1) % ring.places.length]!;
        const ax = xs[from]!;
        const ay = ys[from]!;
        const bx = xs[to]!;
        const by = ys[to]!;
        const [perX, perY] = metresPerDegree((ay + by) / 2);
        const marginX = nearMetres / Math.max(perX, 1);
        const marginY = nearMetres / perY;
        const found: { place: number; share: number; apart: number }[] = [];
        const beside: number[] = [];
        tree.someIn(
          Math.min(ax, bx) - marginX,
          Math.min(ay, by) - marginY,
          Math.max(ax, bx) + marginX,
          Math.max(ay, by) + marginY,
          (place) => {
            if (place === from || place === to) return false;
            const x = xs[place]!;
            const y = ys[place]!;
            const along =
              ((x - ax) * perX * (bx - ax) * perX + (y - ay) * perY * (by - ay) * perY) /
              (((bx - ax) * perX) ** 2 + ((by - ay) * perY) ** 2);
            if (!(along > 0 && along < 1)) return false;
            const isOn = side(ax, ay, bx, by, x, y) === 0;
            const apart = isOn ? 0 : metresToSide(x, y, ax, ay, bx, by, perX, perY);
            if (apart > nearMetres) return false;
            const atEnd =
              Math.min(Math.hypot((x - ax) * perX, (y - ay) * perY), Math.hypot((x - bx) * perX, (y - by) * perY)) <= nearMetres;
            if (!isOn && (atEnd || own[shape]!.has(place))) beside.push(place);
            else found.push({ place, share: along, apart });
            return false;
          },
        );
        found.sort((a, b) => a.share - b.share);
        // The bent side would cover what lies between it and the straight side.
        const way = [from, ...found.map(({ place }) => place), to];
        const isClear = !beside.some((place) => isWithin(xs[place]!, ys[place]!, way, xs, ys));
        const taken = isClear ? found : found.filter(({ apart }) => apart === 0);
        places.push(from);
        positions.push(ring.positions[k]!);
        isOwn.push(true);
        isBent.push(false);
        for (const { place, share, apart } of taken) {
          moved = Math.max(moved, apart);
          places.push(place);
          positions.push(between(ring.positions[k]!, ring.positions[(k + 1) % ring.positions.length]!, share, xs[place]!, ys[place]!));
          isOwn.push(false);
          isBent.push(apart > 0);
        }
      }
      Object.assign(ring, { places, positions, isOwn, isBent });
    }
  }
  return moved;
}

/** Even-odd rule for the land between a path of places and the straight line from its end to its start. */
function isWithin(x: number, y: number, way: number[], xs: Float64Array, ys: Float64Array): boolean {
  let odd = false;
  for (const [k, place] of way.entries()) {
    const before = way[(k + way.length - 1) % way.length]!;
    const [ax, ay, bx, by] = [xs[before]!, ys[before]!, xs[place]!, ys[place]!];
    if (ay > y === by > y) continue;
    if (side(ax, ay, bx, by, x, y) > 0 === by > ay) odd = !odd;
  }
  return odd;
}

/** Bent sides that cross another border, or meet another side of their own ring, are made straight again, so that shapes that were apart do not come to overlap. */
// oxlint-disable-next-line complexity -- one pass over all pairs of sides
function straightenCrossing(rings: (BorderRing | null)[][], xs: Float64Array, ys: Float64Array): void {
  const all = rings.flat().filter((ring) => ring !== null);
  /** ends of the sides that the last pass made straight; null before the first pass */
  let straightened: Set<number> | null = null;
  for (;;) {
    const size = all.reduce((sum, { places }) => sum + places.length + 1, 0);
    const [flatXs, flatYs, isMoved, isNew] = [new Float64Array(size), new Float64Array(size), new Uint8Array(size), new Uint8Array(size)];
    const bounds: { start: number; end: number; ring: BorderRing }[] = [];
    let at = 0;
    for (const ring of all) {
      const { places, isBent } = ring;
      const start = at;
      for (let k = 0; k <= places.length; k += 1, at += 1) {
        const place = places[k % places.length]!;
        flatXs[at] = xs[place]!;
        flatYs[at] = ys[place]!;
        if (k === places.length) continue;
        if (isBent[k] || isBent[(k + 1) % places.length]) isMoved[at] = 1;
        if (straightened ? straightened.has(place) && straightened.has(places[(k + 1) % places.length]!) : isMoved[at]) isNew[at] = 1;
      }
      bounds.push({ start, end: at - 1, ring });
    }
    const crossing = new Set<number>();
    // A ring that passes the same corner on both of its sides would enclose no land there.
    for (const { start, ring } of bounds) {
      const times = new Map<number, number>();
      for (const place of ring.places) times.set(place, (times.get(place) ?? 0) + 1);
      for (const [k, place] of ring.places.entries()) if (ring.isBent[k] && times.get(place)! > 1) crossing.add(start + k);
    }
    new MonotoneChains(flatXs, flatYs, bounds, isNew).forEachPair((i, j) => {
      if ((isNew[i] === 0 && isNew[j] === 0) || (isMoved[i] === 0 && isMoved[j] === 0)) return true;
      const [ax, ay, bx, by] = [flatXs[i]!, flatYs[i]!, flatXs[i + 1]!, flatYs[i + 1]!];
      const [cx, cy, dx, dy] = [flatXs[j]!, flatYs[j]!, flatXs[j + 1]!, flatYs[j + 1]!];
      if (side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) >= 0) return true;
      if (side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) >= 0) return true;
      for (const edge of [i, j]) if (isMoved[edge] === 1) crossing.add(edge);
      return true;
    });
    if (crossing.size === 0) return;
    straightened = new Set();
    for (const { start, ring } of bounds) {
      const { places, isBent } = ring;
      const stays = places.map(
        (_, k) => !isBent[k] || !(crossing.has(start + k) || crossing.has(start + ((k + places.length - 1) % places.length))),
      );
      if (stays.every(Boolean)) continue;
      for (const [k, isKept] of stays.entries())
        if (!isKept) for (const beside of [k, k + 1, k + places.length - 1]) straightened.add(places[beside % places.length]!);
      ring.positions = ring.positions.filter((_, k) => stays[k]);
      ring.isOwn = ring.isOwn.filter((_, k) => stays[k]);
      ring.isBent = isBent.filter((_, k) => stays[k]);
      ring.places = places.filter((_, k) => stays[k]);
    }
  }
}

/** A neighbour's corner as a corner of this side: on this side of the antimeridian, with this side's height. */
function between(from: Position, to: Position, share: number, x: number, y: number): Position {
  const beyond = x > 180 || (x === 180 && from[0]! < 0) ? x - 360 : x;
  return from.length > 2 && to.length > 2 ? [beyond, y, from[2]! + share * (to[2]! - from[2]!)] : [beyond, y];
}

function nodesOf(rings: (BorderRing | null)[][], xs: Float64Array, shapes: Ring[][], isBeyond: boolean): Uint8Array {
  const isNode = new Uint8Array(xs.length);
  const first = new Int32Array(xs.length).fill(-1);
  const second = new Int32Array(xs.length).fill(-1);
  for (const [shape, ofShape] of rings.entries()) {
    for (const [index, ring] of ofShape.entries()) {
      if (!ring) continue;
      const { places } = ring;
      // A ring around a pole has no inside on the plane, so it stays.
      const stays = isBeyond && unroll(shapes[shape]![index]!).turns !== 0;
      for (const [k, place] of places.entries()) {
        const before = places[(k + places.length - 1) % places.length]!;
        const after = places[(k + 1) % places.length]!;
        // What was cut at the antimeridian continues beyond it from the same corners.
        if (stays || before === after || (!isBeyond && Math.abs(xs[place]!) === 180)) isNode[place] = 1;
        for (const neighbour of [before, after]) {
          if (first[place] === -1 || first[place] === neighbour) first[place] = neighbour;
          else if (second[place] === -1 || second[place] === neighbour) second[place] = neighbour;
          else isNode[place] = 1;
        }
      }
    }
  }
  return isNode;
}

function arcsOf(rings: (BorderRing | null)[][], isNode: Uint8Array, xs: Float64Array, ys: Float64Array): number[][] {
  const arcs = new Map<string, number[]>();
  const farthestFrom = (place: number, places: number[]): number => {
    const [perX, perY] = metresPerDegree(ys[place]!);
    let farthest = -1;
    let far = place;
    for (const other of places) {
      const distance = Math.hypot((xs[other]! - xs[place]!) * perX, (ys[other]! - ys[place]!) * perY);
      if (distance > farthest) {
        farthest = distance;
        far = other;
      }
    }
    return far;
  };
  const add = (arc: number[]): void => {
    if (arc[0] === arc.at(-1)) {
      // Back at its start, like an island attached to one corner: a second node keeps it open.
      const far = farthestFrom(arc[0]!, arc.slice(1, -1));
      isNode[far] = 1;
      add(arc.slice(0, arc.indexOf(far) + 1));
      add(arc.slice(arc.indexOf(far)));
      return;
    }
    // The neighbour follows it in the other direction.
    const forward = arc[0]! < arc.at(-1)!;
    const key = forward ? `${arc[0]} ${arc[1]} ${arc.at(-1)}` : `${arc.at(-1)} ${arc.at(-2)} ${arc[0]}`;
    if (!arcs.has(key)) arcs.set(key, forward ? arc : arc.toReversed());
  };
  for (const ring of rings.flat()) {
    if (!ring) continue;
    const { places } = ring;
    if (!places.some((place) => isNode[place] === 1)) isNode[places.reduce((least, place) => Math.min(least, place))] = 1;
    const start = places.findIndex((place) => isNode[place] === 1);
    let arc = [places[start]!];
    for (let k = 1; k <= places.length; k += 1) {
      const place = places[(start + k) % places.length]!;
      arc.push(place);
      if (isNode[place] === 0) continue;
      add(arc);
      arc = [place];
    }
  }
  return [...arcs.values()];
}
