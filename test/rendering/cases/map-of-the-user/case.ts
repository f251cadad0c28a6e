import { writeGeoTiff } from '#raster/index.ts';
import type { PictureCase } from '../../picture-case.ts';
import { cellsOf } from '../../rasters.ts';

const grid = { west: 500_000, north: 4_650_000, cellWidth: 30, cellHeight: 30, width: 160, height: 110, epsg: 32_632 };

export default {
  title:
    'A grey picture of the user, stretched from black to white from west to east with a white cross in its middle, below a parcel and named in the attribution',
  inputs: {
    'aerial.tif': writeGeoTiff(
      cellsOf(grid, (column, row) => (Math.abs(column - 79.5) < 2 || Math.abs(row - 54.5) < 2 ? 250 : 10 + column)),
      grid,
    ),
  },
  scene: {
    place: { lonLat: [9.0287, 41.9884], zoom: 12.5 },
    basemaps: [{ file: 'aerial.tif', attribution: 'Flight of 1978' }],
    features: [
      {
        id: 'a',
        label: 'Parcel',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [9.01, 41.98],
              [9.02, 41.98],
              [9.02, 41.99],
              [9.01, 41.99],
              [9.01, 41.98],
            ],
          ],
        },
      },
    ],
  },
} satisfies PictureCase;
