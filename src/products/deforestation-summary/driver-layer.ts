import { coarserUnder } from '#datasets/coarser-cells.ts';
import type { DataAccess } from '#datasets/data-access.ts';
import { isUnread } from '#datasets/file-window.ts';
import { driverCellsPerDegree, LossDriversReader } from '#datasets/loss-drivers.ts';
import { noFile, type ForestBlock } from './compute.ts';
import { since } from './facts.ts';

/** The drivers of what was lost, for as long as they can be read. They change no hectare of the loss: without them it stands, and `error` says why there are none. */
export class DriverLayer {
  error: Error | null = null;
  readonly #reader: LossDriversReader;
  readonly #signal: AbortSignal;

  constructor(access: DataAccess, signal: AbortSignal) {
    this.#reader = new LossDriversReader(access, signal);
    this.#signal = signal;
  }

  /** The code of the driver of a cell of the block; undefined where nothing was lost there since the summary counts, and where the map cannot be read. */
  async over({ grid, lossYear }: Pick<ForestBlock, 'grid' | 'lossYear'>): Promise<ForestBlock['driverOf']> {
    const hasLoss = Array.prototype.some.call(lossYear, (code: number) => code >= since - 2000 && code !== noFile);
    if (this.error || !hasLoss) return undefined;
    try {
      const { coarse, placeOf } = coarserUnder(driverCellsPerDegree, grid);
      const codes = await this.#reader.cells(coarse);
      return (cell) => codes[placeOf(cell)]!;
    } catch (error) {
      this.#signal.throwIfAborted();
      if (!isUnread(error)) throw error;
      this.error = error as Error;
      return undefined;
    }
  }
}
