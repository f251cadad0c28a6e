import type { BoundingBox, Polygon } from './types.ts';

/** The polygon of a box, counter-clockwise from its south-west corner. Its edges are the box's own: west must not lie east of east. */
export const rectangle = ([west, south, east, north]: BoundingBox): Polygon => ({
  type: 'Polygon',
  coordinates: [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
});
