import { eastOf, southOf, type Grid } from '#raster/grid.ts';
import { gridOver } from './tiles.ts';

/** The cells of a coarser map that lie under a grid, and the place among them of a cell of the grid, by its middle. */
export function coarserUnder(cellsPerDegree: number, grid: Grid): { coarse: Grid; placeOf: (cell: number) => number } {
  const coarse = gridOver({ cellsPerDegree }, [grid.west, southOf(grid), eastOf(grid), grid.north]);
  const placeOf = (cell: number): number => {
    const longitude = grid.west + ((cell % grid.width) + 0.5) * grid.cellWidth;
    const latitude = grid.north - (Math.floor(cell / grid.width) + 0.5) * grid.cellHeight;
    return (
      Math.min(coarse.height - 1, Math.floor((coarse.north - latitude) / coarse.cellHeight)) * coarse.width +
      Math.min(coarse.width - 1, Math.floor((longitude - coarse.west) / coarse.cellWidth))
    );
  };
  return { coarse, placeOf };
}
