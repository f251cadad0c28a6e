import { loadGeos } from '../geos.ts';
import { maxHeld, NearBoxes } from '../near-boxes.ts';
import { NumberList, type NumberShelf } from '../number-list.ts';
import { findGaps, type FoundGaps, type GapLimits } from '../parcel-gaps/index.ts';
import type { Geometry } from '../types.ts';
import { leastSharedHectares } from '../union.ts';
import { countOnce, type KeepsBefore } from './count-once.ts';
import { withChosen, type ChosenKeeper } from './keepers.ts';
import { pairOfPolygons, sharedOfParts, type PairLimits, type Parcel, type ParcelPair } from './pair.ts';
import { hectaresOfParts, partsOfParcel, type Geos, type KnownOfShape, type NotCompared, type ParcelPart } from './parcel-part.ts';
import { boxAround, pairWithPoints } from './points.ts';
import { maxStrips, TooMuchWork, tooManyPairs, WorkBudget } from '../too-much-work.ts';
import { squareMetresPerHectare } from '../wgs84.ts';

/** Where parts wait to be compared: a list, or a file where memory does not hold them. */
export interface PartStore {
  add(part: ParcelPart): void;
  at(index: number): ParcelPart;
  /** where the numbers of parts lie while parcels are added */
  readonly shelf?: NumberShelf;
}

export interface PairOptions extends Partial<PairLimits> {
  /** above, the search ends and says so; a number that grows with the parcels unless told otherwise */
  maxPairs?: number;
  store?: PartStore;
  /** pairs of a parcel with one of the references alone, see `beginReferences` */
  onlyWithReferences?: boolean;
}

/** `isComplete` is false where there were more pairs than are kept, or two shapes lie across each other too often to be compared: then some are missing. */
export interface FoundPairs {
  pairs: ParcelPair[];
  isComplete: boolean;
  /** parcels that were not held against others */
  notCompared: { index: number; reason: NotCompared }[];
}

export interface Watching {
  signal?: { throwIfAborted(): void };
  onProgress?: (share: number) => void;
}

const usualLimits: PairLimits = { toleranceMetres: 5, leastSharedHectares };
/** Parcels have some neighbours each; shapes that all lie across each other have a pair for each two. Each pair takes a tenth of a millisecond, and at most a million are kept. */
const usualMostPairs = (parts: number) => Math.min(1_000_000, 20_000 + 20 * parts);
/** Corners of parts whose boxes touch, over all pairs; each takes some tens of nanoseconds. */
const maxLooks = (parts: number) => 100_000_000 + 10_000 * parts;
/** Two neighbours share no land; the last digits of their border are less than this. */
const leastCountedSquareMetres = 0.01;
/** A worker looks for a cancel every so many milliseconds. */
const pauseMilliseconds = 50;

class PartList implements PartStore {
  readonly #parts: ParcelPart[] = [];
  add(part: ParcelPart): void {
    this.#parts.push(part);
  }
  at(index: number): ParcelPart {
    return this.#parts[index]!;
  }
}

/**
 * Finds the parcels that have land in common, among any number of them. Parcels are added one after another and have the number in which they came; their parts lie in a store, and about
 * 50 bytes of each stay in memory, while they are added on the shelf of the store where it has one. Which pairs are found, and as what, does not depend on the order.
 */
export class ParcelPairFinder {
  readonly #geos: Geos;
  readonly #limits: PairLimits;
  readonly #wantedPairs: number | undefined;
  readonly #store: PartStore;
  readonly #boxes: NearBoxes;
  readonly #ownerOf: NumberList;
  /** by parcel: its first part, and its hectares */
  readonly #firstPart: NumberList;
  readonly #hectares: NumberList;
  readonly #notCompared: FoundPairs['notCompared'] = [];
  readonly #onlyWithReferences: boolean;
  #firstReference = Infinity;
  /** of all parts */
  #corners = 0;

  private constructor(geos: Geos, { store, maxPairs, onlyWithReferences, ...limits }: PairOptions) {
    this.#geos = geos;
    this.#limits = { ...usualLimits, ...limits };
    this.#wantedPairs = maxPairs;
    this.#store = store ?? new PartList();
    const { shelf } = this.#store;
    this.#boxes = new NearBoxes(shelf);
    this.#ownerOf = new NumberList(Uint32Array, shelf);
    this.#firstPart = new NumberList(Uint32Array, shelf);
    this.#hectares = new NumberList(Float64Array, shelf);
    this.#onlyWithReferences = onlyWithReferences ?? false;
  }

  static async create(options: PairOptions = {}): Promise<ParcelPairFinder> {
    return new ParcelPairFinder(await loadGeos(), options);
  }

  get count(): number {
    return this.#firstPart.length;
  }
  get #maxPairs(): number {
    return this.#wantedPairs ?? usualMostPairs(this.#boxes.length);
  }

  /** What is added from now on is held against what came before, not against each other: land that is registered already. */
  beginReferences(): void {
    this.#firstReference = this.count;
  }

  /** `known` spares measuring and checking what was measured and checked. */
  add(geometry: Geometry | null, known?: KnownOfShape): void {
    const index = this.count;
    this.#firstPart.push(this.#boxes.length);
    const made = partsOfParcel(geometry, this.#geos, known);
    if ('notCompared' in made) this.#notCompared.push({ index, reason: made.notCompared });
    const parts = 'parts' in made ? made.parts : [];
    for (const part of parts) {
      this.#store.add(part);
      this.#corners += cornersOf(part);
      this.#boxes.add(part.kind === 'polygon' ? part.outline.box : boxAround(part.place, this.#limits.toleranceMetres));
      this.#ownerOf.push(index);
    }
    this.#hectares.push(geometry ? hectaresOfParts(parts, geometry, known) : 0);
  }

  /** Call it once, after the last parcel. Throws what `signal` throws. */
  async find({ signal, onProgress }: Watching = {}): Promise<FoundPairs> {
    const pairs: ParcelPair[] = [];
    const together = new Map<number, number>();
    let swept = 0;
    let paused = Date.now();
    let looked = 0;
    const maxPairs = this.#maxPairs;
    const strips = new WorkBudget(maxStrips(this.#corners), tooManyPairs);
    let isLeftOut = false;
    const lookedAt = (look: () => number): number => {
      try {
        return look();
      } catch (error) {
        if (!(error instanceof TooMuchWork)) throw error;
        isLeftOut = true;
        return 1;
      }
    };
    const isFull = () => pairs.length >= maxPairs;
    let left = maxLooks(this.#boxes.length);
    let held = maxHeld(this.#boxes.length);
    const hold = (count: number) => (held -= count);
    for (const [a, b] of this.#boxes.pairs((count) => (swept = count), hold)) {
      looked += 1;
      if (looked % 64 === 0 && Date.now() - paused >= pauseMilliseconds) {
        onProgress?.(swept / this.#boxes.length);
        await new Promise<void>((resume) => {
          setTimeout(resume, 0);
        });
        signal?.throwIfAborted();
        paused = Date.now();
      }
      left -= lookedAt(() => this.#take(a, b, pairs, together, strips));
      if (isFull() || together.size >= maxPairs || left < 0 || held < 0 || strips.isSpent) break;
    }
    for (const [key, shared] of together) {
      if (isFull()) break;
      const [first, second] = [Math.floor(key / keyBase), key % keyBase];
      lookedAt(() => this.#settle(first, second, shared, pairs));
    }
    pairs.sort((p, q) => p.first - q.first || p.second - q.second);
    const isComplete = !isFull() && !isLeftOut && together.size < maxPairs && left >= 0 && held >= 0;
    return { pairs, isComplete, notCompared: this.#notCompared };
  }

  /**
   * Hectares of each parcel with shared land counted once, for the one that `keepsBefore` puts before all others there; points and what is not compared have none. `isCounted` leaves parcels
   * out; references never count. Throws RangeError where there is no figure: shapes that are too broken, or too many that share land.
   */
  countOnce(keepsBefore: KeepsBefore, isCounted: (parcel: number) => boolean = () => true): Float64Array {
    const own = Math.min(this.count, this.#firstReference);
    const neighbours = this.#neighbours(isCounted);
    const hectares = Float64Array.from({ length: own }, (_, parcel) => (isCounted(parcel) ? this.#hectares.at(parcel) : 0));
    return countOnce({ hectares, neighbours, parcel: (parcel) => this.#parcel(parcel) }, keepsBefore, this.#geos);
  }

  /** `rule` with what a person chose for single pairs, see `withChosen`. Throws RangeError where the choices go in a circle, or too many parcels share land. */
  keeping(rule: KeepsBefore, chosen: readonly ChosenKeeper[]): KeepsBefore {
    return chosen.length === 0
      ? rule
      : withChosen(
          rule,
          chosen,
          this.#neighbours(() => true),
        );
  }

  /** Of each parcel that shares land with others: all of those. */
  #neighbours(isCounted: (parcel: number) => boolean): Map<number, Set<number>> {
    const own = Math.min(this.count, this.#firstReference);
    const counts = (parcel: number) => parcel < own && isCounted(parcel);
    const neighbours = new Map<number, Set<number>>();
    const strips = new WorkBudget(maxStrips(this.#corners), tooManyPairs);
    const spend = (count: number) => {
      strips.spend(count);
    };
    let found = 0;
    const join = (parcel: number, other: number) => {
      const known = neighbours.get(parcel);
      if (known) known.add(other);
      else neighbours.set(parcel, new Set([other]));
    };
    for (const [a, b] of this.#boxes.pairs()) {
      const [first, second] = [this.#ownerOf.at(a), this.#ownerOf.at(b)];
      if (first === second || !counts(first) || !counts(second)) continue;
      if (sharedOfParts(this.#store.at(a), this.#store.at(b), spend) < leastCountedSquareMetres) continue;
      found += 1;
      if (found > this.#maxPairs) throw new RangeError(`too-many-pairs:${found}`);
      join(first, second);
      join(second, first);
    }
    return neighbours;
  }

  /** Land of nobody between the parcels that were added; references and what `isTaken` leaves out are no land here. Throws what `signal` throws. */
  async gaps(
    limits: GapLimits,
    { signal, onProgress, isTaken = () => true }: Watching & { isTaken?: (parcel: number) => boolean } = {},
  ): Promise<FoundGaps> {
    let paused = Date.now();
    let count = this.#boxes.length;
    while (count > 0 && this.#ownerOf.at(count - 1) >= this.#firstReference) count -= 1;
    const at = (index: number) => {
      if (!isTaken(this.#ownerOf.at(index))) return null;
      const part = this.#store.at(index);
      return part.kind === 'polygon' ? { geometry: part.polygon, corners: part.outline.count } : null;
    };
    const parts = { count, at, ownerOf: (part: number) => this.#ownerOf.at(part), boxOf: (part: number) => this.#boxes.at(part) };
    return findGaps(this.#geos, parts, limits, async (share) => {
      if (Date.now() - paused < pauseMilliseconds) return;
      onProgress?.(share);
      await new Promise<void>((resume) => {
        setTimeout(resume, 0);
      });
      signal?.throwIfAborted();
      paused = Date.now();
    });
  }

  hectaresOf(parcel: number): number {
    return this.#hectares.at(parcel);
  }

  /** Two parts whose boxes touch; returns what looking at them costs. Parcels of one part are settled at once; of others the land of all parts is added first. */
  #take(a: number, b: number, pairs: ParcelPair[], together: Map<number, number>, strips: WorkBudget): number {
    const [owner, other] = [this.#ownerOf.at(a), this.#ownerOf.at(b)];
    if (owner === other) return 1;
    const [first, second] = owner < other ? [owner, other] : [other, owner];
    if (first >= this.#firstReference || (this.#onlyWithReferences && second < this.#firstReference)) return 1;
    const [mine, theirs] = owner < other ? [this.#store.at(a), this.#store.at(b)] : [this.#store.at(b), this.#store.at(a)];
    const looks = cornersOf(mine) + cornersOf(theirs);
    const shared = sharedOfParts(mine, theirs, (count) => {
      strips.spend(count);
    });
    if (mine.kind === 'polygon' && theirs.kind === 'polygon' && shared === 0) return looks;
    if (this.#partCount(first) === 1 && this.#partCount(second) === 1) this.#settle(first, second, shared, pairs);
    else {
      const key = first * keyBase + second;
      together.set(key, (together.get(key) ?? 0) + shared);
    }
    return looks;
  }

  #settle(first: number, second: number, shared: number, pairs: ParcelPair[]): number {
    // Most neighbours share a border and no land; the last digit of a border is no land either. What counts is decided with the exact figure.
    const mayCount = shared / squareMetresPerHectare > this.#limits.leastSharedHectares / 2;
    const hasAreas = this.#hectares.at(first) > 0 && this.#hectares.at(second) > 0;
    if (hasAreas && !mayCount && shared < 1e-4 * squareMetresPerHectare * Math.min(this.#hectares.at(first), this.#hectares.at(second)))
      return 1;
    const [a, b] = [this.#parcel(first), this.#parcel(second)];
    const isOfPoints = [...a.parts, ...b.parts].some(({ kind }) => kind === 'point');
    const pair = isOfPoints ? pairWithPoints(a, b, this.#limits) : pairOfPolygons(a, b, shared, this.#limits, this.#geos);
    if (pair) pairs.push({ first, second, ...pair });
    return 1;
  }

  #partCount(parcel: number): number {
    return (parcel + 1 < this.count ? this.#firstPart.at(parcel + 1) : this.#boxes.length) - this.#firstPart.at(parcel);
  }

  #parcel(index: number): Parcel {
    const first = this.#firstPart.at(index);
    const parts = Array.from({ length: this.#partCount(index) }, (_, k) => this.#store.at(first + k));
    return { parts, hectares: this.#hectares.at(index) };
  }
}

/** Two numbers of parcels in one: 2^26 parcels are more than memory has boxes for. */
const keyBase = 2 ** 26;

const cornersOf = (part: ParcelPart) => (part.kind === 'polygon' ? part.outline.count : 1);
