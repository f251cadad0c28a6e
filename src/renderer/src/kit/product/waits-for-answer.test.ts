import { expect, test } from 'vitest';
import { waitsForAnswer } from './waits-for-answer.ts';

test('a product that waits for a person is told from one that waits for its turn or for the network', () => {
  const queued = (reason: string | null) => waitsForAnswer({ state: 'queued', reason });
  expect([
    queued('Weather waits for one answer: is your use non-commercial?'),
    queued('Elevations wait for one answer: is your use non-commercial?'),
  ]).toEqual([true, true]);
  expect([
    queued('Needs the network'),
    queued('Waits for Weather'),
    queued(null),
    waitsForAnswer({ state: 'ready', reason: 'Weather waits for one answer' }),
  ]).toEqual([false, false, false, false]);
});
