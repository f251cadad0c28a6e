import { placeOfCell } from '../../screen.ts';
import type { PictureCase } from '../../picture-case.ts';
import { classes, classRaster } from '../../rasters.ts';

const grid = { west: 700_000, north: 8_000_000, cellWidth: 20, cellHeight: 20, width: 24, height: 16, epsg: 32_736 };

/** The same picture with its raster so many metres further east. */
export const withWest = (metres: number): PictureCase => ({
  title: 'In the southern hemisphere northings count from 10,000 km down; a parcel with a hole along the cells shows them through the hole',
  inputs: { 'classes.tif': classRaster({ ...grid, west: grid.west + metres }) },
  scene: {
    place: { lonLat: placeOfCell(grid, 16, 8), zoom: 16 },
    overlays: [{ file: 'classes.tif', title: 'UTM zone 36 south', legend: classes }],
    features: [
      {
        id: 'a',
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
            [
              [8, 6],
              [14, 6],
              [14, 10],
              [8, 10],
              [8, 6],
            ].map(([column, row]) => placeOfCell(grid, column!, row!)),
          ],
        },
      },
    ],
  },
});
export default withWest(0);
