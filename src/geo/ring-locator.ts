import { side, type FlatRing, type FlatRings } from './flat-rings.ts';

/** Rings with fewer corners are walked: an index would cost more. */
const smallest = 64;

/**
 * Locates places relative to rings: 1 inside, 0 on the boundary, -1 outside; exact. Rings of many corners get an index by rows after a few queries, so that
 * thousands of parts inside a boundary of 100,000 corners do not each walk it.
 */
export class RingLocator {
  readonly #flat: FlatRings;
  readonly #asked = new Map<FlatRing, number>();
  readonly #rows = new Map<FlatRing, { height: number; first: Int32Array; edges: Int32Array }>();
  /** edges that were looked at so far: what a look-up costs depends on how the rings lie */
  walkedEdges = 0;

  constructor(flat: FlatRings) {
    this.#flat = flat;
  }

  locate(x: number, y: number, ring: FlatRing): -1 | 0 | 1 {
    if (x < ring.west || x > ring.east || y < ring.south || y > ring.north) return -1;
    const rows = this.#rowsOf(ring);
    if (!rows) return this.#count(x, y, ring.start, ring.end, null);
    const row = Math.min(rows.first.length - 2, Math.floor((y - ring.south) / rows.height));
    return this.#count(x, y, rows.first[row]!, rows.first[row + 1]!, rows.edges);
  }

  /** How often a ring goes around a place that is not on it, counter-clockwise positive. */
  winding(x: number, y: number, ring: FlatRing): number {
    if (x < ring.west || x > ring.east || y < ring.south || y > ring.north) return 0;
    const { xs, ys } = this.#flat;
    const rows = this.#rowsOf(ring);
    const row = rows ? Math.min(rows.first.length - 2, Math.floor((y - ring.south) / rows.height)) : 0;
    const to = rows ? rows.first[row + 1]! : ring.end;
    let turns = 0;
    for (let k = rows ? rows.first[row]! : ring.start; k < to; k += 1) {
      const i = rows ? rows.edges[k]! : k;
      const up = ys[i + 1]! > y;
      if (ys[i]! > y === up) continue;
      const left = side(xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!, x, y) > 0;
      if (up && left) turns += 1;
      if (!up && !left) turns -= 1;
    }
    return turns;
  }

  /** Even and odd crossings of edges east of the place, from `from` to before `to` of a list of edges, or of the edges themselves. */
  // oxlint-disable-next-line complexity -- the innermost loop of every look-up: its coordinates stay in local variables
  #count(x: number, y: number, from: number, to: number, edges: Int32Array | null): -1 | 0 | 1 {
    const { xs, ys } = this.#flat;
    this.walkedEdges += to - from;
    let inside = false;
    for (let k = from; k < to; k += 1) {
      const i = edges ? edges[k]! : k;
      const y1 = ys[i]!;
      const y2 = ys[i + 1]!;
      if ((y1 < y && y2 < y) || (y1 > y && y2 > y)) continue;
      const x1 = xs[i]!;
      const x2 = xs[i + 1]!;
      if (x1 < x && x2 < x) continue;
      if (y1 === y && y2 === y) {
        if (x1 <= x || x2 <= x) return 0;
        continue;
      }
      if ((x1 === x && y1 === y) || (x2 === x && y2 === y)) return 0;
      const crosses = y1 > y !== y2 > y;
      if (x1 > x && x2 > x) {
        if (crosses) inside = !inside;
        continue;
      }
      const turn = side(x1, y1, x2, y2, x, y);
      if (turn === 0) return 0;
      if (crosses && turn > 0 === y2 > y1) inside = !inside;
    }
    return inside ? 1 : -1;
  }

  #rowsOf(ring: FlatRing) {
    const made = this.#rows.get(ring);
    if (made || ring.end - ring.start < smallest) return made;
    const asked = (this.#asked.get(ring) ?? 0) + 1;
    this.#asked.set(ring, asked);
    if (asked < 4) return undefined;
    const { ys } = this.#flat;
    const extent = ring.north - ring.south;
    let climb = 0;
    for (let i = ring.start; i < ring.end; i += 1) climb += Math.abs(ys[i + 1]! - ys[i]!);
    // An edge is listed in every row that it passes: the number of rows keeps the lists at about four entries per edge.
    const corners = ring.end - ring.start;
    const count = Math.max(1, Math.min(corners, Math.floor((3 * corners * extent) / climb) || 1));
    const height = extent / count;
    const rowOf = (y: number) => Math.min(count - 1, Math.floor((y - ring.south) / height));
    const first = new Int32Array(count + 1);
    const south = new Int32Array(corners);
    const north = new Int32Array(corners);
    for (let k = 0; k < corners; k += 1) {
      const a = rowOf(ys[ring.start + k]!);
      const b = rowOf(ys[ring.start + k + 1]!);
      south[k] = a < b ? a : b;
      north[k] = a < b ? b : a;
      for (let row = south[k]!; row <= north[k]!; row += 1) first[row + 1]! += 1;
    }
    for (let row = 0; row < count; row += 1) first[row + 1]! += first[row]!;
    const edges = new Int32Array(first[count]!);
    const next = first.slice();
    for (let k = 0; k < corners; k += 1)
      for (let row = south[k]!; row <= north[k]!; row += 1) {
        edges[next[row]!] = ring.start + k;
        next[row]! += 1;
      }
    const rows = { height, first, edges };
    this.#rows.set(ring, rows);
    return rows;
  }
}
