import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  areaHectares,
  check,
  checkPlanar,
  geometryHash,
  isValid,
  polygonsOf,
  repair,
  ringAreaSquareMetres,
  type Geometry,
  type Problem,
} from '#geo/index.ts';
import { invalidity, loadGeos } from '#geo/geos.ts';
import { planarArea } from '../helpers/random-polygons.ts';
import { hasShared, shared } from '../helpers/shared.ts';

const json = (...names: string[]) => JSON.parse(readFileSync(shared(...names), 'utf8').replace(/^\uFEFF/, ''));

describe.skipIf(!hasShared('corpus', 'geodesic-area'))('area against 22-digit values', () => {
  const cases = hasShared('corpus', 'geodesic-area') ? json('corpus', 'geodesic-area', 'cases.json') : {};
  test('every synthetic and real ring is within 1e-9, most within 1e-12', () => {
    const errors = [...cases.synthetic.cases, ...cases.real.cases].map(
      ({ id, ring, area_m2: expected }: { id: string; ring: number[][]; area_m2: string }) => {
        const reference = Math.abs(Number(expected));
        return { id, error: Math.abs(ringAreaSquareMetres(ring) - reference) / reference };
      },
    );
    expect(errors.length).toBeGreaterThan(100);
    expect(errors.filter(({ error }) => !(error <= 1e-9))).toEqual([]);
    expect(errors.filter(({ error }) => error <= 1e-12).length).toBeGreaterThan(0.8 * errors.length);
  });
  test.each((cases.published?.cases ?? []) as { id: string; lonlat: number[][]; area: number; area_tol: number }[])(
    'published value $id',
    ({ lonlat, area, area_tol: tolerance }) => {
      expect(Math.abs(ringAreaSquareMetres(lonlat) - Math.abs(area))).toBeLessThanOrEqual(tolerance);
    },
  );
});

interface ValidityCase {
  id: string;
  geojson: Geometry | null;
  expected_valid: boolean;
  wkt: string;
  geos_reason: string;
  make_valid_structure?: { area: number };
}

describe.skipIf(!hasShared('corpus', 'jts-validity'))('verdicts against the JTS suite', () => {
  const cases: ValidityCase[] = hasShared('corpus', 'jts-validity') ? json('corpus', 'jts-validity', 'cases.json').cases : [];
  test('every case agrees', async () => {
    const differences: string[] = [];
    for (const { id, wkt, geojson, expected_valid: expected } of cases) {
      // GeoJSON has no bare ring: as a line string it may cross itself.
      if (!geojson || wkt.startsWith('LINEARRING')) continue;
      const faults = checkPlanar(geojson).filter((problem: Problem) => problem.severity === 'error');
      if ((faults.length === 0) !== expected)
        differences.push(`${id}: ${faults.map(({ code }) => code).join(' ') || 'valid'}, JTS says ${expected ? 'valid' : 'invalid'}`);
    }
    expect(cases.length).toBeGreaterThan(400);
    expect(differences).toEqual([]);
  });
  test('every fault is named at the place where GEOS finds it', () => {
    const differences: string[] = [];
    let compared = 0;
    for (const { id, wkt, geojson, expected_valid: expected, geos_reason: reason } of cases) {
      const [, x, y] = /\[(\S+) ([^\]]+)/.exec(reason) ?? [];
      if (expected || !geojson || wkt.startsWith('LINEARRING') || x === undefined) continue;
      compared += 1;
      const places = checkPlanar(geojson)
        .filter(({ severity }) => severity === 'error')
        .map(({ location }) => location);
      if (
        !places.some((place) => place && Math.hypot(place[0] - Number(x), place[1] - Number(y)) <= 1e-9 * Math.max(1, Math.abs(place[0])))
      )
        differences.push(id);
    }
    expect(compared).toBeGreaterThan(60);
    // A coordinate that is no number has no place: the corner before it is named, and a point has none.
    expect(differences).toEqual(['TestValid-37', 'TestValid-38', 'TestValid-49']);
  });
  test('the repair covers what MakeValid by the structure method covers, and GEOS finds it valid', async () => {
    const geos = await loadGeos();
    const faults: string[] = [];
    let compared = 0;
    for (const { id, geojson, make_valid_structure: made } of cases) {
      if (!geojson || !made || !['Polygon', 'MultiPolygon'].includes(geojson.type)) continue;
      compared += 1;
      // A shape of metres is no shape of degrees: made small, so that range and antimeridian do not come in.
      const largest = Math.max(80, ...polygonsOf(geojson).flat(3).filter(Number.isFinite).map(Math.abs));
      const shrunk = 80 / 2 ** Math.ceil(Math.log2(largest));
      const small = JSON.parse(JSON.stringify(geojson), (_, value: unknown) =>
        typeof value === 'number' ? value * shrunk : value,
      ) as Geometry;
      const { geometry } = await repair(small);
      const area = geometry ? planarArea(geometry) / shrunk ** 2 : 0;
      if (!(Math.abs(area - made.area) <= 1e-9 * Math.max(1, made.area))) faults.push(`${id}: ${area}, GEOS ${made.area}`);
      if (geometry && invalidity(geos, geometry)) faults.push(`${id}: ${invalidity(geos, geometry)!.reason}`);
    }
    expect(compared).toBeGreaterThan(50);
    expect(faults).toEqual([]);
  });
});

const folders = ['geojson-clipping', 'geojson-turf', 'geojson-antimeridian', 'geojson-field', 'geojson-fixtures'].filter((name) =>
  hasShared('corpus', name),
);

function geometriesIn(value: unknown): Geometry[] {
  if (!value || typeof value !== 'object') return [];
  const { type, features, geometry, coordinates, geometries } = value as Record<string, unknown>;
  if (type === 'FeatureCollection' && Array.isArray(features)) return features.flatMap(geometriesIn);
  if (type === 'Feature') return geometriesIn(geometry);
  const nested =
    (Array.isArray(coordinates) && coordinates.length > 0) ||
    (Array.isArray(geometries) && geometries.every((part: { coordinates?: unknown }) => Array.isArray(part?.coordinates)));
  return nested ? [value as Geometry] : [];
}

/** Broken on purpose by their authors in ways that a reader refuses before geometry code sees them. */
const readersBusiness = (geometry: Geometry) =>
  (geometry.type === 'MultiPolygon' && !geometry.coordinates.every(Array.isArray)) ||
  polygonsOf(geometry).some(
    (rings) =>
      !Array.isArray(rings) ||
      rings.some((ring) => !Array.isArray(ring) || !ring.every((position) => Array.isArray(position) && position.length >= 2)),
  );

describe.each(folders)('%s', (folder) => {
  test('repair makes everything valid or empty, keeps valid shapes as they are, and changes nothing when done twice', async () => {
    const faults: string[] = [];
    let count = 0;
    for (const name of readdirSync(shared('corpus', folder)).filter((file) => file.endsWith('json') && file !== 'expected.json')) {
      let document: unknown;
      try {
        document = json('corpus', folder, name);
      } catch {
        continue;
      }
      for (const geometry of geometriesIn(document).slice(0, 40)) {
        if (readersBusiness(geometry) || polygonsOf(geometry).length === 0) continue;
        count += 1;
        const before = JSON.stringify(geometry);
        const problems = check(geometry);
        const once = await repair(geometry);
        if (JSON.stringify(geometry) !== before) faults.push(`${name}: the input was changed`);
        if (problems.length === 0 && once.geometry !== geometry) faults.push(`${name}: a valid shape was changed`);
        if (!once.geometry) continue;
        if (problems.some(({ code }) => code === 'out-of-range' || code === 'frame-around-earth')) continue;
        if (!isValid(once.geometry)) {
          faults.push(
            `${name}: still invalid (${check(once.geometry)
              .map(({ code }) => code)
              .join(' ')})`,
          );
          continue;
        }
        const twice = await repair(once.geometry);
        if (
          geometryHash(twice.geometry!) !== geometryHash(once.geometry) ||
          Math.abs(areaHectares(twice.geometry!) - once.areaAfterHectares) > 1e-9 * once.areaAfterHectares
        )
          faults.push(`${name}: the second repair changed something`);
      }
    }
    expect(count).toBeGreaterThan(5);
    expect(faults).toEqual([]);
  });
});
