import { expect, test } from 'vitest';
import { plantedPairs } from '#test/helpers/planted-pairs.ts';
import { areaHectares, rectangle } from '../index.ts';
import type { Geometry, Polygon, Ring } from '../types.ts';
import { ParcelPairFinder, type FoundPairs, type PairOptions } from './index.ts';

async function pairsOf(geometries: (Geometry | null)[], options: PairOptions = {}): Promise<FoundPairs> {
  const finder = await ParcelPairFinder.create(options);
  for (const geometry of geometries) finder.add(geometry);
  return finder.find();
}
const polygon = (...ring: Ring): Polygon => ({ type: 'Polygon', coordinates: [[...ring, ring[0]!]] });
const square = rectangle([35, 1, 35.002, 1.002]);
const [ring] = square.type === 'Polygon' ? square.coordinates : [[]];

test.each([
  ['another start', polygon(...ring!.slice(2, -1), ...ring!.slice(0, 2)), 'exact-copy'],
  ['the other way round', polygon(...ring!.slice(0, -1).toReversed()), 'exact-copy'],
  ['a corner repeated, heights', polygon(...ring!.slice(0, -1).flatMap(([x, y]) => [[x!, y!, 12], [x!, y!, 12]])), 'exact-copy'],
  ['a corner more on a side', polygon([35, 1], [35.001, 1], [35.002, 1], [35.002, 1.002], [35, 1.002]), 'near-copy'],
  ['a collection of it twice', { type: 'GeometryCollection', geometries: [square, square] } as Geometry, 'exact-copy'],
  ['half of it', rectangle([35, 1, 35.001, 1.002]), 'inside'],
  ['a part beside it', rectangle([35.001, 1.001, 35.004, 1.004]), 'overlap'],
])('%s is %s', async (_, other, kind) => {
  expect((await pairsOf([square, other])).pairs.map((pair) => pair.kind)).toEqual([kind]);
});

test('neighbours, slivers below a square metre and parcels far away are no pairs', async () => {
  const beside = rectangle([35.002, 1, 35.004, 1.002]);
  const sliver = rectangle([35.0019999, 1.002, 35.004, 1.004]);
  const crossed = rectangle([35.00199999, 1.0019, 35.004, 1.00195]);
  expect((await pairsOf([square, beside, sliver, crossed, rectangle([36, 1, 36.1, 1.1])])).pairs.filter(({ first }) => first === 0)).toEqual([]);
});

test('a copy that was moved tells how far', async () => {
  const { pairs } = await pairsOf([square, rectangle([35.0001, 1, 35.0021, 1.002])]);
  expect(pairs).toMatchObject([{ kind: 'near-copy' }]);
  expect(pairs[0]!.movedMetres).toBeCloseTo(11.13, 1);
  expect(pairs[0]!.sharedHectares).toBeCloseTo(areaHectares(square) * 0.95, 4);
});

test('a copy is exact after the rounding of its receiver, and is not without it', async () => {
  const rounded = polygon([35.0000001, 1], [35.002, 1], [35.002, 1.002], [35, 1.0020000004]);
  expect((await pairsOf([square, rounded])).pairs).toMatchObject([{ kind: 'near-copy' }]);
  expect((await pairsOf([square, rounded], { decimals: 6 })).pairs).toMatchObject([{ kind: 'exact-copy' }]);
});

test('points are copies at one place, near copies within the tolerance, and lie inside parcels', async () => {
  const point = (x: number, y: number): Geometry => ({ type: 'Point', coordinates: [x, y] });
  const { pairs } = await pairsOf([square, point(35.001, 1.001), point(35.001, 1.001), point(35.00103, 1.001), point(35.1, 1)]);
  expect(pairs.map(({ first, second, kind }) => `${first} ${second} ${kind}`)).toEqual([
    '0 1 inside',
    '0 2 inside',
    '0 3 inside',
    '1 2 exact-copy',
    '1 3 near-copy',
    '2 3 near-copy',
  ]);
  expect(pairs[4]!.movedMetres).toBeCloseTo(3.34, 1);
});

test('what has no land is told', async () => {
  const line: Geometry = { type: 'LineString', coordinates: [[35, 1], [35.001, 1.001]] };
  const nowhere: Geometry = { type: 'Polygon', coordinates: [[[0, 0], [2e9, 0], [1, 1], [0, 0]]] };
  expect((await pairsOf([square, line, null, nowhere, square])).notCompared).toEqual([
    { index: 1, reason: 'line' },
    { index: 2, reason: 'no-shape' },
    { index: 3, reason: 'no-place' },
  ]);
});

test('parcels in several parts and over 180° are compared as a whole', async () => {
  const over: Geometry = { type: 'Polygon', coordinates: [[[179, 0], [-179, 0], [-179, 1], [179, 1], [179, 0]]] };
  const parts: Geometry = { type: 'MultiPolygon', coordinates: [rectangle([-179.5, 0.2, -179.2, 0.4]), rectangle([179.5, 0.2, 179.6, 0.4]), rectangle([3, 4, 5, 6])].map(({ coordinates }) => coordinates as Ring[]) };
  const { pairs } = await pairsOf([over, parts]);
  expect(pairs).toMatchObject([{ first: 0, second: 1, kind: 'overlap' }]);
  const expected = areaHectares(rectangle([-179.5, 0.2, -179.2, 0.4])) + areaHectares(rectangle([179.5, 0.2, 179.6, 0.4]));
  expect(Math.abs(pairs[0]!.sharedHectares - expected)).toBeLessThan(1e-3);
});

test('the search tells how far it is and stops when it is told to', async () => {
  const finder = await ParcelPairFinder.create();
  for (let k = 0; k < 600; k += 1) finder.add(rectangle([35 + k * 1e-6, 1, 35.002 + k * 1e-6, 1.002]));
  const shares: number[] = [];
  await expect(
    finder.find({
      onProgress: (share) => shares.push(share),
      signal: {
        throwIfAborted() {
          if (shares.length > 1) throw new Error('enough');
        },
      },
    }),
  ).rejects.toThrow('enough');
  expect(shares).toHaveLength(2);
  expect(shares[1]!).toBeGreaterThanOrEqual(shares[0]!);
});

test('above the most pairs that are kept it says that some are missing', async () => {
  const many = Array.from({ length: 20 }, (_, k) => rectangle([35 + k * 1e-6, 1, 35.002, 1.002]));
  expect(await pairsOf(many, { maxPairs: 100 })).toMatchObject({ isComplete: false });
  expect((await pairsOf(many, { maxPairs: 1000 })).isComplete).toBe(true);
  expect((await pairsOf(many)).pairs).toHaveLength(190);
});

test('references are held against what came before, and not against each other', async () => {
  const planted = plantedPairs(140);
  const [handedIn, registered] = [planted.map(({ pair: [one] }) => one), planted.map(({ pair: [, other] }) => other)];
  const found = async (options: PairOptions, ownTwice: boolean) => {
    const finder = await ParcelPairFinder.create(options);
    for (const geometry of [...handedIn, ...(ownTwice ? [handedIn[0]!] : [])]) finder.add(geometry);
    finder.beginReferences();
    for (const geometry of [...registered, registered[0]!]) finder.add(geometry);
    const { pairs } = await finder.find();
    return pairs.map(({ first, second, kind }) => `${first} ${second} ${kind}`);
  };
  // Every way in which a plot may come again: turned, the other way round, with other corners, moved, inside, overlapping.
  const each = (references: number) => planted.map(({ kind }, at) => `${at} ${references + at} ${kind}`);
  const withTwice = [...each(140), `0 280 ${planted[0]!.kind}`];
  expect((await found({}, false)).toSorted()).toEqual(withTwice.toSorted());
  // A pair of two that came before is one of them, unless only those with references are asked for.
  expect(await found({}, true)).toContain('0 140 exact-copy');
  expect((await found({ onlyWithReferences: true }, true)).some((pair) => pair.startsWith('0 140 '))).toBe(false);
});
