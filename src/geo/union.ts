import { areaHectares, areaMeasuredOnce } from './area.ts';
import { check, problem } from './check.ts';
import { intersection, loadGeos, unaryUnion } from './geos.ts';
import { madeValid } from './made-valid.ts';
import { isMeasurable } from './measurable.ts';
import { boundingBox, perimeterMetres } from './measure.ts';
import { polygonsOf } from './parts.ts';
import type { BoundingBox, Geometry, Polygon, Problem } from './types.ts';
import { splitAtAntimeridian } from './antimeridian.ts';
import { semiMajorMetres, squareMetresPerHectare } from './wgs84.ts';
import { geometryPhrase, geometryWords } from './phrases/index.ts';

interface Part {
  polygon: Polygon;
  box: BoundingBox;
  owner: number;
}

/** The polygons of a geometry, cut at the antimeridian, with their boxes; none where it is not measured. */
export function boxedPolygonsOf(geometry: Geometry): { polygon: Polygon; box: BoundingBox }[] {
  if (!isMeasurable(geometry)) return [];
  return polygonsOf(splitAtAntimeridian(geometry)).flatMap((coordinates) => {
    const polygon: Polygon = { type: 'Polygon', coordinates };
    const box = boundingBox(polygon);
    return box ? [{ polygon, box }] : [];
  });
}

const touch = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

const partsOf = (geometries: Geometry[]): Part[] =>
  geometries.flatMap((geometry, owner) => boxedPolygonsOf(geometry).map((boxed) => ({ ...boxed, owner })));

/** Pairs whose boxes touch, found by a sweep from west to east. */
function pairsOf(parts: Part[]): [number, number][] {
  const order = parts.map((_, index) => index).sort((a, b) => parts[a]!.box[0] - parts[b]!.box[0]);
  const pairs: [number, number][] = [];
  let open: number[] = [];
  for (const index of order) {
    open = open.filter((other) => parts[other]!.box[2] >= parts[index]!.box[0]);
    for (const other of open) if (touch(parts[other]!.box, parts[index]!.box)) pairs.push([other, index]);
    open.push(index);
  }
  return pairs;
}

/** Intersections with an area: [part, part, geometry]. Neighbours that share an edge have none. */
async function overlapsOf(parts: Part[]): Promise<{ a: number; b: number; overlap: Geometry; hectares: number }[]> {
  const pairs = pairsOf(parts);
  if (pairs.length === 0) return [];
  const geos = await loadGeos();
  const valid = new Map<number, Geometry>();
  const validPart = (index: number) => {
    let geometry = valid.get(index);
    if (!geometry) {
      geometry = madeValid(geos, parts[index]!.polygon);
      valid.set(index, geometry);
    }
    return geometry;
  };
  return pairs.flatMap(([a, b]) => {
    const overlap = intersection(geos, validPart(a), validPart(b));
    const hectares = areaHectares(overlap);
    return hectares > 0 ? [{ a, b, overlap, hectares }] : [];
  });
}

/**
 * Hectares by which the area of a shape may change where its edges are cut: a union is straight in longitude and latitude between boundaries that cross, a part is bounded by geodesics,
 * and between both lie at most L³ tan φ / 12R for an edge of the length L at the latitude φ (here up to 84°, with the whole boundary as one edge).
 */
const sliverHectares = (shape: Geometry) => (perimeterMetres(shape) ** 3 * 10) / (12 * semiMajorMetres) / squareMetresPerHectare;

export const sumOf = (areas: number[]) => areas.reduce((sum, area) => sum + area, 0);
export const mostOf = (areas: number[]) => areas.reduce((most, area) => Math.max(most, area), 0);
export const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);

/** The area of the union of some polygons, which must be what they are made of: at least the largest, at most all. Throws RangeError where it is neither, which is a fault of Hectare. */
export function unionOf(geos: Awaited<ReturnType<typeof loadGeos>>, polygons: Geometry[]): number {
  const made = polygons.map((polygon) => madeValid(geos, polygon));
  const union = areaHectares(unaryUnion(geos, made));
  const areas = made.map(areaHectares);
  const slivers = sumOf(made.map(sliverHectares));
  if (!(union <= sumOf(areas) + slivers && union >= mostOf(areas) - slivers))
    throw new RangeError(`impossible-union:${union}:${sumOf(areas)}`);
  return union;
}

/**
 * Hectares of the land that the geometries cover, overlapping land counted once. Shapes that overlap nothing keep the digits of areaHectares;
 * only overlapping groups go through a union, whose edges are straight in longitude and latitude where two boundaries cross. It lies between the largest polygon and the sum
 * of all. What is not measured (isMeasurable) is left out.
 */
export async function unionAreaHectares(geometries: Geometry[]): Promise<number> {
  const parts = partsOf(geometries);
  const overlaps = await overlapsOf(parts);
  const groupOf = parts.map((_, index) => index);
  const find = (index: number): number => (groupOf[index] === index ? index : (groupOf[index] = find(groupOf[index]!)));
  for (const { a, b } of overlaps) groupOf[find(a)] = find(b);
  const groups = Map.groupBy(parts.keys(), find);
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

/** Overlaps between different features: a warning each, at a corner of the shared land, with its hectares. `path` = [first, second feature]. Slivers below 1 m² do not count. */
export async function checkTogether(geometries: Geometry[]): Promise<Problem[]> {
  const parts = partsOf(geometries).filter(({ polygon }) => polygon.coordinates[0]!.length >= 4);
  const overlaps = await overlapsOf(parts);
  return overlaps
    .filter(({ a, b, hectares }) => parts[a]!.owner !== parts[b]!.owner && hectares >= leastSharedHectares)
    .map(({ a, b, overlap, hectares }) => {
      const owners = [parts[a]!.owner, parts[b]!.owner].sort((x, y) => x - y);
      return sharedLand(overlap, hectares, owners);
    });
}

/** Whether a geometry has no error. */
export function isValid(geometry: Geometry): boolean {
  return !check(geometry).some(({ severity }) => severity === 'error');
}
