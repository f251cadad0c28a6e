import type { CollectContext } from '#products/product.ts';
import { NeedsNetwork, NothingThere, type DataAccess, type DataOrigin, type RasterFile } from '#datasets/data-access.ts';
import { gridOfWindow, type Grid } from '#raster/index.ts';

export interface MemoryRaster {
  grid: Grid;
  values: Uint8Array | Uint16Array | Int16Array;
  noData?: number | null;
}

/**
 * Open data made of rasters in memory, by the end of their address; every other file is one that the source does not have. `offline` makes every read say
 * that it needs the network.
 */
export function memoryAccess(
  files: Record<string, MemoryRaster>,
  { fetchedAt = '2026-11-20T08:00:00.000Z', offline = false } = {},
): DataAccess & { read: string[] } {
  const read: string[] = [];
  const origins = new Map<string, DataOrigin>();
  const access: DataAccess & { read: string[]; origins(): DataOrigin[] } = {
    read,
    settings: { offline, nonCommercialUse: true },
    baseUrl: (dataset) => `memory:/${dataset.id}`,
    document: () => Promise.reject(new NeedsNetwork('No documents here')),
    recording: () => access,
    origins: () => [...origins.values()],
    async raster(dataset, url): Promise<RasterFile> {
      if (offline) throw new NeedsNetwork(`${dataset.title} needs the network`);
      origins.set(dataset.id, {
        dataset: dataset.id,
        version: dataset.version,
        fetchedAt,
        via: 'network',
        attribution: dataset.attribution,
        synthetic: false,
      });
      read.push(url);
      const name = Object.keys(files).find((ending) => url.endsWith(ending));
      if (!name) throw new NothingThere(url);
      const { grid, values, noData = null } = files[name]!;
      return {
        url,
        noData,
        levels: [grid],
        async read(_level, window, signal) {
          signal?.throwIfAborted();
          const cells = new (values.constructor as Uint8ArrayConstructor)(window.width * window.height).fill(noData ?? 0);
          for (let row = 0; row < window.height; row += 1) {
            for (let column = 0; column < window.width; column += 1) {
              const [x, y] = [window.left + column, window.top + row];
              if (x >= 0 && y >= 0 && x < grid.width && y < grid.height) cells[row * window.width + column] = values[y * grid.width + x]!;
            }
          }
          return { grid: gridOfWindow(grid, window), values: cells, noData };
        },
      };
    },
  };
  return access;
}

/** What a collection gets from the service, with nothing kept between runs. */
export function collectContext(
  data: DataAccess,
  now = '2026-11-21T12:00:00Z',
  signal = new AbortController().signal,
): CollectContext & { shares: number[] } {
  const shares: number[] = [];
  return {
    data,
    signal,
    shares,
    now: () => new Date(now),
    progress: (share) => {
      shares.push(share);
    },
    part: async () => null,
    keepPart: async () => {},
    keepPreliminary: async () => {},
    resultOf: async () => null,
    otherProjects: async () => [],
  };
}
