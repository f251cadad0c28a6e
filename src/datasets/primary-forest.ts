import type { Grid } from '#raster/grid.ts';
import type { DataAccess, Dataset, RasterFile } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { isUnread, windowInFile } from './file-window.ts';
import { sentence } from './phrases/sentence.ts';

/**
 * Primary humid tropical forest of 2001, 30 m (Turubanova et al. 2018, Environmental Research Letters 13:074028): mature natural forest of the humid tropics that was not cleared and regrown in recent history.
 * One file a region; address and names are those of public code. Its cells are taken to be those of Global Forest Change, on which it was made; a file on another grid is refused.
 */
export const primaryForest: Dataset = {
  id: 'primaryforest',
  title: 'GLAD primary humid tropical forests',
  version: '2001',
  licence: 'CC BY 4.0',
  attribution: 'GLAD/UMD (Turubanova et al. 2018)',
  homepage: 'https://glad.umd.edu/dataset/primary-forest-humid-tropics',
  baseUrls: { files: 'https://glad.umd.edu/sites/default/files' },
  parallel: 2,
};

const cellsPerDegree = 4000;
/** stands for a cell of which the map says nothing */
export const outsidePrimaryMap = 255;

/** The regions whose file's name is known from public code. Madagascar has a file of its own whose name public code spells in two ways; it is not read. */
function regionOf(longitude: number, latitude: number): string | null {
  if (Math.abs(latitude) > 30) return null;
  if (longitude < -30) return longitude > -120 ? 'SouthAmerica' : null;
  if (longitude < 52) return longitude > 42.5 && latitude < -11.5 ? null : 'Africa';
  return longitude > 60 ? 'Asia' : null;
}

/** Reads the map by windows of the grid of Global Forest Change. A map that cannot be read is asked once. */
export class PrimaryForestReader {
  readonly #access: DataAccess;
  readonly #signal: AbortSignal | undefined;
  readonly #files = new Map<string, Promise<RasterFile>>();
  #isUnreadable = false;

  constructor(access: DataAccess, signal?: AbortSignal) {
    this.#access = access;
    this.#signal = signal;
  }

  /**
   * Cells of a grid: 1 primary forest, 0 none, `outsidePrimaryMap` where the map says nothing. Null where no map is known or it cannot be read: nobody knows then what is primary, which is no reason to
   * have no figure at all. Rejects with the signal's reason.
   */
  async window(grid: Grid): Promise<Uint8Array | null> {
    if (this.#isUnreadable) return null;
    try {
      return await this.cells(grid);
    } catch (error) {
      this.#signal?.throwIfAborted();
      if (!isUnread(error)) throw error;
      this.#isUnreadable = true;
      return null;
    }
  }

  /** As `window`; rejects as DataAccess does, and null says that no map of the place is known. */
  async cells(grid: Grid): Promise<Uint8Array | null> {
    const region = regionOf(grid.west + (grid.width * grid.cellWidth) / 2, grid.north - (grid.height * grid.cellHeight) / 2);
    if (region === null) return null;
    const file = await this.#open(region);
    const level = file.levels[0]!;
    const window = windowInFile(primaryForest, file, grid, cellsPerDegree);
    const { values, noData } = await file.read(0, window, this.#signal);
    return Uint8Array.from({ length: grid.width * grid.height }, (_, cell) => {
      const [x, y] = [window.left + (cell % grid.width), window.top + Math.floor(cell / grid.width)];
      const value = values[cell]!;
      if (x < 0 || y < 0 || x >= level.width || y >= level.height) return outsidePrimaryMap;
      if (value === noData && value !== 0) return outsidePrimaryMap;
      if (value === 0 || value === 1) return value;
      throw faultOf(primaryForest, sentence('datasets.check-unexpected', { value: String(value) }));
    });
  }

  #open(region: string): Promise<RasterFile> {
    const open = this.#files.get(region) ?? this.#access.raster(primaryForest, primaryForestUrl(this.#access, region), this.#signal);
    this.#files.set(region, open);
    return open;
  }
}

export const primaryForestUrl = (access: DataAccess, region: string): string =>
  `${access.baseUrl(primaryForest)}/${region}_2001_primary.tif`;
