import { areaHectares, ringAreaSquareMetres } from './area.ts';
import { CornerGuard } from './corner-guard.ts';
import { lengthMetres } from './measure.ts';
import { openRing, polygonsOf } from './parts.ts';
import type { Geometry, Position, RepairResult, Ring } from './types.ts';
import { isValid } from './union.ts';
import { radians, semiMajorMetres } from './wgs84.ts';

/** Which small defects to remove; a defect without a limit stays. Distances in metres on the ground. */
export interface SmallDefects {
  /** corners closer than this to the previous one are removed */
  nearDuplicateMetres?: number;
  /** corners whose sides enclose less than this angle are removed: the boundary runs out and back */
  spikeDegrees?: number;
  /** parts and holes whose mean width (twice the area divided by the perimeter) is below this are removed */
  sliverMetres?: number;
  /** holes smaller than this are removed */
  tinyHoleSquareMetres?: number;
}

/** Defaults of the window; 0.1 m is finer than any uncorrected field receiver, 1 degree sharper than a surveyed corner. */
export const defaultSmallDefects: Required<SmallDefects> = {
  nearDuplicateMetres: 0.1,
  spikeDegrees: 1,
  sliverMetres: 0.5,
  tinyHoleSquareMetres: 10,
};

type Flat = (place: Position) => [x: number, y: number];

/** Metres on a plane that touches the ring's first corner; small defects are small, so the plane need not reach far. */
function flatAt([longitude, latitude]: Position): Flat {
  const scaleY = semiMajorMetres * radians;
  const scaleX = scaleY * Math.cos(latitude! * radians);
  return ([x, y]) => [(x! - longitude! - 360 * Math.round((x! - longitude!) / 360)) * scaleX, (y! - latitude!) * scaleY];
}

function withoutNearDuplicates(corners: Ring, metres: number, flat: Flat, guard: CornerGuard | null): Ring {
  const isNear = (a: Position, b: Position) => {
    const [ax, ay] = flat(a);
    const [bx, by] = flat(b);
    return Math.hypot(ax - bx, ay - by) < metres;
  };
  const goes = (before: Position, corner: Position, after: Position) => isNear(before, corner) && goneUnless(guard, before, corner, after);
  const kept: Ring = [];
  for (const [k, corner] of corners.entries())
    if (kept.length === 0 || !goes(kept.at(-1)!, corner, corners[k + 1] ?? kept[0]!)) kept.push(corner);
  while (kept.length > 1 && isNear(kept.at(-1)!, kept[0]!) && goneUnless(guard, kept.at(-2)!, kept.at(-1)!, kept[0]!)) kept.pop();
  return kept;
}

/** Removes a corner from the guard; false when the corner has to stay. */
function goneUnless(guard: CornerGuard | null, before: Position, corner: Position, after: Position): boolean {
  if (!guard) return true;
  if (!guard.mayGo(before, corner, after)) return false;
  guard.isGone(corner);
  return true;
}

/** Removes the sharpest tip until none is sharper than the limit. The neighbours of a tip are checked again, because spikes are often long. */
function withoutSpikes(corners: Ring, degrees: number, flat: Flat, guard: CornerGuard | null): Ring {
  const most = Math.cos(degrees * radians);
  const kept = [...corners];
  let k = 0;
  let calm = 0;
  while (kept.length >= 3 && calm < kept.length) {
    const corner = kept[k % kept.length]!;
    const previous = kept[(k + kept.length - 1) % kept.length]!;
    const next = kept[(k + 1) % kept.length]!;
    const [px, py] = flat(previous);
    const [x, y] = flat(corner);
    const [nx, ny] = flat(next);
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const sharp = before > 0 && after > 0 && ((px - x) * (nx - x) + (py - y) * (ny - y)) / (before * after) > most;
    if ((sharp || before === 0) && goneUnless(guard, previous, corner, next)) {
      kept.splice(k % kept.length, 1);
      k = Math.max(0, (k % (kept.length + 1)) - 1);
      calm = 0;
    } else {
      k = (k + 1) % kept.length;
      calm += 1;
    }
  }
  return kept;
}

interface Counts {
  nearDuplicates: number;
  spikes: number;
  slivers: number;
  holes: number;
}

/** null when nothing of the ring is left */
function cleaned(ring: Ring, options: SmallDefects, counts: Counts, guard: CornerGuard | null): Ring | null {
  const start = openRing(ring);
  if (start.length < 3) return null;
  const flat = flatAt(start[0]!);
  let corners = start;
  for (;;) {
    const before = corners.length;
    if (options.nearDuplicateMetres) {
      const next = withoutNearDuplicates(corners, options.nearDuplicateMetres, flat, guard);
      counts.nearDuplicates += corners.length - next.length;
      corners = next;
    }
    if (options.spikeDegrees) {
      const next = withoutSpikes(corners, options.spikeDegrees, flat, guard);
      counts.spikes += corners.length - next.length;
      corners = next;
    }
    if (corners.length < 3) return null;
    if (corners.length === before) break;
  }
  return corners.length === start.length ? ring : [...corners, corners[0]!];
}

const meanWidthMetres = (ring: Ring) => (2 * ringAreaSquareMetres(ring)) / lengthMetres(ring);

function cleanedPolygon(
  rings: Ring[],
  options: SmallDefects & { holesStay?: boolean },
  counts: Counts,
  guard: CornerGuard | null,
): Ring[] | null {
  const isSliver = (ring: Ring) => options.sliverMetres !== undefined && meanWidthMetres(ring) < options.sliverMetres;
  const shell = cleaned(rings[0]!, options, counts, guard);
  if (!shell || isSliver(shell)) {
    counts.slivers += 1;
    return null;
  }
  const holes = rings.slice(1).flatMap((ring) => {
    const hole = cleaned(ring, options, counts, guard) ?? (options.holesStay ? ring : null);
    if (hole && options.holesStay) return [hole];
    if (hole && !isSliver(hole) && !(options.tinyHoleSquareMetres && ringAreaSquareMetres(hole) < options.tinyHoleSquareMetres))
      return [hole];
    counts.holes += 1;
    return [];
  });
  return [shell, ...holes];
}

/** null when nothing of the geometry remains; the same object when there was nothing to do */
function cleanedOnce(
  geometry: Geometry,
  options: SmallDefects & { holesStay?: boolean },
  counts: Counts,
  guard: CornerGuard | null,
): Geometry | null {
  const clean = (part: Geometry): Geometry | null => {
    if (part.type === 'GeometryCollection')
      return { type: 'GeometryCollection', geometries: part.geometries.flatMap((member) => clean(member) ?? []) };
    if (part.type !== 'Polygon' && part.type !== 'MultiPolygon') return part;
    const polygons = polygonsOf(part).flatMap((rings) => {
      const kept = cleanedPolygon(rings, options, counts, guard);
      return kept ? [kept] : [];
    });
    if (polygons.length === 0) return null;
    return part.type === 'Polygon' ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
  };
  const result = clean(geometry);
  return total(counts) === 0 ? geometry : result;
}

const noCounts = (): Counts => ({ nearDuplicates: 0, spikes: 0, slivers: 0, holes: 0 });
const total = (counts: Counts) => counts.nearDuplicates + counts.spikes + counts.slivers + counts.holes;

/** A valid geometry stays valid: only corners that can go are removed, and holes that contain another part stay. Repeats until nothing changes, because an obstacle may disappear. */
function cleanedValid(geometry: Geometry, options: SmallDefects, counts: Counts): Geometry | null {
  let current = geometry;
  for (;;) {
    let own = noCounts();
    let next = cleanedOnce(current, options, own, new CornerGuard(current));
    if (next && next !== current && !isValid(next)) {
      own = noCounts();
      next = cleanedOnce(current, { ...options, holesStay: true }, own, new CornerGuard(current));
      if (next && !isValid(next)) return current;
    }
    for (const key of Object.keys(own) as (keyof Counts)[]) counts[key] += own[key];
    if (!next || total(own) === 0) return next;
    current = next;
  }
}

/**
 * Removes the chosen small defects and reports the number of each and the change in area. The same object when there are none; a second run
 * changes nothing. Lines and points stay as they are. A valid shape stays valid: a corner whose removal would make borders meet stays. An invalid one may need a repair afterwards.
 */
export function removeSmallDefects(geometry: Geometry, options: SmallDefects): RepairResult {
  const counts = noCounts();
  const areaBeforeHectares = areaHectares(geometry);
  const result = isValid(geometry) ? cleanedValid(geometry, options, counts) : cleanedOnce(geometry, options, counts, null);
  const changed = total(counts) > 0;
  if (!changed) return { geometry, changed, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, steps: [] };
  const removed = (count: number, singular: string, plural: string) => `Removed ${count} ${count === 1 ? singular : plural}`;
  const steps: RepairResult['steps'] = [
    ...(counts.nearDuplicates > 0
      ? [
          {
            code: 'duplicate-vertex' as const,
            message: removed(counts.nearDuplicates, 'corner that stood next to another', 'corners that stood next to others'),
          },
        ]
      : []),
    ...(counts.spikes > 0 ? [{ code: 'spike' as const, message: removed(counts.spikes, 'corner of a spike', 'corners of spikes') }] : []),
    ...(counts.slivers > 0 ? [{ code: 'zero-area' as const, message: removed(counts.slivers, 'sliver', 'slivers') }] : []),
    ...(counts.holes > 0 ? [{ code: 'ring-too-short' as const, message: removed(counts.holes, 'tiny hole', 'tiny holes') }] : []),
  ];
  const left = result && (result.type === 'GeometryCollection' && result.geometries.length === 0 ? null : result);
  return { geometry: left, changed, areaBeforeHectares, areaAfterHectares: left ? areaHectares(left) : 0, steps };
}
