import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { intersection, loadGeos } from './geos.ts';
import { isEmpty } from './check.ts';
import { meetsBox } from './meets-box.ts';
import { rectangle } from './rectangle.ts';
import type { BoundingBox, Geometry, Position } from './types.ts';

const place = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 40 }));
const box = fc
  .tuple(place, place)
  .filter(([[ax, ay], [bx, by]]) => ax !== bx && ay !== by)
  .map(([[ax, ay], [bx, by]]): BoundingBox => [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]);
const isTriangle = ([a, b, c]: Position[]) =>
  (b![0]! - a![0]!) * (c![1]! - a![1]!) !== (b![1]! - a![1]!) * (c![0]! - a![0]!);
const shape: fc.Arbitrary<Geometry> = fc.oneof(
  place.map((coordinates) => ({ type: 'Point' as const, coordinates })),
  fc.array(place, { minLength: 2, maxLength: 5 }).map((coordinates) => ({ type: 'LineString' as const, coordinates })),
  fc
    .array(place, { minLength: 3, maxLength: 3 })
    .filter(isTriangle)
    .map((ring) => ({ type: 'Polygon' as const, coordinates: [[...ring, ring[0]!]] })),
  // A frame, whose hole may hold the whole box.
  fc.constant<Geometry>({ type: 'Polygon' as const, coordinates: [rectangle([0, 0, 40, 40]).coordinates[0]!, rectangle([2, 2, 38, 38]).coordinates[0]!.toReversed()] }),
);

test('a shape meets a box where GEOS finds a place that both have', async () => {
  const geos = await loadGeos();
  fc.assert(
    fc.property(shape, box, (geometry, sides) => {
      expect(meetsBox(geometry, sides)).toBe(!isEmpty(intersection(geos, geometry, rectangle(sides))));
    }),
    { numRuns: 3000 },
  );
});
