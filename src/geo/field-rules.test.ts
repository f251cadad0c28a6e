import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeGeoJsonText } from '#formats/json/geojson.ts';
import { numbersFrom, seeds } from '../../test/helpers/random-polygons.ts';
import { cutGeometry } from './destination/arrival.ts';
import { areaHectares, check, checkTogether, eudrProfile, fitNeighbours, isValid, judge, judgeAll, mergeShapes, monitoringProfile, polygonsOf, removeSmallDefects, ringAreaSquareMetres, roundedGeometry, unionAreaHectares, defaultSmallDefects, type Feature, type Geometry, type Polygon, type Ring } from './index.ts';

/** degrees of about one metre at the equator */
const metre = 1 / 111_319.49;
const box = (west: number, south: number, east: number, north: number): Ring => [[west, south], [east, south], [east, north], [west, north], [west, south]].map(([x, y]) => [35 + x! * metre, y! * metre]);
const polygon = (...rings: Ring[]): Polygon => ({ type: 'Polygon', coordinates: rings });
const at = (x: number, y: number) => [35 + x * metre, y * metre];

describe('small defects', () => {
  test('a good parcel is the same object', () => {
    const good = polygon(box(0, 0, 100, 100));
    expect(removeSmallDefects(good, defaultSmallDefects)).toMatchObject({ geometry: good, changed: false, steps: [] });
    expect(removeSmallDefects(good, defaultSmallDefects).geometry).toBe(good);
  });

  test('a spike of 50 m, a corner 3 cm beside another, a tiny hole and a sliver of a part: each by its own choice', () => {
    const spiky = polygon([at(0, 0), at(100, 0), at(100, 50), at(150, 50.1), at(100, 50.2), at(100, 100), at(0.03, 100), at(0, 100), at(0, 0)], box(10, 10, 12, 12).toReversed());
    const parts: Geometry = { type: 'MultiPolygon', coordinates: [spiky.coordinates, [box(200, 0, 200.2, 100)]] };
    const rings = (geometry: Geometry | null) => (geometry as { coordinates: Ring[][] }).coordinates.map((part) => part.map((ring) => ring.length - 1));
    expect(rings(removeSmallDefects(parts, { spikeDegrees: 1 }).geometry)).toEqual([[7, 4], [4]]);
    expect(rings(removeSmallDefects(parts, { nearDuplicateMetres: 0.1 }).geometry)).toEqual([[7, 4], [4]]);
    expect(rings(removeSmallDefects(parts, { tinyHoleSquareMetres: 10 }).geometry)).toEqual([[8], [4]]);
    expect(rings(removeSmallDefects(parts, { sliverMetres: 0.5 }).geometry)).toEqual([[8, 4]]);
    const all = removeSmallDefects(parts, defaultSmallDefects);
    expect(all.steps.map(({ code }) => code)).toEqual(['duplicate-vertex', 'spike', 'zero-area', 'ring-too-short']);
    // A metre of latitude at the equator is 0.67 % shorter on the ellipsoid than on the sphere of `metre`.
    expect(all.areaAfterHectares).toBeCloseTo(0.9932, 3);
  });

  test('a corner stays where its going would make borders meet, a hole where a part of its own lies in it', () => {
    // A tip 12 m long and half a metre wide, with a hole in it: without the tip the hole would lie outside.
    const tip = polygon([at(0, 0), at(100, 0), at(100, 50), at(112, 50.25), at(100, 50.5), at(100, 100), at(0, 100), at(0, 0)], [at(103, 50.2), at(103, 50.3), at(104, 50.25), at(103, 50.2)]);
    expect(isValid(tip)).toBe(true);
    const spikes = { spikeDegrees: 4 };
    expect(isValid(removeSmallDefects(tip, spikes).geometry!)).toBe(true);
    expect(polygonsOf(removeSmallDefects(polygon(tip.coordinates[0]!), spikes).geometry!)[0]![0]).toHaveLength(7);
    // The hole goes first when it may go too, and then the tip.
    expect(polygonsOf(removeSmallDefects(tip, { ...spikes, tinyHoleSquareMetres: 1 }).geometry!).flat().map(({ length }) => length)).toEqual([7]);
    const island: Geometry = { type: 'MultiPolygon', coordinates: [[box(0, 0, 100, 100), box(10, 10, 12, 12).toReversed()], [box(10.5, 10.5, 11.5, 11.5)]] };
    expect(removeSmallDefects(island, { tinyHoleSquareMetres: 10 }).geometry).toBe(island);
    expect(polygonsOf(removeSmallDefects(island, { tinyHoleSquareMetres: 10, sliverMetres: 0.6 }).geometry!).flat()).toHaveLength(1);
  });

  test('tracks with spikes, doubled corners and small holes: valid stays valid, twice changes nothing more', () => {
    let valid = 0;
    for (const seed of seeds(400, 400)) {
      const random = numbersFrom(seed);
      const reach = 20 + random() * 200;
      const count = 5 + Math.floor(random() * 60);
      const corners = Array.from({ length: count }, (_, k) => {
        const angle = (2 * Math.PI * k) / count;
        const r = reach * (1 + 0.3 * (random() - 0.5) * random());
        const [x, y] = [r * Math.cos(angle), r * Math.sin(angle)];
        const beside = (by: number) => at(x + (random() - 0.5) * by, y + (random() - 0.5) * by);
        const long = 1 + random() * 60;
        return [at(x, y), ...(random() < 0.1 ? [beside(0.2)] : []), ...(random() < 0.1 ? [at(x + long * Math.cos(angle), y + long * Math.sin(angle)), beside(0.3)] : [])];
      }).flat();
      const holes = Array.from({ length: Math.floor(random() * 4) }, () => { const [x, y, size] = [(random() - 0.5) * reach, (random() - 0.5) * reach, random() * 5]; return box(x, y, x + size, y + size * random()).toReversed(); });
      const shape = polygon([...corners, corners[0]!], ...holes);
      const options = { nearDuplicateMetres: random() * 3, spikeDegrees: random() * 20, sliverMetres: random() * 2, tinyHoleSquareMetres: random() * 30 };
      const once = removeSmallDefects(shape, options).geometry;
      if (!once) continue;
      if (isValid(shape)) { valid += 1; expect(isValid(once), `seed ${seed}`).toBe(true); }
      expect(removeSmallDefects(once, options).changed, `seed ${seed}`).toBe(false);
    }
    expect(valid).toBeGreaterThan(60);
  });

  test('nothing is left of a sliver alone', () => expect(removeSmallDefects(polygon(box(0, 0, 100, 0.1)), defaultSmallDefects).geometry).toBeNull());

  test('twice changes nothing more', () => {
    const corner = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 })).map(([x, y]) => at(x / 7, y / 7));
    fc.assert(fc.property(fc.array(corner, { minLength: 3, maxLength: 14 }), (places) => {
      const once = removeSmallDefects(polygon([...places, places[0]!]), { ...defaultSmallDefects, nearDuplicateMetres: 1.5, spikeDegrees: 20 }).geometry;
      if (!once) return;
      const twice = removeSmallDefects(once, { ...defaultSmallDefects, nearDuplicateMetres: 1.5, spikeDegrees: 20 });
      expect(twice.changed).toBe(false);
    }), { numRuns: 500 });
  });
});

describe('neighbours', () => {
  test('a gap and an overlap of 30 cm close, the first parcel stays, the land is the same', async () => {
    const first = polygon(box(0, 0, 100, 100));
    const fits = await fitNeighbours([first, polygon(box(100.3, 0, 200, 100)), polygon(box(0, 99.7, 100, 200))], 0.5);
    expect(fits[0]!.geometry).toBe(first);
    expect(fits.map(({ changed, fittedTo }) => [changed, fittedTo])).toEqual([[false, []], [true, [0]], [true, [0, 1]]]);
    for (const { geometry } of fits) expect(isValid(geometry)).toBe(true);
    const shapes = fits.map(({ geometry }) => geometry);
    // 100 x 100 m three times, the gap and the overlap gone: what they cover together is what they have each.
    expect(await unionAreaHectares(shapes)).toBeCloseTo(shapes.reduce((sum, shape) => sum + areaHectares(shape), 0), 9);
    expect(fits[1]!.areaAfterHectares - fits[1]!.areaBeforeHectares).toBeCloseTo(0.003, 4);
    expect(fits[2]!.areaAfterHectares - fits[2]!.areaBeforeHectares).toBeCloseTo(-0.003, 4);
  });

  test('529 parcels drawn one by one, with corners on the sides of their neighbours: no gap, no overlap, and a second fit changes nothing', async () => {
    const noise = numbersFrom(7);
    const jitter = () => (noise() - 0.5) * 0.4;
    const parcels = Array.from({ length: 529 }, (_, k) => {
      const [x, y] = [(k % 23) * 100, Math.floor(k / 23) * 100];
      const corners = [[x, y], [x + 50, y], [x + 100, y], [x + 100, y + 100], [x, y + 100]].map(([a, b]) => [a! + jitter(), b! + jitter()] as [number, number]);
      return polygon([...corners, corners[0]!].map(([a, b]) => at(a, b)));
    });
    expect((await checkTogether(parcels)).problems.length).toBeGreaterThan(100);
    const fits = await fitNeighbours(parcels, 2);
    const shapes = fits.map(({ geometry }) => geometry);
    expect(shapes.every(isValid)).toBe(true);
    expect((await checkTogether(shapes)).problems).toEqual([]);
    const merged = await mergeShapes(shapes);
    if (!merged.ok) throw new Error(merged.message);
    const gaps = polygonsOf(merged.geometry).flatMap(([, ...holes]) => holes).filter((hole) => ringAreaSquareMetres(hole) > 1e-3);
    expect(gaps).toEqual([]);
    expect(merged.areaHectares / shapes.reduce((sum, shape) => sum + areaHectares(shape), 0)).toBeCloseTo(1, 9);
    for (const { areaBeforeHectares, areaAfterHectares } of fits) expect(Math.abs(areaAfterHectares - areaBeforeHectares)).toBeLessThan(0.01);
    expect((await fitNeighbours(shapes, 2)).filter(({ changed }) => changed)).toEqual([]);
  });

  test('neighbours that fit already stay the same objects, also where a corner stands on a side', async () => {
    const shapes = [polygon(box(0, 0, 100, 100)), polygon(box(100, 0, 200, 50)), polygon(box(100, 50, 200, 100))];
    expect((await fitNeighbours(shapes, 1)).map(({ geometry }, index) => geometry === shapes[index])).toEqual([true, true, true]);
  });

  test('a corner that is moved onto a side keeps its height', async () => {
    const first = polygon(box(0, 0, 100, 100));
    const high = polygon([[100.2, 20], [200, 20], [200, 80], [100.3, 80], [100.2, 20]].map(([x, y]) => [...at(x!, y!), 7]));
    const [, fit] = await fitNeighbours([first, high], 0.5);
    expect(fit!.changed).toBe(true);
    expect(polygonsOf(fit!.geometry).flat(2).every((position) => position[2] === 7)).toBe(true);
  });

  test('an overlap wider than the tolerance is left and named; strangers stay the same objects', async () => {
    const shapes = [polygon(box(0, 0, 100, 100)), polygon(box(80, 0, 200, 100)), polygon(box(300, 0, 400, 100))];
    const fits = await fitNeighbours(shapes, 0.5);
    expect(fits.map(({ geometry }, index) => geometry === shapes[index])).toEqual([true, true, true]);
    expect(fits[1]!.overlapsLeft).toEqual([{ other: 0, hectares: expect.closeTo(0.2, 2) }]);
  });
});

describe('destinations', () => {
  const complete = { ProducerName: 'Ana', ProducerCountry: 'KE', ProductionPlace: 'North' };
  const feature = (geometry: Geometry | null, properties: Record<string, unknown> = { name: 'p', ...complete }): Feature => ({ type: 'Feature', geometry, properties });
  const plot = polygon([[35.1234567, 0.1234567], [35.1244567, 0.1234567], [35.1244567, 0.1244567], [35.1234567, 0.1244567], [35.1234567, 0.1234567]]);
  const codes = (given: Feature, profile = eudrProfile) => judge(given, profile).findings.map(({ code }) => code);

  test('EUDR: a copy of an earlier parcel is refused, wherever its boundary starts; the first is taken', async () => {
    const [ring] = plot.coordinates;
    const turned = polygon([...ring!.slice(2), ...ring!.slice(1, 3)]);
    const all = [feature(plot, { name: 'first', ...complete }), feature(turned, { name: 'again', ...complete }), feature(plot, { name: 'third', ...complete })];
    const { accepted, refused, verdicts } = await judgeAll(all, eudrProfile);
    expect([accepted, refused]).toEqual([1, 2]);
    expect(verdicts.map(({ findings }) => findings.map(({ code }) => code))).toEqual([[], ['copy-of-another'], ['copy-of-another']]);
    expect(verdicts[2]!.findings[0]!.message).toContain('1. first');
    expect((await judgeAll(all, monitoringProfile)).refused).toBe(0);
  });

  test('rounding to six decimals can break a good shape', () => {
    const needle = polygon([[35, 0], [35.00000002, 0], [35.00000002, 0.001], [35, 0.001], [35, 0]]);
    expect(check(needle).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(codes(feature(needle))).toContain('invalid-after-rounding');
    expect(judge(feature(polygon([[35.1, 0.1], [35.2, 0.1], [35.2, 0.2], [35.1, 0.1]])), eudrProfile)).toMatchObject({ accepted: true, findings: [{ code: 'coarse-coordinates', severity: 'warning' }] });
  });

  test('cutting after six decimals can break a shape that is good when rounded, and the same with six decimals is taken', () => {
    const needle = polygon([[35.0000012, 0], [35.0000018, 0], [35.0000018, 0.001], [35.0000012, 0.001], [35.0000012, 0]]);
    expect(check(needle).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(judge(feature(needle), eudrProfile)).toMatchObject({ accepted: false, findings: [{ code: 'invalid-after-cutting', severity: 'error' }] });
    expect(judge(feature(roundedGeometry(needle, 6)), eudrProfile)).toMatchObject({ accepted: true, findings: [] });
    // 8.123401 · 1,000,000 is below 8123401: a number with six decimals loses none.
    expect(8.123401 * 1e6).toBeLessThan(8123401);
    expect(cutGeometry(plot, 6)).toEqual(polygon([[35.123456, 0.123456], [35.124456, 0.123456], [35.124456, 0.124456], [35.123456, 0.124456], [35.123456, 0.123456]]));
    const written: Geometry = { type: 'Point', coordinates: [8.123401, -8.123408] };
    expect(cutGeometry(written, 6)).toEqual(written);
    expect(cutGeometry({ type: 'Point', coordinates: [-35.1234569, 0.1, 7.1234567] }, 6)).toEqual({ type: 'Point', coordinates: [-35.123456, 0.1, 7.1234567] });
  });

  test('corners that rounding makes one arrive once, so that a track with close corners is no fault', async () => {
    const close = polygon([[35.1234567, 0.1234567], [35.1244567, 0.1234567], [35.1244568, 0.1234568], [35.1244567, 0.1244567], [35.1234567, 0.1244567], [35.1234566, 0.1234566], [35.1234567, 0.1234567]]);
    expect(judge(feature(close), { ...eudrProfile, maximumVertices: 5 })).toMatchObject({ accepted: true, findings: [] });
    const written = JSON.parse(await writeGeoJsonText([feature(close)], { precision: 6 })).features[0].geometry;
    expect(written.coordinates[0]).toEqual([[35.123457, 0.123457], [35.124457, 0.123457], [35.124457, 0.124457], [35.123457, 0.124457], [35.123457, 0.123457]]);
    expect(check(written)).toEqual([]);
    // A corner that stood twice before is written once as well. A ring that would be gone stays for the fault to be told, and the closing corner keeps its height.
    const twice = polygon([[35, 0], [35.1, 0], [35.1, 0], [35.1, 0.1], [35, 0]]);
    expect(JSON.parse(await writeGeoJsonText([feature(twice)], { precision: 6 })).features[0].geometry).toEqual(polygon([[35, 0], [35.1, 0], [35.1, 0.1], [35, 0]]));
    const high: Geometry = { type: 'MultiPolygon', coordinates: [[[[35, 0, 1], [35.1, 0, 2], [35.1, 0.1, 3], [35.00000001, 0, 4], [35, 0, 1]]], [[[36, 0], [36.0000001, 0], [36, 0.0000001], [36, 0]]]] };
    expect(JSON.parse(await writeGeoJsonText([feature(high)], { precision: 6 })).features[0].geometry.coordinates).toEqual([[[[35, 0, 1], [35.1, 0, 2], [35.1, 0.1, 3], [35, 0, 1]]], [[[36, 0], [36, 0], [36, 0], [36, 0]]]]);
    // A line keeps all of its corners: the times of a track stand beside them.
    const lines: Geometry = { type: 'GeometryCollection', geometries: [{ type: 'MultiLineString', coordinates: [[[35, 0], [35.00000001, 0], [35.1, 0]], [[35, 0], [35.00000001, 0]]] }, { type: 'LineString', coordinates: [[35, 0], [35.1, 0], [35.1, 0.00000001]] }] };
    expect(JSON.parse(await writeGeoJsonText([feature(lines)], { precision: 6 })).features[0].geometry.geometries.map(({ coordinates }: { coordinates: unknown }) => coordinates)).toEqual([[[[35, 0], [35, 0], [35.1, 0]], [[35, 0], [35, 0]]], [[35, 0], [35.1, 0], [35.1, 0]]]);
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

test('a parcel that a fit would break stays as it was, and does not keep the others from being fitted', async () => {
  // Found by random shapes: the sides of the second parcel would collapse onto each other within 2 m, or be moved across one another within 1 m.
  const collapsing: Geometry[] = [
    { type: 'Polygon', coordinates: [[[35.00013420688616, 0.00006692347841917642], [35.00007190010129, 0.000004616693547704029], [35.000103864343394, -0.0000023507045357428426], [35.00013420688616, 0.00006692347841917642]]] },
    { type: 'Polygon', coordinates: [[[35.000116270100584, 0.00006226052532438189], [35.00013227295225, 0.00007052881681032362], [35.00011571908998, 0.00007279249359853566], [35.00012637624355, 0.00006853011509992174], [35.00011621608918, 0.00006508630958851427], [35.00012648677652, 0.00006848590691934559], [35.000116270100584, 0.00006226052532438189]]] },
  ];
  const crossing: Geometry[] = [
    { type: 'Polygon', coordinates: [[[-179.9936901, 0.0103088], [-179.9906975, 0.0080311], [-179.989807, 0.0080669], [-179.9936901, 0.0103088]]] },
    { type: 'MultiPolygon', coordinates: [
      [[[-179.9926, 0.0025], [-179.9901, 0.0025], [-179.99343333333334, 0.004166666666666667], [-179.9926, 0.0025]]],
      [[[-179.99385, 0.005], [-179.9951, 0.005], [-179.99343333333334, 0.004166666666666667], [-179.99385, 0.005]]],
      [[[-179.99385, 0.005], [-179.9926, 0.005], [-179.9976, 0.01], [-179.9951, 0.0075], [-179.99385, 0.005]]],
    ] },
  ];
  for (const [shapes, metres] of [[collapsing, 2], [crossing, 1]] as const) {
    const fits = await fitNeighbours([...shapes], metres);
    expect(fits.map(({ changed }) => changed)).toEqual([false, false]);
    expect(fits[1]!.geometry).toBe(shapes[1]);
  }
});
