import { refuseManyCrossings } from './crossing-count.ts';
import { makeValid, type loadGeos } from './geos.ts';
import { polygonsOf } from './parts.ts';
import { coveredBy } from './structure.ts';
import type { Geometry } from './types.ts';

/**
 * The land of a polygonal geometry as GEOS makes it valid; by our own engine where GEOS gives up, as it does on some shapes that cross themselves. Throws RangeError where both do, and
 * TooMuchWork where the shape crosses itself too often.
 */
export function madeValid(geos: Awaited<ReturnType<typeof loadGeos>>, geometry: Geometry): Geometry {
  refuseManyCrossings(geometry);
  try {
    return makeValid(geos, geometry);
  } catch (error) {
    const decided = error instanceof RangeError && coveredBy(polygonsOf(geometry), 'decide');
    if (!decided) throw error;
    return { type: 'MultiPolygon', coordinates: decided };
  }
}
