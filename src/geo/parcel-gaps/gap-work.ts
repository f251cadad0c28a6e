import { crossingsUpTo } from '../crossing-count.ts';
import { vertexCount } from '../parts.ts';
import { tooManyPairs, WorkBudget } from '../too-much-work.ts';
import type { Geometry } from '../types.ts';

/** What the search may cost around land with so many corners, in corners that the engine takes: some microseconds each. Parcels beside each other take about ten for each corner. */
const maxFor = (corners: number): number => 1_000_000 + 300 * corners;
/** All groups together may cost what so many groups may. */
const groups = 4;
/** What a crossing costs the engine, and how many boxes that are looked at cost as much as a corner. */
const cornersOfACrossing = 4;
const looksOfACorner = 30;
/** The engine looks at pairs of edges too, several times. */
const engineLooksOfACorner = 3;

/** One budget for the gaps of all groups of parcels, of which no group takes more than its part. Throws TooMuchWork beyond. */
export class GapWork {
  readonly #all: WorkBudget;
  #group: WorkBudget;
  #maxOfGroup = Infinity;

  constructor(corners: number) {
    this.#all = new WorkBudget(groups * maxFor(corners), tooManyPairs);
    this.#group = this.#all;
  }

  get isSpent(): boolean {
    return this.#all.isSpent;
  }
  get isGroupSpent(): boolean {
    return this.#group.isSpent || this.#all.isSpent;
  }
  beginGroup(corners: number): void {
    this.#maxOfGroup = maxFor(corners);
    this.#group = new WorkBudget(this.#maxOfGroup, tooManyPairs);
  }

  /** So many corners go to the engine. */
  take(corners: number): void {
    // What goes far beyond the part of its group was told before it was done.
    this.#all.spend(Math.min(corners, this.#maxOfGroup));
    this.#group.spend(corners);
  }
  /** So many boxes are looked at. */
  look(count: number): void {
    this.take(count / looksOfACorner);
  }
  /** Geometries that are laid together: their corners, pairs of edges and crossings. */
  lay(geometries: readonly Geometry[], maxCrossings: number): void {
    this.take(geometries.reduce((sum, geometry) => sum + vertexCount(geometry), 0));
    const crossings = crossingsUpTo(geometries, maxCrossings, (looks) => {
      this.take(looks / engineLooksOfACorner);
    });
    this.take(cornersOfACrossing * (crossings ?? maxCrossings));
  }
}
