import type { Geometry, Position, Ring } from '#geo/types.ts';
import { closedRing } from '../nested-land.ts';
import { rangeFault, say } from '../phrases/index.ts';

/** What one object of MapInfo says: its shape in the numbers of the file, and what it writes on the map. */
export interface MapInfoShape {
  geometry: Geometry | null;
  /** of a text object */
  text: string | null;
  hasArcs: boolean;
}

/** More places than this of one object are a fault. */
export const maxPositions = 20_000_000;

/** Corners of a stretch of an ellipse in a box, anticlockwise from an angle to another in degrees, one for every half degree. */
export function ellipticArc([x1, y1]: Position, [x2, y2]: Position, from: number, to: number): Position[] {
  const sweep = (((to - from) % 360) + 360) % 360 || 360;
  const count = Math.max(1, Math.ceil(sweep * 2));
  const [cx, cy, rx, ry] = [(x1! + x2!) / 2, (y1! + y2!) / 2, Math.abs(x2! - x1!) / 2, Math.abs(y2! - y1!) / 2];
  return Array.from({ length: count + 1 }, (_, k) => {
    const angle = ((from + (sweep * k) / count) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export const ellipse = (from: Position, to: Position): Ring => closedRing(ellipticArc(from, to, 0, 360).slice(0, -1));

export const rectangle = ([x1, y1]: Position, [x2, y2]: Position): Ring => [
  [x1!, y1!],
  [x2!, y1!],
  [x2!, y2!],
  [x1!, y2!],
  [x1!, y1!],
];

/** A rectangle whose corners are stretches of ellipses with these diameters. */
export function roundedRectangle([x1, y1]: Position, [x2, y2]: Position, width: number, height: number): Ring {
  const [west, east, south, north] = [Math.min(x1!, x2!), Math.max(x1!, x2!), Math.min(y1!, y2!), Math.max(y1!, y2!)];
  const [rx, ry] = [Math.min(Math.abs(width) / 2, (east - west) / 2), Math.min(Math.abs(height) / 2, (north - south) / 2)];
  if (rx === 0 || ry === 0) return rectangle([west, south], [east, north]);
  const corner = (x: number, y: number, from: number) => ellipticArc([x - rx, y - ry], [x + rx, y + ry], from, from + 90);
  return closedRing([
    ...corner(east - rx, south + ry, 270),
    ...corner(east - rx, north - ry, 0),
    ...corner(west + rx, north - ry, 90),
    ...corner(west + rx, south + ry, 180),
  ]);
}

/** A line, or several. Throws a fault where none has two places. */
export function linesFrom(runs: Position[][]): Geometry {
  const usable = runs.filter((run) => run.length > 1);
  if (usable.length === 0) throw rangeFault(say('file.shape.one-place'));
  return usable.length === 1 ? { type: 'LineString', coordinates: usable[0]! } : { type: 'MultiLineString', coordinates: usable };
}

/** The parts of a collection as one shape; null where there are none. */
export function collectionOf(parts: (Geometry | null)[]): Geometry | null {
  const shapes = parts.filter((geometry) => geometry !== null);
  return shapes.length > 1 ? { type: 'GeometryCollection', geometries: shapes } : (shapes[0] ?? null);
}
