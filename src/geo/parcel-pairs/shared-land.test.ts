import { expect, test } from 'vitest';
import { areaHectares } from '../area.ts';
import { intersection, loadGeos } from '../geos.ts';
import type { Polygon } from '../types.ts';
import { outlineOf } from './outline.ts';
import { sharedSquareMetres } from './shared-land.ts';

/** Some 200 m across. */
const circle = (longitude: number, corners: number): Polygon => {
  const ring = Array.from({ length: corners }, (_, k) => {
    const turn = (2 * Math.PI * k) / corners;
    return [longitude + 0.001 * Math.cos(turn), -1.3 + 0.001 * Math.sin(turn)];
  });
  return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
};

test.each([12, 203, 204, 205, 410, 1000, 5000])('outlines of any number of edges share what GEOS finds: %i', async (corners) => {
  const [one, other] = [circle(36.8, corners), circle(36.8007, corners)];
  const shared = sharedSquareMetres(outlineOf([one.coordinates]), outlineOf([other.coordinates]));
  const hectares = areaHectares(intersection(await loadGeos(), one, other));
  expect(shared / 10_000).toBeCloseTo(hectares, 6);
});
