import { coveredCells, type CoveredBlock } from '#datasets/covered-cells.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alerts } from '#datasets/glad.ts';
import type { Geometry } from '#geo/types.ts';
import { noFile, type ForestBlock } from './compute.ts';

/** The years after the yearly map, up to the current one, of which alerts may tell. */
export const alertYearsOf = (currentYear: number): number[] =>
  Array.from({ length: Math.max(0, currentYear - gfcLastYear) }, (_, k) => gfcLastYear + 1 + k);

/** Wide blocks: the forest maps may be kept in strips of whole rows, which every block of a row would read again. */
export const forestBlockSize = { width: 4096, height: 512 };

/** The layers of the forest products over what a geometry covers, block by block, with the share of the work that lies behind. */
export async function* forestBlocks(
  access: DataAccess,
  geometry: Geometry,
  currentYear: number,
  signal: AbortSignal,
): AsyncGenerator<ForestBlock & Pick<CoveredBlock<string>, 'done'>> {
  const years = alertYearsOf(currentYear);
  const wanted = {
    treeCover: { raster: treeCover2000, missing: noFile },
    lossYear: { raster: lossYear, missing: noFile },
    dataMask: { raster: dataMask, missing: noFile },
    ...Object.fromEntries(years.map((year) => [`alert${year}`, { raster: alerts(year), missing: noFile }])),
  };
  for await (const { coverage, grid, cells, done } of coveredCells(access, geometry, wanted, { signal, block: forestBlockSize })) {
    const layers: Record<string, { values: ArrayLike<number> }> = cells;
    yield {
      coverage,
      grid,
      done,
      treeCover: layers['treeCover']!.values,
      lossYear: layers['lossYear']!.values,
      dataMask: layers['dataMask']!.values,
      alerts: Object.fromEntries(years.map((year) => [String(year), layers[`alert${year}`]!.values])),
    };
  }
}
