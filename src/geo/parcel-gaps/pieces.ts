import { areaHectares } from '../area.ts';
import { polygonsOf } from '../parts.ts';
import type { BoundingBox, Position, Ring } from '../types.ts';
import { fromWkb, toWkb } from '../wkb.ts';
import { Joined } from './groups.ts';

/** In degrees: a side of a tile is hit by the rounding of GEOS, 0.1 mm; less is no way through either. */
export const onLine = 1e-9;

interface Stretch {
  from: number;
  to: number;
  piece: number;
}
/** Pieces that end at a line between tiles: those west or south of it, and those beyond. */
type Line = [before: Stretch[], beyond: Stretch[]];

/** What is put together of pieces. */
export interface Whole {
  /** reaches the edge of all tiles, or is larger than is asked for */
  isOpen: boolean;
  hectares: number;
  neighbours: Set<number>;
  /** the pieces' polygons; of an open one none */
  polygons: Ring[][];
}

/** Pieces of land, each in a tile, that are put together across the lines between tiles. Above `mostHectares` nothing is kept but that there is a piece. */
export class Pieces {
  readonly #mostHectares: number;
  readonly #joined = new Joined();
  readonly #isOpen: boolean[] = [];
  readonly #hectares: number[] = [];
  readonly #bytes: (Uint8Array | null)[] = [];
  readonly #neighbours: (readonly number[])[] = [];
  readonly #lines = new Map<string, Line>();

  constructor(mostHectares: number) {
    this.#mostHectares = mostHectares;
  }

  /** `neighboursOf` is asked only where the piece may count. `frame`: the box that the tiles fill. */
  add(rings: Ring[], tile: BoundingBox, frame: BoundingBox, neighboursOf: () => readonly number[]): number {
    const piece = this.#joined.add();
    const polygon = { type: 'Polygon' as const, coordinates: rings };
    const hectares = areaHectares(polygon);
    const isAtFrame = this.#takeLines(rings, tile, frame, piece);
    const isOpen = isAtFrame || hectares > this.#mostHectares;
    this.#isOpen.push(isOpen);
    this.#hectares.push(hectares);
    this.#bytes.push(isOpen ? null : toWkb(polygon));
    this.#neighbours.push(isOpen ? [] : neighboursOf());
    return piece;
  }

  /** Joins the pieces that meet across lines; call it once, behind the last one. */
  join(): void {
    const westFirst = (a: Stretch, b: Stretch) => a.from - b.from;
    for (const [before, beyond] of this.#lines.values()) {
      before.sort(westFirst);
      beyond.sort(westFirst);
      let k = 0;
      for (const one of before) {
        while (k > 0 && beyond[k - 1]!.to > one.from) k -= 1;
        while (k < beyond.length && beyond[k]!.to <= one.from) k += 1;
        for (; k < beyond.length && beyond[k]!.from < one.to; k += 1)
          if (Math.min(one.to, beyond[k]!.to) - Math.max(one.from, beyond[k]!.from) > onLine)
            this.#joined.join(one.piece, beyond[k]!.piece);
      }
    }
    this.#lines.clear();
  }

  rootOf(piece: number): number {
    return this.#joined.root(piece);
  }

  /** Everything that the pieces make, by a piece of it. */
  wholes(): Map<number, Whole> {
    const wholes = new Map<number, Whole>();
    for (const [piece, hectares] of this.#hectares.entries()) {
      const root = this.#joined.root(piece);
      const whole = wholes.get(root) ?? { isOpen: false, hectares: 0, neighbours: new Set<number>(), polygons: [] };
      wholes.set(root, whole);
      whole.hectares += hectares;
      if (this.#isOpen[piece] || whole.hectares > this.#mostHectares) whole.isOpen = true;
      if (whole.isOpen) {
        whole.polygons = [];
        continue;
      }
      for (const neighbour of this.#neighbours[piece]!) whole.neighbours.add(neighbour);
      whole.polygons.push(...polygonsOf(fromWkb(this.#bytes[piece]!)));
    }
    return wholes;
  }

  /** Whether a piece lies at the edge of all tiles; what it has on the lines between tiles is noted. */
  #takeLines(rings: Ring[], tile: BoundingBox, frame: BoundingBox, piece: number): boolean {
    let isAtFrame = false;
    for (const ring of rings)
      for (let k = 1; k < ring.length; k += 1) {
        const [a, b] = [ring[k - 1]!, ring[k]!];
        for (const side of [0, 1, 2, 3] as const) {
          if (!isAlong(a, b, side, tile[side])) continue;
          // The meridian of 180 degrees is a line between tiles too, where the tiles go around.
          const goesAround = side % 2 === 0 && Math.abs(tile[side]) === 180 && frame[0] === -180 && frame[2] === 180;
          if (tile[side] === frame[side] && !goesAround) isAtFrame = true;
          else this.#takeStretch(a, b, side, goesAround ? 180 : tile[side], piece);
        }
      }
    return isAtFrame;
  }

  #takeStretch(a: Position, b: Position, side: number, at: number, piece: number): void {
    const key = `${side % 2} ${at}`;
    const line: Line = this.#lines.get(key) ?? [[], []];
    this.#lines.set(key, line);
    const along = side % 2 === 0 ? 1 : 0;
    line[side < 2 ? 1 : 0].push({ from: Math.min(a[along]!, b[along]!), to: Math.max(a[along]!, b[along]!), piece });
  }
}

/** Whether an edge runs along a side of a box: west, south, east or north. */
export function isAlong(a: Position, b: Position, side: number, at: number): boolean {
  const axis = side % 2;
  return Math.abs(a[axis]! - at) <= onLine && Math.abs(b[axis]! - at) <= onLine;
}
