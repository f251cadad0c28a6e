import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPlanar } from './check.ts';
import { invalidity, loadGeos } from './geos.ts';
import type { Geometry, Ring } from './types.ts';
import { processorMilliseconds } from '../../test/helpers/processor-time.ts';

/** A small grid of corners makes touches, shared edges and collinear runs frequent. */
const corner = fc.tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }));
const ring = fc.array(corner, { minLength: 3, maxLength: 6 })
  .filter((corners) => new Set(corners.map(String)).size >= 3)
  .map((corners) => [...corners, corners[0]!].map(([x, y]) => [x, y]));
const box = fc.tuple(corner, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 4 }))
  .map(([[x, y], width, height]) => [[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]]);
const diamond = corner.chain(([x, y]) => fc.integer({ min: 1, max: 2 }).map((r) => [[x - r, y], [x, y - r], [x + r, y], [x, y + r], [x - r, y]]));
const someRing = fc.oneof(ring, box, diamond);
const large = fc.constant<Ring>([[-1, -1], [12, -1], [12, 12], [-1, 12], [-1, -1]]);
const shape: fc.Arbitrary<Geometry> = fc.array(fc.tuple(fc.oneof(someRing, large), fc.array(someRing, { maxLength: 4 })), { minLength: 1, maxLength: 3 })
  .map((parts) => ({ type: 'MultiPolygon', coordinates: parts.map(([shell, holes]) => [shell, ...holes]) }));

test('verdicts agree with GEOS on random polygons whose corners often meet', async () => {
  const geos = await loadGeos();
  let valid = 0;
  fc.assert(fc.property(shape, (geometry) => {
    const reason = invalidity(geos, geometry);
    if (!reason) valid += 1;
    const errors = checkPlanar(geometry).filter(({ severity }) => severity === 'error');
    expect({ valid: errors.length === 0, reason }).toEqual({ valid: reason === null, reason });
  }), { numRuns: 8000 });
  expect(valid).toBeGreaterThan(100);
});

test('100,000 corners take well under two seconds, also where they stand in a strip', async () => {
  const count = 100_000;
  const comb = Array.from({ length: count }, (_, k) => [k % 2 === 0 ? 0 : 0.5 - k / count / 4, k / count]);
  const strip: Geometry = { type: 'Polygon', coordinates: [[...comb, [-1, 1], [-1, 0], comb[0]!]] };
  expect(await processorMilliseconds(() => expect(checkPlanar(strip).filter(({ severity }) => severity === 'error')).toEqual([]))).toBeLessThan(2000);
});
