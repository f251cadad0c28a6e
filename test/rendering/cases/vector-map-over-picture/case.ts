import { writePng } from '#raster/png.ts';
import { madeUpRegion, vectorArchive } from '../../../helpers/vector-archive.ts';
import type { PictureCase } from '../../picture-case.ts';

const side = 96;
/** dark forest and bright fields in a chequer */
const land = writePng(
  Uint8Array.from({ length: side * side * 4 }, (_, at) => {
    const [column, row] = [Math.floor(at / 4) % side, Math.floor(at / 4 / side)];
    const isField = (Math.floor(column / 12) + Math.floor(row / 12)) % 2 === 0;
    return (isField ? [196, 178, 128, 255] : [34, 58, 30, 255])[at % 4]!;
  }),
  side,
  side,
);

export default {
  title:
    'Over a chequer of dark and bright land, which stays visible: the same roads, river and names with halos, and no areas of the vector map',
  inputs: {
    'land.png': land,
    'region.pmtiles': vectorArchive(madeUpRegion, { minZoom: 0, maxZoom: 13, attribution: 'Made-up region' }),
  },
  scene: {
    place: { lonLat: [35.006, 1.046], zoom: 14 },
    basemaps: [
      { file: 'land.png', box: { west: 34.98, south: 1.02, east: 35.032, north: 1.072 }, attribution: 'Image of 1 May' },
      { file: 'region.pmtiles' },
    ],
  },
} satisfies PictureCase;
