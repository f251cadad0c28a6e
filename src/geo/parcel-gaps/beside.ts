import { metresPerDegree, metresToSide } from '../border-arcs.ts';
import { polygonsOf } from '../parts.ts';
import type { BoundingBox, Ring } from '../types.ts';
import { isAlong } from './pieces.ts';
import type { Tile } from './tiles.ts';

/** So near a border runs along another; a shorter stretch of it is a corner. */
const besideMetres = 0.001;

/** The sides of a piece that are not those of its tile, by their middles. */
function sidesOf(rings: Ring[], box: BoundingBox): { x: number; y: number }[] {
  const sides: { x: number; y: number }[] = [];
  for (const ring of rings)
    for (let k = 1; k < ring.length; k += 1) {
      const [a, b] = [ring[k - 1]!, ring[k]!];
      if (box.some((at, side) => isAlong(a, b, side, at))) continue;
      const [perX, perY] = metresPerDegree(a[1]!);
      if (Math.hypot((b[0]! - a[0]!) * perX, (b[1]! - a[1]!) * perY) < besideMetres) continue;
      sides.push({ x: (a[0]! + b[0]!) / 2, y: (a[1]! + b[1]!) / 2 });
    }
  // From west to east, so that an edge is held against those in its longitudes alone.
  return sides.sort((a, b) => a.x - b.x);
}

/** The first of the sides whose middle is not west of a longitude. */
function firstFrom(sides: { x: number }[], longitude: number): number {
  let [from, to] = [0, sides.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (sides[middle]!.x < longitude) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The parcels whose border a piece of bare land has in a tile; one that only touches a corner of it is none. */
export function parcelsBeside(rings: Ring[], { box, parts }: Tile): number[] {
  const sides = sidesOf(rings, box);
  const [perX, perY] = metresPerDegree((box[1] + box[3]) / 2);
  const [nearX, nearY] = [besideMetres / perX, besideMetres / perY];
  const west = Math.min(...rings[0]!.map(([x]) => x!)) - nearX;
  const east = Math.max(...rings[0]!.map(([x]) => x!)) + nearX;
  const south = Math.min(...rings[0]!.map(([, y]) => y!)) - nearY;
  const north = Math.max(...rings[0]!.map(([, y]) => y!)) + nearY;
  const found = new Set<number>();
  for (const part of parts) {
    const [pw, ps, pe, pn] = part.box;
    if (found.has(part.owner) || pw > east || pe < west || ps > north || pn < south) continue;
    const isBeside = polygonsOf(part.geometry()).some((own) =>
      own.some((ring) => {
        for (let k = 1; k < ring.length; k += 1) {
          const [ax, ay] = ring[k - 1] as [number, number];
          const [bx, by] = ring[k] as [number, number];
          if (Math.min(ax, bx) > east || Math.max(ax, bx) < west || Math.min(ay, by) > north || Math.max(ay, by) < south) continue;
          const [low, high] = [Math.min(ay, by) - nearY, Math.max(ay, by) + nearY];
          const last = Math.max(ax, bx) + nearX;
          for (let n = firstFrom(sides, Math.min(ax, bx) - nearX); n < sides.length && sides[n]!.x <= last; n += 1) {
            const { x, y } = sides[n]!;
            if (y >= low && y <= high && metresToSide(x, y, ax, ay, bx, by, perX, perY) <= besideMetres) return true;
          }
        }
        return false;
      }),
    );
    if (isBeside) found.add(part.owner);
  }
  return [...found];
}
