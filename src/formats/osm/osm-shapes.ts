import { turnsLeft } from '#geo/check.ts';
import type { Geometry, Position } from '#geo/types.ts';
import { polygonFrom } from '../json/esri-rings.ts';

/** Keys whose closed ways are borders of land, and keys whose closed ways are lines (OpenStreetMap wiki, “Key:area” and “Multipolygon”: recalled, not checked). */
const areaKeys = [
  'area:highway',
  'landuse',
  'building',
  'building:part',
  'leisure',
  'amenity',
  'boundary',
  'place',
  'landcover',
  'wetland',
  'water',
  'shop',
  'tourism',
  'historic',
  'office',
  'military',
  'crop',
];
const lineKeys = ['highway', 'barrier', 'railway', 'waterway', 'aerialway', 'route', 'power', 'junction', 'aeroway'];
const lineValues = new Set([
  'natural=coastline',
  'natural=cliff',
  'natural=ridge',
  'natural=arete',
  'natural=tree_row',
  'natural=valley',
  'man_made=embankment',
  'man_made=pipeline',
  'man_made=cutline',
]);

export type Tags = ReadonlyMap<string, string>;

/** Whether a closed way encloses land; a circle of a road or a fence does not. */
export function isArea(tags: Tags): boolean {
  const area = tags.get('area');
  if (area !== undefined) return area !== 'no';
  if (tags.size === 0) return false;
  if (areaKeys.some((key) => tags.has(key) && tags.get(key) !== 'no')) return true;
  return !lineKeys.some((key) => tags.has(key)) && ![...tags].some(([key, value]) => lineValues.has(`${key}=${value}`));
}

/** A way of a relation: the numbers of its nodes. */
export type Run = readonly number[];

/** Rings from ways that share their ends, in any order and direction; null where a ring stays open. */
export function ringsOf(runs: readonly Run[]): Run[] | null {
  const rings: Run[] = [];
  const atEnd = new Map<number, Set<number>>();
  const touch = (node: number, at: number) => {
    const there = atEnd.get(node);
    if (there) there.add(at);
    else atEnd.set(node, new Set([at]));
  };
  for (const [at, run] of runs.entries()) {
    if (run.length < 2) return null;
    if (run[0] === run.at(-1)) rings.push(run);
    else {
      touch(run[0]!, at);
      touch(run.at(-1)!, at);
    }
  }
  const take = (at: number) => {
    atEnd.get(runs[at]![0]!)!.delete(at);
    atEnd.get(runs[at]!.at(-1)!)!.delete(at);
  };
  for (const [start, run] of runs.entries()) {
    if (run[0] === run.at(-1) || !atEnd.get(run[0]!)!.has(start)) continue;
    take(start);
    const ring = [...run];
    while (ring[0] !== ring.at(-1)) {
      const [next] = atEnd.get(ring.at(-1)!) ?? [];
      if (next === undefined) return null;
      take(next);
      const more = runs[next]![0] === ring.at(-1) ? runs[next]! : runs[next]!.toReversed();
      for (let k = 1; k < more.length; k += 1) ring.push(more[k]!);
    }
    rings.push(ring);
  }
  return rings;
}

function untangled(rings: Position[][]): Geometry | null {
  try {
    return polygonFrom(rings);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Land from its outer and inner rings; null where an inner one lies in none of the outer, or nobody can tell. */
export function landOf(outer: Position[][], inner: Position[][]): Geometry | null {
  const clockwise = (ring: Position[], wanted: boolean) => (turnsLeft(ring) === wanted ? ring.toReversed() : ring);
  const land = untangled([...outer.map((ring) => clockwise(ring, true)), ...inner.map((ring) => clockwise(ring, false))]);
  const shells = land?.type === 'MultiPolygon' ? land.coordinates.length : land ? 1 : 0;
  return shells === outer.length ? land : null;
}
