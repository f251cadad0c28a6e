import { nearestControls, type Matching, type Plot } from './compute.ts';
import { newcombe, spreadAbove, weightedSample } from './compute-statistics.ts';

/** A plot's index must itself have risen by so much: NDVI of two years differs by less for no reason. Our own choice. */
export const leastRise = 0.05;
/** Fewer plots of open land tell nothing. */
const fewestPlots = 10;

/** The share of the observed open land that was newly wooded by a year, beyond what the same limit finds on controls. */
export interface EstablishedRecord {
  year: number;
  /** share of the open plots, 0..1; null where too few were seen */
  share: number | null;
  lower: number | null;
  upper: number | null;
  /** years of growth of the plots that count, from the season they were first seen in, that season's included; 0 without any */
  meanYears: number;
}

interface Tracked {
  index: Record<number, number>;
  weight: number;
}
const riseOf = ({ index }: Tracked, startYear: number, year: number): number => (index[year] ?? Number.NaN) - index[startYear]!;

/** Weighted share of plots above their limit in a year, how many plots stand behind it, and the mean length of their unbroken runs. */
function sharedRise(plots: Tracked[], limits: Map<number, number>, startYear: number, year: number) {
  let [total, squares, above, years] = [0, 0, 0, 0];
  for (const plot of plots) {
    if (Number.isNaN(riseOf(plot, startYear, year))) continue;
    total += plot.weight;
    squares += plot.weight ** 2;
    if (riseOf(plot, startYear, year) <= limits.get(year)!) continue;
    above += plot.weight;
    years += plot.weight * runUntil(plot, limits, startYear, year);
  }
  return {
    size: squares === 0 ? 0 : total ** 2 / squares,
    share: total === 0 ? 0 : above / total,
    meanYears: above === 0 ? 0 : years / above,
  };
}

/** Years from the first of the unbroken run above the limit that ends in a year. A year without a clear image breaks no run. */
function runUntil(plot: Tracked, limits: Map<number, number>, startYear: number, year: number): number {
  let first = year;
  for (let before = year - 1; before > startYear; before -= 1) {
    const rise = riseOf(plot, startYear, before);
    if (Number.isNaN(rise)) continue;
    if (!limits.has(before) || rise <= limits.get(before)!) break;
    first = before;
  }
  return year - first + 1;
}

/**
 * Newly wooded shares by year. A plot of open land counts in a year when its index has risen since the start by more than the mean of the matched controls and 1.96
 * of their standard deviations, and by at least `leastRise`. Controls pass the same limit by chance, so their share is taken off. Where the interval of the
 * difference reaches 0 the share is 0, and its upper bound stays.
 */
export function establishedRecords(
  project: Plot[],
  candidates: Plot[],
  { controls, balanced }: Matching,
  startYear: number,
  lastYear: number,
): EstablishedRecord[] {
  const uses = new Map<number, number>();
  project.forEach((plot, index) => {
    if (!plot.isOpen) return;
    for (const control of controls.slice(index * nearestControls, (index + 1) * nearestControls))
      if (candidates[control]!.isOpen) uses.set(control, (uses.get(control) ?? 0) + 1);
  });
  const ours: Tracked[] = project.filter(({ isOpen }) => isOpen).map(({ index }) => ({ index, weight: 1 }));
  const theirs: Tracked[] = [...uses].map(([control, weight]) => ({ index: candidates[control]!.index, weight }));
  const years = Array.from({ length: lastYear - startYear }, (_, offset) => startYear + 1 + offset);
  const limits = new Map<number, number>();
  for (const year of years) {
    const seen = theirs.filter((plot) => !Number.isNaN(riseOf(plot, startYear, year)));
    if (seen.length === 0) continue;
    const sample = weightedSample(
      seen.map((plot) => riseOf(plot, startYear, year)),
      seen.map(({ weight }) => weight),
    );
    limits.set(year, Math.max(leastRise, spreadAbove(sample)));
  }
  return years.map((year) => {
    const unknown = { year, share: null, lower: null, upper: null, meanYears: 0 };
    if (!balanced || !limits.has(year)) return unknown;
    const [own, control] = [sharedRise(ours, limits, startYear, year), sharedRise(theirs, limits, startYear, year)];
    if (own.size < fewestPlots || control.size < 1) return unknown;
    const { lower, upper } = newcombe(own, control);
    const isShown = lower > 0;
    return {
      year,
      share: isShown ? own.share - control.share : 0,
      lower: Math.max(0, lower),
      upper: Math.max(0, upper),
      meanYears: own.meanYears,
    };
  });
}
