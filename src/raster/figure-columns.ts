import type { ShapeStatistics } from './shape-statistics.ts';

/** What the columns of figures are called after the name of a raster (`dem_mean`), in files as in the window. */
export const figureColumns = {
  mean: 'mean',
  median: 'median',
  standardDeviation: 'standard_deviation',
  min: 'min',
  max: 'max',
  hectares: 'hectares',
  noDataHectares: 'no_data_hectares',
  outsideHectares: 'outside_hectares',
  cellCount: 'cells',
} as const satisfies Record<Exclude<keyof ShapeStatistics, 'classes' | 'above'>, string>;
export type ColumnFigure = keyof typeof figureColumns;
