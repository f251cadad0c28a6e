import { eastOf, gridOfWindow, type CellWindow, type Grid } from './grid.ts';
import { openGeoTiff, type GeoTiffCells, type GeoTiffFile, type OpenGeoTiff, type ReadBytes } from './geotiff-file.ts';
import { colourAt, type ColourStop } from './png.ts';
import { copyNearestColours, nearestCells, neededWindow, projection } from './warp.ts';
import proj4 from 'proj4';

/** How cells become colours. Classes without a colour, and cells without a value, are transparent. */
export type Paint =
  | { kind: 'classes'; colours: readonly (readonly [value: number, red: number, green: number, blue: number])[] }
  | { kind: 'ramp'; stops: readonly ColourStop[] }
  | { kind: 'grey'; low: number; high: number }
  | { kind: 'rgb' };

const blockCells = 512;
/** 48 blocks of four bytes a cell are 50 MB */
const maxBlocks = 48;
/** A file without overviews is thinned once to this size, so that a view of the whole does not read the whole again. */
const thinnedCells = 2048;
/** It is thinned in blocks of about so many of its cells on a side, those first that a picture waits for. */
const thinnedBlock = 256;

/** The least such number of cells, each standing for `step` of the file, that ends on a border of its tiles: a tile that lay in two blocks would be decoded twice. */
function alignedBlock(tile: number, step: number): number {
  let [divisor, rest] = [tile, step];
  while (rest > 0) [divisor, rest] = [rest, divisor % rest];
  const unit = tile / divisor;
  return unit * Math.ceil(thinnedBlock / unit);
}
/** The contrast of a large file is stretched over so many of its blocks on a side: all of it would have to be read before the first picture. */
const sampledBlocks = 3;
const rampSteps = 256;

/** At most `sampledBlocks` numbers below `count`, at equal distances: 1, 4 and 6 of 8. */
const spreadOver = (count: number): number[] =>
  count <= sampledBlocks
    ? Array.from({ length: count }, (_, at) => at)
    : Array.from({ length: sampledBlocks }, (_, at) => Math.floor(((at + 0.5) * count) / sampledBlocks));

type WantedBands = readonly number[] | 'colours';
type Rgb = (cell: number) => readonly [number, number, number] | undefined;

function painter(paint: Paint, bands: ArrayLike<number>[]): Rgb {
  const [first, second, third] = bands as [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>];
  switch (paint.kind) {
    case 'rgb':
      return (cell) => [first[cell]!, second[cell]!, third[cell]!];
    case 'grey': {
      const scale = 255 / (paint.high - paint.low || 1);
      return (cell) => {
        const level = Math.max(0, Math.min(255, Math.round((first[cell]! - paint.low) * scale)));
        return [level, level, level];
      };
    }
    case 'classes': {
      const colours = new Map(paint.colours.map(([value, red, green, blue]) => [value, [red, green, blue] as const]));
      return (cell) => colours.get(first[cell]!);
    }
    case 'ramp': {
      const [low, high] = [paint.stops[0]![0], paint.stops.at(-1)![0]];
      const colours = Array.from({ length: rampSteps }, (_, step) => colourAt(paint.stops, low + ((high - low) * step) / (rampSteps - 1)));
      return (cell) => colours[Math.min(rampSteps - 1, Math.max(0, Math.round(((first[cell]! - low) / (high - low)) * (rampSteps - 1))))];
    }
  }
}

/**
 * A picture with at most 2048 cells on a side: of the coarsest level, the middle cell of every step stands for it. Block by block, each once and one after another, so that the first
 * picture of a large file is there long before all of it was read.
 */
class Thinned {
  readonly grid: Grid;
  readonly #file: GeoTiffFile;
  readonly #level: number;
  readonly #step: number;
  readonly #across: number;
  readonly #down: number;
  readonly #bands = new Map<number, GeoTiffCells>();
  readonly #filled = new Map<string, Promise<void>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(file: GeoTiffFile) {
    this.#file = file;
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

  /** All cells of a band; those of a window are there, and others may be. */
  async cells(band: number, window: CellWindow): Promise<GeoTiffCells> {
    const wanted: Promise<void>[] = [];
    for (let row = Math.floor(window.top / this.#down); row * this.#down < window.top + window.height; row += 1)
      for (let column = Math.floor(window.left / this.#across); column * this.#across < window.left + window.width; column += 1)
        wanted.push(this.#block(band, row, column));
    await Promise.all(wanted);
    return this.#bands.get(band)!;
  }

  /** Blocks spread over the whole, in thinned cells; all of them when the picture has few. */
  spread(): CellWindow[] {
    const tops = spreadOver(Math.ceil(this.grid.height / this.#down));
    const lefts = spreadOver(Math.ceil(this.grid.width / this.#across));
    return tops.flatMap((row) =>
      lefts.map((column) => {
        const [left, top] = [column * this.#across, row * this.#down];
        return { left, top, width: Math.min(this.#across, this.grid.width - left), height: Math.min(this.#down, this.grid.height - top) };
      }),
    );
  }

  #block(band: number, row: number, column: number): Promise<void> {
    const key = `${band}/${row}/${column}`;
    const known = this.#filled.get(key);
    if (known) return known;
    const filled = this.#last.then(() => this.#fill(band, row * this.#down, column * this.#across));
    this.#filled.set(key, filled);
    this.#last = filled.catch(() => this.#filled.delete(key));
    return filled;
  }

  async #fill(band: number, top: number, left: number): Promise<void> {
    const step = this.#step;
    const { width, height } = this.grid;
    const source = this.#file.levels[this.#level]!;
    const [columns, rows] = [Math.min(this.#across, width - left), Math.min(this.#down, height - top)];
    const window = {
      left: left * step,
      top: top * step,
      width: Math.min(columns * step, source.width - left * step),
      height: Math.min(rows * step, source.height - top * step),
    };
    const cells = await this.#file.read(this.#level, window, undefined, band);
    const thin = this.#bands.get(band) ?? new (cells.constructor as new (length: number) => GeoTiffCells)(width * height);
    this.#bands.set(band, thin);
    const middle = Math.floor(step / 2);
    for (let row = 0; row < rows && row * step + middle < window.height; row += 1)
      for (let column = 0; column < columns; column += 1)
        thin[(top + row) * width + left + column] = cells[(row * step + middle) * window.width + column * step + middle]!;
  }
}

/** The colours of cells as they stand in the file. */
function copyColours(
  pixels: Uint8ClampedArray,
  { bands, cells }: { bands: ArrayLike<number>[]; cells: Int32Array },
  noData: number | null,
): void {
  const [red, green, blue] = bands as [ArrayLike<number>, ArrayLike<number>, ArrayLike<number>];
  for (let pixel = 0, to = 0; pixel < cells.length; pixel += 1, to += 4) {
    const cell = cells[pixel]!;
    if (cell < 0) continue;
    const value = red[cell]!;
    if (value === noData || Number.isNaN(value)) continue;
    pixels[to] = value;
    pixels[to + 1] = green[cell]!;
    pixels[to + 2] = blue[cell]!;
    pixels[to + 3] = 255;
  }
}

/** Red, green and blue without alpha: white where nothing is. */
function overWhite(rgba: Uint8ClampedArray): Uint8ClampedArray<ArrayBuffer> {
  const rgb = new Uint8ClampedArray((rgba.length / 4) * 3).fill(255);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    if (rgba[from + 3] === 0) continue;
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
  return rgb;
}

/**
 * Pictures of a GeoTIFF on any target grid, block by block: reads only what a tile needs, from the overview with the nearest cell size, and caches decoded blocks
 * for neighbouring tiles. Every target cell takes the source cell that contains its centre.
 */
export class PictureTiles {
  readonly #file: OpenGeoTiff;
  readonly #blocks = new Map<string, Promise<GeoTiffCells[]>>();
  #thinned: Thinned | null = null;

  private constructor(file: OpenGeoTiff) {
    this.#file = file;
  }

  /** Rejects with RangeError when the file is not a GeoTIFF or is in a coordinate system that Hectare does not read. */
  static async open(readBytes: ReadBytes): Promise<PictureTiles> {
    const file = await openGeoTiff(readBytes);
    projection(file.levels[0]!.epsg);
    return new PictureTiles(file);
  }

  get grid(): Grid {
    return this.#file.levels[0]!;
  }
  get bandCount(): number {
    return this.#file.bandCount;
  }
  get noData(): number | null {
    return this.#file.noData;
  }

  /** Value of the first band at a place, or null outside and where there is none. */
  async valueAt(longitude: number, latitude: number): Promise<number | null> {
    const { grid } = this;
    for (const turn of grid.epsg === 4326 ? [0, 360, -360] : [0]) {
      const [x, y] =
        grid.epsg === 4326 ? [longitude + turn, latitude] : proj4(projection(4326), projection(grid.epsg)).forward([longitude, latitude]);
      const column = Math.floor((x! - grid.west) / grid.cellWidth);
      const row = Math.floor((grid.north - y!) / grid.cellHeight);
      if (column < 0 || row < 0 || column >= grid.width || row >= grid.height) continue;
      const value = (await this.#window(0, { left: column, top: row, width: 1, height: 1 }, [0]))[0]![0]!;
      return value === this.noData || Number.isNaN(value) ? null : value;
    }
    return null;
  }

  /**
   * Values of the first band between which grey is stretched, from a thinned picture: the least and the greatest of blocks that are spread over the file. They are for looking, no
   * figure of the file; what lies beyond them is drawn black or white. null when no cell has a value.
   */
  async contrast(): Promise<[number, number] | null> {
    const thinned = (this.#thinned ??= new Thinned(this.#file));
    return (await this.#valuesWithin(thinned, thinned.spread())) ?? this.range();
  }

  /** The least and the greatest value of the first band in a thinned picture of the whole; null when no cell has a value. */
  async range(): Promise<[number, number] | null> {
    const thinned = (this.#thinned ??= new Thinned(this.#file));
    const { width, height } = thinned.grid;
    return this.#valuesWithin(thinned, [{ left: 0, top: 0, width, height }]);
  }

  async #valuesWithin(thinned: Thinned, windows: readonly CellWindow[]): Promise<[number, number] | null> {
    let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const window of windows) {
      const cells = await thinned.cells(0, window);
      for (let row = window.top; row < window.top + window.height; row += 1)
        for (let column = window.left; column < window.left + window.width; column += 1) {
          const value = cells[row * thinned.grid.width + column]!;
          if (value === this.noData || Number.isNaN(value)) continue;
          low = Math.min(low, value);
          high = Math.max(high, value);
        }
    }
    return low <= high ? [low, high] : null;
  }

  /** Red, green, blue, alpha of each cell of the target grid (Web Mercator for a map), or null when the picture does not reach it. */
  async tile(target: Grid, paint: Paint): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
    const bandNumbers = paint.kind === 'rgb' ? [0, 1, 2] : [0];
    let pixels: Uint8ClampedArray<ArrayBuffer> | null = null;
    // A picture across the antimeridian lies on both sides of a map that starts there.
    for (const turn of this.grid.epsg === 4326 ? [0, -360, 360] : [0]) {
      if (turn !== 0 && !(turn < 0 ? eastOf(this.grid) > 180 : this.grid.west < -180)) continue;
      const source = await this.#cells(target, bandNumbers, turn);
      if (!source) continue;
      pixels ??= new Uint8ClampedArray(target.width * target.height * 4);
      if (paint.kind === 'rgb') {
        copyColours(pixels, source, this.noData);
        continue;
      }
      const colourOf = painter(paint, source.bands);
      const [first] = source.bands;
      for (let pixel = 0; pixel < source.cells.length; pixel += 1) {
        const cell = source.cells[pixel]!;
        if (cell < 0) continue;
        const value = first![cell]!;
        if (value === this.noData || Number.isNaN(value)) continue;
        const colour = colourOf(cell);
        if (!colour) continue;
        pixels[pixel * 4] = colour[0];
        pixels[pixel * 4 + 1] = colour[1];
        pixels[pixel * 4 + 2] = colour[2];
        pixels[pixel * 4 + 3] = 255;
      }
    }
    return pixels;
  }

  /**
   * Red, green and blue of each cell of the target grid, white where there is none; null when the picture does not reach it. For pictures of many cells: with the colours of the
   * file it takes half the time of `tile`.
   */
  async colours(target: Grid, paint: Paint): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
    const full = this.grid;
    const level = this.#levelFor(target, full);
    // Longitudes may lie a turn away, and what is thinned is kept by bands.
    if (paint.kind !== 'rgb' || full.epsg === 4326 || level === null) {
      const rgba = await this.tile(target, paint);
      return rgba && overWhite(rgba);
    }
    const chosen = this.#file.levels[level]!;
    const window = neededWindow(target, chosen);
    if (!window) return null;
    const colours = new Uint8ClampedArray(target.width * target.height * 3).fill(255);
    const source = await this.#window(level, window, 'colours');
    copyNearestColours({ grid: target, colours }, { grid: gridOfWindow(chosen, window), colours: source[0]! }, this.noData);
    return colours;
  }

  /** The level with the nearest cells that are not much coarser than those of the target; null where it has no such, but a far finer one. */
  #levelFor(target: Grid, full: Grid): number | null {
    const whole = neededWindow(target, full);
    if (!whole) return 0;
    // How many full-resolution cells one target cell covers.
    const thinning = Math.max(1, Math.min(whole.width / target.width, whole.height / target.height));
    const level = Math.max(
      0,
      this.#file.levels.findLastIndex(({ width }) => full.width / width <= thinning * 1.5),
    );
    const chosen = this.#file.levels[level]!;
    return chosen.width > thinnedCells && full.width / chosen.width < thinning / 4 ? null : level;
  }

  /** Cells of the window that the target needs, and for each target cell which of them. */
  async #cells(target: Grid, bandNumbers: number[], turn: number): Promise<{ bands: ArrayLike<number>[]; cells: Int32Array } | null> {
    const turned = (grid: Grid): Grid => (turn === 0 ? grid : { ...grid, west: grid.west + turn });
    const full = turned(this.grid);
    const level = this.#levelFor(target, full);
    if (level === null) {
      const thinned = (this.#thinned ??= new Thinned(this.#file));
      const window = neededWindow(target, turned(thinned.grid));
      if (!window) return null;
      const bands = await Promise.all(bandNumbers.map((band) => thinned.cells(band, window)));
      return { bands, cells: nearestCells(target, turned(thinned.grid)) };
    }
    const chosen = this.#file.levels[level]!;
    const window = neededWindow(target, turned(chosen));
    if (!window) return null;
    const bands = await this.#window(level, window, bandNumbers);
    return { bands, cells: nearestCells(target, turned(gridOfWindow(chosen, window))) };
  }

  /** A window of some bands, assembled from cached blocks; of `colours` one array, with three values of each cell side by side. */
  async #window(level: number, { left, top, width, height }: CellWindow, bands: WantedBands): Promise<ArrayLike<number>[]> {
    const step = bands === 'colours' ? 3 : 1;
    const grid = this.#file.levels[level]!;
    let cells: GeoTiffCells[] | null = null;
    const columns = [Math.floor(left / blockCells), Math.floor((left + width - 1) / blockCells)] as const;
    const rows = [Math.floor(top / blockCells), Math.floor((top + height - 1) / blockCells)] as const;
    const wanted: Promise<void>[] = [];
    for (let blockRow = rows[0]; blockRow <= rows[1]; blockRow += 1)
      for (let blockColumn = columns[0]; blockColumn <= columns[1]; blockColumn += 1) {
        const [blockLeft, blockTop] = [blockColumn * blockCells, blockRow * blockCells];
        const block = {
          left: blockLeft,
          top: blockTop,
          width: Math.min(blockCells, grid.width - blockLeft),
          height: Math.min(blockCells, grid.height - blockTop),
        };
        wanted.push(
          this.#block(level, bands, block).then((parts) => {
            cells ??= parts.map((part) => new (part.constructor as new (length: number) => GeoTiffCells)(width * height * step));
            const [fromColumn, toColumn] = [Math.max(left, blockLeft), Math.min(left + width, blockLeft + block.width)];
            for (let row = Math.max(top, blockTop); row < Math.min(top + height, blockTop + block.height); row += 1) {
              const from = (row - blockTop) * block.width - blockLeft;
              const to = (row - top) * width - left;
              for (const [index, part] of parts.entries())
                cells[index]!.set(part.subarray((from + fromColumn) * step, (from + toColumn) * step), (to + fromColumn) * step);
            }
          }),
        );
      }
    await Promise.all(wanted);
    return cells!;
  }

  #block(level: number, bands: WantedBands, window: CellWindow): Promise<GeoTiffCells[]> {
    const key = `${level}/${String(bands)}/${window.left}/${window.top}`;
    const kept = this.#blocks.get(key);
    this.#blocks.delete(key);
    const block = kept ?? this.#read(level, bands, window);
    this.#blocks.set(key, block);
    block.catch(() => this.#blocks.delete(key));
    for (const oldest of this.#blocks.keys()) {
      if (this.#blocks.size <= maxBlocks) break;
      this.#blocks.delete(oldest);
    }
    return block;
  }

  async #read(level: number, bands: WantedBands, window: CellWindow): Promise<GeoTiffCells[]> {
    return bands === 'colours' ? [await this.#file.readTogether(level, window, [0, 1, 2])] : this.#file.readBands(level, window, bands);
  }
}
