import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debouncedSave, flushSaves } from './debounced-save.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits until changes come to rest, and saves once', async () => {
  const save = vi.fn(async () => {});
  const saving = debouncedSave(save, 400);
  saving.schedule();
  await vi.advanceTimersByTimeAsync(300);
  saving.schedule();
  await vi.advanceTimersByTimeAsync(399);
  expect(save).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(save).toHaveBeenCalledOnce();
});

test('a flush saves what waits at once, and waits for what is being saved', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const save = vi.fn(() => promise);
  debouncedSave(save, 400).schedule();
  let isFlushed = false;
  const flushed = flushSaves().then(() => {
    isFlushed = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(save).toHaveBeenCalledOnce();
  expect(isFlushed).toBe(false);
  resolve();
  await flushed;
  // Nothing is left to be saved by the timer.
  await vi.advanceTimersByTimeAsync(1000);
  expect(save).toHaveBeenCalledOnce();
});

test('a flush saves nothing that did not change', async () => {
  const save = vi.fn(async () => {});
  debouncedSave(save, 400);
  await flushSaves();
  expect(save).not.toHaveBeenCalled();
});
