import fc from 'fast-check';
import { expect, test } from 'vitest';
import { following } from './following.ts';

interface Item {
  n: number;
}
const items = (count: number): Item[] => Array.from({ length: count }, (_, n) => ({ n }));

test('what comes at the end, in the middle or goes is all that is made anew', () => {
  let calls = 0;
  const doubled = following(({ n }: Item) => {
    calls += 1;
    return { twice: 2 * n };
  });
  const all = items(1000);
  const first = doubled(all.slice(0, 400));
  expect(calls).toBe(400);
  const more = doubled(all);
  expect(calls).toBe(1000);
  expect(more[10]).toBe(first[10]);
  const less = doubled(all.filter(({ n }) => n % 2 === 0));
  expect(calls).toBe(1000);
  expect(less.map(({ twice }) => twice)).toEqual(all.filter(({ n }) => n % 2 === 0).map(({ n }) => 2 * n));
  doubled([{ n: -1 }, ...all.filter(({ n }) => n % 2 === 0)]);
  expect(calls).toBe(1001);
});

test('the same items in the same order are the same list, though the array is another', () => {
  const same = following((item: Item) => item);
  const all = items(50);
  const first = same(all);
  expect(same([...all])).toBe(first);
  expect(same(all.slice(1))).not.toBe(first);
});

test('whatever comes and goes, it is the list made afresh', () => {
  const pool = items(12);
  fc.assert(
    fc.property(fc.array(fc.uniqueArray(fc.integer({ min: 0, max: 11 }))), (steps) => {
      const followed = following(({ n }: Item) => `#${n}`);
      for (const step of steps) {
        const list = step.map((n) => pool[n]!);
        expect(followed(list)).toEqual(list.map(({ n }) => `#${n}`));
      }
    }),
  );
});
