import type { Dataset } from './data-access.ts';
import { fourSides } from './tile-names.ts';
import type { TiledRaster } from './tiles.ts';

/** GLAD Landsat alerts of tree cover loss in the current year, Hansen et al. 2016, Environmental Research Letters 11:034008. Tropics only, 30 m. The licence is that of Global Forest Watch's record of the dataset (umd_glad_landsat_alerts); addresses and names are those of public code. */
export const glad: Dataset = {
  id: 'glad',
  title: 'GLAD alerts',
  version: 'C2 current',
  licence: 'CC BY 4.0',
  attribution: 'GLAD/UMD (Hansen et al. 2016)',
  homepage: 'https://glad.umd.edu/dataset/glad-forest-alerts',
  baseUrls: {
    tiles: 'https://storage.googleapis.com/earthenginepartners-hansen/GLADalert/C2/current',
    listing: 'https://storage.googleapis.com/storage/v1/b/earthenginepartners-hansen/o',
  },
  parallel: 4,
  freshDays: 3,
};

const namesOf = (name: string, year: number) => `${name}${String(year % 100).padStart(2, '0')}_`;

const layerOf = (name: string, year: number, cells: TiledRaster['cells']): TiledRaster => ({
  dataset: glad,
  tileDegrees: 10,
  cellsPerDegree: 4000,
  cells,
  url: (access, west, south) => `${access.baseUrl(glad)}/${namesOf(name, year)}${fourSides(west, south, 10)}.tif`,
  // The bucket lists its files to anyone (Cloud Storage's JSON API), a thousand at a time; a year has some two hundred.
  published: {
    listing: {
      dataset: glad,
      key: `tiles/${name}/${year}`,
      url: (access) => `${access.baseUrl(glad, 'listing')}?prefix=GLADalert/C2/current/${namesOf(name, year)}&fields=items(name)`,
      pattern: /\/[a-zA-Z]+\d{2}_(\d{3}[EW]_\d{2}[NS]_\d{3}[EW]_\d{2}[NS])\.tif/g,
    },
    name: (west, south) => fourSides(west, south, 10),
  },
});
/** In the first days of January the year has no file yet, so the folder is judged by the year before. */
const layer = (name: string, year: number, cells: TiledRaster['cells']): TiledRaster => ({
  ...layerOf(name, year, cells),
  control: layerOf(name, year - 1, cells),
});
/** 0 none, 2 probable, 3 confirmed */
export const alerts = (year: number): TiledRaster => layer('alert', year, Uint8Array);
/** Day of the year of the alert, from 1; 0 none. The name is that of public code; that the cells are 16 bits and count from 1 is read nowhere. */
export const alertDays = (year: number): TiledRaster => layer('alertDate', year, Uint16Array);
