import type { Dataset } from './data-access.ts';
import { upperLeftUnpadded } from './tile-names.ts';
import type { TiledRaster } from './tiles.ts';

/** JRC Global Surface Water, Pekel et al. 2016, Nature 540:418-422: months of water a year from Landsat, 30 m. */
export const gsw: Dataset = {
  id: 'gsw',
  title: 'JRC Global Surface Water',
  version: '1.5 (2024)',
  licence: 'free of charge, with attribution',
  attribution: 'Source: EC JRC/Google (Pekel et al. 2016)',
  homepage: 'https://global-surface-water.appspot.com',
  baseUrls: { tiles: 'https://storage.googleapis.com/water-world/download2024/VER1-5' },
  parallel: 4,
};
/** months with water, 0..12; 255 no data. No list of these tiles is documented: whether the folder still holds is told by a tile that must be there. */
export const seasonality: TiledRaster = {
  dataset: gsw,
  tileDegrees: 10,
  cellsPerDegree: 4000,
  cells: Uint8Array,
  url: (access, west, south) => `${access.baseUrl(gsw)}/seasonality/seasonality_${upperLeftUnpadded(west, south + 10)}_v1_5_2024.tif`,
};
