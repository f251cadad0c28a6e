import type { PictureCase } from '../../picture-case.ts';
import { classes, classRaster } from '../../rasters.ts';

export default {
  title:
    'Taveuni, Fiji: a raster without a seam over the antimeridian, and a parcel kept in two halves as RFC 7946 wants, on both sides of it',
  inputs: {
    'classes.tif': classRaster({ west: 179.8, north: -16.7, cellWidth: 0.02, cellHeight: 0.02, width: 20, height: 12, epsg: 4326 }),
  },
  scene: {
    place: { lonLat: [-179.95, -16.82], zoom: 9.8 },
    overlays: [{ file: 'classes.tif', title: 'Over 180', opacity: 0.7, legend: classes }],
    shown: { basemap: true, graticule: true },
    features: [
      {
        id: 'a',
        label: 'Two halves',
        geometry: {
          type: 'MultiPolygon',
          coordinates: [
            [
              [
                [179.9, -16.76],
                [179.9, -16.88],
                [180, -16.88],
                [180, -16.76],
                [179.9, -16.76],
              ],
            ],
            [
              [
                [-180, -16.76],
                [-180, -16.88],
                [-179.94, -16.88],
                [-179.94, -16.76],
                [-180, -16.76],
              ],
            ],
          ],
        },
      },
    ],
  },
} satisfies PictureCase;
