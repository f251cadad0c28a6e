import { areaHectares, flatAreaHectares } from './area.ts';
import { orient, splitAtAntimeridian } from './antimeridian.ts';
import { check, checkPlanar, isEmpty, problemsOf, turnsLeft } from './check.ts';
import { flatten, type FlatRings } from './flat-rings.ts';
import { faultsOf } from './validity.ts';
import { loadGeos, makeValid } from './geos.ts';
import { withLongitudesWithinHalfTurn } from './longitudes.ts';
import { withoutDust } from './assembled-polygons.ts';
import { coveredBy } from './structure.ts';
import { mapRings, openRing, polygonsOf, samePlace } from './parts.ts';
import type { Geometry, GeometryCollection, Position, Problem, ProblemCode, RepairResult, Ring } from './types.ts';

const finite = (position: Position) => Number.isFinite(position[0]) && Number.isFinite(position[1]);
const swapped = ([x, y, ...rest]: Position): Position => [y!, x!, ...rest];

function cleanRing(ring: Ring): Ring {
  const kept = openRing(ring.filter(finite)).filter((position, index, all) => !samePlace(position, all[index - 1]));
  return kept.length >= 3 ? [...kept, kept[0]!] : [];
}

/** A polygon whose shell has no area disappears, and so do its holes. */
const cleanRings = (rings: Ring[]): Ring[] | null => {
  const [outer, ...holes] = rings.map(cleanRing);
  return outer && outer.length > 0 ? [outer, ...holes.filter((ring) => ring.length > 0)] : null;
};

/** The positions of a line that are numbers; empty unless two of them differ. */
const cleanLine = (line: Position[]): Position[] => {
  const kept = line.filter(finite);
  return kept.some((position) => !samePlace(position, kept[0])) ? kept : [];
};

/** Keeps points that are numbers and lines with a length; null when none remains. */
function withoutImpossible(geometry: Geometry): Geometry | null {
  switch (geometry.type) {
    case 'Point':
      return geometry.coordinates.length > 0 && finite(geometry.coordinates) ? geometry : null;
    case 'MultiPoint': {
      const coordinates = geometry.coordinates.filter(finite);
      return coordinates.length > 0 ? { type: 'MultiPoint', coordinates } : null;
    }
    case 'LineString': {
      const coordinates = cleanLine(geometry.coordinates);
      return coordinates.length > 0 ? { type: 'LineString', coordinates } : null;
    }
    case 'MultiLineString': {
      const coordinates = geometry.coordinates.map(cleanLine).filter((line) => line.length > 0);
      return coordinates.length > 0 ? { type: 'MultiLineString', coordinates } : null;
    }
    default:
      return geometry;
  }
}

/** Only polygons and multi-polygons come out of MakeValid with the structure method; a collection of them is flattened. */
function polygonal(geometry: Geometry): Geometry | null {
  const polygons = polygonsOf(geometry);
  if (polygons.length === 0) return null;
  return polygons.length === 1 ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
}

const firstSteps: [ProblemCode, string][] = [
  ['swapped-coordinates', 'Swapped latitude and longitude'],
  ['longitude-beyond-180', 'Wrote longitudes beyond 180 degrees a turn back'],
  ['not-a-number', 'Left out points without numbers'],
  ['ring-not-closed', 'Closed open rings'],
  ['ring-too-short', 'Removed rings without an area'],
  ['too-few-points', 'Removed lines that lead nowhere'],
  ['empty-geometry', 'Removed what has no shape'],
  ['duplicate-vertex', 'Removed repeated points'],
  ['crosses-antimeridian', 'Cut at the 180th meridian'],
  ['wrong-orientation', 'Turned rings to counter-clockwise outside, clockwise inside'],
];
/** Faults that are repaired corner by corner and ring by ring, before boundaries are examined. */
const untidy = firstSteps.map(([code]) => code).filter((code) => code !== 'wrong-orientation');
const topological = new Set<ProblemCode>([
  'self-intersection',
  'self-touch',
  'spike',
  'parts-overlap',
  'hole-outside-shell',
  'nested-holes',
  'hole-crosses-shell',
  'nested-shells',
  'duplicate-rings',
  'disconnected-interior',
  // The repair looks as far itself, and throws.
  'too-complex',
]);

/** Where only boundaries meet wrongly, the first check has found everything. */
const isOfBoundaries = ({ code }: Problem) => topological.has(code) || code === 'wrong-orientation' || code === 'duplicate-vertex';
const isFault = ({ code, severity }: Problem) => severity === 'error' || topological.has(code);

/** Faults that a planar engine does not see, but that a shape on the Earth is better without. */
const worthRepair = (code: ProblemCode) => code === 'crosses-antimeridian';

export interface RepairOptions {
  /** true: also repairs what is only warned about: repeated corners, rings that do not run as RFC 7946 asks */
  warnings?: boolean;
}

/**
 * Makes a geometry valid in the sense of GEOS MakeValid by the structure method: closes rings, drops repeated and impossible points, shifts longitudes beyond 180 by a turn, cuts at the antimeridian; a ring
 * covers what it winds around, holes are subtracted from their shell, parts are united. A valid geometry is returned as the same object with `changed: false`;
 * repairing twice changes nothing. The input is not modified. Lines and points lose impossible positions, and lines are cut at the antimeridian. Corners keep their digits and heights;
 * a corner where edges cross takes its height from the edge. Shapes that only GEOS can settle lose the heights of such corners, and `steps` says so. Throws TooMuchWork for a shape that crosses
 * itself too often (maxCrossings).
 */
export async function repair(geometry: Geometry, options: RepairOptions = {}): Promise<RepairResult> {
  if (geometry.type === 'GeometryCollection') return repairMembers(geometry, options);
  const polygons = polygonsOf(geometry);
  const flat = flatten(polygons);
  const areaBeforeHectares = (flat.rings.every(({ notANumber }) => notANumber < 0) ? flatAreaHectares(flat) : areaHectares(geometry)) || 0;
  const found = problemsOf(geometry, polygons, flat);
  // A frame around the Earth needs more corners, which nobody but its maker knows. Degrees out of range belong to another coordinate system: they are repaired on their own plane, and stay out of range.
  const planar = found.some(({ code }) => code === 'out-of-range' || code === 'frame-around-earth');
  const problems = planar ? checkPlanar(geometry) : found;
  if (!problems.some(({ code, severity }) => options.warnings === true || severity === 'error' || worthRepair(code)))
    return { geometry, changed: false, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, steps: [] };
  const codes = new Set(problems.map(({ code }) => code));
  const steps = firstSteps.filter(([code]) => codes.has(code)).map(([code, message]) => ({ code, message }));
  // Empty rings are left out of the flat form.
  const isTidy = !untidy.some((code) => codes.has(code)) && flat.rings.length === polygons.reduce((sum, rings) => sum + rings.length, 0);
  let current: Geometry | null = isTidy ? geometry : tidied(geometry, codes, planar);
  if (current && (current.type === 'Polygon' || current.type === 'MultiPolygon')) {
    const isKnown = isTidy || problems.every(isOfBoundaries);
    const faults = (isKnown ? problems : check(current, { planar })).filter(isFault);
    const left = isTidy ? polygons : polygonsOf(current);
    if (faults.length > 0 && left.length > 0) {
      const made = await restructured(left, isTidy ? flat : flatten(left), faults);
      current = made.geometry;
      steps.push(...made.steps);
    } else current = orient(current, turnsLeft);
    current = polygonal(current);
  }
  return { geometry: current, changed: true, areaBeforeHectares, areaAfterHectares: current ? areaHectares(current) || 0 : 0, steps };
}

/** Numbers in their order, rings closed and without repeated corners, cut at the antimeridian; null when no point or line is left. */
function tidied(geometry: Geometry, codes: Set<ProblemCode>, planar: boolean): Geometry | null {
  const ordered = codes.has('swapped-coordinates')
    ? mapPositions(geometry, swapped)
    : planar
      ? geometry
      : withLongitudesWithinHalfTurn(geometry);
  const clean = withoutImpossible(mapRings(ordered, cleanRings));
  return clean && !planar ? splitAtAntimeridian(clean) : clean;
}

/** Polygons whose boundaries meet wrongly, made anew, and what was done. */
async function restructured(
  polygons: Ring[][],
  flat: FlatRings,
  faults: Problem[],
): Promise<{ geometry: Geometry; steps: RepairResult['steps'] }> {
  const made = await structured(polygons, flat);
  const codes = [...new Set(faults.map(({ code }) => code))];
  const steps = codes.map((code) => ({ code, message: `Repaired: ${code.replaceAll('-', ' ')}` }));
  if (made.heightsLost) steps.push({ code: codes[0]!, message: 'Corners that the repair made have no height' });
  return { geometry: { type: 'MultiPolygon', coordinates: made.polygons }, steps };
}

/** Our own engine first, because it keeps heights and is several times faster; GEOS where the result depends on the last digit; our own again where GEOS fails or returns nested shells. */
async function structured(polygons: Ring[][], flat: FlatRings): Promise<{ polygons: Ring[][]; heightsLost: boolean }> {
  const own = coveredBy(polygons, 'leave', flat);
  if (own) return { polygons: own, heightsLost: false };
  try {
    const made = withoutDust(polygonsOf(orient(makeValid(await loadGeos(), { type: 'MultiPolygon', coordinates: polygons }), turnsLeft)));
    if (faultsOf(flatten(made), 1).length > 0) throw new RangeError('GEOS answered with a shape that is not valid');
    const heights = new Map(
      polygons
        .flat(2)
        .filter((position) => position.length > 2)
        .map((position) => [`${position[0]} ${position[1]}`, position]),
    );
    if (heights.size === 0) return { polygons: made, heightsLost: false };
    let heightsLost = false;
    const withHeights = made.map((rings) =>
      rings.map((ring) =>
        ring.map((position) => {
          const known = heights.get(`${position[0]} ${position[1]}`);
          heightsLost ||= known === undefined;
          return known ?? position;
        }),
      ),
    );
    return { polygons: withHeights, heightsLost };
  } catch (error) {
    const decided = coveredBy(polygons, 'decide');
    if (!decided) throw error;
    return { polygons: decided, heightsLost: false };
  }
}

/** Members of a collection may overlap each other, so each is repaired by itself. */
async function repairMembers(collection: GeometryCollection, options: RepairOptions): Promise<RepairResult> {
  if (isEmpty(collection))
    return {
      geometry: null,
      changed: true,
      areaBeforeHectares: 0,
      areaAfterHectares: 0,
      steps: [{ code: 'empty-geometry', message: 'Removed what has no shape' }],
    };
  // An empty member among others is not a fault.
  const results = await Promise.all(
    collection.geometries.map((member): Promise<RepairResult> | RepairResult =>
      isEmpty(member)
        ? { geometry: member, changed: false, areaBeforeHectares: 0, areaAfterHectares: 0, steps: [] }
        : repair(member, options),
    ),
  );
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
  return mapRings(
    geometry,
    (rings) => rings.map((ring) => ring.map(change)),
    (line) => line.map(change),
  );
}

/** Outer rings counter-clockwise, holes clockwise (RFC 7946, section 3.1.6). */
export function orientRfc7946(geometry: Geometry): Geometry {
  return orient(geometry, turnsLeft);
}
