import { linesOf, pointsOf, polygonsOf, type Position } from '#geo/index.ts';
import type { GroundBox, MapProjection } from './projection.ts';
import type { PrintPlot } from './subject.ts';

/** A plot in the plane of a map. Coordinates are x, y pairs in metres. */
export interface ProjectedPlot extends GroundBox {
  plot: PrintPlot;
  /** of each polygon its rings, the outer one first */
  areas: Float64Array[][];
  lines: Float64Array[];
  points: [x: number, y: number][];
}

/** Degrees: a straight edge of this length on the plane is less than a metre from the line of the file (5.5 km; L²/8R at 45°). */
const longestEdge = 0.05;
/** From so far of the middle of a zone on, its formulas give no place. */
const reachOfZone = 20;

const turned = (difference: number) => difference - 360 * Math.round(difference / 360);

function projectedLine(positions: readonly Position[], { forward }: MapProjection, into: GroundBox): Float64Array {
  const out: number[] = [];
  const add = (longitude: number, latitude: number) => {
    const [x, y] = forward(longitude, latitude);
    out.push(x, y);
    into.west = Math.min(into.west, x);
    into.east = Math.max(into.east, x);
    into.south = Math.min(into.south, y);
    into.north = Math.max(into.north, y);
  };
  let before: Position | undefined;
  for (const position of positions) {
    const [longitude, latitude] = position as [number, number];
    if (before) {
      const [across, up] = [turned(longitude - before[0]!), latitude - before[1]!];
      const steps = Math.min(1000, Math.ceil(Math.max(Math.abs(across), Math.abs(up)) / longestEdge));
      for (let step = 1; step < steps; step += 1) add(before[0]! + (across * step) / steps, before[1]! + (up * step) / steps);
    }
    add(longitude, latitude);
    before = position;
  }
  return Float64Array.from(out);
}

function projectedPlot(plot: PrintPlot, projection: MapProjection): ProjectedPlot | null {
  if (!plot.geometry) return null;
  const middle = projection.zone === null ? null : projection.zone * 6 - 183;
  const box: GroundBox = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  const [polygons, lines, points] = [polygonsOf(plot.geometry), linesOf(plot.geometry), pointsOf(plot.geometry)];
  const first = polygons[0]?.[0]?.[0] ?? lines[0]?.[0] ?? points[0];
  if (!first || (middle !== null && Math.abs(turned(first[0]! - middle)) > reachOfZone)) return null;
  const projected = {
    plot,
    areas: polygons.map((rings) => rings.map((ring) => projectedLine(ring, projection, box))),
    lines: lines.map((line) => projectedLine(line, projection, box)),
    points: points.map((point) => {
      const at = projectedLine([point], projection, box);
      return [at[0]!, at[1]!] as [number, number];
    }),
  };
  return Number.isFinite(box.west + box.east + box.south + box.north) ? Object.assign(projected, box) : null;
}

/** The plots that have a place in the plane, and how many have none. */
export function projectPlots(plots: readonly PrintPlot[], projection: MapProjection): { placed: ProjectedPlot[]; withoutPlace: number } {
  const placed = plots.flatMap((plot) => projectedPlot(plot, projection) ?? []);
  return { placed, withoutPlace: plots.length - placed.length };
}

/** The box around boxes; null without one. */
export function boxAround(boxes: readonly GroundBox[]): GroundBox | null {
  if (boxes.length === 0) return null;
  const around: GroundBox = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const box of boxes) {
    around.west = Math.min(around.west, box.west);
    around.south = Math.min(around.south, box.south);
    around.east = Math.max(around.east, box.east);
    around.north = Math.max(around.north, box.north);
  }
  return around;
}

export const meets = (a: GroundBox, b: GroundBox): boolean =>
  a.west <= b.east && a.east >= b.west && a.south <= b.north && a.north >= b.south;
