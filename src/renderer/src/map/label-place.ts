import { getCenter, getHeight, getWidth } from 'ol/extent.js';
import type Geometry from 'ol/geom/Geometry.js';
import GeometryCollection from 'ol/geom/GeometryCollection.js';
import LineString from 'ol/geom/LineString.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import MultiPoint from 'ol/geom/MultiPoint.js';
import MultiPolygon from 'ol/geom/MultiPolygon.js';
import Point from 'ol/geom/Point.js';
import Polygon from 'ol/geom/Polygon.js';

const places = new WeakMap<Geometry, { revision: number; place: Point }>();
/** Shapes lower than this are covered by a name that is written over them. */
const minHeightPixels = 16;
const abovePixels = 14;

function largest<Part extends Geometry>(parts: readonly Part[], sizeOf: (part: Part) => number): Part | undefined {
  return parts.reduce<Part | undefined>((best, part) => (best && sizeOf(best) >= sizeOf(part) ? best : part), undefined);
}
function placeIn(geometry: Geometry): Point {
  if (geometry instanceof Polygon) return new Point(geometry.getInteriorPoint().getFirstCoordinate().slice(0, 2));
  if (geometry instanceof LineString) return new Point(geometry.getCoordinateAt(0.5));
  if (geometry instanceof Point) return geometry;
  // A shape of several parts has its name once, in the largest of them.
  const part =
    geometry instanceof MultiPolygon
      ? largest(geometry.getPolygons(), (polygon) => polygon.getArea())
      : geometry instanceof MultiLineString
        ? largest(geometry.getLineStrings(), (line) => line.getLength())
        : geometry instanceof MultiPoint
          ? geometry.getPoints()[0]
          : geometry instanceof GeometryCollection
            ? largest(geometry.getGeometriesArray(), (member) => getWidth(member.getExtent()) + getHeight(member.getExtent()))
            : undefined;
  return part ? placeIn(part) : new Point(getCenter(geometry.getExtent()));
}

/** Where the name of a shape stands: inside of it, halfway along it, at the point. */
export function labelPlace(geometry: Geometry): Point {
  const known = places.get(geometry);
  if (known?.revision === geometry.getRevision()) return known.place;
  const place = placeIn(geometry);
  places.set(geometry, { revision: geometry.getRevision(), place });
  return place;
}

/** How far below its place a name is written, in pixels: over shapes that it would cover, it stands above them. */
export function labelOffset(geometry: Geometry, resolution: number): number {
  if (geometry instanceof LineString || geometry instanceof MultiLineString) return 0;
  const height = getHeight(geometry.getExtent()) / resolution;
  return height < minHeightPixels ? -(abovePixels + height / 2) : 0;
}
