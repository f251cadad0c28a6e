import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Reachability } from './reachability.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const withChanges = () => {
  const changes: boolean[] = [];
  const reachability = new Reachability({
    probe: async () => {},
    onChange: (_, reachable) => {
      changes.push(reachable);
    },
  });
  return { reachability, changes };
};

test('calls that were asked before others were answered, and end in vain, do not make a service unreachable', () => {
  const { reachability, changes } = withChanges();
  const askedAt = performance.now();
  vi.advanceTimersByTime(10_000);
  for (let call = 0; call < 40; call += 1) {
    reachability.noteReached('here');
    reachability.noteLost('here', askedAt);
  }
  expect([changes, reachability.isLost('here')]).toEqual([[], false]);
});

test('a call that was asked after the last answer makes it unreachable, once, and an answer makes it reachable again', () => {
  const { reachability, changes } = withChanges();
  reachability.noteReached('here');
  vi.advanceTimersByTime(1);
  reachability.noteLost('here', performance.now());
  reachability.noteLost('here', performance.now());
  expect([changes, reachability.isLost('here'), reachability.wasJustLost('here')]).toEqual([[false], true, true]);
  reachability.noteReached('here');
  expect([changes, reachability.isLost('here')]).toEqual([[false, true], false]);
  reachability.end();
});
