import { fromWkb, ParcelPairFinder, unionAreaHectares, type FoundPairs, type Geometry } from '#geo/index.ts';

/** Some shapes on their way into the worker: bytes of all, how many each has, and what is known of each (hectares NaN where it is not measured). Bytes cross without a copy. */
export interface PackedShapes {
  bytes: Uint8Array;
  /** 0 for a shape without a geometry */
  lengths: Uint32Array;
  hectares: Float64Array;
  valid: Uint8Array;
}

/** What a worker of its own does for the shapes that are open, one search a worker: it is ended to stop it. Ordinary functions, tested as such. */
export function parcelPairsWork() {
  const geometries: (Geometry | null)[] = [];
  const hectares: number[] = [];
  /** in a pair, or with parts that may overlap each other */
  const together = new Set<number>();
  let finder: Promise<ParcelPairFinder> | null = null;
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
      for (const { first, second } of found.pairs) together.add(first).add(second);
      return found;
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
