import { expect, test } from 'vitest';
import { nastyPolygons } from '#test/helpers/random-polygons.ts';
import { loadGeos, makeValid } from './geos.ts';
import { areaHectares, isValid, ParcelPairFinder, unionAreaHectares, type Geometry, type Position } from './index.ts';
import { madeValid } from './made-valid.ts';

/** A shape with crossing sides, on a net of some metres, that GEOS cannot repair at this place. */
function beyondGeos(seed: number): Geometry {
  const { type, coordinates } = nastyPolygons(seed);
  const largest = Math.max(...coordinates.flat(3).map(Math.abs));
  const placed = (value: unknown): unknown =>
    Array.isArray(value)
      ? typeof value[0] === 'number'
        ? [20 + (value as Position)[0]! * (0.02 / largest), 50 + (value as Position)[1]! * (0.02 / largest)]
        : value.map(placed)
      : value;
  return { type, coordinates: placed(coordinates) } as Geometry;
}

test.each([15_437 * 6 + 1, 17_154 * 6 + 4, 18_331 * 6 + 4])('a shape that GEOS gives up on (%i) is made valid, measured and compared', async (seed) => {
  const geos = await loadGeos();
  const shape = beyondGeos(seed);
  expect(() => makeValid(geos, shape)).toThrow(RangeError);
  const made = madeValid(geos, shape);
  expect(isValid(made)).toBe(true);
  const hectares = areaHectares(made);
  expect(hectares).toBeGreaterThan(0);
  expect(await unionAreaHectares([made, shape])).toBeCloseTo(hectares, 4);
  const finder = await ParcelPairFinder.create();
  for (const one of [shape, made]) finder.add(one);
  const { pairs, notCompared } = await finder.find();
  expect(notCompared).toEqual([]);
  expect(pairs[0]!.sharedHectares).toBeCloseTo(hectares, 4);
});
