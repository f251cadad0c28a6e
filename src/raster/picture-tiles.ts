import { eastOf, gridOfWindow, type CellWindow, type Grid } from './grid.ts';
import type { ReadPieces } from './first-rows.ts';
import { openGeoTiff, type GeoTiffCells, type OpenGeoTiff, type ReadBytes } from './geotiff-file.ts';
import { colourAt, type ColourStop } from './png.ts';
import { rangeOf, thinnedCells, ThinnedPicture } from './thinned-picture.ts';
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
const rampSteps = 256;
/** The contrast is that of the coarsest level with so many cells on its longer side. */
const contrastCells = 512;

type WantedBands = readonly number[] | 'colours';
interface SourceCells {
  bands: ArrayLike<number>[];
  /** for each cell of the target */
  cells: Int32Array;
}
const bandsOf = (paint: Paint): readonly number[] => (paint.kind === 'rgb' ? [0, 1, 2] : [0]);
const turnedBy = (grid: Grid, turn: number): Grid => (turn === 0 ? grid : { ...grid, west: grid.west + turn });
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
  readonly #thinned: ThinnedPicture;

  private constructor(file: OpenGeoTiff, pieces: ReadPieces | undefined) {
    this.#file = file;
    this.#thinned = new ThinnedPicture(file, pieces);
  }

  /**
   * `pieces`: reads thousands of short parts at one go, where that is quick; first pictures of a large file without overviews are made so. Rejects with RangeError when the file is not a
   * GeoTIFF or is in a coordinate system that Hectare does not read.
   */
  static async open(readBytes: ReadBytes, pieces?: ReadPieces): Promise<PictureTiles> {
    const file = await openGeoTiff(readBytes);
    projection(file.levels[0]!.epsg);
    return new PictureTiles(file, pieces);
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
   * Values of the first band between which grey is stretched: the least and the greatest of a small level, or of places that are spread over a file that has none. They are for looking, no
   * figure of the file; what lies beyond them is drawn black or white. null when no cell has a value.
   */
  async contrast(): Promise<[number, number] | null> {
    const level = this.#file.levels.findLastIndex(({ width, height }) => Math.max(width, height) >= contrastCells);
    const small = this.#file.levels[level];
    const isSmall = small !== undefined && Math.max(small.width, small.height) <= thinnedCells;
    const found = isSmall
      ? rangeOf((await this.#window(level, { left: 0, top: 0, width: small.width, height: small.height }, [0]))[0]!, this.noData)
      : await this.#thinned.contrast();
    return found ?? this.range();
  }

  /** The least and the greatest value of the first band in a thinned picture of the whole; null when no cell has a value. */
  async range(): Promise<[number, number] | null> {
    return this.#thinned.range();
  }

  /** Red, green, blue, alpha of each cell of the target grid (Web Mercator for a map), or null when the picture does not reach it. */
  async tile(target: Grid, paint: Paint): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
    return this.#painted(target, paint, (bands, turn) => this.#cells(target, bands, turn));
  }

  /** Whether `tile` would still have to read far more cells than it shows, while `coarseTile` has something to show. */
  async isCoarse(target: Grid, paint: Paint): Promise<boolean> {
    if (this.#levelFor(target, this.grid) !== null) return false;
    const window = neededWindow(target, this.#thinned.grid);
    return window !== null && !this.#thinned.isWhole(bandsOf(paint), window) && (await this.#thinned.hasCoarse(bandsOf(paint)));
  }

  /** As `tile` of a large file without overviews, at once: where its cells are not read yet, those of the rows with which its tiles begin stand for them. */
  async coarseTile(target: Grid, paint: Paint): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
    return this.#painted(target, paint, async (bands, turn) => {
      const grid = turnedBy(this.#thinned.grid, turn);
      if (!neededWindow(target, grid)) return null;
      return { bands: await this.#thinned.coarse(bands), cells: nearestCells(target, grid) };
    });
  }

  async #painted(
    target: Grid,
    paint: Paint,
    cellsOf: (bands: readonly number[], turn: number) => Promise<SourceCells | null>,
  ): Promise<Uint8ClampedArray<ArrayBuffer> | null> {
    const bandNumbers = bandsOf(paint);
    let pixels: Uint8ClampedArray<ArrayBuffer> | null = null;
    // A picture across the antimeridian lies on both sides of a map that starts there.
    for (const turn of this.grid.epsg === 4326 ? [0, -360, 360] : [0]) {
      if (turn !== 0 && !(turn < 0 ? eastOf(this.grid) > 180 : this.grid.west < -180)) continue;
      const source = await cellsOf(bandNumbers, turn);
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
  async #cells(target: Grid, bandNumbers: readonly number[], turn: number): Promise<SourceCells | null> {
    const turned = (grid: Grid): Grid => turnedBy(grid, turn);
    const full = turned(this.grid);
    const level = this.#levelFor(target, full);
    if (level === null) {
      const thinned = this.#thinned;
      const window = neededWindow(target, turned(thinned.grid));
      if (!window) return null;
      return { bands: await thinned.cells(bandNumbers, window), cells: nearestCells(target, turned(thinned.grid)) };
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
