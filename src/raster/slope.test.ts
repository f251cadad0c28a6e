import { expect, test } from 'vitest';
import { openGeoTiff, type GeoTiffFile } from './geotiff-file.ts';
import { groundChangeAt, type GroundChange } from './ground-change.ts';
import type { Grid } from './grid.ts';
import { withKeptCells } from './kept-cells.ts';
import { slopeOf } from './slope.ts';
import { writeGeoTiff } from './write-geotiff.ts';

const metres: Grid = { west: 500_000, north: 100_000, cellWidth: 10, cellHeight: 10, width: 700, height: 20, epsg: 32_636 };
const nominal = (): GroundChange => ({ eastX: 1, eastY: 0, northX: 0, northY: 1 });
const opened = (values: Float32Array, grid = metres, noData: number | null = null): Promise<GeoTiffFile> => {
  const bytes = writeGeoTiff(values, grid, { noData });
  return openGeoTiff(async (offset, length) => bytes.slice(offset, offset + length));
};
const heights = (at: (column: number, row: number) => number, { width, height }: Grid = metres) =>
  Float32Array.from({ length: width * height }, (_, cell) => at(cell % width, Math.floor(cell / width)));

test('a plane has the slope of its rise, over the borders of tiles, and none at its edge', async () => {
  // 3 m a cell to the east and 4 m to the south: 5 m over 10.
  const slope = slopeOf(withKeptCells(await opened(heights((column, row) => 3 * column + 4 * row))), nominal);
  const all = await slope.read(0, { left: 0, top: 0, width: 700, height: 20 });
  const expected = (Math.atan(0.5) * 180) / Math.PI;
  for (let row = 0; row < 20; row += 1)
    for (let column = 0; column < 700; column += 1) {
      const isEdge = row === 0 || row === 19 || column === 0 || column === 699;
      const found = all[row * 700 + column]!;
      if (isEdge) expect(found).toBeNaN();
      else if (Math.abs(found - expected) > 0.01) expect([column, row, found]).toEqual([column, row, expected]);
    }
  const part = await slope.read(0, { left: 505, top: 3, width: 20, height: 5 });
  expect(part[0]).toBeCloseTo(expected, 2);
});

test('cells beside one without a height have none', async () => {
  const slope = slopeOf(await opened(heights((column, row) => (column === 5 && row === 5 ? -9999 : column)), metres, -9999), nominal);
  const found = await slope.read(0, { left: 3, top: 5, width: 5, height: 1 });
  expect([...found].map((value) => Number.isNaN(value))).toEqual([false, true, true, true, false]);
});

test('in longitude and latitude, metres are those of the latitude of each row', async () => {
  const change = await groundChangeAt([10, 60], async (geometry) => geometry);
  expect(1 / change(60).eastX).toBeCloseTo(55_800.0, -1);
  expect(1 / change(60).northY).toBeCloseTo(111_412.2, -1);
  expect(1 / change(0).eastX).toBeCloseTo(111_319.5, -1);
});

test('kept cells are those of the file, whatever window is asked for', async () => {
  const file = await opened(heights((column, row) => column * 100 + row));
  const kept = withKeptCells(file);
  for (const window of [
    { left: 0, top: 0, width: 700, height: 20 },
    { left: 510, top: 2, width: 4, height: 3 },
    { left: 699, top: 19, width: 1, height: 1 },
  ])
    expect(await kept.read(0, window)).toEqual(await file.read(0, window));
  await expect(kept.read(0, { left: 690, top: 0, width: 20, height: 1 })).rejects.toThrow('does not lie inside');
});
