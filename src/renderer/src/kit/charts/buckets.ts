import type { ChartSeries, ChartSpec } from './chart-spec.ts';

const folds = {
  mean: (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length,
  min: (values: number[]) => values.reduce((least, value) => Math.min(least, value)),
  max: (values: number[]) => values.reduce((most, value) => Math.max(most, value)),
};

/** The part of a chart between two points, both included. */
export function between(spec: ChartSpec, first: number, last: number): ChartSpec {
  if (first <= 0 && last >= spec.labels.length - 1) return spec;
  const part = <T>(list: T[]) => list.slice(first, last + 1);
  return {
    ...spec,
    labels: part(spec.labels),
    ...(spec.partial ? { partial: spec.partial.map((place) => place - first).filter((place) => place >= 0 && place <= last - first) } : {}),
    series: spec.series.map((entry) => ({
      ...entry,
      values: part(entry.values),
      ...(entry.deviations ? { deviations: part(entry.deviations) } : {}),
    })),
  };
}

/**
 * At most `most` places: so many neighbours share one that more would not be told apart. Every series keeps the same places, so that what stands above one another
 * belongs together. A place shows the least of a minimum, the most of a maximum, the mean of the rest, over what is known; null where nothing is.
 */
export function inBuckets(spec: ChartSpec, most: number): { spec: ChartSpec; each: number } {
  const count = spec.labels.length;
  const each = Math.ceil(count / Math.max(1, most));
  if (each <= 1) return { spec, each: 1 };
  const starts = Array.from({ length: Math.ceil(count / each) }, (_, bucket) => bucket * each);
  const folded = ({ values, fold = 'mean' }: ChartSeries) =>
    starts.map((start) => {
      const known = values.slice(start, start + each).filter((value): value is number => value !== null);
      return known.length === 0 ? null : folds[fold](known);
    });
  const { partial, ...rest } = spec;
  return {
    each,
    spec: {
      ...rest,
      labels: starts.map((start) => {
        const last = Math.min(count, start + each) - 1;
        return last === start ? spec.labels[start]! : `${spec.labels[start]!} – ${spec.labels[last]!}`;
      }),
      series: spec.series.map((entry) => ({ ...entry, values: folded(entry) })),
      ...(partial ? { partial: [...new Set(partial.map((place) => Math.floor(place / each)))] } : {}),
    },
  };
}
