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
  baseUrls: { tiles: 'https://storage.googleapis.com/earthenginepartners-hansen/GLADalert/C2/current' },
  parallel: 4,
  freshDays: 3,
};

const layer = (name: string, year: number, cells: TiledRaster['cells']): TiledRaster => ({
  dataset: glad,
  tileDegrees: 10,
  cellsPerDegree: 4000,
  cells,
  url: (access, west, south) => `${access.baseUrl(glad)}/${name}${String(year % 100).padStart(2, '0')}_${fourSides(west, south, 10)}.tif`,
});
/** 0 none, 2 probable, 3 confirmed */
export const alerts = (year: number): TiledRaster => layer('alert', year, Uint8Array);
/** Day of the year of the alert, from 1; 0 none. The name is that of public code; that the cells are 16 bits and count from 1 is read nowhere. */
export const alertDays = (year: number): TiledRaster => layer('alertDate', year, Uint16Array);
