import { containsExtent, intersects } from 'ol/extent.js';
import type Geometry from 'ol/geom/Geometry.js';
import GeometryCollection from 'ol/geom/GeometryCollection.js';
import type Polygon from 'ol/geom/Polygon.js';
import SimpleGeometry from 'ol/geom/SimpleGeometry.js';

type Line = number[][];

/** The lines of a geometry: rings, lines, and points as lines of one corner. */
function linesOf(geometry: Geometry): Line[] {
  if (geometry instanceof GeometryCollection) return geometry.getGeometriesArray().flatMap(linesOf);
  const found: Line[] = [];
  const walk = (value: unknown): void => {
    if (!Array.isArray(value) || value.length === 0) return;
    if (typeof value[0] === 'number') found.push([value as number[]]);
    else if (Array.isArray(value[0]) && typeof value[0][0] === 'number') found.push(value as Line);
    else value.forEach(walk);
  };
  if (geometry instanceof SimpleGeometry) walk(geometry.getCoordinates());
  return found;
}

const side = ([ax, ay]: number[], [bx, by]: number[], [x, y]: number[]) => Math.sign((bx! - ax!) * (y! - ay!) - (by! - ay!) * (x! - ax!));
/** Whether two stretches cross or touch; stretches of one line that overlap have an end of one in the other, which is seen elsewhere. */
const cross = (a: number[], b: number[], c: number[], d: number[]) =>
  side(a, b, c) * side(a, b, d) <= 0 && side(c, d, a) * side(c, d, b) <= 0 && !(side(a, b, c) === 0 && side(a, b, d) === 0);
function linesCross(line: Line, other: Line): boolean {
  for (let at = 1; at < line.length; at += 1)
    for (let to = 1; to < other.length; to += 1) if (cross(line[at - 1]!, line[at]!, other[to - 1]!, other[to]!)) return true;
  return false;
}

/** Whether a shape and an area that somebody drew around things have a place in common. */
export function touchesArea(area: Polygon, geometry: Geometry): boolean {
  const [bounds, extent] = [area.getExtent(), geometry.getExtent()];
  if (!intersects(bounds, extent)) return false;
  const lines = linesOf(geometry);
  // Most often a corner lies inside.
  if (lines.some((line) => line.some((corner) => area.intersectsCoordinate(corner)))) return true;
  const [outline] = area.getCoordinates();
  if (!outline || outline.length === 0) return false;
  if (containsExtent(extent, bounds) && geometry.intersectsCoordinate(outline[0]!)) return true;
  return lines.some((line) => linesCross(line, outline));
}
