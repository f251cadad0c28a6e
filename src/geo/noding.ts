import { crossingOf } from './crossing.ts';
import { side, type FlatRing, type FlatRings } from './flat-rings.ts';
import { MonotoneChains } from './monotone-chains.ts';
import { NearPlaces } from './near-places.ts';
import { maxCrossings, maxLooks, maxSteps, tooManyCrossings, WorkBudget } from './too-much-work.ts';

/**
 * Rings with a corner wherever they meet themselves or each other: their edges meet nowhere else, exactly. Point k is at xs[k], ys[k]; node[k] is the number
 * of the meeting place there, or -1. `source` is the corner of the flat rings that it was, or -1 - edge for a new place on that edge. Ring r holds the points from
 * first[r] to before first[r + 1].
 */
export interface NodedRings {
  xs: Float64Array;
  ys: Float64Array;
  node: Int32Array;
  source: Int32Array;
  first: Int32Array;
  nodeCount: number;
}

/** Rings during noding: every ring ends with its first corner. `isNew` (by edge): the last pass created or moved it; null: all are new. */
interface Rings {
  xs: Float64Array;
  ys: Float64Array;
  isNode: Uint8Array;
  isNew: Uint8Array | null;
  source: Int32Array;
  bounds: { start: number; end: number }[];
}

/** A pass bends edges by the last digits of the crossings that it found, which can bring new ones; more passes than this do not settle. */
const maxPasses = 6;
/** Meeting places that differ only by the rounding of crossings are one: some sixteen steps of a double. */
const closeness = 2 ** -48;

/** Finds the meeting places of the rings that are listed and cuts their edges there; null when that does not settle. Throws TooMuchWork where they cross too often. */
export function nodeRings(flat: FlatRings, listed: FlatRing[]): NodedRings | null {
  const source = new Int32Array(flat.xs.length);
  for (let k = 0; k < source.length; k += 1) source[k] = k;
  let rings: Rings = { xs: flat.xs, ys: flat.ys, isNode: new Uint8Array(flat.xs.length), isNew: null, source, bounds: listed };
  let largest = 0;
  for (const { west, south, east, north } of listed) largest = Math.max(largest, -west, east, -south, north);
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const cuts = meetings(rings, closeness * largest, source.length);
    if (!cuts) return numbered(rings);
    rings = cutAt(rings, cuts, closeness * largest);
  }
  return null;
}

class Cuts {
  count = 0;
  edge = new Int32Array(1024);
  x = new Float64Array(1024);
  y = new Float64Array(1024);
  add(edge: number, x: number, y: number): void {
    if (this.count === this.edge.length) {
      const larger = <A extends Int32Array | Float64Array>(old: A, made: A): A => {
        made.set(old);
        return made;
      };
      this.edge = larger(this.edge, new Int32Array(this.count * 2));
      this.x = larger(this.x, new Float64Array(this.count * 2));
      this.y = larger(this.y, new Float64Array(this.count * 2));
    }
    this.edge[this.count] = edge;
    this.x[this.count] = x;
    this.y[this.count] = y;
    this.count += 1;
  }
}

/** Marks corners at which rings meet and lists where edges must be cut; null when nothing is new. `corners`: of the rings as they came. */
// oxlint-disable-next-line max-lines-per-function -- one sweep: its parts share the lists of cuts, and run for every pair of edges
function meetings({ xs, ys, isNode, isNew, bounds }: Rings, close: number, corners: number): Cuts | null {
  const startOf = new Map<number, number>(bounds.map(({ start, end }) => [end, start]));
  const cuts = new Cuts();
  let news = 0;
  // A crossing cuts two edges.
  const maxCuts = 2 * maxCrossings(corners);
  let looks = maxLooks(corners);
  const steps = new WorkBudget(maxSteps(corners), tooManyCrossings);
  const goesOn = (made: number) => {
    steps.spend(made);
    return true;
  };
  const mark = (place: number) => {
    const corner = startOf.get(place) ?? place;
    if (isNode[corner] === 0) {
      isNode[corner] = 1;
      news += 1;
    }
  };
  const cut = (edge: number, x: number, y: number) => {
    if (xs[edge] === x && ys[edge] === y) mark(edge);
    else if (xs[edge + 1] === x && ys[edge + 1] === y) mark(edge + 1);
    else {
      cuts.add(edge, x, y);
      news += 1;
    }
  };
  // oxlint-disable-next-line complexity -- the innermost work on every pair of edges: its coordinates stay in local variables
  new MonotoneChains(xs, ys, bounds, isNew ?? undefined).forEachPair((i, j) => {
    looks -= 1;
    if (looks < 0 || cuts.count > maxCuts) throw tooManyCrossings();
    if (isNew && isNew[i] === 0 && isNew[j] === 0) return true;
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
    if (a !== 0 && b !== 0 && c !== 0 && d !== 0) {
      let [x, y] = crossingOf(ax, ay, bx, by, cx, cy, dx, dy);
      for (const end of [i, i + 1, j, j + 1])
        if (Math.abs(xs[end]! - x) <= close && Math.abs(ys[end]! - y) <= close) {
          x = xs[end]!;
          y = ys[end]!;
          break;
        }
      cut(i, x, y);
      cut(j, x, y);
      return true;
    }
    // Ends that lie on the other edge; neighbours share one without meeting, unless they run along each other.
    const onI = (x: number, y: number) => x >= Math.min(ax, bx) && x <= Math.max(ax, bx) && y >= Math.min(ay, by) && y <= Math.max(ay, by);
    const onJ = (x: number, y: number) => x >= Math.min(cx, dx) && x <= Math.max(cx, dx) && y >= Math.min(cy, dy) && y <= Math.max(cy, dy);
    const aOn = a === 0 && onJ(ax, ay);
    const bOn = b === 0 && onJ(bx, by);
    const cOn = c === 0 && onI(cx, cy);
    const dOn = d === 0 && onI(dx, dy);
    const neighbours = i + 1 === j || j + 1 === i || startOf.get(i + 1) === j || startOf.get(j + 1) === i;
    if (neighbours && !(c === 0 && d === 0 && Number(aOn) + Number(bOn) + Number(cOn) + Number(dOn) > 2)) return true;
    if (aOn) {
      mark(i);
      cut(j, ax, ay);
    }
    if (bOn) {
      mark(i + 1);
      cut(j, bx, by);
    }
    if (cOn) {
      mark(j);
      cut(i, cx, cy);
    }
    if (dOn) {
      mark(j + 1);
      cut(i, dx, dy);
    }
    return true;
  }, goesOn);
  return news > 0 ? cuts : null;
}

/** The rings with their cuts as corners; meeting places within the distance become one. */
// oxlint-disable-next-line max-lines-per-function, complexity -- one pass over all corners and cuts, which fill the new arrays at one place
function cutAt({ xs, ys, isNode, source, bounds }: Rings, cuts: Cuts, close: number): Rings {
  const places = new NearPlaces(close);
  for (const { start, end } of bounds) for (let k = start; k < end; k += 1) if (isNode[k] === 1) places.of(xs[k]!, ys[k]!);
  const order = new Uint32Array(cuts.count);
  const along = new Float64Array(cuts.count);
  for (let k = 0; k < cuts.count; k += 1) {
    const place = places.of(cuts.x[k]!, cuts.y[k]!);
    cuts.x[k] = places.xs[place]!;
    cuts.y[k] = places.ys[place]!;
    order[k] = k;
    along[k] = Math.abs(cuts.x[k]! - xs[cuts.edge[k]!]!) + Math.abs(cuts.y[k]! - ys[cuts.edge[k]!]!);
  }
  order.sort((p, q) => cuts.edge[p]! - cuts.edge[q]! || along[p]! - along[q]!);
  let most = cuts.count + bounds.length;
  for (const { start, end } of bounds) most += end - start;
  const made: Rings = {
    xs: new Float64Array(most),
    ys: new Float64Array(most),
    isNode: new Uint8Array(most),
    isNew: new Uint8Array(most),
    source: new Int32Array(most),
    bounds: [],
  };
  const isNew = made.isNew!;
  let at = 0;
  let next = 0;
  let node = isNode.indexOf(1);
  const put = (x: number, y: number, from: number, start: number) => {
    if (at > start && made.xs[at - 1] === x && made.ys[at - 1] === y) {
      made.isNode[at - 1] = 1;
      return;
    }
    made.xs[at] = x;
    made.ys[at] = y;
    made.isNode[at] = 1;
    made.source[at] = from;
    at += 1;
  };
  /** Corners from one to before another, which nothing meets; the first may be where the last point was moved to. */
  const copy = (from: number, to: number, start: number) => {
    const first = at > start && from < to && made.xs[at - 1] === xs[from] && made.ys[at - 1] === ys[from] ? from + 1 : from;
    made.xs.set(xs.subarray(first, to), at);
    made.ys.set(ys.subarray(first, to), at);
    made.source.set(source.subarray(first, to), at);
    at += to - first;
  };
  // Rings stand in the flat form in their order, and so do the cuts.
  for (const { start, end } of bounds) {
    const begin = at;
    for (let edge = start; edge < end; edge += 1) {
      if (node >= 0 && node < edge) node = isNode.indexOf(1, edge);
      const met = Math.min(end, node < 0 ? end : node, next < order.length ? cuts.edge[order[next]!]! : end);
      copy(edge, met, begin);
      edge = met;
      if (edge === end) break;
      const own = source[edge]!;
      const x = xs[edge]!;
      const y = ys[edge]!;
      if (isNode[edge] === 1) {
        const place = places.of(x, y);
        put(places.xs[place]!, places.ys[place]!, own, begin);
        if (made.xs[at - 1] !== x || made.ys[at - 1] !== y) {
          isNew[at - 1] = 1;
          isNew[at === begin + 1 ? begin : at - 2] = 1;
        }
      } else copy(edge, edge + 1, begin);
      if (next < order.length && cuts.edge[order[next]!] === edge) isNew[at - 1] = 1;
      for (; next < order.length && cuts.edge[order[next]!] === edge; next += 1) {
        put(cuts.x[order[next]!]!, cuts.y[order[next]!]!, own < 0 ? own : -1 - own, begin);
        isNew[at - 1] = 1;
      }
    }
    while (at > begin + 1 && made.xs[at - 1] === made.xs[begin] && made.ys[at - 1] === made.ys[begin]) {
      at -= 1;
      made.isNode[begin]! |= made.isNode[at]!;
      made.isNode[at] = 0;
    }
    // The first corner may have been moved after nothing stood before it.
    if (isNode[start] === 1) isNew[at - 1] = 1;
    made.xs[at] = made.xs[begin]!;
    made.ys[at] = made.ys[begin]!;
    made.bounds.push({ start: begin, end: at });
    at += 1;
  }
  return made;
}

function numbered({ xs, ys, isNode, source, bounds }: Rings): NodedRings {
  const places = new NearPlaces(0);
  let size = 0;
  for (const { start, end } of bounds) size += end - start;
  const made: NodedRings = {
    xs: new Float64Array(size),
    ys: new Float64Array(size),
    node: new Int32Array(size).fill(-1),
    source: new Int32Array(size),
    first: new Int32Array(bounds.length + 1),
    nodeCount: 0,
  };
  let at = 0;
  let next = isNode.indexOf(1);
  for (const [ring, { start, end }] of bounds.entries()) {
    made.first[ring] = at;
    made.xs.set(xs.subarray(start, end), at);
    made.ys.set(ys.subarray(start, end), at);
    made.source.set(source.subarray(start, end), at);
    for (; next >= 0 && next < end; next = isNode.indexOf(1, next + 1)) made.node[at + next - start] = places.of(xs[next]!, ys[next]!);
    at += end - start;
  }
  made.first[bounds.length] = at;
  made.nodeCount = places.count;
  return made;
}
