import { setImmediate as nextTurn } from 'node:timers/promises';
import { boundingBox } from '#geo/index.ts';
import type { Geometry } from '#geo/types.ts';
import { coverageBlocks, gridOfWindow, withoutOverlaps, type BlockSize, type Coverage, type Grid } from '#raster/index.ts';
import type { DataAccess } from './data-access.ts';
import { gridOver, TileReader, type TiledRaster, type TiledWindow } from './tiles.ts';
import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';

/** One raster to read, and the cell value that stands for "the source has no file here" (sea). */
export interface WantedRaster {
  raster: TiledRaster;
  missing: number;
}

export interface CoveredBlock<Name extends string> {
  coverage: Coverage;
  /** the block's own grid, cell for cell that of the coverage and of the cells */
  grid: Grid;
  cells: Record<Name, TiledWindow>;
  /** share 0..1 of the blocks that come before this one */
  done: number;
}

/**
 * The parts of rasters with a common cell size that a geometry covers, block by block, so that memory stays bounded for any area and nothing is read between parts
 * that lie far apart. Overlapping parts count once. Points and lines cover nothing. Rejects as DataAccess does, or with the signal's reason.
 */
export async function* coveredCells<Name extends string>(
  access: DataAccess,
  geometry: Geometry,
  wanted: Record<Name, WantedRaster>,
  options: { signal?: AbortSignal; block?: BlockSize } = {},
): AsyncGenerator<CoveredBlock<Name>> {
  const names = Object.keys(wanted) as Name[];
  const { cellsPerDegree } = wanted[names[0]!].raster;
  if (names.some((name) => wanted[name].raster.cellsPerDegree !== cellsPerDegree))
    throw new PhrasedRangeError(sentence('datasets.different-cells'));
  const box = boundingBox(geometry);
  if (!box) return;
  const readers = names.map((name) => new TileReader(access, wanted[name].raster, options.signal));
  const whole = gridOver({ cellsPerDegree }, box);
  for (const { done, blocks, ...coverage } of coverageBlocks(await withoutOverlaps(geometry), whole, options.block)) {
    options.signal?.throwIfAborted();
    const grid = gridOfWindow(whole, coverage.window);
    const windows = await Promise.all(names.map((name, index) => readers[index]!.window(grid, wanted[name].missing)));
    yield {
      coverage,
      grid,
      cells: Object.fromEntries(names.map((name, index) => [name, windows[index]!])) as Record<Name, TiledWindow>,
      done: done / blocks,
    };
    await nextTurn();
  }
}
