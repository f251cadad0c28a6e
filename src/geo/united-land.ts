import { crossingsUpTo } from './crossing-count.ts';
import { unaryUnion, type loadGeos } from './geos.ts';
import { vertexCount } from './parts.ts';
import { maxCrossings, tooManyCrossings, WorkBudget } from './too-much-work.ts';
import type { Geometry } from './types.ts';

/** All unions on the way may cross so many times what one may. */
const unionsOnTheWay = 4;

/**
 * The union of valid polygonal geometries. Where all of them at once cross too often, halves are united first: of what lies inside no crossing is left then. Throws TooMuchWork where the
 * unions themselves cross too often, as a weave does, and RangeError where GEOS gives up.
 */
export function unitedLand(
  geos: Awaited<ReturnType<typeof loadGeos>>,
  valid: readonly Geometry[],
  most = maxCrossings(valid.reduce((sum, geometry) => sum + vertexCount(geometry), 0)),
): Geometry {
  const budget = new WorkBudget(unionsOnTheWay * most, tooManyCrossings);
  const unite = (geometries: Geometry[], isHalved: boolean): Geometry => {
    const crossings = crossingsUpTo(geometries, most);
    if (crossings !== null) {
      budget.spend(crossings);
      return unaryUnion(geos, geometries);
    }
    if (isHalved || geometries.length < 2) throw tooManyCrossings();
    const middle = geometries.length >> 1;
    return unite([unite(geometries.slice(0, middle), false), unite(geometries.slice(middle), false)], true);
  };
  return unite([...valid], false);
}
