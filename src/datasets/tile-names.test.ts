import { expect, test } from 'vitest';
import { dem, fourSides, lowerLeft, upperLeft, upperLeftLetterFirst, upperLeftLetterUnpadded, upperLeftUnpadded } from './tile-names.ts';

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
  expect(dem(...corner(-71.71, 18.66, 1))).toBe('Copernicus_DSM_COG_30_N18_00_W072_00_DEM');
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
  // As public code names tiles of GFC2020: cocoa in Côte d’Ivoire, the Amazon, Greenwich on the equator, the deep south.
  expect(
    [
      [-6.7, 5.69],
      [-60.5, -3],
      [0.5, 0.5],
      [25, -15],
    ].map(([x, y]) => {
      const [left, bottom] = corner(x!, y!, 10);
      return upperLeftLetterUnpadded(left, bottom + 10);
    }),
  ).toEqual(['N10_W10', 'N0_W70', 'N10_E0', 'S10_E20']);
});
