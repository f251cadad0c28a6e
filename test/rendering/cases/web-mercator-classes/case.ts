import type { PictureCase } from '../../picture-case.ts';
import { classes, classRaster } from '../../rasters.ts';

export default {
  title: 'Square cells of Web Mercator, half transparent over land and graticule',
  inputs: {
    'classes.tif': classRaster({ west: -8_240_000, north: 500_000, cellWidth: 1000, cellHeight: 1000, width: 22, height: 14, epsg: 3857 }),
  },
  scene: {
    place: { lonLat: [-73.888, 4.4227], zoom: 11 },
    overlays: [{ file: 'classes.tif', title: 'Half transparent', opacity: 0.5, legend: classes }],
    shown: { basemap: true, graticule: true },
  },
} satisfies PictureCase;
