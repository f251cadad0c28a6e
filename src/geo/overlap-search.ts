import { areaHectares } from './area.ts';
import { intersection, type loadGeos } from './geos.ts';
import { outlinedLand, type OutlinedLand } from './land-relation.ts';
import { madeValid } from './made-valid.ts';
import { NearBoxes } from './near-boxes.ts';
import { OverlapWork } from './overlap-work.ts';
import { vertexCount } from './parts.ts';
import { sharedSquareMetres } from './parcel-pairs/shared-land.ts';
import type { BoundingBox, Geometry, Polygon } from './types.ts';
import { squareMetresPerHectare } from './wgs84.ts';

/** A polygon of a shape, which is its owner. */
export interface Part {
  polygon: Polygon;
  box: BoundingBox;
  owner: number;
}

const touch = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

/**
 * Finds which polygons share land, at a cost that grows with their number and not with its square: most pairs are told by their outlines, and GEOS is asked only for the others. What goes
 * beyond throws TooMuchWork.
 */
export class OverlapSearch {
  readonly #parts: readonly Part[];
  readonly #geos: Awaited<ReturnType<typeof loadGeos>>;
  readonly #valid = new Map<number, Geometry>();
  readonly #lands = new Map<number, OutlinedLand>();
  readonly #work: OverlapWork;

  constructor(parts: readonly Part[], geos: Awaited<ReturnType<typeof loadGeos>>) {
    this.#parts = parts;
    this.#geos = geos;
    const corners = parts.reduce((sum, { polygon }) => sum + vertexCount(polygon), 0);
    this.#work = new OverlapWork(parts.length, corners);
  }

  /** Pairs whose boxes touch. */
  *pairs(): Generator<[number, number]> {
    const boxes = new NearBoxes();
    for (const { box } of this.#parts) boxes.add(box);
    const boxOf = (index: number) => this.#parts[index]!.box;
    // The kept boxes are a little wider.
    for (const pair of boxes.pairs(undefined, (count) => this.#work.hold(count))) if (touch(boxOf(pair[0]), boxOf(pair[1]))) yield pair;
  }

  share(a: number, b: number): boolean {
    const relation = this.#relation(a, b);
    return relation === 'shared' || (relation === 'touching' && this.overlap(a, b) !== null);
  }

  /** Their intersection; null where it has no area. Neighbours that share an edge have none. */
  overlap(a: number, b: number): { overlap: Geometry; hectares: number } | null {
    if (this.#relation(a, b) === 'apart') return null;
    const [first, second] = [this.#validOf(a), this.#validOf(b)];
    this.#work.intersect(vertexCount(first) + vertexCount(second));
    const overlap = intersection(this.#geos, first, second);
    const hectares = areaHectares(overlap);
    return hectares > 0 ? { overlap, hectares } : null;
  }

  /** Hectares that two share, with sides straight in longitude and latitude, and without the engine. */
  straightHectares(a: number, b: number): number {
    const [one, other] = [this.#landOf(a).outline, this.#landOf(b).outline];
    this.#work.look(1 + Math.min(one.count, other.count));
    return (
      sharedSquareMetres(one, other, (count) => {
        this.#work.sum(count);
      }) / squareMetresPerHectare
    );
  }

  #relation(a: number, b: number) {
    return this.#work.relation(this.#landOf(a), this.#landOf(b));
  }
  #validOf(index: number): Geometry {
    const made = this.#valid.get(index) ?? madeValid(this.#geos, this.#parts[index]!.polygon);
    this.#valid.set(index, made);
    return made;
  }
  #landOf(index: number): OutlinedLand {
    const made = this.#lands.get(index) ?? outlinedLand(this.#validOf(index));
    this.#lands.set(index, made);
    return made;
  }
}
