import { orient2d } from 'robust-predicates';
import { shortDoubles, shortIntegers } from './short-lists.ts';
import type { Ring } from './types.ts';

/** Positive when c lies left of a→b; exact sign (Shewchuk 1997), y upward. */
export const side = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number => -orient2d(ax, ay, bx, by, cx, cy);

/** One ring in the flat form: its corners are at `start` up to but excluding `end`; the place at `end` repeats the first. */
export interface FlatRing {
  /** position in FlatRings.rings */
  index: number;
  polygon: number;
  ring: number;
  start: number;
  end: number;
  /** whether the original ring ended where it began */
  closed: boolean;
  /** has three distinct places */
  hasThree: boolean;
  west: number;
  south: number;
  east: number;
  north: number;
  /** twice the signed area in the plane, positive for counter-clockwise; NaN when a corner is not a number */
  twiceArea: number;
  /** a step of more than 180 in x, which on the Earth crosses the antimeridian */
  jumps: boolean;
  /** first position that is not two finite numbers, or -1; the ring's corners stop there */
  notANumber: number;
  /** positions that repeat the one before them (the closing one not counted) */
  repeats: number[];
  /** places in the flat form at which the boundary turns back on its own line */
  spikes: number[];
}

/** Rings of polygons as flat coordinates, repeated corners left out. Edge i runs from corner i to i + 1. */
export interface FlatRings {
  xs: Float64Array;
  ys: Float64Array;
  /** which position of its ring a corner was */
  vertexOf: Int32Array;
  /** which of `rings` a corner belongs to */
  ringOf: Int32Array;
  rings: FlatRing[];
}

const most = 50;

/** Everything that one pass over the corners finds; rings of a million corners come here, so it is one loop. Empty rings are dropped. */
export function flatten(polygons: Ring[][]): FlatRings {
  let size = 0;
  // Room for one more corner a ring: in the flat form every ring ends with its first corner again.
  for (const rings of polygons) for (const ring of rings) size += ring.length + 1;
  const flat: FlatRings = {
    xs: shortDoubles(size),
    ys: shortDoubles(size),
    vertexOf: shortIntegers(size),
    ringOf: shortIntegers(size),
    rings: [],
  };
  let at = 0;
  for (let polygon = 0; polygon < polygons.length; polygon += 1) {
    const rings = polygons[polygon]!;
    for (let ring = 0; ring < rings.length; ring += 1) {
      if (rings[ring]!.length === 0) continue;
      const made = flattenRing(rings[ring]!, flat, at, polygon, ring);
      flat.rings.push(made);
      at = made.end + 1;
    }
  }
  return flat;
}

/**
 * Corners are read and checked in blocks by small functions that are called often: V8 compiles those whole within the first large ring, while it would leave one long loop at
 * its end each time and start again; and data just read is still in the nearest cache.
 */
const block = 1024;

/** State of reading a ring. */
interface Reading {
  ring: Ring;
  start: number;
  at: number;
  repeats: number[];
  notANumber: number;
  west: number;
  south: number;
  east: number;
  north: number;
  twiceArea: number;
  jumps: boolean;
  spikes: number[];
}

// oxlint-disable-next-line max-lines-per-function, complexity -- reads a ring once: its parts share the box, the area and the place in the arrays
function flattenRing(positions: Ring, flat: FlatRings, start: number, polygon: number, ring: number): FlatRing {
  const { xs, ys, vertexOf } = flat;
  const count = positions.length;
  const x0 = positions[0]![0]!;
  const y0 = positions[0]![1]!;
  const closed = count > 1 && positions[count - 1]![0] === x0 && positions[count - 1]![1] === y0;
  const stop = closed ? count - 1 : count;
  const reading: Reading = {
    ring: positions,
    start,
    at: start,
    repeats: [],
    notANumber: -1,
    west: x0,
    south: y0,
    east: x0,
    north: y0,
    twiceArea: 0,
    jumps: false,
    spikes: [],
  };
  for (let k = 0; k < stop && reading.notANumber < 0; k += block) {
    const from = reading.at;
    readCorners(reading, flat, k, Math.min(stop, k + block));
    lookAtSteps(reading, flat, from);
  }
  const { repeats, spikes, notANumber } = reading;
  let at = reading.at;
  while (at > start + 1 && xs[at - 1] === x0 && ys[at - 1] === y0) {
    at -= 1;
    if (repeats.length < most) repeats.push(vertexOf[at]!);
  }
  if (notANumber >= 0) reading.twiceArea = Number.NaN;
  else if (at - start > 2) {
    const backX = x0 - xs[at - 1]!;
    const backY = y0 - ys[at - 1]!;
    if (backX > 180 || backX < -180) reading.jumps = true;
    if (isSpike(xs[at - 1]! - xs[at - 2]!, ys[at - 1]! - ys[at - 2]!, backX, backY)) spikes.push(at - 1);
    if (isSpike(backX, backY, xs[start + 1]! - x0, ys[start + 1]! - y0)) spikes.push(start);
  }
  let hasThree = false;
  for (let k = start + 2; k < at && !hasThree; k += 1)
    hasThree = (xs[k] !== x0 || ys[k] !== y0) && (xs[k] !== xs[start + 1] || ys[k] !== ys[start + 1]);
  xs[at] = x0;
  ys[at] = y0;
  vertexOf[at] = 0;
  const index = flat.rings.length;
  // The first ring's index is already set.
  if (index > 0) flat.ringOf.fill(index, start, at + 1);
  const { west, south, east, north, twiceArea, jumps } = reading;
  return {
    index,
    polygon,
    ring,
    start,
    end: at,
    closed,
    hasThree,
    west,
    south,
    east,
    north,
    twiceArea,
    jumps,
    notANumber,
    repeats,
    spikes,
  };
}

/** Copies the positions `from` up to but excluding `to`, without those that repeat the previous one; stops at one that is not a number. */
function readCorners(reading: Reading, { xs, ys, vertexOf }: FlatRings, from: number, to: number): void {
  const { ring, start } = reading;
  let at = reading.at;
  let lastX = at > start ? xs[at - 1]! : Number.NaN;
  let lastY = at > start ? ys[at - 1]! : Number.NaN;
  for (let k = from; k < to; k += 1) {
    const position = ring[k]!;
    const x = position[0]!;
    const y = position[1]!;
    if (x === lastX && y === lastY) {
      if (reading.repeats.length < most) reading.repeats.push(k);
      continue;
    }
    // JSON can hold null and strings here.
    if (!Number.isFinite(x) || !Number.isFinite(y)) {
      reading.notANumber = k;
      break;
    }
    xs[at] = x;
    ys[at] = y;
    vertexOf[at] = k;
    at += 1;
    lastX = x;
    lastY = y;
  }
  reading.at = at;
}

/** Box, area, jumps and spikes of the steps to the corners from a place on. */
function lookAtSteps(reading: Reading, { xs, ys }: FlatRings, from: number): void {
  const { start, at: to, spikes } = reading;
  const x0 = xs[start]!;
  const y0 = ys[start]!;
  let { west, south, east, north, twiceArea, jumps } = reading;
  const first = from > start ? from : start + 1;
  if (first >= to) return;
  let lastX = xs[first - 1]!;
  let lastY = ys[first - 1]!;
  let stepX = first - 1 > start ? lastX - xs[first - 2]! : 0;
  let stepY = first - 1 > start ? lastY - ys[first - 2]! : 0;
  for (let at = first; at < to; at += 1) {
    const x = xs[at]!;
    const y = ys[at]!;
    const dx = x - lastX;
    const dy = y - lastY;
    if (dx > 180 || dx < -180) jumps = true;
    if (x < west) west = x;
    else if (x > east) east = x;
    if (y < south) south = y;
    else if (y > north) north = y;
    twiceArea += (lastX - x0) * dy - dx * (lastY - y0);
    if (isSpike(stepX, stepY, dx, dy) && spikes.length < most) spikes.push(at - 1);
    lastX = x;
    lastY = y;
    stepX = dx;
    stepY = dy;
  }
  reading.west = west;
  reading.south = south;
  reading.east = east;
  reading.north = north;
  reading.twiceArea = twiceArea;
  reading.jumps = jumps;
}

/** Two steps that run against each other within the rounding of their angle. */
const isSpike = (ax: number, ay: number, bx: number, by: number): boolean =>
  ax * bx + ay * by < 0 && (ax * by - ay * bx) ** 2 <= 1e-24 * (ax * ax + ay * ay) * (bx * bx + by * by);

/** Whether a ring that does not cross itself runs counter-clockwise; exact, by the turn at its lowest corner. */
export function isCounterClockwise({ xs, ys }: FlatRings, { start, end }: FlatRing): boolean {
  let low = start;
  for (let k = start + 1; k < end; k += 1) if (ys[k]! < ys[low]! || (ys[k] === ys[low] && xs[k]! < xs[low]!)) low = k;
  const before = low === start ? end - 1 : low - 1;
  return side(xs[before]!, ys[before]!, xs[low]!, ys[low]!, xs[low + 1]!, ys[low + 1]!) > 0;
}
