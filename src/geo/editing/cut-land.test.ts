import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areaHectares, isValid, rectangle, unionAreaHectares, type Geometry, type Position } from '../index.ts';
import { cutLand, type CutLand } from './cut-land.ts';
import type { EditAnswer } from './answer.ts';

const done = (answer: EditAnswer<CutLand>) => {
  if (!answer.ok) throw new Error(answer.code);
  return answer;
};

/** wherever the ring starts */
const cornersOf = (geometry: Geometry | null) => {
  if (geometry?.type !== 'Polygon') throw new Error('no polygon');
  return geometry.coordinates[0]!.slice(1).toSorted(([a, b], [c, d]) => a! - c! || b! - d!);
};

test('the land of others is cut away, and corners keep their digits', async () => {
  const cut = done(await cutLand(rectangle([35, 1, 35.002, 1.002]), [rectangle([35.001, 0.9, 35.003, 1.1])]));
  expect(cornersOf(cut.geometry)).toEqual(cornersOf(rectangle([35, 1, 35.001, 1.002])));
  expect([cut.partsBefore, cut.parts]).toEqual([1, 1]);
  expect(cut.areaAfterHectares).toBeCloseTo(cut.areaBeforeHectares / 2, 4);
});

test('nothing is left of what lies inside; a shape may break into parts, or get a hole', async () => {
  const inside = done(await cutLand(rectangle([35.001, 1.001, 35.0015, 1.0015]), [rectangle([35, 1, 35.002, 1.002])]));
  expect([inside.geometry, inside.areaAfterHectares, inside.parts]).toEqual([null, 0, 0]);
  const parted = done(await cutLand(rectangle([35, 1, 35.003, 1.001]), [rectangle([35.001, 0.9, 35.002, 1.1])]));
  expect([parted.geometry!.type, parted.parts]).toEqual(['MultiPolygon', 2]);
  const ringed = done(await cutLand(rectangle([35, 1, 35.003, 1.003]), [rectangle([35.001, 1.001, 35.002, 1.002])]));
  expect([ringed.geometry!.coordinates.length, ringed.parts]).toEqual([2, 1]);
});

test('an exact neighbour takes nothing, nor does a line', async () => {
  const own = rectangle([35, 1, 35.002, 1.002]);
  const line: Geometry = { type: 'LineString', coordinates: [[35, 1], [35.002, 1.002]] };
  const cut = done(await cutLand(own, [rectangle([35.002, 1, 35.004, 1.002]), line]));
  expect(cornersOf(cut.geometry)).toEqual(cornersOf(own));
});

test('over 180°, and with another that crosses itself', async () => {
  const over: Geometry = { type: 'Polygon', coordinates: [[[179.993, 0.2], [-179.993, 0.2], [-179.993, 0.21], [179.993, 0.21], [179.993, 0.2]]] };
  const east = done(await cutLand(over, [rectangle([-180, 0, -179.9, 1])]));
  expect(east.areaAfterHectares).toBeCloseTo(areaHectares(over) / 2, 6);
  const bow: Geometry = { type: 'Polygon', coordinates: [[[35, 1], [35.002, 1.002], [35.002, 1], [35, 1.002], [35, 1]]] };
  const cut = done(await cutLand(rectangle([35, 1, 35.002, 1.002]), [bow]));
  expect([cut.parts, cut.areaAfterHectares]).toEqual([2, expect.closeTo(cut.areaBeforeHectares / 2, 5)]);
});

test('a shape with a fault is refused, and not changed', async () => {
  const bow: Geometry = { type: 'Polygon', coordinates: [[[35, 1], [35.002, 1.002], [35.002, 1], [35, 1.002], [35, 1]]] };
  expect(await cutLand(bow, [rectangle([35, 1, 35.001, 1.001])])).toMatchObject({ ok: false, code: 'invalid-shape' });
});

const star = fc
  .record({
    x: fc.integer({ min: 0, max: 8 }),
    y: fc.integer({ min: 0, max: 8 }),
    reach: fc.array(fc.integer({ min: 2, max: 10 }), { minLength: 3, maxLength: 9 }),
  })
  .map(({ x, y, reach }): Geometry => {
    const ring = reach.map((far, k): Position => {
      const angle = (2 * Math.PI * k) / reach.length;
      return [20 + x * 0.0004 + far * 0.0002 * Math.cos(angle), 42 + y * 0.0002 + far * 0.0001 * Math.sin(angle)];
    });
    return { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  });

test('whatever is cut is valid, and together with what cut it covers as much as before', async () => {
  await fc.assert(
    fc.asyncProperty(star, fc.array(star, { minLength: 1, maxLength: 5 }), async (own, others) => {
      if (!isValid(own)) return;
      const { geometry, areaAfterHectares } = done(await cutLand(own, others));
      if (geometry) expect(isValid(geometry)).toBe(true);
      // Sides that are cut are straight up to the cut: of some hundred metres that is less than 1 m².
      const [union, of] = [await unionAreaHectares([own, ...others]), await unionAreaHectares(others)];
      expect(Math.abs(of + areaAfterHectares - union)).toBeLessThanOrEqual(1e-4);
    }),
    { numRuns: 80 },
  );
});
