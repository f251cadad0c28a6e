import { expect, test } from 'vitest';
import { changedParts, inOrder, numberOf, orderOf, partsOf, shapesPerPart } from './draft-parts.ts';

const shapes = (...numbers: number[]) => numbers.map((number) => ({ id: `s${number}` }));

test('a change of one shape among many is a change of one part', () => {
  const before = shapes(...Array.from({ length: 10 * shapesPerPart }, (_, k) => k + 1));
  const saved = partsOf(before);
  const after = before.with(4321 % before.length, { id: before[4321 % before.length]!.id });
  expect(changedParts(saved, partsOf(after)).changed).toHaveLength(1);
  expect(changedParts(saved, partsOf(before))).toEqual({ changed: [], gone: [] });
  // The first one removed: the parts behind it stay.
  expect(changedParts(saved, partsOf(before.slice(1)))).toEqual({ changed: [0], gone: [] });
  expect(changedParts(saved, partsOf(before.slice(shapesPerPart - 1))).gone).toEqual([0]);
  for (const part of saved.values()) expect(part.length).toBeLessThanOrEqual(shapesPerPart);
});

test('the order comes back, whatever the order of the parts', () => {
  const all = shapes(5, 6, 7, 2, 900, 901, 8, 3);
  expect(orderOf(all.map(numberOf))).toEqual([
    [5, 7],
    [2, 2],
    [900, 901],
    [8, 8],
    [3, 3],
  ]);
  expect(inOrder(orderOf(all.map(numberOf)), all.toReversed())).toEqual(all);
});

test('a shape that one of two writes has and the other has not costs nothing else', () => {
  expect(inOrder([[1, 4]], shapes(1, 2, 4, 9))).toEqual(shapes(1, 2, 4));
});
