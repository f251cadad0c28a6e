export interface AdditionalityRecord {
  year: number;
  removals_tco2e: number | null;
  removals_lower_tco2e: number | null;
  removals_upper_tco2e: number | null;
  performance_benchmark: number | null;
  additionality_tco2e: number | null;
  additionality_lower_tco2e: number | null;
  additionality_upper_tco2e: number | null;
}
/** Growth of the woody area, tonnes CO2e a year. */
export interface Growth {
  value: number | null;
  lower: number | null;
  upper: number | null;
}

/**
 * Removals beyond the benchmark: removals × (1 - PB); null where PB or the growth is not known. The benchmark compares
 * growth since the start, so the removals are those since the start as well: growth × years. Bounds are those of the
 * growth; above a PB of 1, where all are negative, they change places.
 */
export function additionalityRecords(
  growth: Growth,
  startYear: number,
  benchmarks: { year: number; performance_benchmark: number | null }[],
): AdditionalityRecord[] {
  return benchmarks.map(({ year, performance_benchmark: benchmark }) => {
    const [value, lower, upper] = [growth.value, growth.lower, growth.upper].map((yearly) =>
      yearly === null ? null : yearly * (year - startYear),
    ) as [number | null, number | null, number | null];
    const beyond = (removals: number | null) => (benchmark === null || removals === null ? null : removals * (1 - benchmark));
    const [lowest, highest] = benchmark !== null && benchmark > 1 ? [upper, lower] : [lower, upper];
    return {
      year,
      removals_tco2e: value,
      removals_lower_tco2e: lower,
      removals_upper_tco2e: upper,
      performance_benchmark: benchmark,
      additionality_tco2e: beyond(value),
      additionality_lower_tco2e: beyond(lowest),
      additionality_upper_tco2e: beyond(highest),
    };
  });
}
