import { polygonsOf } from './parts.ts';
import type { Geometry } from './types.ts';

const maxRings = 40;
const maxCorners = 40;

/** The outer rings of a shape with at most 40 corners each: a thousand boundaries in full would fill a window's memory. null where nothing has an area. */
export function thinnedOutline(geometry: Geometry): Geometry | null {
  const rings = polygonsOf(geometry)
    .slice(0, maxRings)
    .map(([outer]) => {
      const step = Math.max(1, Math.ceil(outer!.length / maxCorners));
      const kept = outer!.filter((_, index) => index % step === 0);
      return [...kept, kept[0]!];
    });
  return rings.length === 0 ? null : { type: 'MultiPolygon', coordinates: rings.map((ring) => [ring]) };
}
