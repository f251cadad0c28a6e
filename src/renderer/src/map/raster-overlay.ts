import { proxy } from 'comlink';
import TileLayer from 'ol/layer/Tile.js';
import { transformExtent } from 'ol/proj.js';
import { register } from 'ol/proj/proj4.js';
import ImageTile from 'ol/source/ImageTile.js';
import { createXYZ } from 'ol/tilegrid.js';
import proj4 from 'proj4';
import { eastOf, southOf, type Grid } from '#raster/index.ts';
import type { Paint } from '#raster/picture-tiles.ts';
import { projection } from '#raster/warp.ts';
import { rasters } from '#window/kit/workers/index.ts';
import type { PieceReader, RangeReader } from '#window/kit/workers/raster.ts';
import type { MapOverlay } from '#window/kit/map-types.ts';

const tileCells = 256;
/** The tiles of a view are asked for over some frames. */
const pauseMilliseconds = 100;
const tileGrid = createXYZ({ tileSize: tileCells, maxZoom: 24 });
const clear = () => {
  const canvas = document.createElement('canvas');
  canvas.width = tileCells;
  canvas.height = tileCells;
  return canvas;
};
function redraw(canvas: HTMLCanvasElement, picture: ImageBitmap | null): void {
  const context = canvas.getContext('2d')!;
  context.clearRect(0, 0, tileCells, tileCells);
  if (picture) context.drawImage(picture, 0, 0);
  picture?.close();
}
function gridOfTile([west, south, east, north]: [number, number, number, number]): Grid {
  const [cellWidth, cellHeight] = [(east - west) / tileCells, (north - south) / tileCells];
  return { west, north, cellWidth, cellHeight, width: tileCells, height: tileCells, epsg: 3857 };
}

export interface RasterHooks {
  /** the file is open */
  ready(): void;
  fault(error: Error): void;
  /** coarse pictures came, or their own cells took the place of the last of them */
  coarse(): void;
}

const rgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number];
/** Plain data, whatever watches the overlay: it goes to a worker. Class 0 is "nothing here" in every product; its colour is not drawn. */
export const paintOf = ({ ramp, legend }: Pick<MapOverlay, 'ramp' | 'legend'>): Paint =>
  ramp
    ? { kind: 'ramp', stops: ramp.map(([value, red, green, blue]) => [value, red, green, blue] as const) }
    : { kind: 'classes', colours: legend.filter(({ value }) => value !== 0).map(({ value, colour }) => [value, ...rgb(colour)]) };

/** Bounds of a raster on the Web Mercator map. */
function extentOf(grid: Grid): [number, number, number, number] {
  const name = `EPSG:${grid.epsg}`;
  if (grid.epsg !== 4326 && grid.epsg !== 3857) {
    proj4.defs(name, projection(grid.epsg));
    register(proj4);
  }
  const north = grid.epsg === 4326 ? Math.min(grid.north, 85.05) : grid.north;
  const south = grid.epsg === 4326 ? Math.max(southOf(grid), -85.05) : southOf(grid);
  return transformExtent([grid.west, south, eastOf(grid), north], name, 'EPSG:3857', 16) as [number, number, number, number];
}

/** Colours of a picture for which nobody has chosen any: its own, or grey over the values that it shows. */
async function defaultPaint(id: number, bandCount: number): Promise<Paint> {
  if (bandCount >= 3) return { kind: 'rgb' };
  const [low, high] = (await rasters().contrast(id)) ?? [0, 1];
  return { kind: 'grey', low, high };
}

/**
 * A raster in longitude and latitude, Web Mercator or UTM on a Web Mercator map: tiles are read, warped and coloured in the raster worker, so that the map moves
 * while they come, at 16,000 cells a side as at 100. Every screen pixel takes the cell that holds its centre, so a cell lies on the right metre at every zoom.
 */
export class RasterOverlay {
  readonly layer: TileLayer<ImageTile>;
  /** bounds in Web Mercator, once the file is open */
  extent: [number, number, number, number] | null = null;
  /** once the file is open */
  bandCount = 0;
  readonly #opened: Promise<number>;
  readonly #hooks: RasterHooks;
  #paint: Paint | null;
  #closed = false;
  #hasReported = false;
  /** tiles that are asked for and not here */
  #loading = 0;
  /** what reads the own cells of coarse tiles, once the whole view is there */
  #waiting: (() => void)[] = [];
  #pause: ReturnType<typeof setTimeout> | undefined;
  /** coarse tiles whose own cells are on their way */
  readonly #coarse = new Set<Promise<void>>();

  constructor(
    source: Uint8Array | Blob | RangeReader,
    paint: Paint | null,
    look: { opacity: number; visible: boolean; attributions?: string[] },
    hooks: RasterHooks,
    pieces?: PieceReader,
  ) {
    [this.#hooks, this.#paint] = [hooks, paint];
    const worker = rasters();
    // The bytes are needed here again (saving, another view), so the worker gets a copy; a host's reader is called back.
    const opening = worker.open(typeof source === 'function' ? proxy(source) : source, ...(pieces ? [proxy(pieces)] : []));
    const opened = opening.then(async ({ id, grid, bandCount }) => {
      this.extent = extentOf(grid);
      this.bandCount = bandCount;
      this.#paint ??= await defaultPaint(id, bandCount);
      return id;
    });
    this.#opened = opened;
    const tiles = new ImageTile({
      tileGrid,
      interpolate: false,
      transition: 0,
      wrapX: true,
      ...(look.attributions ? { attributions: look.attributions } : {}),
      loader: async (z, x, y) => {
        const id = await opened;
        const target = gridOfTile(tileGrid.getTileCoordExtent([z, x, y]) as [number, number, number, number]);
        this.#loading += 1;
        clearTimeout(this.#pause);
        try {
          const drawn = this.#closed ? null : await worker.tile(id, target, this.#paint!, true);
          if (!drawn) return clear();
          if (!drawn.isCoarse) return drawn.picture;
          const canvas = clear();
          redraw(canvas, drawn.picture);
          this.#refine(id, target, canvas);
          return canvas;
        } catch (error) {
          this.#report(error as Error);
          throw error;
        } finally {
          this.#loading -= 1;
          if (this.#loading === 0) this.#pause = setTimeout(() => this.#readWaiting(), pauseMilliseconds);
        }
      },
    });
    this.layer = new TileLayer({ source: tiles, opacity: look.opacity, visible: look.visible, cacheSize: 256 });
    opened.then(() => hooks.ready()).catch((error: Error) => hooks.fault(error));
  }

  /** Whether some of what is drawn is coarser than the cells that the file has for it. */
  get isCoarse(): boolean {
    return this.#coarse.size > 0;
  }
  /** Resolves when nothing is coarse any more, or cannot be read. */
  async whole(): Promise<void> {
    while (this.isCoarse && !this.#closed && !this.#hasReported) await Promise.allSettled(this.#coarse);
  }

  async valueAt([longitude, latitude]: [number, number]): Promise<number | null> {
    return rasters().valueAt(await this.#opened, longitude, latitude);
  }

  /** Puts the cells of the file in the place of coarse ones. What cannot be read stays coarse, and is told. */
  #refine(id: number, target: Grid, canvas: HTMLCanvasElement): void {
    const reading = this.#redrawn(id, target, canvas);
    this.#coarse.add(reading);
    this.#hooks.coarse();
    reading
      .then(() => {
        this.#coarse.delete(reading);
        if (!this.isCoarse) this.#hooks.coarse();
      })
      .catch((error: Error) => this.#report(error));
  }
  async #redrawn(id: number, target: Grid, canvas: HTMLCanvasElement): Promise<void> {
    await new Promise<void>((turn) => {
      this.#waiting.push(turn);
    });
    if (this.#closed) return;
    const drawn = await rasters().tile(id, target, this.#paint!, false);
    redraw(canvas, drawn?.picture ?? null);
    this.layer.changed();
  }
  #readWaiting(): void {
    for (const read of this.#waiting.splice(0)) read();
  }
  /** One message for all tiles of a picture that cannot be drawn. */
  #report(error: Error): void {
    if (this.#hasReported || this.#closed) return;
    this.#hasReported = true;
    this.#hooks.fault(error);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#pause);
    this.#readWaiting();
    this.#opened.then((id) => rasters().close(id)).catch(() => {});
  }
}
