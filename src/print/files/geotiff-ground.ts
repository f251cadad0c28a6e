import { openRegularFile, readRange } from '#disk/regular-file.ts';
import type { Grid } from '#raster/index.ts';
import { PictureTiles, type Paint } from '#raster/picture-tiles.ts';
import { inflateBy } from '#raster/geotiff-file.ts';
import { inflateWhole } from '#zlib/inflate-whole.ts';
import type { Ground, GroundSource } from './ground.ts';

inflateBy(inflateWhole);

/** A GeoTIFF of this computer below the map. */
export class GeoTiffGround implements Ground {
  readonly source: GroundSource;
  readonly attribution = '';
  readonly #tiles: PictureTiles;
  readonly #paint: Paint;
  readonly #close: () => Promise<void>;
  private constructor(source: GroundSource, tiles: PictureTiles, paint: Paint, close: () => Promise<void>) {
    [this.source, this.#tiles, this.#paint, this.#close] = [source, tiles, paint, close];
  }

  /** To be closed. Rejects with RangeError where the file is no GeoTIFF that Hectare reads, and with what the system says of a file that cannot be read. */
  static async open(source: GroundSource): Promise<GeoTiffGround> {
    const file = await openRegularFile(source.path);
    try {
      const tiles = await PictureTiles.open((offset, length) => readRange(file, offset, length));
      return new GeoTiffGround(source, tiles, await paintOf(tiles), () => file.close());
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  async prepare(): Promise<null> {
    return null;
  }

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
