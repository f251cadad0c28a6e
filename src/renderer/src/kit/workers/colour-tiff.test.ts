import { expect, test } from 'vitest';
import { PictureTiles } from '#raster/picture-tiles.ts';
import { writeColourTiff } from './colour-tiff.ts';

test('a picture lies in its box, in its colours, and is open where it was transparent', async () => {
  // Two by two: red, green; blue, and nothing.
  const rgba = Uint8Array.of(200, 0, 0, 255, 0, 200, 0, 255, 0, 0, 200, 255, 9, 9, 9, 0);
  const file = writeColourTiff(rgba, 2, 2, { west: 10, south: -2, east: 12, north: 0 });
  const tiles = await PictureTiles.open(async (offset, length) => file.slice(offset, offset + length));
  expect([tiles.bandCount, tiles.grid]).toMatchObject([
    3,
    { west: 10, north: 0, cellWidth: 1, cellHeight: 1, width: 2, height: 2, epsg: 4326 },
  ]);
  const pixels = await tiles.tile({ west: 10, north: 0, cellWidth: 1, cellHeight: 1, width: 2, height: 2, epsg: 4326 }, { kind: 'rgb' });
  expect([...pixels!]).toEqual([200, 0, 0, 255, 1, 200, 0, 255, 1, 0, 200, 255, 0, 0, 0, 0]);
});
