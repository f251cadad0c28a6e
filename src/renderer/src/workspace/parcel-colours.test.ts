// @vitest-environment happy-dom
import '#test/window/mount.ts';
import { expect, test } from 'vitest';
import type { ParcelFigures } from '#api/parcel-figures.ts';
import { classOfFigure, colouredValue } from './parcel-colours.ts';

const parcel: ParcelFigures = {
  place: 0,
  name: '',
  area_hectares: 50,
  forest_2000_ha: 40,
  forest_left_ha: 30,
  deforested_ha: 2.5,
  forest_cells: 600,
  forest_reason: null,
  ndvi_mean: 0.62,
  ndvi_clear_share: 1,
  ndvi_cells: 5000,
  ndvi_reason: null,
};

test('a colour stands for a share of the parcel, or for its NDVI', () => {
  expect(colouredValue('loss', parcel)).toBeCloseTo(5, 12);
  expect(colouredValue('forest', parcel)).toBeCloseTo(60, 12);
  expect(colouredValue('ndvi', parcel)).toBe(0.62);
  expect(colouredValue('loss', { ...parcel, deforested_ha: null })).toBeNull();
  expect(colouredValue('loss', { ...parcel, area_hectares: 0 })).toBeNull();
  expect(colouredValue('ndvi', null)).toBeNull();
});

test('limits belong to the class above them', () => {
  expect([0, 0.0999, 0.1, 1, 4.99, 5, 20, 100].map((value) => classOfFigure('loss', value))).toEqual([0, 0, 1, 2, 2, 3, 4, 4]);
  expect([-1, -0.3, 0.2, 0.85].map((value) => classOfFigure('ndvi', value))).toEqual([0, 0, 1, 4]);
});
