import type { Grid } from '#raster/grid.ts';
import type { DataAccess, Dataset, RasterFile } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { forEachCellInside, sidesOf, windowInFile } from './file-window.ts';
import { sentence } from './phrases/sentence.ts';

/**
 * The dominant driver of tree cover loss from 2001 to 2025 in cells of 0.01 degree, by the World Resources Institute and Google DeepMind (Sims et al. 2025, Environmental Research Letters 20:074027). One file of
 * the Earth from 84° N to 56° S, some 300 MB, described as a cloud-optimised GeoTIFF of eight bands: the class, and seven probabilities that are not read. Public code fetches it whole from this address; whether
 * its server sends parts is not known. One that does not is a fault that says so: the file is never fetched whole.
 */
export const lossDrivers: Dataset = {
  id: 'lossdrivers',
  title: 'WRI / Google DeepMind Global Drivers of Forest Loss',
  version: 'v1.3',
  licence: 'CC BY 4.0',
  attribution: 'WRI and Google DeepMind, Global drivers of forest loss (Sims et al. 2025)',
  homepage: 'https://datasets.wri.org/datasets/dominant-drivers-of-tree-cover-loss-at-1km',
  baseUrls: { files: 'https://lcl.wridata.org/drivers_of_loss/1_km/raw' },
  parallel: 2,
};

export const driverCellsPerDegree = 100;
/** Drivers by the map's codes, from 1. */
export const driverNames = [
  'permanent-agriculture',
  'hard-commodities',
  'shifting-cultivation',
  'logging',
  'wildfire',
  'settlements-and-infrastructure',
  'other-natural-disturbances',
] as const;
/** stands for a cell of which the map names no driver */
export const noDriver = 0;
const noData = 255;

export const lossDriversUrl = (access: DataAccess): string => `${access.baseUrl(lossDrivers)}/drivers_forest_loss_1km_2001_2025_v1_3.tif`;

/** Reads windows of the map's own grid (`gridOver({ cellsPerDegree: driverCellsPerDegree }, box)`); opens its file once. */
export class LossDriversReader {
  readonly #access: DataAccess;
  readonly #signal: AbortSignal | undefined;
  #file: Promise<RasterFile> | null = null;

  constructor(access: DataAccess, signal?: AbortSignal) {
    this.#access = access;
    this.#signal = signal;
  }

  /** Codes of the cells, 1 to 7, or `noDriver`. Rejects as DataAccess does; a file that is not there is a fault. */
  async cells(grid: Grid): Promise<Uint8Array> {
    const file = await this.#open();
    const codes = new Uint8Array(grid.width * grid.height).fill(noDriver);
    for (const { side, placeOf } of sidesOf(grid, driverCellsPerDegree)) {
      const window = windowInFile(lossDrivers, file, side, driverCellsPerDegree);
      const { values } = await file.read(0, window, this.#signal);
      forEachCellInside(window, file.levels[0]!, (cell) => {
        const code = values[cell]!;
        if (code === noData || code === noDriver) return;
        if (!Number.isInteger(code) || code < 1 || code > driverNames.length)
          throw faultOf(lossDrivers, sentence('datasets.check-unexpected', { value: String(code) }));
        codes[placeOf(cell)] = code;
      });
    }
    return codes;
  }

  #open(): Promise<RasterFile> {
    const url = lossDriversUrl(this.#access);
    const gone = faultOf(lossDrivers, sentence('datasets.tiles-moved', { name: url.slice(url.lastIndexOf('/') + 1) }));
    this.#file ??= this.#access.raster(lossDrivers, url, this.#signal, () => Promise.reject(gone));
    return this.#file;
  }
}
