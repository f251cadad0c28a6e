import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaHectares, rectangle, unionAreaHectares } from '../index.ts';
import type { Geometry, Position } from '../types.ts';
import { ParcelPairFinder, type KeepsBefore } from './index.ts';

const inOrder: KeepsBefore = (a, b) => a < b;
const sumOf = (figures: Iterable<number>) => [...figures].reduce((sum, one) => sum + one, 0);

async function finderOf(geometries: (Geometry | null)[]): Promise<ParcelPairFinder> {
  const finder = await ParcelPairFinder.create();
  for (const geometry of geometries) finder.add(geometry);
  return finder;
}

// Three over one place in the middle, each two of them over another, one inside all, and one apart.
const three = [
  rectangle([35, 1, 35.002, 1.002]),
  rectangle([35.001, 1, 35.003, 1.002]),
  rectangle([35.0005, 1.001, 35.0025, 1.003]),
  rectangle([35.0012, 1.0012, 35.0018, 1.0018]),
  rectangle([35.1, 1, 35.102, 1.002]),
];

test('land under three plots is counted once, for the one that comes first', async () => {
  const counted = (await finderOf(three)).countOnce(inOrder);
  expect(counted[0]).toBe(areaHectares(three[0]!));
  expect(counted[1]).toBeCloseTo(areaHectares(three[1]!) / 2, 4);
  // What lies north of both.
  expect(counted[2]).toBeCloseTo(areaHectares(rectangle([35.0005, 1.002, 35.0025, 1.003])), 4);
  expect(counted[3]).toBeCloseTo(0, 9);
  expect(counted[4]).toBe(areaHectares(three[4]!));
  expect(sumOf(counted)).toBeCloseTo(await unionAreaHectares(three), 7);
});

test('the order alone decides who keeps it, never the sum', async () => {
  const finder = await finderOf(three);
  const backward = finder.countOnce((a, b) => a > b);
  expect(backward[3]).toBe(areaHectares(three[3]!));
  expect(backward[2]).toBeCloseTo(areaHectares(three[2]!) - areaHectares(three[3]!), 4);
  expect(sumOf(backward)).toBeCloseTo(sumOf(finder.countOnce(inOrder)), 9);
});

test('copies, points, what has no land and references', async () => {
  const point: Geometry = { type: 'Point', coordinates: [35.001, 1.001] };
  const finder = await finderOf([three[0]!, three[0]!, point, null]);
  finder.beginReferences();
  finder.add(three[0]!);
  expect([...finder.countOnce((a, b) => a > b)]).toEqual([0, areaHectares(three[0]!), 0, 0]);
  expect([...finder.countOnce(inOrder, (parcel) => parcel !== 0)]).toEqual([0, areaHectares(three[0]!), 0, 0]);
});

test('a plot in several parts, and plots over 180°', async () => {
  const parts: Geometry = {
    type: 'MultiPolygon',
    coordinates: [rectangle([179.99, 0.2, 179.996, 0.21]), rectangle([-179.996, 0.2, -179.99, 0.21])].map(({ coordinates }) => coordinates as Position[][]),
  };
  const over: Geometry = { type: 'Polygon', coordinates: [[[179.993, 0.2], [-179.993, 0.2], [-179.993, 0.21], [179.993, 0.21], [179.993, 0.2]]] };
  const counted = (await finderOf([over, parts])).countOnce(inOrder);
  expect(counted[1]).toBeCloseTo(areaHectares(parts) / 2, 3);
  expect(sumOf(counted)).toBeCloseTo(await unionAreaHectares([over, parts]), 5);
});

/** Stars about a few places far north, where sides that are cut differ most, of up to some kilometres. */
const star = fc
  .record({
    x: fc.integer({ min: 0, max: 12 }),
    y: fc.integer({ min: 0, max: 12 }),
    reach: fc.array(fc.integer({ min: 2, max: 10 }), { minLength: 3, maxLength: 9 }),
  })
  .map(({ x, y, reach }): Geometry => {
    const ring = reach.map((far, k) => {
      const angle = (2 * Math.PI * k) / reach.length;
      return [20 + x * 0.004 + far * 0.002 * Math.cos(angle), 62 + y * 0.002 + far * 0.001 * Math.sin(angle)];
    });
    return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  });

test('whatever overlaps, the figures add up to the union, and none is below nothing or above its own', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(star, { minLength: 2, maxLength: 12 }), fc.infiniteStream(fc.nat()), async (stars, random) => {
      // Each set has a copy, and three over one place.
      const all = [...stars, stars[0]!, stars[0]!];
      const ranks = all.map(() => random.next().value as number);
      const finder = await finderOf(all);
      const counted = finder.countOnce((a, b) => ranks[a]! - ranks[b]! < 0 || (ranks[a] === ranks[b] && a < b));
      const own = all.map((_, index) => finder.hectaresOf(index));
      const union = await unionAreaHectares(all);
      for (const [index, hectares] of counted.entries()) {
        expect(hectares).toBeGreaterThanOrEqual(0);
        expect(hectares).toBeLessThanOrEqual(own[index]!);
      }
      expect(Math.abs(sumOf(counted) - union)).toBeLessThanOrEqual(1e-6 + 1e-9 * sumOf(own));
    }),
    { numRuns: 60, seed: 141 },
  );
});
