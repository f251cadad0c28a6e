/** A period of projections or of observed weather, by the day on which it begins; null where nothing is known. */
export interface ComparedPeriod {
  period: string;
  temperature: number | null;
  precipitation: number | null;
}
export interface Comparison {
  periods: number;
  observed: { temperature: number; precipitation: number };
  projected: { temperature: number; precipitation: number };
}

/** Means over the periods that both know whole; null where there is none. */
export function compared(projected: ComparedPeriod[], observed: Map<string, ComparedPeriod>): Comparison | null {
  const sums = { observed: { temperature: 0, precipitation: 0 }, projected: { temperature: 0, precipitation: 0 } };
  let periods = 0;
  for (const projection of projected) {
    const other = observed.get(projection.period);
    if (
      !other ||
      projection.temperature === null ||
      projection.precipitation === null ||
      other.temperature === null ||
      other.precipitation === null
    )
      continue;
    periods += 1;
    sums.projected.temperature += projection.temperature;
    sums.projected.precipitation += projection.precipitation;
    sums.observed.temperature += other.temperature;
    sums.observed.precipitation += other.precipitation;
  }
  if (periods === 0) return null;
  const mean = ({ temperature, precipitation }: { temperature: number; precipitation: number }) => ({
    temperature: temperature / periods,
    precipitation: precipitation / periods,
  });
  return { periods, observed: mean(sums.observed), projected: mean(sums.projected) };
}

/** The difference of two figures as they are shown, so that a reader who subtracts finds the same: 19.4 and 19.3 differ by 0.1, whatever was rounded away. */
export function shownDifference(a: number, b: number, digits: number): number {
  const step = 10 ** digits;
  return (Math.round(a * step) - Math.round(b * step)) / step;
}
