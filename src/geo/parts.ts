import type { Geometry, Position, Ring } from './types.ts';

/** Every polygon of a geometry as its rings, outer ring first; collections are walked. */
export function polygonsOf(geometry: Geometry): Ring[][] {
  switch (geometry.type) {
    case 'Polygon':
      return geometry.coordinates.length > 0 ? [geometry.coordinates] : [];
    case 'MultiPolygon':
      return geometry.coordinates.filter((rings) => rings.length > 0);
    case 'GeometryCollection':
      return geometry.geometries.flatMap(polygonsOf);
    default:
      return [];
  }
}

/** Every line of a geometry (not the rings of its polygons). */
export function linesOf(geometry: Geometry): Position[][] {
  switch (geometry.type) {
    case 'LineString':
      return [geometry.coordinates];
    case 'MultiLineString':
      return geometry.coordinates;
    case 'GeometryCollection':
      return geometry.geometries.flatMap(linesOf);
    default:
      return [];
  }
}

export function pointsOf(geometry: Geometry): Position[] {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 ? [geometry.coordinates] : [];
    case 'MultiPoint':
      return geometry.coordinates;
    case 'GeometryCollection':
      return geometry.geometries.flatMap(pointsOf);
    default:
      return [];
  }
}

export function forEachPosition(geometry: Geometry, visit: (position: Position) => void): void {
  for (const point of pointsOf(geometry)) visit(point);
  for (const line of linesOf(geometry)) for (const position of line) visit(position);
  for (const rings of polygonsOf(geometry)) for (const ring of rings) for (const position of ring) visit(position);
}

export function vertexCount(geometry: Geometry): number {
  let count = pointsOf(geometry).length;
  for (const line of linesOf(geometry)) count += line.length;
  for (const rings of polygonsOf(geometry)) for (const ring of rings) count += ring.length;
  return count;
}

export const samePlace = (a: Position | undefined, b: Position | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

/** Whether a geometry has polygons. Points and lines have no area, which is not an area of zero. */
export const hasArea = (geometry: Geometry): boolean =>
  geometry.type === 'Polygon' ||
  geometry.type === 'MultiPolygon' ||
  (geometry.type === 'GeometryCollection' && geometry.geometries.some(hasArea));

/** Whether a geometry has lines. */
export const hasLines = (geometry: Geometry): boolean =>
  geometry.type === 'LineString' ||
  geometry.type === 'MultiLineString' ||
  (geometry.type === 'GeometryCollection' && geometry.geometries.some(hasLines));

/** the ring's vertices without the closing one */
export function openRing(ring: Ring): Ring {
  return ring.length > 1 && samePlace(ring[0], ring.at(-1)) ? ring.slice(0, -1) : ring;
}

/** Replaces every list of positions; the input is not modified. */
export function mapRings(
  geometry: Geometry,
  polygon: (rings: Ring[]) => Ring[] | null,
  line: (positions: Position[]) => Position[] = (positions) => positions,
): Geometry {
  switch (geometry.type) {
    case 'Polygon':
      return { type: 'Polygon', coordinates: polygon(geometry.coordinates) ?? [] };
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: geometry.coordinates.flatMap((rings) => {
          const kept = polygon(rings);
          return kept ? [kept] : [];
        }),
      };
    case 'LineString':
      return { type: 'LineString', coordinates: line(geometry.coordinates) };
    case 'MultiLineString':
      return { type: 'MultiLineString', coordinates: geometry.coordinates.map(line) };
    case 'GeometryCollection':
      return { type: 'GeometryCollection', geometries: geometry.geometries.map((part) => mapRings(part, polygon, line)) };
    default:
      return geometry;
  }
}

/**
 * Drops the corners of rings that rounding moved onto the previous corner. `rounded` is the geometry corner by corner; a repetition that was there before stays, and so does
 * a ring that would have too few corners. Lines keep all of theirs: a track's times refer to them by index.
 */
export function withoutMadeRepeats(geometry: Geometry, rounded: Geometry): Geometry {
  const thinned = (before: Ring, after: Ring): Ring => {
    const kept = after.filter((place, k) => k === 0 || !samePlace(place, after[k - 1]) || samePlace(before[k], before[k - 1]));
    if (kept.length === after.length || kept.length < 4) return after;
    // The closing corner stays as it is, with its height, instead of the one before it.
    if (kept.at(-1) !== after.at(-1)) kept[kept.length - 1] = after.at(-1)!;
    return kept;
  };
  const rings = (before: Ring[], after: Ring[]) => after.map((ring, k) => thinned(before[k]!, ring));
  switch (rounded.type) {
    case 'Polygon':
      return { type: 'Polygon', coordinates: rings((geometry as typeof rounded).coordinates, rounded.coordinates) };
    case 'MultiPolygon':
      return {
        type: 'MultiPolygon',
        coordinates: rounded.coordinates.map((part, k) => rings((geometry as typeof rounded).coordinates[k]!, part)),
      };
    case 'GeometryCollection':
      return {
        type: 'GeometryCollection',
        geometries: rounded.geometries.map((part, k) => withoutMadeRepeats((geometry as typeof rounded).geometries[k]!, part)),
      };
    default:
      return rounded;
  }
}
