import type { ReadPieces } from './first-rows.ts';
import type { GeoTiffCells, OpenGeoTiff } from './geotiff-file.ts';
import type { CellWindow, Grid } from './grid.ts';

/** A file without overviews is thinned once to this size, so that a view of the whole does not read the whole again. */
export const thinnedCells = 2048;
/** It is thinned in blocks of about so many of its cells on a side, those first that a picture waits for. */
const thinnedBlock = 256;
/** A level of fewer cells is there soon. */
const minCoarseCells = 8_000_000;
/** The contrast of a large file is stretched over so many of its blocks on a side: all of it would have to be read before the first picture. */
const sampledBlocks = 3;

/** The least such number of cells, each standing for `step` of the file, that ends on a border of its tiles: a tile that lay in two blocks would be decoded twice. */
function alignedBlock(tile: number, step: number): number {
  let [divisor, rest] = [tile, step];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  const unit = tile / divisor;
  return unit * Math.ceil(thinnedBlock / unit);
}
/** At most `sampledBlocks` numbers below `count`, at equal distances: 1, 4 and 6 of 8. */
const spreadOver = (count: number): number[] =>
  count <= sampledBlocks
    ? Array.from({ length: count }, (_, at) => at)
    : Array.from({ length: sampledBlocks }, (_, at) => Math.floor(((at + 0.5) * count) / sampledBlocks));

/** The least and the greatest value; null where none has one. */
export function rangeOf(cells: ArrayLike<number>, noData: number | null): [number, number] | null {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let cell = 0; cell < cells.length; cell += 1) {
    const value = cells[cell]!;
    if (value === noData) continue;
    if (value < low) low = value;
    if (value > high) high = value;
  }
  return low <= high ? [low, high] : null;
}

/** What is kept of some bands that are read together. */
interface Kept {
  cells: GeoTiffCells[] | null;
  /** blocks that are on their way or here */
  filled: Map<string, Promise<void>>;
  here: Set<string>;
  coarse: Promise<{ columns: number; rows: number; everyRows: number; bands: GeoTiffCells[] } | null> | null;
  isCoarseHere: boolean;
}

/**
 * A picture with at most 2048 cells on a side: of the coarsest level, the middle cell of every step stands for it. Block by block, each once and one after another, so that the first
 * picture of a large file is there long before all of it was read; and before that the coarse cells of the rows with which its tiles begin.
 */
export class ThinnedPicture {
  readonly grid: Grid;
  readonly #file: OpenGeoTiff;
  readonly #pieces: ReadPieces | undefined;
  readonly #level: number;
  readonly #step: number;
  readonly #across: number;
  readonly #down: number;
  readonly #kept = new Map<string, Kept>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: OpenGeoTiff, pieces?: ReadPieces) {
    this.#file = file;
    this.#pieces = pieces;
    this.#level = Math.max(
      0,
      file.levels.findLastIndex(({ width, height }) => Math.max(width, height) >= thinnedCells / 2),
    );
    const grid = file.levels[this.#level]!;
    const step = Math.max(1, Math.ceil(Math.max(grid.width, grid.height) / thinnedCells));
    this.#step = step;
    this.#across = alignedBlock(file.tiles[this.#level]!.width, step);
    this.#down = alignedBlock(file.tiles[this.#level]!.height, step);
    const [width, height] = [Math.floor(grid.width / step) || 1, Math.floor(grid.height / step) || 1];
    this.grid = { ...grid, width, height, cellWidth: grid.cellWidth * step, cellHeight: grid.cellHeight * step };
  }

  /** All cells of each band; those of a window are there, and others may be. */
  async cells(bands: readonly number[], window: CellWindow): Promise<GeoTiffCells[]> {
    await Promise.all(this.#blocksOf(window).map(([row, column]) => this.#block(bands, row, column)));
    return this.#keptOf(bands).cells!;
  }

  /** Whether all cells of a window are read. */
  isWhole(bands: readonly number[], window: CellWindow): boolean {
    const { here } = this.#keptOf(bands);
    return this.#blocksOf(window).every(([row, column]) => here.has(`${row}/${column}`));
  }

  /** Whether there are coarse cells where those of the file are not read yet. */
  async hasCoarse(bands: readonly number[]): Promise<boolean> {
    const [kept, read] = [this.#keptOf(bands), this.#pieces];
    const source = this.#file.levels[this.#level]!;
    if (!read || this.#step === 1 || source.width * source.height < minCoarseCells) return false;
    // What cannot be read so is read as a whole, and says then what is wrong with it.
    kept.coarse ??= this.#file.firstRows(this.#level, { step: this.#step, bands, noData: this.#file.noData, read }).catch(() => null);
    const found = await kept.coarse;
    if (found && !kept.isCoarseHere) {
      kept.isCoarseHere = true;
      this.#spread(kept, found);
    }
    return found !== null;
  }

  /** All cells of each band as far as they are read, and coarse ones in place of the others. Only where `hasCoarse`. */
  async coarse(bands: readonly number[]): Promise<GeoTiffCells[]> {
    await this.hasCoarse(bands);
    return this.#keptOf(bands).cells!;
  }

  /** The range of the first band in coarse cells, or in blocks that are spread over the whole. */
  async contrast(): Promise<[number, number] | null> {
    if (await this.hasCoarse([0])) return rangeOf((await this.#keptOf([0]).coarse)!.bands[0]!, this.#file.noData);
    const { width, height } = this.grid;
    const tops = spreadOver(Math.ceil(height / this.#down)).map((row) => row * this.#down);
    const lefts = spreadOver(Math.ceil(width / this.#across)).map((column) => column * this.#across);
    return this.#rangeWithin(
      tops.flatMap((top) =>
        lefts.map((left) => ({ left, top, width: Math.min(this.#across, width - left), height: Math.min(this.#down, height - top) })),
      ),
    );
  }

  /** The range of the first band in all cells. */
  range(): Promise<[number, number] | null> {
    return this.#rangeWithin([{ left: 0, top: 0, width: this.grid.width, height: this.grid.height }]);
  }

  async #rangeWithin(windows: readonly CellWindow[]): Promise<[number, number] | null> {
    const found: number[] = [];
    for (const { left, top, width, height } of windows) {
      const [cells] = await this.cells([0], { left, top, width, height });
      for (let row = top; row < top + height; row += 1)
        found.push(
          ...(rangeOf(cells!.subarray(row * this.grid.width + left, row * this.grid.width + left + width), this.#file.noData) ?? []),
        );
    }
    return rangeOf(found, null);
  }

  #keptOf(bands: readonly number[]): Kept {
    const key = bands.join('/');
    const kept = this.#kept.get(key) ?? { cells: null, filled: new Map(), here: new Set(), coarse: null, isCoarseHere: false };
    this.#kept.set(key, kept);
    return kept;
  }

  #blocksOf({ left, top, width, height }: CellWindow): [row: number, column: number][] {
    const found: [number, number][] = [];
    for (let row = Math.floor(top / this.#down); row * this.#down < top + height; row += 1)
      for (let column = Math.floor(left / this.#across); column * this.#across < left + width; column += 1) found.push([row, column]);
    return found;
  }

  #block(bands: readonly number[], row: number, column: number): Promise<void> {
    const { filled } = this.#keptOf(bands);
    const key = `${row}/${column}`;
    const known = filled.get(key);
    if (known) return known;
    const block = this.#last.then(() => this.#fill(bands, row, column));
    filled.set(key, block);
    this.#last = block.catch(() => filled.delete(key));
    return block;
  }

  #cellsFor(kept: Kept, like: readonly GeoTiffCells[]): GeoTiffCells[] {
    const { width, height } = this.grid;
    return (kept.cells ??= like.map((band) => new (band.constructor as new (length: number) => GeoTiffCells)(width * height)));
  }

  /** Puts coarse cells where no others are. */
  #spread(kept: Kept, { columns, rows, everyRows, bands }: NonNullable<Awaited<Kept['coarse']>>): void {
    const { width, height } = this.grid;
    const into = this.#cellsFor(kept, bands);
    for (let row = 0; row < height; row += 1) {
      const from = Math.min(rows - 1, Math.floor((row * this.#step) / everyRows)) * columns;
      for (let left = 0; left < width; left += this.#across) {
        if (kept.here.has(`${Math.floor(row / this.#down)}/${left / this.#across}`)) continue;
        const right = Math.min(width, left + this.#across);
        for (const [index, band] of bands.entries())
          into[index]!.set(band.subarray(from + left, from + right) as never, row * width + left);
      }
    }
  }

  async #fill(bands: readonly number[], blockRow: number, blockColumn: number): Promise<void> {
    const [top, left] = [blockRow * this.#down, blockColumn * this.#across];
    const step = this.#step;
    const { width, height } = this.grid;
    const source = this.#file.levels[this.#level]!;
    const [columns, rows] = [Math.min(this.#across, width - left), Math.min(this.#down, height - top)];
    const middle = Math.floor(step / 2);
    const across = { left: left * step, width: Math.min(columns * step, source.width - left * step) };
    const kept = this.#keptOf(bands);
    const take = (cells: readonly GeoTiffCells[], from: number, row: number) => {
      const into = this.#cellsFor(kept, cells);
      for (const [index, band] of cells.entries())
        for (let column = 0; column < columns; column += 1)
          into[index]![(top + row) * width + left + column] = band[from + column * step + middle]!;
    };
    const isInside = (row: number) => (top + row) * step + middle < source.height;
    const numbers = Array.from({ length: rows }, (_, row) => row).filter(isInside);
    if (this.#file.tiles[this.#level]!.height * 2 <= step) {
      // Most strips lie between two rows that are taken, and are not read.
      await Promise.all(
        numbers.map(async (row) =>
          take(await this.#file.readBands(this.#level, { ...across, top: (top + row) * step + middle, height: 1 }, bands), 0, row),
        ),
      );
    } else {
      const window = { ...across, top: top * step, height: Math.min(rows * step, source.height - top * step) };
      const cells = await this.#file.readBands(this.#level, window, bands);
      for (const row of numbers) take(cells, (row * step + middle) * window.width, row);
    }
    kept.here.add(`${blockRow}/${blockColumn}`);
  }
}
