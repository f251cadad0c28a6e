import { expect, test, vi } from 'vitest';
import { sortInTurns } from './sort-in-turns.ts';

const numbers = (count: number, most: number, seed = 7) => {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  });
};
const expected = (values: number[]) =>
  values
    .map((value, at) => ({ value, at }))
    .sort((a, b) => a.value - b.value || a.at - b.at)
    .map(({ at }) => at);
const sorted = async (values: number[]) => [...(await sortInTurns(values.length, (a, b) => values[a]! - values[b]!))!];

test('the order is that of a stable sort, whatever the list looks like', async () => {
  const rising = Array.from({ length: 999 }, (_, at) => at);
  for (const values of [
    [],
    [3],
    [2, 1],
    [1, 1, 1],
    rising,
    rising.toReversed(),
    [...rising, ...rising],
    numbers(4001, 10),
    numbers(4001, 1e6),
    [5, 5, 4, 4, 3, 3],
  ])
    expect(await sorted(values)).toEqual(expected(values));
});

test('a list that is in order costs one look at each item', async () => {
  let looks = 0;
  await sortInTurns(10_000, (a, b) => {
    looks += 1;
    return a - b;
  });
  expect(looks).toBeLessThan(10_001);
});

test('others have their turn meanwhile, and a sort that nobody waits for any more ends', async () => {
  const values = numbers(10_000, 1e9);
  // A hundred comparisons take a millisecond here, on a quick machine as on a slow one: over a second in all.
  let comparisons = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => comparisons / 100);
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const slowly = (a: number, b: number) => {
    comparisons += 1;
    return values[a]! - values[b]!;
  };
  expect(await sortInTurns(values.length, slowly)).not.toBeNull();
  clearInterval(timer);
  expect(turns).toBeGreaterThan(30);
  let asked = 0;
  expect(
    await sortInTurns(values.length, slowly, () => {
      asked += 1;
      return asked > 2;
    }),
  ).toBeNull();
  clock.mockRestore();
});
