import { expect, test } from 'vitest';
import type { ChartSeries } from './chart-spec.ts';
import { lineMarks } from './line-marks.ts';

const line = (more: Partial<ChartSeries> = {}): ChartSeries => ({ label: 'x', values: [], kind: 'line', colour: 'ink', ...more });

test('no two lines of a chart have the same strokes and points, so that colour is never the only mark', () => {
  const marks = lineMarks(Array.from({ length: 6 }, () => line()));
  expect(new Set(marks.map((mark) => JSON.stringify([mark!.dash, mark!.point]))).size).toBe(6);
  expect(new Set(marks.map((mark) => JSON.stringify(mark!.dash))).size).toBe(6);
});
test('bars and bands have none, and a line beside them is whole', () => {
  const marks = lineMarks([line({ thin: true }), line({ thin: true, fillToPrevious: true }), line(), line({ kind: 'bar' })]);
  expect(marks.map((mark) => mark?.dash ?? null)).toEqual([null, null, [], null]);
  expect(marks[2]!.isAlone).toBe(true);
});
