import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { boundingBox, boxSizeMetres, centroid, check, checkPlanar, checkTogether, fromWkb, geometryHash, perimeterMetres, prepareSimplify, repair, toWkb, unionAreaHectares, areaHectares, type Geometry, type Polygon } from './index.ts';

const square = (west: number, south: number, size: number): Polygon => ({
  type: 'Polygon', coordinates: [[[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]],
});
const codes = async (geometry: Geometry) => check(geometry).map(({ code }) => code);

/** A function that changes its input fails its test. */
function frozen<T>(value: T): T {
  if (value && typeof value === 'object') { Object.values(value).forEach(frozen); Object.freeze(value); }
  return value;
}

describe('check names the fault and its place', () => {
  const at = (x: number, y: number) => [x, y];
  test.each<[string, Geometry, string, number[] | null]>([
    ['an open ring', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 0), at(1, 1), at(0, 1)]] }, 'ring-not-closed', [0, 1]],
    ['a bow tie', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 1), at(1, 0), at(0, 1), at(0, 0)]] }, 'self-intersection', [0.5, 0.5]],
    ['a repeated vertex', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)]] }, 'duplicate-vertex', [1, 0]],
    ['a clockwise ring', { type: 'Polygon', coordinates: [[at(0, 0), at(0, 1), at(1, 1), at(1, 0), at(0, 0)]] }, 'wrong-orientation', [0, 0]],
    ['a spike', { type: 'Polygon', coordinates: [[at(0, 0), at(2, 0), at(2, 2), at(2, 4), at(2, 2), at(0, 2), at(0, 0)]] }, 'spike', [2, 4]],
    ['a latitude of 95', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 0), at(1, 95), at(0, 0)]] }, 'out-of-range', [1, 95]],
    ['swapped coordinates', { type: 'Polygon', coordinates: [[at(-1, 120), at(-1, 121), at(-2, 121), at(-1, 120)]] }, 'swapped-coordinates', [-1, 120]],
    ['NaN', { type: 'Polygon', coordinates: [[at(0, 0), at(Number.NaN, 0), at(1, 1), at(0, 0)]] }, 'not-a-number', [0, 0]],
    ['two corners', { type: 'Polygon', coordinates: [[at(0, 0), at(1, 0), at(0, 0)]] }, 'ring-too-short', [0, 0]],
    ['nothing', { type: 'Polygon', coordinates: [] }, 'empty-geometry', null],
    ['overlapping parts', { type: 'MultiPolygon', coordinates: [square(0, 0, 2).coordinates, square(1, 1, 2).coordinates] }, 'parts-overlap', [2, 1]],
    ['a part in a part', { type: 'MultiPolygon', coordinates: [square(0, 0, 3).coordinates, square(1, 1, 1).coordinates] }, 'nested-shells', null],
    ['a hole outside', { type: 'Polygon', coordinates: [square(0, 0, 1).coordinates[0]!, square(5, 5, 1).coordinates[0]!.toReversed()] }, 'hole-outside-shell', null],
    ['a hole across the boundary', { type: 'Polygon', coordinates: [square(0, 0, 2).coordinates[0]!, square(1, 1, 2).coordinates[0]!.toReversed()] }, 'hole-crosses-shell', null],
    ['a line of one point', { type: 'LineString', coordinates: [at(0, 0), at(0, 0)] }, 'too-few-points', [0, 0]],
  ])('%s', async (_name, geometry, code, location) => {
    const problems = check(frozen(geometry));
    expect(problems.map((problem) => problem.code)).toContain(code);
    if (location) expect(problems.map((problem) => problem.location)).toContainEqual(location);
    expect(problems.every(({ message }) => message.length > 20)).toBe(true);
  });

  test('a good parcel has no problem', async () => expect(await codes(square(35, 1, 0.01))).toEqual([]));
  test('a parcel across the antimeridian is a warning, not an error', async () => {
    const problems = check({ type: 'Polygon', coordinates: [[[179.9, 0], [-179.9, 0], [-179.9, 0.2], [179.9, 0.2], [179.9, 0]]] });
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([['crosses-antimeridian', 'warning']]);
  });
  test('corners along a parallel over the antimeridian are no spikes; in a plane the same numbers are', () => {
    const along: Polygon = { type: 'Polygon', coordinates: [[[178, 0], [179, 0], [-179, 0], [-178, 0], [-178, 1], [178, 1], [178, 0]]] };
    expect(check(along).map(({ code }) => code)).toEqual(['crosses-antimeridian']);
    expect(checkPlanar(along).map(({ code }) => code)).toContain('spike');
    expect(checkPlanar({ type: 'Polygon', coordinates: [[[0, 0], [900, 0], [900, 900], [0, 900], [0, 0]]] })).toEqual([]);
  });
});

describe('repair', () => {
  test('a bow tie becomes two triangles with the area of both', async () => {
    const tie = frozen<Polygon>({ type: 'Polygon', coordinates: [[[35, 1], [35.01, 1.01], [35.01, 1], [35, 1.01], [35, 1]]] });
    const { geometry, changed, areaAfterHectares } = await repair(tie);
    expect(changed).toBe(true);
    expect(geometry?.type).toBe('MultiPolygon');
    expect(areaAfterHectares).toBeCloseTo(areaHectares(square(35, 1, 0.01)) / 2, 3);
    expect(check(geometry!).filter(({ severity }) => severity === 'error')).toEqual([]);
  });
  test('a hole whose boundary runs back along itself, leaving places where pieces only end, stays a hole', async () => {
    const { geometry } = await repair({ type: 'Polygon', coordinates: [[[-1, 8], [8, 8], [8, -1], [-1, -1], [-1, 8]], [[5, 2], [1, 2], [2, 2], [5, 6], [1, 2], [5, 2]]] });
    expect(geometry).toEqual({ type: 'Polygon', coordinates: [[[-1, -1], [8, -1], [8, 8], [-1, 8], [-1, -1]], [[2, 2], [1, 2], [5, 6], [2, 2]]] });
  });
  test('a valid polygon is the same object', async () => {
    const good = frozen(square(35, 1, 0.01));
    expect((await repair(good)).geometry).toBe(good);
  });
  test('a spike of the shell to the outmost corner, along a hole that begins there, does not turn land and hole about', async () => {
    // The way there and back and the side of the hole are one piece of the plane, so that no piece begins at the outmost corner.
    const shape: Polygon = { type: 'Polygon', coordinates: [[[3, -2], [2, -2], [5, -2], [8, -1], [3, -2]], [[6, -1], [2, -2], [7, -2], [6, -1]]] };
    expect((await repair(frozen(shape))).geometry).toEqual({ type: 'Polygon', coordinates: [[[6.5, -1.5], [8, -1], [19 / 3, expect.closeTo(-4 / 3, 12)], [6.5, -1.5]]] });
  });
  test.each<[string, Geometry, Geometry | null]>([
    ['a point without a number', { type: 'Point', coordinates: [0, Number.NaN] }, null],
    ['points, one without a number', { type: 'MultiPoint', coordinates: [[0, 0], [Number.POSITIVE_INFINITY, 1]] }, { type: 'MultiPoint', coordinates: [[0, 0]] }],
    ['a line that leads nowhere', { type: 'LineString', coordinates: [[3, 4], [3, 4], [3, 4]] }, null],
    ['a line that leads nowhere without its bad corner', { type: 'LineString', coordinates: [[3, 4], [Number.NaN, 9], [3, 4]] }, null],
    ['lines, one of a single place', { type: 'MultiLineString', coordinates: [[[0, 0], [1, 1]], [[5, 5], [5, 5]]] }, { type: 'MultiLineString', coordinates: [[[0, 0], [1, 1]]] }],
    ['a collection with a line of a single place', { type: 'GeometryCollection', geometries: [{ type: 'LineString', coordinates: [[5, 5], [5, 5]] }, square(0, 0, 1)] }, { type: 'GeometryCollection', geometries: [square(0, 0, 1)] }],
    ['an empty polygon', { type: 'Polygon', coordinates: [] }, null],
    ['a collection of nothing', { type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [] }] }, null],
  ])('%s', async (_name, geometry, expected) => {
    const result = await repair(frozen(geometry));
    expect(result).toMatchObject({ geometry: expected, changed: true });
    expect(result.steps.length).toBeGreaterThan(0);
    if (result.geometry) expect((await repair(result.geometry)).geometry).toBe(result.geometry);
  });
  test('an empty member of a collection is no fault', async () => {
    const collection: Geometry = { type: 'GeometryCollection', geometries: [square(0, 0, 1), { type: 'Polygon', coordinates: [] }] };
    expect((await repair(collection)).geometry).toBe(collection);
  });
  test('what has no area left is null and says so', async () => {
    const result = await repair({ type: 'Polygon', coordinates: [[[0, 0], [1, 0], [0, 0]]] });
    expect(result).toMatchObject({ geometry: null, changed: true, areaAfterHectares: 0 });
  });
});

describe('geometry hash', () => {
  const ring = fc.array(fc.tuple(fc.integer({ min: -1_790_000_000, max: 1_790_000_000 }), fc.integer({ min: -890_000_000, max: 890_000_000 })), { minLength: 3, maxLength: 12 })
    .map((places) => places.map(([x, y]) => [x / 1e7, y / 1e7]));
  test('is the same however a ring starts, turns, repeats, gains heights or noise', () => {
    fc.assert(fc.property(ring, fc.nat(), (open, shift) => {
      const hash = geometryHash({ type: 'Polygon', coordinates: [[...open, open[0]!]] });
      const turned = [...open.slice(shift % open.length), ...open.slice(0, shift % open.length)];
      const forms = [turned, turned.toReversed(), turned.flatMap((place) => [place, place]), turned.map(([x, y]) => [x! + 2e-9, y! - 2e-9, 1200])];
      for (const form of forms) expect(geometryHash({ type: 'Polygon', coordinates: [[...form, form[0]!]] })).toBe(hash);
    }));
  });
  test('is the same for parts in another order, as features or as one, and differs for another shape', () => {
    const a = square(0, 0, 1).coordinates;
    const b = square(5, 5, 1).coordinates;
    const hash = geometryHash({ type: 'MultiPolygon', coordinates: [a, b] });
    expect(geometryHash({ type: 'MultiPolygon', coordinates: [b, a] })).toBe(hash);
    expect(geometryHash([{ type: 'Polygon', coordinates: b }, { type: 'Polygon', coordinates: a }])).toBe(hash);
    expect(geometryHash(square(0, 0, 1.0000002))).not.toBe(geometryHash(square(0, 0, 1)));
  });
});

describe('measures', () => {
  test('land under two overlapping parcels counts once', async () => {
    const a = square(35, 1, 0.02);
    const b = square(35.01, 1.01, 0.02);
    const shared = square(35.01, 1.01, 0.01);
    expect(await unionAreaHectares([a, b])).toBeCloseTo(areaHectares(a) + areaHectares(b) - areaHectares(shared), 4);
    expect(await unionAreaHectares([a, square(36, 1, 0.02)])).toBe(areaHectares(a) + areaHectares(square(36, 1, 0.02)));
    expect((await checkTogether([a, b, square(36, 1, 0.01)])).problems).toMatchObject([{ code: 'parts-overlap', severity: 'warning', path: [0, 1] }]);
    expect((await checkTogether([square(35, 1, 0.02), square(35.02, 1, 0.02)])).problems).toEqual([]);
  });
  test('centroid, box and size, also across the antimeridian', () => {
    expect(centroid(square(10, 0, 1))).toEqual([10.5, expect.closeTo(0.5, 3)]);
    const across: Polygon = { type: 'Polygon', coordinates: [[[179, 0], [-179, 0], [-179, 1], [179, 1], [179, 0]]] };
    expect(Math.abs(centroid(across)![0])).toBeCloseTo(180, 6);
    expect(boundingBox(across)).toEqual([179, 0, -179, 1]);
    expect(boxSizeMetres(boundingBox(across)!).width).toBeCloseTo(boxSizeMetres([0, 0, 2, 1]).width, 3);
    expect(boxSizeMetres([5, 5, 5, 5])).toEqual({ width: 0, height: 0 });
    expect(boundingBox({ type: 'MultiPoint', coordinates: [] })).toBeNull();
    expect(centroid({ type: 'Point', coordinates: [7, 8] })).toEqual([7, 8]);
  });
  test('an open ring is measured as if closed', () => {
    const closed = square(35, 1, 0.01);
    expect(perimeterMetres({ type: 'Polygon', coordinates: [closed.coordinates[0]!.slice(0, -1)] })).toBe(perimeterMetres(closed));
  });
  test('WKB comes back; a cut one is refused', () => {
    const shapes: Geometry[] = [square(1, 2, 3), { type: 'Point', coordinates: [1, 2] }, { type: 'MultiLineString', coordinates: [[[0, 0], [1, 1]]] }, { type: 'GeometryCollection', geometries: [square(0, 0, 1)] }];
    for (const shape of shapes) {
      expect(fromWkb(toWkb(shape))).toEqual(shape);
      expect(() => fromWkb(toWkb(shape).slice(0, -1))).toThrow(RangeError);
    }
  });
  test('simplify stays within its tolerance and keeps a ring', () => {
    const noisy: Polygon = { type: 'Polygon', coordinates: [[[0, 0], [0.005, 0.0000001], [0.01, 0], [0.01, 0.01], [0, 0.01], [0, 0]]] };
    expect((prepareSimplify(noisy)(1).geometry as Polygon).coordinates[0]).toHaveLength(5);
    expect((prepareSimplify(noisy)(1e9).geometry as Polygon).coordinates[0]!.length).toBeGreaterThanOrEqual(4);
  });
});
