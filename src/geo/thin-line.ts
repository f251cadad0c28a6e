import type { Position } from './types.ts';
import { radians, semiMajorMetres } from './wgs84.ts';

/**
 * For each vertex of a line the tolerance in metres from which on it is left out (Ramer 1972, Douglas and Peucker 1973, on a local plane); Infinity for the end
 * points. Computed once, every tolerance is a filter: `vanishing > tolerance`.
 */
export function vanishingMetres(line: Position[]): Float64Array {
  const vanishing = new Float64Array(line.length);
  if (line.length === 0) return vanishing;
  const scaleX = semiMajorMetres * radians * Math.cos(line[0]![1]! * radians);
  const scaleY = semiMajorMetres * radians;
  const xs = Float64Array.from(line, ([x]) => x! * scaleX);
  const ys = Float64Array.from(line, ([, y]) => y! * scaleY);
  vanishing[0] = vanishing[line.length - 1] = Infinity;
  const stack: [from: number, to: number, most: number][] = [[0, line.length - 1, Infinity]];
  while (stack.length > 0) {
    const [from, to, most] = stack.pop()!;
    const ax = xs[from]!;
    const ay = ys[from]!;
    const dx = xs[to]! - ax;
    const dy = ys[to]! - ay;
    const length = dx * dx + dy * dy;
    let farthest = -1;
    let split = -1;
    for (let k = from + 1; k < to; k += 1) {
      const px = xs[k]! - ax;
      const py = ys[k]! - ay;
      const share = length === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / length));
      const distance = (px - share * dx) ** 2 + (py - share * dy) ** 2;
      if (distance > farthest) {
        farthest = distance;
        split = k;
      }
    }
    if (split < 0) continue;
    // A vertex goes at the latest with the one that its stretch was split at.
    vanishing[split] = Math.min(most, Math.sqrt(farthest));
    stack.push([from, split, vanishing[split]!], [split, to, vanishing[split]!]);
  }
  return vanishing;
}
