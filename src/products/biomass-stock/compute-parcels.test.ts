import { expect, test } from 'vitest';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import type { Geometry } from '#geo/types.ts';
import { KeptCells } from '../shared/parcels/compute.ts';
import { addStock, noFile, noStock, stockOf } from './compute.ts';
import { stockOfParcel } from './compute-parcels.ts';

const side = 12;
const grid: Grid = { west: 20, north: -10, cellWidth: 1 / 1125, cellHeight: 1 / 1125, width: side, height: side, epsg: 4326 };
const at = (column: number, row: number): [number, number] => [grid.west + column * grid.cellWidth, grid.north - row * grid.cellHeight];
const box = (left: number, top: number, right: number, bottom: number): Geometry => ({
  type: 'Polygon',
  coordinates: [[at(left, bottom), at(right, bottom), at(right, top), at(left, top), at(left, bottom)]],
});
let state = 5;
const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;

test('parcels of random land have together the biomass and the correlated deviation of their project, with its unknown land', async () => {
  for (let run = 0; run < 40; run += 1) {
    const amounts = Uint16Array.from({ length: side * side }, () =>
      next() < 0.2 ? [0, noFile][Math.floor(next() * 2)]! : Math.floor(400 * next()),
    );
    const deviations = Uint16Array.from(amounts, (amount) => Math.max(1, Math.floor(amount * next())));
    const [left, right] = [4 * next(), 7 + 4 * next()];
    const middle = left + (right - left) * next();
    const project = box(left, 1.4, right, 10.2);
    const covered = coverage(project, grid);
    const { window } = covered;
    const part = (values: Uint16Array) =>
      Uint16Array.from(
        { length: window.width * window.height },
        (_, cell) => values[(window.top + Math.floor(cell / window.width)) * side + window.left + (cell % window.width)]!,
      );
    const sums = noStock();
    const kept = [amounts, deviations].map((values) => ({
      values: part(values),
      cells: new KeptCells(grid, new Uint16Array(side * side).fill(noFile)),
    }));
    const marks = kept.map(({ values, cells }) => ({ values, ...cells.block(covered) }));
    addStock(
      sums,
      { coverage: covered, grid: gridOfWindow(grid, window), amounts: kept[0]!.values, deviations: kept[1]!.values },
      (cell) => {
        for (const { mark, values } of marks) mark(cell, values[cell]!);
      },
    );
    for (const { put } of marks) put();
    const [amountCells, deviationCells] = kept.map(({ cells }) => cells) as [KeptCells<Uint16Array>, KeptCells<Uint16Array>];
    const parcels = await Promise.all(
      [box(left, 1.4, middle, 10.2), box(middle, 1.4, right, 10.2)].map((land) => stockOfParcel(land, amountCells, deviationCells.values)),
    );
    for (const field of ['covered', 'unknown', 'zero', 'tonnes', 'deviation'] as const)
      expect(
        parcels.reduce((sum, parcel) => sum + parcel[field], 0),
        field,
      ).toBeCloseTo(sums[field], 6);
    for (const parcel of parcels) {
      const { value, lower, upper } = stockOf(parcel).biomass_t;
      if (value === null || lower === null) continue;
      expect(lower).toBeLessThanOrEqual(value);
      expect(upper!).toBeGreaterThanOrEqual(value);
    }
  }
});
