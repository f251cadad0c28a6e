import type { Dataset } from './data-access.ts';
import { upperLeftUnpadded } from './tile-names.ts';
import type { TileListing } from './tile-presence.ts';
import type { TiledRaster } from './tiles.ts';

/** JRC Global Surface Water, Pekel et al. 2016, Nature 540:418-422: months of water a year from Landsat, 30 m. */
export const gsw: Dataset = {
  id: 'gsw',
  title: 'JRC Global Surface Water',
  version: '1.5 (2024)',
  licence: 'free of charge, with attribution',
  attribution: 'Source: EC JRC/Google (Pekel et al. 2016)',
  homepage: 'https://global-surface-water.appspot.com',
  baseUrls: {
    tiles: 'https://storage.googleapis.com/water-world/download2024/VER1-5',
    listing: 'https://storage.googleapis.com/storage/v1/b/global-surface-water/o',
  },
  parallel: 4,
};
/**
 * Tiles of the version before (1.4), in a bucket that lists its files to anyone (so public code says; Cloud Storage's JSON API, a thousand at a time, and there are some five hundred). No list of this version's
 * tiles is documented, but what was land then is land now: a tile that the older list names and this version does not have is a fault.
 */
const tilesOfVersionBefore: TileListing = {
  dataset: gsw,
  key: 'tiles/1.4/seasonality',
  url: (access) => `${access.baseUrl(gsw, 'listing')}?prefix=downloads2021/seasonality/&fields=items(name)`,
  pattern: /\/seasonality_(\d+[EW]_\d+[NS])v1_4_2021\.tif/g,
};

/** months with water, 0..12; 255 no data */
export const seasonality: TiledRaster = {
  dataset: gsw,
  tileDegrees: 10,
  cellsPerDegree: 4000,
  cells: Uint8Array,
  published: { listing: tilesOfVersionBefore, name: (west, south) => upperLeftUnpadded(west, south + 10) },
  url: (access, west, south) => `${access.baseUrl(gsw)}/seasonality/seasonality_${upperLeftUnpadded(west, south + 10)}_v1_5_2024.tif`,
};
