import { flatten, type FlatRing } from './flat-rings.ts';
import { RingLocator } from './ring-locator.ts';
import type { Ring } from './types.ts';

/** Rings in rings, in any order: more comparisons than this are no land. */
const maxComparisons = 30_000_000;

/**
 * Polygons from rings that follow no direction, as drawings and MapInfo have them: a ring inside an odd number of others is a hole of the smallest around it, every
 * other one a shell (even-odd rule). Rings that cross each other stay shells. Null where there are too many of them inside each other.
 */
export function polygonsByNesting(rings: Ring[]): Ring[][] | null {
  if (rings.length === 1) return [rings];
  const flat = flatten(rings.map((ring) => [ring]));
  const locator = new RingLocator(flat);
  const sizeOf = (ring: FlatRing) => Math.abs(ring.twiceArea);
  const sizes = new Map(flat.rings.map((ring) => [ring.polygon, sizeOf(ring)]));
  const order = flat.rings
    .map((ring) => ({ ring, at: ring.polygon }))
    .sort((a, b) => a.ring.west - b.ring.west || sizeOf(b.ring) - sizeOf(a.ring));
  const around = new Map<number, number[]>();
  let open: typeof order = [];
  let comparisons = 0;
  for (const inner of order) {
    open = open.filter(({ ring }) => ring.east >= inner.ring.west);
    comparisons += open.length;
    if (comparisons > maxComparisons) return null;
    around.set(
      inner.at,
      open.filter((outer) => sizeOf(outer.ring) > sizeOf(inner.ring) && isAround(outer.ring, inner.ring)).map(({ at }) => at),
    );
    open.push(inner);
  }
  return grouped(
    rings,
    (at) => around.get(at) ?? [],
    (at) => sizes.get(at) ?? 0,
  );

  function isAround(outer: FlatRing, inner: FlatRing): boolean {
    if (outer.south > inner.south || outer.north < inner.north || outer.east < inner.east) return false;
    for (let corner = inner.start; corner < inner.end; corner += 1) {
      comparisons += 1;
      const where = locator.locate(flat.xs[corner]!, flat.ys[corner]!, outer);
      if (where !== 0) return where > 0;
    }
    return false;
  }
}

function grouped(rings: Ring[], around: (at: number) => number[], sizeOf: (at: number) => number): Ring[][] {
  const polygons = new Map<number, Ring[]>();
  rings.forEach((ring, at) => {
    if (around(at).length % 2 === 0) polygons.set(at, [ring]);
  });
  rings.forEach((ring, at) => {
    if (polygons.has(at)) return;
    const home = around(at)
      .filter((outer) => polygons.has(outer))
      .reduce((least, outer) => (sizeOf(outer) < sizeOf(least) ? outer : least));
    polygons.get(home)!.push(ring);
  });
  return [...polygons.values()];
}
