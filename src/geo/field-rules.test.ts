import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areaHectares, check, eudrProfile, fitNeighbours, isValid, judge, judgeAll, monitoringProfile, removeSmallDefects, unionAreaHectares, usualSmallDefects, type Feature, type Geometry, type Polygon, type Ring } from './index.ts';

/** degrees of about one metre at the equator */
const metre = 1 / 111_319.49;
const box = (west: number, south: number, east: number, north: number): Ring => [[west, south], [east, south], [east, north], [west, north], [west, south]].map(([x, y]) => [35 + x! * metre, y! * metre]);
const polygon = (...rings: Ring[]): Polygon => ({ type: 'Polygon', coordinates: rings });
const at = (x: number, y: number) => [35 + x * metre, y * metre];

describe('small defects', () => {
  test('a good parcel is the same object', () => {
    const good = polygon(box(0, 0, 100, 100));
    expect(removeSmallDefects(good, usualSmallDefects)).toMatchObject({ geometry: good, changed: false, steps: [] });
    expect(removeSmallDefects(good, usualSmallDefects).geometry).toBe(good);
  });

  test('a spike of 50 m, a corner 3 cm beside another, a tiny hole and a sliver of a part: each by its own choice', () => {
    const spiky = polygon([at(0, 0), at(100, 0), at(100, 50), at(150, 50.1), at(100, 50.2), at(100, 100), at(0.03, 100), at(0, 100), at(0, 0)], box(10, 10, 12, 12).toReversed());
    const parts: Geometry = { type: 'MultiPolygon', coordinates: [spiky.coordinates, [box(200, 0, 200.2, 100)]] };
    const rings = (geometry: Geometry | null) => (geometry as { coordinates: Ring[][] }).coordinates.map((part) => part.map((ring) => ring.length - 1));
    expect(rings(removeSmallDefects(parts, { spikeDegrees: 1 }).geometry)).toEqual([[7, 4], [4]]);
    expect(rings(removeSmallDefects(parts, { nearDuplicateMetres: 0.1 }).geometry)).toEqual([[7, 4], [4]]);
    expect(rings(removeSmallDefects(parts, { tinyHoleSquareMetres: 10 }).geometry)).toEqual([[8], [4]]);
    expect(rings(removeSmallDefects(parts, { sliverMetres: 0.5 }).geometry)).toEqual([[8, 4]]);
    const all = removeSmallDefects(parts, usualSmallDefects);
    expect(all.steps.map(({ code }) => code)).toEqual(['duplicate-vertex', 'spike', 'zero-area', 'ring-too-short']);
    // A metre of latitude at the equator is 0.67 % shorter on the ellipsoid than on the sphere of `metre`.
    expect(all.areaAfterHectares).toBeCloseTo(0.9932, 3);
  });

  test('nothing is left of a sliver alone', () => expect(removeSmallDefects(polygon(box(0, 0, 100, 0.1)), usualSmallDefects).geometry).toBeNull());

  test('twice changes nothing more', () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })).map(([x, y]) => at(x / 7, y / 7));
    fc.assert(fc.property(fc.array(corner, { minLength: 3, maxLength: 14 }), (places) => {
      const once = removeSmallDefects(polygon([...places, places[0]!]), { ...usualSmallDefects, nearDuplicateMetres: 1.5, spikeDegrees: 20 }).geometry;
      if (!once) return;
      const twice = removeSmallDefects(once, { ...usualSmallDefects, nearDuplicateMetres: 1.5, spikeDegrees: 20 });
      expect(twice.changed).toBe(false);
    }), { numRuns: 500 });
  });
});

describe('neighbours', () => {
  test('a gap and an overlap of 30 cm close, the first parcel stays, the land is the same', async () => {
    const first = polygon(box(0, 0, 100, 100));
    const fits = await fitNeighbours([first, polygon(box(100.3, 0, 200, 100)), polygon(box(0, 99.7, 100, 200))], 0.5);
    expect(fits[0]!.geometry).toBe(first);
    expect(fits.map(({ changed, fittedTo }) => [changed, fittedTo])).toEqual([[false, []], [true, [0]], [true, [0]]]);
    for (const { geometry } of fits) expect(isValid(geometry)).toBe(true);
    const shapes = fits.map(({ geometry }) => geometry);
    // 100 x 100 m three times, the gap and the overlap gone: what they cover together is what they have each.
    expect(await unionAreaHectares(shapes)).toBeCloseTo(shapes.reduce((sum, shape) => sum + areaHectares(shape), 0), 9);
    expect(fits[1]!.areaAfterHectares - fits[1]!.areaBeforeHectares).toBeCloseTo(0.003, 4);
    expect(fits[2]!.areaAfterHectares - fits[2]!.areaBeforeHectares).toBeCloseTo(-0.003, 4);
  });

  test('an overlap wider than the tolerance is left and named; strangers stay the same objects', async () => {
    const shapes = [polygon(box(0, 0, 100, 100)), polygon(box(80, 0, 200, 100)), polygon(box(300, 0, 400, 100))];
    const fits = await fitNeighbours(shapes, 0.5);
    expect(fits.map(({ geometry }, index) => geometry === shapes[index])).toEqual([true, true, true]);
    expect(fits[1]!.overlapsLeft).toEqual([{ other: 0, hectares: expect.closeTo(0.2, 2) }]);
  });
});

describe('destinations', () => {
  const feature = (geometry: Geometry | null, properties: Record<string, unknown> = { name: 'p' }): Feature => ({ type: 'Feature', geometry, properties });
  const plot = polygon([[35.1234567, 0.1234567], [35.1244567, 0.1234567], [35.1244567, 0.1244567], [35.1234567, 0.1244567], [35.1234567, 0.1234567]]);
  const codes = (given: Feature, profile = eudrProfile) => judge(given, profile).findings.map(({ code }) => code);

  test('EUDR: a polygon, and a point for a small plot', () => {
    expect(judge(feature(plot), eudrProfile)).toMatchObject({ accepted: true, name: 'p', findings: [] });
    expect(codes(feature({ type: 'Point', coordinates: [35.123456, 0.123456] }, { Area: 3.9 }))).toEqual([]);
    expect(codes(feature({ type: 'Point', coordinates: [35.123456, 0.123456] }, { Area: '4,5' }))).toEqual(['point-too-large']);
    expect(codes(feature({ type: 'LineString', coordinates: [[35.123456, 0.1], [35.2, 0.2]] }))).toEqual(['kind-not-taken']);
    expect(codes(feature(polygon(plot.coordinates[0]!, [[35.1237, 0.1237], [35.1237, 0.124], [35.124, 0.124], [35.1237, 0.1237]])))).toEqual(['has-holes']);
    expect(codes(feature(null))).toEqual(['no-shape']);
  });

  test('rounding to six decimals can break a good shape', () => {
    const needle = polygon([[35, 0], [35.00000002, 0], [35.00000002, 0.001], [35, 0.001], [35, 0]]);
    expect(check(needle).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(codes(feature(needle))).toContain('invalid-after-rounding');
    expect(judge(feature(polygon([[35.1, 0.1], [35.2, 0.1], [35.2, 0.2], [35.1, 0.1]])), eudrProfile)).toMatchObject({ accepted: true, findings: [{ code: 'coarse-coordinates', severity: 'warning' }] });
  });

  test('own limits: size, corners, a country', () => {
    const own = { ...monitoringProfile, minimumHectares: 2, maximumVertices: 4, within: { label: 'the concession', geometry: polygon([[35.1, 0.1], [35.124, 0.1], [35.124, 0.2], [35.1, 0.2], [35.1, 0.1]]) } };
    expect(codes(feature(plot), own)).toEqual(['too-many-vertices', 'too-small', 'outside-limits']);
    expect(codes(feature(plot), { ...own, minimumHectares: 1, maximumHectares: 1.1, maximumVertices: 5, within: undefined })).toEqual(['too-large']);
    expect(codes(feature({ type: 'Point', coordinates: [1, 2] }), monitoringProfile)).toEqual(['kind-not-taken']);
  });

  test('a batch of 5,000 parcels, a bow tie among them', async () => {
    const tie = polygon([[35, 1], [35.01, 1.01], [35.01, 1], [35, 1.01], [35, 1]]);
    const shares: number[] = [];
    const batch = await judgeAll(Array.from({ length: 5000 }, (_, k) => feature(k === 1234 ? tie : plot)), monitoringProfile, { onProgress: (share) => { shares.push(share); } });
    expect([batch.accepted, batch.refused]).toEqual([4999, 1]);
    expect(batch.verdicts[1234]!.findings[0]).toMatchObject({ code: 'invalid-shape', location: [expect.closeTo(35.005, 9), expect.closeTo(1.005, 9)] });
    expect(shares.every((share, k) => share > (shares[k - 1] ?? 0))).toBe(true);
  });
});
