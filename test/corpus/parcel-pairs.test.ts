/** Pairs of parcels with land in common: planted ones among the parcels of a district, and random ones against GEOS, which comes as WebAssembly, so nothing is skipped. */
import { expect, test } from 'vitest';
import { areaHectares, ParcelPairFinder, type FoundPairs, type Geometry } from '#geo/index.ts';
import { intersection, loadGeos, makeValid } from '#geo/geos.ts';
import { processorMilliseconds } from '../helpers/processor-time.ts';
import { nastyPolygons, numbersFrom, seeds } from '../helpers/random-polygons.ts';
import { plantedPairs, plotsOfDistrict } from '../helpers/planted-pairs.ts';
import { inSoak } from '../helpers/soak.ts';

async function pairsOf(geometries: Geometry[]): Promise<FoundPairs> {
  const finder = await ParcelPairFinder.create();
  for (const geometry of geometries) finder.add(geometry);
  return finder.find();
}

const district = inSoak(30_000, 100_000);
test(`among ${district} parcels that share borders every planted pair is found, as what it is, and nothing else`, async () => {
  const plots = plotsOfDistrict(district);
  const planted = plantedPairs();
  const geometries = [...plots, ...planted.flatMap(({ pair }) => pair)];
  const finder = await ParcelPairFinder.create();
  let found!: FoundPairs;
  const milliseconds = await processorMilliseconds(async () => {
    for (const geometry of geometries) finder.add(geometry);
    found = await finder.find();
  });
  expect(found.pairs.map(({ first, second, kind }) => [first, second, kind])).toEqual(
    planted.map(({ kind }, k) => [plots.length + 2 * k, plots.length + 2 * k + 1, kind]),
  );
  expect(found).toMatchObject({ isComplete: true, notCompared: [] });
  expect(milliseconds).toBeLessThan(inSoak(4000, 10_000));
}, 240_000);

/** Stars of some corners around near places: some cross themselves, some are kilometres wide. */
function stars(seed: number): Geometry[] {
  const random = numbersFrom(seed);
  const radius = random() < 0.3 ? 0.02 : 0.001;
  return Array.from({ length: 12 }, () => {
    const [x, y] = [20 + 3 * radius * random(), 50 + 3 * radius * random()];
    const turns = 2 + Math.floor(12 * random());
    const corners = Array.from({ length: turns + 2 }, (_, k) => {
      const [angle, away] = [(2 * Math.PI * (k + random() * (random() < 0.1 ? 3 : 0.6))) / (turns + 2), radius * (0.3 + random())];
      return [x + away * Math.cos(angle), y + away * Math.sin(angle)];
    });
    return { type: 'Polygon', coordinates: [[...corners, corners[0]!]] };
  });
}
/** Shapes with every fault and shared border there is, on a net of kilometres. */
const nasty = (seed: number): Geometry[] =>
  Array.from({ length: 6 }, (_, k) => {
    const geometry = nastyPolygons(seed * 6 + k);
    const largest = Math.max(...geometry.coordinates.flat(3).map(Math.abs).filter(Number.isFinite), 1);
    const small = (value: unknown): unknown =>
      Array.isArray(value)
        ? typeof value[0] === 'number'
          ? [20 + (value[0] as number) * (0.02 / largest), 50 + (value[1] as number) * (0.02 / largest)]
          : value.map(small)
        : value;
    return { ...geometry, coordinates: small(geometry.coordinates) } as Geometry;
  });

test.each([
  ['stars', stars, seeds(60, 30)],
  // Of the last three GEOS cannot repair one shape each.
  ['faulty shapes', nasty, [...seeds(120, 60), 15_437, 17_154, 18_331]],
])(
  'the pairs of %s and their land are those of GEOS, and no more is shared than there is',
  async (_, make, all) => {
    const geos = await loadGeos();
    /** null where GEOS gives up: "unable to assign hole to a shell", "Result area inconsistent with overlay operation" */
    const orNull = <T>(ask: () => T): T | null => {
      try {
        return ask();
      } catch (error) {
        if (error instanceof RangeError) return null;
        throw error;
      }
    };
    const sharedByGeos = (a: Geometry | null, b: Geometry | null): number | null =>
      a && b && orNull(() => areaHectares(intersection(geos, a, b)));
    let [count, unknown] = [0, 0];
    for (const seed of all) {
      const geometries = make(seed);
      const valid = geometries.map((geometry) => orNull(() => makeValid(geos, geometry)));
      const expected = new Map<string, number | null>();
      for (let a = 0; a < valid.length; a += 1)
        for (let b = a + 1; b < valid.length; b += 1) expected.set(`${a} ${b}`, sharedByGeos(valid[a] ?? null, valid[b] ?? null));
      const { pairs } = await pairsOf(geometries);
      const found = new Map(pairs.map((pair) => [`${pair.first} ${pair.second}`, pair]));
      for (const [key, hectares] of expected) {
        if (hectares === null) {
          unknown += 1;
          continue;
        }
        const pair = found.get(key);
        // Beside the limit either verdict is right.
        if (Math.abs(hectares - 1e-4) > 2e-5)
          expect({ seed, key, isFound: pair !== undefined }).toEqual({ seed, key, isFound: hectares >= 1e-4 });
        if (!pair) continue;
        count += 1;
        expect(Math.abs(pair.sharedHectares - hectares), `seed ${seed}, ${key}: ${pair.sharedHectares} ${hectares}`).toBeLessThan(
          2e-5 + 1e-7 * hectares,
        );
        expect(pair.sharedHectares).toBeLessThanOrEqual(Math.min(pair.firstHectares, pair.secondHectares));
      }
      expect([...found.keys()].filter((key) => !expected.has(key))).toEqual([]);
    }
    expect(count).toBeGreaterThan(all.length);
    expect(unknown).toBeLessThan(count / 10);
  },
  240_000,
);

test('pairs, kinds and hectares do not depend on the order', async () => {
  for (const seed of seeds(40, 20)) {
    const geometries = [...stars(seed), ...nasty(seed)];
    const straight = (await pairsOf(geometries)).pairs;
    const last = geometries.length - 1;
    const reversed = (await pairsOf(geometries.toReversed())).pairs
      .map((pair) => ({
        ...pair,
        first: last - pair.second,
        second: last - pair.first,
        firstHectares: pair.secondHectares,
        secondHectares: pair.firstHectares,
      }))
      .sort((p, q) => p.first - q.first || p.second - q.second);
    expect(reversed.map(({ first, second, kind }) => [seed, first, second, kind])).toEqual(
      straight.map(({ first, second, kind }) => [seed, first, second, kind]),
    );
    for (const [k, pair] of straight.entries()) expect(reversed[k]!.sharedHectares).toBeCloseTo(pair.sharedHectares, 9);
  }
}, 240_000);
