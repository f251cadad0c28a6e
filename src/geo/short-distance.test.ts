import geodesic from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { distanceMetres, perimeterMetres } from './measure.ts';
import { maxDegreesApart, shortDistanceMetres } from './short-distance.ts';

const ellipsoid = geodesic.Geodesic.WGS84;
const karney = (longitude1: number, latitude1: number, longitude2: number, latitude2: number) => ellipsoid.Inverse(latitude1, longitude1, latitude2, longitude2).s12!;
/** Park and Miller's generator: the same numbers in every run. */
let seed = 20_261_122;
const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

describe('short distances', () => {
  test.each([1e-6, 1e-4, 0.01, 1])('are those of GeographicLib within 5 nm, from pole to pole, %d of the most apart', (share) => {
    let worst = 0;
    for (let count = 0; count < 5000; count += 1) {
      const reach = maxDegreesApart * share;
      const latitude = count % 10 === 0 ? 90 - reach * 2 * random() : random() * 180 - 90;
      const longitude = random() * 360 - 180;
      const latitude2 = Math.max(-90, Math.min(90, latitude + reach * (2 * random() - 1)));
      const longitude2 = Math.max(-180, Math.min(180, longitude + reach * (2 * random() - 1)));
      worst = Math.max(worst, Math.abs(shortDistanceMetres(longitude, latitude, longitude2, latitude2) - karney(longitude, latitude, longitude2, latitude2)));
    }
    expect(worst).toBeGreaterThan(0);
    expect(worst).toBeLessThan(5e-9);
  });

  test('the same both ways; nothing between a place and itself', () => {
    expect(shortDistanceMetres(35.1, -1.2, 35.15, -1.25)).toBeCloseTo(shortDistanceMetres(35.15, -1.25, 35.1, -1.2), 9);
    expect(shortDistanceMetres(35.1, -1.2, 35.1, -1.2)).toBe(0);
    expect(shortDistanceMetres(10, 90, 10.1, 90)).toBeLessThan(1e-9);
  });

  test('long edges, the antimeridian and longitudes beyond 180 are measured as before', () => {
    for (const [from, to] of [[[0, 0], [10, 20]], [[179.99, 5], [-179.99, 5.01]], [[181, 5], [181.01, 5]], [[0, 0], [179.8, 0.2]], [[0, 0], [0.16, 0]]])
      expect(distanceMetres(from!, to!)).toBeCloseTo(karney(from![0]!, from![1]!, to![0]!, to![1]!), 7);
    const across = { type: 'Polygon' as const, coordinates: [[[179.99, 5], [-179.99, 5], [-179.99, 5.02], [179.99, 5.02], [179.99, 5]]] };
    expect(perimeterMetres(across)).toBeCloseTo(karney(179.99, 5, -179.99, 5) + karney(179.99, 5.02, -179.99, 5.02) + 2 * karney(179.99, 5, 179.99, 5.02), 7);
    expect(distanceMetres([Number.NaN, 0], [0, 0])).toBeNaN();
    expect(distanceMetres([0, 90], [0, 90.01])).toBeNaN();
  });
});
