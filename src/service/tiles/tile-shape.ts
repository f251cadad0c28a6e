import { linesOf, pointsOf, polygonsOf, type Geometry, type Position } from '#geo/index.ts';
import { bufferSteps, extent, stepsTo, worldX, worldY, type TilePlace } from './tile-place.ts';
import type { TileShape } from './vector-tile.ts';

const [least, most] = [-bufferSteps, extent + bufferSteps];

function inSteps(positions: readonly Position[], { z, x, y }: TilePlace): number[] {
  const steps: number[] = [];
  for (const [longitude, latitude] of positions) steps.push(stepsTo(worldX(longitude!), x, z), stepsTo(worldY(latitude!), y, z));
  return steps;
}

const isInside = (value: number, isLeast: boolean): boolean => (isLeast ? value >= least : value <= most);

/** What of a ring lies on the inner side of one side of the tile (Sutherland and Hodgman 1974). `axis` 0: x, 1: y. */
function cutRing(ring: readonly number[], axis: 0 | 1, isLeast: boolean): number[] {
  const kept: number[] = [];
  const side = isLeast ? least : most;
  for (let at = 0; at < ring.length; at += 2) {
    const before = at === 0 ? ring.length - 2 : at - 2;
    const [from, to] = [ring[before + axis]!, ring[at + axis]!];
    if (isInside(from, isLeast) !== isInside(to, isLeast)) {
      const share = (side - from) / (to - from);
      const other = ring[before + 1 - axis]! + share * (ring[at + 1 - axis]! - ring[before + 1 - axis]!);
      kept.push(...(axis === 0 ? [side, other] : [other, side]));
    }
    if (isInside(to, isLeast)) kept.push(ring[at]!, ring[at + 1]!);
  }
  return kept;
}

/** Whole steps, without places that follow themselves. */
function rounded(steps: readonly number[], isClosed: boolean): number[] {
  const whole: number[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    const [x, y] = [Math.round(steps[at]!), Math.round(steps[at + 1]!)];
    if (x !== whole.at(-2) || y !== whole.at(-1)) whole.push(x, y);
  }
  if (isClosed) while (whole.length > 2 && whole[0] === whole.at(-2) && whole[1] === whole.at(-1)) whole.length -= 2;
  return whole;
}

/** Twice the area of a ring, positive where it goes clockwise as it is drawn. */
function doubledArea(ring: readonly number[]): number {
  let sum = 0;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2)
    sum += ring[before]! * ring[at + 1]! - ring[at]! * ring[before + 1]!;
  return sum;
}

function turned(ring: readonly number[]): number[] {
  const back: number[] = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) back.push(ring[at]!, ring[at + 1]!);
  return back;
}

/** A ring within the tile and its buffer, turned as its place asks for: outlines clockwise, holes the other way (4.3.4.4). Null where nothing of it has an area. */
function ringIn(ring: readonly Position[], tile: TilePlace, isOutline: boolean): number[] | null {
  let steps = inSteps(ring.slice(0, -1), tile);
  if (steps.some((value) => value < least || value > most))
    for (const [axis, isLeast] of [
      [0, true],
      [0, false],
      [1, true],
      [1, false],
    ] as const)
      steps = cutRing(steps, axis, isLeast);
  const whole = rounded(steps, true);
  const area = whole.length < 6 ? 0 : doubledArea(whole);
  if (area === 0) return null;
  return area > 0 === isOutline ? whole : turned(whole);
}

/** The share of the way from one place to another that lies within the tile (Liang and Barsky 1984); null where none does. */
function shareInside(from: readonly [number, number], to: readonly [number, number]): [number, number] | null {
  let [first, last] = [0, 1];
  for (const axis of [0, 1] as const) {
    const way = to[axis] - from[axis];
    const [low, high] = [least - from[axis], most - from[axis]];
    if (way === 0) {
      if (low > 0 || high < 0) return null;
      continue;
    }
    first = Math.max(first, Math.min(low / way, high / way));
    last = Math.min(last, Math.max(low / way, high / way));
  }
  return first > last ? null : [first, last];
}

/** Pieces of a line within the tile and its buffer. */
function linesIn(line: readonly Position[], tile: TilePlace): number[][] {
  const steps = inSteps(line, tile);
  const pieces: number[][] = [];
  let isGoingOn = false;
  for (let at = 2; at < steps.length; at += 2) {
    const [from, to] = [[steps[at - 2]!, steps[at - 1]!] as const, [steps[at]!, steps[at + 1]!] as const];
    const share = shareInside(from, to);
    if (!share) {
      isGoingOn = false;
      continue;
    }
    const placeAt = (part: number) => [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
    if (!isGoingOn || share[0] > 0) pieces.push(placeAt(share[0]));
    pieces.at(-1)!.push(...placeAt(share[1]));
    isGoingOn = share[1] === 1;
  }
  return pieces.map((piece) => rounded(piece, false)).filter((piece) => piece.length >= 4);
}

/** What of a geometry of one kind is seen in a tile; null where nothing is, or it is thinner than a step. */
export function shapeIn(geometry: Geometry, tile: TilePlace): TileShape | null {
  const rings = polygonsOf(geometry).flatMap(([outline, ...holes]) => {
    const outside = ringIn(outline!, tile, true);
    return outside ? [outside, ...holes.map((hole) => ringIn(hole, tile, false)).filter((hole) => hole !== null)] : [];
  });
  if (rings.length > 0) return { kind: 'rings', parts: rings };
  const lines = linesOf(geometry).flatMap((line) => linesIn(line, tile));
  if (lines.length > 0) return { kind: 'lines', parts: lines };
  const points = pointsOf(geometry)
    .map((point) => inSteps([point], tile))
    .filter((steps) => steps.every((value) => value >= least && value <= most))
    .map((steps) => steps.map((value) => Math.round(value)));
  return points.length > 0 ? { kind: 'points', parts: points } : null;
}
