import { inflateSync } from 'node:zlib';
import type { Grid } from '#raster/index.ts';
import { PictureTiles, type Paint } from '#raster/picture-tiles.ts';
import { inflateBy, type ReadBytes } from '#raster/geotiff-file.ts';
import { sentence } from '../phrases/sentence.ts';
import { PrintFault } from '../print-fault.ts';
import type { MapView } from '../view.ts';

const mostChunkBytes = 1024 * 1024;
// Node's own inflate takes a third of the processor time of one in JavaScript. Copied out of the longer buffer that zlib fills.
inflateBy((packed, maxOutputLength) => {
  const chunkSize = Math.max(64, Math.min(mostChunkBytes, maxOutputLength));
  return new Uint8Array(inflateSync(packed, { chunkSize, maxOutputLength }));
});

/** Dots of a ground: A0 at 200 dots an inch has 62 million. More are thinned, so that the file opens on a telephone. */
const mostDots = 80_000_000;
/** dots on a side of a piece that is read and packed by itself */
const pieceSide = 1024;

/** A piece of the ground: red, green, blue, rows from the top; its place in dots of the whole. */
export interface GroundPiece {
  left: number;
  top: number;
  width: number;
  height: number;
  rgb: Uint8Array<ArrayBuffer>;
}
export interface GroundGrid {
  grid: Grid;
  dotsPerInch: number;
}

/** The dots of a frame at a resolution, fewer where they were too many; a whole number of them in each direction. */
export function groundGridOf({ frame, ground, projection }: MapView, dotsPerInch: number): GroundGrid {
  if (projection.epsg === null) throw new PrintFault(sentence('print.ground-too-wide'));
  const wanted = (frame.width * frame.height * dotsPerInch ** 2) / 72 ** 2;
  const dots = wanted > mostDots ? Math.floor(dotsPerInch * Math.sqrt(mostDots / wanted)) : dotsPerInch;
  const [width, height] = [Math.max(1, Math.round((frame.width / 72) * dots)), Math.max(1, Math.round((frame.height / 72) * dots))];
  return {
    dotsPerInch: dots,
    grid: {
      west: ground.west,
      north: ground.north,
      cellWidth: (ground.east - ground.west) / width,
      cellHeight: (ground.north - ground.south) / height,
      width,
      height,
      epsg: projection.epsg,
    },
  };
}

/** A picture of the land below the map, from a GeoTIFF. */
export class Ground {
  readonly #tiles: PictureTiles;
  readonly #paint: Paint;
  private constructor(tiles: PictureTiles, paint: Paint) {
    this.#tiles = tiles;
    this.#paint = paint;
  }

  /** Rejects with RangeError where the file is no GeoTIFF that Hectare reads. */
  static async open(readBytes: ReadBytes): Promise<Ground> {
    const tiles = await PictureTiles.open(readBytes);
    if (tiles.bandCount >= 3) return new Ground(tiles, { kind: 'rgb' });
    const [low, high] = (await tiles.range()) ?? [0, 1];
    return new Ground(tiles, { kind: 'grey', low, high });
  }

  /** Red, green, blue and alpha of a grid's cells; null where the picture does not reach it. */
  cells(grid: Grid): Promise<Uint8ClampedArray | null> {
    return this.#tiles.tile(grid, this.#paint);
  }

  /** The pieces of a grid, one after another; what the picture does not reach stays white. Throws PrintFault where it reaches none. */
  async *pieces({ grid }: GroundGrid, signal?: AbortSignal): AsyncGenerator<GroundPiece> {
    let isReached = false;
    for (let top = 0; top < grid.height; top += pieceSide)
      for (let left = 0; left < grid.width; left += pieceSide) {
        signal?.throwIfAborted();
        const [width, height] = [Math.min(pieceSide, grid.width - left), Math.min(pieceSide, grid.height - top)];
        const [west, north] = [grid.west + left * grid.cellWidth, grid.north - top * grid.cellHeight];
        const rgba = await this.cells({ ...grid, west, north, width, height });
        if (!rgba) continue;
        isReached = true;
        yield { left, top, width, height, rgb: overWhite(rgba) };
      }
    if (!isReached) throw new PrintFault(sentence('print.ground-without-place'));
  }
}

function overWhite(rgba: Uint8ClampedArray): Uint8Array<ArrayBuffer> {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let from = 0, to = 0; from < rgba.length; from += 4, to += 3) {
    if (rgba[from + 3] === 0) rgb[to] = rgb[to + 1] = rgb[to + 2] = 255;
    else {
      rgb[to] = rgba[from]!;
      rgb[to + 1] = rgba[from + 1]!;
      rgb[to + 2] = rgba[from + 2]!;
    }
  }
  return rgb;
}
