import { expect, test } from 'vitest';
import type { Geometry } from '#geo/types.ts';
import { indexOfParcel, whyNoIndex } from './compute-parcels.ts';

const grid = { west: 35, north: 0.001, cellWidth: 0.0001, cellHeight: 0.0001, width: 20, height: 10, epsg: 4326 };
const box = (left: number, top: number, right: number, bottom: number): Geometry => {
  const [west, east, north, south] = [35 + left / 1e4, 35 + right / 1e4, 0.001 - top / 1e4, 0.001 - bottom / 1e4];
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
const picture = (value: (column: number, row: number) => number) => ({
  grid,
  values: Float32Array.from({ length: 200 }, (_, cell) => value(cell % 20, Math.floor(cell / 20))),
});

test('the mean weighs cells by what the parcel covers of them', async () => {
  const land = box(2.5, 2, 6, 6);
  const found = await indexOfParcel(
    land,
    picture((column) => column / 10),
  );
  // half of column 2, columns 3, 4 and 5
  expect(found.mean).toBeCloseTo((0.5 * 0.2 + 0.3 + 0.4 + 0.5) / 3.5, 6);
  expect(found.cells).toBeCloseTo(14, 6);
  expect(whyNoIndex(land, found)).toBeNull();
});

test('under cloud of more than half there is no mean; clear cells alone make it', async () => {
  const land = box(0, 0, 10, 10);
  const clearTo = (last: number) => picture((column) => (column < last ? 0.6 : Number.NaN));
  const six = await indexOfParcel(land, clearTo(6));
  expect([six.mean, six.clearShare, whyNoIndex(land, six)]).toEqual([expect.closeTo(0.6, 6), expect.closeTo(0.6, 6), null]);
  expect(whyNoIndex(land, await indexOfParcel(land, clearTo(4)))).toBe('mostly-cloud');
  expect(await indexOfParcel(land, clearTo(0))).toMatchObject({ mean: null, clearShare: 0 });
  const small = box(0, 0, 2, 4);
  expect(whyNoIndex(small, await indexOfParcel(small, clearTo(6)))).toBe('too-small');
});
