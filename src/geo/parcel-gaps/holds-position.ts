import type { Position, Ring } from '../types.ts';

/** Whether a polygon holds a place (even-odd rule). */
export const holdsPosition = (rings: Ring[], [x, y]: Position): boolean => {
  let odd = false;
  for (const ring of rings)
    for (let k = 1; k < ring.length; k += 1) {
      const [ax, ay] = ring[k - 1] as [number, number];
      const [bx, by] = ring[k] as [number, number];
      if (ay > y! !== by > y! && x! < ax + ((y! - ay) / (by - ay)) * (bx - ax)) odd = !odd;
    }
  return odd;
};
