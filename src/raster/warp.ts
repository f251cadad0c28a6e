import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import proj4 from 'proj4';
import { utmDefinition } from '#geo/utm-zone.ts';
import type { Grid } from './grid.ts';

const nodeStep = 16;

/** proj4 text of the coordinate systems that open rasters use. Throws RangeError for others. */
export function projection(epsg: number): string {
  if (epsg === 4326) return '+proj=longlat +datum=WGS84 +no_defs';
  if (epsg === 3857) return '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs';
  const zone = epsg % 100;
  if ((Math.floor(epsg / 100) === 326 || Math.floor(epsg / 100) === 327) && zone >= 1 && zone <= 60)
    return utmDefinition(zone, Math.floor(epsg / 100) === 327);
  throw new PhrasedRangeError({ code: 'picture-unknown-system', params: { code: epsg } });
}

/** proj4 returns longitudes between -180 and 180; a net over the antimeridian must continue beyond 180, or the stretch between its nodes there would go around the world. */
const countingOn = (east: number, neighbour: number, turn = 360) => {
  // The edges of the whole world are half a turn from its middle and stay where they are.
  const away = neighbour - east;
  return Math.abs(away) > turn / 2 + 1e-6 ? east + turn * Math.round(away / turn) : east;
};
/** Once around the Earth in Web Mercator, metres. */
export const mercatorTurn = 2 * Math.PI * 6_378_137;

interface Net {
  columns: number;
  /** of every node its place in cells of the source, from its corner */
  x: Float64Array;
  y: Float64Array;
}
/** Centres of every 16th cell of the target, projected exactly. */
function netOf(target: Grid, source: Grid): Net {
  const transform = proj4(projection(target.epsg), projection(source.epsg));
  const columns = Math.ceil(target.width / nodeStep) + 1;
  const rows = Math.ceil(target.height / nodeStep) + 1;
  const x = new Float64Array(columns * rows);
  const y = new Float64Array(columns * rows);
  const turn = source.epsg === 4326 ? 360 : source.epsg === 3857 ? mercatorTurn : null;
  // A part of the world in Web Mercator may lie beyond its edge, where tiles go on.
  let firstOfRow = source.epsg === 3857 ? source.west + (source.width * source.cellWidth) / 2 : Number.NaN;
  let last = firstOfRow;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const [found, north] = transform.forward([
        target.west + (column * nodeStep + 0.5) * target.cellWidth,
        target.north - (row * nodeStep + 0.5) * target.cellHeight,
      ]);
      const neighbour = column === 0 ? firstOfRow : last;
      const east = turn !== null && !Number.isNaN(neighbour) ? countingOn(found!, neighbour, turn) : found!;
      if (column === 0) firstOfRow = east;
      last = east;
      x[row * columns + column] = (east - source.west) / source.cellWidth;
      y[row * columns + column] = (source.north - north!) / source.cellHeight;
    }
  return { columns, x, y };
}

/** Gives every stretch of a row from node to node, where it runs straight: its first cell, how many, and where it lies in cells of the source. */
function eachStretch(
  target: Grid,
  source: Grid,
  take: (first: number, count: number, fromX: number, stepX: number, fromY: number, stepY: number) => void,
): void {
  const { columns, x, y } = netOf(target, source);
  for (let row = 0; row < target.height; row += 1) {
    const [nodeRow, down] = [Math.floor(row / nodeStep), (row % nodeStep) / nodeStep];
    for (let left = 0; left < target.width; left += nodeStep) {
      const at = nodeRow * columns + left / nodeStep;
      const below = at + columns;
      const fromX = x[at]! * (1 - down) + x[below]! * down;
      const fromY = y[at]! * (1 - down) + y[below]! * down;
      const stepX = (x[at + 1]! * (1 - down) + x[below + 1]! * down - fromX) / nodeStep;
      const stepY = (y[at + 1]! * (1 - down) + y[below + 1]! * down - fromY) / nodeStep;
      take(row * target.width + left, Math.min(nodeStep, target.width - left), fromX, stepX, fromY, stepY);
    }
  }
}

/**
 * For every cell of the target grid, the index of the source cell that contains its centre, or -1 outside the source. Centres are projected exactly on a net of
 * every 16th cell and interpolated bilinearly in between; the error within 16 cells of at most 100 m is below a millimetre in UTM.
 */
export function nearestCells(target: Grid, source: Grid): Int32Array {
  const cells = new Int32Array(target.width * target.height);
  eachStretch(target, source, (first, count, fromX, stepX, fromY, stepY) => {
    for (let along = 0; along < count; along += 1) {
      const column = Math.floor(fromX + stepX * along);
      const row = Math.floor(fromY + stepY * along);
      cells[first + along] = column >= 0 && row >= 0 && column < source.width && row < source.height ? row * source.width + column : -1;
    }
  });
  return cells;
}

/**
 * Copies the colours of the cells that `nearestCells` gives, without a list of them: three values a cell in both. What lies outside the source, or has `noData` as its first
 * value, stays as it is.
 */
export function copyNearestColours(
  { grid: target, colours: into }: { grid: Grid; colours: Uint8ClampedArray },
  { grid: source, colours: from }: { grid: Grid; colours: ArrayLike<number> },
  noData: number | null,
): void {
  const { width, height } = source;
  eachStretch(target, source, (first, count, fromX, stepX, fromY, stepY) => {
    for (let along = 0, to = first * 3; along < count; along += 1, to += 3) {
      const column = Math.floor(fromX + stepX * along);
      const row = Math.floor(fromY + stepY * along);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const cell = (row * width + column) * 3;
      const red = from[cell]!;
      if (red === noData || Number.isNaN(red)) continue;
      into[to] = red;
      into[to + 1] = from[cell + 1]!;
      into[to + 2] = from[cell + 2]!;
    }
  });
}

/**
 * The same between the four cells around each place: for drawn maps, whose letters a nearest cell would break. Beyond the middle of its outermost cells the source goes on as
 * they are.
 */
export function copyColoursBetween(
  { grid: target, colours: into }: { grid: Grid; colours: Uint8ClampedArray },
  { grid: source, colours: from }: { grid: Grid; colours: ArrayLike<number> },
): void {
  const { width, height } = source;
  eachStretch(target, source, (first, count, fromX, stepX, fromY, stepY) => {
    for (let along = 0, to = first * 3; along < count; along += 1, to += 3) {
      const x = fromX + stepX * along;
      const y = fromY + stepY * along;
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const left = Math.max(0, Math.floor(x - 0.5));
      const top = Math.max(0, Math.floor(y - 0.5));
      const right = Math.min(width - 1, Math.floor(x + 0.5));
      const below = Math.min(height - 1, Math.floor(y + 0.5));
      const across = x < 0.5 ? 0 : x - 0.5 - left;
      const down = y < 0.5 ? 0 : y - 0.5 - top;
      const northWest = (top * width + left) * 3;
      const northEast = (top * width + right) * 3;
      const southWest = (below * width + left) * 3;
      const southEast = (below * width + right) * 3;
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = from[northWest + channel]! * (1 - across) + from[northEast + channel]! * across;
        const lower = from[southWest + channel]! * (1 - across) + from[southEast + channel]! * across;
        into[to + channel] = upper * (1 - down) + lower * down;
      }
    }
  });
}

/** The part of a source grid that a target grid needs, in whole cells with a margin of one; null when they do not overlap. */
export function neededWindow(target: Grid, source: Grid): { left: number; top: number; width: number; height: number } | null {
  const transform = proj4(projection(target.epsg), projection(source.epsg));
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const steps = 16;
  const [middle] = transform.forward([
    target.west + (target.width / 2) * target.cellWidth,
    target.north - (target.height / 2) * target.cellHeight,
  ]);
  for (let edge = 0; edge <= steps; edge += 1) {
    for (const [u, v] of [
      [edge / steps, 0],
      [edge / steps, 1],
      [0, edge / steps],
      [1, edge / steps],
    ] as [number, number][]) {
      const [found, north] = transform.forward([
        target.west + u * target.width * target.cellWidth,
        target.north - v * target.height * target.cellHeight,
      ]);
      const east =
        source.epsg === 4326 || source.epsg === 3857 ? countingOn(found!, middle!, source.epsg === 4326 ? 360 : mercatorTurn) : found!;
      left = Math.min(left, (east - source.west) / source.cellWidth);
      right = Math.max(right, (east - source.west) / source.cellWidth);
      top = Math.min(top, (source.north - north!) / source.cellHeight);
      bottom = Math.max(bottom, (source.north - north!) / source.cellHeight);
    }
  }
  const window = { left: Math.max(0, Math.floor(left) - 1), top: Math.max(0, Math.floor(top) - 1) };
  const [width, height] = [
    Math.min(source.width, Math.ceil(right) + 1) - window.left,
    Math.min(source.height, Math.ceil(bottom) + 1) - window.top,
  ];
  return width > 0 && height > 0 ? { ...window, width, height } : null;
}
