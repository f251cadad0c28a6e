import { crossingOf } from './crossing.ts';
import { isCounterClockwise, side, type FlatRing, type FlatRings } from './flat-rings.ts';
import { MonotoneChains } from './monotone-chains.ts';
import { RingLocator } from './ring-locator.ts';
import { maxSteps, maxTouches, TooMuchWork, tooManySteps, WorkBudget } from './too-much-work.ts';
import type { ProblemCode } from './types.ts';

export interface Fault {
  code: ProblemCode;
  location: [number, number];
  path: number[];
}

/**
 * Faults of polygons in the plane after OGC 06-103r4, section 6.1.11 (the rules of JTS and GEOS, in their order): edges that cross or run along each other and
 * rings that touch themselves; when there are none, holes outside or inside each other and parts inside each other; when there are none of these, interiors in pieces.
 * Rings with fewer than three corners, or with corners that are not numbers, are ignored. Signs are exact, so the verdict does not depend on rounding. About O(n log n): edges meet through monotone chains.
 * `most` limits the number of crossings that are listed. Where the search would take more than maxSteps, the last fault is `too-complex`: there may be others, and without it there are none.
 */
export function faultsOf(flat: FlatRings, most: number): Fault[] {
  const faults: Fault[] = [];
  try {
    findFaults(flat, most, faults);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    const first = flat.rings.find(isJudged)!;
    faults.push({ code: 'too-complex', location: [flat.xs[first.start]!, flat.ys[first.start]!], path: [first.polygon, first.ring] });
  }
  return faults;
}

/** A crossing is computed and held against those that are known: as much as so many comparisons. */
const stepsOfAReport = 20;
const isJudged = ({ start, end, notANumber }: FlatRing) => end - start >= 3 && notANumber < 0;

// oxlint-disable-next-line max-lines-per-function -- one sweep: its parts share the arrays of the rings and the faults found
function findFaults(flat: FlatRings, most: number, faults: Fault[]): void {
  const { xs, ys, vertexOf, ringOf, rings } = flat;
  const judged = rings.every(isJudged) ? rings : rings.filter(isJudged);
  const infoOf = (edge: number): FlatRing => rings[ringOf[edge]!]!;
  const previous = (i: number) => {
    const info = infoOf(i);
    return i === info.start ? info.end - 1 : i - 1;
  };
  const next = (i: number) => {
    const info = infoOf(i);
    return i + 1 === info.end ? info.start : i + 1;
  };

  const work = new WorkBudget(maxSteps(xs.length), tooManySteps);
  const touchesLeft = new WorkBudget(maxTouches(xs.length), tooManySteps);
  const seen = new Set<string>();
  const touches: { ringA: number; ringB: number; x: number; y: number }[] = [];
  const report = (code: ProblemCode, x: number, y: number, edge: number) => {
    // Many edges may cross at one place, which is told once.
    work.spend(stepsOfAReport);
    const key = `${code} ${x} ${y}`;
    if (seen.has(key)) return;
    seen.add(key);
    const info = infoOf(edge);
    faults.push({ code, location: [x, y], path: [info.polygon, info.ring, vertexOf[edge]!] });
  };
  const crossingCode = (i: number, j: number): ProblemCode => {
    const a = infoOf(i);
    const b = infoOf(j);
    if (a === b) return 'self-intersection';
    if (a.polygon !== b.polygon) return 'parts-overlap';
    return a.ring === 0 || b.ring === 0 ? 'hole-crosses-shell' : 'nested-holes';
  };

  /** Two edges share a point that is a corner of one of them; that corner is the start of, or inside, edge `i` or `j`. */
  const touch = (i: number, j: number, x: number, y: number) => {
    const ringA = ringOf[i]!;
    const ringB = ringOf[j]!;
    if (ringA === ringB) {
      report('self-touch', x, y, i);
      return;
    }
    touchesLeft.spend(1);
    touches.push({ ringA, ringB, x, y });
    const fromA = xs[i] === x && ys[i] === y ? previous(i) : i;
    const fromB = xs[j] === x && ys[j] === y ? previous(j) : j;
    const toA = next(i);
    const toB = next(j);
    const left = (q: number) => isLeftOfCorner(xs[fromA]!, ys[fromA]!, x, y, xs[toA]!, ys[toA]!, xs[q]!, ys[q]!);
    const along = (p: number, q: number) =>
      side(x, y, xs[p]!, ys[p]!, xs[q]!, ys[q]!) === 0 && (xs[p]! - x) * (xs[q]! - x) + (ys[p]! - y) * (ys[q]! - y) > 0;
    // Arms on one ray are collinear edges, which the pair of those edges reports.
    if (along(fromA, fromB) || along(fromA, toB) || along(toA, fromB) || along(toA, toB)) return;
    if (left(fromB) !== left(toB)) report(crossingCode(i, j), x, y, i);
  };

  // oxlint-disable-next-line complexity -- the innermost work on every pair of edges: its coordinates stay in local variables
  const meet = (i: number, j: number): boolean => {
    const ax = xs[i]!;
    const ay = ys[i]!;
    const bx = xs[i + 1]!;
    const by = ys[i + 1]!;
    const cx = xs[j]!;
    const cy = ys[j]!;
    const dx = xs[j + 1]!;
    const dy = ys[j + 1]!;
    const c = side(ax, ay, bx, by, cx, cy);
    const d = side(ax, ay, bx, by, dx, dy);
    if ((c > 0 && d > 0) || (c < 0 && d < 0)) return true;
    const a = side(cx, cy, dx, dy, ax, ay);
    const b = side(cx, cy, dx, dy, bx, by);
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) return true;
    if (c === 0 && d === 0) {
      // Collinear: along the longer axis, report both ends of the shared stretch.
      const useX = Math.abs(bx - ax) >= Math.abs(by - ay);
      const low = Math.max(useX ? Math.min(ax, bx) : Math.min(ay, by), useX ? Math.min(cx, dx) : Math.min(cy, dy));
      const high = Math.min(useX ? Math.max(ax, bx) : Math.max(ay, by), useX ? Math.max(cx, dx) : Math.max(cy, dy));
      if (low > high) return true;
      if (low < high) {
        for (const limit of [low, high]) {
          const [x, y] = (
            [
              [ax, ay],
              [bx, by],
              [cx, cy],
              [dx, dy],
            ] as const
          ).find((end) => end[useX ? 0 : 1] === limit)!;
          report(crossingCode(i, j), x, y, i);
        }
        return faults.length < most;
      }
    } else if (a !== 0 && b !== 0 && c !== 0 && d !== 0) {
      const [x, y] = crossingOf(ax, ay, bx, by, cx, cy, dx, dy);
      report(crossingCode(i, j), x, y, i);
      return faults.length < most;
    }
    if (next(i) === j || next(j) === i) return true;
    // A corner on the other edge. Only starts of edges are checked: every corner is the start of one.
    const on = (x: number, y: number, px: number, py: number, qx: number, qy: number) =>
      x >= Math.min(px, qx) && x <= Math.max(px, qx) && y >= Math.min(py, qy) && y <= Math.max(py, qy);
    const sameAsEnd = (x: number, y: number, edge: number) => xs[edge + 1] === x && ys[edge + 1] === y;
    if (a === 0 && on(ax, ay, cx, cy, dx, dy)) {
      if (!sameAsEnd(ax, ay, j)) touch(i, j, ax, ay);
    } else if (c === 0 && on(cx, cy, ax, ay, bx, by)) {
      if (!sameAsEnd(cx, cy, i)) touch(i, j, cx, cy);
    }
    return faults.length < most;
  };

  new MonotoneChains(xs, ys, judged).forEachPair(meet, (steps) => {
    work.spend(steps);
    return true;
  });
  if (faults.length > 0) return;

  // No edges cross: each ring lies wholly on one side of every other and touches it in single points at most.
  const locator = new RingLocator(flat);
  const locate = (corner: number, ring: FlatRing) => {
    const walked = locator.walkedEdges;
    const where = locator.locate(xs[corner]!, ys[corner]!, ring);
    work.spend(1 + locator.walkedEdges - walked);
    return where;
  };
  const look = (count: number) => {
    work.spend(count);
  };
  /** Whether a ring lies inside another one that it does not cross. */
  const isInside = (inner: FlatRing, outer: FlatRing): boolean => {
    for (let i = inner.start; i < inner.end; i += 1) {
      const where = locate(i, outer);
      if (where !== 0) return where > 0;
    }
    work.spend(outer.end - outer.start);
    return isStepInside(flat, inner, outer);
  };
  const reportRing = (code: ProblemCode, ring: FlatRing) => report(code, xs[ring.start]!, ys[ring.start]!, ring.start);
  const within = (inner: FlatRing, outer: FlatRing) =>
    inner.west >= outer.west && inner.south >= outer.south && inner.east <= outer.east && inner.north <= outer.north;
  const shells: FlatRing[] = [];
  const holesOf = new Map<number, FlatRing[]>();
  for (const ring of judged) {
    if (ring.ring === 0) {
      shells.push(ring);
      continue;
    }
    const holes = holesOf.get(ring.polygon);
    if (holes) holes.push(ring);
    else holesOf.set(ring.polygon, [ring]);
  }
  const shellOf = new Map(shells.map((shell) => [shell.polygon, shell]));
  const withBadShell = new Set(rings.filter((ring) => ring.ring === 0 && !isJudged(ring)).map(({ polygon }) => polygon));
  for (const [polygon, holes] of holesOf) {
    const shell = shellOf.get(polygon);
    if (!withBadShell.has(polygon))
      for (const hole of holes) if (!shell || !within(hole, shell) || !isInside(hole, shell)) reportRing('hole-outside-shell', hole);
    forEachNear(holes, look, (a, b) => {
      if (within(a, b) && isInside(a, b)) reportRing('nested-holes', a);
      else if (within(b, a) && isInside(b, a)) reportRing('nested-holes', b);
    });
  }
  const nested = (inner: FlatRing, outer: FlatRing) => {
    if (!within(inner, outer) || !isInside(inner, outer)) return;
    work.spend(holesOf.get(outer.polygon)?.length ?? 0);
    if (holesOf.get(outer.polygon)?.some((hole) => within(inner, hole) && isInside(inner, hole))) return;
    const inTheOpen =
      [inner.start, inner.start + 1].find((corner) =>
        [outer, ...(holesOf.get(outer.polygon) ?? [])].every((ring) => locate(corner, ring) !== 0),
      ) ?? inner.start;
    report('nested-shells', xs[inTheOpen]!, ys[inTheOpen]!, inTheOpen);
  };
  forEachNear(shells, look, (a, b) => {
    nested(a, b);
    nested(b, a);
  });
  if (faults.length > 0) return;
  for (const { ring, x, y } of cuttingTouches(flat, touches)) report('disconnected-interior', x, y, rings[ring]!.start);
}

/** Whether q lies strictly left of the path from → corner → to. */
function isLeftOfCorner(fromX: number, fromY: number, x: number, y: number, toX: number, toY: number, qx: number, qy: number): boolean {
  const first = side(fromX, fromY, x, y, qx, qy) > 0;
  const second = side(x, y, toX, toY, qx, qy) > 0;
  return side(fromX, fromY, x, y, toX, toY) >= 0 ? first && second : first || second;
}

/** Every corner of `inner` lies on `outer`: decides by the turn at the start whether its first step leads inside. */
function isStepInside(flat: FlatRings, inner: FlatRing, outer: FlatRing): boolean {
  const { xs, ys } = flat;
  const x = xs[inner.start]!;
  const y = ys[inner.start]!;
  const toX = xs[inner.start + 1]!;
  const toY = ys[inner.start + 1]!;
  for (let i = outer.start; i < outer.end; i += 1) {
    const ax = xs[i]!;
    const ay = ys[i]!;
    const bx = xs[i + 1]!;
    const by = ys[i + 1]!;
    if (
      (x === bx && y === by) ||
      x < Math.min(ax, bx) ||
      x > Math.max(ax, bx) ||
      y < Math.min(ay, by) ||
      y > Math.max(ay, by) ||
      side(ax, ay, bx, by, x, y) !== 0
    )
      continue;
    const from = x === ax && y === ay ? (i === outer.start ? outer.end - 1 : i - 1) : i;
    return isLeftOfCorner(xs[from]!, ys[from]!, x, y, bx, by, toX, toY) === isCounterClockwise(flat, outer);
  }
  return false;
}

/**
 * Rings of a polygon that touch in a circle of points cut its interior. Rings and points form a graph, whose ends are removed until only circles (and what
 * joins them) remain.
 */
function cuttingTouches(
  { rings }: FlatRings,
  touches: { ringA: number; ringB: number; x: number; y: number }[],
): { ring: number; x: number; y: number }[] {
  const links = new Map<string, Set<string>>();
  const places = new Map<string, { ring: number; x: number; y: number }>();
  const link = (a: string, b: string) => {
    const there = links.get(a);
    if (there) there.add(b);
    else links.set(a, new Set([b]));
  };
  for (const { ringA, ringB, x, y } of touches) {
    const { polygon } = rings[ringA]!;
    if (polygon !== rings[ringB]!.polygon) continue;
    const place = `${polygon} at ${x} ${y}`;
    for (const ring of [ringA, ringB]) {
      link(`ring ${ring}`, place);
      link(place, `ring ${ring}`);
    }
    places.set(place, { ring: ringA, x, y });
  }
  const ends = [...links.keys()].filter((node) => links.get(node)!.size === 1);
  while (ends.length > 0) {
    const end = ends.pop()!;
    for (const other of links.get(end)!) {
      const left = links.get(other)!;
      left.delete(end);
      if (left.size === 1) ends.push(other);
    }
    links.delete(end);
  }
  return [...places].filter(([node]) => (links.get(node)?.size ?? 0) > 1).map(([, place]) => place);
}

/** Pairs of rings whose boxes touch, by a sweep from west to east; `onHeld` is told how many rings the next one is held against. */
function forEachNear(rings: FlatRing[], onHeld: (count: number) => void, visit: (a: FlatRing, b: FlatRing) => void): void {
  let open: FlatRing[] = [];
  for (const ring of rings.toSorted((a, b) => a.west - b.west)) {
    onHeld(open.length);
    open = open.filter((other) => other.east >= ring.west);
    for (const other of open) if (other.south <= ring.north && ring.south <= other.north) visit(other, ring);
    open.push(ring);
  }
}
