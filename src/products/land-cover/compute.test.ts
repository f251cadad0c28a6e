import { expect, test } from 'vitest';
import { coverage, gridOfWindow, readGeoTiff, type Grid } from '#raster/index.ts';
import { areaHectares, type Geometry } from '#geo/index.ts';
import { addCover, CoverImage, landCoverOf, noCover, outside, type CoverSums } from './compute.ts';
import { classes } from './facts.ts';

const side = 30;
const grid: Grid = { west: 20, north: -10, cellWidth: 1 / 12_000, cellHeight: 1 / 12_000, width: side, height: side, epsg: 4326 };
let state = 11;
const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const boxOf = (left: number, top: number, right: number, bottom: number): Geometry => {
  const [west, east] = [left, right].map((column) => grid.west + column * grid.cellWidth) as [number, number];
  const [north, south] = [top, bottom].map((row) => grid.north - row * grid.cellHeight) as [number, number];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
};
function sumsOf(geometry: Geometry, values: ArrayLike<number>): CoverSums {
  const sums = noCover();
  const covered = coverage(geometry, grid);
  const { left, top, width, height } = covered.window;
  const cells = Uint8Array.from(
    { length: width * height },
    (_, cell) => values[(top + Math.floor(cell / width)) * side + left + (cell % width)]!,
  );
  addCover(sums, { coverage: covered, grid: gridOfWindow(grid, covered.window), values: cells });
  return sums;
}
const of = (sums: CoverSums, value: number) => landCoverOf(sums).classes.find((item) => item.value === value)!;

test('hand-made cells: three of trees, one of crops, half a cell unknown', () => {
  const values = new Uint8Array(side * side).fill(10);
  values[3] = 40;
  values[4] = 0;
  const sums = sumsOf(boxOf(0, 0, 4.5, 1), values);
  const found = landCoverOf(sums);
  const cell = found.covered_ha / 4.5;
  expect(of(sums, 10).hectares).toBeCloseTo(3 * cell, 9);
  expect([of(sums, 10).percent, of(sums, 40).percent, of(sums, 20).percent]).toEqual([expect.closeTo(75, 9), expect.closeTo(25, 9), 0]);
  expect(found.unknown_ha).toBeCloseTo(cell / 2, 9);
});

test('of random land the classes and what is unknown are the whole, and parts add up to it', () => {
  for (let run = 0; run < 60; run += 1) {
    const share = next();
    const values = Uint8Array.from({ length: side * side }, () =>
      next() < share ? classes[Math.floor(next() * classes.length)]!.value : [0, 255, 33][Math.floor(next() * 3)]!,
    );
    const [left, top, width, height] = [10 * next(), 10 * next(), 1 + 18 * next(), 1 + 18 * next()];
    const middle = left + width * next();
    const whole = sumsOf(boxOf(left, top, left + width, top + height), values);
    const [west, east] = [
      sumsOf(boxOf(left, top, middle, top + height), values),
      sumsOf(boxOf(middle, top, left + width, top + height), values),
    ];
    const found = landCoverOf(whole);
    const mapped = found.classes.reduce((sum, { hectares }) => sum + hectares, 0);
    expect(mapped + found.unknown_ha).toBeCloseTo(found.covered_ha, 9);
    expect(found.covered_ha / areaHectares(boxOf(left, top, left + width, top + height))).toBeCloseTo(1, 5);
    if (mapped > 0) expect(found.classes.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 9);
    else expect(found.classes).toEqual([]);
    for (const { value } of classes)
      expect((west.byClass[value] ?? 0) + (east.byClass[value] ?? 0), String(value)).toBeCloseTo(whole.byClass[value] ?? 0, 9);
    expect(west.unknown + east.unknown).toBeCloseTo(whole.unknown, 9);
  }
});

test('sums that are not the whole give no figure', () => {
  expect(() => landCoverOf({ covered: 10, unknown: 1, byClass: { 10: 8 } })).toThrow('classes-are-not-the-whole');
});

test('the picture holds every cell that the land covers, and nothing else', async () => {
  const image = new CoverImage(grid);
  const covered = coverage(boxOf(1.5, 0, 3, 1), grid);
  const block = image.block(covered);
  const values = new Uint8Array(covered.window.width * covered.window.height).fill(95);
  addCover(noCover(), { coverage: covered, grid: gridOfWindow(grid, covered.window), values }, block.mark);
  block.put();
  const read = await readGeoTiff(await image.geoTiff({ description: '', metadata: {} }, async () => {}));
  expect(Array.from(read.values).flatMap((value, cell) => (value === outside ? [] : [[cell, value]]))).toEqual([
    [1, 95],
    [2, 95],
  ]);
});
