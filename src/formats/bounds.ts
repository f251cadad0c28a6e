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
  reach.fill(Number.POSITIVE_INFINITY, 0, 2);
  reach.fill(Number.NEGATIVE_INFINITY, 2);
  extend(geometry.type === 'GeometryCollection' ? geometry.geometries : geometry.coordinates);
  const [west, south, east, north] = reach as unknown as [number, number, number, number];
  return { west, south, east, north };
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

/** west, south, east, north while they are found: numbers in an object would be made anew with every shape of a file */
const reach = new Float64Array(4);

/** Widens them by a run of places from one on; answers where something else stands. */
function extendByPlaces(values: readonly unknown[], from: number): number {
  let [west, south, east, north] = [reach[0]!, reach[1]!, reach[2]!, reach[3]!];
  let at = from;
  for (; at < values.length; at += 1) {
    const place = values[at];
    if (!Array.isArray(place)) break;
    const x: unknown = place[0];
    if (typeof x !== 'number') break;
    const y = place[1] as number;
    if (x < west) west = x;
    if (x > east) east = x;
    if (y < south) south = y;
    if (y > north) north = y;
  }
  reach[0] = west;
  reach[1] = south;
  reach[2] = east;
  reach[3] = north;
  return at;
}

const isPlace = (value: unknown): boolean => Array.isArray(value) && typeof value[0] === 'number';

function extend(value: unknown): void {
  if (isPlace(value)) extendByPlaces([value], 0);
  else if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      // Places have a loop of their own, which meets nothing else.
      if (isPlace(value[at])) at = extendByPlaces(value, at);
      if (at < value.length) extend(value[at]);
    }
  } else if (typeof value === 'object' && value !== null) {
    const geometry = value as Geometry;
    extend(geometry.type === 'GeometryCollection' ? geometry.geometries : geometry.coordinates);
  }
}
