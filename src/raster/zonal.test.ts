import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import type { Grid } from './grid.ts';
import { ZonalStatistics, zonalClassAreas, zonalStatistics } from './zonal.ts';

/** Four cells of one hectare (100 m) in a row. */
const grid: Grid = { west: 0, north: 100, cellWidth: 100, cellHeight: 100, width: 4, height: 1, epsg: 32636 };
const box = (west: number, east: number) => ({ type: 'Polygon' as const, coordinates: [[[west, 0], [east, 0], [east, 100], [west, 100], [west, 0]]] });
const all = coverage(box(0, 400), grid);
const raster = (values: number[], noData: number | null = null) => ({ grid, values, noData });
/** half of the first cell, all of the next two, a quarter of the last */
const part = coverage(box(50, 325), grid);

test('hectares per class follow the shares; nodata is a key of its own', () => {
  expect(part.shares).toEqual(Float64Array.of(0.5, 1, 1, 0.25));
  expect([...zonalClassAreas(part, raster([10, 20, 10, 0], 0))]).toEqual([[10, 1.5], [20, 1], [null, 0.25]]);
  expect(zonalClassAreas(part, raster([10, 20, 10, 0])).get(0)).toBe(0.25);
});

test('class areas go on over strips', () => {
  const counted = zonalClassAreas(part, raster([1, 1, 2, 2]));
  expect([...zonalClassAreas(part, raster([2, 2, 2, 3]), counted)]).toEqual([[1, 1.5], [2, 3.75], [3, 0.25]]);
});

test('weighted statistics worked out by hand', () => {
  const found = zonalStatistics(part, raster([2, 4, 8, 16]), [0, 0.5, 1]);
  // 0.5·2 + 1·4 + 1·8 + 0.25·16 = 17 over 2.75 ha
  expect(found).toMatchObject({ cellCount: 2.75, hectares: 2.75, noDataHectares: 0, min: 2, max: 16 });
  expect(found.sum).toBeCloseTo(17, 12);
  expect(found.mean).toBeCloseTo(17 / 2.75, 12);
  // Σ w·v² = 2 + 16 + 64 + 64 = 146
  expect(found.standardDeviation).toBeCloseTo(Math.sqrt(146 / 2.75 - (17 / 2.75) ** 2), 12);
  // half of 2.75 ha is 1.375: reached within the second value (0.5 + 1)
  expect(found.quantiles).toEqual([2, 4, 16]);
});

test('nodata and NaN have no part in the statistics but are measured', () => {
  expect(zonalStatistics(part, raster([Number.NaN, 4, -1, 8], -1))).toMatchObject({ hectares: 1.25, noDataHectares: 1.5, min: 4, max: 8, mean: (4 + 0.25 * 8) / 1.25 });
  expect(zonalStatistics(part, raster([-1, -1, -1, -1], -1), [0.5])).toMatchObject({ hectares: 0, mean: null, min: null, max: null, sum: 0, quantiles: [null] });
});

test('an even split takes the mean of both middle values, as does a value in many cells', () => {
  expect(zonalStatistics(all, raster([1, 1, 3, 3]), [0.5]).quantiles).toEqual([2]);
  expect(zonalStatistics(all, raster([1.5, 1.5, 3.5, 3.5]), [0.25, 0.5, 0.75, 0.76]).quantiles).toEqual([1.5, 2.5, 3.5, 3.5]);
});

test('strips give what the whole gives', () => {
  const whole = zonalStatistics(part, raster([2.5, 4.25, 8.125, 16.5]), [0.1, 0.5, 0.9]);
  const strips = new ZonalStatistics([0.1, 0.5, 0.9]);
  for (let column = 0; column < 4; column += 1) {
    const strip = { ...grid, west: 100 * column, width: 1 };
    strips.add(coverage(box(50, 325), strip), { grid: strip, values: [[2.5, 4.25, 8.125, 16.5][column]!], noData: null });
  }
  expect(strips.result()).toEqual({ ...whole, mean: expect.closeTo(whole.mean!, 12), sum: expect.closeTo(whole.sum, 12), standardDeviation: expect.closeTo(whole.standardDeviation!, 12) });
});

test('a raster of another size and a quantile beyond 1 are refused', () => {
  expect(() => zonalClassAreas(part, { ...raster([1]), grid: { ...grid, width: 1 } })).toThrow('The cells are 1 x 1, the coverage is 4 x 1');
  expect(() => new ZonalStatistics([1.5])).toThrow(RangeError);
});
