import { writeGeoTiff } from '#raster/index.ts';
import type { PictureCase } from '../../picture-case.ts';
import { cellsOf, classes } from '../../rasters.ts';

const grid = { west: 10, north: 45, cellWidth: 0.01, cellHeight: 0.01, width: 20, height: 14, epsg: 4326 };
const inRing = (column: number, row: number) => Math.hypot(column - 9.5, row - 6.5) < 3.5;

export default {
  title:
    'A round hole of cells without a value (255) shows the land below, and so do cells of class 0 along the left edge and of a class without a colour (9) along the right',
  inputs: {
    'holes.tif': writeGeoTiff(
      cellsOf(grid, (column, row) => (inRing(column, row) ? 255 : column < 2 ? 0 : column > 17 ? 9 : 1 + ((column + row) % 5))),
      grid,
      { noData: 255 },
    ),
  },
  scene: {
    place: { lonLat: [10.13, 44.93], zoom: 11 },
    overlays: [{ file: 'holes.tif', title: 'With holes', legend: [{ value: 0, label: 'nothing', colour: '#000000' }, ...classes] }],
    shown: { basemap: true },
  },
} satisfies PictureCase;
