import type { Ring } from './types.ts';

/** Twice the area in the plane, about the first corner; positive for counter-clockwise. */
export function twiceArea(ring: Ring): number {
  const [x0, y0] = ring[0] as [number, number];
  let twice = 0;
  for (let k = 1; k < ring.length; k += 1) {
    const [ax, ay] = ring[k - 1] as [number, number];
    const [bx, by] = ring[k] as [number, number];
    twice += (ax - x0) * (by - y0) - (bx - x0) * (ay - y0);
  }
  return twice;
}
