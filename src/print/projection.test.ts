import { describe, expect, test } from 'vitest';
import { distanceMetres } from '#geo/index.ts';
import { distortionAt, equalAreaProjection, scaleErrorOf, utmAt } from './projection.ts';

test('beyond the latitudes of UTM there is no zone', () => {
  expect(utmAt(10, 84.1)).toBeNull();
  expect(utmAt(10, -80.1)).toBeNull();
  expect(utmAt(10, -79.9)?.epsg).toBe(32_732);
});

describe('the scale of the plane', () => {
  test('of UTM is 0.9996 on the middle of a zone, and 1 about 180 km beside it', () => {
    const zone = utmAt(33, 0)!;
    expect(distortionAt(zone, 33, 0).alongMeridian).toBeCloseTo(0.9996, 6);
    expect(distortionAt(zone, 33 + 1.62, 0).alongParallel).toBeCloseTo(1, 4);
  });

  test('agrees with distances on the ellipsoid', () => {
    for (const [longitude, latitude] of [
      [35.2, -1.3],
      [-60.1, -33.4],
      [5.9, 51.2],
      [24.9, 69.7],
    ] as const) {
      const plane = utmAt(longitude, latitude)!;
      const [from, to] = [plane.forward(longitude, latitude - 0.01), plane.forward(longitude, latitude + 0.01)];
      const ground = distanceMetres([longitude, latitude - 0.01], [longitude, latitude + 0.01]);
      expect(Math.hypot(to[0] - from[0], to[1] - from[1]) / ground).toBeCloseTo(distortionAt(plane, longitude, latitude).alongMeridian, 7);
    }
  });

  test('of the equal-area plane is true in the middle', () => {
    expect(scaleErrorOf(distortionAt(equalAreaProjection(20, 5), 20, 5))).toBeLessThan(1e-6);
  });
});

test('true north lies west of grid north to the east of the middle in the north, and east of it in the south', () => {
  const degrees = (longitude: number, latitude: number) => distortionAt(utmAt(longitude, latitude)!, longitude, latitude).convergence;
  // Δλ · sin φ, to first order
  expect(degrees(35, 45)).toBeCloseTo(-2 * Math.sin(Math.PI / 4), 2);
  expect(degrees(35, -45)).toBeCloseTo(2 * Math.sin(Math.PI / 4), 2);
  expect(degrees(33, 45)).toBeCloseTo(0, 9);
});
