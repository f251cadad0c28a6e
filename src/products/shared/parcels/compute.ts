import { boundingBox, hasArea } from '#geo/index.ts';
import type { BoundingBox, Geometry } from '#geo/types.ts';
import { coverage, eastOf, forEachCoveredCell, gridOfWindow, southOf, withoutOverlaps, type Grid } from '#raster/index.ts';

/** Cells of a picture with their place on the Earth. */
export interface PlacedCells {
  grid: Grid;
  values: ArrayLike<number>;
}

/**
 * A parcel that covers less than this many cells gets no figure. Nine is a square of three by three: below it no cell need lie wholly inside, and the figure would
 * tell of the neighbours.
 */
export const minCells = 9;

/** Why a parcel has no figure of a picture. */
export type NoFigure = 'no-area' | 'too-small' | 'no-data' | 'mostly-cloud' | 'not-collected' | 'too-large';

/** Whether a box meets a grid, also one that goes past 180 degrees. */
function meets([west, south, east, north]: BoundingBox, grid: Grid): boolean {
  if (north <= southOf(grid) || south >= grid.north) return false;
  const right = east < west ? east + 360 : east;
  return [-360, 0, 360].some((turn) => right + turn > grid.west && west + turn < eastOf(grid));
}

export type Visit = (value: number, hectares: number, share: number) => void;

/**
 * Hands over the land of a parcel cell by cell: the cell's value, the hectares and the share of it that the parcel covers. Land that two parts of the parcel share
 * counts once. A parcel without area has no cells.
 */
export async function forEachParcelCell(geometry: Geometry, pictures: Iterable<PlacedCells>, visit: Visit): Promise<void> {
  const box = boundingBox(geometry);
  if (!box || !hasArea(geometry)) return;
  const land = await withoutOverlaps(geometry);
  for (const { grid, values } of pictures) {
    if (!meets(box, grid)) continue;
    const covered = coverage(land, grid);
    const { left, top, width } = covered.window;
    forEachCoveredCell(covered, gridOfWindow(grid, covered.window), (cell, hectares, share) => {
      visit(values[(top + Math.floor(cell / width)) * grid.width + left + (cell % width)]!, hectares, share);
    });
  }
}
