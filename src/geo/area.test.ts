import fc from 'fast-check';
import geodesic from 'geographiclib-geodesic';
import { describe, expect, test } from 'vitest';
import { areaHectares, ringAreaSquareMetres } from './area.ts';
import { splitAtAntimeridian } from './antimeridian.ts';
import type { Ring } from './types.ts';

/** A star-shaped ring: never crosses itself, any size from 20 m to 2,000 km. */
const star = fc.record({
  longitude: fc.double({ min: -180, max: 180, noNaN: true }), latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  size: fc.double({ min: -4, max: 1, noNaN: true }), radii: fc.array(fc.double({ min: 0.3, max: 1, noNaN: true }), { minLength: 4, maxLength: 24 }),
}).map(({ longitude, latitude, size, radii }): Ring => {
  const degrees = 10 ** size * 0.9;
  const ring = radii.map((radius, k) => {
    const angle = (2 * Math.PI * k) / radii.length;
    const x = longitude + (radius * degrees * Math.cos(angle)) / Math.max(0.15, Math.cos(latitude * Math.PI / 180));
    return [x > 180 ? x - 360 : x < -180 ? x + 360 : x, Math.max(-89, Math.min(89, latitude + radius * degrees * Math.sin(angle)))];
  });
  return [...ring, ring[0]!];
});

const reference = (ring: Ring) => {
  const polygon = geodesic.Geodesic.WGS84.Polygon(false);
  for (const [longitude, latitude] of ring.slice(0, -1)) polygon.AddPoint(latitude!, longitude!);
  return Math.abs(polygon.Compute(false, true).area ?? 0);
};

describe('ring area', () => {
  test('longitudes in another turn (541 for -179) are the same places', () => {
    const ring = [[541, -44], [539.87, -43.37], [538.73, -44.88], [541, -44]];
    const home = ring.map(([longitude, latitude]) => [longitude! - 360 * Math.round(longitude! / 360), latitude!]);
    expect(Math.abs(ringAreaSquareMetres(ring) / ringAreaSquareMetres(home) - 1)).toBeLessThan(1e-12);
    expect(Math.abs(ringAreaSquareMetres(ring) / reference(home) - 1)).toBeLessThan(1e-12);
  });
  test('agrees with GeographicLib on random rings (its own noise: 0.1 m² on small ones)', () => {
    fc.assert(fc.property(star, (ring) => {
      const expected = reference(ring);
      expect(Math.abs(ringAreaSquareMetres(ring) - expected)).toBeLessThanOrEqual(1e-9 * expected + 0.15);
    }), { numRuns: 2000 });
  });

  test('does not depend on where the ring starts or which way it runs', () => {
    fc.assert(fc.property(star, fc.nat(), (ring, shift) => {
      const open = ring.slice(0, -1);
      const turned = [...open.slice(shift % open.length), ...open.slice(0, shift % open.length)];
      const area = ringAreaSquareMetres(ring);
      for (const other of [turned, turned.toReversed(), [...turned, turned[0]!]]) expect(Math.abs(ringAreaSquareMetres(other) - area)).toBeLessThanOrEqual(1e-11 * area + 1e-9);
    }), { numRuns: 500 });
  });

  test('parts on both sides of the antimeridian add up to the whole', () => {
    const whole = { type: 'Polygon' as const, coordinates: [[[179.99, 10], [-179.99, 10], [-179.99, 10.02], [179.99, 10.02], [179.99, 10]]] };
    const parts = splitAtAntimeridian(whole);
    expect(parts.type).toBe('MultiPolygon');
    // The cut adds vertices on the straight edge, which a geodesic does not follow: a difference of this order is the geometry's, not the method's.
    expect(Math.abs(areaHectares(parts) - areaHectares(whole)) / areaHectares(whole)).toBeLessThan(1e-5);
  });

  test('one degree at the equator is 1,230,877.8 ha (Karney, GeographicLib Planimeter)', () => {
    expect(reference([[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]) / 1e4).toBeCloseTo(areaHectares({ type: 'Polygon', coordinates: [[[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]] }), 3);
  });

  test('a hole is taken off, points and lines have no area, a latitude out of range gives NaN', () => {
    const outer = [[0, 0], [0.01, 0], [0.01, 0.01], [0, 0.01], [0, 0]];
    const hole = [[0.002, 0.002], [0.002, 0.004], [0.004, 0.004], [0.004, 0.002], [0.002, 0.002]];
    expect(areaHectares({ type: 'Polygon', coordinates: [outer, hole] })).toBeCloseTo((ringAreaSquareMetres(outer) - ringAreaSquareMetres(hole)) / 1e4, 9);
    expect(areaHectares({ type: 'LineString', coordinates: outer })).toBe(0);
    expect(areaHectares({ type: 'Polygon', coordinates: [[[0, 95], [1, 95], [1, 96], [0, 95]]] })).toBeNaN();
  });
});
