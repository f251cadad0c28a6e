import { transfer } from 'comlink';
import {
  fromWkb,
  orderOfRanks,
  orderOfRule,
  ParcelPairFinder,
  toWkb,
  unionAreaHectares,
  type ChosenKeeper,
  type FoundGaps,
  type FoundPairs,
  type GapLimits,
  type Geometry,
  type KeepRule,
  type ParcelPair,
} from '#geo/index.ts';
import { inOnePiece } from './packed-bytes.ts';

/** Some shapes on their way into the worker: bytes of all, how many each has, and what is known of each (hectares NaN where it is not measured). Bytes cross without a copy. */
export interface PackedShapes {
  bytes: Uint8Array;
  /** 0 for a shape without a geometry */
  lengths: Uint32Array;
  hectares: Float64Array;
  valid: Uint8Array;
}

/** Gaps on their way out of the worker: figures and bytes of all, and how many each has. */
export interface PackedGaps {
  isComplete: boolean;
  notSearched: number;
  isEnclosed: Uint8Array;
  hectares: Float64Array;
  widthMetres: Float64Array;
  /** longitude and latitude of each */
  locations: Float64Array;
  /** numbers of the shapes around each, one list after another */
  parcels: Uint32Array;
  parcelCounts: Uint32Array;
  /** geometries, one after another */
  bytes: Uint8Array;
  lengths: Uint32Array;
}

/** A hundred thousand gaps would take the window seconds as objects. */
function packedGaps({ gaps, isComplete, notSearched }: FoundGaps): PackedGaps {
  const { bytes, lengths } = inOnePiece(gaps.map(({ geometry }) => toWkb(geometry)));
  const found: PackedGaps = {
    isComplete,
    notSearched,
    isEnclosed: Uint8Array.from(gaps, ({ kind }) => Number(kind === 'enclosed')),
    hectares: Float64Array.from(gaps, (gap) => gap.hectares),
    widthMetres: Float64Array.from(gaps, (gap) => gap.widthMetres),
    locations: Float64Array.from(gaps.flatMap(({ location }) => location)),
    parcels: Uint32Array.from(gaps.flatMap(({ parcels }) => parcels)),
    parcelCounts: Uint32Array.from(gaps, ({ parcels }) => parcels.length),
    bytes,
    lengths,
  };
  const { isEnclosed, hectares, widthMetres, locations, parcels, parcelCounts } = found;
  const buffers = [isEnclosed, hectares, widthMetres, locations, parcels, parcelCounts, bytes, lengths];
  return transfer(
    found,
    buffers.map(({ buffer }) => buffer as ArrayBuffer),
  );
}

/** Who keeps the land that pairs share, and what is left to each shape; no hectares where the shapes cannot be laid together. */
export interface CountedOnce {
  /** by pair, as they were found: 1 where the first of both keeps it */
  firstKeeps: Uint8Array;
  hectares: Float64Array | null;
}

function countedOnce(
  finder: ParcelPairFinder,
  pairs: readonly ParcelPair[],
  rule: KeepRule | Uint32Array,
  chosen: readonly ChosenKeeper[],
): CountedOnce {
  const order = typeof rule === 'string' ? orderOfRule(rule, (shape) => finder.hectaresOf(shape)) : orderOfRanks((shape) => rule[shape]!);
  const keeps = finder.keeping(order, chosen);
  const firstKeeps = Uint8Array.from(pairs, ({ first, second }) => Number(keeps(first, second)));
  try {
    return { firstKeeps, hectares: finder.countOnce(keeps) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { firstKeeps, hectares: null };
  }
}

/** What a worker of its own does for the shapes that are open, one search a worker: it is ended to stop it. Ordinary functions, tested as such. */
export function parcelPairsWork() {
  const geometries: (Geometry | null)[] = [];
  const hectares: number[] = [];
  /** in a pair, or with parts that may overlap each other */
  const together = new Set<number>();
  let finder: Promise<ParcelPairFinder> | null = null;
  let pairs: ParcelPair[] = [];
  return {
    /** Before anything is taken: pairs are of a shape with a reference alone. */
    async onlyWithReferences(): Promise<void> {
      finder = ParcelPairFinder.create({ onlyWithReferences: true });
      await finder;
    },
    /** What is taken from now on is land that is registered. */
    async beginReferences(): Promise<void> {
      finder ??= ParcelPairFinder.create();
      (await finder).beginReferences();
    },
    async take({ bytes, lengths, hectares: measured, valid }: PackedShapes): Promise<void> {
      finder ??= ParcelPairFinder.create();
      const into = await finder;
      let at = 0;
      for (const [k, length] of lengths.entries()) {
        const geometry = length === 0 ? null : fromWkb(bytes.subarray(at, at + length));
        at += length;
        const area = measured[k]!;
        if (geometry && valid[k] === 0) together.add(geometries.length);
        into.add(geometry, Number.isNaN(area) ? undefined : { hectares: area, valid: valid[k] === 1 });
        geometries.push(geometry);
        hectares.push(Number.isNaN(area) ? 0 : area);
      }
    },
    async find(onProgress?: (share: number) => void): Promise<FoundPairs> {
      finder ??= ParcelPairFinder.create();
      const found = await (await finder).find(onProgress ? { onProgress } : {});
      ({ pairs } = found);
      for (const { first, second } of pairs) together.add(first).add(second);
      return found;
    },
    /** Land that shapes share given to one of them each, by a rule (or by ranks of the shapes, the smallest first) and by hand. Asked for after the pairs. Rejects where choices contradict each other. */
    async count(rule: KeepRule | Uint32Array, chosen: ChosenKeeper[]): Promise<CountedOnce> {
      return countedOnce(await (finder ??= ParcelPairFinder.create()), pairs, rule, chosen);
    },
    /** Land of nobody between the shapes. */
    async gaps(limits: GapLimits, onProgress?: (share: number) => void): Promise<PackedGaps> {
      finder ??= ParcelPairFinder.create();
      return packedGaps(await (await finder).gaps(limits, onProgress ? { onProgress } : {}));
    },
    /** Hectares of all land, shared land counted once. Asked for after the pairs: shapes that share nothing are only added up. */
    async union(): Promise<number> {
      let sum = 0;
      for (const [k, area] of hectares.entries()) if (!together.has(k)) sum += area;
      const shared = [...together].sort((a, b) => a - b).flatMap((k) => geometries[k] ?? []);
      return shared.length === 0 ? sum : sum + (await unionAreaHectares(shared));
    },
  };
}
export type ParcelPairsWork = ReturnType<typeof parcelPairsWork>;
