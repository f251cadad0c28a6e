import type { PlacedPicture, PictureSystem } from './placed-picture.ts';
import { assembled, types, type Tag } from './tiff-directories.ts';

const tileSide = 512;
/** tiles that are packed beside each other */
const maxWaiting = 8;
const channels = 3;

/** Packs bytes as a zlib stream (RFC 1950). */
export type Deflate = (bytes: Uint8Array) => Promise<Uint8Array>;

/** A level of the picture, of which only one row of tiles is in memory unpacked. */
class Level {
  readonly width: number;
  readonly height: number;
  readonly tiles: Promise<Uint8Array>[] = [];
  readonly #rows: Uint8Array;
  readonly #deflate: Deflate;
  readonly #next: Level | null;
  #filled = 0;
  #taken = 0;

  constructor(width: number, height: number, deflate: Deflate) {
    [this.width, this.height, this.#deflate] = [width, height, deflate];
    this.#rows = new Uint8Array(width * channels * tileSide);
    this.#next = Math.max(width, height) > tileSide ? new Level(Math.ceil(width / 2), Math.ceil(height / 2), deflate) : null;
  }

  get levels(): Level[] {
    return [this, ...(this.#next?.levels ?? [])];
  }

  async add(rows: Uint8Array): Promise<void> {
    const row = this.width * channels;
    for (let at = 0; at < rows.length;) {
      const taken = Math.min(tileSide - this.#filled, (rows.length - at) / row);
      this.#rows.set(rows.subarray(at, at + taken * row), this.#filled * row);
      at += taken * row;
      this.#filled += taken;
      this.#taken += taken;
      if (this.#filled === tileSide || this.#taken === this.height) await this.#flush();
    }
  }

  async #flush(): Promise<void> {
    const count = this.#filled;
    this.#filled = 0;
    for (let left = 0; left < this.width; left += tileSide) this.tiles.push(this.#deflate(this.#tile(left, count)));
    await this.tiles[this.tiles.length - maxWaiting];
    await this.#next?.add(this.#halved(count));
  }

  /** A tile with differences along its rows (TIFF predictor 2), white beyond the picture. */
  #tile(left: number, rows: number): Uint8Array {
    const tile = new Uint8Array(tileSide * tileSide * channels).fill(255);
    const columns = Math.min(tileSide, this.width - left);
    for (let y = 0; y < rows; y += 1) {
      const from = (y * this.width + left) * channels;
      tile.set(this.#rows.subarray(from, from + columns * channels), y * tileSide * channels);
    }
    for (let y = 0; y < tileSide; y += 1) {
      const start = y * tileSide * channels;
      for (let at = start + tileSide * channels - 1; at >= start + channels; at -= 1) tile[at]! -= tile[at - channels]!;
    }
    return tile;
  }

  #halved(rows: number): Uint8Array {
    const [width, height] = [Math.ceil(this.width / 2), Math.ceil(rows / 2)];
    const half = new Uint8Array(width * height * channels);
    for (let y = 0; y < height; y += 1) {
      const [upper, lower] = [2 * y * this.width, Math.min(rows - 1, 2 * y + 1) * this.width];
      for (let x = 0; x < width; x += 1) {
        const [left, right] = [2 * x, Math.min(this.width - 1, 2 * x + 1)];
        for (let channel = 0; channel < channels; channel += 1) {
          const at = (place: number) => this.#rows[place * channels + channel]!;
          half[(y * width + x) * channels + channel] =
            (at(upper + left) + at(upper + right) + at(lower + left) + at(lower + right) + 2) >> 2;
        }
      }
    }
    return half;
  }
}

/** GeoTIFF 1.1 (OGC 19-008r4): the system by its code, or Lambert's azimuthal equal-area projection by its parameters. */
function geoKeys(system: PictureSystem): Tag[] {
  const short = (code: number, values: number[]): Tag => ({ code, type: types.short, values });
  if (system.epsg !== null) return [short(34735, [1, 1, 1, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, system.epsg])];
  const name = `${system.name}|`;
  const { longitude, latitude } = system.middle;
  const keys = [
    [1024, 0, 1, 1],
    [1025, 0, 1, 1],
    [1026, 34737, name.length, 0],
    [2048, 0, 1, 4326],
    [3072, 0, 1, 32_767],
    [3074, 0, 1, 32_767],
    [3075, 0, 1, 10],
    [3076, 0, 1, 9001],
    [3082, 34736, 1, 0],
    [3083, 34736, 1, 1],
    [3088, 34736, 1, 2],
    [3089, 34736, 1, 3],
  ];
  return [
    short(34735, [1, 1, 1, keys.length, ...keys.flat()]),
    { code: 34736, type: types.double, values: [0, 0, longitude, latitude] },
    { code: 34737, type: types.ascii, values: name },
  ];
}

/**
 * A cloud-optimised GeoTIFF in red, green and blue that is given from the top, some rows at a time: tiles, deflate, overviews by halves. Unpacked it has one row of tiles of each
 * level in memory.
 */
export class PictureGeoTiff {
  readonly #picture: PlacedPicture;
  readonly #first: Level;

  constructor(picture: PlacedPicture, deflate: Deflate) {
    this.#picture = picture;
    this.#first = new Level(picture.width, picture.height, deflate);
  }

  /** Whole rows of three bytes a dot. */
  add(rows: Uint8Array): Promise<void> {
    return this.#first.add(rows);
  }

  /** Throws RangeError where the file would pass TIFF's 4 GB. */
  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    const { levels } = this.#first;
    const tiles = await Promise.all(levels.map((level) => Promise.all(level.tiles)));
    return assembled(
      levels.map((level, index) => this.#directory(level, tiles[index]!, index === 0)),
      tiles,
    );
  }

  #directory({ width, height }: Level, tiles: readonly Uint8Array[], isFirst: boolean): Tag[] {
    const { west, north, cellMetres, dotsPerInch, system, description } = this.#picture;
    const one = (code: number, value: number, type: number = types.short): Tag => ({ code, type, values: [value] });
    const density = (code: number): Tag => ({ code, type: types.rational, values: [dotsPerInch, 1] });
    return [
      one(254, isFirst ? 0 : 1, types.long),
      one(256, width, types.long),
      one(257, height, types.long),
      { code: 258, type: types.short, values: [8, 8, 8] },
      one(259, 8),
      one(262, 2),
      ...(isFirst ? [{ code: 270, type: types.ascii, values: description }] : []),
      one(277, channels),
      ...(isFirst ? [density(282), density(283)] : []),
      one(284, 1),
      ...(isFirst ? [one(296, 2)] : []),
      one(317, 2),
      one(322, tileSide),
      one(323, tileSide),
      { code: 324, type: types.long, values: tiles.map(() => 0) },
      { code: 325, type: types.long, values: tiles.map(({ length }) => length) },
      ...(isFirst
        ? [
            { code: 33550, type: types.double, values: [cellMetres, cellMetres, 0] },
            { code: 33922, type: types.double, values: [0, 0, 0, west, north, 0] },
            ...geoKeys(system),
          ]
        : []),
    ];
  }
}
