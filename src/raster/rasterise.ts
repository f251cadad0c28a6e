import { linesOf, pointsOf, polygonsOf, splitAtAntimeridian } from '../geo/index.ts';
import type { Geometry, Position } from '../geo/types.ts';
import type { Grid } from './grid.ts';

/**
 * Burns 1 into the cells whose centre lies inside a polygon (even-odd per polygon, so holes stay 0), into the cells that a line passes, and into the cell of
 * a point. A polygon smaller than a cell takes the cell of its first vertex, so that it does not vanish. Scanlines over cell centres, as gdal_rasterize.
 */
export function rasterise(geometry: Geometry, grid: Grid): Uint8Array {
  const values = new Uint8Array(grid.width * grid.height);
  const column = (x: number) => (shifted(x, grid) - grid.west) / grid.cellWidth;
  const row = (y: number) => (grid.north - y) / grid.cellHeight;
  const set = (x: number, y: number) => {
    const c = Math.min(grid.width - 1, Math.floor(x));
    const r = Math.min(grid.height - 1, Math.floor(y));
    if (c >= 0 && r >= 0) values[r * grid.width + c] = 1;
  };
  const geographic = grid.epsg === 4326;
  for (const rings of polygonsOf(geographic ? splitAtAntimeridian(geometry) : geometry)) {
    for (const turn of geographic ? [-360, 0, 360] : [0]) {
      const turned = (x: number) => (x + turn - grid.west) / grid.cellWidth;
      if (meets(rings[0]!, turned, row, grid) && burn(rings, grid, turned, row, values) === 0) set(turned(rings[0]![0]![0]!), row(rings[0]![0]![1]!));
    }
  }
  for (const line of linesOf(geometry)) burnLine(line.map(([x, y]) => [column(x!), row(y!)] as const), set);
  for (const [x, y] of pointsOf(geometry)) set(column(x!), row(y!));
  return values;
}

/** Whether the box of a ring overlaps the grid; one that only touches its east or south side has no cell there. */
function meets(ring: Position[], column: (x: number) => number, row: (y: number) => number, grid: Grid): boolean {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    left = Math.min(left, column(x!)); right = Math.max(right, column(x!));
    top = Math.min(top, row(y!)); bottom = Math.max(bottom, row(y!));
  }
  const overlaps = (low: number, high: number, size: number) => low < size && (high > 0 || (low === 0 && high === 0));
  return overlaps(left, right, grid.width) && overlaps(top, bottom, grid.height);
}

/** On a grid past 180 degrees, western longitudes stand a turn further east. */
const shifted = (longitude: number, grid: Grid) => (longitude < grid.west - 180 ? longitude + 360 : longitude);

function burn(rings: Position[][], grid: Grid, column: (x: number) => number, row: (y: number) => number, values: Uint8Array): number {
  let edgeCount = 0;
  for (const ring of rings) edgeCount += ring.length;
  const x1 = new Float64Array(edgeCount); const y1 = new Float64Array(edgeCount); const slope = new Float64Array(edgeCount);
  const first = new Int32Array(edgeCount); const last = new Int32Array(edgeCount);
  let edges = 0;
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k += 1) {
      const from = ring[k]!;
      const to = ring[(k + 1) % ring.length]!;
      const fromY = row(from[1]!);
      const toY = row(to[1]!);
      if (fromY === toY) continue;
      const fromX = column(from[0]!);
      const toX = column(to[0]!);
      const [top, bottom] = fromY < toY ? [fromY, toY] : [toY, fromY];
      // Rows whose centre line lies in [top, bottom)
      const firstRow = Math.max(0, Math.ceil(top - 0.5));
      const lastRow = Math.min(grid.height - 1, Math.ceil(bottom - 0.5) - 1);
      if (firstRow > lastRow) continue;
      slope[edges] = (toX - fromX) / (toY - fromY);
      x1[edges] = fromX; y1[edges] = fromY; first[edges] = firstRow; last[edges] = lastRow;
      edges += 1;
    }
  }
  const order = Array.from({ length: edges }, (_, index) => index).sort((a, b) => first[a]! - first[b]!);
  let next = 0;
  let active: number[] = [];
  let burnt = 0;
  const startRow = order.length > 0 ? first[order[0]!]! : 0;
  const crossings: number[] = [];
  for (let r = startRow; r < grid.height && (active.length > 0 || next < order.length); r += 1) {
    while (next < order.length && first[order[next]!]! <= r) { active.push(order[next]!); next += 1; }
    active = active.filter((edge) => last[edge]! >= r);
    crossings.length = 0;
    for (const edge of active) crossings.push(x1[edge]! + (r + 0.5 - y1[edge]!) * slope[edge]!);
    crossings.sort((a, b) => a - b);
    for (let k = 0; k + 1 < crossings.length; k += 2) {
      const from = Math.max(0, Math.ceil(crossings[k]! - 0.5));
      const to = Math.min(grid.width - 1, Math.ceil(crossings[k + 1]! - 0.5) - 1);
      if (to >= from) { values.fill(1, r * grid.width + from, r * grid.width + to + 1); burnt += to - from + 1; }
    }
  }
  return burnt;
}

function burnLine(points: (readonly [number, number])[], set: (x: number, y: number) => void): void {
  for (let k = 1; k < points.length; k += 1) {
    const [ax, ay] = points[k - 1]!;
    const [bx, by] = points[k]!;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * 2));
    for (let step = 0; step <= steps; step += 1) set(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
  }
}
