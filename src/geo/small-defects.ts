import { areaHectares, ringAreaSquareMetres } from './area.ts';
import { lengthMetres } from './measure.ts';
import { openRing, polygonsOf } from './parts.ts';
import type { Geometry, Position, RepairResult, Ring } from './types.ts';
import { radians, semiMajorMetres } from './wgs84.ts';

/** Which small defects to take away; what is not given stays. Distances in metres on the ground. */
export interface SmallDefects {
  /** corners closer than this to the one before them go */
  nearDuplicateMetres?: number;
  /** corners whose sides enclose less than this angle go: the boundary runs out and back */
  spikeDegrees?: number;
  /** parts and holes whose mean width (twice the area by the perimeter) is below this go */
  sliverMetres?: number;
  /** holes smaller than this go */
  tinyHoleSquareMetres?: number;
}

/** What the window proposes; 0.1 m is finer than any field receiver without correction, 1 degree sharper than a surveyed corner. */
export const usualSmallDefects: Required<SmallDefects> = { nearDuplicateMetres: 0.1, spikeDegrees: 1, sliverMetres: 0.5, tinyHoleSquareMetres: 10 };

type Flat = (place: Position) => [x: number, y: number];

/** Metres on a plane that touches the ring's first corner; small defects are small, so the plane need not reach far. */
function flatAt([longitude, latitude]: Position): Flat {
  const scaleY = semiMajorMetres * radians;
  const scaleX = scaleY * Math.cos(latitude! * radians);
  return ([x, y]) => [(x! - longitude! - 360 * Math.round((x! - longitude!) / 360)) * scaleX, (y! - latitude!) * scaleY];
}

function withoutNearDuplicates(corners: Ring, metres: number, flat: Flat): Ring {
  const far = (a: Position, b: Position) => { const [ax, ay] = flat(a); const [bx, by] = flat(b); return Math.hypot(ax - bx, ay - by) >= metres; };
  const kept: Ring = [];
  for (const corner of corners) if (kept.length === 0 || far(kept.at(-1)!, corner)) kept.push(corner);
  while (kept.length > 1 && !far(kept.at(-1)!, kept[0]!)) kept.pop();
  return kept;
}

/** Takes away the sharpest tip until none is sharper than the limit; the neighbours of a tip are looked at again, because spikes are often long. */
function withoutSpikes(corners: Ring, degrees: number, flat: Flat): Ring {
  const most = Math.cos(degrees * radians);
  const kept = [...corners];
  let k = 0;
  let calm = 0;
  while (kept.length >= 3 && calm < kept.length) {
    const [px, py] = flat(kept[(k + kept.length - 1) % kept.length]!);
    const [x, y] = flat(kept[k % kept.length]!);
    const [nx, ny] = flat(kept[(k + 1) % kept.length]!);
    const before = Math.hypot(px - x, py - y);
    const after = Math.hypot(nx - x, ny - y);
    const sharp = before > 0 && after > 0 && ((px - x) * (nx - x) + (py - y) * (ny - y)) / (before * after) > most;
    if (sharp || before === 0) {
      kept.splice(k % kept.length, 1);
      k = Math.max(0, (k % (kept.length + 1)) - 1);
      calm = 0;
    } else { k = (k + 1) % kept.length; calm += 1; }
  }
  return kept;
}

interface Counts { nearDuplicates: number; spikes: number; slivers: number; holes: number }

/** null when nothing of the ring is left */
function cleaned(ring: Ring, options: SmallDefects, counts: Counts): Ring | null {
  const start = openRing(ring);
  if (start.length < 3) return null;
  const flat = flatAt(start[0]!);
  let corners = start;
  for (;;) {
    const before = corners.length;
    if (options.nearDuplicateMetres) { const next = withoutNearDuplicates(corners, options.nearDuplicateMetres, flat); counts.nearDuplicates += corners.length - next.length; corners = next; }
    if (options.spikeDegrees) { const next = withoutSpikes(corners, options.spikeDegrees, flat); counts.spikes += corners.length - next.length; corners = next; }
    if (corners.length < 3) return null;
    if (corners.length === before) break;
  }
  return corners.length === start.length ? ring : [...corners, corners[0]!];
}

const meanWidthMetres = (ring: Ring) => (2 * ringAreaSquareMetres(ring)) / lengthMetres(ring);

function cleanedPolygon(rings: Ring[], options: SmallDefects, counts: Counts): Ring[] | null {
  const isSliver = (ring: Ring) => options.sliverMetres !== undefined && meanWidthMetres(ring) < options.sliverMetres;
  const shell = cleaned(rings[0]!, options, counts);
  if (!shell || isSliver(shell)) { counts.slivers += 1; return null; }
  const holes = rings.slice(1).flatMap((ring) => {
    const hole = cleaned(ring, options, counts);
    if (hole && !isSliver(hole) && !(options.tinyHoleSquareMetres && ringAreaSquareMetres(hole) < options.tinyHoleSquareMetres)) return [hole];
    counts.holes += 1;
    return [];
  });
  return [shell, ...holes];
}

/**
 * Takes away the small defects that were chosen, and says how many of each and what it did to the area. The same object when there are none; doing it twice
 * changes nothing more. Lines and points stay as they are. The result may need a repair: a corner less can make a boundary cross a neighbour of its own.
 */
export function removeSmallDefects(geometry: Geometry, options: SmallDefects): RepairResult {
  const counts: Counts = { nearDuplicates: 0, spikes: 0, slivers: 0, holes: 0 };
  const areaBeforeHectares = areaHectares(geometry);
  const clean = (part: Geometry): Geometry | null => {
    if (part.type === 'GeometryCollection') return { type: 'GeometryCollection', geometries: part.geometries.flatMap((member) => clean(member) ?? []) };
    if (part.type !== 'Polygon' && part.type !== 'MultiPolygon') return part;
    const polygons = polygonsOf(part).flatMap((rings) => { const kept = cleanedPolygon(rings, options, counts); return kept ? [kept] : []; });
    if (polygons.length === 0) return null;
    return part.type === 'Polygon' ? { type: 'Polygon', coordinates: polygons[0]! } : { type: 'MultiPolygon', coordinates: polygons };
  };
  const result = clean(geometry);
  const changed = Object.values(counts).some((count) => count > 0);
  if (!changed) return { geometry, changed, areaBeforeHectares, areaAfterHectares: areaBeforeHectares, steps: [] };
  const said = (count: number, one: string, several: string) => `Removed ${count} ${count === 1 ? one : several}`;
  const steps: RepairResult['steps'] = [
    ...(counts.nearDuplicates > 0 ? [{ code: 'duplicate-vertex' as const, message: said(counts.nearDuplicates, 'corner that stood next to another', 'corners that stood next to others') }] : []),
    ...(counts.spikes > 0 ? [{ code: 'spike' as const, message: said(counts.spikes, 'corner of a spike', 'corners of spikes') }] : []),
    ...(counts.slivers > 0 ? [{ code: 'zero-area' as const, message: said(counts.slivers, 'sliver', 'slivers') }] : []),
    ...(counts.holes > 0 ? [{ code: 'ring-too-short' as const, message: said(counts.holes, 'tiny hole', 'tiny holes') }] : []),
  ];
  const left = result && (result.type === 'GeometryCollection' && result.geometries.length === 0 ? null : result);
  return { geometry: left, changed, areaBeforeHectares, areaAfterHectares: left ? areaHectares(left) : 0, steps };
}
