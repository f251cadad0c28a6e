import { expect, test } from 'vitest';
import { readGeoJson } from './geometry.ts';

const point = (longitude: number, latitude: number, ...height: number[]) =>
  readGeoJson({ type: 'Point', coordinates: [longitude, latitude, ...height] });
const placeOf = (read: ReturnType<typeof readGeoJson>) =>
  read.ok ? (read.features[0]!.geometry as { coordinates: number[] }).coordinates : read.issues;

test.each([
  [
    [180.0000000000001, 65],
    [180, 65],
  ],
  [
    [-180.000000001, -90.0000000009, 12],
    [-180, -90, 12],
  ],
  [
    [179.9999999999, 90],
    [179.9999999999, 90],
  ],
] as [number[], number[]][])('%j is a place: what rounding put beyond a limit lies on it', (given, place) => {
  expect(placeOf(point(...(given as [number, number])))).toEqual(place);
});

test.each([
  [[180.00000001, 0], 0, 'less_than_equal'],
  [[-181, 0], 0, 'greater_than_equal'],
  [[0, 90.00000001], 1, 'less_than_equal'],
  [[0, -91], 1, 'greater_than_equal'],
] as [number[], number, string][])('%j is none', (given, axis, type) => {
  expect(placeOf(point(...(given as [number, number])))).toMatchObject([{ path: ['coordinates', axis], type }]);
});
