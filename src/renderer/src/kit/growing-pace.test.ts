import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GrowingPace } from './growing-pace.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a hundred thousand that come evenly over ten seconds are looked at some times, and no time goes by without a look', () => {
  const pace = new GrowingPace();
  const looks: { at: number; count: number }[] = [];
  const begun = performance.now();
  for (let count = 0; count <= 100_000; count += 100, vi.advanceTimersByTime(10)) {
    if (!pace.isDue(count)) continue;
    looks.push({ at: performance.now() - begun, count });
    pace.looked(count);
  }
  expect(looks[0]).toEqual({ at: 0, count: 0 });
  const gaps = looks.slice(1).map(({ at }, place) => at - looks[place]!.at);
  expect(Math.min(...gaps)).toBeGreaterThan(250);
  expect(Math.max(...gaps)).toBeLessThan(2100);
  // Four looks a second went over 2 million shapes.
  expect(looks.reduce((sum, { count }) => sum + count, 0)).toBeLessThan(700_000);
});
