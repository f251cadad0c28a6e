import { areaHectares } from './area.ts';
import { check, problem } from './check.ts';
import { intersection, loadGeos, makeValid, unaryUnion } from './geos.ts';
import { boundingBox } from './measure.ts';
import { polygonsOf } from './parts.ts';
import type { BoundingBox, Geometry, Polygon, Problem } from './types.ts';
import { splitAtAntimeridian } from './antimeridian.ts';
import { geometryPhrase, geometryWords } from './phrases/index.ts';

interface Part {
  polygon: Polygon;
  box: BoundingBox;
  owner: number;
}

const touch = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

function partsOf(geometries: Geometry[]): Part[] {
  return geometries.flatMap((geometry, owner) =>
    polygonsOf(splitAtAntimeridian(geometry)).flatMap((coordinates) => {
      const polygon: Polygon = { type: 'Polygon', coordinates };
      const box = boundingBox(polygon);
      return box ? [{ polygon, box, owner }] : [];
    }),
  );
}

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
      geometry = makeValid(geos, parts[index]!.polygon);
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
 * Hectares of the land that the geometries cover, overlapping land counted once. Shapes that overlap nothing keep the digits of areaHectares;
 * only overlapping groups go through a union, whose edges are straight in longitude and latitude where two boundaries cross.
 */
export async function unionAreaHectares(geometries: Geometry[]): Promise<number> {
  const parts = partsOf(geometries);
  const overlaps = await overlapsOf(parts);
  const groupOf = parts.map((_, index) => index);
  const find = (index: number): number => (groupOf[index] === index ? index : (groupOf[index] = find(groupOf[index]!)));
  for (const { a, b } of overlaps) groupOf[find(a)] = find(b);
  const groups = Map.groupBy(parts.keys(), find);
  let total = 0;
  for (const members of groups.values()) {
    const polygons = members.map((index) => parts[index]!.polygon);
    if (polygons.length === 1) {
      total += areaHectares(polygons[0]!);
      continue;
    }
    const geos = await loadGeos();
    total += areaHectares(
      unaryUnion(
        geos,
        polygons.map((polygon) => makeValid(geos, polygon)),
      ),
    );
  }
  return total;
}

/** Overlaps between different features: a warning each, at a corner of the shared land, with its hectares. `path` = [first, second feature]. Slivers below 1 m² do not count. */
export async function checkTogether(geometries: Geometry[]): Promise<Problem[]> {
  const parts = partsOf(geometries).filter(({ polygon }) => polygon.coordinates[0]!.length >= 4);
  const overlaps = await overlapsOf(parts);
  return overlaps
    .filter(({ a, b, hectares }) => parts[a]!.owner !== parts[b]!.owner && hectares >= 1e-4)
    .map(({ a, b, overlap, hectares }) => {
      const corner = polygonsOf(overlap)[0]![0]![0]!;
      const owners = [parts[a]!.owner, parts[b]!.owner].sort((x, y) => x - y);
      const phrase = geometryPhrase(hectares < 1 ? 'problem.little-shared-land' : 'problem.shared-land', { hectares });
      return {
        ...problem('parts-overlap', [corner[0]!, corner[1]!], owners),
        severity: 'warning' as const,
        message: geometryWords(phrase),
        phrase,
      };
    });
}

/** Whether a geometry has no error. */
export function isValid(geometry: Geometry): boolean {
  return !check(geometry).some(({ severity }) => severity === 'error');
}
