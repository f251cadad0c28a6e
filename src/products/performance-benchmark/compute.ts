import {
  covariance,
  halfWidth,
  inverse,
  mahalanobis,
  sampleOf,
  standardisedMeanDifference,
  weightedSample,
  welchP,
  type Sample,
} from './compute-statistics.ts';

/** A plot: its covariates at the start, its stocking index by year (NaN where no clear image shows it), and whether it was open land at the start. */
export interface Plot {
  covariates: number[];
  index: Record<number, number>;
  isOpen: boolean;
}

export const nearestControls = 5;
/** Above this a covariate's standardised mean difference means that controls are not like the project (Rubin 2001). */
const maxDifference = 0.25;
const significant = 0.05;

/** Chance that is the same for the same text: mulberry32 seeded by an FNV-1a hash. Numbers in [0, 1). */
export function chance(text: string): () => number {
  let state = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1) state = Math.imul(state ^ text.charCodeAt(index), 16_777_619);
  return () => {
    state = (state + 0x6d2b_79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export interface Matching {
  controls: number[];
  covariates: { name: string; smd: number }[];
  balanced: boolean;
}

/** The numbers of the candidates that lie nearest, the nearest first; of two as near the first. */
function nearest(point: number[], candidates: number[][], apart: (one: number[], other: number[]) => number): number[] {
  const found: { index: number; distance: number }[] = [];
  for (const [index, candidate] of candidates.entries()) {
    const distance = apart(point, candidate);
    if (found.length === nearestControls && !(distance < found.at(-1)!.distance)) continue;
    const place = found.findIndex((one) => distance < one.distance);
    found.splice(place < 0 ? found.length : place, 0, { index, distance });
    if (found.length > nearestControls) found.pop();
  }
  return found.map(({ index }) => index);
}

/** For every project plot its five nearest candidates by Mahalanobis distance, with replacement. Covariates that do not vary cannot tell plots apart and are left out. */
export function matchControls(project: Plot[], candidates: Plot[], names: string[]): Matching {
  const all = [...project, ...candidates].map(({ covariates }) => covariates);
  const spreads = covariance(all);
  const used = names.map((_, index) => index).filter((index) => spreads[index]![index]! > 1e-12);
  const reduced = (plot: Plot) => used.map((index) => plot.covariates[index]!);
  const inverted = inverse(used.map((row) => used.map((column) => spreads[row]![column]!)));
  const points = candidates.map(reduced);
  const apart = (one: number[], other: number[]) =>
    inverted ? mahalanobis(one, other, inverted) : one.reduce((sum, value, place) => sum + (value - other[place]!) ** 2, 0);
  const controls = project.flatMap((plot) => nearest(reduced(plot), points, apart));
  const covariates = names.map((name, index) => ({
    name,
    smd: standardisedMeanDifference(
      project.map((plot) => plot.covariates[index]!),
      controls.map((control) => candidates[control]!.covariates[index]!),
    ),
  }));
  return { controls, covariates, balanced: covariates.every(({ smd }) => Math.abs(smd) <= maxDifference) };
}

export interface BenchmarkRecord {
  year: number;
  project_si: number | null;
  control_si: number | null;
  performance_benchmark: number | null;
  performance_benchmark_lower: number | null;
  performance_benchmark_upper: number | null;
  p_value: number | null;
}
const unknownBenchmark = { performance_benchmark: null, performance_benchmark_lower: null, performance_benchmark_upper: null };

const share = (value: number): number => Math.min(1, Math.max(0, value));

/**
 * PB and its bounds: the bounds take both growths at the ends of their 95 % intervals that are farthest apart and nearest, so they are wider than 95 %. Null where
 * the project did not grow. Where the two growths do not differ PB is 1, and its lower bound stays that of the ratio.
 */
function benchmarkOf(project: Sample, controls: Sample, p: number): Pick<BenchmarkRecord, keyof typeof unknownBenchmark> {
  const [gain, control] = [project.mean, controls.mean];
  if (gain <= 0) return unknownBenchmark;
  const [gainHalf, controlHalf] = [halfWidth(project), halfWidth(controls)];
  const lower = share((control - controlHalf) / (gain + gainHalf));
  const upper = gain > gainHalf ? share((control + controlHalf) / (gain - gainHalf)) : 1;
  return p > significant
    ? { performance_benchmark: 1, performance_benchmark_lower: lower, performance_benchmark_upper: 1 }
    : { performance_benchmark: share(control / gain), performance_benchmark_lower: lower, performance_benchmark_upper: upper };
}

/**
 * PB of a year: growth of the controls' index since the start over that of the project's, within 0 and 1; null where the project did not grow or plots were not
 * seen; 1 where the two growths do not differ significantly (Welch, p > 0.05). Null throughout when the controls are unlike the project.
 */
export function benchmarkRecords(
  project: Plot[],
  candidates: Plot[],
  { controls, balanced }: Matching,
  startYear: number,
  lastYear: number,
): BenchmarkRecord[] {
  const mean = (values: number[]) => (values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length);
  const matched = controls.map((control) => candidates[control]!);
  const uses = new Map<number, number>();
  for (const control of controls) uses.set(control, (uses.get(control) ?? 0) + 1);
  return Array.from({ length: lastYear - startYear }, (_, offset) => {
    const year = startYear + 1 + offset;
    const seen = (plots: Plot[]) =>
      plots.filter(({ index }) => !Number.isNaN(index[year] ?? Number.NaN) && !Number.isNaN(index[startYear] ?? Number.NaN));
    const growth = (plots: Plot[]) => seen(plots).map(({ index }) => index[year]! - index[startYear]!);
    const [ours, theirs] = [growth(project), growth(matched)];
    const [gain, control] = [mean(ours), mean(theirs)];
    const record = {
      year,
      project_si: mean(seen(project).map(({ index }) => index[year]!)),
      control_si: mean(seen(matched).map(({ index }) => index[year]!)),
    };
    if (!balanced || gain === null || control === null) return { ...record, ...unknownBenchmark, p_value: null };
    // One control may be the neighbour of many plots; counted as often it would look like many that agree.
    const distinct = [...uses.keys()].filter((index) => seen([candidates[index]!]).length > 0);
    const samples = [
      sampleOf(ours),
      weightedSample(
        growth(distinct.map((index) => candidates[index]!)),
        distinct.map((index) => uses.get(index)!),
      ),
    ] as const;
    const p = welchP(...samples);
    return { ...record, ...benchmarkOf(...samples, p), p_value: p };
  });
}
