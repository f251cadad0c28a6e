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

/** Of all shapes together. */
export function boundsOfAll(geometries: Geometry[]): Bounds {
  return boundsOf({ type: 'GeometryCollection', geometries });
}

function extend(bounds: Bounds, value: unknown): void {
  if (Array.isArray(value) && typeof value[0] === 'number') {
    const [x, y] = value as number[];
    if (x! < bounds.west) bounds.west = x!;
    if (x! > bounds.east) bounds.east = x!;
    if (y! < bounds.south) bounds.south = y!;
    if (y! > bounds.north) bounds.north = y!;
  } else if (Array.isArray(value)) {
    for (const part of value) extend(bounds, part);
  } else if (typeof value === 'object' && value !== null) {
    const geometry = value as Geometry;
    extend(bounds, geometry.type === 'GeometryCollection' ? geometry.geometries : geometry.coordinates);
  }
}
