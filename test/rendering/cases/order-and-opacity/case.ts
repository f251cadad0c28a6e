import type { PictureCase } from '../../picture-case.ts';
import { classRaster } from '../../rasters.ts';

const grid = { west: 20, north: 50, cellWidth: 0.01, cellHeight: 0.01, width: 12, height: 8, epsg: 4326 };
const whole = (bytes: number) => classRaster(grid, () => bytes);

export default {
  title: 'Red below, yellow half over it to the south-east, a third one hidden; the legend names the two that are seen',
  inputs: { 'red.tif': whole(1), 'yellow.tif': classRaster({ ...grid, west: 20.04, north: 49.97 }, () => 1), 'hidden.tif': whole(1) },
  scene: {
    place: { lonLat: [20.08, 49.945], zoom: 11 },
    overlays: [
      { file: 'red.tif', title: 'Red', legend: [{ value: 1, label: 'red', colour: '#c8102e' }] },
      { file: 'yellow.tif', title: 'Yellow', opacity: 0.5, legend: [{ value: 1, label: 'yellow', colour: '#ffd100' }] },
      { file: 'hidden.tif', title: 'Hidden', visible: false, legend: [{ value: 1, label: 'blue', colour: '#0033a0' }] },
    ],
  },
} satisfies PictureCase;
