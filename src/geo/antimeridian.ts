import { flatten } from './flat-rings.ts';
import { withLongitudesWithinHalfTurn } from './longitudes.ts';
import { isMeasurable } from './measurable.ts';
import { mapRings, openRing, samePlace } from './parts.ts';
import { coveredBy } from './structure.ts';
import { maxLooks, tooManyCrossings } from './too-much-work.ts';
import type { Geometry, Position, Ring } from './types.ts';
import { faultsOf } from './validity.ts';
import { areaPerRadian, radians } from './wgs84.ts';

/**
 * Which way a step between two positions goes over the antimeridian: 1 eastward, -1 westward, 0 not at all. The edge along a pole that closes a polar
 * cap (-180 to 180 at latitude ±90) is not a step over it.
 */
export function stepOver(from: Position, to: Position): -1 | 0 | 1 {
  const step = to[0]! - from[0]!;
  if (Math.abs(step) <= 180 || (Math.abs(from[1]!) === 90 && Math.abs(to[1]!) === 90)) return 0;
  return step > 0 ? -1 : 1;
}

export function crosses(ring: Position[]): boolean {
  for (let k = 1; k < ring.length; k += 1) {
    const step = ring[k]![0]! - ring[k - 1]![0]!;
    if ((step > 180 || step < -180) && stepOver(ring[k - 1]!, ring[k]!) !== 0) return true;
  }
  return false;
}

/** Longitudes without jumps; how far the ring turns round the Earth, in whole turns. */
export function unroll(ring: Ring): { ring: Ring; turns: number } {
  let offset = 0;
  if (ring.length === 0) return { ring, turns: 0 };
  const unrolled = ring.map((position, k) => {
    if (k > 0) offset += 360 * stepOver(ring[k - 1]!, position);
    return offset === 0 ? position : [position[0]! + offset, ...position.slice(1)];
  });
  return { ring: unrolled, turns: Math.round((unrolled.at(-1)![0]! - unrolled[0]![0]!) / 360) };
}

/** Where a step meets a meridian, on the straight line in longitude and latitude, from whichever side. */
function crossing(from: Position, to: Position, meridian: number): Position {
  if (from[0]! > to[0]!) return crossing(to, from, meridian);
  const share = (meridian - from[0]!) / (to[0]! - from[0]!);
  return [meridian, ...from.slice(1, to.length).map((value, index) => value + share * (to[index + 1]! - value))];
}

/** The part of a ring on one side of a meridian (Sutherland and Hodgman 1974). */
function clip(ring: Ring, meridian: number, keepWest: boolean): Ring {
  const inside = (position: Position) => (keepWest ? position[0]! <= meridian : position[0]! >= meridian);
  const out: Ring = [];
  for (let k = 0; k + 1 < ring.length; k += 1) {
    const from = ring[k]!;
    const to = ring[k + 1]!;
    if (inside(from)) out.push(from);
    if (inside(from) !== inside(to) && from[0] !== meridian && to[0] !== meridian) out.push(crossing(from, to, meridian));
  }
  if (out.length > 0) out.push(out[0]!);
  return out.length >= 4 ? out : [];
}

/** Which pole an unrolled ring that turns round the Earth goes around: the one with less land on its side (as the area is measured), 1 north, -1 south. */
export function poleOf(unrolled: Ring): 1 | -1 {
  let below = 0;
  for (let k = 1; k < unrolled.length; k += 1) {
    below +=
      (unrolled[k]![0]! - unrolled[k - 1]![0]!) *
      (areaPerRadian(unrolled[k]![1]! * radians) + areaPerRadian(unrolled[k - 1]![1]! * radians));
  }
  return below * (unrolled.at(-1)![0]! - unrolled[0]![0]!) >= 0 ? 1 : -1;
}

/** A position on a pole has every longitude: it is given those of its neighbours, so that no step over the antimeridian leads to it. */
function withPolesAlongMeridians(ring: Ring): Ring {
  if (!ring.some((position) => Math.abs(position[1]!) === 90)) return ring;
  const corners = openRing(ring);
  const made = corners.flatMap((position, k) => {
    if (Math.abs(position[1]!) !== 90) return [position];
    const [before, after] = [corners[(k + corners.length - 1) % corners.length]!, corners[(k + 1) % corners.length]!];
    const onPole = (other: Position) => other[1] === position[1];
    const along = [before, after].filter((other) => !onPole(other)).map((other) => [other[0]!, ...position.slice(1)]);
    return onPole(before) ? [position, ...along] : onPole(after) ? [...along, position] : along;
  });
  return [...made, made[0]!];
}

/**
 * An unrolled ring that turns round the Earth, closed on the plane along the pole. It begins where it crosses the antimeridian nearest to the pole, so that nothing
 * of it lies between its ends and the pole.
 */
function closedAlongPole(unrolled: Ring, pole: 1 | -1): Ring {
  const turn = Math.sign(unrolled.at(-1)![0]! - unrolled[0]![0]!) * 360;
  let best: { at: number; meridian: number; place: Position } | null = null;
  for (let at = 1; at < unrolled.length; at += 1) {
    const [from, to] = [unrolled[at - 1]!, unrolled[at]!];
    const meridian = 180 + 360 * Math.ceil((Math.min(from[0]!, to[0]!) - 180) / 360);
    if (meridian > Math.max(from[0]!, to[0]!) || from[0] === to[0]) continue;
    const place = crossing(from, to, meridian);
    if (!best || place[1]! * pole > best.place[1]! * pole) best = { at, meridian, place };
  }
  if (!best) return unrolled;
  const { at, meridian, place } = best;
  const shifted = ([x, ...rest]: Position) => [x! + turn, ...rest];
  const walk = [place, ...unrolled.slice(at), ...unrolled.slice(1, at).map(shifted), shifted(place)].filter(
    (position, k, all) => !samePlace(position, all[k - 1]),
  );
  return [...walk, [meridian + turn, 90 * pole], [meridian, 90 * pole], place].filter(
    (position, k, all) => !samePlace(position, all[k - 1]),
  );
}

/** Even-odd rule for one ring; good for positions that are not on it. */
function holds(ring: Ring, [x, y]: Position): boolean {
  let odd = false;
  for (let k = 1; k < ring.length; k += 1) {
    const [ax, ay] = ring[k - 1] as [number, number];
    const [bx, by] = ring[k] as [number, number];
    if (ay > y! !== by > y! && x! < ax + ((y! - ay) / (by - ay)) * (bx - ax)) odd = !odd;
  }
  return odd;
}

/** Moves an unrolled hole by whole turns to where its shell is. */
function besideShell(hole: Ring, shell: Ring, aroundPole: boolean): Ring {
  const westOf = (ring: Ring) => ring.reduce((west, [x]) => Math.min(west, x!), Infinity);
  const near = 360 * Math.round((aroundPole ? westOf(shell) - westOf(hole) : shell[0]![0]! - hole[0]![0]!) / 360);
  const moved = (turn: number) => (turn === 0 ? hole : hole.map(([x, ...rest]) => [x! + turn, ...rest]));
  // A shell of more than half a turn can hold it on either side of its own beginning.
  return moved(aroundPole ? near : ([near, near - 360, near + 360].find((turn) => holds(shell, moved(turn)[0]!)) ?? near));
}

/** A polygon's rings on the plane, without jumps; those around a pole are closed along it. All end where they begin. Nothing when the shell is empty. */
export function onPlane(rings: Ring[]): { rings: Ring[]; aroundPole: boolean; holeAroundPole: boolean } {
  const unrolled = rings.map((ring) =>
    unroll(ring.length === 0 ? [] : withPolesAlongMeridians(samePlace(ring[0], ring.at(-1)) ? ring : [...ring, ring[0]!])),
  );
  if (unrolled[0]!.ring.length === 0) return { rings: [], aroundPole: false, holeAroundPole: false };
  const aroundPole = unrolled[0]!.turns !== 0;
  const pole = poleOf(unrolled[0]!.ring);
  const shell = aroundPole ? closedAlongPole(unrolled[0]!.ring, pole) : unrolled[0]!.ring;
  const holes = unrolled
    .slice(1)
    .map(({ ring, turns }) =>
      ring.length === 0 ? ring : besideShell(turns === 0 ? ring : closedAlongPole(ring, pole), shell, turns !== 0),
    );
  return { rings: [shell, ...holes], aroundPole, holeAroundPole: unrolled.slice(1).some(({ turns }) => turns !== 0) };
}

/** The parts of one polygon whose rings cross the antimeridian. */
function cutPolygon(rings: Ring[]): Ring[][] {
  const plane = onPlane(rings);
  if (plane.rings.length === 0) return [rings];
  const [outer, ...holes] = plane.rings as [Ring, ...Ring[]];
  let west = Infinity;
  let east = -Infinity;
  for (const [x] of outer) {
    if (x! < west) west = x!;
    if (x! > east) east = x!;
  }
  const turns = Math.floor((east + 180) / 360) - Math.floor((west + 180) / 360) + 1;
  // Every turn round the Earth is cut out of all corners.
  const corners = plane.rings.reduce((sum, ring) => sum + ring.length, 0);
  if (turns * corners > maxLooks(corners) / 10) throw tooManyCrossings();
  const parts: Ring[][] = [];
  let crossings = 0;
  for (let turn = Math.floor((west + 180) / 360); turn <= Math.floor((east + 180) / 360); turn += 1) {
    const cut = (ring: Ring) =>
      clip(clip(ring, turn * 360 + 180, true), turn * 360 - 180, false).map((position) => [
        position[0]! - turn * 360,
        ...position.slice(1),
      ]);
    const wide = (ring: Ring) => ring.some(([x]) => x !== ring[0]![0]);
    const part = cut(outer);
    if (part.length > 0 && wide(part)) parts.push([part, ...holes.map(cut).filter((ring) => ring.length > 0 && wide(ring))]);
  }
  for (const ring of plane.rings)
    for (let k = 1; k < ring.length; k += 1)
      if (Math.floor((ring[k]![0]! + 180) / 360) !== Math.floor((ring[k - 1]![0]! + 180) / 360)) crossings += 1;
  const holeOver = holes.some(
    (hole) => hole.some(([x]) => Math.abs(x!) % 360 === 180) || parts.filter(([, ...cut]) => cut.length > 0).length > 1,
  );
  // One cut across a shell leaves two clean parts; more can leave parts that hang together along the cut, and holes open at it.
  if (!plane.aroundPole && crossings <= 2 && !holeOver) return parts;
  if (!plane.aroundPole && faultsOf(flatten([plane.rings]), 1).length > 0) return parts;
  return parts.flatMap((part) => coveredBy([part], 'decide') ?? [part]);
}

/** A line in pieces that each stay on one side of the antimeridian. */
function cutLine(line: Position[]): Position[][] {
  const { ring } = unroll(line);
  const pieces: Position[][] = [];
  let turn = 0;
  const step = (from: Position, to: Position) => {
    // A stretch along the meridian itself stays with what came before it.
    if (from[0] !== to[0] || Math.abs(from[0]! % 360) !== 180) turn = Math.floor(((from[0]! + to[0]!) / 2 + 180) / 360);
    const [start, end] = [from, to].map((position) => (turn === 0 ? position : [position[0]! - 360 * turn, ...position.slice(1)]));
    if (samePlace(pieces.at(-1)?.at(-1), start)) pieces.at(-1)!.push(end!);
    else pieces.push([start!, end!]);
  };
  for (let k = 1; k < ring.length; k += 1) {
    const [from, to] = [ring[k - 1]!, ring[k]!];
    const meridian = 180 + 360 * Math.ceil((Math.min(from[0]!, to[0]!) - 180) / 360);
    if (meridian > Math.min(from[0]!, to[0]!) && meridian < Math.max(from[0]!, to[0]!)) {
      const place = crossing(from, to, meridian);
      step(from, place);
      step(place, to);
    } else step(from, to);
  }
  return pieces;
}

/**
 * Cuts polygons and lines at the antimeridian as RFC 7946, section 3.1.9, asks; parts come out within -180..180, and those of a valid polygon are valid. A ring around a
 * pole is closed along the pole that has less land on its side. Longitudes that run on beyond 180 are taken back by whole turns first. The same object when nothing crosses
 * and all longitudes are within -180..180, or when a corner is no place on the Earth. Throws TooMuchWork for a shape that crosses the antimeridian too often to be put together on both sides.
 */
export function splitAtAntimeridian(whole: Geometry): Geometry {
  return isMeasurable(whole) ? split(whole) : whole;
}

function split(whole: Geometry): Geometry {
  const geometry = withLongitudesWithinHalfTurn(whole);
  switch (geometry.type) {
    case 'GeometryCollection':
      return geometry.geometries.some((part) => split(part) !== part)
        ? { type: 'GeometryCollection', geometries: geometry.geometries.map(split) }
        : geometry;
    case 'LineString':
      return crosses(geometry.coordinates) ? { type: 'MultiLineString', coordinates: cutLine(geometry.coordinates) } : geometry;
    case 'MultiLineString':
      return geometry.coordinates.some(crosses)
        ? { type: 'MultiLineString', coordinates: geometry.coordinates.flatMap((line) => (crosses(line) ? cutLine(line) : [line])) }
        : geometry;
    case 'Polygon':
      return geometry.coordinates.some(crosses) ? { type: 'MultiPolygon', coordinates: cutPolygon(geometry.coordinates) } : geometry;
    case 'MultiPolygon':
      return geometry.coordinates.some((rings) => rings.some(crosses))
        ? {
            type: 'MultiPolygon',
            coordinates: geometry.coordinates.flatMap((rings) => (rings.some(crosses) ? cutPolygon(rings) : [rings])),
          }
        : geometry;
    default:
      return geometry;
  }
}

/** Outer rings counter-clockwise, holes clockwise (RFC 7946, section 3.1.6). `turnsLeft` says which way a ring runs. */
export function orient(geometry: Geometry, turnsLeft: (ring: Ring) => boolean): Geometry {
  return mapRings(geometry, (rings) => rings.map((ring, index) => (turnsLeft(ring) === (index === 0) ? ring : ring.toReversed())));
}
