import { maxStripsOfTwo, tooManyPairs } from '../too-much-work.ts';
import { radians } from '../wgs84.ts';
import { groundAbove, strip } from './ground.ts';
import { edgeSize, firstEdgeFrom, type Outline } from './outline.ts';

/** The edges of an outline between two longitudes and above a latitude, cut there; heights in degrees above that latitude. Made once and filled again: a pair of parcels takes microseconds. */
class Strips {
  numbers = new Float64Array(1024);
  count = 0;

  fill(outline: Outline, west: number, east: number, south: number): void {
    const { edges, count } = outline;
    this.count = 0;
    let numbers = this.numbers;
    let at = 0;
    for (let k = firstEdgeFrom(outline, west) * edgeSize; k < count * edgeSize && edges[k]! < east; k += edgeSize) {
      const [x1, y1, x2, y2] = [edges[k]!, edges[k + 1]!, edges[k + 2]!, edges[k + 3]!];
      if (x2 <= west || x1 === x2 || (y1 <= south && y2 <= south)) continue;
      const slope = (y2 - y1) / (x2 - x1);
      if (at + edgeSize > numbers.length) {
        numbers = new Float64Array(2 * at);
        numbers.set(this.numbers);
        this.numbers = numbers;
      }
      numbers[at] = Math.max(x1, west);
      numbers[at + 1] = (x1 < west ? y1 + slope * (west - x1) : y1) - south;
      numbers[at + 2] = Math.min(x2, east);
      numbers[at + 3] = (x2 > east ? y2 - slope * (x2 - east) : y2) - south;
      numbers[at + 4] = edges[k + 4]!;
      at += edgeSize;
      this.count += 1;
    }
  }
}
const mine = new Strips();
const theirs = new Strips();

/**
 * m² of the land that two outlines share, sides being straight in longitude and latitude. Each polygon is the sum of the strips below its edges, with their signs, so the shared land is
 * the sum over all pairs of edges of what lies below both: an integral without any decision, so that borders which run along each other, or nearly, take nothing from its exactness. Throws
 * TooMuchWork where more pairs of edges lie above each other than maxStripsOfTwo grants. `onLooked` is told how many there were.
 */
export function sharedSquareMetres(a: Outline, b: Outline, onLooked: (pairsOfEdges: number) => void = () => {}): number {
  const west = Math.max(a.box[0], b.box[0]);
  const south = Math.max(a.box[1], b.box[1]);
  const east = Math.min(a.box[2], b.box[2]);
  const north = Math.min(a.box[3], b.box[3]);
  if (west >= east || south >= north) return 0;
  mine.fill(a, west, east, south);
  theirs.fill(b, west, east, south);
  if (mine.count === 0 || theirs.count === 0) return 0;
  const ground = groundAbove(south, north);
  const [p, q] = [mine.numbers, theirs.numbers];
  const [pEnd, qEnd] = [mine.count * edgeSize, theirs.count * edgeSize];
  let total = 0;
  let first = 0;
  const most = maxStripsOfTwo(mine.count + theirs.count);
  let looks = most;
  for (let i = 0; i < pEnd; i += edgeSize) {
    const [ax0, ah0, ax1, ah1, sign] = [p[i]!, p[i + 1]!, p[i + 2]!, p[i + 3]!, p[i + 4]!];
    const slopeA = (ah1 - ah0) / (ax1 - ax0);
    while (first < qEnd && q[first + 2]! <= ax0) first += edgeSize;
    if (looks < 0) break;
    for (let j = first; j < qEnd && q[j]! < ax1; j += edgeSize) {
      looks -= 1;
      const [bx0, bh0, bx1, bh1] = [q[j]!, q[j + 1]!, q[j + 2]!, q[j + 3]!];
      if (bx1 <= ax0) continue;
      const from = ax0 > bx0 ? ax0 : bx0;
      const to = ax1 < bx1 ? ax1 : bx1;
      const slopeB = (bh1 - bh0) / (bx1 - bx0);
      const a0 = from === ax0 ? ah0 : ah0 + slopeA * (from - ax0);
      const a1 = to === ax1 ? ah1 : ah0 + slopeA * (to - ax0);
      const b0 = from === bx0 ? bh0 : bh0 + slopeB * (from - bx0);
      const b1 = to === bx1 ? bh1 : bh0 + slopeB * (to - bx0);
      total += sign * q[j + 4]! * strip.belowBoth(ground, to - from, a0, a1, b0, b1);
    }
  }
  onLooked(most - looks);
  if (looks < 0) throw tooManyPairs();
  return Math.max(0, total * radians);
}

/** Latitudes at which a meridian passes the edges of an outline, from the south. */
function crossingsAt(outline: Outline, x: number): number[] {
  const { edges, count } = outline;
  const found: number[] = [];
  for (let k = firstEdgeFrom(outline, x) * edgeSize; k < count * edgeSize && edges[k]! <= x; k += edgeSize) {
    const [x1, y1, x2, y2] = [edges[k]!, edges[k + 1]!, edges[k + 2]!, edges[k + 3]!];
    if (x < x2) found.push(y1 + ((y2 - y1) / (x2 - x1)) * (x - x1));
  }
  return found.sort((p, q) => p - q);
}

/** Longitudes between which nothing changes in how two small outlines lie to each other: those of their corners and crossings, in order. */
function eventsOf(a: Outline, b: Outline, west: number, east: number): number[] {
  const found = [west, east];
  const take = (x: number) => {
    if (x > west && x < east) found.push(x);
  };
  const [p, q] = [a.edges, b.edges];
  for (let i = 0; i < p.length; i += edgeSize) take(p[i]!);
  for (let j = 0; j < q.length; j += edgeSize) take(q[j]!);
  for (let i = 0; i < p.length; i += edgeSize) {
    const [ax, ay, dx, dy] = [p[i]!, p[i + 1]!, p[i + 2]! - p[i]!, p[i + 3]! - p[i + 1]!];
    for (let j = 0; j < q.length; j += edgeSize) {
      const [bx, by, ex, ey] = [q[j]!, q[j + 1]!, q[j + 2]! - q[j]!, q[j + 3]! - q[j + 1]!];
      const below = dx * ey - dy * ex;
      if (below !== 0) take(ax + (((bx - ax) * ey - (by - ay) * ex) / below) * dx);
    }
  }
  return found.sort((x, y) => x - y);
}

/** Corners of one times corners of the other; above, meridians are tried in even steps. */
const fewPairsOfEdges = 400;

/** A place within the land that two outlines share: the middle of the longest stretch of some meridians. Null where none of them meets it. */
export function placeInBoth(a: Outline, b: Outline): [number, number] | null {
  const west = Math.max(a.box[0], b.box[0]);
  const east = Math.min(a.box[2], b.box[2]);
  const inSteps = (steps: number) => longestOn(a, b, (step) => west + ((step + 0.5) / steps) * (east - west), steps);
  const place = inSteps(7);
  if (place) return place;
  if (a.count * b.count > fewPairsOfEdges) return inSteps(127);
  const events = eventsOf(a, b, west, east);
  return longestOn(a, b, (step) => (events[step]! + events[step + 1]!) / 2, events.length - 1);
}

/** The middle of the longest stretch that lies in both outlines, on some meridians. */
function longestOn(a: Outline, b: Outline, meridian: (step: number) => number, steps: number): [number, number] | null {
  let longest = 0;
  let place: [number, number] | null = null;
  for (let step = 0; step < steps; step += 1) {
    const x = meridian(step);
    const [p, q] = [crossingsAt(a, x), crossingsAt(b, x)];
    // Both lists run from the south: of two stretches the one that ends first meets no other of the second list.
    for (let i = 0, j = 0; i + 1 < p.length && j + 1 < q.length;) {
      const [from, to] = [Math.max(p[i]!, q[j]!), Math.min(p[i + 1]!, q[j + 1]!)];
      if (to - from > longest) {
        longest = to - from;
        place = [x, (from + to) / 2];
      }
      if (p[i + 1]! < q[j + 1]!) i += 2;
      else j += 2;
    }
  }
  return place;
}
