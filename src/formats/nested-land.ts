import { polygonsByNesting } from '#geo/nested-rings.ts';
import type { Geometry, Position, Ring } from '#geo/types.ts';
import { rangeFault, say } from './phrases/index.ts';

/** Corners as a ring that ends where it begins. */
export const closedRing = (corners: Position[]): Ring => {
  const [first, last] = [corners[0], corners.at(-1)];
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...corners, [...first]] : corners;
};

/** Land from rings that follow no direction; null where none encloses anything. Throws a fault where they are nested beyond measure. */
export function landFrom(rings: Position[][]): Geometry | null {
  const closed = rings.map(closedRing).filter((ring) => ring.length > 3);
  if (closed.length === 0) return null;
  const polygons = polygonsByNesting(closed);
  if (!polygons) throw rangeFault(say('file.shape.too-many-parts'));
  return polygons.length === 1 ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
}
