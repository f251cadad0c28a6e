import { afterEach, expect, test, vi } from 'vitest';
import { embeddedId } from '../../connections.ts';
import { Retry } from './retry.ts';

const times = { quietMilliseconds: 1000, firstRetryMilliseconds: 100, maxRetryMilliseconds: 500 };
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('pauses double up to the longest, and start again after success', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const retry = new Retry(times);
  const pause = () => Math.round(retry.pauseAfter({ connectionId: 'c', attempts: 1 }, true));
  expect([pause(), pause(), pause(), pause()]).toEqual([100, 200, 400, 500]);
  expect(Math.round(retry.pauseAfter({ connectionId: 'other', attempts: 1 }, true))).toBe(100);
  retry.connectionIsWell('c');
  expect(pause()).toBe(100);
});

test('a fault of the service counts for the entry alone', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const retry = new Retry(times);
  expect(Math.round(retry.pauseAfter({ connectionId: 'c', attempts: 3 }, false))).toBe(400);
  expect(Math.round(retry.pauseAfter({ connectionId: 'c', attempts: 1 }, false))).toBe(100);
});

test('leaves a service alone after a request of unknown outcome, but not the embedded one', () => {
  vi.useFakeTimers({ now: 10_000 });
  const retry = new Retry(times);
  const at = { lastSentAt: new Date(9600).toISOString(), createdAt: new Date(0).toISOString() };
  expect(retry.quietTimeLeft({ ...at, connectionId: 'c' })).toBe(600);
  expect(retry.quietTimeLeft({ ...at, connectionId: embeddedId })).toBe(-400);
  expect(retry.quietTimeLeft({ ...at, lastSentAt: null, connectionId: 'c' })).toBe(-9000);
});

test('the next attempt is that of the entry that is due first', () => {
  vi.useFakeTimers({ now: 0 });
  const retry = new Retry(times);
  expect(retry.untilNextAttempt([{ notBefore: new Date(400).toISOString() }, { notBefore: new Date(90).toISOString() }])).toBe(90);
  expect(retry.untilNextAttempt([{ notBefore: null }])).toBe(500);
});

test.each([3_600_000, 10 * 365 * 86_400_000])('a pause that a clock began before it was set back by %i ms is over', (jump) => {
  vi.useFakeTimers({ now: 100 * 365 * 86_400_000 });
  const retry = new Retry(times);
  const notBefore = new Date(Date.now() + 400).toISOString();
  const lastSentAt = new Date().toISOString();
  expect(retry.isDue({ notBefore })).toBe(false);
  vi.setSystemTime(Date.now() - jump);
  expect([retry.isDue({ notBefore }), retry.untilNextAttempt([{ notBefore }])]).toEqual([true, 0]);
  expect(retry.quietTimeLeft({ connectionId: 'c', lastSentAt, createdAt: lastSentAt })).toBe(1000);
});
