import { expect, test } from 'vitest';
import type { ProfilePoint } from '#raster/line-profile.ts';
import { samplesOf } from './profile-samples.ts';

const point = (distanceMetres: number, heightMetres: number | null): ProfilePoint => ({
  distanceMetres,
  heightMetres,
  longitude: 35 + distanceMetres / 1000,
  latitude: 1,
});

test('samples stand at even distances on the straight lines between places, wherever those stand', () => {
  const samples = samplesOf([point(0, 100), point(10, 110), point(100, 20)], 11);
  expect(samples.map(({ distanceMetres }) => distanceMetres)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
  expect(samples.map(({ heightMetres }) => Math.round(heightMetres!))).toEqual([100, 110, 100, 90, 80, 70, 60, 50, 40, 30, 20]);
  expect(samples[5]!.longitude).toBeCloseTo(35.05, 9);
});

test('beside a place without a height there is none, and at the others what they have', () => {
  const samples = samplesOf([point(0, 1), point(10, null), point(20, 3)], 5);
  expect(samples.map(({ heightMetres }) => heightMetres)).toEqual([1, null, null, null, 3]);
});

test('a line of one place, of two at the same place, and of none', () => {
  expect(samplesOf([point(0, 7)], 3).map(({ heightMetres }) => heightMetres)).toEqual([7, 7, 7]);
  expect(samplesOf([point(0, 7), point(0, 9)], 2).every(({ heightMetres }) => Number.isFinite(heightMetres))).toBe(true);
  expect(samplesOf([], 3)).toEqual([]);
});
