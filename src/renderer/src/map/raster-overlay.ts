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
import type { RangeReader } from '#window/kit/workers/raster.ts';
import type { MapOverlay } from '#window/kit/map-types.ts';

const tileCells = 256;
const tileGrid = createXYZ({ tileSize: tileCells, maxZoom: 24 });
const clear = () => {
  const canvas = document.createElement('canvas');
  canvas.width = tileCells;
  canvas.height = tileCells;
  return canvas;
};

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
  #closed = false;

  constructor(
    source: Uint8Array | Blob | RangeReader,
    paint: Paint | null,
    look: { opacity: number; visible: boolean; attributions?: string[] },
    onReady: () => void,
    onFault: (error: Error) => void,
  ) {
    const worker = rasters();
    // The bytes are needed here again (saving, another view), so the worker gets a copy; a host's reader is called back.
    const opening = worker.open(typeof source === 'function' ? proxy(source) : source);
    let painted = paint;
    let hasReported = false;
    const opened = opening.then(async ({ id, grid, bandCount }) => {
      this.extent = extentOf(grid);
      this.bandCount = bandCount;
      painted ??= await defaultPaint(id, bandCount);
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
        const [west, south, east, north] = tileGrid.getTileCoordExtent([z, x, y]) as [number, number, number, number];
        try {
          const drawn = this.#closed
            ? null
            : await worker.tile(
                id,
                {
                  west,
                  north,
                  cellWidth: (east - west) / tileCells,
                  cellHeight: (north - south) / tileCells,
                  width: tileCells,
                  height: tileCells,
                  epsg: 3857,
                },
                painted!,
              );
          return drawn ?? clear();
        } catch (error) {
          // One message for all tiles of a picture that cannot be drawn.
          if (!hasReported && !this.#closed) {
            hasReported = true;
            onFault(error as Error);
          }
          throw error;
        }
      },
    });
    this.layer = new TileLayer({ source: tiles, opacity: look.opacity, visible: look.visible, cacheSize: 256 });
    opened
      .then(() => {
        onReady();
      })
      .catch(onFault);
  }

  async valueAt([longitude, latitude]: [number, number]): Promise<number | null> {
    return rasters().valueAt(await this.#opened, longitude, latitude);
  }

  close(): void {
    this.#closed = true;
    this.#opened.then((id) => rasters().close(id)).catch(() => {});
  }
}
