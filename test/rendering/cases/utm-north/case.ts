import { placeOfCell } from '../../screen.ts';
import type { PictureCase } from '../../picture-case.ts';
import { classes, classRaster } from '../../rasters.ts';

const grid = { west: 250_000, north: 6_700_000, cellWidth: 20, cellHeight: 20, width: 24, height: 16, epsg: 32_636 };

export default {
  title:
    "At 60 degrees north and far west of its zone's middle the raster is turned counter-clockwise by 4 degrees (convergence: 4.55 degrees of longitude times the sine of the latitude), its cells stay square; a parcel along its cells is turned with it",
  inputs: { 'classes.tif': classRaster(grid) },
  scene: {
    place: { lonLat: placeOfCell(grid, 16, 8), zoom: 15 },
    overlays: [{ file: 'classes.tif', title: 'UTM zone 36 north', legend: classes }],
    features: [
      {
        id: 'a',
        label: 'Along the cells',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [4, 4],
              [4, 12],
              [18, 12],
              [18, 4],
              [4, 4],
            ].map(([column, row]) => placeOfCell(grid, column!, row!)),
          ],
        },
      },
    ],
  },
} satisfies PictureCase;
