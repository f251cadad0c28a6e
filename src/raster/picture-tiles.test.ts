import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { writeGeoTiff, type Grid } from './index.ts';
import { PictureGeoTiff } from './picture-geotiff.ts';
import { PictureTiles } from './picture-tiles.ts';

const bytesOf = (file: Uint8Array) => async (offset: number, length: number) => file.slice(offset, offset + length);
const mercator = (longitude: number, latitude: number): [number, number] => [longitude * 111_319.490_793, Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) * 6_378_137];
const black = { kind: 'classes', colours: [[1, 255, 0, 0], [2, 0, 255, 0], [3, 0, 0, 255], [4, 9, 9, 9]] } as const;

/** Four quarters with values 1 to 4. */
function quarters(width: number, height: number): Uint8Array<ArrayBuffer> {
  const cells = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const first = row >= height / 2 ? 3 : 1;
    cells.fill(first, row * width, (row + 1) * width).fill(first + 1, row * width + Math.ceil(width / 2), (row + 1) * width);
  }
  return cells;
}
/** The first directory of the file names no other any more. */
function withoutOverviews(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset);
  const directory = view.getUint32(4, true);
  view.setUint32(directory + 2 + 12 * view.getUint16(directory, true), 0, true);
  return file;
}
async function colourAtPlace(tiles: PictureTiles, longitude: number, latitude: number): Promise<number[] | null> {
  const [x, y] = mercator(longitude, latitude);
  const pixels = await tiles.tile({ west: x - 0.5, north: y + 0.5, cellWidth: 1, cellHeight: 1, width: 1, height: 1, epsg: 3857 }, black);
  return pixels ? [...pixels] : null;
}

describe('tiles of a picture', () => {
  test('quarters in longitude and latitude lie where they should', async () => {
    const grid: Grid = { west: 35, north: 1, cellWidth: 0.001, cellHeight: 0.001, width: 1000, height: 800, epsg: 4326 };
    const tiles = await PictureTiles.open(bytesOf(writeGeoTiff(quarters(1000, 800), grid, { noData: 0 })));
    expect(await colourAtPlace(tiles, 35.25, 0.8)).toEqual([255, 0, 0, 255]);
    expect(await colourAtPlace(tiles, 35.75, 0.8)).toEqual([0, 255, 0, 255]);
    expect(await colourAtPlace(tiles, 35.25, 0.3)).toEqual([0, 0, 255, 255]);
    expect(await colourAtPlace(tiles, 34.9, 0.8)).toBeNull();
    expect(await tiles.valueAt(35.75, 0.3)).toBe(4);
    expect(await tiles.valueAt(30, 0.3)).toBeNull();
  });
  test('a UTM picture across blocks, looked at from far, is thinned once and keeps its quarters', async () => {
    const grid: Grid = { west: 500_000, north: 5_100_000, cellWidth: 10, cellHeight: 10, width: 5000, height: 4400, epsg: 32_632 };
    const tiles = await PictureTiles.open(bytesOf(writeGeoTiff(quarters(5000, 4400), grid, { noData: 0 })));
    const [west, north] = mercator(8.9, 46.2);
    const pixels = (await tiles.tile({ west, north, cellWidth: 1500, cellHeight: 1500, width: 64, height: 64, epsg: 3857 }, black))!;
    const found = new Set<number>();
    for (let at = 0; at < pixels.length; at += 4) if (pixels[at + 3]! > 0) found.add(pixels[at]! * 65_536 + pixels[at + 1]! * 256 + pixels[at + 2]!);
    expect(found).toEqual(new Set([0xff0000, 0x00ff00, 0x0000ff, 0x090909]));
    expect(await tiles.contrast()).toEqual([1, 4]);
    expect(await tiles.range()).toEqual([1, 4]);
    expect(await tiles.valueAt(9.001, 46.045)).toBe(1);
  });
  test('without overviews, the first picture of a large file is there before most of it was read, and all pictures are those of the whole', async () => {
    const grid: Grid = { west: 500_000, north: 5_100_000, cellWidth: 10, cellHeight: 10, width: 4500, height: 4200, epsg: 32_632 };
    const values = new Uint8Array(grid.width * grid.height);
    for (let row = 0; row < grid.height; row += 1)
      for (let column = 0; column < grid.width; column += 1)
        values[row * grid.width + column] = 1 + ((column * 7 + row * 13 + ((column * row) >> 5)) % 4);
    const alone = withoutOverviews(writeGeoTiff(values, grid, { noData: 0 }));
    let read = 0;
    const tiles = await PictureTiles.open(async (offset, length) => {
      read += length;
      return alone.slice(offset, offset + length);
    });
    const step = Math.ceil(4500 / 2048);
    const middle = Math.floor(step / 2);
    /** in the system of the file itself, so that each cell of the picture is a thinned one */
    const picture = async (left: number, top: number) => {
      const size = 10 * step * 4.5;
      const target: Grid = { west: 500_000 + left * size, north: 5_100_000 - top * size, cellWidth: size, cellHeight: size, width: 40, height: 40, epsg: 32_632 };
      const pixels = (await tiles.tile(target, black))!;
      for (let cell = 0; cell < 1600; cell += 1) {
        const [column, row] = [Math.floor((left + (cell % 40) + 0.5) * 4.5) * step + middle, Math.floor((top + Math.floor(cell / 40) + 0.5) * 4.5) * step + middle];
        const colour = black.colours[values[row * grid.width + column]! - 1]!.slice(1);
        if ([0, 1, 2].some((channel) => pixels[cell * 4 + channel] !== colour[channel])) throw new Error(`another cell at ${left + (cell % 40)}, ${top + Math.floor(cell / 40)}`);
      }
    };
    await picture(0, 0);
    expect(read).toBeLessThan(alone.length / 2);
    await picture(200, 150);
    await picture(280, 260);
    // The whole of it, a cell of the picture for four and a half thinned ones.
    for (const top of [0, 40, 80, 120, 160, 200, 240, 260]) for (let left = 0; left <= 280; left += 40) await picture(left, top);
    const once = read;
    await picture(100, 100);
    expect(read).toBe(once);
  });
  test('the contrast of a large file comes from a part of it, and from all of it where that part has no value', async () => {
    const grid: Grid = { west: 500_000, north: 5_100_000, cellWidth: 10, cellHeight: 10, width: 4096, height: 4096, epsg: 32_632 };
    const values = new Uint8Array(grid.width * grid.height);
    const opened = async () => {
      const alone = withoutOverviews(writeGeoTiff(values, grid, { noData: 0 }));
      let read = 0;
      const tiles = await PictureTiles.open(async (offset, length) => {
        read += length;
        return alone.slice(offset, offset + length);
      });
      return { tiles, share: () => read / alone.length };
    };
    // A mark in a corner, which no sampled block holds.
    for (let row = 0; row < 64; row += 1) values.fill(7, row * grid.width, row * grid.width + 64);
    expect(await (await opened()).tiles.contrast()).toEqual([7, 7]);
    for (let cell = 0; cell < values.length; cell += 1) values[cell] = 1 + ((cell * 2_654_435_761) >>> 29);
    const sampled = await opened();
    expect(await sampled.tiles.contrast()).toEqual([1, 8]);
    expect(sampled.share()).toBeLessThan(0.6);
  });
  test('over the antimeridian both sides are painted', async () => {
    const grid: Grid = { west: 179.5, north: 1, cellWidth: 0.01, cellHeight: 0.01, width: 100, height: 100, epsg: 4326 };
    const tiles = await PictureTiles.open(bytesOf(writeGeoTiff(quarters(100, 100), grid, { noData: 0 })));
    expect(await colourAtPlace(tiles, 179.7, 0.8)).toEqual([255, 0, 0, 255]);
    expect(await colourAtPlace(tiles, -179.7, 0.8)).toEqual([0, 255, 0, 255]);
    expect(await tiles.valueAt(-179.7, 0.8)).toBe(2);
  });
  test('no value and unknown classes stay clear; a ramp and a grey stretch paint', async () => {
    const grid: Grid = { west: 0, north: 1, cellWidth: 0.5, cellHeight: 1, width: 2, height: 1, epsg: 4326 };
    const tiles = await PictureTiles.open(bytesOf(writeGeoTiff(Float32Array.from([Number.NaN, 0.5]), grid, {})));
    const target: Grid = { west: 0, north: mercator(0, 0.9)[1], cellWidth: 111_319.49 / 2, cellHeight: 1000, width: 2, height: 1, epsg: 3857 };
    expect([...(await tiles.tile(target, { kind: 'ramp', stops: [[0, 0, 0, 0], [1, 200, 100, 50]] }))!]).toEqual([0, 0, 0, 0, 100, 50, 25, 255]);
    expect([...(await tiles.tile(target, { kind: 'grey', low: 0, high: 1 }))!].slice(4)).toEqual([128, 128, 128, 255]);
    expect([...(await tiles.tile(target, { kind: 'classes', colours: [] }))!]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test('colours are those of the tile over white, whether the file keeps bands side by side or a value without data', async () => {
  const place = { west: 500_000, north: 5_100_000, cellMetres: 2, dotsPerInch: 72, system: { epsg: 32_632 }, description: '' } as const;
  const [width, height] = [1300, 700];
  const tiff = new PictureGeoTiff({ ...place, width, height }, async (bytes) => zlibSync(bytes));
  await tiff.add(Uint8Array.from({ length: width * height * 3 }, (_, at) => (at * 7 + (at >> 9)) % 251));
  const tiles = await PictureTiles.open(bytesOf(await tiff.finish()));
  // Turned against the source, partly beside it, and coarse enough for an overview.
  const [west, north] = mercator(8.9985, 46.0535);
  for (const [cell, size] of [[1.7, 900], [9, 300]] as const) {
    const target = { west, north, cellWidth: cell, cellHeight: cell, width: size, height: size, epsg: 3857 };
    const rgba = (await tiles.tile(target, { kind: 'rgb' }))!;
    const expected = new Uint8Array(size * size * 3);
    for (let at = 0; at < expected.length; at += 1) expected[at] = rgba[Math.floor(at / 3) * 4 + 3] === 0 ? 255 : rgba[Math.floor(at / 3) * 4 + (at % 3)]!;
    expect(rgba.filter((value, at) => at % 4 === 3 && value > 0).length).toBeGreaterThan(size * size * 0.2);
    expect(rgba.filter((value, at) => at % 4 === 3 && value === 0).length).toBeGreaterThan(100);
    expect(Buffer.from((await tiles.colours(target, { kind: 'rgb' }))!).equals(Buffer.from(expected.buffer))).toBe(true);
  }
  expect(await tiles.colours({ west: 0, north: 0, cellWidth: 1, cellHeight: 1, width: 9, height: 9, epsg: 3857 }, { kind: 'rgb' })).toBeNull();

  const grid: Grid = { west: 500_000, north: 5_100_000, cellWidth: 1, cellHeight: 1, width: 20, height: 20, epsg: 32_632 };
  const grey = await PictureTiles.open(bytesOf(writeGeoTiff(quarters(20, 20), grid, { noData: 2 })));
  const colours = (await grey.colours(grid, { kind: 'grey', low: 1, high: 4 }))!;
  expect([colours[0], colours[15 * 3], colours[(15 * 20 + 15) * 3]]).toEqual([0, 255, 255]);
});
