import type { CellWindow, DataAccess, RasterFile } from '#datasets/data-access.ts';

/** What a product read, to be read again without the product. */
export interface RecordedReads {
  windows: { file: RasterFile; level: number; window: CellWindow }[];
  documents: (() => Promise<unknown>)[];
}

/** The same access, noting every window and document that is read through it. */
export function recordedAccess(inner: DataAccess, reads: RecordedReads): DataAccess {
  return {
    settings: inner.settings,
    baseUrl: (dataset, name) => inner.baseUrl(dataset, name),
    document: (request) => {
      reads.documents.push(() => inner.document(request));
      return inner.document(request);
    },
    async raster(dataset, url, signal) {
      const file = await inner.raster(dataset, url, signal);
      return {
        url: file.url,
        noData: file.noData,
        levels: file.levels,
        read: (level, window, stop) => {
          reads.windows.push({ file, level, window });
          return file.read(level, window, stop);
        },
      };
    },
    recording() {
      const own = inner.recording();
      return { ...recordedAccess(own, reads), origins: () => own.origins() };
    },
  };
}
