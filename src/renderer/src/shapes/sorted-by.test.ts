import { expect, test } from 'vitest';
import { sortedBy } from './sorted-by.ts';

test('texts stand as people order them, what has no value last in both directions, and level rows as they were', () => {
  const rows = ['Plot 10', null, 'plot 2', 'Äcker', 'Plot 10'].map((value, at) => ({ value, at }));
  const order = (isDown: boolean) => sortedBy(rows, ({ value }) => value, isDown).map(({ at }) => at);
  expect(order(false)).toEqual([3, 2, 0, 4, 1]);
  expect(order(true)).toEqual([0, 4, 2, 3, 1]);
});

test('numbers stand by size', () => {
  const sorted = sortedBy([3, 0.5, 20, 0], (value) => value, false);
  expect(sorted).toEqual([0, 0.5, 3, 20]);
});
