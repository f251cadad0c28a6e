import { expect, test } from 'vitest';
import { roundLength, roundScale } from './scale.ts';

test.each([
  [9, 10],
  [1000, 1000],
  [1001, 1500],
  [5200, 7500],
  [7600, 10_000],
  [123_456, 150_000],
])('1:%i becomes 1:%i', (wanted, round) => {
  expect(roundScale(wanted)).toBe(round);
});

test.each([
  [99, 50],
  [100, 100],
  [450, 200],
  [5000, 5000],
])('of %i metres a bar is %i long', (most, round) => {
  expect(roundLength(most)).toBe(round);
});
