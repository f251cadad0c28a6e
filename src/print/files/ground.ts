import { inflateSync } from 'node:zlib';
import { openRegularFile, readRange } from '#disk/regular-file.ts';
import type { Grid } from '#raster/index.ts';
import { PictureTiles, type Paint } from '#raster/picture-tiles.ts';
import { inflateBy } from '#raster/geotiff-file.ts';
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

/** A GeoTIFF of this computer. */
export interface GroundSource {
  path: string;
}

/** A picture of the land below the map. It can be opened again by its source, as by another thread. */
export class Ground {
  readonly source: GroundSource;
  readonly #tiles: PictureTiles;
  readonly #paint: Paint;
  readonly #close: () => Promise<void>;
  private constructor(source: GroundSource, tiles: PictureTiles, paint: Paint, close: () => Promise<void>) {
    [this.source, this.#tiles, this.#paint, this.#close] = [source, tiles, paint, close];
  }

  /** To be closed. Rejects with RangeError where the file is no GeoTIFF that Hectare reads, and with what the system says of a file that cannot be read. */
  static async open(source: GroundSource): Promise<Ground> {
    const file = await openRegularFile(source.path);
    try {
      const tiles = await PictureTiles.open((offset, length) => readRange(file, offset, length));
      return new Ground(source, tiles, await paintOf(tiles), () => file.close());
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Red, green and blue of a grid's cells, white where there is none; null where the picture does not reach it. */
  colours(grid: Grid): Promise<Uint8ClampedArray | null> {
    return this.#tiles.colours(grid, this.#paint);
  }

  close(): Promise<void> {
    return this.#close();
  }
}

async function paintOf(tiles: PictureTiles): Promise<Paint> {
  if (tiles.bandCount >= 3) return { kind: 'rgb' };
  const [low, high] = (await tiles.range()) ?? [0, 1];
  return { kind: 'grey', low, high };
}
