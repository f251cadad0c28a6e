import { expect, test } from 'vitest';
import { shortDoubles, shortIntegers } from './short-lists.ts';

test('lists are zero, long as asked for, and none lies in another', () => {
  const lists = Array.from({ length: 4000 }, (_, k) => (k % 2 === 0 ? shortDoubles(k % 300) : shortIntegers(k % 300)));
  lists.forEach((list, k) => {
    expect(list).toHaveLength(k % 300);
    expect(list.every((value) => value === 0)).toBe(true);
    list.fill(k + 1);
  });
  lists.forEach((list, k) => expect(list.every((value) => value === k + 1)).toBe(true));
});

test('a long list has memory of its own', () => {
  expect(shortDoubles(257).byteLength).toBe(shortDoubles(257).buffer.byteLength);
  expect(shortIntegers(100_000)).toHaveLength(100_000);
});
