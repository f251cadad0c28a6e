import { areaHectares } from './area.ts';
import { difference, intersection, loadGeos } from './geos.ts';
import { outlinedLand, type OutlinedLand } from './land-relation.ts';
import { madeValid } from './made-valid.ts';
import { isMeasurable } from './measurable.ts';
import { boundingBox } from './measure.ts';
import { NearBoxes } from './near-boxes.ts';
import { NumberList, type NumberShelf } from './number-list.ts';
import { OverlapWork } from './overlap-work.ts';
import { polygonsOf, vertexCount } from './parts.ts';
import { TooMuchWork } from './too-much-work.ts';
import type { BoundingBox, Geometry, Problem } from './types.ts';
import { between, boxedPolygonsOf, leastSharedHectares, mostOf, sharedLand, sumOf, unionOf } from './union.ts';
import { unitedLand } from './united-land.ts';
import { fromWkb, toWkb } from './wkb.ts';

type Geos = Awaited<ReturnType<typeof loadGeos>>;

/** Where shapes are put away as bytes while they are not needed, by the order in which they came: a file, or a list. */
export interface ShapeStore {
  add(bytes: Uint8Array): void;
  read(index: number): Uint8Array;
  /** where the numbers of polygons lie while shapes are added */
  readonly shelf?: NumberShelf;
}

export interface PieceLimits {
  /** corners of the shapes that are at hand */
  keptCorners: number;
  /** corners of overlapping shapes that are united at once; what has more is added shape by shape */
  unitedCorners: number;
  /** corners of a shape and of those that are cut out of it; above, the union is not computed */
  cutCorners: number;
  /** pairs of shapes that overlap; above, the union is not computed */
  pairs: number;
}
const usualLimits: PieceLimits = { keptCorners: 60_000, unitedCorners: 200_000, cutCorners: 4_000_000, pairs: 16_000_000 };

/** The area of all land of many shapes. `hectares` is null where it was too much to compute; then it lies between the other two. `isSearched` is false where not every overlap was found. */
export interface LandArea {
  hectares: number | null;
  isSearched: boolean;
  leastHectares: number;
  mostHectares: number;
}

interface Kept {
  polygon: Geometry;
  valid: Geometry;
  land: OutlinedLand;
  box: BoundingBox;
  corners: number;
}

/**
 * The union and the overlaps of shapes that do not fit into memory: they lie in a store, and about 45 bytes of each polygon stay here. The same figures as unionAreaHectares and
 * checkTogether, except that a group of overlapping polygons with more than `unitedCorners` is summed up polygon by polygon, each without what larger ones cover: the same land, cut
 * at other places, so that it differs by the slivers between geodesics and straight edges (see sliverHectares in union.ts).
 */
export class UnionInPieces {
  readonly #store: ShapeStore;
  readonly #limits: PieceLimits;
  /** given up once the overlaps are found */
  #boxes: NearBoxes;
  #count = 0;
  #areas: NumberList;
  #owners: NumberList;
  #groups: NumberList;
  readonly #kept = new Map<number, Kept>();
  #keptCorners = 0;
  /** pairs that overlap, in turn */
  #overlaps = new NumberList(Uint32Array);
  /** a shape could not be taken apart, so that there is no figure for all */
  #isCutShort = false;
  #geometries = 0;
  #corners = 0;
  #sumHectares = 0;
  #largestHectares = 0;

  constructor(store: ShapeStore, limits: Partial<PieceLimits> = {}) {
    this.#store = store;
    this.#limits = { ...usualLimits, ...limits };
    this.#boxes = new NearBoxes(store.shelf);
    this.#areas = new NumberList(Float64Array, store.shelf);
    this.#owners = new NumberList(Uint32Array, store.shelf);
    this.#groups = new NumberList(Uint32Array, store.shelf);
  }

  /** `hectares` is areaHectares of the geometry; it is asked for because who measures has it already */
  add(geometry: Geometry, hectares: number): void {
    const owner = this.#geometries;
    this.#geometries += 1;
    for (const { polygon, box } of this.#cut(geometry)) {
      this.#store.add(toWkb(polygon));
      this.#corners += vertexCount(polygon);
      this.#groups.push(this.#count);
      this.#count += 1;
      this.#boxes.add(box);
      this.#areas.push(geometry.type === 'Polygon' && polygon.coordinates === geometry.coordinates ? hectares : areaHectares(polygon));
      this.#owners.push(owner);
    }
    if (!isMeasurable(geometry)) return;
    this.#sumHectares += hectares;
    // Parts of one shape may overlap each other, so only shapes of one part are a lower bound.
    if (polygonsOf(geometry).length === 1) this.#largestHectares = Math.max(this.#largestHectares, hectares);
  }

  /**
   * Every overlap of different features is told to `shared`, and how many polygons were passed on the way to `onSwept`. Call it once, after the last shape; nothing is kept behind it. Throws RangeError where
   * shapes are too broken to be laid together.
   */
  async land(shared: (problem: Problem) => void, onSwept: (count: number) => void = () => {}): Promise<LandArea> {
    const [leastHectares, mostHectares] = [this.#largestHectares, this.#sumHectares];
    const notCounted = { hectares: null, leastHectares, mostHectares };
    let isSearched = false;
    try {
      if (this.#isCutShort) return { ...notCounted, isSearched };
      const isCounted = await this.#findOverlaps(shared, onSwept);
      isSearched = true;
      this.#boxes = new NearBoxes();
      const total = isCounted ? await this.#total() : null;
      return { ...notCounted, hectares: total === null ? null : between(leastHectares, total, mostHectares), isSearched };
    } catch (error) {
      if (error instanceof TooMuchWork) return { ...notCounted, isSearched };
      throw error;
    } finally {
      this.#release();
    }
  }

  #cut(geometry: Geometry) {
    try {
      return boxedPolygonsOf(geometry);
    } catch (error) {
      if (!(error instanceof TooMuchWork)) throw error;
      this.#isCutShort = true;
      return [];
    }
  }

  /** What comes next needs the memory, and who called may still hold the union. */
  #release(): void {
    this.#boxes = new NearBoxes();
    this.#areas = new NumberList(Float64Array);
    this.#owners = new NumberList(Uint32Array);
    this.#groups = new NumberList(Uint32Array);
    this.#overlaps = new NumberList(Uint32Array);
    this.#kept.clear();
  }

  /** False where there are more pairs than can be kept. All of them are told all the same. */
  async #findOverlaps(shared: (problem: Problem) => void, onSwept: (count: number) => void): Promise<boolean> {
    let geos: Geos | null = null;
    let isCounted = true;
    const work = new OverlapWork(this.#boxes.length, this.#corners);
    for (const [a, b] of this.#boxes.pairs(onSwept, (count) => work.hold(count))) {
      geos ??= await loadGeos();
      const [first, second] = [this.#polygon(geos, a), this.#polygon(geos, b)];
      if (!haveCommonArea(first.box, second.box) || work.relation(first.land, second.land) === 'apart') continue;
      work.intersect(first.corners + second.corners);
      const overlap = intersection(geos, first.valid, second.valid);
      const hectares = areaHectares(overlap);
      if (!(hectares > 0)) continue;
      const owners = [this.#owners.at(a), this.#owners.at(b)].sort((x, y) => x - y);
      if (owners[0] !== owners[1] && hectares >= leastSharedHectares) shared(sharedLand(overlap, hectares, owners));
      this.#join(a, b);
      if (this.#overlaps.length < 2 * this.#limits.pairs) {
        this.#overlaps.push(a);
        this.#overlaps.push(b);
      } else isCounted = false;
    }
    return isCounted;
  }

  #polygon(geos: Geos, index: number): Kept {
    const known = this.#kept.get(index);
    if (known) {
      // The one that was used last stands last.
      this.#kept.delete(index);
      this.#kept.set(index, known);
      return known;
    }
    const polygon = fromWkb(this.#store.read(index));
    const corners = vertexCount(polygon);
    const valid = madeValid(geos, polygon);
    const made: Kept = { polygon, valid, land: outlinedLand(valid), box: boundingBox(polygon)!, corners };
    this.#kept.set(index, made);
    this.#keptCorners += corners;
    for (const [oldest, { corners: freed }] of this.#kept) {
      if (this.#keptCorners <= this.#limits.keptCorners || oldest === index) break;
      this.#kept.delete(oldest);
      this.#keptCorners -= freed;
    }
    return made;
  }

  /** The first polygon of the group that a polygon belongs to. */
  #groupOf(index: number): number {
    let at = index;
    while (this.#groups.at(at) !== at) {
      this.#groups.set(at, this.#groups.at(this.#groups.at(at)));
      at = this.#groups.at(at);
    }
    return at;
  }
  #join(a: number, b: number): void {
    const [one, other] = [this.#groupOf(a), this.#groupOf(b)];
    this.#groups.set(Math.max(one, other), Math.min(one, other));
  }

  /** Sums up in the order of the first polygons, as unionAreaHectares does, so that the last digits agree. */
  async #total(): Promise<number | null> {
    const members = sortedPairs(this.#membersOfGroups());
    const larger = sortedPairs(this.#underLarger());
    const hectaresOf = new Map<number, number>();
    for (let from = 0; from < members.length;) {
      const group = members.high(from);
      let to = from + 1;
      while (to < members.length && members.high(to) === group) to += 1;
      const indexes = Array.from({ length: to - from }, (_, k) => members.low(from + k));
      const hectares = this.#hectaresOfGroup(await loadGeos(), indexes, larger);
      if (hectares === null) return null;
      hectaresOf.set(group, hectares);
      from = to;
    }
    let total = 0;
    for (let index = 0; index < this.#count; index += 1)
      total += hectaresOf.get(index) ?? (this.#groupOf(index) === index ? this.#areas.at(index) : 0);
    return total;
  }

  /** Group and member, of every polygon that overlaps another. */
  *#membersOfGroups(): Generator<[number, number]> {
    const isAlone = (index: number) => this.#groupOf(index) === index;
    const hasOthers = new Set<number>();
    for (let index = 0; index < this.#count; index += 1) if (!isAlone(index)) hasOthers.add(this.#groupOf(index));
    for (let index = 0; index < this.#count; index += 1) {
      const group = this.#groupOf(index);
      if (hasOthers.has(group)) yield [group, index];
    }
  }

  /** Of every pair that overlaps the smaller polygon, and the larger one. */
  *#underLarger(): Generator<[number, number]> {
    for (let k = 0; k < this.#overlaps.length; k += 2) {
      const [a, b] = [this.#overlaps.at(k), this.#overlaps.at(k + 1)];
      const apart = this.#areas.at(a) - this.#areas.at(b) || b - a;
      yield apart < 0 ? [a, b] : [b, a];
    }
  }

  #hectaresOfGroup(geos: Geos, indexes: number[], larger: SortedPairs): number | null {
    const areas = indexes.map((index) => this.#areas.at(index));
    const isSmall = indexes.length <= this.#limits.unitedCorners / 4;
    let corners = 0;
    if (isSmall) for (const index of indexes) corners += this.#polygon(geos, index).corners;
    if (isSmall && corners <= this.#limits.unitedCorners) {
      const union = unionOf(
        geos,
        indexes.map((index) => this.#polygon(geos, index).polygon),
      );
      // A self-crossing shape counts as it is measured, not as its repaired form, so that the total fits the rows above it.
      return between(mostOf(areas), union, sumOf(areas));
    }
    let sum = 0;
    for (const index of indexes) {
      const hectares = this.#hectaresBeside(geos, index, larger);
      if (hectares === null) return null;
      sum += hectares;
    }
    return between(mostOf(areas), sum, sumOf(areas));
  }

  /** What of a polygon no larger one covers. */
  #hectaresBeside(geos: Geos, index: number, larger: SortedPairs): number | null {
    const { valid, corners } = this.#polygon(geos, index);
    const covering: Geometry[] = [];
    let all = corners;
    for (let at = larger.firstOf(index); at < larger.length && larger.high(at) === index; at += 1) {
      const other = this.#polygon(geos, larger.low(at));
      all += other.corners;
      if (all > this.#limits.cutCorners) return null;
      covering.push(other.valid);
    }
    if (covering.length === 0) return areaHectares(valid);
    return areaHectares(difference(geos, valid, covering.length === 1 ? covering[0]! : unitedLand(geos, covering)));
  }
}

/** Boxes that share an edge or a corner hold shapes that share no land. */
const haveCommonArea = (a: BoundingBox, b: BoundingBox) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

interface SortedPairs {
  length: number;
  high(at: number): number;
  low(at: number): number;
  /** the first place whose high number is not below the given one */
  firstOf(high: number): number;
}

/** Pairs of whole numbers by the first and then the second, in 8 bytes each. */
function sortedPairs(pairs: Iterable<[number, number]>): SortedPairs {
  const [highs, lows] = [new NumberList(Uint32Array), new NumberList(Uint32Array)];
  for (const [high, low] of pairs) {
    highs.push(high);
    lows.push(low);
  }
  const keys = new BigUint64Array(highs.length);
  const halves = new Uint32Array(keys.buffer);
  for (let k = 0; k < keys.length; k += 1) {
    halves[2 * k] = lows.at(k);
    halves[2 * k + 1] = highs.at(k);
  }
  keys.sort();
  const high = (at: number) => halves[2 * at + 1]!;
  return {
    length: keys.length,
    high,
    low: (at) => halves[2 * at]!,
    firstOf(wanted) {
      let [from, to] = [0, keys.length];
      while (from < to) {
        const middle = (from + to) >>> 1;
        if (high(middle) < wanted) from = middle + 1;
        else to = middle;
      }
      return from;
    },
  };
}
