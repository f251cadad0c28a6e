import { writeGeoTiff } from '#raster/index.ts';
import { placeOfCell } from '../../screen.ts';
import type { PictureCase } from '../../picture-case.ts';
import { cellsOf, classes } from '../../rasters.ts';

const grid = { west: 300_000, north: 5_500_000, cellWidth: 20, cellHeight: 20, width: 3000, height: 2400, epsg: 32_633 };

export default {
  title: 'Blocks of 300 cells a side, drawn from overviews: clean edges, no stripes, none of the 8 rows or 10 columns missing',
  inputs: {
    'blocks.tif': writeGeoTiff(
      cellsOf(grid, (column, row) => 1 + ((Math.floor(column / 300) * 2 + Math.floor(row / 300)) % 5)),
      grid,
      { noData: 0 },
    ),
  },
  scene: {
    place: { lonLat: placeOfCell(grid, 2100, 1200), zoom: 8.6 },
    overlays: [{ file: 'blocks.tif', title: 'Blocks', legend: classes }],
  },
} satisfies PictureCase;
