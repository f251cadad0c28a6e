import { expect, test } from 'vitest';
import {
  besideEachOther,
  combsAcross,
  needlesThroughOnePlace,
  partsAroundOnePlace,
  partsBesideEachOther,
  partsInOneAnother,
  spiralOverAntimeridian,
  star,
  weave,
} from '#test/helpers/lines-across.ts';
import { loadGeos, unaryUnion } from './geos.ts';
import {
  areaHectares,
  centroid,
  check,
  checkTogether,
  cutHole,
  cutLand,
  mergeShapes,
  ParcelPairFinder,
  repair,
  splitAtAntimeridian,
  splitByLine,
  TooMuchWork,
  unionAreaHectares,
  usualGapLimits,
  vertexCount,
} from './index.ts';
import { madeValid } from './made-valid.ts';
import type { Geometry } from './types.ts';
import { unitedLand } from './united-land.ts';
import { UnionInPieces } from './union-in-pieces.ts';

const sum = (geometries: Geometry[]) => geometries.reduce((all, geometry) => all + areaHectares(geometry), 0);

async function landInPieces(geometries: Geometry[]) {
  const all: Uint8Array[] = [];
  const union = new UnionInPieces({ add: (bytes) => void all.push(bytes), read: (index) => all[index]! });
  for (const geometry of geometries) union.add(geometry, areaHectares(geometry));
  let told = 0;
  return { land: await union.land(() => (told += 1)), told: () => told };
}

test('needles that all cross each other have the area of their union, whether they are united at once or by halves', async () => {
  const geos = await loadGeos();
  const needles = needlesThroughOnePlace(200);
  const atOnce = areaHectares(unaryUnion(geos, needles));
  expect(areaHectares(unitedLand(geos, needles, 6000)) / atOnce).toBeCloseTo(1, 9);
  expect((await unionAreaHectares(needles)) / atOnce).toBeCloseTo(1, 12);
});

test('more needles than may be crossed at once are united by halves', async () => {
  const geos = await loadGeos();
  const needles = needlesThroughOnePlace(500);
  const united = unitedLand(geos, needles);
  expect(vertexCount(united)).toBeLessThan(20_000);
  expect(areaHectares(united)).toBeLessThan(0.6 * sum(needles));
});

test('a weave has no total, and a typed fault instead; in pieces it has its bounds', async () => {
  const threads = weave(600);
  await expect(unionAreaHectares(threads)).rejects.toBeInstanceOf(TooMuchWork);
  const few = weave(60);
  expect(await unionAreaHectares(few)).toBeLessThan(sum(few));
});

test('of overlaps beyond those that are told the number is told', async () => {
  const needles = needlesThroughOnePlace(60);
  const all = await checkTogether(needles);
  expect(all).toMatchObject({ more: 0, isComplete: true });
  expect(all.problems).toHaveLength((60 * 59) / 2);
  const some = await checkTogether(needles, 100);
  expect(some.problems).toHaveLength(100);
  expect(some.more).toBe(all.problems.length - 100);
});

test('shapes whose boxes all touch and that share nothing cost the engine nothing', async () => {
  const needles = besideEachOther(500);
  expect(await unionAreaHectares(needles)).toBeCloseTo(sum(needles), 6);
  expect(await checkTogether(needles)).toEqual({ problems: [], more: 0, isComplete: true });
  const { land, told } = await landInPieces(needles);
  expect(land).toMatchObject({ isSearched: true });
  expect(land.hectares).toBeCloseTo(sum(needles), 6);
  expect(told()).toBe(0);
});

test('a star that crosses itself too often is refused by repair and by MakeValid, and a small one is repaired', async () => {
  const large = star(1201);
  await expect(repair(large)).rejects.toBeInstanceOf(TooMuchWork);
  const geos = await loadGeos();
  expect(() => madeValid(geos, large)).toThrow(TooMuchWork);
  const { geometry, areaAfterHectares } = await repair(star(101));
  expect(vertexCount(geometry!)).toBe(203);
  // Its outline has a corner at the radius and one a third as far out, in turn: 101 times twice a triangle.
  const radiusMetres = 0.05 * 111_000;
  expect(areaAfterHectares / ((101 * radiusMetres ** 2 * Math.sin(Math.PI / 101)) / 3 / 10_000)).toBeCloseTo(1, 1);
});

test('pairs of parcels: a star is not compared and says why, needles end the search and say so', async () => {
  const finder = await ParcelPairFinder.create({ maxPairs: 300 });
  finder.add(star(1201));
  for (const needle of needlesThroughOnePlace(30)) finder.add(needle);
  const { notCompared, pairs, isComplete } = await finder.find();
  expect(notCompared).toEqual([{ index: 0, reason: 'too-complex' }]);
  expect(pairs).toHaveLength(300);
  expect(isComplete).toBe(false);
});

test.each([
  ['edges beside each other', partsBesideEachOther, 300, 5000],
  ['parts that all touch at one place', partsAroundOnePlace, 300, 1500],
  ['a ring through one place', (count: number): Geometry => ({ type: 'Polygon', coordinates: [partsAroundOnePlace(count).coordinates.flat(2)] }), 300, 5000],
  ['parts in one another', partsInOneAnother, 300, 4000],
])('a shape is judged to its end or says that it was not: %s', async (_, make, few, many) => {
  const small = check(make(few)).map(({ code }) => code);
  expect(small).not.toContain('too-complex');
  const large = make(many);
  const told = check(large).filter(({ code }) => code === 'too-complex');
  expect(told).toMatchObject([{ severity: 'error', location: [expect.any(Number), expect.any(Number)], path: [0, 0] }]);
  expect(told[0]!.message).toMatch(/was not checked to the end/);
  expect(areaHectares(large)).toBeGreaterThan(0);
});

test('two combs are laid together where they cross some times; where they cross a million times there is no figure, and no edit', async () => {
  const [few, across] = combsAcross(40);
  const both = await unionAreaHectares([few, across]);
  const { problems } = await checkTogether([few, across]);
  expect(problems).toMatchObject([{ code: 'parts-overlap', path: [0, 1] }]);
  const merged = await mergeShapes([few, across]);
  expect(merged).toMatchObject({ ok: true, areaHectares: expect.closeTo(both, 3) });

  const [one, other] = combsAcross(600);
  await expect(unionAreaHectares([one, other])).rejects.toBeInstanceOf(TooMuchWork);
  await expect(checkTogether([one, other])).rejects.toBeInstanceOf(TooMuchWork);
  const refused = { ok: false, code: 'too-complex', message: expect.stringMatching(/nothing was changed/) };
  expect(await mergeShapes([one, other])).toEqual(refused);
  expect(await cutLand(one, [other])).toEqual(refused);
  expect(await cutHole(one, other.coordinates[0]!)).toEqual(refused);
  expect(await splitByLine(one, other.coordinates[0]!)).toEqual(refused);
});

test('pairs of parcels: two combs with more pairs of edges than are summed up are left out, and it is said', async () => {
  const found = async (teeth: number) => {
    const finder = await ParcelPairFinder.create();
    for (const comb of combsAcross(teeth)) finder.add(comb, { hectares: areaHectares(comb), valid: true });
    return finder.find();
  };
const few = combsAcross(40);
  const sharedHectares = expect.closeTo(sum(few) - (await unionAreaHectares(few)), 0) as number;
  expect(await found(40)).toMatchObject({ pairs: [{ kind: 'overlap', sharedHectares }], isComplete: true });
  expect(await found(2500)).toMatchObject({ pairs: [], isComplete: false });
});

test('a spiral over the antimeridian that cannot be put together on both sides is told, not thrown where nobody asked for its parts', async () => {
  expect(check(splitAtAntimeridian(spiralOverAntimeridian(30))).filter(({ severity }) => severity === 'error')).toEqual([]);
  const spiral = spiralOverAntimeridian(300);
  expect(() => splitAtAntimeridian(spiral)).toThrow(TooMuchWork);
  expect(centroid(spiral)).toEqual([expect.any(Number), expect.any(Number)]);
  const { land } = await landInPieces([spiral, ...needlesThroughOnePlace(3)]);
  expect(land).toMatchObject({ hectares: null, isSearched: false });
  expect(land.mostHectares).toBeGreaterThan(land.leastHectares);
  const finder = await ParcelPairFinder.create();
  finder.add(spiral, { hectares: areaHectares(spiral), valid: true });
  expect((await finder.find()).notCompared).toEqual([{ index: 0, reason: 'too-complex' }]);
});

test('a shape that runs round the Earth a thousand times and back is not cut at every turn', () => {
  const out = Array.from({ length: 4000 }, (_, k) => k * 170);
  const wrapped = (x: number) => ((((x + 180) % 360) + 360) % 360) - 180;
  const ring = [...out.map((x) => [wrapped(x), 10]), ...out.toReversed().map((x) => [wrapped(x), 20])];
  expect(() => splitAtAntimeridian({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] })).toThrow(TooMuchWork);
});

test('gaps: what lies across each other too often is left out and counted, and land beside it is looked at all the same', async () => {
  const square = (west: number, east: number): Geometry => ({
    type: 'Polygon',
    coordinates: [
      [
        [west, 10],
        [east, 10],
        [east, 10.001],
        [west, 10.001],
        [west, 10],
      ],
    ],
  });
  const found = async (hostile: Geometry[]) => {
    const finder = await ParcelPairFinder.create();
    for (const geometry of [...hostile, square(20, 20.001), square(20.00101, 20.002)]) finder.add(geometry);
    return finder.gaps(usualGapLimits);
  };
  const gap = { kind: 'sliver', widthMetres: expect.closeTo(1.1, 1) };
  const alone = await found([]);
  expect(alone).toMatchObject({ gaps: [gap], isComplete: true, notSearched: 0 });
  const few = await found(needlesThroughOnePlace(30));
  expect(few).toMatchObject({ isComplete: true, notSearched: 0 });
  for (const hostile of [needlesThroughOnePlace(1500), weave(200)])
    expect(await found(hostile)).toMatchObject({ gaps: [{ ...gap, geometry: alone.gaps[0]!.geometry }], isComplete: false, notSearched: hostile.length });
});
