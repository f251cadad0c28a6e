import { boundingBox, hasArea } from '#geo/index.ts';
import type { BoundingBox, Geometry } from '#geo/types.ts';
import {
  coverage,
  cut,
  eastOf,
  forEachCoveredCell,
  gridOfWindow,
  paste,
  southOf,
  withoutOverlaps,
  type Coverage,
  type Grid,
} from '#raster/index.ts';

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

/** `place`: of the cell among those of its picture */
export type Visit = (value: number, hectares: number, share: number, place: number) => void;

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
      const place = (top + Math.floor(cell / width)) * grid.width + left + (cell % width);
      visit(values[place]!, hectares, share, place);
    });
  }
}

/** What a picture of classes or amounts says of a parcel, as far as it decides whether there is a figure. */
export interface LandOfParcel {
  /** how many cells its land is, parts of cells added up */
  cells: number;
  covered: number;
  unknown: number;
}

/** Why a picture gives no figure of a parcel; null where it does. Of half of it or more it must say something. */
export function whyNoLand(geometry: Geometry, { cells, covered, unknown }: LandOfParcel): NoFigure | null {
  if (!hasArea(geometry)) return 'no-area';
  if (cells < minCells) return 'too-small';
  return unknown * 2 >= covered ? 'no-data' : null;
}

/** The cells that a project covers, were it in part, kept with their own values so that its parcels are measured in them. */
export class KeptCells<T extends Uint8Array | Uint16Array> {
  readonly grid: Grid;
  readonly values: T;

  /** `values`: filled with what stands for a cell that the project does not cover */
  constructor(grid: Grid, values: T) {
    this.grid = grid;
    this.values = values;
  }

  /** A block of it: `mark` takes cells of the block, `put` keeps them. */
  block({ window }: Coverage): { mark: (cell: number, value: number) => void; put: () => void } {
    // Blocks of parts that lie close together may share cells.
    const part = cut(this.values, this.grid.width, window);
    return {
      mark: (cell, value) => {
        part[cell] = value;
      },
      put: () => paste(this.values, this.grid.width, window, part),
    };
  }
}
