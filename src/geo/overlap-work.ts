import { landRelation, type LandRelation, type OutlinedLand } from './land-relation.ts';
import { maxHeld } from './near-boxes.ts';
import { maxLooks, maxStrips, tooManyPairs, WorkBudget } from './too-much-work.ts';

/** An intersection by GEOS costs as much as so many corners. */
const cornersOfACall = 50;
const maxEngineCorners = (corners: number): number => 3_000_000 + 300 * corners;

/** What a search for overlaps may cost: it grows with the number of polygons and corners, not with its square. Throws TooMuchWork beyond. */
export class OverlapWork {
  readonly #held: WorkBudget;
  readonly #looks: WorkBudget;
  readonly #strips: WorkBudget;
  readonly #engine: WorkBudget;

  constructor(polygons: number, corners: number) {
    this.#held = new WorkBudget(maxHeld(polygons), tooManyPairs);
    this.#looks = new WorkBudget(maxLooks(corners), tooManyPairs);
    this.#strips = new WorkBudget(maxStrips(corners), tooManyPairs);
    this.#engine = new WorkBudget(maxEngineCorners(corners), tooManyPairs);
  }

  /** So many boxes are open beside the next (see NearBoxes). */
  hold(boxes: number): void {
    this.#held.spend(boxes);
  }
  /** So many edges, or pairs of them, are looked at. */
  look(count: number): void {
    this.#looks.spend(count);
  }
  /** So many pairs of edges lie above each other. */
  sum(pairsOfEdges: number): void {
    this.#strips.spend(pairsOfEdges);
  }
  /** Polygons with so many corners together go to the engine. */
  intersect(corners: number): void {
    this.#engine.spend(cornersOfACall + corners);
  }
  relation(a: OutlinedLand, b: OutlinedLand): LandRelation {
    return landRelation(a, b, (count) => {
      this.look(count);
    });
  }
}
