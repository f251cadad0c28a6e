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
const usual = { width: 1440, height: 900 };

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

/** Whether a window that stands there can be taken hold of on a screen: enough of its title is on it. */
function isReachable({ x, y, width }: Box, screen: Box): boolean {
  const across = Math.min(x + width, screen.x + screen.width) - Math.max(x, screen.x);
  return across >= 120 && y >= screen.y - 1 && y < screen.y + screen.height - 40;
}

/**
 * Where the window opens: where it was, if enough of it is still on a screen to take hold of; otherwise centred. Never larger than the screen that it is on, which may be
 * another one than the last time. `screens`: their work areas, that of the main one first.
 */
export function placeWindow(state: WindowState | null, screens: Box[]): Partial<Box> & { width: number; height: number } {
  const wanted = {
    x: state?.bounds.x ?? 0,
    y: state?.bounds.y ?? 0,
    width: Math.max(smallest.width, state?.bounds.width ?? usual.width),
    height: Math.max(smallest.height, state?.bounds.height ?? usual.height),
  };
  const screen = state ? screens.find((one) => isReachable(wanted, one)) : undefined;
  const { width: across = wanted.width, height: down = wanted.height } = screen ?? screens[0] ?? {};
  const width = Math.max(smallest.width, Math.min(wanted.width, across));
  const height = Math.max(smallest.height, Math.min(wanted.height, down));
  if (!screen) return { width, height };
  // One that had to shrink begins at the corner of its screen.
  return {
    x: width < wanted.width ? screen.x : wanted.x,
    y: height < wanted.height ? screen.y : wanted.y,
    width,
    height,
  };
}
