import type { GeoTiffFile } from './geotiff-file.ts';
import type { CellWindow } from './grid.ts';
import type { GroundChange } from './ground-change.ts';

const degrees = 180 / Math.PI;

/**
 * Slope of a raster of heights as a raster of its own, in degrees: the gradient over the eight neighbours of a cell (Horn 1981, Hill shading and the reflectance map, Proceedings of
 * the IEEE 69), as `gdaldem slope` takes it, in metres of ground. Cells at the edge of the raster, and those beside a cell without a height, have no value (NaN). Heights are metres
 * by the scale of the band.
 */
export function slopeOf(heights: GeoTiffFile, changeAt: (y: number) => GroundChange, band = 0): GeoTiffFile {
  const grid = heights.levels[0]!;
  const read: GeoTiffFile['read'] = async (_level, window, signal) => {
    const { left, top, width, height } = window;
    const around: CellWindow = { left: Math.max(0, left - 1), top: Math.max(0, top - 1), width: 0, height: 0 };
    around.width = Math.min(grid.width, left + width + 1) - around.left;
    around.height = Math.min(grid.height, top + height + 1) - around.top;
    const cells = await heights.read(0, around, signal, band);
    const { scale } = await heights.scalingOf(band);
    const slopes = new Float32Array(width * height).fill(Number.NaN);
    for (let row = 0; row < height; row += 1) {
      const y = top + row - around.top;
      if (y < 1 || y > around.height - 2) continue;
      const { eastX, eastY, northX, northY } = changeAt(grid.north - (top + row + 0.5) * grid.cellHeight);
      for (let column = 0; column < width; column += 1) {
        const x = left + column - around.left;
        if (x < 1 || x > around.width - 2) continue;
        const gradient = gradientAt(cells, around.width, y * around.width + x, heights.noData);
        if (!gradient) continue;
        const [byX, byY] = [(gradient[0] * scale) / (8 * grid.cellWidth), (gradient[1] * scale) / (8 * grid.cellHeight)];
        const [east, north] = [byX * eastX + byY * eastY, byX * northX + byY * northY];
        slopes[row * width + column] = Math.atan(Math.hypot(east, north)) * degrees;
      }
    }
    return slopes;
  };
  return {
    noData: null,
    hasMask: false,
    bandCount: 1,
    scalingOf: async () => ({ scale: 1, offset: 0 }),
    levels: [grid],
    tiles: [heights.tiles[0]!],
    read,
    readBands: async (level, window, bands, signal) => Promise.all(bands.map(() => read(level, window, signal))),
  };
}

/** Eight times the rise of a cell to the east and to the north; null where a height is missing. */
function gradientAt(cells: ArrayLike<number>, width: number, at: number, noData: number | null): [east: number, north: number] | null {
  for (let row = -1; row <= 1; row += 1)
    for (let column = -1; column <= 1; column += 1) {
      const value = cells[at + row * width + column]!;
      if (value === noData || Number.isNaN(value)) return null;
    }
  const [above, below] = [at - width, at + width];
  const [a, b, c] = [cells[above - 1]!, cells[above]!, cells[above + 1]!];
  const [d, f] = [cells[at - 1]!, cells[at + 1]!];
  const [g, h, i] = [cells[below - 1]!, cells[below]!, cells[below + 1]!];
  return [c + 2 * f + i - (a + 2 * d + g), a + 2 * b + c - (g + 2 * h + i)];
}
