import { expect, test } from 'vitest';
import { fourSides, lowerLeft, upperLeft, upperLeftLetterFirst, upperLeftUnpadded } from './tile-names.ts';

// The places of the house's data-source reference: latitude 18.66, longitude -71.71 and latitude -3.1, longitude -60.2.
const corner = (longitude: number, latitude: number, degrees: number) =>
  [Math.floor(longitude / degrees) * degrees, Math.floor(latitude / degrees) * degrees] as const;

test('tiles are named as their sources name them', () => {
  const [west, south] = corner(-71.71, 18.66, 10);
  expect([
    upperLeft(west, south + 10),
    upperLeftLetterFirst(west, south + 10),
    upperLeftUnpadded(west, south + 10),
    fourSides(west, south, 10),
  ]).toEqual(['20N_080W', 'N20W080', '80W_20N', '080W_10N_070W_20N']);
  expect(lowerLeft(...corner(-71.71, 18.66, 3))).toBe('N18W072');
});

test('at the equator and the prime meridian nothing is minus zero', () => {
  const [west, south] = corner(-60.2, -3.1, 10);
  expect([
    upperLeft(west, south + 10),
    upperLeftLetterFirst(west, south + 10),
    upperLeftUnpadded(west, south + 10),
    fourSides(west, south, 10),
  ]).toEqual(['00N_070W', 'N00W070', '70W_0N', '070W_10S_060W_00N']);
  expect(lowerLeft(...corner(-60.2, -3.1, 3))).toBe('S06W063');
  expect(upperLeft(-0, -0)).toBe('00N_000E');
});
