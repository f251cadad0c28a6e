import { expect, test } from 'vitest';
import { gridReading } from './grid-reading.ts';

/** What PROJ says of the same places (cs2cs with the transformation that the register takes there). */
test.each([
  // echo "35.0012 1.0436" | cs2cs -f %.2f EPSG:4326 EPSG:32636 (axes turned about)
  { code: 'EPSG:32636', place: [35.0012, 1.0436], numbers: [722_692.32, 115_420.14] },
  // echo "46.95 7.44" | cs2cs EPSG:4326 EPSG:2056: the Swiss grid
  { code: '2056', place: [7.44, 46.95], numbers: [2_600_104.11, 1_199_879.63] },
])('a place in $code', async ({ code, place: [longitude, latitude], numbers: [first, second] }) => {
  const grid = (await gridReading(code))!;
  const [x, y] = grid.numbersAt(longitude!, latitude!)!;
  expect(Math.hypot(x - first!, y - second!)).toBeLessThan(1);
  expect(grid.code).toMatch(/^EPSG:\d+$/);
});

test('outside of the area of a system it says nothing', async () => {
  const swiss = (await gridReading('EPSG:2056'))!;
  expect(swiss.numbersAt(35, 1)).toBeNull();
});

test('a system of degrees is read out in degrees', async () => {
  expect(await gridReading('EPSG:4258')).toMatchObject({ decimals: 5 });
});

test('what is no system is none', async () => {
  expect(await gridReading('EPSG:999999')).toBeNull();
  expect(await gridReading('my field')).toBeNull();
});
