import { linesOf, pointsOf, polygonsOf, splitAtAntimeridian } from '#geo/index.ts';
import type { Geometry, Position, Ring } from '#geo/types.ts';
import { Cells, type RingsInCells } from './cells.ts';
import { PolygonFill } from './fill-polygon.ts';
import type { Grid } from './grid.ts';
import { touchLine } from './touch-line.ts';

export interface RasteriseOptions {
  /** true (default): a polygon that contains no cell centre takes the cell of its first corner, so that it does not vanish; false: it burns nothing, like gdal_rasterize */
  keepSmall?: boolean;
  /** true: every cell that a polygon or line touches, like gdal_rasterize -at; false (default): the cells whose centre lies inside */
  allTouched?: boolean;
  /** true: points and lines burn nothing where there is a polygon, because they have no land; default false */
  landOnly?: boolean;
}

/**
 * Burns 1 into the cells whose centre lies inside a polygon (even-odd per polygon, so holes stay 0), into the cells that a line passes, and into the cell of
 * a point. The centre rule of gdal_rasterize to the last cell: a centre on a western edge is outside, on an eastern one inside; on a
 * northern one inside, on a southern one when that edge runs along the centres. Where an edge runs through a centre, rounding decides in GDAL; here it is this rule, in every such cell. With `allTouched` the cells that boundaries pass besides, to the last cell of gdal_rasterize -at.
 */
export function rasterise(geometry: Geometry, grid: Grid, options: RasteriseOptions = {}): Uint8Array {
  const values = new Uint8Array(grid.width * grid.height);
  rasteriseInto(values, geometry, grid, options);
  return values;
}

/** The same into existing cells: cells that are already set stay set. */
// oxlint-disable-next-line max-lines-per-function, complexity -- one pass over areas, lines and points, which share the conversion of places to cells
export function rasteriseInto(
  values: Uint8Array,
  geometry: Geometry,
  grid: Grid,
  { keepSmall = true, allTouched = false, landOnly = false }: RasteriseOptions = {},
): void {
  if (values.length !== grid.width * grid.height)
    throw new RangeError(`A grid of ${grid.width} × ${grid.height} cells does not fit ${values.length} values.`);
  const cells = new Cells(values, grid.width, grid.height);
  // Converts places to cells in the order of GDAL's arithmetic.
  const [perX, originX, perY, originY] = [
    1 / grid.cellWidth,
    -grid.west / grid.cellWidth,
    -1 / grid.cellHeight,
    grid.north / grid.cellHeight,
  ];
  const row = (y: number) => y * perY + originY;
  // The last cell includes the raster's eastern and southern border, so that a small part there does not vanish.
  const set = (x: number, y: number) => {
    const c = x === grid.width ? grid.width - 1 : Math.floor(x);
    const r = y === grid.height ? grid.height - 1 : Math.floor(y);
    if (c >= 0 && r >= 0 && c < grid.width && r < grid.height) values[r * grid.width + c] = 1;
  };
  const geographic = grid.epsg === 4326;
  const turns = geographic ? [-360, 0, 360] : [0];
  const cut = geographic ? splitAtAntimeridian(geometry) : geometry;
  const polygons = polygonsOf(cut);
  const filler = polygons.length > 0 ? new PolygonFill(cells) : null;
  const inCells = placer(perX, originX, perY, originY);
  for (const rings of polygons) {
    const box = boxOf(rings);
    const [top, bottom] = [row(box.north), row(box.south)];
    for (const turn of turns) {
      const [left, right] = [(box.west + turn) * perX + originX, (box.east + turn) * perX + originX];
      // A boundary that ends on the raster's western or northern border touches the cells there without covering land in them.
      if (!reaches(left, right, grid.width) || !reaches(top, bottom, grid.height)) continue;
      const hasLand = overlaps(left, right, grid.width) && overlaps(top, bottom, grid.height);
      if (!hasLand && !allTouched) continue;
      const placed = inCells(rings, turn);
      const before = cells.burnt;
      filler!.fill(placed);
      if (allTouched) touchBoundaries(cells, placed);
      if (cells.burnt === before && keepSmall && hasLand) set(placed.xs[0]!, placed.ys[0]!);
    }
  }
  if (landOnly && polygons.length > 0) return;
  for (const line of linesOf(cut)) {
    const box = boxOf([line]);
    for (const turn of turns) {
      const places = line.map(([x, y]) => [(x! + turn) * perX + originX, row(y!)] as const);
      const [left, right] = [(box.west + turn) * perX + originX, (box.east + turn) * perX + originX];
      if (!reaches(left, right, grid.width) || !reaches(row(box.north), row(box.south), grid.height)) continue;
      // The border of a raster around the Earth is one meridian: a line there must not appear on both sides.
      if (turn !== 0 && (right === 0 || left === grid.width)) continue;
      if (allTouched) for (let k = 1; k < places.length; k += 1) touchLine(cells, ...places[k - 1]!, ...places[k]!, false);
      else burnLine(places, set);
    }
  }
  for (const [x, y] of pointsOf(geometry)) {
    const place = turns
      .toSorted((a, b) => Math.abs(a) - Math.abs(b))
      .map((turn) => (x! + turn) * perX + originX)
      .find((column) => column >= 0 && column <= grid.width);
    if (place !== undefined) set(place, row(y!));
  }
}

/** Of the numbers as they are; NaN when one is not a number. */
function boxOf(rings: Position[][]): { west: number; south: number; east: number; north: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (let k = 0; k < ring.length; k += 1) {
      const x = ring[k]![0]!;
      const y = ring[k]![1]!;
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
  }
  return { west, south, east, north };
}

/** Whether a box overlaps a grid along one axis; one that only touches its east or south side has no cell there. */
const overlaps = (low: number, high: number, size: number) => low < size && (high > 0 || (low === 0 && high === 0));
/** Whether it overlaps the grid, or has an end on its border. */
const reaches = (low: number, high: number, size: number) => low <= size && high >= 0;

/** Converts rings to columns and rows. The result is reused for the next polygon, because masks of thousands of small parts are common. */
function placer(perX: number, originX: number, perY: number, originY: number): (rings: Ring[], turn: number) => RingsInCells {
  const placed: RingsInCells = { xs: new Float64Array(256), ys: new Float64Array(256), first: [0] };
  return (rings, turn) => {
    placed.first.length = 1;
    for (let ring = 0; ring < rings.length; ring += 1) placed.first.push(placed.first[ring]! + rings[ring]!.length);
    const count = placed.first[rings.length]!;
    if (count > placed.xs.length) {
      placed.xs = new Float64Array(Math.max(count, 2 * placed.xs.length));
      placed.ys = new Float64Array(placed.xs.length);
    }
    const { xs, ys } = placed;
    for (let ring = 0, at = 0; ring < rings.length; ring += 1) {
      const positions = rings[ring]!;
      for (let k = 0; k < positions.length; k += 1, at += 1) {
        xs[at] = (positions[k]![0]! + turn) * perX + originX;
        ys[at] = positions[k]![1]! * perY + originY;
      }
    }
    return placed;
  };
}

function touchBoundaries(cells: Cells, { xs, ys, first }: RingsInCells): void {
  for (let ring = 0; ring + 1 < first.length; ring += 1) {
    const start = first[ring]!;
    const last = first[ring + 1]! - 1;
    for (let k = start + 1; k <= last; k += 1) touchLine(cells, xs[k - 1]!, ys[k - 1]!, xs[k]!, ys[k]!, true);
    const isClosed = xs[last] === xs[start] && ys[last] === ys[start];
    if (!isClosed) touchLine(cells, xs[last]!, ys[last]!, xs[start]!, ys[start]!, true);
  }
}

function burnLine(points: (readonly [number, number])[], set: (x: number, y: number) => void): void {
  for (let k = 1; k < points.length; k += 1) {
    const [ax, ay] = points[k - 1]!;
    const [bx, by] = points[k]!;
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(bx - ax), Math.abs(by - ay)) * 2));
    for (let step = 0; step <= steps; step += 1) set(ax + ((bx - ax) * step) / steps, ay + ((by - ay) * step) / steps);
  }
}
