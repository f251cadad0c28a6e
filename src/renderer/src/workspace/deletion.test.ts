// @vitest-environment happy-dom
import '#test/window/mount.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDeletion } from './deletion.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function begun() {
  const deletion = useDeletion();
  const send = vi.fn(async () => {});
  const back = vi.fn();
  deletion.begin({ ids: ['one'], message: 'One is being deleted', what: 'Undo the deletion', send, back });
  return { deletion, send, back };
}

test('is sent when its time is over', () => {
  const { send } = begun();
  vi.advanceTimersByTime(7900);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(send).toHaveBeenCalledOnce();
});

test('is not sent while somebody is at the message: a late press takes it back', () => {
  const { deletion, send, back } = begun();
  vi.advanceTimersByTime(7900);
  deletion.hold(true);
  vi.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
  deletion.keep();
  deletion.hold(false);
  vi.advanceTimersByTime(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(back).toHaveBeenCalledOnce();
});

test('is sent when they leave the message after its time, and not before where they leave it earlier', () => {
  const late = begun();
  late.deletion.hold(true);
  vi.advanceTimersByTime(9000);
  late.deletion.hold(false);
  expect(late.send).toHaveBeenCalledOnce();
  const early = begun();
  early.deletion.hold(true);
  vi.advanceTimersByTime(1000);
  early.deletion.hold(false);
  expect(early.send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(8000);
  expect(early.send).toHaveBeenCalledOnce();
});
