import type { Grid } from '#raster/grid.ts';
import { CouldNotFetch, NeedsNetwork, NothingThere, type CellWindow, type Dataset, type RasterFile } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { sentence } from './phrases/sentence.ts';

/** Where a grid lies in a file, in whole cells. Throws CouldNotFetch for a file on another grid: its cells would be those of other places. */
export function windowInFile(dataset: Dataset, { url, levels }: RasterFile, grid: Grid, cellsPerDegree: number): CellWindow {
  const { epsg, west, north, cellWidth, cellHeight, width, height } = levels[0]!;
  const [left, top] = [(grid.west - west) * cellsPerDegree, (north - grid.north) * cellsPerDegree];
  const isSame =
    epsg === 4326 &&
    Math.abs(cellWidth * cellsPerDegree - 1) * width < 0.1 &&
    Math.abs(cellHeight * cellsPerDegree - 1) * height < 0.1 &&
    [left, top].every((cells) => Math.abs(cells - Math.round(cells)) < 0.1);
  if (!isSame) throw faultOf(dataset, sentence('datasets.off-grid', { name: url }));
  return { left: Math.round(left), top: Math.round(top), width: grid.width, height: grid.height };
}

/**
 * A grid in parts that lie on one side of the antimeridian each, within -180..180 as files have it; `placeOf` leads from a cell of the part to that of the whole grid. A project over ±180° is read in
 * one grid that runs on east of 180.
 */
export function sidesOf(grid: Grid, cellsPerDegree: number): { side: Grid; placeOf: (cell: number) => number }[] {
  const around = 360 * cellsPerDegree;
  let from = ((Math.round((grid.west + 180) * cellsPerDegree) % around) + around) % around;
  const sides: ReturnType<typeof sidesOf> = [];
  for (let column = 0; column < grid.width; from = 0) {
    const [first, width] = [column, Math.min(grid.width - column, around - from)];
    sides.push({
      side: { ...grid, west: from / cellsPerDegree - 180, width },
      placeOf: (cell) => Math.floor(cell / width) * grid.width + first + (cell % width),
    });
    column += width;
  }
  return sides;
}

/** Whether any cell of a window lies inside the file. */
export const meets = ({ left, top, width, height }: CellWindow, level: Grid): boolean =>
  left < level.width && top < level.height && left + width > 0 && top + height > 0;

/** Calls `use` with each cell of a window that lies inside the file: its place in the window's own cells. */
export function forEachCellInside({ left, top, width, height }: CellWindow, level: Grid, use: (cell: number) => void): void {
  for (let row = Math.max(0, -top); row < Math.min(height, level.height - top); row += 1)
    for (let column = Math.max(0, -left); column < Math.min(width, level.width - left); column += 1) use(row * width + column);
}

/** Whether an error says that a source could not be read or has nothing, and not that this program is wrong. */
export const isUnread = (error: unknown): boolean =>
  error instanceof NothingThere || error instanceof NeedsNetwork || error instanceof CouldNotFetch;
