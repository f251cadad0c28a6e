import type { Dataset } from './data-access.ts';
import { lowerLeft } from './tile-names.ts';
import type { VersionListing } from './listed-version.ts';
import type { TileListing } from './tile-presence.ts';
import type { TiledRaster } from './tiles.ts';

/** ESA WorldCover 2021 v200: land cover at 10 m from Sentinel-1 and -2 (Zanaga et al. 2022). */
export const worldCover: Dataset = {
  id: 'worldcover',
  title: 'ESA WorldCover',
  version: '2021 v200',
  licence: 'CC BY 4.0',
  attribution: '© ESA WorldCover project 2021 / Contains modified Copernicus Sentinel data (2021) processed by ESA WorldCover consortium',
  homepage: 'https://esa-worldcover.org',
  baseUrls: { tiles: 'https://esa-worldcover.s3.eu-central-1.amazonaws.com' },
  parallel: 4,
};
/** class values of the map */
export const landCover = {
  none: 0,
  tree: 10,
  shrub: 20,
  grass: 30,
  crop: 40,
  built: 50,
  bare: 60,
  snow: 70,
  permanentWater: 80,
  herbaceousWetland: 90,
  mangrove: 95,
  mossLichen: 100,
} as const;

/** The publisher's index has a polygon for each tile, named by its lower left corner; public code reads it at this address to find tiles. */
const landCoverTiles: TileListing = {
  dataset: worldCover,
  key: 'tiles',
  url: (access) => `${access.baseUrl(worldCover)}/esa_worldcover_grid.geojson`,
  pattern: /"ll_tile":\s*"([NS]\d{2}[EW]\d{3})"/g,
};

export const landCoverMap: TiledRaster = {
  dataset: worldCover,
  tileDegrees: 3,
  cellsPerDegree: 12_000,
  cells: Uint8Array,
  url: (access, west, south) =>
    `${access.baseUrl(worldCover)}/v200/2021/map/ESA_WorldCover_10m_2021_v200_${lowerLeft(west, south)}_Map.tif`,
  published: { listing: landCoverTiles, name: lowerLeft },
};

/** The bucket lists its versions to anyone (S3's ListObjectsV2). v100 is of 2020 and v200 of 2021, by other methods and not to be compared; which one is read stays fixed in a release of Hectare. */
export const worldCoverVersions: VersionListing = {
  dataset: worldCover,
  url: (access) => `${access.baseUrl(worldCover)}/?list-type=2&delimiter=/`,
  pattern: /<Prefix>(v(\d+))\/<\/Prefix>/g,
};
