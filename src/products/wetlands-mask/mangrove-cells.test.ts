import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maskGrid } from '#raster/grid.ts';
import { latticesOf, wetland, wetlandCells } from './compute.ts';

test('mangrove on the map of mangroves is wetland, but not where the land cover is permanent water', () => {
  expect([10, 30, 0, 90, 95, 80].map((cover) => wetland(cover, 0, true))).toEqual([1, 1, 1, 1, 1, 0]);
  expect([wetland(10, 12, true), wetland(0, 255, true), wetland(10, 0, false)]).toEqual([1, 1, 0]);
});

test('without the map of mangroves the mask is that of the two other maps', () => {
  const grid = maskGrid([6.6, 0.3, 6.601, 0.3005]);
  const { landCover, water } = latticesOf(grid);
  const [cells, months] = [new Uint8Array(landCover.width * landCover.height).fill(10), new Uint8Array(water.width * water.height)];
  const inside = new Uint8Array(grid.width * grid.height).fill(1);
  expect(new Set(wetlandCells(grid, inside, { landCover: cells, months, mangroves: null }))).toEqual(new Set([0]));
});

test('each cell of the mask takes the cell of mangroves that holds its middle, at any place and coarseness', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -179_000, max: 179_000 }),
      fc.integer({ min: -39_000, max: 39_000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(1, 1, 1, 50),
      (west, south, width, height, coarseness) => {
        const size = coarseness === 1 ? 1e-3 : 0.35;
        const grid = maskGrid([west / 1000, south / 1000, west / 1000 + width * size, south / 1000 + height * (size / coarseness)]);
        fc.pre(grid.width * grid.height < 20_000_000 / coarseness || coarseness === 1);
        const { landCover, water, mangroves } = latticesOf(grid);
        fc.pre(mangroves.width * mangroves.height < 4_000_000);
        const map = Uint8Array.from({ length: mangroves.width * mangroves.height }, (_, cell) => (cell % 7 === 0 ? 1 : 0));
        const values = wetlandCells(grid, new Uint8Array(grid.width * grid.height).fill(1), {
          landCover: new Uint8Array(landCover.width * landCover.height).fill(10),
          months: new Uint8Array(water.width * water.height),
          mangroves: map,
        });
        const multiple = Math.round(grid.cellWidth * 12_000);
        for (let cell = 0; cell < values.length; cell += 1 + Math.floor(values.length / 500)) {
          // The middle of the land cover cell that stands for the mask's cell, in sixteenths of a cell of mangroves, which are whole numbers.
          const column = Math.round(grid.west * 12_000) + (cell % grid.width) * multiple + Math.floor(multiple / 2);
          const row = Math.round(grid.north * 12_000) - 1 - Math.floor(cell / grid.width) * multiple - Math.floor(multiple / 2);
          const x = Math.floor(((2 * column + 1) * 3) / 16) - mangroves.left;
          const y = mangroves.bottom + mangroves.height - 1 - Math.floor(((2 * row + 1) * 3) / 16);
          expect(values[cell]).toBe(map[y * mangroves.width + x]);
        }
      },
    ),
    { numRuns: 60 },
  );
});
