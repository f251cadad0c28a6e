import { expect, test } from 'vitest';
import { ref } from 'vue';
import { sortRows, useSortedRows } from './sorted-rows.ts';

const rows = [
  { a: 2, b: 'Depth 10' },
  { a: null, b: 'Depth 9' },
  { a: -3, b: 'depth 1' },
];

test('what is not known stays last both ways', () => {
  expect(sortRows(rows, { key: 'a', down: false }).map(({ a }) => a)).toEqual([-3, 2, null]);
  expect(sortRows(rows, { key: 'a', down: true }).map(({ a }) => a)).toEqual([2, -3, null]);
});
test('numbers inside texts count as numbers', () => {
  expect(sortRows(rows, { key: 'b', down: false }).map(({ b }) => b)).toEqual(['depth 1', 'Depth 9', 'Depth 10']);
});
test('a heading pressed three times gives the order back', () => {
  const { sorted, toggle, direction } = useSortedRows(ref(rows));
  const seen = [0, 1, 2].map(() => {
    toggle('a');
    return [direction('a'), sorted.value[0]!.a];
  });
  expect(seen).toEqual([
    ['ascending', -3],
    ['descending', 2],
    ['none', 2],
  ]);
});
