import { flatten, side } from './flat-rings.ts';
import { MonotoneChains } from './monotone-chains.ts';
import { polygonsOf, vertexCount } from './parts.ts';
import { maxCrossings, maxLooks, maxSteps, tooManyCrossings } from './too-much-work.ts';
import type { Geometry } from './types.ts';

/** Shapes with fewer corners cannot have more crossings than are granted. */
const harmlessCorners = 700;

/**
 * How often the boundaries of geometries, laid over each other, cross themselves and each other; null where it is more than `most`, or where more pairs of edges would have to be looked at than
 * maxLooks grants. Counting ends there; `onLooked` is told how many pairs were. Touches do not count, nor do rings with a corner that is no number.
 */
export function crossingsUpTo(
  geometries: readonly Geometry[],
  most: number,
  onLooked: (pairsOfEdges: number) => void = () => {},
): number | null {
  const { xs, ys, rings } = flatten(geometries.flatMap(polygonsOf));
  const judged = rings.filter(({ start, end, notANumber }) => end - start >= 3 && notANumber < 0);
  const corners = judged.reduce((sum, { start, end }) => sum + end - start, 0);
  let looks = maxLooks(corners);
  let steps = maxSteps(corners);
  const goesOn = (made: number) => {
    steps -= made;
    return steps >= 0;
  };
  let crossings = 0;
  new MonotoneChains(xs, ys, judged).forEachPair((i, j) => {
    looks -= 1;
    const [ax, ay, bx, by] = [xs[i]!, ys[i]!, xs[i + 1]!, ys[i + 1]!];
    const [cx, cy, dx, dy] = [xs[j]!, ys[j]!, xs[j + 1]!, ys[j + 1]!];
    const isAcross = (one: number, other: number) => (one < 0 && other > 0) || (one > 0 && other < 0);
    if (
      isAcross(side(ax, ay, bx, by, cx, cy), side(ax, ay, bx, by, dx, dy)) &&
      isAcross(side(cx, cy, dx, dy, ax, ay), side(cx, cy, dx, dy, bx, by))
    )
      crossings += 1;
    return crossings <= most && looks >= 0;
  }, goesOn);
  onLooked(maxLooks(corners) - looks);
  return crossings > most || looks < 0 || steps < 0 ? null : crossings;
}

/** Throws TooMuchWork where the boundaries of geometries cross themselves and each other so often that an engine would be busy with them for long. */
export function refuseManyCrossings(...geometries: readonly Geometry[]): void {
  const corners = geometries.reduce((sum, geometry) => sum + vertexCount(geometry), 0);
  if (corners >= harmlessCorners && crossingsUpTo(geometries, maxCrossings(corners)) === null) throw tooManyCrossings();
}
