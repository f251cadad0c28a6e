import { writeGeoTiff } from '#raster/index.ts';
import type { PictureCase } from '../../picture-case.ts';

const grid = { west: 36, north: 0.5, cellWidth: 0.001, cellHeight: 0.001, width: 200, height: 140, epsg: 4326 };
const values = Float32Array.from({ length: grid.width * grid.height }, (_, index) => {
  const [column, row] = [index % grid.width, Math.floor(index / grid.width)];
  return row < 10 ? Number.NaN : -0.2 + (column / (grid.width - 1)) * 1.4;
});

export default {
  title:
    'From brown through white to green, from west to east without steps; ends beyond the ramp keep its last colours; the northern edge has no value',
  inputs: { 'ramp.tif': writeGeoTiff(values, grid, { noData: Number.NaN }) },
  scene: {
    place: { lonLat: [36.1, 0.43], zoom: 11 },
    overlays: [
      {
        file: 'ramp.tif',
        title: 'NDVI',
        ramp: [
          [0, 140, 81, 10],
          [0.5, 245, 245, 245],
          [1, 1, 102, 94],
        ],
      },
    ],
  },
} satisfies PictureCase;
