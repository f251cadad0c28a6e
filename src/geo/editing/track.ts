import { areaHectares } from '../area.ts';
import { orient } from '../antimeridian.ts';
import { turnsLeft } from '../check.ts';
import { distanceMetres } from '../measure.ts';
import { linesOf, openRing, pointsOf, polygonsOf } from '../parts.ts';
import { repair } from '../repair.ts';
import type { Geometry, MultiPolygon, Polygon, Position } from '../types.ts';
import { isValid } from '../union.ts';
import { polygonal, refuse, type EditAnswer } from './answer.ts';
import { drawnPositions } from './flat-map.ts';

export interface TrackOptions {
  /** positions closer than this to the previous one are dropped, because a receiver that stands still wanders; default 1 */
  nearMetres?: number;
  /** around-centre: corner points that were taken in no order are joined around their middle */
  order?: 'as-recorded' | 'around-centre';
}

export interface TrackPolygon {
  geometry: Polygon | MultiPolygon;
  areaHectares: number;
  pointsUsed: number;
  pointsLeftOut: number;
  /** metres from the last used position back to the first, which the polygon closes with a straight edge */
  gapMetres: number;
  /** metres cut off at the ends because the walk continued past its own start */
  trimmedMetres: number;
  /** the walk crossed itself elsewhere and was repaired */
  repaired: boolean;
  /** hectares of small loops (each under a hundredth of the largest part) that the repair made and that were dropped */
  leftOutHectares: number;
}

/** A walk may continue past its start by at most this share of its length; more is a crossing of another kind. */
const maxTrimmedShare = 0.1;
const minPartShare = 0.01;

const positionsOf = (source: Geometry | Position[]): Position[] =>
  drawnPositions(Array.isArray(source) ? source : [...linesOf(source).flat(), ...pointsOf(source)]);

/** Longitudes from the first position on, so that a walk across the antimeridian is one piece. */
const nextTo = (longitude: number, reference: number) => longitude - 360 * Math.round((longitude - reference) / 360);

function aroundCentre(positions: Position[]): Position[] {
  const reference = positions[0]![0]!;
  const longitudes = positions.map(([x]) => nextTo(x!, reference));
  const x0 = longitudes.reduce((sum, x) => sum + x, 0) / positions.length;
  const y0 = positions.reduce((sum, [, y]) => sum + y!, 0) / positions.length;
  const stretch = Math.cos((y0 * Math.PI) / 180);
  return positions
    .map((position, k) => ({ position, angle: Math.atan2(position[1]! - y0, (longitudes[k]! - x0) * stretch) }))
    .sort((a, b) => a.angle - b.angle)
    .map(({ position }) => position);
}

/** Share of the way from a to b at which it meets the stretch from c to d; null when it does not. */
function meeting(a: Position, b: Position, c: Position, d: Position): number | null {
  const [rx, ry] = [b[0]! - a[0]!, b[1]! - a[1]!];
  const [sx, sy] = [d[0]! - c[0]!, d[1]! - c[1]!];
  const cross = rx * sy - ry * sx;
  if (cross === 0) return null;
  const t = ((c[0]! - a[0]!) * sy - (c[1]! - a[1]!) * sx) / cross;
  const u = ((c[0]! - a[0]!) * ry - (c[1]! - a[1]!) * rx) / cross;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? t : null;
}

/** A walk that ran past its own start, cut where its end crosses its beginning; the longest loop counts. */
function withoutOverrun(walk: Position[]): { ring: Position[]; trimmedMetres: number } {
  const reference = walk[0]![0]!;
  const flat = walk.map((position) => [nextTo(position[0]!, reference), position[1]!]);
  const steps = walk.map((position, k) => (k === 0 ? 0 : distanceMetres(walk[k - 1]!, position)));
  const most = maxTrimmedShare * steps.reduce((sum, step) => sum + step, 0);
  let best: { ring: Position[]; trimmedMetres: number } = { ring: walk, trimmedMetres: 0 };
  let least = Infinity;
  for (let i = 0, head = 0; i + 1 < walk.length && head <= most; i += 1, head += steps[i]!) {
    for (let j = walk.length - 2, tail = 0; j > i + 1 && head + tail <= most; tail += steps[j + 1]!, j -= 1) {
      if (head + tail >= least) continue;
      const share = meeting(flat[i]!, flat[i + 1]!, flat[j]!, flat[j + 1]!);
      if (share === null) continue;
      const height = walk[i]!.length > 2 && walk[i + 1]!.length > 2 ? [walk[i]![2]! + share * (walk[i + 1]![2]! - walk[i]![2]!)] : [];
      const [corner] = drawnPositions([
        [flat[i]![0]! + share * (flat[i + 1]![0]! - flat[i]![0]!), flat[i]![1]! + share * (flat[i + 1]![1]! - flat[i]![1]!), ...height],
      ]);
      const trimmedMetres = head + share * steps[i + 1]! + tail + distanceMetres(corner!, walk[j + 1]!);
      least = head + tail;
      best = { ring: [corner!, ...walk.slice(i + 1, j + 1)], trimmedMetres };
    }
  }
  return best.trimmedMetres <= most ? best : { ring: walk, trimmedMetres: 0 };
}

/**
 * The land that a walk with a receiver went round, or that corner points enclose: [longitude, latitude] positions, a line, lines in the order of the walk, or
 * points. Standing still, walking past the start and crossings are handled and reported; heights are kept.
 */
export async function trackToPolygon(source: Geometry | Position[], options: TrackOptions = {}): Promise<EditAnswer<TrackPolygon>> {
  const recorded = positionsOf(source);
  if (recorded.length === 0) return refuse('too-few-points');
  const near = options.nearMetres ?? 1;
  const walk: Position[] = [];
  for (const position of options.order === 'around-centre' ? aroundCentre(recorded) : recorded) {
    if (walk.length === 0 || distanceMetres(walk.at(-1)!, position) > near) walk.push(position);
  }
  const closed = openRing(walk);
  if (closed.length < 3) return refuse('too-few-points');
  const { ring, trimmedMetres } = withoutOverrun(closed);
  const drawn: Polygon = { type: 'Polygon', coordinates: [[...ring, ring[0]!]] };
  // The corner where the walk met itself was not recorded.
  const pointsUsed = ring.length - (trimmedMetres > 0 ? 1 : 0);
  const told = {
    pointsUsed,
    pointsLeftOut: recorded.length - pointsUsed,
    gapMetres: trimmedMetres > 0 ? 0 : distanceMetres(walk.at(-1)!, walk[0]!),
    trimmedMetres,
  };
  if (isValid(drawn)) {
    const geometry = orient(drawn, turnsLeft) as Polygon;
    return { ok: true, geometry, areaHectares: areaHectares(geometry), ...told, repaired: false, leftOutHectares: 0 };
  }
  const { geometry: repaired } = await repair(drawn);
  const parts = repaired
    ? polygonsOf(repaired).map((coordinates) => ({ coordinates, hectares: areaHectares({ type: 'Polygon', coordinates }) }))
    : [];
  const largest = Math.max(0, ...parts.map(({ hectares }) => hectares));
  const kept = parts.filter(({ hectares }) => hectares >= largest * minPartShare && hectares > 0);
  const geometry = polygonal(kept.map(({ coordinates }) => coordinates));
  if (!geometry) return refuse('no-area');
  const sum = (list: typeof parts) => list.reduce((total, { hectares }) => total + hectares, 0);
  return { ok: true, geometry, areaHectares: areaHectares(geometry), ...told, repaired: true, leftOutHectares: sum(parts) - sum(kept) };
}
