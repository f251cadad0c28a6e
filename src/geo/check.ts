import { ringAreaSquareMetres } from './area.ts';
import { forEachPosition, linesOf, openRing, pointsOf, polygonsOf, samePlace } from './parts.ts';
import { crosses, unroll } from './antimeridian.ts';
import { faultsOf } from './validity.ts';
import type { Geometry, Position, Problem, ProblemCode, Ring } from './types.ts';

/** At most this many problems of one kind are listed for a geometry; the last says how many there are. */
const mostOfAKind = 50;

const place = (position: Position | undefined): [number, number] | null =>
  (position && Number.isFinite(position[0]) && Number.isFinite(position[1]) ? [position[0]!, position[1]!] : null);

const remedies: Record<ProblemCode, string> = {
  'ring-not-closed': 'The ring does not end where it began. Repair closes it.',
  'ring-too-short': 'The ring has fewer than three different corners and no area. Repair removes it.',
  'wrong-orientation': 'The ring runs the other way round than RFC 7946 asks. Areas are right all the same; Repair turns it.',
  'self-intersection': 'The boundary crosses itself here. Repair splits it at the crossing.',
  'self-touch': 'The boundary touches itself here. Repair separates the parts.',
  'duplicate-vertex': 'The same point stands twice in a row. Repair removes one.',
  spike: 'The boundary runs out to this point and back on the same line. Repair removes the spike.',
  'out-of-range': 'Longitude must be within -180 to 180 and latitude within -90 to 90. Check the coordinate system of the file.',
  'swapped-coordinates': 'Latitude seems to stand before longitude. Swap the coordinates and look at the map.',
  'not-a-number': 'A coordinate is missing or not a number. Repair leaves that point out.',
  'parts-overlap': 'Two parts cover the same land. Repair unites them so that it is counted once.',
  'empty-geometry': 'There is no shape here. Leave the feature out, or draw it.',
  'hole-outside-shell': 'A hole lies outside its polygon. Repair makes it a part of its own or drops it: compare the hectares.',
  'nested-holes': 'A hole lies inside another hole. Repair unites them.',
  'hole-crosses-shell': 'A hole crosses the outer boundary. Repair cuts it off there.',
  'nested-shells': 'A part lies inside another part. Repair unites them.',
  'duplicate-rings': 'The same ring stands twice. Repair keeps one.',
  'disconnected-interior': 'Holes cut the polygon into pieces that do not hang together. Repair makes them parts.',
  'zero-area': 'The polygon has no area. Repair removes it.',
  'crosses-antimeridian': 'The shape crosses the 180th meridian. Repair cuts it there, as RFC 7946 asks.',
  'too-few-points': 'A line needs at least two different points.',
  'unsupported-geometry': 'Geometry of this kind cannot be checked.',
};

const errors = new Set<ProblemCode>([
  'ring-not-closed', 'ring-too-short', 'self-intersection', 'self-touch', 'out-of-range', 'swapped-coordinates', 'not-a-number', 'parts-overlap', 'empty-geometry',
  'hole-outside-shell', 'nested-holes', 'hole-crosses-shell', 'nested-shells', 'duplicate-rings', 'disconnected-interior', 'zero-area', 'too-few-points', 'spike',
]);

export function problem(code: ProblemCode, location: [number, number] | null, path?: number[]): Problem {
  return { code, severity: errors.has(code) ? 'error' : 'warning', message: remedies[code], location, ...(path ? { path } : {}) };
}

const signedPlanarArea = (ring: Ring): number => {
  let twice = 0;
  const [x0, y0] = ring[0] as [number, number];
  for (let k = 1; k < ring.length; k += 1) twice += (ring[k - 1]![0]! - x0) * (ring[k]![1]! - y0) - (ring[k]![0]! - x0) * (ring[k - 1]![1]! - y0);
  return twice / 2;
};

/** Positive for counter-clockwise; longitudes are unrolled so that a ring across the antimeridian keeps its direction. */
export function turnsLeft(ring: Ring): boolean {
  return signedPlanarArea(unroll(ring).ring) > 0;
}

/** Stops at the third, so that a ring of a million corners is not turned into texts. */
function hasThreePlaces(corners: Ring): boolean {
  const [first] = corners;
  const second = corners.find((position) => !samePlace(position, first));
  return second !== undefined && corners.some((position) => !samePlace(position, first) && !samePlace(position, second));
}

function ringProblems(ring: Ring, hole: boolean, path: number[]): { problems: Problem[]; usable: boolean } {
  const problems: Problem[] = [];
  const bad = ring.findIndex((position) => !Number.isFinite(position[0]) || !Number.isFinite(position[1]));
  if (bad >= 0) return { problems: [problem('not-a-number', place(ring[bad - 1] ?? ring[bad + 1]), [...path, bad])], usable: false };
  if (!samePlace(ring[0], ring.at(-1))) problems.push(problem('ring-not-closed', place(ring.at(-1)), [...path, ring.length - 1]));
  const corners = openRing(ring);
  const repeats: number[] = [];
  const distinct: { position: Position; index: number }[] = [];
  corners.forEach((position, index) => {
    if (samePlace(position, distinct.at(-1)?.position)) repeats.push(index); else distinct.push({ position, index });
  });
  if (!hasThreePlaces(corners)) {
    return { problems: [...problems, problem('ring-too-short', place(ring[0]), path)], usable: false };
  }
  for (const index of repeats.slice(0, mostOfAKind)) problems.push(problem('duplicate-vertex', place(corners[index]), [...path, index]));
  let spikes = 0;
  for (let k = 0; k < distinct.length && spikes < mostOfAKind; k += 1) {
    const before = distinct[(k + distinct.length - 1) % distinct.length]!.position;
    const { position: tip, index } = distinct[k]!;
    const after = distinct[(k + 1) % distinct.length]!.position;
    const ax = before[0]! - tip[0]!; const ay = before[1]! - tip[1]!;
    const bx = after[0]! - tip[0]!; const by = after[1]! - tip[1]!;
    const cross = ax * by - ay * bx;
    if (ax * bx + ay * by > 0 && Math.abs(cross) <= 1e-12 * Math.hypot(ax, ay) * Math.hypot(bx, by)) {
      problems.push(problem('spike', place(tip), [...path, index]));
      spikes += 1;
    }
  }
  if (turnsLeft([...corners, corners[0]!]) === hole) problems.push(problem('wrong-orientation', place(ring[0]), path));
  return { problems, usable: true };
}

/**
 * Everything wrong with a geometry, with place and remedy. Errors make it invalid in the sense of OGC Simple Features (the verdict agrees with GEOS and JTS, test/corpus/geo.test.ts);
 * warnings do not. `planar` leaves out what only holds for longitude and latitude.
 */
export function check(geometry: Geometry, options: { planar?: boolean } = {}): Problem[] {
  const problems: Problem[] = [];
  let usable = true;
  if (!options.planar) {
    const range = rangeProblems(geometry);
    problems.push(...range);
    if (range.some(({ severity }) => severity === 'error')) usable = false;
  }
  for (const line of linesOf(geometry)) {
    if (line.some((position) => !position.slice(0, 2).every(Number.isFinite))) problems.push(problem('not-a-number', null));
    else if (line.length > 0 && new Set(line.map(([x, y]) => `${x},${y}`)).size < 2) problems.push(problem('too-few-points', place(line[0])));
  }
  for (const point of pointsOf(geometry)) if (!point.slice(0, 2).every(Number.isFinite)) problems.push(problem('not-a-number', null));
  const polygons = polygonsOf(geometry);
  polygons.forEach((rings, polygonIndex) => rings.forEach((ring, ringIndex) => {
    if (ring.length === 0) return;
    const found = ringProblems(ring, ringIndex > 0, [polygonIndex, ringIndex]);
    problems.push(...found.problems);
    usable &&= found.usable;
  }));
  if (isEmpty(geometry)) return options.planar ? problems : [...problems, problem('empty-geometry', null)];
  if (polygons.length === 0 || !usable) return problems;

  const closed: Geometry = { type: 'MultiPolygon', coordinates: polygons.map((rings) => rings.filter((ring) => ring.length > 0).map((ring) => (samePlace(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]!]))) };
  const cut = options.planar ? closed : unrolledAcrossAntimeridian(closed);
  if (cut !== closed) problems.push(problem('crosses-antimeridian', null));
  // A ring around a pole closes only along the pole: there is no plane to judge it on before it is cut.
  if (polygonsOf(cut).some((rings) => rings.some((ring) => !samePlace(ring[0], ring.at(-1))))) return problems;
  // A collection's members may overlap, so each polygon of it is judged by itself.
  const judged = polygonsOf(cut);
  const units = geometry.type === 'GeometryCollection' ? collectionUnits(geometry, judged) : [judged];
  let first = 0;
  let faulty = false;
  for (const unit of units) {
    for (const fault of faultsOf(unit, mostOfAKind)) {
      faulty = true;
      problems.push(problem(fault.code, fault.location, [fault.path[0]! + first, ...fault.path.slice(1)]));
    }
    first += unit.length;
  }
  if (!faulty) {
    polygons.forEach((rings, index) => { if (!options.planar && ringAreaSquareMetres(rings[0]!) === 0) problems.push(problem('zero-area', place(rings[0]![0]), [index, 0])); });
    // Sharp turns that only look like spikes at the rounding of the angle are not errors.
    for (const item of problems) if (item.code === 'spike') item.severity = 'warning';
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
    if (part.type === 'GeometryCollection') { part.geometries.forEach(walk); return; }
    const count = polygonsOf(part).length;
    if (count > 0) units.push(polygons.slice(at, at + count));
    at += count;
  };
  walk(geometry);
  return units;
}

export function isEmpty(geometry: Geometry): boolean {
  let any = false;
  forEachPosition(geometry, () => { any = true; });
  return !any;
}

function rangeProblems(geometry: Geometry): Problem[] {
  let first: Position | null = null;
  let outside = 0;
  let total = 0;
  let fitsSwapped = true;
  forEachPosition(geometry, (position) => {
    const [x, y] = position as [number, number];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    total += 1;
    // Longitudes a turn away (0..360 files, shapes drawn across the antimeridian) are read as they are meant elsewhere; beyond that nothing is meant.
    if (Math.abs(y) > 90 || Math.abs(x) > 180 + 1e-9) { outside += 1; first ??= position; }
    if (Math.abs(x) > 90 || Math.abs(y) > 180) fitsSwapped = false;
  });
  if (outside === 0) return [];
  return [problem(fitsSwapped && outside > total / 4 ? 'swapped-coordinates' : 'out-of-range', place(first!))];
}

/** Rings with a step over 180 degrees, unrolled to continuous longitudes so that a planar engine can judge them; the same object when there are none. */
export function unrolledAcrossAntimeridian(geometry: Geometry): Geometry {
  if (geometry.type !== 'MultiPolygon') return geometry;
  if (!geometry.coordinates.some((rings) => rings.some(crosses))) return geometry;
  return {
    type: 'MultiPolygon',
    coordinates: geometry.coordinates.map((rings) => {
      const reference = rings[0]![0]![0]!;
      return rings.map((ring, index) => {
        const unrolled = unroll(ring).ring;
        // A hole may start on the other side of the meridian: bring it to its shell.
        const turn = index === 0 ? 0 : 360 * Math.round((reference - unrolled[0]![0]!) / 360);
        return turn === 0 ? unrolled : unrolled.map((position) => [position[0]! + turn, ...position.slice(1)]);
      });
    }),
  };
}
