import { type AcceptedOverlap } from '#formats/accepted-overlaps.ts';
import { supplierOf } from '#formats/supplier-field.ts';
import type { NotFetched } from '#host/groups/registered/contract.ts';
import {
  leastSharedHectares,
  NumberList,
  ParcelPairFinder,
  type Feature,
  type FoundPairs,
  type GapLimits,
  type Geometry,
  type ParcelPair,
  type ParcelPairKind,
} from '#geo/index.ts';
import { AcceptedFeatures } from './accepted-features.ts';
import { collectGarbage } from './collect-garbage.ts';
import {
  maxReduced,
  orderBy,
  type CountAsked,
  type CountedFeature,
  type CountedFigures,
  type CountedOnceReport,
  type CountedSupplier,
} from './counted-once.ts';
import type { GapsReport } from './gaps.ts';
import type { FeatureReport, MeasuredFile } from './measured-file.ts';
import { SpilledParts } from './spilled-parts.ts';

/** One parcel of a pair as it is told. */
export interface ParcelOfPair {
  file: string;
  /** of the feature in its file, from 0 */
  index: number;
  name: string | null;
  /** who handed it in, where a column says so */
  supplier: string | null;
  area_hectares: number;
  /** of its own land that is shared; null for a point */
  share: number | null;
}
export interface PairReport {
  kind: ParcelPairKind;
  shared_hectares: number;
  /** of a near copy that is the same outline somewhere else */
  moved_metres?: number;
  location: [number, number];
  features: [ParcelOfPair, ParcelOfPair];
  /** that somebody accepts it, by the column of both features; left out where nobody does */
  accepted?: AcceptedOverlap;
}
/** A feature and a registered project that have land in common. */
export interface RegisteredPair extends Omit<PairReport, 'features' | 'accepted'> {
  feature: ParcelOfPair;
  project: { id: string; name: string; area_hectares: number; share: number | null };
}
export type NotComparedProject = NotFetched | NotCompared | 'collection';
/** What the features have in common with the projects of a connection. */
export interface RegisteredReport {
  connection: string;
  /** that the connection lists */
  projects: number;
  compared: number;
  /** projects that the service counts without listing them */
  unlisted: number;
  pairs: RegisteredPair[];
  /** `collection`: its members were compared in its place */
  not_compared: { id: string; name: string; reason: NotComparedProject }[];
}
export interface PairsReport {
  /** false: there are more pairs than were kept */
  complete: boolean;
  pairs: PairReport[];
  not_compared: { file: string; index: number; reason: NotCompared }[];
  registered?: RegisteredReport;
  counted_once?: CountedOnceReport;
  gaps?: GapsReport;
}
type NotCompared = FoundPairs['notCompared'][number]['reason'];

/** Projects of a connection, each with its boundary or why there is none. */
export interface RegisteredProjects {
  connection: string;
  unlisted: number;
  projects: AsyncIterable<{ id: string; name: string } & ({ geometry: Geometry } | { missing: NotFetched | 'collection' })>;
}

export interface PairsAsked {
  /** parts lie in a file instead of in memory */
  isSpilled: boolean;
  toleranceMetres?: number;
  /** decimals that the receiver keeps */
  decimals?: number;
  supplierColumn?: string;
}

/** A collection takes some 50 ms, a hundredth of what so many parcels take. */
const parcelsBetweenCollections = 100_000;

interface Registered {
  /** number of the first project in the finder */
  from: number;
  connection: string;
  unlisted: number;
  listed: number;
  taken: { id: string; name: string }[];
  missing: RegisteredReport['not_compared'];
}

/** Parcels that have land in common, within a file and across files. */
export class PairsOfFiles {
  readonly #finder: ParcelPairFinder;
  readonly #spilled: SpilledParts | null;
  readonly #supplierColumn: string | undefined;
  readonly #starts: number[] = [];
  readonly #suppliers: (string | null)[] = [];
  readonly #numberOfSupplier = new Map<string | null, number>();
  readonly #supplierOf: NumberList;
  readonly #accepted = new AcceptedFeatures();
  #registered: Registered | null = null;

  private constructor(finder: ParcelPairFinder, spilled: SpilledParts | null, supplierColumn: string | undefined) {
    this.#finder = finder;
    this.#spilled = spilled;
    this.#supplierColumn = supplierColumn;
    this.#supplierOf = new NumberList(Uint32Array, spilled?.shelf);
  }

  static async create({ isSpilled, toleranceMetres, decimals, supplierColumn }: PairsAsked): Promise<PairsOfFiles> {
    const spilled = isSpilled ? new SpilledParts() : null;
    const finder = await ParcelPairFinder.create({
      ...(spilled ? { store: spilled } : {}),
      ...(toleranceMetres === undefined ? {} : { toleranceMetres }),
      ...(decimals === undefined ? {} : { decimals }),
    });
    return new PairsOfFiles(finder, spilled, supplierColumn);
  }

  /** What is taken from now on is of one more file, also where it turns out that it cannot be read to its end. */
  beginFile(): void {
    this.#starts.push(this.#finder.count);
  }

  take({ geometry, properties }: Feature, { area_hectares: hectares, perimeter_m: perimeter, valid }: FeatureReport): void {
    this.#accepted.take(this.#finder.count, properties, perimeter);
    this.#finder.add(geometry, hectares === null ? undefined : { hectares, valid });
    const supplier = supplierOf(properties, this.#supplierColumn);
    let number = this.#numberOfSupplier.get(supplier);
    if (number === undefined) {
      number = this.#suppliers.push(supplier) - 1;
      this.#numberOfSupplier.set(supplier, number);
    }
    this.#supplierOf.push(number);
  }

  /** Takes registered land, to hold all features against it; call it once, behind the last feature. */
  async takeRegistered({ connection, unlisted, projects }: RegisteredProjects): Promise<void> {
    this.#finder.beginReferences();
    const registered: Registered = { from: this.#finder.count, connection, unlisted, listed: 0, taken: [], missing: [] };
    this.#registered = registered;
    for await (const { id, name, ...land } of projects) {
      registered.listed += 1;
      if ('missing' in land) registered.missing.push({ id, name, reason: land.missing });
      else {
        registered.taken.push({ id, name });
        this.#finder.add(land.geometry);
      }
    }
  }

  /** `files` in the order in which they were begun; null for one that could not be read, whose parcels are in no pair. */
  async find(
    files: (MeasuredFile | null)[],
    { count, gaps: gapsAsked }: { count?: CountAsked; gaps?: GapLimits } = {},
  ): Promise<PairsReport> {
    const found = await this.#finder.find(this.#spilled ? { onProgress: this.#collecting() } : {});
    const counted = count && this.#countedOnce(count, files);
    const gaps = gapsAsked && (await this.#gaps(gapsAsked, files));
    this.#spilled?.close();
    const firstProject = this.#registered?.from ?? Infinity;
    const isOfProject = ({ second }: ParcelPair) => second >= firstProject;
    const isRead = (parcel: number) => parcel >= firstProject || files[this.#fileOf(parcel)] !== null;
    const pairs = found.pairs.filter(({ first, second }) => isRead(first) && isRead(second));
    const names = this.#namesOf(new Set(pairs.flatMap(({ first, second }) => [first, second])), files);
    const parcelOf = (parcel: number, hectares: number, { sharedHectares }: ParcelPair): ParcelOfPair => ({
      ...this.#placeOf(parcel, files),
      name: names.get(parcel) ?? null,
      supplier: this.#suppliers[this.#supplierOf.at(parcel)]!,
      area_hectares: hectares,
      share: hectares > 0 ? sharedHectares / hectares : null,
    });
    return {
      complete: found.isComplete,
      pairs: pairs
        .filter((pair) => !isOfProject(pair))
        .map((pair) => ({
          ...figuresOf(pair),
          features: [parcelOf(pair.first, pair.firstHectares, pair), parcelOf(pair.second, pair.secondHectares, pair)],
          ...this.#accepted.of(pair),
        })),
      not_compared: found.notCompared
        .filter(({ index }) => index < firstProject && isRead(index))
        .map(({ index, reason }) => ({ ...this.#placeOf(index, files), reason })),
      ...(this.#registered
        ? {
            registered: registeredReport(this.#registered, found, pairs.filter(isOfProject), (pair) =>
              parcelOf(pair.first, pair.firstHectares, pair),
            ),
          }
        : {}),
      ...(counted ? { counted_once: counted } : {}),
      ...(gaps ? { gaps } : {}),
    };
  }

  /** Gives back what the union of each file took, and then the parts that were read and put away, which V8 would keep until they fill its heap several times. */
  #collecting(): (share: number) => void {
    collectGarbage();
    let collectedAt = 0;
    return (share) => {
      const swept = share * this.#finder.count;
      if (swept - collectedAt < parcelsBetweenCollections) return;
      collectedAt = swept;
      collectGarbage();
    };
  }

  async #gaps(asked: GapLimits, files: (MeasuredFile | null)[]): Promise<GapsReport> {
    const { gaps, isComplete, notSearched } = await this.#finder.gaps(asked, { isTaken: (parcel) => files[this.#fileOf(parcel)] !== null });
    const names = this.#namesOf(new Set(gaps.flatMap(({ parcels }) => parcels)), files);
    return {
      most_width_metres: asked.widthMetres,
      most_hectares: asked.mostHectares,
      complete: isComplete,
      not_searched_count: notSearched,
      gaps: gaps.map(({ kind, hectares, widthMetres, location, parcels, geometry }) => ({
        kind,
        hectares,
        width_metres: widthMetres,
        location,
        features: parcels.map((parcel) => ({ ...this.#placeOf(parcel, files), name: names.get(parcel) ?? null })),
        geometry,
      })),
    };
  }

  #countedOnce(asked: CountAsked, files: (MeasuredFile | null)[]): CountedOnceReport {
    const supplierOf = (parcel: number) => this.#suppliers[this.#supplierOf.at(parcel)]!;
    const keepsBefore = orderBy(asked, this.#suppliers, (parcel) => this.#finder.hectaresOf(parcel), supplierOf);
    const told = { rule: asked.rule, ...(asked.rule === 'suppliers' ? { supplier_order: asked.supplierOrder } : {}) };
    const isRead = (parcel: number) => files[this.#fileOf(parcel)] !== null;
    try {
      return { ...told, figures: this.#figuresOf(this.#finder.countOnce(keepsBefore, isRead), files) };
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return { ...told, figures: null };
    }
  }

  #figuresOf(counted: Float64Array, files: (MeasuredFile | null)[]): CountedFigures {
    const place = (parcel: number): CountedFeature => ({
      ...this.#placeOf(parcel, files),
      supplier: this.#suppliers[this.#supplierOf.at(parcel)]!,
      area_hectares: this.#finder.hectaresOf(parcel),
      counted_hectares: counted[parcel]!,
    });
    const read = [...counted.keys()].filter((parcel) => files[this.#fileOf(parcel)] !== null);
    const suppliers = new Map<string | null, CountedSupplier>();
    const reduced: number[] = [];
    let [all, sum] = [0, 0];
    for (const parcel of read) {
      const { supplier, area_hectares: own, counted_hectares: kept } = place(parcel);
      const of = suppliers.get(supplier) ?? { supplier, feature_count: 0, area_hectares: 0, counted_hectares: 0 };
      suppliers.set(supplier, of);
      of.feature_count += 1;
      of.area_hectares += own;
      of.counted_hectares += kept;
      all += kept;
      sum += own;
      if (own - kept >= leastSharedHectares) reduced.push(parcel);
    }
    const first = reduced.slice(0, maxReduced);
    const names = this.#namesOf(new Set(first), files);
    return {
      area_hectares: all,
      sum_area_hectares: sum,
      suppliers: [...suppliers.values()],
      features: {
        *[Symbol.iterator]() {
          for (const parcel of read) yield place(parcel);
        },
      },
      reduced: { count: reduced.length, first: first.map((parcel) => ({ ...place(parcel), name: names.get(parcel) ?? null })) },
    };
  }

  #fileOf(parcel: number): number {
    let file = this.#starts.length - 1;
    while (this.#starts[file]! > parcel) file -= 1;
    return file;
  }
  #placeOf(parcel: number, files: (MeasuredFile | null)[]): { file: string; index: number } {
    const file = this.#fileOf(parcel);
    return { file: files[file]!.file, index: parcel - this.#starts[file]! };
  }

  /** Names of the parcels that are told: of a large file they are known only once all of it was read. */
  #namesOf(asked: ReadonlySet<number>, files: (MeasuredFile | null)[]): Map<number, string | null> {
    const names = new Map<number, string | null>();
    if (asked.size === 0) return names;
    for (const [file, measured] of files.entries()) {
      if (!measured) continue;
      for (const { index, name } of measured.features) {
        const parcel = this.#starts[file]! + index;
        if (asked.has(parcel)) names.set(parcel, name);
      }
    }
    return names;
  }
}

const figuresOf = ({ kind, sharedHectares, movedMetres, location }: ParcelPair): Omit<PairReport, 'features' | 'accepted'> => ({
  kind,
  shared_hectares: sharedHectares,
  ...(movedMetres === undefined ? {} : { moved_metres: movedMetres }),
  location,
});

function registeredReport(
  { from, connection, unlisted, listed, taken, missing }: Registered,
  { notCompared }: FoundPairs,
  pairs: ParcelPair[],
  featureOf: (pair: ParcelPair) => ParcelOfPair,
): RegisteredReport {
  const left = notCompared.flatMap(({ index, reason }) => (index < from ? [] : [{ ...taken[index - from]!, reason }]));
  return {
    connection,
    projects: listed,
    compared: taken.length - left.length,
    unlisted,
    pairs: pairs.map((pair) => ({
      ...figuresOf(pair),
      feature: featureOf(pair),
      project: {
        ...taken[pair.second - from]!,
        area_hectares: pair.secondHectares,
        share: pair.secondHectares > 0 ? pair.sharedHectares / pair.secondHectares : null,
      },
    })),
    not_compared: [...missing, ...left],
  };
}
