import type { Dataset } from './data-access.ts';
import { upperLeft } from './tile-names.ts';
import type { VersionListing } from './listed-version.ts';
import type { TiledRaster } from './tiles.ts';

/** Global Forest Change, Hansen et al. 2013, Science 342:850-853: canopy cover in 2000 and the year of gross stand-replacement loss, 30 m. Tiles are strips of one row without overviews and answer byte ranges, as public code measured. */
export const gfc: Dataset = {
  id: 'gfc',
  title: 'Hansen Global Forest Change',
  version: 'GFC-2025-v1.13',
  licence: 'CC BY 4.0',
  attribution: 'Hansen/UMD/Google/USGS/NASA (Hansen et al. 2013, Science 342:850-853)',
  homepage: 'https://glad.earthengine.app/view/global-forest-change',
  baseUrls: {
    tiles: 'https://storage.googleapis.com/earthenginepartners-hansen/GFC-2025-v1.13',
    listing: 'https://storage.googleapis.com/storage/v1/b/earthenginepartners-hansen/o',
  },
  parallel: 4,
};
/** the last year whose loss is in the data */
export const gfcLastYear = 2025;
/** canopy in percent from which a cell of 2000 counts as forest */
export const forestThreshold = 30;

/** Each release has a list of its tiles' addresses for each layer, which public code reads. */
const layer = (name: string): TiledRaster => ({
  dataset: gfc,
  tileDegrees: 10,
  cellsPerDegree: 4000,
  cells: Uint8Array,
  url: (access, west, south) => `${access.baseUrl(gfc)}/Hansen_GFC-2025-v1.13_${name}_${upperLeft(west, south + 10)}.tif`,
  published: {
    listing: {
      dataset: gfc,
      key: `tiles/${name}`,
      url: (access) => `${access.baseUrl(gfc)}/${name}.txt`,
      pattern: /_(\d{2}[NS]_\d{3}[EW])\.tif/g,
    },
    name: (west, south) => upperLeft(west, south + 10),
  },
});
/** 0..100 percent canopy of plants over 5 m in the year 2000 */
export const treeCover2000 = layer('treecover2000');
/** 0 none, 1..25 for 2001..2025 */
export const lossYear = layer('lossyear');
/** 0 no data, 1 land, 2 permanent water */
export const dataMask = layer('datamask');

/**
 * Each year's release has a folder of its own in a bucket that lists them to anyone (Cloud Storage's JSON API). Which one is read stays fixed in a release of Hectare: the last year of loss, the
 * accuracies and every stored figure belong to it, and releases must not be mixed in one series. The listing tells when there is a newer one.
 */
export const gfcVersions: VersionListing = {
  dataset: gfc,
  url: (access) => `${access.baseUrl(gfc, 'listing')}?prefix=GFC-&delimiter=/&fields=prefixes`,
  pattern: /"(GFC-(\d{4})-v(\d+)\.(\d+))\/"/g,
};
