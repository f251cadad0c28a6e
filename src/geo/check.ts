import { ringAreaSquareMetres } from './area.ts';
import { linesOf, pointsOf, polygonsOf, samePlace } from './parts.ts';
import { crosses, onPlane, poleOf, unroll } from './antimeridian.ts';
import { flatten, type FlatRing, type FlatRings } from './flat-rings.ts';
import { maxLongitude, roundingDegrees, withLongitudesWithinHalfTurn } from './longitudes.ts';
import { frameAroundEarth } from './measurable.ts';
import { faultsOf } from './validity.ts';
import { geometryWords, problemPhrase } from './phrases/index.ts';
import type { Geometry, Position, Problem, ProblemCode, Ring } from './types.ts';

/** At most this many problems of one kind are listed for a geometry; the last one states how many there are. */
const maxPerKind = 50;

const place = (position: Position | undefined): [number, number] | null =>
  position && Number.isFinite(position[0]) && Number.isFinite(position[1]) ? [position[0]!, position[1]!] : null;

const errors = new Set<ProblemCode>([
  'ring-not-closed',
  'ring-too-short',
  'self-intersection',
  'self-touch',
  'out-of-range',
  'frame-around-earth',
  'swapped-coordinates',
  'not-a-number',
  'parts-overlap',
  'empty-geometry',
  'hole-outside-shell',
  'nested-holes',
  'hole-crosses-shell',
  'nested-shells',
  'duplicate-rings',
  'disconnected-interior',
  'zero-area',
  'longitude-beyond-180',
  'too-few-points',
  'spike',
  'too-complex',
]);

export function problem(code: ProblemCode, location: [number, number] | null, path?: number[]): Problem {
  return {
    code,
    severity: errors.has(code) ? 'error' : 'warning',
    message: geometryWords(problemPhrase({ code })),
    location,
    ...(path ? { path } : {}),
  };
}

const signedPlanarArea = (ring: Ring): number => {
  let twice = 0;
  const [x0, y0] = ring[0] as [number, number];
  let fromX = 0;
  let fromY = 0;
  for (let k = 1; k < ring.length; k += 1) {
    const x = ring[k]![0]! - x0;
    const y = ring[k]![1]! - y0;
    twice += fromX * y - x * fromY;
    fromX = x;
    fromY = y;
  }
  return twice / 2;
};

/** Positive for counter-clockwise; longitudes are unrolled so that a ring across the antimeridian keeps its direction. Around a pole, the pole is inside. */
export function turnsLeft(ring: Ring): boolean {
  if (!crosses(ring)) return signedPlanarArea(ring) > 0;
  const { ring: unrolled, turns } = unroll(ring);
  return turns === 0 ? signedPlanarArea(unrolled) > 0 : turns * poleOf(unrolled) > 0;
}

/** Problems of a single ring. On the Earth the short way round counts, so a ring over the antimeridian is judged unrolled. */
function ringProblems(ring: Ring, flat: FlatRing, { vertexOf }: FlatRings, planar: boolean): Problem[] {
  const hole = flat.ring > 0;
  const path = [flat.polygon, flat.ring];
  const bad = flat.notANumber;
  if (bad >= 0) return [problem('not-a-number', place(ring[bad - 1] ?? ring[bad + 1]), [...path, bad])];
  const problems: Problem[] = flat.closed ? [] : [problem('ring-not-closed', place(ring.at(-1)), [...path, ring.length - 1])];
  if (!flat.hasThree) return [...problems, problem('ring-too-short', place(ring[0]), path)];
  for (const index of flat.repeats) problems.push(problem('duplicate-vertex', place(ring[index]), [...path, index]));
  const closed = flat.closed ? ring : [...ring, ring[0]!];
  const round = flat.jumps && !planar ? unroll(closed) : null;
  const unrolled = round ? flatten([[round.ring]]).rings[0]! : null;
  // Unrolling keeps the order of corners, so an index in one list is an index in the other. A ring around a pole does not end where it starts.
  const spikes = (unrolled ?? flat).spikes.filter((spike) => !round || round.turns === 0 || (spike > 0 && spike < unrolled!.end - 1));
  for (const spike of spikes.slice(0, maxPerKind))
    problems.push(
      problem('spike', place(ring[vertexOf[spike + (unrolled ? flat.start : 0)]!]), [
        ...path,
        vertexOf[spike + (unrolled ? flat.start : 0)]!,
      ]),
    );
  if ((round && round.turns !== 0 ? turnsLeft(closed) : (unrolled ?? flat).twiceArea > 0) === hole)
    problems.push(problem('wrong-orientation', place(ring[0]), path));
  return problems;
}

/**
 * Everything wrong with a geometry, with place and remedy. Errors make it invalid in the sense of OGC Simple Features (the verdict agrees with GEOS and JTS, test/corpus/geo.test.ts);
 * warnings do not. `planar` leaves out what only holds for longitude and latitude.
 */
export function check(geometry: Geometry, options: { planar?: boolean } = {}): Problem[] {
  const polygons = polygonsOf(geometry);
  return problemsOf(geometry, polygons, flatten(polygons), options);
}

/** The same for a geometry whose polygons are already in the flat form. */
export function problemsOf(geometry: Geometry, polygons: Ring[][], flat: FlatRings, options: { planar?: boolean } = {}): Problem[] {
  const planar = options.planar === true;
  const range = planar || isWithinRange(geometry, flat) ? null : rangeProblem(geometry);
  // Whole turns make no difference on the Earth, so the rest is judged with longitudes shifted into range.
  if (range?.code === 'longitude-beyond-180') {
    const shifted = withLongitudesWithinHalfTurn(geometry);
    // One with a corner that is no number is not shifted, and is judged as it is.
    if (shifted !== geometry) return [range, ...check(shifted)];
  }
  const problems: Problem[] = range ? [range] : [];
  for (const each of openProblems(geometry, planar)) problems.push(each);
  for (const ring of flat.rings) {
    const found = ringProblems(polygons[ring.polygon]![ring.ring]!, ring, flat, planar);
    for (const each of found) problems.push(each);
  }
  if (isEmpty(geometry)) return planar ? problems : [...problems, problem('empty-geometry', null)];
  return polygons.length === 0 || range ? problems : withTopology(problems, geometry, polygons, flat, planar);
}

/** Adds what is wrong with how the boundaries of a geometry meet; where nothing is, polygons without an area. */
function withTopology(problems: Problem[], geometry: Geometry, polygons: Ring[][], flat: FlatRings, planar: boolean): Problem[] {
  const over = !planar && flat.rings.some(({ jumps }) => jumps) && closedRings(polygons).some((rings) => rings.some(crosses));
  if (over && !problems.some(({ code }) => code === 'crosses-antimeridian')) problems.push(problem('crosses-antimeridian', null));
  const faults = boundaryProblems(geometry, polygons, flat, over);
  for (const each of faults) problems.push(each);
  if (faults.length > 0) return problems;
  if (!planar) for (const each of withoutArea(polygons, flat)) problems.push(each);
  // Sharp turns that only look like spikes because the angle was rounded are not errors.
  for (const item of problems) if (item.code === 'spike') item.severity = 'warning';
  return problems;
}

/** Problems of the points and lines of a geometry. */
function openProblems(geometry: Geometry, planar: boolean): Problem[] {
  const problems: Problem[] = [];
  const isFinite = (position: Position) => position.slice(0, 2).every(Number.isFinite);
  for (const line of linesOf(geometry)) {
    if (!line.every(isFinite)) problems.push(problem('not-a-number', null));
    else if (line.length > 0 && line.every((position) => samePlace(position, line[0])))
      problems.push(problem('too-few-points', place(line[0])));
    else if (!planar && crosses(line)) problems.push(problem('crosses-antimeridian', null));
  }
  for (const point of pointsOf(geometry)) if (!isFinite(point)) problems.push(problem('not-a-number', null));
  return problems;
}

/** Boundaries that meet wrongly. `over`: some cross the antimeridian, so that all are judged on a plane of their own. */
function boundaryProblems(geometry: Geometry, polygons: Ring[][], flat: FlatRings, over: boolean): Problem[] {
  const judged = over ? onOnePlane(closedRings(polygons)) : polygons;
  // A collection's members may overlap, so each polygon is judged alone.
  const units = geometry.type === 'GeometryCollection' ? collectionUnits(geometry, judged) : [judged];
  const problems: Problem[] = [];
  let first = 0;
  for (const unit of units) {
    for (const fault of faultsOf(unit === polygons ? flat : flatten(unit), maxPerKind)) {
      const [x, y] = fault.location;
      // Rings on a plane of their own have other corners than the geometry: their path names the ring only.
      problems.push(
        over
          ? problem(fault.code, [x - 360 * Math.round(x / 360), y], [fault.path[0]! + first, fault.path[1]!])
          : problem(fault.code, fault.location, [fault.path[0]! + first, ...fault.path.slice(1)]),
      );
    }
    first += unit.length;
  }
  return problems;
}

/** Polygons without an area. A ring that encloses more than about 10 square centimetres certainly has one; only others are measured. */
function withoutArea(polygons: Ring[][], flat: FlatRings): Problem[] {
  const problems: Problem[] = [];
  for (const ring of flat.rings) {
    if (ring.ring > 0 || Math.abs(ring.twiceArea) >= 2e-13) continue;
    const shell = polygons[ring.polygon]![0]!;
    if (ringAreaSquareMetres(shell) === 0) problems.push(problem('zero-area', place(shell[0]), [ring.polygon, 0]));
  }
  return problems;
}

/** The same as check without what only holds for longitude and latitude: ranges, antimeridian, emptiness. */
export function checkPlanar(geometry: Geometry): Problem[] {
  return check(geometry, { planar: true });
}

/** The polygons of a collection grouped by the member they belong to. */
function collectionUnits(geometry: Geometry, polygons: Ring[][]): Ring[][][] {
  let at = 0;
  const units: Ring[][][] = [];
  const walk = (part: Geometry): void => {
    if (part.type === 'GeometryCollection') {
      part.geometries.forEach(walk);
      return;
    }
    const count = polygonsOf(part).length;
    if (count > 0) units.push(polygons.slice(at, at + count));
    at += count;
  };
  walk(geometry);
  return units;
}

export function isEmpty(geometry: Geometry): boolean {
  const anyIn = (lists: Position[][]) => lists.some((positions) => positions.length > 0);
  return pointsOf(geometry).length === 0 && !anyIn(linesOf(geometry)) && !polygonsOf(geometry).some(anyIn);
}

/** Whether there are only rings, whose boxes show that no corner can be out of range: most shapes need no second look. */
function isWithinRange(geometry: Geometry, flat: FlatRings): boolean {
  return (
    (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') &&
    flat.rings.every(
      ({ west, south, east, north, notANumber }) =>
        notANumber < 0 && west >= -180 && south >= -90 && east <= 180 && north <= 90 && east - west < 360 - roundingDegrees,
    )
  );
}

/** Coordinates that are not a longitude and latitude. Those at most a turn away are reported separately, because their meaning is known. */
function rangeProblem(geometry: Geometry): Problem | null {
  let first: Position | null = null;
  let outside = 0;
  let total = 0;
  let fitsSwapped = true;
  let fitsTurned = true;
  const look = (positions: Position[]) => {
    for (let k = 0; k < positions.length; k += 1) {
      const x = positions[k]![0]!;
      const y = positions[k]![1]!;
      if (!Number.isFinite(x) || !Number.isFinite(y)) continue;
      total += 1;
      const [beyondX, beyondY] = [Math.abs(x) - 180, Math.abs(y) - 90];
      if (beyondX > roundingDegrees || beyondY > roundingDegrees) {
        outside += 1;
        first ??= positions[k]!;
      }
      if (Math.abs(x) > 90 || Math.abs(y) > 180) fitsSwapped = false;
      if (beyondY > roundingDegrees || Math.abs(x) > maxLongitude) fitsTurned = false;
    }
  };
  look(pointsOf(geometry));
  linesOf(geometry).forEach(look);
  let frame: Position | null = null;
  for (const rings of polygonsOf(geometry))
    for (const ring of rings) {
      look(ring);
      frame ??= frameAroundEarth(ring);
    }
  if (frame && (fitsTurned || outside === 0)) return problem('frame-around-earth', place(frame));
  if (outside === 0) return null;
  return problem(
    fitsTurned ? 'longitude-beyond-180' : fitsSwapped && outside > total / 4 ? 'swapped-coordinates' : 'out-of-range',
    place(first!),
  );
}

const closedRings = (polygons: Ring[][]): Ring[][] =>
  polygons.map((rings) => rings.map((ring) => (ring.length === 0 || samePlace(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]!])));

/** Polygons, some of which cross the antimeridian, with continuous longitudes and next to each other, so that they can be judged on a plane. */
function onOnePlane(polygons: Ring[][]): Ring[][] {
  let reference: number | null = null;
  const planes = polygons.map((rings) => {
    if (rings.every((ring) => ring.length === 0) || !rings.some(crosses)) return rings;
    const plane = onPlane(rings);
    if (plane.rings.length === 0) return rings;
    reference ??= plane.rings[0]![0]![0]!;
    // A hole around the pole shares the edge to the pole with its shell, which is not a fault of the shape.
    return plane.holeAroundPole ? plane.rings.slice(0, 1) : plane.rings;
  });
  return planes.map((rings, index) => {
    if (rings !== polygons[index] || rings.length === 0 || rings[0]!.length === 0) return rings;
    const turn = 360 * Math.round(((reference ?? 0) - rings[0]![0]![0]!) / 360);
    return turn === 0 ? rings : rings.map((ring) => ring.map((position) => [position[0]! + turn, ...position.slice(1)]));
  });
}
