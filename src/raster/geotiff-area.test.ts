import { expect, test } from 'vitest';
import { geoTiffAreas } from './geotiff-area.ts';
import { openGeoTiff } from './geotiff-file.ts';
import { writeGeoTiff } from './write-geotiff.ts';

const grid = { west: 500_000, north: 100_000, cellWidth: 10, cellHeight: 10, width: 1300, height: 900, epsg: 32_636 };
const values = Float32Array.from({ length: grid.width * grid.height }, (_, at) => (at % 7 === 0 ? -9999 : at % 4001));
const whole = writeGeoTiff(values, grid, { noData: -9999, description: 'Heights & more', metadata: { METHOD: 'a < b' }, bandName: 'height' });
const readerOf = (bytes: Uint8Array) => async (offset: number, length: number) => bytes.subarray(offset, offset + length);

/** The file of an area, put together as a host would. */
async function cut(bounds: readonly [number, number, number, number], level = 0) {
  const areas = await geoTiffAreas(readerOf(whole));
  const area = (await areas.areaOf(level, bounds))!;
  const { head, byteCount, tiles } = await areas.fileOf(area, { SOURCE: 'maps.example' });
  const bytes = new Uint8Array(byteCount);
  bytes.set(head);
  for (const { offset, length, to } of tiles) bytes.set(whole.subarray(offset, offset + length), to);
  return { area, bytes, file: await openGeoTiff(readerOf(bytes)) };
}

test('an area has the whole tiles that meet it, at their place, with cells and no-data as they were', async () => {
  const { area, file, bytes } = await cut([505_300, 94_600, 505_400, 94_700]);
  // Column 530 and row 530 lie in the second tile of 512 in both directions.
  expect(area).toMatchObject({ tileCount: 1, columns: [1, 1], rows: [1, 1], grid: { west: 505_120, north: 94_880, width: 512, height: 388 } });
  expect(file.levels).toEqual([{ ...grid, west: 505_120, north: 94_880, width: 512, height: 388 }]);
  expect(file.noData).toBe(-9999);
  const cells = await file.read(0, { left: 0, top: 0, width: 512, height: 388 });
  const expected = Float32Array.from({ length: 512 * 388 }, (_, at) => values[(512 + Math.floor(at / 512)) * grid.width + 512 + (at % 512)]!);
  expect(cells).toEqual(expected);
  const text = new TextDecoder('latin1').decode(bytes);
  expect(text).toContain('Heights & more');
  expect(text).toContain('<Item name="METHOD">a &amp;lt; b</Item>');
  expect(text).toContain('<Item name="SOURCE">maps.example</Item>');
  expect(bytes.length).toBeLessThan(whole.length / 3);
});

test('of an overview the cells are larger, and an area beyond the picture is none', async () => {
  const { area, file } = await cut([499_000, 90_000, 600_000, 101_000], 1);
  expect(area.grid).toMatchObject({ width: 650, height: 450, cellWidth: 20, cellHeight: 20, west: 500_000, north: 100_000 });
  const source = await openGeoTiff(readerOf(whole));
  const window = { left: 0, top: 0, width: 650, height: 450 };
  expect(await file.read(0, window)).toEqual(await source.read(1, window));
  const areas = await geoTiffAreas(readerOf(whole));
  expect(await areas.areaOf(0, [400_000, 0, 499_999, 50_000])).toBeNull();
  // What ends at the edge of a tile does not take the next one along.
  expect((await areas.areaOf(0, [500_000, 94_880, 505_120, 100_000]))!.tileCount).toBe(1);
});

test('what is no GeoTIFF, or is cut, is refused in words', async () => {
  await expect(geoTiffAreas(readerOf(new TextEncoder().encode('no picture at all')))).rejects.toThrow(/cannot be read/);
  await expect(geoTiffAreas(readerOf(whole.subarray(0, 400)))).rejects.toThrow(RangeError);
});
