import { describe, expect, test } from 'vitest';
import type { Geometry } from '#geo/types.ts';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import { canopyThresholds } from '#api/canopy-threshold.ts';
import { addForestBlock, emptyForestLoss, lossAt, type ForestBlock } from './compute.ts';
import { forestCell, forestCells, forestOfParcel, intervalOfParcel, forestOfProject, whyNoForest } from './compute-parcels.ts';

const grid: Grid = { west: 35, north: 1, cellWidth: 1 / 4000, cellHeight: 1 / 4000, width: 60, height: 40, epsg: 4326 };
const box = (west: number, south: number, east: number, north: number): Geometry => ({
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
});
/** Numbers that repeat on every machine. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

function landscape(geometry: Geometry, threshold = 30) {
  const next = random(7);
  const cells = (value: () => number) => Uint8Array.from({ length: grid.width * grid.height }, value);
  const layers = {
    treeCover: cells(() => Math.floor(next() * 101)),
    lossYear: cells(() => (next() < 0.3 ? 1 + Math.floor(next() * 25) : 0)),
    dataMask: cells(() => (next() < 0.9 ? 1 : next() < 0.5 ? 2 : 0)),
    alert: cells(() => (next() < 0.2 ? 3 : next() < 0.3 ? 255 : 2)),
  };
  const covered = coverage(geometry, grid);
  const { left, top, width, height } = covered.window;
  const cut = (values: Uint8Array) =>
    Uint8Array.from(
      { length: width * height },
      (_, cell) => values[(top + Math.floor(cell / width)) * grid.width + left + (cell % width)]!,
    );
  const block: ForestBlock = {
    coverage: covered,
    grid: gridOfWindow(grid, covered.window),
    treeCover: cut(layers.treeCover),
    lossYear: cut(layers.lossYear),
    dataMask: cut(layers.dataMask),
    alerts: { 2026: cut(layers.alert) },
  };
  const loss = emptyForestLoss(threshold, 2025, [2026]);
  addForestBlock(loss, block);
  return { loss, picture: { grid: block.grid, values: forestCells(block, loss) } };
}

describe('parcels in the cells of their project', () => {
  const whole = box(35.0011, 0.9923, 35.0139, 0.9988);
  const { loss, picture } = landscape(whole);

  test('the whole as its only parcel has the figures of the summary', async () => {
    const { cells, ...found } = await forestOfParcel(whole, [picture], loss);
    expect(cells).toBeGreaterThan(1000);
    for (const [name, hectares] of Object.entries(forestOfProject(loss)))
      expect(found[name as keyof typeof found], name).toBeCloseTo(hectares, 9);
    expect(found.deforestedHectares).toBeGreaterThan(1);
    expect(found.standingHectares).toBeGreaterThan(1);
  });

  test('parcels that part the project between them add up to it', async () => {
    const cuts = [35.0011, 35.0047, 35.00911, 35.0139];
    const parts = await Promise.all(
      cuts.slice(1).map((east, index) => forestOfParcel(box(cuts[index]!, 0.9923, east, 0.9988), [picture], loss)),
    );
    for (const [name, hectares] of Object.entries(forestOfProject(loss)))
      expect(
        parts.reduce((sum, part) => sum + part[name as keyof ReturnType<typeof forestOfProject>], 0),
        name,
      ).toBeCloseTo(hectares, 9);
  });

  test('a parcel of fewer than nine cells has no figure, a point none at all', async () => {
    const small = box(35.002, 0.995, 35.002 + 2.9 / 4000, 0.995 + 3 / 4000);
    const found = await forestOfParcel(small, [picture], loss);
    expect(found.cells).toBeCloseTo(8.7, 6);
    expect(whyNoForest(small, found)).toBe('too-small');
    const nine = box(35.002, 0.995, 35.002 + 3.01 / 4000, 0.995 + 3 / 4000);
    expect(whyNoForest(nine, await forestOfParcel(nine, [picture], loss))).toBeNull();
    const point: Geometry = { type: 'Point', coordinates: [35.002, 0.995] };
    expect(whyNoForest(point, await forestOfParcel(point, [picture], loss))).toBe('no-area');
  });

  test('land of which the map knows less than half has no figure', async () => {
    const unknown = {
      grid: picture.grid,
      values: Uint8Array.from(picture.values, (value, cell) => (cell % 2 === 0 ? forestCell.unknown : value)),
    };
    expect(whyNoForest(whole, await forestOfParcel(whole, [unknown], loss))).toBe('no-data');
  });

  test('from every threshold on the cells have the figures of the summary', async () => {
    for (const threshold of canopyThresholds) {
      const own = lossAt(loss, threshold)!;
      const found = await forestOfParcel(whole, [picture], own);
      for (const [name, hectares] of Object.entries(forestOfProject(own)))
        expect(found[name as keyof typeof found], `${name} from ${threshold} % on`).toBeCloseTo(hectares, 9);
      const { loss: alone } = landscape(whole, threshold);
      expect(alone.forest2000Hectares).toBeCloseTo(own.forest2000Hectares, 9);
    }
  });

  test('the interval of a parcel holds its figure, and has no end where nobody looks', async () => {
    const found = await forestOfParcel(whole, [picture], loss);
    const place = { lastMapYear: 2025, latitude: 1, isWatched: true };
    const { lower, upper } = intervalOfParcel(found, place);
    expect(lower).toBeLessThanOrEqual(found.deforestedHectares - found.alertHectares);
    expect(upper!).toBeGreaterThanOrEqual(Math.min(found.forest2000Hectares, found.deforestedHectares + found.probableHectares));
    expect(upper!).toBeLessThanOrEqual(found.forest2000Hectares);
    expect(intervalOfParcel(found, { ...place, isWatched: false }).upper).toBeNull();
  });
});
