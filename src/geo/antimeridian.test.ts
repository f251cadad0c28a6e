import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, boundingBox, centroid, check, forEachPosition, isValid, polygonsOf, repair, splitAtAntimeridian, turnsLeft, type Geometry, type Polygon, type Ring } from './index.ts';

const polygon = (...rings: Ring[]): Polygon => ({ type: 'Polygon', coordinates: rings.map((ring) => [...ring, ring[0]!]) });
const errors = (geometry: Geometry) => check(geometry).filter(({ severity }) => severity === 'error').map(({ code }) => code);
const isCut = (geometry: Geometry) => { let within = true; forEachPosition(geometry, ([x]) => { within &&= Math.abs(x!) <= 180; }); return within && splitAtAntimeridian(geometry) === geometry; };

/** Edges by parallels and meridians only, so that straight lines on the map are what a measure along geodesics nearly sees. */
const frame = (west: number, south: number, east: number, north: number): Ring => [[west, south], [east, south], [east, north], [west, north]];

describe('cut at the 180th meridian', () => {
  test.each<[string, Polygon, number]>([
    ['one crossing', polygon(frame(179, 0, -179, 1)), 2],
    ['a comb that comes back twice', polygon([[179, 0], [-179, 0], [-179, 1], [179.5, 1], [179.5, 2], [-179, 2], [-179, 3], [179, 3]]), 3],
    ['a hole over the meridian', polygon(frame(178, -2, -178, 2), frame(179, -1, -179, 1).toReversed()), 2],
    ['a hole that has a side on the meridian', polygon(frame(178, -2, -178, 2), frame(180, -1, -179, 1).toReversed()), 2],
    ['a hole on the far side', polygon(frame(178, -2, -178, 2), frame(-179.5, -1, -179, 1).toReversed()), 2],
    ['a hole that touches the meridian in a point', polygon(frame(178, -2, -178, 2), [[180, 0], [-179.5, 1], [-179, 0], [-179.5, -1]]), 2],
    ['a side on the meridian, written 180', polygon(frame(180, 0, -179, 1)), 1],
    ['a corner on the meridian', polygon([[180, 0], [-179, 1], [-178, 0], [-179, -1]]), 1],
  ])('%s', (_name, shape, parts) => {
    expect(errors(shape)).toEqual([]);
    const cut = splitAtAntimeridian(shape);
    expect(errors(cut)).toEqual([]);
    expect(polygonsOf(cut)).toHaveLength(parts);
    expect(isCut(cut)).toBe(true);
    expect(areaHectares(cut) / areaHectares(shape)).toBeCloseTo(1, 3);
  });

  test('valid rings of every shape over the meridian give valid parts with the same area', async () => {
    const spokes = fc.array(fc.double({ min: 0.05, max: 1, noNaN: true }), { minLength: 5, maxLength: 40 });
    await fc.assert(fc.asyncProperty(spokes, fc.double({ min: -0.9, max: 0.9, noNaN: true }), fc.double({ min: -60, max: 60, noNaN: true }), async (radii, shift, latitude) => {
      const ring = radii.map((radius, k) => {
        const angle = (2 * Math.PI * k) / radii.length;
        const x = 180 + 0.01 * (shift + radius * Math.cos(angle));
        return [x > 180 ? x - 360 : x, latitude + 0.01 * radius * Math.sin(angle)];
      });
      const shape = polygon(ring);
      expect(errors(shape)).toEqual([]);
      const cut = splitAtAntimeridian(shape);
      expect(errors(cut)).toEqual([]);
      expect(areaHectares(cut) / areaHectares(shape)).toBeCloseTo(1, 3);
      const { geometry } = await repair(shape);
      expect(areaHectares(geometry!)).toBeCloseTo(areaHectares(cut), 6);
      expect((await repair(geometry!)).changed).toBe(false);
    }), { numRuns: 200 });
  });

  test('parts on both sides are judged beside each other, with the fault where it is on the Earth', () => {
    const overlapping: Geometry = { type: 'MultiPolygon', coordinates: [polygon(frame(179, 0, -179, 1)).coordinates, polygon(frame(-179.5, 0.5, -178, 2)).coordinates] };
    expect(errors(overlapping)).toContain('parts-overlap');
    for (const { location } of check(overlapping)) if (location) expect(Math.abs(location[0])).toBeLessThanOrEqual(180);
  });

  test('a polygon without a shell, and rings that are no rings, do no harm', async () => {
    for (const rings of [[[], [[179, 0], [-179, 0], [-179, 1], [179, 0]]], [[[179, 0], [-179, 0]]], [[[179, 0]], [[179, 0], [-179, 0], [-179, 1]]], [[[170, 90], [-170, 90], [0, 90], [170, 90]]], [[[179, Number.NaN], [-179, 0], [-179, 1], [179, 0]]]]) {
      const shape: Polygon = { type: 'Polygon', coordinates: rings };
      expect(errors(shape).length).toBeGreaterThan(0);
      const { geometry } = await repair(shape);
      if (geometry) expect(errors(geometry)).toEqual([]);
      boundingBox(shape);
      centroid(shape);
    }
  });

  test('a line is cut too, with its heights; one that only ends on the meridian is not', async () => {
    expect(splitAtAntimeridian({ type: 'LineString', coordinates: [[179, 0, 10], [-179, 2, 30], [-178, 2, 30]] }))
      .toEqual({ type: 'MultiLineString', coordinates: [[[179, 0, 10], [180, 1, 20]], [[-180, 1, 20], [-179, 2, 30], [-178, 2, 30]]] });
    const there: Geometry = { type: 'LineString', coordinates: [[179, 0], [180, 1]] };
    expect(splitAtAntimeridian(there)).toBe(there);
    expect(splitAtAntimeridian({ type: 'LineString', coordinates: [[179, 0], [180, 1], [-179, 2]] })).toEqual({ type: 'MultiLineString', coordinates: [[[179, 0], [180, 1]], [[-180, 1], [-179, 2]]] });
    const track: Geometry = { type: 'LineString', coordinates: [[179, 0], [-179, 2]] };
    expect(check(track).map(({ code, severity }) => [code, severity])).toEqual([['crosses-antimeridian', 'warning']]);
    expect((await repair(track)).geometry).toEqual(splitAtAntimeridian(track));
  });
});

describe('around a pole', () => {
  const parallel = (latitude: number) => Array.from({ length: 36 }, (_, k) => [k * 10 - 175, latitude]);
  test.each([['north', 80], ['south', -80]] as const)('%s: a ring along a parallel is valid, and becomes a cap', async (_pole, latitude) => {
    const ring = latitude > 0 ? parallel(latitude) : parallel(latitude).toReversed();
    const cap = polygon(ring);
    expect(check(cap).map(({ code }) => code)).toEqual(['crosses-antimeridian']);
    expect(check(polygon(ring.toReversed())).map(({ code }) => code)).toEqual(['wrong-orientation', 'crosses-antimeridian']);
    const { geometry } = await repair(cap);
    expect(check(geometry!)).toEqual([]);
    expect(polygonsOf(geometry!)).toHaveLength(1);
    expect(areaHectares(geometry!) / areaHectares(cap)).toBeCloseTo(1, 1);
    for (const shape of [cap, geometry!]) {
      expect(boundingBox(shape)).toEqual(latitude > 0 ? [-180, 80, 180, 90] : [-180, -90, 180, -80]);
      expect(Math.abs(centroid(shape)![1])).toBeGreaterThan(80);
    }
  });

  test('the pole is the one with less land on its side, wherever most corners are', () => {
    // Twelve corners crowd in the south of the way round, which as a whole runs north of the equator.
    const ring = [...Array.from({ length: 12 }, (_, k) => [-179 + k * 0.1, -60 - (k % 2)]), [-150, 20], [-60, 50], [60, 50], [170, 20]];
    const shape = polygon(ring);
    const cut = splitAtAntimeridian(shape);
    expect(boundingBox(cut)![3]).toBe(90);
    expect(areaHectares(cut) / areaHectares(shape)).toBeCloseTo(1, 0);
    expect(turnsLeft(shape.coordinates[0]!)).toBe(true);
  });

  test('a hole around the pole is left out of the cap', async () => {
    const belt: Polygon = { type: 'Polygon', coordinates: [[...parallel(60), parallel(60)[0]!], [...parallel(80), parallel(80)[0]!].toReversed()] };
    expect(errors(belt)).toEqual([]);
    const { geometry } = await repair(belt);
    expect(errors(geometry!)).toEqual([]);
    expect(areaHectares(geometry!) / areaHectares(belt)).toBeCloseTo(1, 1);
    expect(areaHectares(belt)).toBeLessThan(areaHectares(polygon(parallel(60))));
  });

  test('a ring that wanders over the meridian and back keeps its bay', () => {
    const shape = polygon([[-170, 70], [-90, 75], [0, 75], [90, 75], [170, 70], [-178, 66], [170, 64], [-178, 62]]);
    expect(errors(shape)).toEqual([]);
    const cut = splitAtAntimeridian(shape);
    expect(errors(cut)).toEqual([]);
    expect(isCut(cut)).toBe(true);
  });

  test('a ring that crosses itself is told and mended', async () => {
    const crossed = polygon([[-170, 70], [-90, 75], [0, 75], [20, 60], [-20, 60], [90, 75], [170, 70]]);
    expect(errors(crossed)).toContain('self-intersection');
    const { geometry } = await repair(crossed);
    expect(errors(geometry!)).toEqual([]);
    expect(isValid(geometry!)).toBe(true);
  });

  test('a corner on the pole has no longitude of its own', () => {
    const wedge = polygon([[170, 80], [-170, 80], [0, 90]]);
    const cut = splitAtAntimeridian(wedge);
    expect(errors(cut)).toEqual([]);
    expect(areaHectares(cut) / areaHectares(wedge)).toBeCloseTo(1, 1);
  });

  test('land that lies around the whole Earth has a box of the whole Earth', () => {
    expect(boundingBox(polygon([[-180, -70], [-90, -75], [0, -70], [90, -65], [180, -70], [180, -90], [-180, -90]]))).toEqual([-180, -90, 180, -65]);
    expect(boundingBox({ type: 'MultiPolygon', coordinates: [polygon(frame(178, 0, 180, 1)).coordinates, polygon(frame(-180, 0, -179, 1)).coordinates] })).toEqual([178, 0, -179, 1]);
  });
});
