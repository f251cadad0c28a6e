import { boundingBox } from '#geo/measure.ts';
import type { Geometry } from '#geo/types.ts';

export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The least and the greatest number of each axis as they stand; of an empty geometry Infinity to -Infinity. */
export function boundsOf(geometry: Geometry): Bounds {
  const bounds: Bounds = {
    west: Number.POSITIVE_INFINITY,
    south: Number.POSITIVE_INFINITY,
    east: Number.NEGATIVE_INFINITY,
    north: Number.NEGATIVE_INFINITY,
  };
  extend(bounds, geometry.type === 'GeometryCollection' ? geometry.geometries : geometry.coordinates);
  return bounds;
}

/** The box of a shape in degrees. Over the 180th meridian its east runs on beyond 180, so that its middle is within the shape and not on the other side of the Earth. */
export function boundsInDegrees(geometry: Geometry): Bounds {
  const box = boundingBox(geometry);
  if (!box) return boundsOf(geometry);
  const [west, south, east, north] = box;
  return { west, south, east: east < west ? east + 360 : east, north };
}

/** One box in degrees around two; the second is taken a whole turn away where that makes less of the Earth. */
export function boundsTogether(one: Bounds, other: Bounds): Bounds {
  const around = (turn: number): Bounds => ({
    west: Math.min(one.west, other.west + turn),
    south: Math.min(one.south, other.south),
    east: Math.max(one.east, other.east + turn),
    north: Math.max(one.north, other.north),
  });
  return [0, 360, -360].map(around).reduce((least, box) => (box.east - box.west < least.east - least.west ? box : least));
}

/** Of all shapes together. */
export function boundsOfAll(geometries: Geometry[]): Bounds {
  return boundsOf({ type: 'GeometryCollection', geometries });
}

function extend(bounds: Bounds, value: unknown): void {
  if (Array.isArray(value) && typeof value[0] === 'number') {
    const [x, y] = [value[0], value[1] as number];
    if (x < bounds.west) bounds.west = x;
    if (x > bounds.east) bounds.east = x;
    if (y < bounds.south) bounds.south = y;
    if (y > bounds.north) bounds.north = y;
  } else if (Array.isArray(value)) {
    for (const part of value) extend(bounds, part);
  } else if (typeof value === 'object' && value !== null) {
    const geometry = value as Geometry;
    extend(bounds, geometry.type === 'GeometryCollection' ? geometry.geometries : geometry.coordinates);
  }
}
