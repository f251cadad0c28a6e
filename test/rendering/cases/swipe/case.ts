import type { PictureCase } from '../../picture-case.ts';
import { classRaster } from '../../rasters.ts';

const grid = { west: 20, north: 50, cellWidth: 0.01, cellHeight: 0.01, width: 16, height: 8, epsg: 4326 };
const inputs = { 'before.tif': classRaster(grid, () => 1), 'after.tif': classRaster(grid, () => 1) };

export default {
  title: 'Before (green) left of the line, after (red) right of it, the line in the middle of the map with its handle',
  inputs,
  scene: {
    place: { lonLat: [20.08, 49.96], zoom: 11 },
    overlays: [
      { file: 'before.tif', title: 'Before', side: 'left', legend: [{ value: 1, label: 'forest', colour: '#1b7837' }] },
      { file: 'after.tif', title: 'After', side: 'right', legend: [{ value: 1, label: 'lost', colour: '#b2182b' }] },
    ],
  },
} satisfies PictureCase;
