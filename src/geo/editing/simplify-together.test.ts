import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { randomCoverage } from '../../../test/helpers/random-coverage.ts';
import { planarArea, seeds } from '../../../test/helpers/random-polygons.ts';
import { areaHectares, checkTogether, isValid, mergeShapes, polygonsOf, prepareSimplifyTogether, vertexCount, type Geometry, type Polygon, type Ring } from '../index.ts';
import { metresPerDegree, metresToSide } from '../border-arcs.ts';
import { intersection, loadGeos } from '../geos.ts';

/** degrees of about one metre at the equator */
const metre = 1 / 111_319.49;
const polygon = (...rings: [number, number][][]): Polygon => ({ type: 'Polygon', coordinates: rings.map((ring) => [...ring, ring[0]!].map(([x, y]) => [35 + x * metre, y * metre])) });
const ringsOf = (geometry: Geometry) => polygonsOf(geometry).flat();
const sidesOf = (geometry: Geometry) => ringsOf(geometry).flatMap((ring) => ring.slice(1).map((to, k) => [ring[k]!, to].map(([x, y]) => `${x} ${y}`).sort().join(' – ')));
/** metres from the corner that is farthest from the rings */
function farthest(corners: Ring, rings: Ring[]): number {
  return Math.max(...corners.map(([x, y]) => {
    const [perX, perY] = metresPerDegree(y!);
    return Math.min(...rings.flatMap((ring) => ring.slice(1).map((to, k) => metresToSide(x!, y!, ring[k]![0]!, ring[k]![1]!, to[0]!, to[1]!, perX, perY))));
  }));
}
async function together(shapes: Geometry[]) {
  const merged = await mergeShapes(shapes);
  if (!merged.ok) throw new Error(merged.message);
  return { hectares: merged.areaHectares, parts: merged.parts, rings: ringsOf(merged.geometry).length };
}

describe('simplify several shapes', () => {
  test('a winding border between two parcels is simplified once: no gap, no overlap', async () => {
    const border: [number, number][] = Array.from({ length: 21 }, (_, k) => [100 + 4 * Math.sin(k), k * 10]);
    const west = polygon([[0, 0], ...border, [0, 200]]);
    const east = polygon([...border.toReversed(), [200, 0], [200, 200]].toReversed() as [number, number][]);
    const { shapes, heldBack } = prepareSimplifyTogether([west, east])(10);
    expect(heldBack).toBe(0);
    expect(shapes.map(({ cornersAfter }) => cornersAfter)).toEqual([5, 5]);
    const sum = shapes.reduce((total, { areaAfterHectares }) => total + areaAfterHectares, 0);
    expect((await together(shapes.map(({ geometry }) => geometry))).hectares).toBeCloseTo(sum, 9);
    expect(shapes[0]!.areaAfterHectares).toBe(areaHectares(shapes[0]!.geometry));
  });

  test('a corner on the side of a neighbour, as six decimals leave it, holds the border together', async () => {
    const wave = (x: number) => 100 + 3 * Math.sin(x / 7);
    const xs = Array.from({ length: 41 }, (_, k) => k * 5);
    const north = polygon([...xs.map((x): [number, number] => [x, wave(x)]), [200, 200], [0, 200]]);
    // Two parcels south of it whose common corner lies 4 cm off the middle of a side.
    const middle: [number, number] = [102.5, (wave(100) + wave(105)) / 2 - 0.04];
    const southWest = polygon([[0, 0], [102.5, 0], middle, ...xs.filter((x) => x < 102).toReversed().map((x): [number, number] => [x, wave(x)])]);
    const southEast = polygon([[102.5, 0], [200, 0], ...xs.filter((x) => x > 102).toReversed().map((x): [number, number] => [x, wave(x)]), middle]);
    const made = prepareSimplifyTogether([north, southWest, southEast])(8).shapes.map(({ geometry }) => geometry);
    expect(made.map((shape) => vertexCount(shape))).toEqual([6, 5, 5]);
    expect(made.every(isValid)).toBe(true);
    const sum = made.reduce((total, shape) => total + areaHectares(shape), 0);
    expect(await together(made)).toEqual({ hectares: expect.closeTo(sum, 9), parts: 1, rings: 1 });
    // At 0 nothing changes, not even by the corner.
    const still = [north, southWest, southEast];
    expect(prepareSimplifyTogether(still)(0).shapes.map(({ geometry }, k) => geometry === still[k])).toEqual([true, true, true]);
  });

  test('an island in a bay is not swallowed, an island in a hole keeps its hole, and two shores do not meet', () => {
    const land = polygon([[0, 0], [300, 0], [300, 200], [160, 200], [155, 195], [145, 195], [140, 200], [0, 200]], [[50, 50], [50, 60], [60, 60], [60, 50]]);
    const bay = polygon([[148, 197], [152, 197], [150, 199]]);
    const filled = polygon([[50, 50], [60, 50], [60, 60], [50, 60]]);
    const made = prepareSimplifyTogether([land, bay, filled])(1000);
    expect(made.shapes.every(({ geometry }) => isValid(geometry))).toBe(true);
    expect(made.heldBack).toBeGreaterThan(0);
    const [newLand, newBay, newFilled] = made.shapes.map(({ geometry }) => geometry);
    expect(ringsOf(newLand!)).toHaveLength(2);
    expect(newBay).toBe(bay);
    expect(sidesOf(newLand!)).toEqual(expect.arrayContaining(sidesOf(newFilled!)));
  });

  test('shapes on both sides of the antimeridian share the border there; heights stay each shape’s own', () => {
    const shore = [[180, 0], [180, 0.00001], [180, 0.004], [180, 0.01]];
    const west: Polygon = { type: 'Polygon', coordinates: [[[179.99, 0, 5], ...shore.map((place) => [...place, 1]), [179.99, 0.01, 5], [179.99, 0.005, 5], [179.99, 0, 5]]] };
    const east: Polygon = { type: 'Polygon', coordinates: [[[-179.99, 0, 5], [-179.99, 0.01, 5], ...shore.toReversed().map(([, y]) => [-180, y!, 2]), [-179.99, 0, 5]]] };
    const over: Polygon = { type: 'Polygon', coordinates: [[[179.9, 0.01], [-179.9, 0.01], [-179.9, 0.02], [0, 0.02].map((v, k) => (k === 0 ? 179.9 : v)), [179.9, 0.01]]] };
    const made = prepareSimplifyTogether([west, east, over])(2).shapes.map(({ geometry }) => geometry);
    expect(ringsOf(made[0]!)[0]).toEqual([[179.99, 0, 5], [180, 0, 1], [180, 0.01, 1], [179.99, 0.01, 5], [179.99, 0, 5]]);
    expect(ringsOf(made[1]!)[0]).toEqual([[-179.99, 0, 5], [-179.99, 0.01, 5], [-180, 0.01, 2], [-180, 0, 2], [-179.99, 0, 5]]);
  });

  test('what is no polygon, has no coordinates or goes around a pole stays beside the others', () => {
    const cap: Polygon = { type: 'Polygon', coordinates: [[[-120, 80], [0, 80.00001], [120, 80], [-120, 80]]] };
    const broken: Polygon = { type: 'Polygon', coordinates: [[[35, 0], [Number.NaN, 0], [35, 1], [35, 0]], []] };
    const given: Geometry[] = [cap, broken, { type: 'Point', coordinates: [1, 2] }, { type: 'Polygon', coordinates: [] }, { type: 'MultiPolygon', coordinates: [] }];
    expect(prepareSimplifyTogether(given)(50).shapes.map(({ geometry }, k) => geometry === given[k])).toEqual(given.map(() => true));
    expect(prepareSimplifyTogether([])(1)).toEqual({ shapes: [], heldBack: 0 });
  });

  test('random coverages: valid, nothing lost, no gap and no overlap, tolerance kept', async () => {
    let judged = 0;
    let held = 0;
    for (const seed of seeds(16, 16)) {
      const given = await randomCoverage(seed, { side: 3 + (seed % 6), labels: 1 + (seed % 7), steps: 2 + (seed % 13), latitude: [1, 45, -70][seed % 3]!, sway: seed % 4 === 0 ? 0.7 : 0.25 });
      if (given.length === 0 || !given.every(isValid) || (await checkTogether(given)).problems.length > 0) continue;
      judged += 1;
      const before = await together(given);
      const at = prepareSimplifyTogether(given);
      for (const metres of [1, 20, 80, 300, 5000]) {
        const { shapes, heldBack } = at(metres);
        held += heldBack;
        const made = shapes.map(({ geometry }) => geometry);
        const said = `seed ${seed}, ${metres} m`;
        expect(made.map(isValid), said).toEqual(made.map(() => true));
        expect(made.map((shape) => ringsOf(shape).length), said).toEqual(given.map((shape) => ringsOf(shape).length));
        const sum = made.reduce((total, shape) => total + areaHectares(shape), 0);
        const after = await together(made);
        expect(after, said).toEqual({ ...before, hectares: expect.closeTo(sum, 6) });
        for (const [k, shape] of made.entries()) {
          expect(farthest(ringsOf(given[k]!).flat(), ringsOf(shape)), said).toBeLessThanOrEqual(metres * (1 + 1e-9));
          expect(vertexCount(shape), said).toBeLessThanOrEqual(vertexCount(given[k]!));
        }
        // A side belongs to one shape or to two.
        const owners = Map.groupBy(made.flatMap(sidesOf), (side) => side);
        expect(Math.max(...[...owners.values()].map((group) => group.length)), said).toBeLessThanOrEqual(2);
      }
      expect(prepareSimplifyTogether(given)(0).shapes.map(({ geometry }, k) => geometry === given[k])).toEqual(given.map(() => true));
    }
    expect(judged).toBeGreaterThan(12);
    expect(held).toBeGreaterThan(0);
  });

  const hasGeosOperation = (spawnSync('geosop', ['--help'], { encoding: 'utf8' }).stdout ?? '').includes('coverageSimplify');
  if (!hasGeosOperation) console.log('skipped: no geosop with coverageSimplify (GEOS 3.12)');
  test.skipIf(!hasGeosOperation)('no more corners than the coverage simplification of GEOS for the same largest distance', async () => {
    const given = await randomCoverage(5, { side: 8, labels: 5, steps: 12 });
    const wkt = `GEOMETRYCOLLECTION(${given.map((shape) => `MULTIPOLYGON(${polygonsOf(shape).map((rings) => `(${rings.map((ring) => `(${ring.map(([x, y]) => `${x} ${y}`).join(',')})`).join(',')})`).join(',')})`).join(',')})`;
    const run = spawnSync('geosop', ['-a', 'stdin', '-c', '-f', 'wkt', 'coverageSimplify', String(80 * metre)], { input: wkt, encoding: 'utf8' });
    expect(run.status).toBe(0);
    const ofGeos = [...run.stdout.matchAll(/\(([^()]+)\)/g)].map(([, ring]) => ring!.split(',').map((corner) => corner.trim().split(' ').map(Number)));
    expect(ofGeos.length).toBe(given.flatMap(ringsOf).length);
    const distance = farthest(given.flatMap(ringsOf).flat(), ofGeos);
    const corners = prepareSimplifyTogether(given)(distance).shapes.reduce((sum, { cornersAfter }) => sum + cornersAfter, 0);
    expect(corners).toBeLessThanOrEqual(ofGeos.flat().length);
  });
});

test('a side does not bend to a neighbour across other land of it: parcels that were apart stay apart', async () => {
  const square = (corners: [number, number][]): Polygon => ({ type: 'Polygon', coordinates: [[...corners, corners[0]!].map(([x, y]) => [35 + x * 1e-6, 1 + y * 1e-6])] });
  const south = square([[0, 0], [-1, -50], [0, -100], [100, -100], [100, 0]]);
  // 9 cm north of the side at one corner, 0.4 mm at the other, which is too near to the side's end to be taken in.
  const north = square([[50, 0.8], [50, 100], [0.8, 100], [0.8, 0.004]]);
  // A corner within 10 cm of the side, beyond a strip of land 2 cm wide.
  const strip = square([[-10, 0.2], [-10, 0.4], [110, 0.4], [110, 0.2]]);
  const geos = await loadGeos();
  const beyond = square([[50, 0.8], [60, 100], [40, 100]]);
  for (const shapes of [[south, north], [south, strip, beyond]]) {
    const simplified = prepareSimplifyTogether(shapes)(0.3).shapes.map(({ geometry }) => geometry);
    expect(simplified[0]).not.toBe(south);
    for (const [k, shape] of simplified.entries()) for (const other of simplified.slice(k + 1)) expect(planarArea(intersection(geos, shape, other))).toBe(0);
  }
});

test('a shape whose corners would be left on one line but for the last digits keeps its land', () => {
  const narrow: Polygon = { type: 'Polygon', coordinates: [[[0.0013000000000000002, 0.0007], [0.0018000000000000002, 0.0002], [0.0011, 0.0009000000000000001], [0.0015, 0.0003], [0.0013000000000000002, 0.0007]]] };
  const { areaBeforeHectares, areaAfterHectares } = prepareSimplifyTogether([narrow])(50).shapes[0]!;
  expect(areaAfterHectares).toBeGreaterThan(areaBeforeHectares / 1000);
});
