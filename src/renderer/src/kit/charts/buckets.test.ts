import { expect, test } from 'vitest';
import { between, inBuckets } from './buckets.ts';
import type { ChartSpec } from './chart-spec.ts';

const spec: ChartSpec = {
  labels: ['a', 'b', 'c', 'd', 'e'],
  leftTitle: '',
  partial: [0, 4],
  series: [
    { label: 'min', values: [3, 1, 2, null, -4], kind: 'line', colour: 'band', fold: 'min' },
    { label: 'max', values: [3, 9, 2, null, -4], kind: 'line', colour: 'band', fold: 'max' },
    { label: 'mean', values: [1, 2, null, null, 5], kind: 'line', colour: 'warm', deviations: [1, 2, 3, 4, 5] },
  ],
};

test('neighbours share a place: the least of the minima, the most of the maxima, the mean of the rest', () => {
  const { spec: made, each } = inBuckets(spec, 3);
  expect(each).toBe(2);
  expect(made.labels).toEqual(['a – b', 'c – d', 'e']);
  expect(made.series.map(({ values }) => values)).toEqual([
    [1, 2, -4],
    [9, 2, -4],
    [1.5, null, 5],
  ]);
  expect(made.partial).toEqual([0, 2]);
});
test('few places stay as they are', () => {
  expect(inBuckets(spec, 5).spec).toBe(spec);
});
test('a part keeps what belongs to it', () => {
  const part = between(spec, 3, 4);
  expect(part.labels).toEqual(['d', 'e']);
  expect(part.partial).toEqual([1]);
  expect(part.series[2]).toMatchObject({ values: [null, 5], deviations: [4, 5] });
  expect(between(spec, 0, 4)).toBe(spec);
});
