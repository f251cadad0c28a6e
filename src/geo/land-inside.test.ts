import { expect, test } from 'vitest';
import { areaHectares, LandInside, type Geometry } from './index.ts';

const box = (west: number, south: number, east: number, north: number): Geometry => ({ type: 'Polygon', coordinates: [[[west, south], [east, south], [east, north], [west, north], [west, south]]] });
const plot = box(35, 0, 35.01, 0.01);

test('what of a plot lies in land: all, half, nothing; overlapping land counts once, faults are repaired', async () => {
  const inside = async (...land: Geometry[]) => (await LandInside.of(land)).insideOf(plot);
  expect(await inside(box(34, -1, 36, 1))).toEqual({ hectares: areaHectares(plot), share: 1 });
  expect(await inside(box(36, 0, 37, 1))).toEqual({ hectares: 0, share: 0 });
  expect(await inside()).toEqual({ hectares: 0, share: 0 });
  // Neighbours that share a border have no land in common.
  expect((await inside(box(35.01, 0, 35.02, 0.01))).hectares).toBe(0);
  const half = areaHectares(box(35, 0, 35.005, 0.01));
  expect((await inside(box(34, 0, 35.005, 0.01))).hectares).toBeCloseTo(half, 6);
  expect((await inside(box(34, 0, 35.005, 0.01), box(35.001, 0, 35.005, 0.01), box(34.9, 0, 35.004, 0.01))).hectares).toBeCloseTo(half, 6);
  const bow: Geometry = { type: 'Polygon', coordinates: [[[35, 0], [35.01, 0.01], [35.01, 0], [35, 0.01], [35, 0]]] };
  expect((await inside(bow)).share).toBeCloseTo(0.5, 4);
  const two = { type: 'MultiPolygon', coordinates: [[[[35, 0], [35.002, 0], [35.002, 0.01], [35, 0.01], [35, 0]]], [[[35.008, 0], [35.02, 0], [35.02, 0.01], [35.008, 0.01], [35.008, 0]]]] } as Geometry;
  expect((await inside(two)).share).toBeCloseTo(0.4, 4);
});

test('points lie in land or do not; lines say nothing', async () => {
  const land = await LandInside.of([plot]);
  expect(land.insideOf({ type: 'Point', coordinates: [35.005, 0.005] })).toEqual({ hectares: null, share: 1 });
  expect(land.insideOf({ type: 'Point', coordinates: [35.5, 0.005] })).toEqual({ hectares: null, share: 0 });
  expect(land.insideOf({ type: 'MultiPoint', coordinates: [[35.005, 0.005], [35.5, 0.005]] })).toEqual({ hectares: null, share: 0.5 });
  expect(land.insideOf({ type: 'LineString', coordinates: [[35, 0], [36, 0]] })).toEqual({ hectares: null, share: null });
});
