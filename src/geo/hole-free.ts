import { ringAreaSquareMetres } from './area.ts';
import { check } from './check.ts';
import { loadGeos, triangulate } from './geos.ts';
import { polygonsOf } from './parts.ts';
import type { Position, Ring } from './types.ts';
import { squareMetresPerHectare } from './wgs84.ts';

/** Of a cut, what the pieces may differ from the whole by: rounding errors of sums. */
const relativeTolerance = 1e-9;

const keyOf = ([x, y]: Position): string => `${x} ${y}`;

/** Triangles that are put together again, as long as what they make is one simple ring. */
class Faces {
  readonly #owner: number[];
  readonly #corners: Set<number>[];

  constructor(triangles: readonly (readonly number[])[]) {
    this.#owner = triangles.map((_, index) => index);
    this.#corners = triangles.map((corners) => new Set(corners));
  }

  ownerOf(index: number): number {
    let at = index;
    while (this.#owner[at] !== at) {
      this.#owner[at] = this.#owner[this.#owner[at]!]!;
      at = this.#owner[at]!;
    }
    return at;
  }

  /** Puts two faces together unless they meet elsewhere than along the side between them: there the result would have a hole or touch itself. */
  join(one: number, other: number): void {
    const [a, b] = [this.ownerOf(one), this.ownerOf(other)];
    if (a === b) return;
    const [small, large] = this.#corners[a]!.size < this.#corners[b]!.size ? [a, b] : [b, a];
    let shared = 0;
    for (const corner of this.#corners[small]!) if (this.#corners[large]!.has(corner) && (shared += 1) > 2) return;
    for (const corner of this.#corners[small]!) this.#corners[large]!.add(corner);
    this.#owner[small] = large;
  }
}

/** The sides of triangles by their two corners, each with the triangles on it. */
function sidesOf(triangles: readonly (readonly number[])[]): Map<string, { from: number; to: number; triangles: number[] }> {
  const sides = new Map<string, { from: number; to: number; triangles: number[] }>();
  for (const [index, corners] of triangles.entries()) {
    for (let k = 0; k < 3; k += 1) {
      const [from, to] = [corners[k]!, corners[(k + 1) % 3]!];
      const key = from < to ? `${from} ${to}` : `${to} ${from}`;
      const side = sides.get(key) ?? { from, to, triangles: [] };
      side.triangles.push(index);
      sides.set(key, side);
    }
  }
  return sides;
}

/** The ring around each face, from the sides that no two of its triangles share. */
function ringsAround(triangles: readonly (readonly number[])[], faces: Faces, corners: readonly Position[]): Ring[] {
  const next = new Map<number, Map<number, number>>();
  for (const { from, to, triangles: beside } of sidesOf(triangles).values()) {
    const owners = beside.map((index) => faces.ownerOf(index));
    if (owners.length === 2 && owners[0] === owners[1]) continue;
    for (const [k, owner] of owners.entries()) {
      const steps = next.get(owner) ?? new Map<number, number>();
      next.set(owner, steps);
      // The second triangle runs along the side the other way.
      if (k === 0) steps.set(from, to);
      else steps.set(to, from);
    }
  }
  return [...next.values()].map((steps) => {
    const [start] = steps.keys();
    const ring = [start!];
    for (let at = steps.get(start!)!; at !== start && ring.length <= steps.size; at = steps.get(at)!) ring.push(at);
    return [...ring, start!].map((corner) => corners[corner]!);
  });
}

const areaOf = (rings: Ring[]): number =>
  (ringAreaSquareMetres(rings[0]!) - rings.slice(1).reduce((sum, hole) => sum + ringAreaSquareMetres(hole), 0)) / squareMetresPerHectare;

/**
 * A polygon with holes as polygons without, cut along straight lines from corner to corner: there is no new corner, and each cut is a side of two pieces, so their hectares are those of the
 * polygon. One hole makes two half-moons. The shortest cuts are taken that triangles between the corners offer. null: the polygon has faults, or could not be cut so.
 */
export async function piecesWithoutHoles(rings: Ring[]): Promise<Ring[][] | null> {
  if (rings.length < 2) return [rings];
  const polygon = { type: 'Polygon' as const, coordinates: rings };
  if (check(polygon).some(({ severity }) => severity === 'error')) return null;
  const numbers = new Map<string, number>();
  const corners: Position[] = [];
  for (const position of rings.flat()) {
    if (numbers.has(keyOf(position))) continue;
    numbers.set(keyOf(position), corners.length);
    corners.push(position);
  }
  const made = polygonsOf(
    triangulate(await loadGeos(), { type: 'Polygon', coordinates: rings.map((ring) => ring.map(([x, y]) => [x!, y!])) }),
  );
  const triangles = made.map(([ring]) => {
    const own = ring!.slice(0, 3).map((position) => numbers.get(keyOf(position)) ?? -1);
    const [a, b, c] = ring!.slice(0, 3) as [Position, Position, Position];
    // All run the same way round.
    return (b[0]! - a[0]!) * (c[1]! - a[1]!) - (b[1]! - a[1]!) * (c[0]! - a[0]!) < 0 ? own.toReversed() : own;
  });
  if (triangles.some((own) => own.length !== 3 || own.includes(-1))) return null;
  const faces = new Faces(triangles);
  const squeeze = Math.cos((rings[0]![0]![1]! * Math.PI) / 180);
  const length = ({ from, to }: { from: number; to: number }) =>
    Math.hypot((corners[from]![0]! - corners[to]![0]!) * squeeze, corners[from]![1]! - corners[to]![1]!);
  const inner = [...sidesOf(triangles).values()].filter((side) => side.triangles.length === 2).sort((a, b) => length(b) - length(a));
  for (const { triangles: beside } of inner) faces.join(beside[0]!, beside[1]!);
  const pieces = ringsAround(triangles, faces, corners).map((ring) => [ring]);
  const whole = areaOf(rings);
  const sum = pieces.reduce((total, piece) => total + areaOf(piece), 0);
  const isGood =
    Math.abs(sum - whole) <= relativeTolerance * whole &&
    pieces.every((piece) => !check({ type: 'Polygon', coordinates: piece }).some(({ severity }) => severity === 'error'));
  return isGood ? pieces.sort((a, b) => areaOf(b) - areaOf(a)) : null;
}
