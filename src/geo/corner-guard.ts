import { crosses } from './antimeridian.ts';
import { openRing, polygonsOf } from './parts.ts';
import { PlaceTree } from './place-tree.ts';
import type { Geometry, Position } from './types.ts';

/**
 * Decides which corners of a valid geometry can be removed without borders meeting or changing sides: those whose triangle with the previous and next corner, its sides
 * included, holds no other corner. (An edge that reached into the triangle would have a corner there, because it cannot cross the two sides that are edges.)
 */
export class CornerGuard {
  readonly #tree: PlaceTree;
  readonly #placeAt = new Map<string, number>();
  /** how many corners stand at a place */
  readonly #uses: number[] = [];
  readonly #isBeyond: boolean;

  constructor(geometry: Geometry) {
    this.#isBeyond = polygonsOf(geometry).some((rings) => rings.some(crosses));
    const xs: number[] = [];
    const ys: number[] = [];
    for (const position of polygonsOf(geometry).flatMap((rings) => rings.flatMap(openRing))) {
      const key = this.#key(position);
      const place = this.#placeAt.get(key);
      if (place !== undefined) {
        this.#uses[place] = this.#uses[place]! + 1;
        continue;
      }
      this.#placeAt.set(key, xs.length);
      this.#uses.push(1);
      xs.push(this.#x(position));
      ys.push(position[1]!);
    }
    this.#tree = new PlaceTree(Float64Array.from(xs), Float64Array.from(ys));
  }

  #x(position: Position): number {
    return this.#isBeyond && position[0]! < 0 ? position[0]! + 360 : position[0]!;
  }
  #key(position: Position): string {
    return `${this.#x(position)} ${position[1]}`;
  }
  #place(position: Position): number {
    return this.#placeAt.get(this.#key(position))!;
  }

  mayGo(before: Position, corner: Position, after: Position): boolean {
    return !this.#tree.holdsAnother(this.#place(before), this.#place(corner), this.#place(after));
  }

  isGone(corner: Position): void {
    const place = this.#place(corner);
    this.#uses[place] = this.#uses[place]! - 1;
    if (this.#uses[place] === 0) this.#tree.takeOut(place);
  }
}
