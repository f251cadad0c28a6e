import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, boundingBox, centroid, check, forEachPosition, repair, splitAtAntimeridian, unionAreaHectares, withinHalfTurn, type Geometry, type Polygon, type Position } from './index.ts';

const square = (west: number, south: number, size: number): Polygon => ({ type: 'Polygon', coordinates: [[[west, south], [west + size, south], [west + size, south + size], [west, south + size], [west, south]]] });
const codes = (geometry: Geometry) => check(geometry).map(({ code }) => code);
const farthest = (geometry: Geometry) => { let most = 0; forEachPosition(geometry, ([x]) => { most = Math.max(most, Math.abs(x!)); }); return most; };

test('longitudes a turn away keep the digits that were written', () => {
  const turned: [number, number][] = [[182.123456, -177.876544], [-183.5, 176.5], [359.9, -0.1], [360, 0], [190, -170], [540, -180], [180.0000000001, 180], [-180.0000000001, -180], [180, 180], [12.345678901234567, 12.345678901234567]];
  for (const [written, meant] of turned) expect(withinHalfTurn(written)).toBe(meant);
});

describe('the check', () => {
  test('names longitudes that run on beyond 180, with the place as it is written, beside the other faults', () => {
    const [problem, ...others] = check(square(182, -17, 0.1));
    expect([problem!.code, problem!.severity, problem!.location, others]).toEqual(['longitude-beyond-180', 'error', [182, -17], []]);
    const bowTie: Polygon = { type: 'Polygon', coordinates: [[[182, 0], [183, 1], [183, 0], [182, 1], [182, 0]]] };
    expect(check(bowTie).filter(({ severity }) => severity === 'error').map(({ code, location }) => [code, location])).toEqual([['longitude-beyond-180', [182, 0]], ['self-intersection', [-177.5, 0.5]]]);
    expect(codes(square(179.95, -17, 0.1))).toEqual(['longitude-beyond-180', 'crosses-antimeridian']);
    expect(codes({ type: 'Point', coordinates: [187.5, 66] })).toEqual(['longitude-beyond-180']);
  });
  test('latitudes beyond 90, longitudes beyond every turn and an edge all around the world stay out of range', async () => {
    for (const shape of [square(182, 89.95, 0.1), square(541, 0, 1), { type: 'Polygon', coordinates: [[[0, -80], [360, -80], [360, 80], [0, 80], [0, -80]]] } as Polygon]) {
      expect(codes(shape).some((code) => code === 'out-of-range' || code === 'frame-around-earth')).toBe(true);
      expect((await repair(shape)).geometry).toBe(shape);
    }
  });
  test('parts that lie on each other a turn apart overlap', () => {
    expect(codes({ type: 'MultiPolygon', coordinates: [square(182, 0, 1).coordinates, square(-177.8, 0.2, 0.5).coordinates] })).toContain('nested-shells');
  });
});

describe('the repair', () => {
  test('a parcel anywhere in a file that counts from 0 to 360, or from -360 to 0, has its area to nine digits, and no more is changed', async () => {
    const spokes = fc.array(fc.double({ min: 0.2, max: 1, noNaN: true }), { minLength: 4, maxLength: 30 });
    await fc.assert(fc.asyncProperty(spokes, fc.double({ min: 180.02, max: 359.98, noNaN: true }), fc.double({ min: -75, max: 75, noNaN: true }), fc.boolean(), async (radii, middle, latitude, isEast) => {
      const ring: Position[] = radii.map((radius, k) => {
        const angle = (2 * Math.PI * k) / radii.length;
        return [(isEast ? 1 : -1) * middle + 0.01 * radius * Math.cos(angle), latitude + 0.01 * radius * Math.sin(angle), 12];
      });
      const shape: Polygon = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
      const { geometry, changed, steps } = await repair(shape);
      expect([changed, steps.map(({ code }) => code)]).toEqual([true, ['longitude-beyond-180']]);
      expect(codes(geometry!)).toEqual([]);
      expect(Math.abs(areaHectares(geometry!) / areaHectares(shape) - 1)).toBeLessThan(1e-9);
      expect((await repair(geometry!)).changed).toBe(false);
    }), { numRuns: 300 });
  });
  test('a parcel over the meridian is cut as one that was drawn from 179.95 to -179.95', async () => {
    for (const [shape, drawn] of [[square(179.95, -17, 0.1), [179.95, -179.95]], [square(-180.05, 66, 0.1), [179.95, -179.95]]] as [Polygon, [number, number]][]) {
      const [ring] = shape.coordinates;
      const same: Polygon = { type: 'Polygon', coordinates: [ring!.map(([x, y]) => [x === ring![0]![0] ? drawn[0] : drawn[1], y!])] };
      const { geometry } = await repair(shape);
      expect(farthest(geometry!)).toBe(180);
      expect(Math.abs(areaHectares(geometry!) / areaHectares((await repair(same)).geometry!) - 1)).toBeLessThan(1e-9);
      expect(areaHectares(shape)).toBeCloseTo(areaHectares(same), 6);
      expect(codes(geometry!)).toEqual([]);
    }
  });
  test('lines, points and members of collections go the same way', async () => {
    const line = await repair({ type: 'LineString', coordinates: [[179, 0, 10], [181, 1, 20], [182, 1, 30]] });
    expect(line.geometry).toEqual({ type: 'MultiLineString', coordinates: [[[179, 0, 10], [180, 0.5, 15]], [[-180, 0.5, 15], [-179, 1, 20], [-178, 1, 30]]] });
    const all = await repair({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [187.5, 66, 3] }, { type: 'MultiPoint', coordinates: [[-190, 1], [1, 1]] }] });
    expect(all.geometry).toEqual({ type: 'GeometryCollection', geometries: [{ type: 'Point', coordinates: [-172.5, 66, 3] }, { type: 'MultiPoint', coordinates: [[170, 1], [1, 1]] }] });
  });
  test('a ring of such a file over Greenwich, where it steps from 359 to 1', async () => {
    const shape: Polygon = { type: 'Polygon', coordinates: [[[359.9, 5], [0.1, 5], [0.1, 6], [359.9, 6], [359.9, 5]]] };
    const { geometry } = await repair(shape);
    expect(geometry).toEqual({ type: 'Polygon', coordinates: [[[-0.1, 5], [0.1, 5], [0.1, 6], [-0.1, 6], [-0.1, 5]]] });
    expect(areaHectares(geometry!)).toBeCloseTo(areaHectares(shape), 6);
  });
});

test('land that is written in two turns is counted once; box and centroid are on the Earth', async () => {
  const [east, west] = [square(182, 0, 1), square(-178, 0, 1)];
  expect(await unionAreaHectares([east, west])).toBeCloseTo(areaHectares(west), 6);
  expect(boundingBox(square(179, 0, 2))).toEqual([179, 0, -179, 2]);
  expect(boundingBox(east)).toEqual([-178, 0, -177, 1]);
  expect(centroid(east)![0]).toBeCloseTo(-177.5, 9);
  expect(splitAtAntimeridian(east)).toEqual(west);
});
