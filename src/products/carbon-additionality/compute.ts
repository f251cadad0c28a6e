export interface AdditionalityRecord { year: number; removals_tco2e: number | null; performance_benchmark: number | null; additionality_tco2e: number | null }

/** Removals beyond the benchmark: removals × (1 - PB); null where PB or the removals are not known. */
export function additionalityRecords(removalsTonnes: number | null, benchmarks: { year: number; performance_benchmark: number | null }[]): AdditionalityRecord[] {
  return benchmarks.map(({ year, performance_benchmark: benchmark }) => ({
    year, removals_tco2e: removalsTonnes, performance_benchmark: benchmark, additionality_tco2e: benchmark === null || removalsTonnes === null ? null : removalsTonnes * (1 - benchmark),
  }));
}
