import type { BoundingBox } from '#geo/types.ts';

/** A north-up grid; `west` and `north` are the outer edges of the first cell, sizes in units of the coordinate system (degrees for 4326). */
export interface Grid {
  west: number;
  north: number;
  cellWidth: number;
  cellHeight: number;
  width: number;
  height: number;
  epsg: number;
}

/** Whole cells of a grid: column and row of the first cell, and how many. */
export interface CellWindow {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cells of a map in longitude and latitude, as whole numbers of its own lattice, which begins at longitude and latitude 0. */
export interface Lattice {
  left: number;
  bottom: number;
  width: number;
  height: number;
}

/** The grid of a lattice, in degrees. */
export const gridOfLattice = ({ left, bottom, width, height }: Lattice, cellsPerDegree: number): Grid => ({
  west: left / cellsPerDegree,
  north: (bottom + height) / cellsPerDegree,
  cellWidth: 1 / cellsPerDegree,
  cellHeight: 1 / cellsPerDegree,
  width,
  height,
  epsg: 4326,
});

/** ESA WorldCover's cell, 1/12000 degree (about 10 m), which the masks follow. */
const worldCoverCellsPerDegree = 12_000;
const maxSide = 4096;

/**
 * The WorldCover grid over a box, widened to whole cells; above 4096 cells a side the smallest whole multiple of the cell that fits.
 * A box without width or height still gets one cell. Longitudes past 180 are allowed (a box over the antimeridian).
 */
export function maskGrid([west, south, east, north]: BoundingBox): Grid {
  const right = east < west ? east + 360 : east;
  for (let multiple = 1; ; multiple += 1) {
    const cellsPerDegree = worldCoverCellsPerDegree / multiple;
    // A boundary exactly on a cell edge must not add an empty row because of the last digit.
    const down = (value: number) => Math.floor(Math.round(value * cellsPerDegree * 1e6) / 1e6);
    const up = (value: number) => Math.ceil(Math.round(value * cellsPerDegree * 1e6) / 1e6);
    const [left, bottom] = [down(west), down(south)];
    const width = Math.max(1, up(right) - left);
    const height = Math.max(1, up(north) - bottom);
    // Widened cells of a box that meets an edge of the world must not reach beyond it: a multiple that divides a half turn does not.
    const isOnEarth = left >= -180 * cellsPerDegree && Math.abs(bottom) <= 90 * cellsPerDegree && bottom + height <= 90 * cellsPerDegree;
    if (width <= maxSide && height <= maxSide && isOnEarth) return gridOfLattice({ left, bottom, width, height }, cellsPerDegree);
  }
}

export const eastOf = (grid: Grid) => grid.west + grid.width * grid.cellWidth;
export const southOf = (grid: Grid) => grid.north - grid.height * grid.cellHeight;

/** The grid of some cells of a grid. */
export const gridOfWindow = (grid: Grid, { left, top, width, height }: CellWindow): Grid => ({
  ...grid,
  west: grid.west + left * grid.cellWidth,
  north: grid.north - top * grid.cellHeight,
  width,
  height,
});

/** A grid cut into blocks from north to south, for work whose memory must stay bounded. */
export function* blocksOf(
  { width, height }: Pick<Grid, 'width' | 'height'>,
  block: { width: number; height: number } = { width: 2048, height: 1024 },
): Generator<CellWindow> {
  for (let top = 0; top < height; top += block.height) {
    for (let left = 0; left < width; left += block.width)
      yield { left, top, width: Math.min(block.width, width - left), height: Math.min(block.height, height - top) };
  }
}

/** Cells of a window of a raster with so many columns. */
export function cut<T extends Uint8Array | Uint16Array>(values: T, columns: number, { left, top, width, height }: CellWindow): T {
  const out = new (values.constructor as new (length: number) => T)(width * height);
  for (let row = 0; row < height; row += 1)
    out.set(values.subarray((top + row) * columns + left, (top + row) * columns + left + width), row * width);
  return out;
}

/** Puts the cells of a window back where `cut` took them. */
export function paste<T extends Uint8Array | Uint16Array>(
  values: T,
  columns: number,
  { left, top, width, height }: CellWindow,
  part: T,
): void {
  for (let row = 0; row < height; row += 1) values.set(part.subarray(row * width, (row + 1) * width), (top + row) * columns + left);
}
