import { flatten, type FlatRing, type FlatRings } from '#geo/flat-rings.ts';
import { NearBoxes } from '#geo/near-boxes.ts';
import { RingLocator } from '#geo/ring-locator.ts';
import type { Geometry, Ring } from '#geo/types.ts';
import { rangeFault, say } from '../phrases/index.ts';

/** Signed area in the plane: negative runs clockwise. */
const signedArea = (ring: Ring) =>
  ring.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length]!;
    return sum + (x! - ring[0]![0]!) * (nextY! - ring[0]![1]!) - (nextX! - ring[0]![0]!) * (y! - ring[0]![1]!);
  }, 0);

/** A hole is asked at so many of its corners whether it lies in a shell: one is enough for all but holes that touch or cross it. */
const askedCorners = 4;

/** Some seconds, and no more than grows with the rings. Maps of countries need a tenth of it; only rings that were made to lie across each other need more. */
class Effort {
  readonly #most: { boxes: number; pairs: number; places: number; edges: number };
  constructor(rings: number, corners: number) {
    this.#most = {
      boxes: 50_000_000 + 500 * rings,
      pairs: 2_000_000 + 20 * rings,
      places: 200_000 + 20 * rings,
      edges: 50_000_000 + 100 * corners,
    };
  }
  /** Throws RangeError where it is too much. */
  take(what: 'boxes' | 'pairs' | 'places' | 'edges', count = 1): void {
    this.#most[what] -= count;
    if (this.#most[what] < 0) throw rangeFault(say('file.shape.tangled'));
  }
}

/** Whether a hole lies in a shell, by corners spread over it, then by the middles of its sides where all of these lie on the border. */
function lies(flat: FlatRings, locator: RingLocator, effort: Effort, hole: FlatRing, shell: FlatRing): boolean {
  const step = Math.max(1, Math.ceil((hole.end - hole.start) / askedCorners));
  for (const toNext of [0, 1]) {
    let isOutside = false;
    for (let corner = hole.start; corner < hole.end; corner += step) {
      const x = (flat.xs[corner]! + flat.xs[corner + toNext]!) / 2;
      const y = (flat.ys[corner]! + flat.ys[corner + toNext]!) / 2;
      const before = locator.walkedEdges;
      const where = locator.locate(x, y, shell);
      effort.take('places');
      effort.take('edges', locator.walkedEdges - before);
      if (where > 0) return true;
      isOutside ||= where < 0;
    }
    if (isOutside) return false;
  }
  return true;
}

/** For each hole the rings whose boxes touch its own. */
function near(flat: FlatRings, effort: Effort, isHole: readonly boolean[]): Map<number, number[]> {
  const boxes = new NearBoxes();
  for (const { west, south, east, north } of flat.rings) boxes.add([west, south, east, north]);
  const found = new Map<number, number[]>();
  const note = (hole: number, other: number) => {
    const others = found.get(hole);
    if (others) others.push(other);
    else found.set(hole, [other]);
  };
  for (const [a, b] of boxes.pairs(undefined, (count) => effort.take('boxes', count))) {
    effort.take('pairs');
    if (isHole[a]) note(a, b);
    if (isHole[b]) note(b, a);
  }
  return found;
}

/**
 * The area of a list of rings as shapefiles and ESRI JSON have it: clockwise rings are shells, the others holes of the smallest shell around them; a hole outside
 * every shell is a shell whose writer turned it the wrong way. Throws RangeError where rings lie across each other so often that nobody can tell.
 */
export function polygonFrom(given: Ring[]): Geometry | null {
  const areas = new Map(given.map((ring) => [ring, signedArea(ring)]));
  const rings = given.filter((ring) => ring.length > 0 && !Number.isNaN(areas.get(ring)!));
  if (rings.length === 0) return null;
  const isHole = rings.map((ring) => areas.get(ring)! > 0);
  const polygons = rings.map((ring): Ring[] | null => (areas.get(ring)! > 0 ? null : [ring]));
  const turned: Ring[][] = [];
  if (rings.length > 1 && isHole.includes(true)) {
    const flat = flatten(rings.map((ring) => [ring]));
    const locator = new RingLocator(flat);
    const effort = new Effort(rings.length, flat.xs.length);
    const around = near(flat, effort, isHole);
    const size = (ring: number) => Math.abs(areas.get(rings[ring]!)!);
    for (const [hole, ring] of rings.entries()) {
      if (!isHole[hole]) continue;
      const home = (around.get(hole) ?? [])
        .filter((other) => polygons[other] !== null)
        .sort((a, b) => size(a) - size(b) || a - b)
        .find((other) => lies(flat, locator, effort, flat.rings[hole]!, flat.rings[other]!));
      if (home !== undefined) polygons[home]!.push(ring);
      else turned.push((polygons[hole] = [ring]));
    }
  } else turned.push(...rings.filter((_ring, at) => isHole[at]).map((ring) => [ring]));
  const shells = [...polygons.filter((polygon, at) => polygon !== null && !isHole[at]), ...turned] as Ring[][];
  return shells.length === 1 ? { type: 'Polygon', coordinates: shells[0]! } : { type: 'MultiPolygon', coordinates: shells };
}
