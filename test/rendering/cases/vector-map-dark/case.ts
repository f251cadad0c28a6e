import { madeUpRegion, vectorArchive } from '../../../helpers/vector-archive.ts';
import type { PictureCase } from '../../picture-case.ts';

export default {
  title:
    'Roads with casings and names, a river and a lake with blue names, a forest, a dashed border and two places with dots, from vector tiles, dark',
  inputs: { 'region.pmtiles': vectorArchive(madeUpRegion, { minZoom: 0, maxZoom: 13, attribution: 'Made-up region' }) },
  scene: {
    place: { lonLat: [35.006, 1.046], zoom: 14 },
    basemaps: [{ file: 'region.pmtiles' }],
    dark: true,
  },
} satisfies PictureCase;
