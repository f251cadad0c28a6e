import type { Cells } from './cells.ts';

/** An edge that spans less than this of a cell across its direction lies in one row or column of cells. */
const straight = 0.01;
/** An edge that runs along a cell border within this touches neither side. */
const onBorder = 0.01;
/** Minimum step into the next row, so that rounding cannot keep the line where it is. */
const minStep = 1e-9;

const isOnBorder = (place: number) => Math.abs(place - Math.round(place)) < onBorder;

/**
 * Burns the cells that the straight line between two places of a raster (in columns and rows) passes: the rule of gdal_rasterize -at (GDAL 3.6), step for step, because rounding decides
 * at corners of cells. `isEdge`: the line is part of a polygon's boundary, which does not touch cells by running along their border.
 */
// oxlint-disable-next-line complexity -- one walk from cell to cell, for every edge of a shape
export function touchLine(cells: Cells, fromX: number, fromY: number, toX: number, toY: number, isEdge: boolean): void {
  const { width, height } = cells;
  if ((fromY < 0 && toY < 0) || (fromY > height && toY > height) || (fromX < 0 && toX < 0) || (fromX > width && toX > width)) return;
  const eastward = fromX <= toX;
  const westX = eastward ? fromX : toX;
  const westY = eastward ? fromY : toY;
  const eastX = eastward ? toX : fromX;
  const eastY = eastward ? toY : fromY;
  if (Math.floor(westX) === Math.floor(eastX) || eastX - westX < straight) {
    if (isEdge && isOnBorder(westX) && isOnBorder(eastX)) return;
    const column = Math.floor(eastX);
    const last = Math.min(height - 1, Math.floor(Math.max(westY, eastY)));
    for (let row = Math.max(0, Math.floor(Math.min(westY, eastY))); row <= last; row += 1) cells.burn(row, column, column + 1);
    return;
  }
  if (Math.floor(westY) === Math.floor(eastY) || Math.abs(eastY - westY) < straight) {
    if (isEdge && isOnBorder(westY) && isOnBorder(eastY)) return;
    const row = Math.floor(westY);
    if (row >= 0 && row < height) cells.burn(row, Math.floor(westX), Math.floor(eastX) + 1);
    return;
  }
  touchSlope(cells, westX, westY, eastX, eastY);
}

/** The same for a line that spans several rows and columns. */
function touchSlope(cells: Cells, westX: number, westY: number, eastX: number, eastY: number): void {
  const { width, height } = cells;
  const slope = (eastY - westY) / (eastX - westX);
  let x = westX;
  let y = westY;
  if (x < 0) {
    y += -x * slope;
    x = 0;
  }
  let end = Math.min(width, eastX);
  // A line that leaves northward ends where it leaves, so that it does not touch a cell whose northern border it only crosses at a corner.
  const endY = eastX > width ? eastY - (eastX - width) * slope : eastY;
  if (slope < 0 && endY < 0) end -= endY / slope;
  // From where the line enters the rows of the raster.
  if (slope > 0 && y < 0) {
    x += -y / slope;
    y = 0;
  }
  if (slope < 0 && y >= height) {
    x += (height - y) / slope;
    y = height;
  }
  while (x < end) {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (slope > 0 ? row >= height : row < 0) return;
    if (row >= 0 && row < height) cells.burnOne(row, column);
    const acrossX = Math.floor(x + 1) - x;
    const acrossY = acrossX * slope;
    if (Math.floor(y + acrossY) === row) {
      x += acrossX;
      y += acrossY;
    } else {
      const stepY = slope < 0 ? Math.min(row - y, -minStep) : Math.max(row + 1 - y, minStep);
      x += stepY / slope;
      y += stepY;
    }
  }
}
