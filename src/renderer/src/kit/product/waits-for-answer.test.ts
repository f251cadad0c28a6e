import { expect, test } from 'vitest';
import { waitsForAnswer } from './waits-for-answer.ts';

test('a product that waits for a person is told from one that waits for its turn or for the network', () => {
  expect(waitsForAnswer({ state: 'queued', waits_for: 'decision' })).toBe(true);
  expect([
    waitsForAnswer({ state: 'queued', waits_for: 'network' }),
    waitsForAnswer({ state: 'queued', waits_for: { product: 'weather' } }),
    waitsForAnswer({ state: 'queued', waits_for: null }),
    waitsForAnswer({ state: 'ready', waits_for: 'decision' }),
    // a provider that says nothing of it
    waitsForAnswer({ state: 'queued' }),
  ]).toEqual([false, false, false, false, false]);
});
