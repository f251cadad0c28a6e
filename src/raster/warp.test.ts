import { describe, expect, test } from 'vitest';
import type { Grid } from './grid.ts';
import { nearestCells, neededWindow } from './warp.ts';

const halfWorld = 20_037_508.342_789_244;
/** A tile of the Web Mercator pyramid. */
const tile = (z: number, x: number, y: number): Grid => {
  const side = (2 * halfWorld) / 2 ** z;
  return { west: -halfWorld + x * side, north: halfWorld - y * side, cellWidth: side / 256, cellHeight: side / 256, width: 256, height: 256, epsg: 3857 };
};
/** The source column of a target column, from the definition of Web Mercator: longitude is proportional to x. */
const columnOf = (target: Grid, column: number, source: Grid) => Math.floor((((target.west + (column + 0.5) * target.cellWidth) / halfWorld) * 180 - source.west) / source.cellWidth);

describe('a map tile that ends at the antimeridian', () => {
  const source: Grid = { west: 179.9931, north: 0.01, cellWidth: 0.0002, cellHeight: 0.0002, width: 64, height: 100, epsg: 4326 };
  const last = tile(14, 2 ** 14 - 1, 2 ** 13);

  test('takes the right cell in every column up to its last', () => {
    const cells = nearestCells(last, source);
    for (let column = 0; column < 256; column += 1) {
      const expected = columnOf(last, column, source);
      expect(cells[5 * 256 + column]! < 0 ? -1 : cells[5 * 256 + column]! % source.width, `column ${column}`).toBe(expected < 0 ? -1 : expected);
    }
    // 180 is 34.5 cells from the western edge: the last pixel lies in cell 34.
    expect(cells[5 * 256 + 255]! % source.width).toBe(34);
  });
  test('its neighbour on the other side goes on with the same cell', () => {
    const cells = nearestCells(tile(14, 0, 2 ** 13), { ...source, west: source.west - 360 });
    expect(cells[5 * 256]! % source.width).toBe(34);
  });
  test('a target that counts on past 180 needs no more of the source than it covers', () => {
    const over: Grid = { ...last, west: halfWorld - 128 * last.cellWidth };
    const whole: Grid = { west: -180, north: 90, cellWidth: 0.01, cellHeight: 0.01, width: 36_000, height: 18_000, epsg: 4326 };
    expect(neededWindow(over, { ...whole, west: 0 })!.width).toBeLessThan(10);
  });
});

test('the tile of the whole world needs the whole of a world picture, and reads its cells from west to east', () => {
  const world: Grid = { west: -180, north: 90, cellWidth: 1, cellHeight: 1, width: 360, height: 180, epsg: 4326 };
  expect(neededWindow(tile(0, 0, 0), world)).toEqual({ left: 0, top: 3, width: 360, height: 174 });
  const cells = nearestCells(tile(0, 0, 0), world);
  for (let column = 0; column < 256; column += 1) expect(cells[128 * 256 + column]! % 360).toBe(Math.floor(((column + 0.5) * 360) / 256));
});
