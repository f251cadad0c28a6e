import { mapRings } from './parts.ts';
import type { Geometry, Position, Ring } from './types.ts';

/**
 * Which way a step between two positions goes over the antimeridian: 1 eastward, -1 westward, 0 not at all. The edge along a pole that closes a polar
 * cap (-180 to 180 at latitude ±90) is not a step over it.
 */
export function stepOver(from: Position, to: Position): -1 | 0 | 1 {
  const step = to[0]! - from[0]!;
  if (Math.abs(step) <= 180 || (Math.abs(from[1]!) === 90 && Math.abs(to[1]!) === 90)) return 0;
  return step > 0 ? -1 : 1;
}

export const crosses = (ring: Position[]): boolean => ring.some((position, k) => k > 0 && stepOver(ring[k - 1]!, position) !== 0);

/** Longitudes without jumps; how far the ring turns round the Earth, in whole turns. */
export function unroll(ring: Ring): { ring: Ring; turns: number } {
  let offset = 0;
  const unrolled = ring.map((position, k) => {
    if (k > 0) offset += 360 * stepOver(ring[k - 1]!, position);
    return offset === 0 ? position : [position[0]! + offset, ...position.slice(1)];
  });
  return { ring: unrolled, turns: Math.round((unrolled.at(-1)![0]! - unrolled[0]![0]!) / 360) };
}

/** The part of a ring on one side of a meridian (Sutherland and Hodgman 1974). */
function clip(ring: Ring, meridian: number, keepWest: boolean): Ring {
  const inside = (position: Position) => (keepWest ? position[0]! <= meridian : position[0]! >= meridian);
  const out: Ring = [];
  for (let k = 0; k + 1 < ring.length; k += 1) {
    const from = ring[k]!;
    const to = ring[k + 1]!;
    if (inside(from)) out.push(from);
    if (inside(from) !== inside(to) && from[0] !== meridian && to[0] !== meridian) {
      const share = (meridian - from[0]!) / (to[0]! - from[0]!);
      out.push([meridian, ...from.slice(1).map((value, index) => value + share * (to[index + 1]! - value))]);
    }
  }
  if (out.length > 0) out.push(out[0]!);
  return out.length >= 4 ? out : [];
}

/**
 * Cuts polygons at the antimeridian as RFC 7946, section 3.1.9, asks; parts come out within -180..180. A ring around a pole is closed along the pole.
 * The same object when nothing crosses.
 */
export function splitAtAntimeridian(geometry: Geometry): Geometry {
  if (geometry.type === 'GeometryCollection') return { type: 'GeometryCollection', geometries: geometry.geometries.map(splitAtAntimeridian) };
  if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return geometry;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  if (!polygons.some((rings) => rings.some(crosses))) return geometry;
  const parts: Ring[][] = [];
  for (const rings of polygons) {
    if (!rings.some(crosses)) { parts.push(rings); continue; }
    const shell = unroll(rings[0]!);
    let outer = shell.ring;
    if (shell.turns !== 0) {
      // Around a pole: down (or up) to it at the last meridian and back at the first.
      const pole = outer.reduce((sum, position) => sum + position[1]!, 0) >= 0 ? 90 : -90;
      outer = [...outer, [outer.at(-1)![0]!, pole], [outer[0]![0]!, pole], outer[0]!];
    }
    const holes = rings.slice(1).map((hole) => {
      const { ring } = unroll(hole);
      const turn = 360 * Math.round((outer[0]![0]! - ring[0]![0]!) / 360);
      return ring.map((position) => [position[0]! + turn, ...position.slice(1)]);
    });
    const west = Math.min(...outer.map((position) => position[0]!));
    const east = Math.max(...outer.map((position) => position[0]!));
    for (let turn = Math.floor((west + 180) / 360); turn <= Math.floor((east + 180) / 360); turn += 1) {
      const cut = (ring: Ring) => clip(clip(ring, turn * 360 + 180, true), turn * 360 - 180, false).map((position) => [position[0]! - turn * 360, ...position.slice(1)]);
      const part = cut(outer);
      if (part.length > 0) parts.push([part, ...holes.map(cut).filter((ring) => ring.length > 0)]);
    }
  }
  return { type: 'MultiPolygon', coordinates: parts };
}

/** Outer rings counter-clockwise, holes clockwise (RFC 7946, section 3.1.6). `turnsLeft` says which way a ring runs. */
export function orient(geometry: Geometry, turnsLeft: (ring: Ring) => boolean): Geometry {
  return mapRings(geometry, (rings) => rings.map((ring, index) => (turnsLeft(ring) === (index === 0) ? ring : ring.toReversed())));
}
