import { expect, test } from 'vitest';
import { writeGeoTiff } from '#raster/write-geotiff.ts';
import { openGeoTiff } from './geotiff.ts';

const grid = { west: 10, north: 20, cellWidth: 0.01, cellHeight: 0.01, width: 700, height: 40, epsg: 4326 };
const cells = Uint16Array.from({ length: 700 * 40 }, (_, index) => (Math.imul(index, 2_654_435_761) >>> 12) & 0xffff);
const opened = (bytes: Uint8Array) => openGeoTiff(async (offset, length) => bytes.subarray(offset, offset + length));
const whole = { left: 0, top: 0, width: 700, height: 40 };

test('cells come back as they were written, whether a tile fills a chunk or not', async () => {
  const file = await opened(writeGeoTiff(cells, grid));
  expect(await file.read(0, whole)).toEqual(cells);
});

test('cells that do not fit the checksum of their stream are refused', async () => {
  const bytes = writeGeoTiff(cells, grid);
  bytes[tileEnds(bytes).at(-1)! - 1]! ^= 0x55;
  const file = await opened(bytes);
  await expect(file.read(0, whole)).rejects.toThrow(RangeError);
});

/** Where the bytes of each tile end: TileOffsets (324) and TileByteCounts (325) of the first directory of a little-endian TIFF. */
function tileEnds(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(4, true);
  const list = (code: number): number[] => {
    for (let index = 0; index < view.getUint16(directory, true); index += 1) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, true) !== code) continue;
      const count = view.getUint32(entry + 4, true);
      const at = count === 1 ? entry + 8 : view.getUint32(entry + 8, true);
      return Array.from({ length: count }, (_, place) => view.getUint32(at + place * 4, true));
    }
    throw new Error(`The file has no tag ${code}`);
  };
  const counts = list(325);
  return list(324).map((offset, index) => offset + counts[index]!);
}
