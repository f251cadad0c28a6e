import { fromLonLat } from 'ol/proj.js';
import { expect, test } from 'vitest';
import { boxOfExtent } from './view-box.ts';

const extentOf = (west: number, south: number, east: number, north: number) => {
  const world = 2 * Math.PI * 6_378_137;
  const [, bottom] = fromLonLat([0, south]);
  const [, top] = fromLonLat([0, north]);
  return [(west / 360) * world, bottom!, (east / 360) * world, top!];
};
const rounded = (extent: number[]) => boxOfExtent(extent).map((degrees) => Math.round(degrees * 1e6) / 1e6);

test.each([
  ['beside the equator', [34, -1, 35, 1], [34, -1, 35, 1]],
  ['across the antimeridian', [179, 10, 182, 11], [179, 10, 182, 11]],
  ['after a turn around the world', [394, -1, 395, 1], [34, -1, 35, 1]],
  ['west of the antimeridian, seen from the east', [-182, 10, -179, 11], [178, 10, 181, 11]],
  ['more than the whole world', [-300, -60, 300, 60], [-180, -60, 180, 60]],
] as const)('the box of a view %s', (_, [west, south, east, north], expected) => {
  expect(rounded(extentOf(west, south, east, north))).toEqual(expected);
});
