import type { ClassMethod } from './layer-style.ts';
import { naturalStarts } from './natural-breaks.ts';

const maxDecimals = 12;
/** The number of fewest digits above `below` and up to `upTo`: it parts the same values as `upTo` does, and reads better. */
function roundest(below: number, upTo: number): number {
  const power = Math.ceil(Math.log10(Math.max(Math.abs(below), Math.abs(upTo), Number.MIN_VALUE)));
  for (let decimals = -power; decimals <= maxDecimals; decimals += 1) {
    const rounded = roundedDown(upTo, decimals);
    if (rounded > below && rounded <= upTo) return rounded;
  }
  return upTo;
}
function roundedDown(value: number, decimals: number): number {
  const scale = 10 ** Math.abs(decimals);
  const down = decimals < 0 ? Math.floor(value / scale) * scale : Math.floor(value * scale) / scale;
  return Object.is(down, -0) ? 0 : down;
}

/** First places of classes with about the same number of values. */
const quantileStarts = (sorted: Float64Array, count: number): number[] =>
  Array.from({ length: count }, (_, index) => {
    let at = Math.round((index * sorted.length) / count);
    // Equal values are in one class: it begins with the first of them.
    while (at > 0 && sorted[at] === sorted[at - 1]) at -= 1;
    return at;
  });

function equalLimits(low: number, high: number, count: number): number[] {
  const step = (high - low) / count;
  // A legend can say three figures of a step, and the limits are what it says.
  const decimals = Math.min(maxDecimals, 2 - Math.floor(Math.log10(step)));
  return Array.from({ length: count - 1 }, (_, index) => {
    const exact = low + (index + 1) * step;
    const scale = 10 ** Math.abs(decimals);
    return decimals < 0 ? Math.round(exact / scale) * scale : Math.round(exact * scale) / scale;
  });
}

/** The limits of at most `count` classes, as `ClassesDrawing` has them; fewer where values repeat, none without a value. */
export function classLimits(values: Float64Array, method: ClassMethod, count: number): number[] {
  const sorted = values.filter((value) => Number.isFinite(value)).sort();
  if (sorted.length === 0) return [];
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  if (low === high) return [low, high];
  if (method === 'equal') return [low, ...new Set(equalLimits(low, high, count).filter((limit) => limit > low && limit < high)), high];
  const starts = method === 'natural' ? naturalStarts(sorted, count) : quantileStarts(sorted, count);
  const inner = [...new Set(starts)].filter((at) => at > 0).map((at) => roundest(sorted[at - 1]!, sorted[at]!));
  return [low, ...inner, high];
}
