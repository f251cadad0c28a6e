import type { Geometry, Position } from '#geo/types.ts';
import { polygonFrom } from '../json/esri-rings.ts';
import { rangeFault, say } from '../phrases/index.ts';

/** ESRI writes anything below this for "no data". */
const noData = -1e38;

/** Kinds of shapes by the last digit of their type. */
const [point, line, polygon, multiPoint] = [1, 3, 5, 8];

/** One record of the .shp (ESRI white paper, 1998): little-endian, type first. Throws RangeError where it is shorter than it says. */
export function shapeOf(view: DataView): Geometry | null {
  const type = view.getInt32(0, true);
  // 31 is a MultiPatch: surfaces in space, which are no areas on the ground.
  if (type > 28) return null;
  const kind = type % 10;
  const hasHeight = type > 10 && type < 20;
  if (kind === point) return pointIn(view, hasHeight);
  if (kind === multiPoint) {
    const places = positionsIn(view, 36, 40, hasHeight);
    return places.length > 0 ? { type: 'MultiPoint', coordinates: places } : null;
  }
  if (kind !== line && kind !== polygon) return null;
  const parts = partsIn(view, hasHeight);
  if (!parts) return null;
  if (kind === polygon) return polygonFrom(parts);
  if (parts.length === 0) return null;
  return parts.length === 1 ? { type: 'LineString', coordinates: parts[0]! } : { type: 'MultiLineString', coordinates: parts };
}

function pointIn(view: DataView, hasHeight: boolean): Geometry | null {
  const [x, y] = [view.getFloat64(4, true), view.getFloat64(12, true)];
  const height = hasHeight && view.byteLength >= 28 ? view.getFloat64(20, true) : Number.NaN;
  return Number.isFinite(x) && Number.isFinite(y) ? { type: 'Point', coordinates: height > noData ? [x, y, height] : [x, y] } : null;
}

/** The positions whose number stands at `countAt`; their heights stand behind them and the range of the heights. */
function positionsIn(view: DataView, countAt: number, start: number, hasHeight: boolean): Position[] {
  const count = view.getInt32(countAt, true);
  if (count < 0 || start + 16 * count > view.byteLength) throw rangeFault(say('file.shape.short-record'));
  const double = (at: number) => view.getFloat64(at, true);
  const heights = start + 16 * count + 16;
  return Array.from({ length: count }, (_, k): Position => {
    const height = hasHeight && heights + 8 * count <= view.byteLength ? double(heights + 8 * k) : Number.NaN;
    return [double(start + 16 * k), double(start + 16 * k + 8), ...(height > noData ? [height] : [])];
  });
}

/** The lines or rings of a shape; null where it has no position. */
function partsIn(view: DataView, hasHeight: boolean): Position[][] | null {
  const partCount = view.getInt32(36, true);
  if (partCount < 0) throw rangeFault(say('file.shape.short-record'));
  const positions = positionsIn(view, 40, 44 + 4 * partCount, hasHeight);
  if (positions.length === 0) return null;
  const starts = Array.from({ length: partCount }, (_, part) => view.getInt32(44 + 4 * part, true));
  // Parts that step back would share positions: a thousand times the record, in a file that was made for it.
  if (starts.some((from, part) => from < (starts[part - 1] ?? 0) || from > positions.length))
    throw rangeFault(say('file.shape.too-many-parts'));
  return starts.map((from, part) => positions.slice(from, starts[part + 1] ?? positions.length)).filter(({ length }) => length > 0);
}
