import type { PictureCase } from '../../picture-case.ts';
import { classes, classRaster } from '../../rasters.ts';

export default {
  title:
    'Five classes of half a minute in rows that climb to the north-east, with their legend; cells a little taller than wide on a Mercator map at 12 degrees south',
  inputs: {
    'classes.tif': classRaster({ west: 34.9, north: -12, cellWidth: 1 / 120, cellHeight: 1 / 120, width: 24, height: 15, epsg: 4326 }),
  },
  scene: { place: { lonLat: [35, -12.0625], zoom: 10.5 }, overlays: [{ file: 'classes.tif', title: 'Land cover', legend: classes }] },
} satisfies PictureCase;
