import { orient2d } from 'robust-predicates';
import { BoxTree } from './box-tree.ts';
import type { Position, ProblemCode, Ring } from './types.ts';

export interface Fault { code: ProblemCode; location: [number, number]; path: number[] }

/** Positive when c lies left of a→b; exact sign (Shewchuk 1997), y upward. */
const side = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number => -orient2d(ax, ay, bx, by, cx, cy);

interface RingInfo { polygon: number; ring: number; start: number; end: number; box: [number, number, number, number] }

/**
 * Faults of polygons in the plane after OGC 06-103r4, section 6.1.11 (the rules of JTS and GEOS): edges that cross or run along each other, a ring that
 * touches itself, holes outside or inside each other, parts inside each other, interiors in pieces. Rings must be closed, finite and have three corners.
 * Signs are exact, so the verdict does not depend on rounding. About O(n log n): edges meet through a tree of boxes over their own order.
 * `most` bounds the crossings that are listed.
 */
export function faultsOf(polygons: Ring[][], most: number): Fault[] {
  const xs: number[] = [];
  const ys: number[] = [];
  const ringOf: number[] = [];
  const vertexOf: number[] = [];
  const infos: RingInfo[] = [];
  polygons.forEach((rings, polygon) => rings.forEach((positions, ring) => {
    const start = xs.length;
    const box: RingInfo['box'] = [Infinity, Infinity, -Infinity, -Infinity];
    let last: Position | undefined;
    for (let k = 0; k + 1 < positions.length; k += 1) {
      const [x, y] = positions[k] as [number, number];
      if (last && last[0] === x && last[1] === y) continue;
      last = positions[k]!;
      xs.push(x); ys.push(y); ringOf.push(infos.length); vertexOf.push(k);
      box[0] = Math.min(box[0], x); box[1] = Math.min(box[1], y); box[2] = Math.max(box[2], x); box[3] = Math.max(box[3], y);
    }
    while (xs.length > start + 1 && xs.at(-1) === xs[start] && ys.at(-1) === ys[start]) { xs.pop(); ys.pop(); ringOf.pop(); vertexOf.pop(); }
    infos.push({ polygon, ring, start, end: xs.length, box });
  }));
  const count = xs.length;
  const next = (i: number) => { const info = infos[ringOf[i]!]!; return i + 1 === info.end ? info.start : i + 1; };
  const previous = (i: number) => { const info = infos[ringOf[i]!]!; return i === info.start ? info.end - 1 : i - 1; };

  const faults: Fault[] = [];
  const seen = new Set<string>();
  const touches: { ringA: number; ringB: number; x: number; y: number }[] = [];
  const report = (code: ProblemCode, x: number, y: number, edge: number) => {
    const key = `${code} ${x} ${y}`;
    if (seen.has(key)) return;
    seen.add(key);
    const info = infos[ringOf[edge]!]!;
    faults.push({ code, location: [x, y], path: [info.polygon, info.ring, vertexOf[edge]!] });
  };
  const crossingCode = (i: number, j: number): ProblemCode => {
    const a = infos[ringOf[i]!]!;
    const b = infos[ringOf[j]!]!;
    if (a === b) return 'self-intersection';
    if (a.polygon !== b.polygon) return 'parts-overlap';
    return a.ring === 0 || b.ring === 0 ? 'hole-crosses-shell' : 'nested-holes';
  };

  const leftOf = (fromX: number, fromY: number, x: number, y: number, toX: number, toY: number, qx: number, qy: number): boolean => {
    const first = side(fromX, fromY, x, y, qx, qy) > 0;
    const second = side(x, y, toX, toY, qx, qy) > 0;
    return side(fromX, fromY, x, y, toX, toY) >= 0 ? first && second : first || second;
  };

  /** Two edges share a point that is a corner of one of them; `i` or `j` starts there or has it inside. */
  const touch = (i: number, j: number, x: number, y: number) => {
    if (ringOf[i] === ringOf[j]) {
      report('self-touch', x, y, i);
      return;
    }
    touches.push({ ringA: ringOf[i]!, ringB: ringOf[j]!, x, y });
    const fromA = xs[i] === x && ys[i] === y ? previous(i) : i;
    const fromB = xs[j] === x && ys[j] === y ? previous(j) : j;
    const toA = next(i);
    const toB = next(j);
    const arms = [leftOf(xs[fromA]!, ys[fromA]!, x, y, xs[toA]!, ys[toA]!, xs[fromB]!, ys[fromB]!), leftOf(xs[fromA]!, ys[fromA]!, x, y, xs[toA]!, ys[toA]!, xs[toB]!, ys[toB]!)];
    const along = (p: number, q: number) => side(x, y, xs[p]!, ys[p]!, xs[q]!, ys[q]!) === 0 && (xs[p]! - x) * (xs[q]! - x) + (ys[p]! - y) * (ys[q]! - y) > 0;
    // Arms on one ray are edges along each other, which the pair of those edges reports.
    if (along(fromA, fromB) || along(fromA, toB) || along(toA, fromB) || along(toA, toB)) return;
    if (arms[0] !== arms[1]) report(crossingCode(i, j), x, y, i);
  };

  const meet = (i: number, j: number): boolean => {
    const i2 = next(i);
    const j2 = next(j);
    const ax = xs[i]!; const ay = ys[i]!; const bx = xs[i2]!; const by = ys[i2]!;
    const cx = xs[j]!; const cy = ys[j]!; const dx = xs[j2]!; const dy = ys[j2]!;
    const c = side(ax, ay, bx, by, cx, cy);
    const d = side(ax, ay, bx, by, dx, dy);
    if ((c > 0 && d > 0) || (c < 0 && d < 0)) return true;
    const a = side(cx, cy, dx, dy, ax, ay);
    const b = side(cx, cy, dx, dy, bx, by);
    if ((a > 0 && b > 0) || (a < 0 && b < 0)) return true;
    const neighbours = i2 === j || j2 === i;
    if (c === 0 && d === 0) {
      // On one line: along the longer axis, the shared stretch.
      const useX = Math.abs(bx - ax) >= Math.abs(by - ay);
      const low = Math.max(useX ? Math.min(ax, bx) : Math.min(ay, by), useX ? Math.min(cx, dx) : Math.min(cy, dy));
      const high = Math.min(useX ? Math.max(ax, bx) : Math.max(ay, by), useX ? Math.max(cx, dx) : Math.max(cy, dy));
      if (low > high) return true;
      if (low < high) {
        const [x, y] = ([[ax, ay], [bx, by], [cx, cy], [dx, dy]] as const).find((end) => end[useX ? 0 : 1] === low)!;
        report(crossingCode(i, j), x, y, i);
        return faults.length < most;
      }
    } else if (a !== 0 && b !== 0 && c !== 0 && d !== 0) {
      const t = c / (c - d);
      const x = cx + t * (dx - cx);
      const y = cy + t * (dy - cy);
      report(crossingCode(i, j), x, y, i);
      return faults.length < most;
    }
    if (neighbours) return true;
    // A corner on the other edge. Only the starts of edges are looked at: every corner is the start of one.
    const on = (x: number, y: number, px: number, py: number, qx: number, qy: number) => x >= Math.min(px, qx) && x <= Math.max(px, qx) && y >= Math.min(py, qy) && y <= Math.max(py, qy);
    const sameAsEnd = (x: number, y: number, edge: number) => xs[next(edge)] === x && ys[next(edge)] === y;
    if (a === 0 && on(ax, ay, cx, cy, dx, dy)) { if (!sameAsEnd(ax, ay, j)) touch(i, j, ax, ay); }
    else if (c === 0 && on(cx, cy, ax, ay, bx, by)) { if (!sameAsEnd(cx, cy, i)) touch(i, j, cx, cy); }
    return faults.length < most;
  };

  const tree = new BoxTree(count, (i, box) => {
    const to = next(i);
    box[0] = Math.min(xs[i]!, xs[to]!); box[1] = Math.min(ys[i]!, ys[to]!); box[2] = Math.max(xs[i]!, xs[to]!); box[3] = Math.max(ys[i]!, ys[to]!);
  });
  tree.forEachPair(meet);
  if (faults.length > 0) return faults;

  // No edges cross. Rings of a polygon that touch in a circle of points cut its interior: rings and points form a graph, which must be a forest.
  const parent = new Map<string, string>();
  const find = (node: string): string => { let root = node; while (parent.has(root)) root = parent.get(root)!; return root; };
  const links = new Set<string>();
  for (const { ringA, ringB, x, y } of touches) {
    const polygon = infos[ringA]!.polygon;
    if (polygon !== infos[ringB]!.polygon) continue;
    for (const ring of [ringA, ringB]) {
      const point = `${polygon} at ${x} ${y}`;
      const link = `${ring} ${point}`;
      if (links.has(link)) continue;
      links.add(link);
      const one = find(`ring ${ring}`);
      const other = find(point);
      if (one === other) report('disconnected-interior', x, y, infos[ring]!.start); else parent.set(one, other);
    }
  }

  /** 1 inside, 0 on the boundary, -1 outside; exact. */
  const locate = (x: number, y: number, { start, end, box }: RingInfo): -1 | 0 | 1 => {
    if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return -1;
    let inside = false;
    for (let i = start, j = end - 1; i < end; j = i, i += 1) {
      const yi = ys[i]!; const yj = ys[j]!;
      if (yi < y && yj < y || yi > y && yj > y) continue;
      const xi = xs[i]!; const xj = xs[j]!;
      if (yi === y && xi === x) return 0;
      if (yi === y && yj === y) { if (x >= Math.min(xi, xj) && x <= Math.max(xi, xj)) return 0; continue; }
      if (x < Math.min(xi, xj) && (yi > y) !== (yj > y)) { inside = !inside; continue; }
      if (x > Math.max(xi, xj)) continue;
      const turn = side(xi, yi, xj, yj, x, y);
      if (turn === 0) return 0;
      if ((yi > y) !== (yj > y) && (turn > 0) === (yj > yi)) inside = !inside;
    }
    return inside ? 1 : -1;
  };
  /** Where a ring lies to another that it does not cross, and a corner that shows it. */
  const placeIn = (inner: RingInfo, outer: RingInfo): { where: -1 | 0 | 1; corner: number } => {
    for (let i = inner.start; i < inner.end; i += 1) {
      const where = locate(xs[i]!, ys[i]!, outer);
      if (where !== 0) return { where, corner: i };
    }
    // Every corner touches: the middle of an edge shows the side, for edges do not cross.
    for (let i = inner.start; i < inner.end; i += 1) {
      const to = next(i);
      const where = locate((xs[i]! + xs[to]!) / 2, (ys[i]! + ys[to]!) / 2, outer);
      if (where !== 0) return { where, corner: i };
    }
    return { where: 0, corner: inner.start };
  };
  const within = (inner: RingInfo['box'], outer: RingInfo['box']) => inner[0] >= outer[0] && inner[1] >= outer[1] && inner[2] <= outer[2] && inner[3] <= outer[3];
  const byPolygon = Map.groupBy(infos, (info) => info.polygon);
  for (const [shell, ...holes] of byPolygon.values()) {
    for (const hole of holes) {
      const { where, corner } = placeIn(hole, shell!);
      if (where < 0) report('hole-outside-shell', xs[corner]!, ys[corner]!, corner);
    }
    forEachNear(holes, (a, b) => {
      const [inner, outer] = within(a.box, b.box) ? [a, b] : [b, a];
      if (!within(inner.box, outer.box)) return;
      const { where, corner } = placeIn(inner, outer);
      if (where > 0) report('nested-holes', xs[corner]!, ys[corner]!, corner);
    });
  }
  forEachNear([...byPolygon.values()].map(([shell]) => shell!), (a, b) => {
    const [inner, outer] = within(a.box, b.box) ? [a, b] : [b, a];
    if (!within(inner.box, outer.box)) return;
    const { where, corner } = placeIn(inner, outer);
    if (where <= 0) return;
    const inHole = byPolygon.get(outer.polygon)!.slice(1).some((hole) => within(inner.box, hole.box) && placeIn(inner, hole).where >= 0);
    if (!inHole) report('nested-shells', xs[corner]!, ys[corner]!, corner);
  });
  return faults;
}

/** Pairs of rings whose boxes touch, by a sweep from west to east. */
function forEachNear(infos: RingInfo[], visit: (a: RingInfo, b: RingInfo) => void): void {
  let open: RingInfo[] = [];
  for (const info of infos.toSorted((a, b) => a.box[0] - b.box[0])) {
    open = open.filter((other) => other.box[2] >= info.box[0]);
    for (const other of open) if (other.box[1] <= info.box[3] && info.box[1] <= other.box[3]) visit(other, info);
    open.push(info);
  }
}
