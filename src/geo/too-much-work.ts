import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { geometryPhrase, geometrySentence, type GeometryPhrase } from './phrases/index.ts';

/**
 * Shapes that ask for more work than their size warrants: boundaries of which each crosses each other make squares of their number. Nothing is computed then, because part of a figure is a
 * wrong figure. Budgets are counted in work (crossings, pairs), not in seconds, so that a file has the same answer on every computer.
 */
export class TooMuchWork extends PhrasedRangeError {
  override readonly name = 'TooMuchWork';
  constructor(fault: GeometryPhrase) {
    super(geometrySentence(fault));
  }
}

/** A crossing costs an engine about a microsecond in ten and a kilobyte: shapes as land has them cross in some places, not in hundreds for each corner. */
export const maxCrossings = (corners: number): number => 300_000 + 10 * corners;
/** Pairs of edges whose boxes touch; looking at one takes a tenth of a microsecond. */
export const maxLooks = (corners: number): number => 50_000_000 + 500 * corners;

/** Pairs of edges of two outlines that lie above each other; summing one up takes a fifteenth of a microsecond. A meridian meets the outlines of land some times, not as often as they have corners. */
export const maxStripsOfTwo = (edges: number): number => 10_000_000 + 300 * edges;
/** The same over all outlines of a search. */
export const maxStrips = (corners: number): number => 100_000_000 + 2000 * corners;
/** Comparisons on the way to such pairs, and of rings that lie in one another: a few hundredths of a microsecond each. Boundaries of land take some tens for each corner. */
export const maxSteps = (corners: number): number => 100_000_000 + 1000 * corners;
/** Places at which rings touch are kept until all are known. */
export const maxTouches = (corners: number): number => 300_000 + 10 * corners;

/** Counts work and throws TooMuchWork above what is granted. */
export class WorkBudget {
  #left: number;
  readonly #fault: () => TooMuchWork;
  constructor(most: number, fault: () => TooMuchWork) {
    this.#left = most;
    this.#fault = fault;
  }
  get isSpent(): boolean {
    return this.#left < 0;
  }
  spend(work: number): void {
    this.#left -= work;
    if (this.#left < 0) throw this.#fault();
  }
}

/** Of a boundary that was not looked at to its end, so that nobody knows whether it has a fault. */
export const tooManySteps = (): TooMuchWork => new TooMuchWork(geometryPhrase('problem.too-complex'));
export const tooManyCrossings = (): TooMuchWork => new TooMuchWork(geometryPhrase('work.too-many-crossings'));
export const tooManyPairs = (): TooMuchWork => new TooMuchWork(geometryPhrase('work.too-many-pairs'));
