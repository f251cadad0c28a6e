import { expect, test } from 'vitest';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import type { Geometry } from '#geo/index.ts';
import { addStock, noFile, noStock, stockOf, type StockSums } from './compute.ts';

const side = 20;
const cell = 1 / 1125;
const grid: Grid = { west: 20, north: -10, cellWidth: cell, cellHeight: cell, width: side, height: side, epsg: 4326 };
let state = 3;
const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
const boxOf = (left: number, top: number, right: number, bottom: number): Geometry => {
  const [west, east] = [left, right].map((column) => grid.west + column * cell) as [number, number];
  const [north, south] = [top, bottom].map((row) => grid.north - row * cell) as [number, number];
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
function sumsOf(geometry: Geometry, amounts: ArrayLike<number>, deviations: ArrayLike<number>): StockSums {
  const sums = noStock();
  const covered = coverage(geometry, grid);
  const { left, top, width, height } = covered.window;
  const inWindow = (values: ArrayLike<number>) =>
    Uint16Array.from({ length: width * height }, (_, at) => values[(top + Math.floor(at / width)) * side + left + (at % width)]!);
  addStock(sums, {
    coverage: covered,
    grid: gridOfWindow(grid, covered.window),
    amounts: inWindow(amounts),
    deviations: inWindow(deviations),
  });
  return sums;
}

test('hand-made cells: 100 ± 30 and 50 ± 40 t/ha, and half a cell of nothing', () => {
  const [amounts, deviations] = [new Uint16Array(side * side), new Uint16Array(side * side)];
  amounts.set([100, 50]);
  deviations.set([30, 40]);
  const found = stockOf(sumsOf(boxOf(0, 0, 2.5, 1), amounts, deviations));
  const hectares = found.covered_ha / 2.5;
  expect(found.zero_ha).toBeCloseTo(hectares / 2, 9);
  expect(found.biomass_t.value).toBeCloseTo(150 * hectares, 6);
  expect(found.biomass_t_per_ha.value).toBeCloseTo(60, 9);
  expect(found.carbon_t.value).toBeCloseTo(0.47 * 150 * hectares, 6);
  // 30 + 40 and √(30² + 40²), over two and a half cells
  expect([found.biomass_t_per_ha.sd_correlated, found.biomass_t_per_ha.sd_independent]).toEqual([
    expect.closeTo(28, 9),
    expect.closeTo(20, 9),
  ]);
  expect([found.biomass_t_per_ha.lower, found.biomass_t_per_ha.upper]).toEqual([
    expect.closeTo(60 - 1.96 * 28, 9),
    expect.closeTo(60 + 1.96 * 28, 9),
  ]);
});

test('of random land: bounds in order, parts add up, no biomass has no deviation', () => {
  for (let run = 0; run < 60; run += 1) {
    const density = next();
    const amounts = Uint16Array.from({ length: side * side }, () =>
      next() < density ? 1 + Math.floor(400 * next()) : next() < 0.5 ? 0 : noFile,
    );
    const deviations = Uint16Array.from(amounts, (amount) => (amount === noFile ? noFile : Math.ceil(amount * next())));
    const [left, top, width, height] = [9 * next(), 9 * next(), 0.5 + 10 * next(), 0.5 + 10 * next()];
    const middle = left + width * next();
    const whole = sumsOf(boxOf(left, top, left + width, top + height), amounts, deviations);
    const [west, east] = [
      sumsOf(boxOf(left, top, middle, top + height), amounts, deviations),
      sumsOf(boxOf(middle, top, left + width, top + height), amounts, deviations),
    ];
    for (const name of ['covered', 'unknown', 'zero', 'tonnes', 'deviation'] as const)
      expect(west[name] + east[name], name).toBeCloseTo(whole[name], 6);
    const { biomass_t: stock, biomass_t_per_ha: perHectare, unknown_ha: unknown, covered_ha: covered } = stockOf(whole);
    if (stock.value === null) {
      expect(unknown).toBeCloseTo(covered, 9);
      continue;
    }
    expect(stock.sd_independent!).toBeLessThanOrEqual(stock.sd_correlated! + 1e-9);
    expect(stock.lower!).toBeGreaterThanOrEqual(0);
    expect(stock.lower!).toBeLessThanOrEqual(stock.value);
    expect(stock.upper!).toBeGreaterThanOrEqual(stock.value);
    expect(perHectare.value! * (covered - unknown)).toBeCloseTo(stock.value, 6);
    if (stock.value === 0) expect([stock.sd_correlated, stock.upper]).toEqual([0, 0]);
  }
});

test('where the map knows nothing there is no figure; without a deviation there are no bounds', () => {
  const [nothing, one] = [new Uint16Array(side * side).fill(noFile), new Uint16Array(side * side).fill(80)];
  const empty = stockOf(sumsOf(boxOf(0, 0, 3, 3), nothing, nothing));
  expect([empty.biomass_t.value, empty.carbon_t.upper, empty.unknown_ha]).toEqual([null, null, empty.covered_ha]);
  for (const missing of [new Uint16Array(side * side), nothing]) {
    const { biomass_t_per_ha: found } = stockOf(sumsOf(boxOf(0, 0, 3, 3), one, missing));
    expect(found).toEqual({ value: expect.closeTo(80, 9), sd_correlated: null, sd_independent: null, lower: null, upper: null });
  }
});
