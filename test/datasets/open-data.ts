import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataAccess, type DataAccess, type DataAccessOptions, type Dataset } from '#datasets/index.ts';
import type { Grid } from '#raster/grid.ts';
import { writeGeoTiff, type GeoTiffCells } from '#raster/write-geotiff.ts';

/** A dataset of no real source, for tests of the access itself. */
export const invented: Dataset = {
  id: 'invented',
  title: 'Invented source',
  version: '1',
  licence: 'none',
  attribution: 'nobody',
  homepage: 'https://example.org',
  baseUrls: { files: 'https://example.org/files' },
  parallel: 4,
};

export interface TestAccess {
  access: DataAccess & { close(): Promise<void> };
  cacheFolder: string;
  waits: number[];
  log: string[];
  clock: { now: number };
}

/** Access to a loopback source with a clock and pauses of its own: no test waits for real. */
export function openData(base: string, options: Partial<DataAccessOptions> = {}): TestAccess {
  const cacheFolder = options.cacheFolder ?? mkdtempSync(join(tmpdir(), 'hectare-data-'));
  const waits: number[] = [];
  const log: string[] = [];
  const clock = { now: Date.parse('2026-06-01T00:00:00Z') };
  const access = createDataAccess({
    cacheFolder,
    settings: { offline: false, nonCommercialUse: true },
    userAgent: 'Hectare/test',
    baseUrls: { invented: base },
    now: () => clock.now,
    wait: async (milliseconds, signal) => {
      signal?.throwIfAborted();
      waits.push(milliseconds);
      clock.now += milliseconds;
    },
    log: (text) => log.push(text),
    // Long: a busy machine may leave this process alone for a second, and what counts as silence is asked for again.
    stallMilliseconds: 60_000,
    ...options,
  });
  return { access, cacheFolder, waits, log, clock };
}

export const gridAt = (width: number, height: number, west = 10, north = 20, cell = 0.01): Grid => ({
  west,
  north,
  cellWidth: cell,
  cellHeight: cell,
  width,
  height,
  epsg: 4326,
});

/** Cells that hardly compress, the same in every run (Numerical Recipes' linear congruential generator), so that a picture fills several blocks. */
export function noise<T extends GeoTiffCells>(cells: T, seed = 1): T {
  let state = seed >>> 0;
  for (let index = 0; index < cells.length; index += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    cells[index] = state >>> 16;
  }
  return cells;
}

export const picture = (width: number, height: number, seed = 1): { bytes: Uint8Array; values: Uint16Array } => {
  const values = noise(new Uint16Array(width * height), seed);
  return { values, bytes: writeGeoTiff(values, gridAt(width, height), { overviews: 'nearest' }) };
};

/** The cells of a window, taken from all. */
export const cutOf = (
  values: ArrayLike<number>,
  columns: number,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): number[] =>
  Array.from({ length: width * height }, (_, index) => values[(top + Math.floor(index / width)) * columns + left + (index % width)]!);
