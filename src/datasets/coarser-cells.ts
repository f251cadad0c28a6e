import { eastOf, southOf, type Grid } from '#raster/grid.ts';
import { gridOver } from './tiles.ts';

/** The cells of a coarser map that lie under a grid, and the place among them of a cell of the grid, by its middle. */
export function coarserUnder(cellsPerDegree: number, grid: Grid): { coarse: Grid; placeOf: (cell: number) => number } {
  const coarse = gridOver({ cellsPerDegree }, [grid.west, southOf(grid), eastOf(grid), grid.north]);
  // Row and column by themselves, each once: every cell of a million hectares asks.
  const columns = Int32Array.from({ length: grid.width }, (_, column) => {
    const longitude = grid.west + (column + 0.5) * grid.cellWidth;
    return Math.min(coarse.width - 1, Math.floor((longitude - coarse.west) / coarse.cellWidth));
  });
  const rows = Int32Array.from({ length: grid.height }, (_, row) => {
    const latitude = grid.north - (row + 0.5) * grid.cellHeight;
    return Math.min(coarse.height - 1, Math.floor((coarse.north - latitude) / coarse.cellHeight)) * coarse.width;
  });
  const placeOf = (cell: number): number => rows[Math.floor(cell / grid.width)]! + columns[cell % grid.width]!;
  return { coarse, placeOf };
}
