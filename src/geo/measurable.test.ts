import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, check, checkTogether, splitAtAntimeridian, summarise, unionAreaHectares, type Geometry, type Polygon, type Position } from './index.ts';

const polygon = (...ring: Position[]): Polygon => ({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] });
const square = (west: number, south: number, size = 0.01): Polygon =>
  polygon([west, south], [west + size, south], [west + size, south + size], [west, south + size]);
const codes = (geometry: Geometry) => check(geometry).map(({ code }) => code);
const errors = (geometry: Geometry) => check(geometry).filter(({ severity }) => severity === 'error').map(({ code }) => code);
const good = square(36, 1);

/** hectares of the ellipsoid (EPSG method 9804's authalic sphere of WGS84) */
const earthHectares = 51_006_562_172.4;

describe('a shape with a corner that is no place', () => {
  const far = (longitude: number, latitude: number) => polygon([36, 1], [longitude, latitude], [36.01, 1.01], [36, 1.01]);
  const unmeasured: [string, Geometry, Position][] = [
    ['a latitude of 95', far(36.01, 95), [36.01, 95]],
    ['a longitude of 541', far(541, 1), [541, 1]],
    ['a longitude of a billion', far(1e9, 1), [1e9, 1]],
    ['metres', square(500_000, 4_649_776, 100), [500_000, 4_649_776]],
    ['a point at 1e300', { type: 'Point', coordinates: [1e300, 0] }, [1e300, 0]],
    ['a line to -1e15', { type: 'LineString', coordinates: [[0, 0], [-1e15, 0]] }, [-1e15, 0]],
  ];
  test.each(unmeasured)('%s: is not measured, and the place is named', async (_, shape, place) => {
    const { areaHectares: area, perimeterMetres, centroid, boundingBox, valid, problems } = summarise(shape);
    expect([area, perimeterMetres, centroid, boundingBox, valid]).toEqual([null, null, null, null, false]);
    expect(problems.find(({ severity }) => severity === 'error')).toMatchObject({ code: 'out-of-range', location: place });
  });
  test.each(unmeasured)('%s: leaves the total over the rest as it is', async (_, shape) => {
    expect(await unionAreaHectares([shape, good, good])).toBeCloseTo(areaHectares(good), 9);
    expect((await checkTogether([shape, good])).problems).toEqual([]);
    expect(splitAtAntimeridian(shape)).toBe(shape);
  });
  test('a corner that is not a number', () => {
    const shape = polygon([36, 1], [Number.NaN, 1], [36.01, 1.01]);
    expect(summarise(shape)).toMatchObject({ areaHectares: null, perimeterMetres: null, valid: false });
  });
});

describe('rounding at the limits', () => {
  test('180.0000000000001 and 90.0000000000001 are 180 and 90', () => {
    for (const shape of [
      polygon([179.9, 1], [180.0000000000001, 1], [180.0000000000001, 1.1], [179.9, 1.1]),
      polygon([-180.0000000000001, 1], [-179.9, 1], [-179.9, 1.1], [-180.0000000000001, 1.1]),
      polygon([10, 89.9], [11, 89.9], [11, 90.0000000000001], [10, 90.0000000000001]),
    ]) {
      expect(codes(shape)).toEqual([]);
      const exact = polygon(...shape.coordinates[0]!.slice(0, -1).map(([x, y]) => [Math.max(-180, Math.min(180, x!)), Math.min(90, y!)]));
      expect(Math.abs(areaHectares(shape) / areaHectares(exact) - 1)).toBeLessThan(1e-11);
    }
    expect(codes({ type: 'Point', coordinates: [180.0000000000001, -90.0000000000001] })).toEqual([]);
    expect(codes({ type: 'Point', coordinates: [180.001, 0] })).toEqual(['longitude-beyond-180']);
    expect(codes({ type: 'Point', coordinates: [100, 90.001] })).toEqual(['out-of-range']);
  });
});

describe('rings around both poles', () => {
  const strip = (half: number) =>
    polygon([-half, -90], [0, -90], [half, -90], [half, 90], [0, 90], [-half, 90]);
  test.each([10, 100, 170, 179])('a strip of %d degrees to either side holds its share of the Earth, not the rest', (half) => {
    expect(areaHectares(strip(half)) / earthHectares).toBeCloseTo(half / 180, 9);
    expect(areaHectares(polygon([-half, -90], [half, -90], [half, 90], [-half, 90])) / earthHectares).toBeCloseTo(half / 180, 9);
  });
  test('the whole Earth, drawn along both poles', async () => {
    const world = polygon([-180, -90], [180, -90], [180, 90], [-180, 90]);
    expect(areaHectares(world) / earthHectares).toBeCloseTo(1, 9);
    expect((await unionAreaHectares([world, good])) / earthHectares).toBeCloseTo(1, 9);
  });
  test('land from 60° S to the north pole is more than half of the Earth', () => {
    const parallel = [-180, -90, 0, 90, 180].map((x) => [x, -60]);
    expect(areaHectares(polygon(...parallel, [180, 90], [-180, 90])) / earthHectares).toBeGreaterThan(0.94);
  });
  test('a frame by two edges of a whole turn encloses nothing that is known: it is not measured', () => {
    const frame = polygon([-180, -89], [180, -89], [180, 89], [-180, 89]);
    expect(errors(frame)).toEqual(['frame-around-earth']);
    expect(summarise(frame).areaHectares).toBeNull();
    expect(errors(polygon([0, -80], [360, -80], [360, 80], [0, 80]))).toContain('frame-around-earth');
  });
  test('a ring around a pole that one edge of a whole turn closes is measured', () => {
    const cap = polygon(...[-180, -90, 0, 90, 180].map((x) => [x, -60]));
    expect(errors(cap)).toEqual([]);
    expect(areaHectares(cap) / earthHectares).toBeCloseTo(0.046, 3);
  });
});

describe('figures of any parcel', () => {
  const anywhere = { min: -179, max: 179, noNaN: true };
  const star = fc
    .tuple(fc.double(anywhere), fc.double({ min: -80, max: 80, noNaN: true }), fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 3, maxLength: 20 }), fc.double({ min: 0.001, max: 0.5, noNaN: true }))
    .map(([longitude, latitude, spokes, size]) =>
      spokes.map((spoke, k): Position => {
        const angle = (2 * Math.PI * k) / spokes.length;
        return [longitude + size * spoke * Math.cos(angle), latitude + size * spoke * Math.sin(angle)];
      }),
    );
  const isNear = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(a, b) + 1e-9;

  test('the area does not depend on start, direction or a turn of 360°', () => {
    fc.assert(
      fc.property(star, fc.nat(30), fc.constantFrom(-360, 360), (corners, by, turn) => {
        const area = areaHectares(polygon(...corners));
        const start = by % corners.length;
        expect(isNear(areaHectares(polygon(...corners.slice(start), ...corners.slice(0, start))), area)).toBe(true);
        expect(isNear(areaHectares(polygon(...corners.toReversed())), area)).toBe(true);
        expect(isNear(areaHectares(polygon(...corners.map(([x, y]) => [x! + turn, y!]))), area)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
  test('a union lies between the largest shape and the sum, and so does it with a far corner among them', async () => {
    const near = fc.tuple(star, fc.double({ min: -0.5, max: 0.5, noNaN: true }), fc.boolean());
    await fc.assert(
      fc.asyncProperty(near, fc.constantFrom(1e-12, 200, 600, 1e5, 1e9, 1e300, Number.NaN), async ([corners, shift, isBowTie], far) => {
        const first = polygon(...corners);
        const moved: Position[] = corners.map(([x, y]) => [x! + shift, y!]);
        if (isBowTie) [moved[0], moved[1]] = [moved[1]!, moved[0]!];
        const second = polygon(...moved);
        const third = polygon(...corners.map(([x, y], k): Position => (k === 1 ? [x! + far, y!] : [x!, y!])));
        const areas = [first, second, third].map((shape) => summarise(shape).areaHectares);
        const known = areas.filter((area) => area !== null);
        expect(known.every(Number.isFinite)).toBe(true);
        const union = await unionAreaHectares([first, second, third]);
        expect(union).toBeGreaterThanOrEqual(Math.max(...known));
        expect(union).toBeLessThanOrEqual(known.reduce((sum, area) => sum + area, 0));
      }),
      { numRuns: 200 },
    );
  });
  test('no figure of any ring of numbers is NaN', () => {
    const number = fc.oneof(fc.double({ min: -180, max: 180, noNaN: true }), fc.double({ min: -541, max: 541 }), fc.double(), fc.constantFrom(180, -180, 90, -90, 0, 360, 540, Infinity));
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 8 }), (corners) => {
        const { areaHectares: area, perimeterMetres, centroid, boundingBox } = summarise(polygon(...corners));
        for (const figure of [area, perimeterMetres, ...(centroid ?? []), ...(boundingBox ?? [])]) expect(figure === null || Number.isFinite(figure)).toBe(true);
        expect((area ?? 0) / earthHectares).toBeLessThanOrEqual(1.000001);
      }),
      { numRuns: 5000 },
    );
  });
});

test('parts of one shape that overlap each other count once in a union', async () => {
  const twice: Geometry = { type: 'MultiPolygon', coordinates: [good.coordinates, good.coordinates] };
  const one = areaHectares(good);
  expect(await unionAreaHectares([twice])).toBeCloseTo(one, 9);
  expect(await unionAreaHectares([twice, square(37, 1)])).toBeCloseTo(one + areaHectares(square(37, 1)), 9);
});

test('a ring that lists both 180 and -180 where it crosses the antimeridian is measured, whichever way round', () => {
  const ring: Position[] = [[179.9, -17], [180, -17], [-180, -17], [-179.9, -17], [-179.9, -16.9], [-180, -16.9], [180, -16.9], [179.9, -16.9]];
  const plain = polygon([179.9, -17], [-179.9, -17], [-179.9, -16.9], [179.9, -16.9]);
  expect(check(polygon(...ring)).filter(({ code }) => code === 'frame-around-earth')).toEqual([]);
  expect(areaHectares(polygon(...ring)) / areaHectares(plain)).toBeCloseTo(1, 5);
  expect(areaHectares(polygon(...ring.toReversed())) / areaHectares(plain)).toBeCloseTo(1, 5);
  expect(splitAtAntimeridian(polygon(...ring)).type).toBe('MultiPolygon');
});
