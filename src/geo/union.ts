import { areaHectares, areaMeasuredOnce } from './area.ts';
import { check, problem } from './check.ts';
import { loadGeos } from './geos.ts';
import { madeValid } from './made-valid.ts';
import { isMeasurable } from './measurable.ts';
import { boundingBox, perimeterMetres } from './measure.ts';
import { OverlapSearch, type Part } from './overlap-search.ts';
import { polygonsOf } from './parts.ts';
import type { BoundingBox, Geometry, Polygon, Problem } from './types.ts';
import { splitAtAntimeridian } from './antimeridian.ts';
import { unitedLand } from './united-land.ts';
import { semiMajorMetres, squareMetresPerHectare } from './wgs84.ts';
import { geometryPhrase, geometryWords } from './phrases/index.ts';

/** The polygons of a geometry, cut at the antimeridian, with their boxes; none where it is not measured. */
export function boxedPolygonsOf(geometry: Geometry): { polygon: Polygon; box: BoundingBox }[] {
  if (!isMeasurable(geometry)) return [];
  return polygonsOf(splitAtAntimeridian(geometry)).flatMap((coordinates) => {
    const polygon: Polygon = { type: 'Polygon', coordinates };
    const box = boundingBox(polygon);
    return box ? [{ polygon, box }] : [];
  });
}

const partsOf = (geometries: Geometry[]): Part[] =>
  geometries.flatMap((geometry, owner) => boxedPolygonsOf(geometry).map((boxed) => ({ ...boxed, owner })));

/**
 * Hectares by which the area of a shape may change where its edges are cut: a union is straight in longitude and latitude between boundaries that cross, a part is bounded by geodesics,
 * and between both lie at most L³ tan φ / 12R for an edge of the length L at the latitude φ (here up to 84°, with the whole boundary as one edge).
 */
const sliverHectares = (shape: Geometry) => (perimeterMetres(shape) ** 3 * 10) / (12 * semiMajorMetres) / squareMetresPerHectare;

export const sumOf = (areas: number[]) => areas.reduce((sum, area) => sum + area, 0);
export const mostOf = (areas: number[]) => areas.reduce((most, area) => Math.max(most, area), 0);
export const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The area of the union of some polygons, which must be what they are made of: at least the largest, at most all. Throws RangeError where it is neither, which is a fault of Hectare, and TooMuchWork. */
export function unionOf(geos: Awaited<ReturnType<typeof loadGeos>>, polygons: Geometry[]): number {
  const made = polygons.map((polygon) => madeValid(geos, polygon));
  const union = areaHectares(unitedLand(geos, made));
  const areas = made.map(areaHectares);
  const slivers = sumOf(made.map(sliverHectares));
  if (!(union <= sumOf(areas) + slivers && union >= mostOf(areas) - slivers))
    throw new RangeError(`impossible-union:${union}:${sumOf(areas)}`);
  return union;
}

/** Polygons by group: those that hang together by land that they share. */
async function overlappingGroups(parts: Part[]): Promise<Map<number, number[]>> {
  const groupOf = parts.map((_, index) => index);
  const find = (index: number): number => {
    let at = index;
    while (groupOf[at] !== at) at = groupOf[at] = groupOf[groupOf[at]!]!;
    return at;
  };
  if (parts.length > 1) {
    const search = new OverlapSearch(parts, await loadGeos());
    // Two that hang together already tell nothing new, whether they share land or not.
    for (const [a, b] of search.pairs()) if (find(a) !== find(b) && search.share(a, b)) groupOf[find(a)] = find(b);
  }
  return Map.groupBy(parts.keys(), find);
}

/**
 * Hectares of the land that the geometries cover, overlapping land counted once. Shapes that overlap nothing keep the digits of areaHectares;
 * only overlapping groups go through a union, whose edges are straight in longitude and latitude where two boundaries cross. It lies between the largest polygon and the sum
 * of all. What is not measured (isMeasurable) is left out. Throws RangeError where GEOS gives up, and TooMuchWork where shapes lie across each other too often.
 */
export async function unionAreaHectares(geometries: Geometry[]): Promise<number> {
  const parts = partsOf(geometries);
  const groups = await overlappingGroups(parts);
  const areaOf = areaMeasuredOnce();
  let total = 0;
  for (const members of groups.values()) {
    const polygons = members.map((index) => parts[index]!.polygon);
    const areas = polygons.map(areaOf);
    if (polygons.length === 1) {
      total += areas[0]!;
      continue;
    }
    // A self-crossing shape counts as it is measured, not as its repaired form, so that the total fits the rows above it.
    total += between(mostOf(areas), unionOf(await loadGeos(), polygons), sumOf(areas));
  }
  // Cutting at the antimeridian changes the last digits of a shape. Parts of one shape may overlap each other, so only shapes of one part are a lower bound.
  const whole = geometries.filter(isMeasurable);
  const ofOnePart = whole.filter((geometry) => polygonsOf(geometry).length === 1);
  return between(mostOf(ofOnePart.map(areaOf)), total, sumOf(whole.map(areaOf)));
}

/** Slivers of shared land below 1 m² do not count. */
export const leastSharedHectares = 1e-4;

/** The warning about land that two features share, at one of its corners. */
export function sharedLand(overlap: Geometry, hectares: number, owners: number[]): Problem {
  const corner = polygonsOf(overlap)[0]![0]![0]!;
  const phrase = geometryPhrase(hectares < 1 ? 'problem.little-shared-land' : 'problem.shared-land', { hectares });
  return {
    ...problem('parts-overlap', [corner[0]!, corner[1]!], owners),
    severity: 'warning',
    message: geometryWords(phrase),
    phrase,
  };
}

/** So many overlaps are told, each by the engine; of more the number is told. */
const maxTold = 5000;
/** Pairs looked at for that number. */
const maxCounted = 1_500_000;

/** Overlaps between different features: a warning each. `more` are not told; where `isComplete` is false there are more than those. */
export interface Overlaps {
  problems: Problem[];
  more: number;
  isComplete: boolean;
}

/** Overlaps between different features: a warning each, at a corner of the shared land, with its hectares. `path` = [first, second feature]. Slivers below 1 m² do not count. Throws TooMuchWork. */
export async function checkTogether(geometries: Geometry[], told = maxTold): Promise<Overlaps> {
  const parts = partsOf(geometries).filter(({ polygon }) => polygon.coordinates[0]!.length >= 4);
  const found: Overlaps = { problems: [], more: 0, isComplete: true };
  if (parts.length < 2) return found;
  const search = new OverlapSearch(parts, await loadGeos());
  let looked = 0;
  for (const [a, b] of search.pairs()) {
    const owners = [parts[a]!.owner, parts[b]!.owner].sort((x, y) => x - y);
    if (owners[0] === owners[1]) continue;
    looked += 1;
    if (looked > maxCounted && found.problems.length >= told) {
      found.isComplete = false;
      break;
    }
    if (found.problems.length < told) {
      const shared = search.overlap(a, b);
      if (shared && shared.hectares >= leastSharedHectares) found.problems.push(sharedLand(shared.overlap, shared.hectares, owners));
    } else if (search.straightHectares(a, b) >= leastSharedHectares) found.more += 1;
  }
  found.problems.sort((p, q) => p.path![0]! - q.path![0]! || p.path![1]! - q.path![1]!);
  return found;
}

/** Whether a geometry has no error. */
export function isValid(geometry: Geometry): boolean {
  return !check(geometry).some(({ severity }) => severity === 'error');
}
