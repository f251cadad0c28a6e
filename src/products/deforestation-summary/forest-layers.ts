import { coveredCells, type CoveredBlock } from '#datasets/covered-cells.ts';
import { CouldNotFetch, NeedsNetwork, type DataAccess } from '#datasets/data-access.ts';
import { dataMask, gfcLastYear, lossYear, treeCover2000 } from '#datasets/gfc.ts';
import { alertDays, alerts } from '#datasets/glad.ts';
import { TileReader } from '#datasets/tiles.ts';
import type { Geometry } from '#geo/types.ts';
import type { Grid } from '#raster/index.ts';
import { noFile, type ForestBlock } from './compute.ts';

/** The years after the yearly map, up to the current one, of which alerts may tell. */
export const alertYearsOf = (currentYear: number): number[] =>
  Array.from({ length: Math.max(0, currentYear - gfcLastYear) }, (_, k) => gfcLastYear + 1 + k);

/** Wide blocks: the forest maps may be kept in strips of whole rows, which every block of a row would read again. */
export const forestBlockSize = { width: 4096, height: 512 };

/**
 * The days of the alerts, for as long as they can be read. They say when somebody looked and change no hectare, and a data pack made before they were read has none: without them the
 * figures stand, and `error` says why there are no days.
 */
export class AlertDays {
  error: Error | null = null;
  readonly #readers: [string, TileReader][];
  readonly #signal: AbortSignal;

  constructor(access: DataAccess, years: readonly number[], signal: AbortSignal) {
    this.#readers = years.map((year) => [String(year), new TileReader(access, alertDays(year), signal)]);
    this.#signal = signal;
  }

  /** Day of the year by year; undefined: they cannot be read. */
  async over(grid: Grid): Promise<Record<string, ArrayLike<number>> | undefined> {
    if (this.error) return undefined;
    try {
      const windows = await Promise.all(
        this.#readers.map(async ([year, reader]) => [year, (await reader.window(grid, 0)).values] as const),
      );
      return Object.fromEntries(windows);
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!(error instanceof NeedsNetwork || error instanceof CouldNotFetch)) throw error;
      this.error = error;
      return undefined;
    }
  }
}

/** The layers of the forest products over what a geometry covers, block by block, with the share of the work that lies behind. */
export async function* forestBlocks(
  access: DataAccess,
  geometry: Geometry,
  currentYear: number,
  days: AlertDays,
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
    const alertCells = Object.fromEntries(years.map((year) => [String(year), layers[`alert${year}`]!.values]));
    // Most places have no alert at all, and then no day of one.
    const hasAlert = Object.values(alertCells).some((values) =>
      Array.prototype.some.call(values, (alert: number) => alert > 0 && alert !== noFile),
    );
    const found = hasAlert ? await days.over(grid) : undefined;
    yield {
      coverage,
      grid,
      done,
      treeCover: layers['treeCover']!.values,
      lossYear: layers['lossYear']!.values,
      dataMask: layers['dataMask']!.values,
      alerts: alertCells,
      ...(found ? { alertDays: found } : {}),
    };
  }
}
