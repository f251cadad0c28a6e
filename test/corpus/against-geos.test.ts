/** Verdicts, reasons, places and repairs against GEOS, on polygons in which everything goes wrong. GEOS comes as WebAssembly, so nothing is skipped. */
import { expect, test } from 'vitest';
import { checkPlanar, polygonsOf, repair, splitAtAntimeridian, type Geometry, type ProblemCode, type Ring } from '#geo/index.ts';
import { flatten } from '#geo/flat-rings.ts';
import { invalidity, loadGeos, makeValid } from '#geo/geos.ts';
import { coveredBy } from '#geo/structure.ts';
import { faultsOf } from '#geo/validity.ts';
import { nastyPolygons, planarArea, seeds } from '../helpers/random-polygons.ts';

const meeting: ProblemCode[] = ['self-intersection', 'self-touch', 'parts-overlap', 'hole-crosses-shell', 'nested-holes'];
/** What we call GEOS's reasons. Where edges run along each other and a corner touches at one place, either reason is true of it. */
const codesOf: Record<string, ProblemCode[]> = {
  'Self-intersection': meeting,
  'Ring Self-intersection': ['self-touch', 'self-intersection'],
  'Hole lies outside shell': ['hole-outside-shell'],
  'Holes are nested': ['nested-holes'],
  'Nested shells': ['nested-shells'],
  'Interior is disconnected': ['disconnected-interior'],
  'Too few points in geometry component': ['ring-too-short'],
};

/** null when GEOS does not even take the rings (two positions). */
const geosVerdict = (geos: Awaited<ReturnType<typeof loadGeos>>, geometry: Geometry) => {
  try {
    return { fault: invalidity(geos, geometry) };
  } catch (error) {
    if (error instanceof RangeError && /number of points/.test(error.message)) return null;
    throw error;
  }
};

test('the verdict is that of GEOS, and its reason and place are among ours', async () => {
  const geos = await loadGeos();
  const counts = new Map<string, number>();
  const otherReason: string[] = [];
  const all = seeds(6000, 3000);
  for (const seed of all) {
    const geometry = nastyPolygons(seed);
    const errors = checkPlanar(geometry).filter(({ severity }) => severity === 'error');
    const verdict = geosVerdict(geos, geometry);
    if (!verdict) {
      expect(errors.length, `seed ${seed}`).toBeGreaterThan(0);
      continue;
    }
    const { fault } = verdict;
    counts.set(fault?.reason ?? 'valid', (counts.get(fault?.reason ?? 'valid') ?? 0) + 1);
    expect({ seed, valid: errors.length === 0 }).toEqual({ seed, valid: fault === null });
    if (!fault) continue;
    // Every crossing, not only the first fifty that a person is shown.
    const found = [...errors, ...faultsOf(flatten(polygonsOf(geometry)), Infinity)].filter(({ code }) =>
      codesOf[fault.reason]!.includes(code),
    );
    const [x, y] = fault.location!;
    const near = 1e-9 * Math.max(1e-3, Math.hypot(x, y));
    if (!found.some(({ location }) => location && Math.hypot(location[0] - x, location[1] - y) <= near)) {
      // GEOS overlooks edges that run along each other once in some 8,000 of these, and then names what it finds later. Where
      // a corner misses an edge by less than its last digit, it names the corner, and we do not (seed 649065207).
      if (errors.some(({ code }) => meeting.includes(code))) otherReason.push(`${seed} ${fault.reason}`);
      else
        expect({ seed, reason: fault.reason, place: fault.location }).toEqual({
          seed,
          found: errors.map(({ code, location }) => [code, location]),
        });
    }
  }
  expect(otherReason.length, otherReason.join()).toBeLessThan(all.length / 1000);
  for (const reason of ['valid', 'Self-intersection', 'Ring Self-intersection', 'Hole lies outside shell'])
    expect(counts.get(reason), reason).toBeGreaterThan(20);
});

/** As the repair gives it to the engine: closed, no repeated corners, rings with an area only. */
const cleaned = (geometry: Geometry): Ring[][] =>
  polygonsOf(geometry)
    .map((rings) =>
      rings
        .map((ring) => ring.filter((corner, k) => k === 0 || corner[0] !== ring[k - 1]![0] || corner[1] !== ring[k - 1]![1]))
        .filter((ring, index) => index === 0 || ring.length >= 4),
    )
    .filter(([shell]) => shell!.length >= 4);

test('our engine covers what GEOS covers by the structure method; the answer is valid, and never changes when it is made again', async () => {
  const geos = await loadGeos();
  let ours = 0;
  let geosFailed = 0;
  const otherArea: string[] = [];
  for (const seed of seeds(3000, 1500)) {
    const polygons = cleaned(nastyPolygons(seed));
    if (polygons.length === 0) continue;
    const shape: Geometry = { type: 'MultiPolygon', coordinates: polygons };
    let reference: Geometry | null = null;
    try {
      reference = makeValid(geos, shape);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      geosFailed += 1;
    }
    const own = coveredBy(polygons, 'leave');
    // What hangs on the last digit is left to GEOS; where GEOS fails, our engine decides.
    const made = own ?? (reference ? null : coveredBy(polygons, 'decide'));
    if (!made) continue;
    ours += 1;
    const result: Geometry = { type: 'MultiPolygon', coordinates: made };
    expect({ seed, fault: made.length === 0 ? null : invalidity(geos, result) }).toEqual({ seed, fault: null });
    const extent = Math.max(...polygons.flat(2).flatMap(([x, y]) => [Math.abs(x!), Math.abs(y!)]));
    // On whole numbers every corner is exact. On others GEOS now and then rounds all corners to twelve digits, or answers one shape in two ways, which can cost whole lobes.
    if (reference && Math.abs(planarArea(result) - planarArea(reference)) > 1e-9 * planarArea(reference) + 1e-14 * extent * extent) {
      expect(polygons.flat(3).every(Number.isInteger), `seed ${seed}: ${planarArea(result)}, GEOS ${planarArea(reference)}`).toBe(false);
      otherArea.push(`${seed}: ${planarArea(result)}, GEOS ${planarArea(reference)}`);
    }
    const again = made.length === 0 ? made : coveredBy(made, 'leave');
    expect(Math.abs(planarArea({ type: 'MultiPolygon', coordinates: again! }) - planarArea(result)), `seed ${seed}`).toBeLessThanOrEqual(
      1e-14 * extent * extent,
    );
    const heights = new Set(polygons.flat(2).map((corner) => corner.length));
    if (heights.size === 1)
      expect(
        made.flat(2).every((corner) => heights.has(corner.length)),
        `seed ${seed}: heights`,
      ).toBe(true);
  }
  expect(ours).toBeGreaterThan(1500);
  expect(geosFailed).toBeLessThan(20);
  expect(otherArea.length, otherArea.join('; ')).toBeLessThan(0.005 * ours);
});

test('repair: valid or nothing; a valid polygon is the same object; twice is once; the area change is told', async () => {
  const geos = await loadGeos();
  let valid = 0;
  // Found once: places where pieces only end; shells in shells in GEOS's answer; a shell of two corners with holes, at which GEOS fails.
  for (const seed of [111_121_356, 260_915_605, 260_923_510, 44_341_706, ...seeds(1500, 700)]) {
    const nasty = nastyPolygons(seed);
    const geometry: Geometry =
      Math.max(
        ...polygonsOf(nasty)
          .flat(2)
          .flatMap(([x, y]) => [Math.abs(x!), Math.abs(y!)]),
      ) > 80
        ? splitAtAntimeridian({
            type: 'Polygon',
            coordinates: [
              [
                [0, 0],
                [1, 1],
                [1, 0],
                [0, 1],
                [0, 0],
              ],
            ],
          })
        : nasty;
    const before = JSON.stringify(geometry);
    const isValid = geosVerdict(geos, geometry)?.fault === null;
    const once = await repair(geometry);
    expect(JSON.stringify(geometry), `seed ${seed}: input changed`).toBe(before);
    if (isValid) {
      valid += 1;
      expect({ seed, changed: once.changed, same: once.geometry === geometry }).toEqual({ seed, changed: false, same: true });
      continue;
    }
    expect(once.changed, `seed ${seed}`).toBe(true);
    if (!once.geometry) {
      expect(once.areaAfterHectares).toBe(0);
      continue;
    }
    expect({ seed, fault: invalidity(geos, once.geometry) }).toEqual({ seed, fault: null });
    expect(once.steps.length).toBeGreaterThan(0);
    const twice = await repair(once.geometry);
    expect({ seed, changed: twice.changed }).toEqual({ seed, changed: false });
    expect(twice.areaAfterHectares).toBe(once.areaAfterHectares);
  }
  expect(valid).toBeGreaterThan(50);
});

test('a thousand failures inside GEOS leave it sound', async () => {
  const geos = await loadGeos();
  const open: Geometry = {
    type: 'Polygon',
    coordinates: [
      [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 1],
      ],
    ],
  };
  for (let k = 0; k < 3000; k += 1) expect(() => invalidity(geos, open)).toThrow(/GEOS could not read.*closed/);
  expect(
    invalidity(geos, {
      type: 'Polygon',
      coordinates: [
        [
          [0.1, 0.1],
          [1.1, 1.1],
          [1.1, 0.1],
          [0.1, 1.1],
          [0.1, 0.1],
        ],
      ],
    }),
  ).toEqual({ reason: 'Self-intersection', location: [0.6, 0.6] });
});
