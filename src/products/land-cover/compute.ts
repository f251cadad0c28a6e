import { forEachCoveredCell, writeGeoTiffInTurns, type Coverage, type Grid } from '#raster/index.ts';
import { KeptCells } from '../shared/parcels/compute.ts';
import type { Described } from '#sentences/phrases/described-by.ts';
import { classes, facts, mapYear, type ClassName } from './facts.ts';
import { classWords, unknownWords } from './texts/en.ts';

/** The value of cells that the map knows nothing of, and of cells outside the project. */
export const [unknownCell, outside] = [0, 255];

/** Hectares of the covered cells. */
export interface CoverSums {
  covered: number;
  unknown: number;
  /** by the value of the class; only classes that were found */
  byClass: Record<number, number>;
}
export const noCover = (): CoverSums => ({ covered: 0, unknown: 0, byClass: {} });

const known = new Set<number>(classes.map(({ value }) => value));
/** A value that is no class of the map is no class here either. */
const classOf = (value: number): number => (known.has(value) ? value : unknownCell);

/** Adds the cells of a block, each with the share that the land covers and its true area; `see` gets each of them with its class. */
export function addCover(
  sums: CoverSums,
  { coverage, grid, values }: { coverage: Coverage; grid: Grid; values: ArrayLike<number> },
  see: (cell: number, value: number) => void = () => {},
): void {
  forEachCoveredCell(coverage, grid, (cell, hectares) => see(cell, addCell(sums, values[cell]!, hectares)));
}

/** Adds hectares of a cell, and says what class they are. */
export function addCell(sums: CoverSums, cellValue: number, hectares: number): number {
  const value = classOf(cellValue);
  sums.covered += hectares;
  if (value === unknownCell) sums.unknown += hectares;
  else sums.byClass[value] = (sums.byClass[value] ?? 0) + hectares;
  return value;
}

export interface LandCover {
  covered_ha: number;
  unknown_ha: number;
  classes: { value: number; name: ClassName; hectares: number; percent: number }[];
}

/** rounding of sums in another order */
const roundingShare = 1e-9;

/** What the sums say. Throws where classes and unknown land are not the whole: then no figure may be given. */
export function landCoverOf({ covered, unknown, byClass }: CoverSums): LandCover {
  const mapped = Object.values(byClass).reduce((sum, hectares) => sum + hectares, 0);
  if (Math.abs(mapped + unknown - covered) > roundingShare * (1 + covered)) throw new Error('classes-are-not-the-whole');
  return {
    covered_ha: covered,
    unknown_ha: unknown,
    classes:
      mapped > 0
        ? classes.map(({ value, name }) => ({
            value,
            name,
            hectares: byClass[value] ?? 0,
            percent: (100 * (byClass[value] ?? 0)) / mapped,
          }))
        : [],
  };
}

/** A picture of the classes: every cell that the land covers, were it in part. */
export class CoverImage extends KeptCells<Uint8Array> {
  constructor(grid: Grid) {
    super(grid, new Uint8Array(grid.width * grid.height).fill(outside));
  }

  geoTiff(described: Described, pause: () => Promise<unknown>): Promise<Uint8Array<ArrayBuffer>> {
    return writeGeoTiffInTurns(
      this.values,
      this.grid,
      {
        ...described,
        noData: outside,
        bandName: `${facts.title} ${mapYear}`,
        classes: [
          { value: unknownCell, label: unknownWords, colour: [120, 120, 120] },
          ...classes.map(({ name, ...rest }) => ({ ...rest, label: classWords[name] })),
        ],
      },
      pause,
    );
  }
}
