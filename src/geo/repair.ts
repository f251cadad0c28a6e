import { areaHectares } from './area.ts';
import { orient, splitAtAntimeridian } from './antimeridian.ts';
import { check, turnsLeft } from './check.ts';
import { loadGeos, makeValid } from './geos.ts';
import { mapRings, openRing, polygonsOf, samePlace } from './parts.ts';
import type { Geometry, GeometryCollection, Position, ProblemCode, RepairResult, Ring } from './types.ts';

const finite = (position: Position) => Number.isFinite(position[0]) && Number.isFinite(position[1]);
const swapped = ([x, y, ...rest]: Position): Position => [y!, x!, ...rest];

function cleanRing(ring: Ring): Ring {
  const kept = openRing(ring.filter(finite)).filter((position, index, all) => !samePlace(position, all[index - 1]));
  return kept.length >= 3 ? [...kept, kept[0]!] : [];
}

/** A polygon without its shell's area is gone; its holes go with it. */
const cleanRings = (rings: Ring[]): Ring[] | null => {
  const [outer, ...holes] = rings.map(cleanRing);
  return outer && outer.length > 0 ? [outer, ...holes.filter((ring) => ring.length > 0)] : null;
};

/** Only polygons and multi-polygons come out of MakeValid with the structure method; a collection of them is flattened. */
function polygonal(geometry: Geometry): Geometry | null {
  const polygons = polygonsOf(geometry);
  if (polygons.length === 0) return null;
  return polygons.length === 1 ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
}

const firstSteps: [ProblemCode, string][] = [
  ['swapped-coordinates', 'Swapped latitude and longitude'], ['not-a-number', 'Left out points without numbers'], ['ring-not-closed', 'Closed open rings'],
  ['ring-too-short', 'Removed rings without an area'], ['duplicate-vertex', 'Removed repeated points'], ['crosses-antimeridian', 'Cut at the 180th meridian'],
  ['wrong-orientation', 'Turned rings to counter-clockwise outside, clockwise inside'],
];
const topological = new Set<ProblemCode>(['self-intersection', 'self-touch', 'spike', 'parts-overlap', 'hole-outside-shell', 'nested-holes', 'hole-crosses-shell', 'nested-shells', 'duplicate-rings', 'disconnected-interior']);

/**
 * Makes a geometry valid: closes rings, drops repeated and impossible points, cuts at the antimeridian, then GEOS MakeValid by the structure method.
 * A valid geometry comes back as the same object with `changed: false`; repairing twice changes nothing more. The input is not touched.
 * Lines and points are cleaned of impossible positions only. Heights are lost on vertices that GEOS makes or polygons that it rebuilds.
 */
export async function repair(geometry: Geometry): Promise<RepairResult> {
  if (geometry.type === 'GeometryCollection') return repairMembers(geometry);
  const areaBeforeHectares = areaHectares(geometry) || 0;
  const problems = check(geometry);
  const codes = new Set(problems.map(({ code }) => code));
  if (codes.size === 0) return { geometry, changed: false, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, steps: [] };
  const steps = firstSteps.filter(([code]) => codes.has(code)).map(([code, message]) => ({ code, message }));
  let current: Geometry | null = geometry;
  if (codes.has('swapped-coordinates')) current = mapPositions(current, swapped);
  current = mapRings(current, cleanRings, (line) => line.filter(finite));
  if (polygonsOf(geometry).length > 0) {
    current = splitAtAntimeridian(current);
    const left = check(current);
    const faults = left.filter(({ code, severity }) => severity === 'error' || topological.has(code));
    if (faults.length > 0 && polygonsOf(current).length > 0) {
      current = polygonal(makeValid(await loadGeos(), current));
      for (const code of new Set(faults.map((fault) => fault.code))) steps.push({ code, message: `Repaired: ${code.replaceAll('-', ' ')}` });
    }
    if (current) current = polygonal(current);
    if (current) current = orient(current, turnsLeft);
  }
  return { geometry: current, changed: true, areaBeforeHectares, areaAfterHectares: current ? areaHectares(current) : 0, steps };
}

/** Members of a collection may overlap each other, so each is repaired by itself. */
async function repairMembers(collection: GeometryCollection): Promise<RepairResult> {
  const results = await Promise.all(collection.geometries.map(repair));
  const kept = results.flatMap(({ geometry }) => geometry ?? []);
  const changed = results.some((result) => result.changed);
  return {
    geometry: !changed ? collection : kept.length === 0 ? null : { type: 'GeometryCollection', geometries: kept },
    changed,
    areaBeforeHectares: results.reduce((sum, result) => sum + result.areaBeforeHectares, 0),
    areaAfterHectares: results.reduce((sum, result) => sum + result.areaAfterHectares, 0),
    steps: results.flatMap(({ steps }) => steps),
  };
}

function mapPositions(geometry: Geometry, change: (position: Position) => Position): Geometry {
  if (geometry.type === 'Point') return { type: 'Point', coordinates: change(geometry.coordinates) };
  if (geometry.type === 'MultiPoint') return { type: 'MultiPoint', coordinates: geometry.coordinates.map(change) };
  return mapRings(geometry, (rings) => rings.map((ring) => ring.map(change)), (line) => line.map(change));
}

/** Closes every open ring; the same object when none is open. */
export function closeRings(geometry: Geometry): Geometry {
  const open = (ring: Ring) => ring.length > 0 && !samePlace(ring[0], ring.at(-1));
  if (!polygonsOf(geometry).some((rings) => rings.some(open))) return geometry;
  return mapRings(geometry, (rings) => rings.map((ring) => (open(ring) ? [...ring, ring[0]!] : ring)));
}

/** Outer rings counter-clockwise, holes clockwise (RFC 7946, section 3.1.6). */
export function orientRfc7946(geometry: Geometry): Geometry {
  return orient(geometry, turnsLeft);
}
