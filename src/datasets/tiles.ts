import type { BoundingBox } from '#geo/types.ts';
import { gridOfLattice, type Grid } from '#raster/grid.ts';
import { NothingThere, type DataAccess, type Dataset, type RasterFile, type RasterWindow } from './data-access.ts';
import { faultOf } from './fault-of.ts';
import { sentence } from './phrases/sentence.ts';
import { absenceCheck, controlCorner, type TileListing, type TilePresence } from './tile-presence.ts';

/** A global raster in EPSG:4326, cut into square tiles whose corners are whole multiples of their size. */
export interface TiledRaster {
  dataset: Dataset;
  tileDegrees: number;
  cellsPerDegree: number;
  cells: Uint8ArrayConstructor | Uint16ArrayConstructor;
  /** address of the tile with this south-west corner in whole degrees */
  url(access: DataAccess, west: number, south: number): string;
  /** the publisher's list of tiles, and the name of a tile in it; without it a tile that must be there as long as the addresses hold tells whether they do */
  published?: { listing: TileListing; name: (west: number, south: number) => string };
  /** the raster whose tile of the control place is asked; default this one */
  control?: TiledRaster;
}

/** A window over tiles; `absent` when the source has no file for any of it. */
export interface TiledWindow extends RasterWindow {
  absent: boolean;
}

/** Whole cells despite the last digit of a product like 0.1 * 3. */
const down = (value: number) => Math.floor(Math.round(value * 1e6) / 1e6);
const up = (value: number) => Math.ceil(Math.round(value * 1e6) / 1e6);

/** The raster's own grid over a box, widened to whole cells. East of 180 degrees where the box crosses the antimeridian. */
export function gridOver({ cellsPerDegree }: Pick<TiledRaster, 'cellsPerDegree'>, [west, south, east, north]: BoundingBox): Grid {
  const right = east < west ? east + 360 : east;
  const left = down(west * cellsPerDegree);
  const bottom = down(south * cellsPerDegree);
  const [width, height] = [Math.max(1, up(right * cellsPerDegree) - left), Math.max(1, up(north * cellsPerDegree) - bottom)];
  return gridOfLattice({ left, bottom, width, height }, cellsPerDegree);
}

/**
 * The cells over a box from north to south, in strips of at most `maxCells`, mosaicked over tiles at full resolution. Where the source has no tile (sea) the
 * cells are `missing`; a tile that must be there and is not is a fault. Rejects as DataAccess does.
 */
export async function* stripsOver(
  access: DataAccess,
  tiled: TiledRaster,
  box: BoundingBox,
  options: { maxCells?: number; missing?: number; signal?: AbortSignal } = {},
): AsyncGenerator<TiledWindow> {
  const whole = gridOver(tiled, box);
  const rows = Math.max(1, Math.floor((options.maxCells ?? 4_000_000) / whole.width));
  const reader = new TileReader(access, tiled, options.signal);
  for (let top = 0; top < whole.height; top += rows) {
    const height = Math.min(rows, whole.height - top);
    yield await reader.window({ ...whole, north: whole.north - top * whole.cellHeight, height }, options.missing ?? 0);
  }
}

/** All cells over a box at once; for boxes that are known to be small. */
export function windowOver(
  access: DataAccess,
  tiled: TiledRaster,
  box: BoundingBox,
  options: { missing?: number; signal?: AbortSignal } = {},
): Promise<TiledWindow> {
  return new TileReader(access, tiled, options.signal).window(gridOver(tiled, box), options.missing ?? 0);
}

/** A tile of another grid (shifted, or with another cell size or coordinate system) would give wrong figures for the right place. */
function checkPlace({ url, levels }: RasterFile, { dataset, tileDegrees, cellsPerDegree }: TiledRaster, west: number, south: number): void {
  const { epsg, cellWidth, cellHeight, west: itsWest, north, width, height } = levels[0]!;
  const tenth = 0.1 / cellsPerDegree;
  const same =
    epsg === 4326 && Math.abs(cellWidth * cellsPerDegree - 1) * width < 0.1 && Math.abs(cellHeight * cellsPerDegree - 1) * height < 0.1;
  const [fromWest, fromNorth] = [(itsWest - west) * cellsPerDegree, (south + tileDegrees - north) * cellsPerDegree];
  const onCells = [fromWest, fromNorth].every((cells) => Math.abs(cells - Math.round(cells)) < 0.1);
  // A cut of a tile, as in packs and samples, lies inside the tile.
  const inside =
    itsWest > west - tenth &&
    itsWest + width * cellWidth < west + tileDegrees + tenth &&
    north < south + tileDegrees + tenth &&
    north - height * cellHeight > south - tenth;
  if (!same || !onCells || !inside) throw faultOf(dataset, sentence('datasets.off-grid', { name: url }));
}

function presenceOf(access: DataAccess, tiled: TiledRaster, west: number, south: number): TilePresence {
  const { published, control = tiled } = tiled;
  return {
    control: control.url(access, ...controlCorner(control.tileDegrees)),
    ...(published ? { listing: published.listing, name: published.name(west, south) } : {}),
  };
}

/** Reads windows of the global grid; opens each tile once. */
export class TileReader {
  readonly #access: DataAccess;
  readonly #tiled: TiledRaster;
  readonly #signal: AbortSignal | undefined;
  readonly #files = new Map<string, Promise<RasterFile | null>>();

  constructor(access: DataAccess, tiled: TiledRaster, signal?: AbortSignal) {
    this.#access = access;
    this.#tiled = tiled;
    this.#signal = signal;
  }

  /** The grid must be one of `gridOver`, or a part of it. */
  async window(grid: Grid, missing: number): Promise<TiledWindow> {
    const { tileDegrees, cellsPerDegree, cells } = this.#tiled;
    const perTile = tileDegrees * cellsPerDegree;
    const left = Math.round(grid.west * cellsPerDegree);
    const bottom = Math.round((grid.north - grid.height * grid.cellHeight) * cellsPerDegree);
    const values = new cells(grid.width * grid.height).fill(missing);
    let noData: number | null = null;
    let absent = true;
    for (let tileX = Math.floor(left / perTile); tileX * perTile < left + grid.width; tileX += 1) {
      for (let tileY = Math.floor(bottom / perTile); tileY * perTile < bottom + grid.height; tileY += 1) {
        const west = ((((tileX * tileDegrees + 180) % 360) + 360) % 360) - 180;
        const file = await this.#open(west, tileY * tileDegrees);
        if (!file) continue;
        absent = false;
        noData ??= file.noData;
        // The part of the wanted grid inside this tile, in cells from the grid's own top left.
        const fromX = Math.max(left, tileX * perTile);
        const toX = Math.min(left + grid.width, (tileX + 1) * perTile);
        const fromY = Math.max(bottom, tileY * perTile);
        const toY = Math.min(bottom + grid.height, (tileY + 1) * perTile);
        const level = file.levels[0]!;
        checkPlace(file, this.#tiled, west, tileY * tileDegrees);
        const turn = tileX * perTile - Math.round(west * cellsPerDegree);
        const window = {
          left: fromX - turn - Math.round(level.west * cellsPerDegree),
          top: Math.round(level.north * cellsPerDegree) - toY,
          width: toX - fromX,
          height: toY - fromY,
        };
        const part = await file.read(0, window, this.#signal);
        const meets =
          window.left < level.width && window.top < level.height && window.left + window.width > 0 && window.top + window.height > 0;
        if (meets && !(part.values instanceof cells))
          throw faultOf(
            this.#tiled.dataset,
            sentence('datasets.cells-of-other-kind', { name: file.url, kind: part.values.constructor.name, expected: cells.name }),
          );
        const startRow = bottom + grid.height - toY;
        for (let row = 0; row < toY - fromY; row += 1) {
          values.set(
            part.values.subarray(row * (toX - fromX), (row + 1) * (toX - fromX)) as never,
            (startRow + row) * grid.width + fromX - left,
          );
        }
      }
    }
    return { grid, values, noData, absent };
  }

  #open(west: number, south: number): Promise<RasterFile | null> {
    const url = this.#tiled.url(this.#access, west, south);
    let file = this.#files.get(url);
    if (!file) {
      const check = absenceCheck(this.#access, this.#tiled.dataset, url, presenceOf(this.#access, this.#tiled, west, south));
      file = this.#access.raster(this.#tiled.dataset, url, this.#signal, check).catch((error: unknown) => {
        if (error instanceof NothingThere) return null;
        this.#files.delete(url);
        throw error;
      });
      this.#files.set(url, file);
    }
    return file;
  }
}
