import { writeGeoTiff, type Grid } from '#raster/index.ts';

/** Five colours far apart from one another and from everything else that the map draws. */
export const classes = ['#d7191c', '#fdae61', '#a6d96a', '#2b83ba', '#762a83'].map((colour, index) => ({
  value: index + 1,
  label: `Class ${index + 1}`,
  colour,
}));

/** Classes that change from cell to cell, so that a shift by one cell in any direction shows nearly everywhere. */
export const classOf = (column: number, row: number): number => 1 + ((column * 7 + row * 13 + Math.floor(column / 5) * 3) % 5);

export const cellsOf = ({ width, height }: Pick<Grid, 'width' | 'height'>, value: (column: number, row: number) => number) =>
  Uint8Array.from({ length: width * height }, (_, index) => value(index % width, Math.floor(index / width)));

export const classRaster = (grid: Grid, value = classOf): Uint8Array => writeGeoTiff(cellsOf(grid, value), grid, { noData: 0 });
