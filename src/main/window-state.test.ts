import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { placeWindow, readWindowState, writeWindowState } from './window-state.ts';

const path = join(mkdtempSync(join(tmpdir(), 'hectare-state-')), 'profile', 'window.json');
const screen = { x: 0, y: 0, width: 1920, height: 1080 };

test('what is written comes back, and only the owner may read it', () => {
  const state = { bounds: { x: 10, y: 20, width: 1200, height: 800 }, maximized: true };
  writeWindowState(path, state);
  expect(readWindowState(path)).toEqual(state);
  expect(statSync(path).mode & 0o077).toBe(0);
});

test('a damaged file means the default window', () => {
  for (const text of ['{', '[]', 'null', '{"bounds":{"x":"a"},"maximized":true}', '{"bounds":null,"maximized":true}']) {
    writeFileSync(path, text);
    expect(readWindowState(path)).toBeNull();
  }
});

test('a window on a screen that is gone opens on one that is there', () => {
  const bounds = { x: 2400, y: 100, width: 1300, height: 800 };
  expect(placeWindow({ bounds, maximized: false }, [screen])).toEqual({ width: 1300, height: 800 });
  expect(placeWindow({ bounds, maximized: false }, [screen, { x: 1920, y: 0, width: 1920, height: 1080 }])).toEqual(bounds);
  expect(placeWindow({ bounds: { x: 0, y: -500, width: 1300, height: 800 }, maximized: false }, [screen])).toEqual({
    width: 1300,
    height: 800,
  });
  expect(placeWindow(null, [screen])).toEqual({ width: 1440, height: 900 });
});

test('a window of a large screen fits on the small one that is there now', () => {
  const laptop = { x: 0, y: 25, width: 1366, height: 720 };
  const state = { bounds: { x: 200, y: 60, width: 2600, height: 1500 }, maximized: false };
  expect(placeWindow(state, [laptop])).toEqual({ x: 0, y: 25, width: 1366, height: 720 });
  expect(placeWindow({ ...state, bounds: { ...state.bounds, x: 3000 } }, [laptop])).toEqual({ width: 1366, height: 720 });
  expect(placeWindow(null, [laptop])).toEqual({ width: 1366, height: 720 });
  expect(placeWindow(null, [{ x: 0, y: 0, width: 800, height: 600 }])).toEqual({ width: 1024, height: 700 });
  const wide = { x: 1366, y: 0, width: 3840, height: 2160 };
  const there = { ...state.bounds, x: 1500 };
  expect(placeWindow({ ...state, bounds: there }, [laptop, wide])).toEqual(there);
});
