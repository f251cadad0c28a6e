import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { replaceFileNow } from '#disk/replaced-file.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface WindowState {
  bounds: Box;
  maximized: boolean;
  /** of Chromium: 0 is 100 %, each step a fifth more or less; files of earlier versions have none */
  zoomLevel?: number;
}

const smallest = { width: 1024, height: 700 };

/** 500 %, and a fifth of the size */
const maxZoomLevel = 9;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isState(value: unknown): value is WindowState {
  const state = value as WindowState | null;
  return (
    typeof state === 'object' &&
    state !== null &&
    typeof state.maximized === 'boolean' &&
    (state.zoomLevel === undefined || (isNumber(state.zoomLevel) && Math.abs(state.zoomLevel) <= maxZoomLevel)) &&
    typeof state.bounds === 'object' &&
    state.bounds !== null &&
    [state.bounds.x, state.bounds.y, state.bounds.width, state.bounds.height].every(isNumber)
  );
}

export function readWindowState(path: string): WindowState | null {
  try {
    const state: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isState(state) ? state : null;
  } catch {
    return null; // first start, or a file that was damaged: the default size is a fine answer
  }
}

export function writeWindowState(path: string, state: WindowState): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  replaceFileNow(path, JSON.stringify(state));
}

/** Where the window opens: where it was, if enough of it is still on a screen to take hold of; otherwise centred at the default size. */
export function placeWindow(state: WindowState | null, screens: Box[]): Partial<Box> & { width: number; height: number } {
  if (!state) return { width: 1440, height: 900 };
  const width = Math.max(smallest.width, state.bounds.width);
  const height = Math.max(smallest.height, state.bounds.height);
  const reachable = screens.some((screen) => {
    const across = Math.min(state.bounds.x + width, screen.x + screen.width) - Math.max(state.bounds.x, screen.x);
    const titleOnScreen = state.bounds.y >= screen.y - 1 && state.bounds.y < screen.y + screen.height - 40;
    return across >= 120 && titleOnScreen;
  });
  return reachable ? { x: state.bounds.x, y: state.bounds.y, width, height } : { width, height };
}
