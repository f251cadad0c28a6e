import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverage, gridOfWindow, type Grid } from '#raster/index.ts';
import type { Geometry } from '#geo/types.ts';
import { whyNoLand } from '../shared/parcels/compute.ts';
import { addCover, CoverImage, noCover } from './compute.ts';
import { coverOfParcel } from './compute-parcels.ts';

const side = 24;
const grid: Grid = { west: 20, north: -10, cellWidth: 1 / 12_000, cellHeight: 1 / 12_000, width: side, height: side, epsg: 4326 };
const at = (column: number, row: number): [number, number] => [grid.west + column * grid.cellWidth, grid.north - row * grid.cellHeight];
const box = (left: number, top: number, right: number, bottom: number): Geometry => ({
  type: 'Polygon',
  coordinates: [[at(left, bottom), at(right, bottom), at(right, top), at(left, top), at(left, bottom)]],
});

/** What a project's collection adds up and keeps. */
function collected(land: Geometry, valueOf: (cell: number) => number) {
  const covered = coverage(land, grid);
  const { left, top, width, height } = covered.window;
  const values = Uint8Array.from({ length: width * height }, (_, cell) =>
    valueOf((top + Math.floor(cell / width)) * side + left + (cell % width)),
  );
  const [sums, image] = [noCover(), new CoverImage(grid)];
  const block = image.block(covered);
  addCover(sums, { coverage: covered, grid: gridOfWindow(grid, covered.window), values }, block.mark);
  block.put();
  return { sums, picture: { grid, values: image.values } };
}

test('of random land the parcels of a project have together what it has, class by class, and none more', async () => {
  const cells = fc.array(fc.constantFrom(0, 10, 20, 40, 95, 33), { minLength: side * side, maxLength: side * side });
  const edge = fc.double({ min: 0.2, max: 11, noNaN: true });
  await fc.assert(
    fc.asyncProperty(cells, edge, edge, edge, async (values, left, width, middle) => {
      const [right, cut] = [left + width + 1, left + Math.min(width, middle)];
      const { sums, picture } = collected(box(left, 2.3, right, 20.7), (cell) => values[cell]!);
      const parcels = await Promise.all([
        coverOfParcel(box(left, 2.3, cut, 20.7), picture),
        coverOfParcel(box(cut, 2.3, right, 20.7), picture),
      ]);
      for (const value of [10, 20, 40, 95])
        expect(parcels.reduce((sum, { byClass }) => sum + (byClass[value] ?? 0), 0)).toBeCloseTo(sums.byClass[value] ?? 0, 9);
      expect(parcels.reduce((sum, { unknown }) => sum + unknown, 0)).toBeCloseTo(sums.unknown, 9);
      expect(parcels.reduce((sum, { covered }) => sum + covered, 0)).toBeCloseTo(sums.covered, 9);
    }),
    { numRuns: 40 },
  );
});

test('half a cell counts half, and a parcel of fewer than nine cells or half unknown has no figure', async () => {
  const { picture } = collected(box(0, 0, 12, 12), (cell) => (cell % side < 6 ? 10 : 0));
  const land = box(0.5, 0, 5, 4);
  const found = await coverOfParcel(land, picture);
  expect([found.cells, found.unknown, whyNoLand(land, found)]).toEqual([expect.closeTo(18, 6), 0, null]);
  expect(found.byClass[10]! / found.covered).toBeCloseTo(1, 9);
  const small = box(0, 0, 2, 4);
  expect(whyNoLand(small, await coverOfParcel(small, picture))).toBe('too-small');
  const half = box(0.2, 0, 12, 12);
  expect(whyNoLand(half, await coverOfParcel(half, picture))).toBe('no-data');
  const line: Geometry = { type: 'LineString', coordinates: [at(0, 0), at(5, 5)] };
  expect(whyNoLand(line, await coverOfParcel(line, picture))).toBe('no-area');
});
