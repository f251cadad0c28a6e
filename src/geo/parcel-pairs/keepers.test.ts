import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rectangle, unionAreaHectares, type BoundingBox } from '../index.ts';
import { ParcelPairFinder } from './index.ts';
import { circleOf, orderOfRule, withChosen, type ChosenKeeper } from './keepers.ts';

const first = orderOfRule('file-order', () => 0);
const all = (count: number) => new Map([...Array(count).keys()].map((a) => [a, new Set([...Array(count).keys()].filter((b) => b !== a))]));

test('a choice holds for its pair, and the rule for the others', () => {
  // In a row: none of them lies over all.
  const row = new Map([
    [0, new Set([1])],
    [1, new Set([0, 2])],
    [2, new Set([1])],
  ]);
  const keeps = withChosen(first, [[1, 0]], row);
  expect([keeps(1, 0), keeps(0, 1), keeps(1, 2), keeps(2, 1)]).toEqual([true, false, true, false]);
});

test('where a choice and the rule go in a circle, one order follows the choice and otherwise the rule', () => {
  const keeps = withChosen(first, [[2, 0]], all(3));
  const order = [0, 1, 2].sort((a, b) => (keeps(a, b) ? -1 : 1));
  expect(order).toEqual([2, 0, 1]);
});

test('a choice for parcels that share nothing any more says nothing', () => {
  expect(withChosen(first, [[2, 0]], new Map())).toBe(first);
});

test('choices that contradict each other are found and refused', () => {
  const chosen: ChosenKeeper[] = [
    [0, 1],
    [1, 2],
    [2, 0],
  ];
  expect(circleOf(chosen)?.toSorted()).toEqual([0, 1, 2]);
  expect(circleOf(chosen.slice(1))).toBeNull();
  expect(circleOf([['a', 'b'], ['b', 'a']])?.toSorted()).toEqual(['a', 'b']);
  expect(() => withChosen(first, chosen, all(3))).toThrow('contradicting-choices');
});

test('whoever is chosen over how many parcels ever: choices hold, nobody stands before another in a circle', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9 }), fc.array(fc.tuple(fc.nat(8), fc.nat(8)), { maxLength: 12 }), fc.infiniteStream(fc.boolean()), (count, drawn, random) => {
      const neighbours = new Map([...Array(count).keys()].map((a) => [a, new Set<number>()]));
      for (let a = 0; a < count; a += 1)
        for (let b = a + 1; b < count; b += 1)
          if (random.next().value) {
            neighbours.get(a)!.add(b);
            neighbours.get(b)!.add(a);
          }
      // The last parcel of a pair never comes first: no circle among the choices.
      const chosen = drawn.flatMap(([a, b]): ChosenKeeper[] => (a > b && a < count && neighbours.get(a)!.has(b) ? [[a, b]] : []));
      const keeps = withChosen(first, chosen, neighbours);
      for (const [keeper, other] of chosen) expect([keeps(keeper, other), keeps(other, keeper)]).toEqual([true, false]);
      const edges: ChosenKeeper[] = [];
      for (const [a, others] of neighbours)
        for (const b of others) {
          expect(keeps(a, b)).toBe(!keeps(b, a));
          if (keeps(a, b)) edges.push([a, b]);
        }
      expect(circleOf(edges)).toBeNull();
    }),
  );
});

test('hectares follow the choice and add up to all land', async () => {
  const boxes: BoundingBox[] = [
    [35, 1, 35.002, 1.002],
    [35.001, 1, 35.003, 1.002],
    [35.0005, 1.001, 35.0025, 1.003],
  ];
  const finder = await ParcelPairFinder.create();
  for (const box of boxes) finder.add(rectangle(box));
  const counted = finder.countOnce(finder.keeping(first, [[2, 0]]));
  expect(counted[2]).toBe(finder.hectaresOf(2));
  expect(counted[0]).toBeLessThan(finder.hectaresOf(0));
  expect([...counted].reduce((sum, one) => sum + one, 0)).toBeCloseTo(await unionAreaHectares(boxes.map((box) => rectangle(box))), 7);
});
