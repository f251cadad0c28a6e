import { cut, paste, writeGeoTiffInTurns, type Grid } from '#raster/index.ts';
import type { PictureClass } from '#raster/write-geotiff.ts';
import type { Described } from '#sentences/phrases/described-by.ts';
import type { CellWindow } from '#raster/grid.ts';
import { colourAt } from '#raster/png.ts';
import { since, lossBand } from './facts.ts';

export const lossYearFile = 'loss_year.tif';
/** the value of cells outside the project */
const outside = 255;

/** From the first year to the newest: ever darker and redder. Share of the way, red, green, blue. */
const lossYearRamp = [
  [0, 255, 238, 168],
  [0.3, 247, 170, 72],
  [0.65, 212, 72, 62],
  [1, 104, 10, 74],
] as const;
/** The years that the summary counts, up to the current one, with the value of their cells and their colours. */
export const lossYears = (currentYear: number): { year: number; value: number; colour: [number, number, number] }[] =>
  Array.from({ length: Math.max(0, currentYear - since + 1) }, (_, index) => ({
    year: since + index,
    value: since + index - 2000,
    colour: colourAt(lossYearRamp, currentYear === since ? 1 : index / (currentYear - since)),
  }));

/** Every value that a cell may hold: none lost, years before those that the summary counts, and those. */
const lossClasses = (currentYear: number): PictureClass[] => [
  { value: 0, label: '–', colour: [235, 235, 230] },
  ...Array.from({ length: since - 2001 }, (_, index) => ({
    value: index + 1,
    label: String(2001 + index),
    colour: [165, 165, 160] as const,
  })),
  ...lossYears(currentYear).map(({ year, value, colour }) => ({ value, label: String(year), colour })),
];

/**
 * A picture of the years of loss, made from the cells that make the figures: a cell holds its year less 2000 (also years before those that the summary counts),
 * 0 where nothing was lost, 255 where the project covers nothing of it.
 */
export class LossImage {
  readonly #grid: Grid;
  readonly #values: Uint8Array;

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#values = new Uint8Array(grid.width * grid.height).fill(outside);
  }

  /** A block of it: `mark` takes cells of the block, `put` keeps them. */
  block(window: CellWindow): { mark: (cell: number, year: number) => void; put: () => void } {
    // Blocks of parts that lie close together may share cells.
    const part = cut(this.#values, this.#grid.width, window);
    return {
      mark: (cell, year) => {
        part[cell] = year === 0 ? 0 : year - 2000;
      },
      put: () => paste(this.#values, this.#grid.width, window, part),
    };
  }

  geoTiff(currentYear: number, described: Described, pause: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>> {
    return writeGeoTiffInTurns(
      this.#values,
      this.#grid,
      { ...described, noData: outside, bandName: lossBand, classes: lossClasses(currentYear) },
      pause,
    );
  }
}
