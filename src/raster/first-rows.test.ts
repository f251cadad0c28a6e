import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { inflateStart } from './inflate-start.ts';
import { writeGeoTiff, type Grid } from './index.ts';
import { PictureTiles } from './picture-tiles.ts';
import { assembled, types, type Tag } from './tiff-directories.ts';

const noise = (length: number, kinds: number) => Uint8Array.from({ length }, (_, at) => (Math.imul(at + 1, 2_654_435_761) >>> 13) % kinds);

describe('the first bytes of a zlib stream', () => {
  const text = new TextEncoder().encode('land and land and water and land again, '.repeat(900));
  test.each([
    ['text', text],
    ['noise that is not packed', noise(70_000, 256)],
    ['few kinds', noise(70_000, 3)],
    ['one byte for ever', new Uint8Array(70_000)],
  ] as const)('%s, at every level, as a whole and from a beginning', (_what, bytes) => {
    for (const options of [{ level: 0 }, { level: 1 }, { level: 9 }, { strategy: 2 }, { strategy: 4 }, { windowBits: 9 }]) {
      const packed = new Uint8Array(deflateSync(bytes, options));
      const whole = new Uint8Array(bytes.length);
      expect(inflateStart(packed, whole)).toBe(bytes.length);
      expect(Buffer.from(whole).equals(Buffer.from(bytes))).toBe(true);
      expect(inflateStart(packed, new Uint8Array(bytes.length + 9))).toBe(bytes.length);
      const start = new Uint8Array(500);
      expect(inflateStart(packed.subarray(0, 1600), start)).toBe(500);
      expect(Buffer.from(start).equals(Buffer.from(bytes.subarray(0, 500)))).toBe(true);
    }
  });
  test('what is cut off gives what there is, never anything else', () => {
    const packed = new Uint8Array(deflateSync(text));
    for (let length = 2; length < packed.length; length += 3) {
      const into = new Uint8Array(text.length);
      let written = 0;
      try {
        written = inflateStart(packed.subarray(0, length), into);
      } catch (error) {
        // Cut within the codes.
        expect(error).toBeInstanceOf(RangeError);
      }
      expect(Buffer.from(into.subarray(0, written)).equals(Buffer.from(text.subarray(0, written)))).toBe(true);
    }
  });
  test('damaged bytes end with a fault or with other bytes, and always end', () => {
    const packed = new Uint8Array(deflateSync(text));
    for (let at = 0; at < 400; at += 1) {
      const damaged = packed.slice();
      damaged[at % packed.length]! ^= 1 << (at % 8);
      try {
        inflateStart(damaged, new Uint8Array(3000));
      } catch (error) {
        expect(error).toBeInstanceOf(RangeError);
      }
    }
    for (const none of [[], [0x78], [0x1f, 0x8b, 8], [0x78, 0x9c, 7]]) expect(() => inflateStart(Uint8Array.from(none), new Uint8Array(9))).toThrow(RangeError);
  });
});

const grid: Grid = { west: 500_000, north: 5_100_000, cellWidth: 10, cellHeight: 10, width: 2900, height: 2800, epsg: 32_632 };
/** a slope with the grain of a measurement */
const valueAt = (column: number, row: number) => row * 2 + column * 3 - 900 + ((Math.imul(row * 2900 + column, 2_654_435_761) >>> 24) & 63);
const noData = -9999;
interface Making {
  tile: { width: number; height: number } | { stripRows: number };
  packed: boolean;
  bands?: number;
  /** number of a tile that was never written */
  missing?: number;
}
/** Whole numbers of 16 bits, as GDAL writes them: differences, Deflate, no overviews. */
function tiffOf({ tile, packed, bands = 1, missing }: Making): Uint8Array<ArrayBuffer> {
  const isTiled = 'width' in tile;
  const [width, height] = isTiled ? [tile.width, tile.height] : [grid.width, tile.stripRows];
  const tiles: Uint8Array[] = [];
  for (let top = 0; top < grid.height; top += height)
    for (let left = 0; left < grid.width; left += width) {
      const cells = new Int16Array(width * height * bands);
      for (let at = 0; at < cells.length; at += 1) {
        const cell = Math.floor(at / bands);
        cells[at] = valueAt(left + (cell % width), top + Math.floor(cell / width)) + (at % bands) * 1000;
      }
      if (packed)
        for (let row = 0; row < height; row += 1)
          for (let at = (row + 1) * width * bands - 1; at >= row * width * bands + bands; at -= 1) cells[at]! -= cells[at - bands]!;
      const bytes = new Uint8Array(cells.buffer);
      tiles.push(tiles.length === missing ? new Uint8Array(0) : packed ? new Uint8Array(deflateSync(bytes, { level: 1 })) : bytes);
    }
  const one = (code: number, type: number, ...values: number[]): Tag => ({ code, type, values });
  const many = tiles.map(() => 0);
  const lengths = tiles.map(({ length }) => length);
  const tags: Tag[] = [
    one(256, types.long, grid.width),
    one(257, types.long, grid.height),
    one(258, types.short, ...Array.from({ length: bands }, () => 16)),
    one(259, types.short, packed ? 8 : 1),
    one(262, types.short, bands === 3 ? 2 : 1),
    one(277, types.short, bands),
    one(317, types.short, packed ? 2 : 1),
    ...(isTiled
      ? [one(322, types.long, width), one(323, types.long, height), { code: 324, type: types.long, values: many }, { code: 325, type: types.long, values: lengths }]
      : [{ code: 273, type: types.long, values: many }, one(278, types.long, height), { code: 279, type: types.long, values: lengths }]),
    one(339, types.short, ...Array.from({ length: bands }, () => 2)),
    one(33_550, types.double, grid.cellWidth, grid.cellHeight, 0),
    one(33_922, types.double, 0, 0, 0, grid.west, grid.north, 0),
    one(34_735, types.short, 1, 1, 0, 3, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, grid.epsg),
    { code: 42_113, type: types.ascii, values: String(noData) },
  ];
  return assembled([tags.toSorted((a, b) => a.code - b.code)], [tiles]);
}

describe('a coarse picture of a large file without overviews', () => {
  const grey = { kind: 'grey', low: -900, high: 14_000 } as const;
  /** in the system of the file, a cell of the picture for 50 of its own, half a cell from its corner so that none of its places lies between two */
  const all: Grid = { ...grid, west: grid.west + 5, north: grid.north - 5, cellWidth: 500, cellHeight: 500, width: 57, height: 55 };
  const greyOf = (value: number) => Math.max(0, Math.min(255, Math.round((value + 900) * (255 / 14_900))));

  async function opened(bytes: Uint8Array<ArrayBuffer>) {
    let read = 0;
    const part = (offset: number, length: number) => {
      const found = bytes.slice(offset, offset + length);
      read += found.length;
      return found;
    };
    const tiles = await PictureTiles.open(
      async (offset, length) => part(offset, length),
      async (pieces) => pieces.map(({ offset, length }) => part(offset, length)),
    );
    return { tiles, share: () => read / bytes.length };
  }
  const step = Math.ceil(2900 / 2048);
  /** The cell of the file that stands for one of the picture, as it is thinned. */
  const first = (at: number) => Math.floor(((at + 0.5) * 50 + 0.5) / step) * step;
  const thinned = (at: number) => first(at) + Math.floor(step / 2);

  test.each([
    ['tiles with Deflate', { tile: { width: 128, height: 128 }, packed: true }, 128, 0.3],
    ['strips of one row', { tile: { stripRows: 1 }, packed: true }, 11, 0.12],
    ['strips of many rows', { tile: { stripRows: 100 }, packed: true }, 100, 0.25],
    ['tiles that are not packed', { tile: { width: 128, height: 128 }, packed: false }, 128, 0.05],
  ] as const)('%s: each cell is one of a row near it, of a small part of the file, and then its own', async (_what, making, everyRows, most) => {
    const { tiles, share } = await opened(tiffOf(making));
    const [low, high] = (await tiles.contrast())!;
    expect(low).toBeGreaterThanOrEqual(-900);
    expect(low).toBeLessThan(-700);
    expect(high).toBeGreaterThan(13_000);
    expect(await tiles.isCoarse(all, grey)).toBe(true);
    const coarse = (await tiles.coarseTile(all, grey))!;
    expect(share()).toBeLessThan(most);
    const rowOf = (row: number) => {
      const height = 'stripRows' in making.tile ? making.tile.stripRows : making.tile.height;
      const every = everyRows / height;
      return Math.min(Math.floor(Math.ceil(grid.height / height) / every) - 1, Math.floor(first(row) / everyRows)) * everyRows + Math.floor(every / 2) * height;
    };
    for (let cell = 0; cell < 57 * 55; cell += 1) {
      const [column, row] = [cell % 57, Math.floor(cell / 57)];
      const expected = greyOf(valueAt(thinned(column), rowOf(row)));
      if (coarse[cell * 4] !== expected || coarse[cell * 4 + 3] !== 255) throw new Error(`${coarse[cell * 4]} and not ${expected} at ${column}, ${row}`);
    }
    const whole = (await tiles.tile(all, grey))!;
    for (let cell = 0; cell < 57 * 55; cell += 1)
      if (whole[cell * 4] !== greyOf(valueAt(thinned(cell % 57), thinned(Math.floor(cell / 57))))) throw new Error(`another cell at ${cell}`);
    expect(await tiles.isCoarse(all, grey)).toBe(false);
    expect([...(await tiles.coarseTile(all, grey))!]).toEqual([...whole]);
  });

  test('colours side by side, and what was never written', async () => {
    const { tiles } = await opened(tiffOf({ tile: { width: 256, height: 128 }, packed: true, bands: 3, missing: 0 }));
    expect(await tiles.isCoarse(all, { kind: 'rgb' })).toBe(true);
    const pixels = (await tiles.coarseTile(all, { kind: 'rgb' }))!;
    expect(pixels[3]).toBe(0);
    const cell = 30 * 57 + 2;
    const value = valueAt(thinned(2), Math.floor(first(30) / 128) * 128);
    expect([...pixels.subarray(cell * 4, cell * 4 + 4)]).toEqual([0, 1000, 2000].map((more) => Math.max(0, Math.min(255, value + more))).concat(255));
  });

  test('a file whose tiles are too high, a small one, and one that nobody reads in parts have none', async () => {
    const high = await opened(tiffOf({ tile: { width: 512, height: 512 }, packed: true }));
    expect(await high.tiles.isCoarse(all, grey)).toBe(false);
    const bytes = tiffOf({ tile: { width: 128, height: 128 }, packed: true });
    const alone = await PictureTiles.open(async (offset, length) => bytes.slice(offset, offset + length));
    expect(await alone.isCoarse(all, grey)).toBe(false);
    const small: Grid = { ...grid, width: 2500, height: 2500 };
    const values = new Uint8Array(6_250_000);
    for (let at = 0; at < values.length; at += 1) values[at] = at % 5;
    const little = await opened(writeGeoTiff(values, small, {}));
    expect(await little.tiles.isCoarse({ ...all, cellWidth: 30_000, cellHeight: 30_000, width: 1, height: 1 }, grey)).toBe(false);
  });

  test('a cut file has no coarse picture, and says with its own that it is cut', async () => {
    const bytes = tiffOf({ tile: { stripRows: 1 }, packed: true });
    const { tiles } = await opened(bytes.slice(0, Math.floor(bytes.length / 2)));
    expect(await tiles.isCoarse(all, grey)).toBe(false);
    await expect(tiles.tile(all, grey)).rejects.toThrow(RangeError);
  });
});
