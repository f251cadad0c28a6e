import type { ChartSeries } from './chart-spec.ts';

/** How a line is told from its neighbours without its colour. */
export interface LineMark {
  /** lengths of strokes and gaps; empty: a whole line */
  dash: readonly number[];
  point: 'circle' | 'triangle' | 'rect' | 'rectRot' | 'crossRot' | 'star';
  /** its place among so many lines */
  place: number;
  of: number;
  /** no other line is beside it */
  isAlone: boolean;
}
const dashes: readonly (readonly number[])[] = [[], [7, 3], [2, 2], [9, 3, 2, 3], [4, 4], [1, 3]];
const points = ['circle', 'triangle', 'rect', 'rectRot', 'crossRot', 'star'] as const;

/** A line of its own, not the edge or the area of a band. */
export const isLine = ({ kind, thin, fillToPrevious }: ChartSeries): boolean => kind === 'line' && !thin && !fillToPrevious;

/** A mark for each series that is a line, null for the others: the first is a whole line, each further one has strokes and points of its own. */
export function lineMarks(series: readonly ChartSeries[]): (LineMark | null)[] {
  const of = series.filter(isLine).length;
  let place = -1;
  return series.map((entry) => {
    if (!isLine(entry)) return null;
    place += 1;
    return { dash: dashes[place % dashes.length]!, point: points[place % points.length]!, place, of, isAlone: of === 1 };
  });
}
