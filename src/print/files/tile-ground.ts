import proj4 from 'proj4';
import { inParallel } from '#domain/in-parallel.ts';
import type { Grid } from '#raster/index.ts';
import { copyColoursBetween, mercatorTurn, neededWindow, projection } from '#raster/warp.ts';
import { hasTile, type TileAt, type TileGrid, type TileLevel } from '#remote/tile-grid.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { phraseOfError } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { Ground, PrepareCall, TilesHere } from './ground.ts';
import { tileColours } from './tile-colours.ts';

/** A map of tiles in Web Mercator or UTM, and how one is had. */
export interface TileSupply {
  grid: TileGrid;
  /** the most of a print */
  maxTiles: number;
  /** of the file itself, '' where it names nobody */
  attribution: string;
  /** The picture, or null where the map has none. */
  tile(at: TileAt, signal?: AbortSignal): Promise<Uint8Array | null>;
}

const tilesAtOnce = 4;
/** Tiles of 256 dots that stay decoded: 50 MB. */
const maxDecoded = 256;
/** A level is fine enough with pixels of so many dots; the next one has half. */
const widestPixel = Math.SQRT2;

/** One level as a grid of pixels. Web Mercator goes on around the Earth, on both sides once more. */
function pixelsOf({ system }: TileGrid, level: TileLevel): Grid & { firstColumn: number; firstRow: number } {
  const { pixelSize, left, top, tileWidth, tileHeight } = level;
  const turn = columnsAround(system, level);
  const [firstColumn, lastColumn] = turn === null ? level.columns : [-turn, 2 * turn - 1];
  const [firstRow, lastRow] = level.rows;
  return {
    firstColumn,
    firstRow,
    west: left + firstColumn * tileWidth * pixelSize,
    north: top - firstRow * tileHeight * pixelSize,
    cellWidth: pixelSize,
    cellHeight: pixelSize,
    width: (lastColumn - firstColumn + 1) * tileWidth,
    height: (lastRow - firstRow + 1) * tileHeight,
    epsg: system,
  };
}
/** Columns of tiles once around the Earth; null where the grid does not go around. */
function columnsAround(system: number, { pixelSize, tileWidth, columns }: TileLevel): number | null {
  const count = columns[1] - columns[0] + 1;
  return system === 3857 && Math.abs(count * tileWidth * pixelSize - mercatorTurn) < pixelSize ? count : null;
}

const isPlaced = (system: number): boolean => {
  const [series, zone] = [Math.floor(system / 100), system % 100];
  return system === 3857 || ((series === 326 || series === 327) && zone >= 1 && zone <= 60);
};

interface TileWindow {
  level: number;
  /** of tiles, counted on around the Earth */
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}
const countOf = ({ columns, rows }: TileWindow) => (columns[1] - columns[0] + 1) * (rows[1] - rows[0] + 1);

/** The tiles of a level that a grid needs; null where it has none there. */
function tilesFor(target: Grid, grid: TileGrid, level: number): TileWindow | null {
  const one = grid.levels[level]!;
  const pixels = pixelsOf(grid, one);
  const window = neededWindow(target, pixels);
  if (!window) return null;
  const column = (pixel: number) => pixels.firstColumn + Math.floor(pixel / one.tileWidth);
  const row = (pixel: number) => pixels.firstRow + Math.floor(pixel / one.tileHeight);
  return {
    level,
    columns: [column(window.left), column(window.left + window.width - 1)],
    rows: [row(window.top), row(window.top + window.height - 1)],
  };
}

/** The coarsest level whose pixels are hardly wider than the dots, in the middle of a grid; the finest where none is. */
function levelFor(target: Grid, { system, levels }: TileGrid): number {
  const { forward } = proj4(projection(target.epsg), projection(system));
  const [x, y] = [target.west + (target.width / 2) * target.cellWidth, target.north - (target.height / 2) * target.cellHeight];
  const [here, beside] = [forward([x, y]), forward([x + target.cellWidth, y])];
  const dot = Math.hypot(beside[0]! - here[0]!, beside[1]! - here[1]!);
  const found = levels.findIndex(({ pixelSize }) => pixelSize <= dot * widestPixel);
  return found < 0 ? levels.length - 1 : found;
}

/** Pictures of tiles below the map. They come before a sheet is drawn; what does not come stays white and is counted. */
export class TileGround implements Ground {
  readonly source = null;
  readonly attribution: string;
  readonly #supply: TileSupply;
  readonly #close: () => Promise<void>;
  readonly #tiles = new Map<string, Uint8Array>();
  readonly #decoded = new Map<string, Promise<Uint8Array | null>>();
  #level = 0;

  constructor(supply: TileSupply, close: () => Promise<void> = async () => {}) {
    [this.#supply, this.attribution, this.#close] = [supply, supply.attribution, close];
  }

  async prepare(whole: Grid, sheetCount: number, { signal, progress }: PrepareCall): Promise<TilesHere> {
    const { grid, maxTiles } = this.#supply;
    if (!isPlaced(grid.system)) throw new PrintFault(sentence('print.ground-system'));
    let level = levelFor(whole, grid);
    let window = tilesFor(whole, grid, level);
    const budget = Math.floor(maxTiles / sheetCount);
    const wanted = level;
    while (window && countOf(window) > budget && level > 0) {
      level -= 1;
      window = tilesFor(whole, grid, level);
    }
    if (!window) throw new PrintFault(sentence('print.ground-without-place'));
    if (countOf(window) > budget) throw new PrintFault(sentence('print.ground-too-many-tiles', { most: maxTiles, sheets: sheetCount }));
    this.#level = level;
    const isCoarser = level < wanted;
    return { ...(await this.#bring(window, signal, progress)), isCoarser };
  }

  async #bring(
    { level, columns, rows }: TileWindow,
    signal: AbortSignal | undefined,
    progress: PrepareCall['progress'],
  ): Promise<Omit<TilesHere, 'isCoarser'>> {
    const { tile } = this.#supply;
    const wanted = new Map<string, TileAt>();
    for (let row = rows[0]; row <= rows[1]; row += 1)
      for (let column = columns[0]; column <= columns[1]; column += 1) {
        const at = this.#placeOf({ level, column, row });
        if (at) wanted.set(keyOf(at), at);
      }
    const places = [...wanted.values()];
    // Those of the sheet before that reach into this one stay.
    for (const key of this.#tiles.keys()) if (!wanted.has(key)) this.#tiles.delete(key);
    let [missing, done] = [0, 0];
    let fault: unknown = null;
    await inParallel(tilesAtOnce, places, async (at) => {
      signal?.throwIfAborted();
      try {
        const bytes = this.#tiles.get(keyOf(at)) ?? (await tile(at, signal));
        if (bytes && (await this.#coloursOf(at, bytes))) this.#tiles.set(keyOf(at), bytes);
        else missing += 1;
      } catch (error) {
        signal?.throwIfAborted();
        fault ??= error;
        missing += 1;
      }
      done += 1;
      progress?.(done / places.length);
    });
    if (missing === places.length) throw nothingOf(fault);
    return { count: places.length, missing };
  }

  async colours(target: Grid): Promise<Uint8ClampedArray | null> {
    const { grid } = this.#supply;
    const level = this.#level;
    const window = tilesFor(target, grid, level);
    if (!window) return null;
    const { tileWidth, tileHeight, pixelSize, left, top } = grid.levels[level]!;
    const [{ columns, rows }, across] = [window, window.columns[1] - window.columns[0] + 1];
    const width = across * tileWidth;
    const height = (rows[1] - rows[0] + 1) * tileHeight;
    const mosaic = new Uint8Array(width * height * 3).fill(255);
    let isReached = false;
    for (let row = rows[0]; row <= rows[1]; row += 1)
      for (let column = columns[0]; column <= columns[1]; column += 1) {
        const at = this.#placeOf({ level, column, row });
        const bytes = at && this.#tiles.get(keyOf(at));
        const colours = bytes && (await this.#coloursOf(at, bytes));
        if (!colours) continue;
        isReached = true;
        const corner = ((row - rows[0]) * tileHeight * width + (column - columns[0]) * tileWidth) * 3;
        for (let y = 0; y < tileHeight; y += 1)
          mosaic.set(colours.subarray(y * tileWidth * 3, (y + 1) * tileWidth * 3), corner + y * width * 3);
      }
    if (!isReached) return null;
    const out = new Uint8ClampedArray(target.width * target.height * 3).fill(255);
    const [west, north] = [left + columns[0] * tileWidth * pixelSize, top - rows[0] * tileHeight * pixelSize];
    const source = { west, north, cellWidth: pixelSize, cellHeight: pixelSize, width, height, epsg: grid.system };
    copyColoursBetween({ grid: target, colours: out }, { grid: source, colours: mosaic });
    return out;
  }

  close(): Promise<void> {
    return this.#close();
  }

  /** The tile by the numbers of its map; null where it has none there. */
  #placeOf({ level, column, row }: TileAt): TileAt | null {
    const { grid } = this.#supply;
    const around = columnsAround(grid.system, grid.levels[level]!);
    const at = { level, row, column: around === null ? column : ((column % around) + around) % around };
    return hasTile(grid, at) ? at : null;
  }

  #coloursOf(at: TileAt, bytes: Uint8Array): Promise<Uint8Array | null> {
    const key = keyOf(at);
    const { tileWidth, tileHeight } = this.#supply.grid.levels[at.level]!;
    const kept = this.#decoded.get(key);
    this.#decoded.delete(key);
    const colours = kept ?? tileColours(bytes, tileWidth, tileHeight);
    this.#decoded.set(key, colours);
    for (const oldest of this.#decoded.keys()) {
      if (this.#decoded.size <= maxDecoded) break;
      this.#decoded.delete(oldest);
    }
    return colours;
  }
}

const keyOf = ({ level, column, row }: TileAt) => `${level}/${column}/${row}`;

/** Why there is no tile at all: what their source says, else that they are of another place or kind. */
function nothingOf(fault: unknown): PrintFault {
  if (fault === null) return new PrintFault(sentence('print.ground-no-tiles'));
  const reason: PlainPhrase | string = phraseOfError(fault) ?? (fault as Error).message;
  return new PrintFault(sentence('print.ground-tiles-failed', { reason }));
}
