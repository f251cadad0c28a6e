import { samePlace } from './parts.ts';
import type { Position, Ring } from './types.ts';

/** A corner of the net that a place was moved to, or one of its sides; a corner is the start of side `index` and the end of side `before`. */
interface Held {
  index: number;
  before: number;
  isCorner: boolean;
}

/** Share of the tolerance below which a distance counts as none. */
const rounding = 1e-6;

/** Fixed borders on a plane, to which the borders of another shape are moved: corners to corners first, then corners to sides, then sides to corners. */
export class SnapNet {
  readonly #tolerance: number;
  readonly #cell: number;
  readonly #sides: { from: Position; to: Position; before: number }[] = [];
  readonly #cells = new Map<string, number[]>();

  /** `box` [west, south, east, north]: sides farther from it than the tolerance are left out. Rings end where they begin. */
  constructor(rings: Ring[], box: readonly [number, number, number, number], tolerance: number) {
    this.#tolerance = tolerance;
    this.#cell = Math.max(4 * tolerance, (box[2] - box[0] + box[3] - box[1]) / 128);
    const near = (from: Position, to: Position) =>
      Math.max(from[0]!, to[0]!) >= box[0] - tolerance &&
      Math.min(from[0]!, to[0]!) <= box[2] + tolerance &&
      Math.max(from[1]!, to[1]!) >= box[1] - tolerance &&
      Math.min(from[1]!, to[1]!) <= box[3] + tolerance;
    for (const ring of rings) {
      const first = this.#sides.length;
      for (let k = 1; k < ring.length; k += 1)
        this.#sides.push({ from: ring[k - 1]!, to: ring[k]!, before: k === 1 ? first + ring.length - 2 : first + k - 2 });
      for (let index = first; index < this.#sides.length; index += 1) {
        const { from, to } = this.#sides[index]!;
        if (!near(from, to)) continue;
        const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low - tolerance), high + tolerance);
        this.#eachCell(
          clamp(from[0]!, box[0], box[2]),
          clamp(from[1]!, box[1], box[3]),
          clamp(to[0]!, box[0], box[2]),
          clamp(to[1]!, box[1], box[3]),
          tolerance,
          (key) => {
            const there = this.#cells.get(key);
            if (there) there.push(index);
            else this.#cells.set(key, [index]);
          },
        );
      }
    }
  }

  #eachCell(x1: number, y1: number, x2: number, y2: number, margin: number, visit: (key: string) => void): void {
    const [west, east] = [Math.floor((Math.min(x1, x2) - margin) / this.#cell), Math.floor((Math.max(x1, x2) + margin) / this.#cell)];
    const [south, north] = [Math.floor((Math.min(y1, y2) - margin) / this.#cell), Math.floor((Math.max(y1, y2) + margin) / this.#cell)];
    for (let column = west; column <= east; column += 1) for (let row = south; row <= north; row += 1) visit(`${column} ${row}`);
  }

  #near(x1: number, y1: number, x2: number, y2: number): number[] {
    const found = new Set<number>();
    this.#eachCell(x1, y1, x2, y2, 0, (key) => {
      for (const index of this.#cells.get(key) ?? []) found.add(index);
    });
    return [...found];
  }

  /** Where a corner moves: to the nearest corner within the tolerance, else onto the nearest side; null when it stays. */
  #holdOf([x, y]: Position): { place: Position; held: Held } | null {
    let corner = -1;
    let toCorner = this.#tolerance;
    let side = -1;
    let toSide = this.#tolerance;
    let foot: Position = [];
    for (const index of this.#near(x!, y!, x!, y!)) {
      const { from, to } = this.#sides[index]!;
      const distance = Math.hypot(from[0]! - x!, from[1]! - y!);
      if (distance <= toCorner) {
        toCorner = distance;
        corner = index;
      }
      const end = Math.hypot(to[0]! - x!, to[1]! - y!);
      const { distance: apart, share } = distanceTo(from, to, x!, y!);
      if (end > this.#tolerance && apart <= toSide && share > 0 && share < 1) {
        toSide = apart;
        side = index;
        foot = [from[0]! + share * (to[0]! - from[0]!), from[1]! + share * (to[1]! - from[1]!)];
      }
    }
    if (corner >= 0) {
      const { from, before } = this.#sides[corner]!;
      return { place: from, held: { index: corner, before, isCorner: true } };
    }
    // What lies on a side except for rounding stays as it is.
    return side >= 0 && toSide > this.#tolerance * rounding ? { place: foot, held: { index: side, before: side, isCorner: false } } : null;
  }

  /** The ring with its border moved onto the net's where they are nearer than the tolerance. Calls `moved` for every corner that now lies on a side, with its old place. */
  snapped(ring: Ring, moved: (from: Position, to: Position) => void): Ring {
    const corners: { place: Position; held: Held | null }[] = [];
    for (const position of ring.slice(0, -1)) {
      const hold = this.#holdOf(position);
      if (hold && !hold.held.isCorner) moved(position, hold.place);
      const made = hold ?? { place: position, held: null };
      if (!samePlace(corners.at(-1)?.place, made.place)) corners.push(made);
    }
    while (corners.length > 1 && samePlace(corners[0]!.place, corners.at(-1)!.place)) corners.pop();
    if (corners.length < 3) return ring;
    const bare = corners.filter(
      (corner, k) =>
        !this.#liesBetween(corners[(k + corners.length - 1) % corners.length]!.held, corner.held, corners[(k + 1) % corners.length]!.held),
    );
    return this.#withCornersOfNet((bare.length >= 3 ? bare : corners).map(({ place }) => place));
  }

  /** Whether a corner lies on a side of the net between two others on the same side, where it adds nothing. */
  #liesBetween(before: Held | null, held: Held | null, after: Held | null): boolean {
    if (!held || held.isCorner || !before || !after) return false;
    return [before, after].every((other) => other.index === held.index || other.before === held.index);
  }

  /** Sides take in the corners of the net that they pass within the tolerance; each corner goes into the nearest side. */
  #withCornersOfNet(corners: Position[]): Ring {
    const known = new Set(corners.map(([x, y]) => `${x} ${y}`));
    const nearest = new Map<number, { side: number; distance: number; share: number }>();
    for (let side = 0; side < corners.length; side += 1) {
      const [from, to] = [corners[side]!, corners[(side + 1) % corners.length]!];
      for (const index of this.#near(from[0]!, from[1]!, to[0]!, to[1]!)) {
        const [x, y] = this.#sides[index]!.from as [number, number];
        if (known.has(`${x} ${y}`)) continue;
        const { distance, share } = distanceTo(from, to, x, y);
        const best = nearest.get(index);
        if (
          distance <= this.#tolerance &&
          distance > this.#tolerance * rounding &&
          share > 0 &&
          share < 1 &&
          (!best || distance < best.distance)
        )
          nearest.set(index, { side, distance, share });
      }
    }
    const taken = Map.groupBy([...nearest], ([, { side }]) => side);
    const made = corners
      .flatMap((corner, side) => [
        corner,
        ...(taken.get(side) ?? []).sort(([, a], [, b]) => a.share - b.share).map(([index]) => this.#sides[index]!.from),
      ])
      .filter((position, k, all) => !samePlace(position, all[k - 1]));
    return [...made, made[0]!];
  }
}

function distanceTo(from: Position, to: Position, x: number, y: number): { distance: number; share: number } {
  const [dx, dy] = [to[0]! - from[0]!, to[1]! - from[1]!];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from[0]!) * dx + (y - from[1]!) * dy) / length));
  return { distance: Math.hypot(from[0]! + share * dx - x, from[1]! + share * dy - y), share };
}
