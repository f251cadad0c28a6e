import type { Geometry, Position } from '#geo/types.ts';

/** The geometry with every position changed; the input is not touched. */
export function transformed(shape: Geometry, change: (position: Position) => Position): Geometry {
  switch (shape.type) {
    case 'Point':
      return { type: 'Point', coordinates: shape.coordinates.length > 0 ? change(shape.coordinates) : [] };
    case 'MultiPoint':
    case 'LineString':
      return { type: shape.type, coordinates: shape.coordinates.map(change) };
    case 'MultiLineString':
    case 'Polygon':
      return { type: shape.type, coordinates: shape.coordinates.map((run) => run.map(change)) };
    case 'MultiPolygon':
      return { type: 'MultiPolygon', coordinates: shape.coordinates.map((polygon) => polygon.map((ring) => ring.map(change))) };
    case 'GeometryCollection':
      return { type: 'GeometryCollection', geometries: shape.geometries.map((part) => transformed(part, change)) };
  }
}
