import type { GeoTiffCells, GeoTiffFile } from './geotiff-file.ts';
import type { CellWindow, Grid } from './grid.ts';

/** Decoded cells that are kept, of all tiles together. */
const maxKeptCells = 32 * 1024 * 1024;

/**
 * A raster whose decoded tiles are kept, those that were asked for last: shapes beside each other lie under the same tiles, and to decode one again takes far longer than to count its
 * cells. Tiles that are larger than all that is kept are read as they are asked for.
 */
export function withKeptCells(file: GeoTiffFile): GeoTiffFile {
  const kept = new Map<string, { cells: Promise<GeoTiffCells>; count: number }>();
  let keptCount = 0;
  const drop = (key: string) => {
    keptCount -= kept.get(key)?.count ?? 0;
    kept.delete(key);
  };
  const tileAt = (level: number, window: CellWindow, band: number, signal: AbortSignal | undefined): Promise<GeoTiffCells> => {
    const key = `${level}/${band}/${window.left}/${window.top}`;
    const known = kept.get(key);
    const entry = known ?? { cells: file.read(level, window, signal, band), count: window.width * window.height };
    drop(key);
    kept.set(key, entry);
    keptCount += entry.count;
    // What was not read is asked for again.
    if (!known) entry.cells.catch(() => drop(key));
    for (const oldest of kept.keys()) {
      if (keptCount <= maxKeptCells || oldest === key) break;
      drop(oldest);
    }
    return entry.cells;
  };
  const read: GeoTiffFile['read'] = async (level, window, signal, band = 0) => {
    const [grid, tile] = [file.levels[level], file.tiles[level]];
    if (!grid || !tile || tile.width * tile.height > maxKeptCells || !isWithin(window, grid)) return file.read(level, window, signal, band);
    let cells: GeoTiffCells | null = null;
    for (let top = Math.floor(window.top / tile.height) * tile.height; top < window.top + window.height; top += tile.height)
      for (let left = Math.floor(window.left / tile.width) * tile.width; left < window.left + window.width; left += tile.width) {
        const [width, height] = [Math.min(tile.width, grid.width - left), Math.min(tile.height, grid.height - top)];
        const part = await tileAt(level, { left, top, width, height }, band, signal);
        cells ??= new (part.constructor as new (length: number) => GeoTiffCells)(window.width * window.height);
        const [x0, x1] = [Math.max(window.left, left), Math.min(window.left + window.width, left + width)];
        for (let y = Math.max(window.top, top); y < Math.min(window.top + window.height, top + height); y += 1)
          cells.set(
            part.subarray((y - top) * width + x0 - left, (y - top) * width + x1 - left) as never,
            (y - window.top) * window.width + x0 - window.left,
          );
      }
    return cells!;
  };
  return {
    ...file,
    read,
    readBands: (level, window, bands, signal) => Promise.all(bands.map((band) => read(level, window, signal, band))),
  };
}

const isWithin = ({ left, top, width, height }: CellWindow, grid: Grid): boolean =>
  width > 0 && height > 0 && left >= 0 && top >= 0 && left + width <= grid.width && top + height <= grid.height;
