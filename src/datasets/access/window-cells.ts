import type { CellWindow, RasterWindow } from '../data-access.ts';

/** The part of a window that lies inside a level; null where none does. */
export function clipped({ left, top, width, height }: CellWindow, level: { width: number; height: number }): CellWindow | null {
  const [x, y] = [Math.max(0, left), Math.max(0, top)];
  const [right, bottom] = [Math.min(level.width, left + width), Math.min(level.height, top + height)];
  return right > x && bottom > y ? { left: x, top: y, width: right - x, height: bottom - y } : null;
}

const filled = <T extends RasterWindow['values']>(values: T, noData: number | null): T => values.fill(noData ?? 0) as T;

/** Puts the cells of a clipped window back into the requested window. */
export function widened(
  cells: RasterWindow['values'],
  inside: CellWindow,
  window: CellWindow,
  noData: number | null,
): RasterWindow['values'] {
  if (inside.width === window.width && inside.height === window.height) return cells;
  const values = filled(new (cells.constructor as new (length: number) => RasterWindow['values'])(window.width * window.height), noData);
  for (let row = 0; row < inside.height; row += 1) {
    values.set(
      cells.subarray(row * inside.width, (row + 1) * inside.width) as never,
      (inside.top - window.top + row) * window.width + inside.left - window.left,
    );
  }
  return values;
}
