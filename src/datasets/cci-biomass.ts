import type { Dataset } from './data-access.ts';
import { upperLeftLetterFirst } from './tile-names.ts';
import type { VersionListing } from './listed-version.ts';
import type { TiledRaster } from './tiles.ts';

/**
 * ESA CCI Biomass v7.0: above-ground biomass of woody vegetation, 100 m (Santoro and Cartus 2026, doi:10.5285/6429d1aafe1e43b9b414e4a5a7f8b903). Its years stand in the catalogue of the CEDA archive;
 * address and names of its tiles are those that public code reads, without an account.
 */
export const cciBiomass: Dataset = {
  id: 'ccibiomass',
  title: 'ESA CCI Biomass',
  version: 'v7.0',
  licence: 'ESA CCI data policy: free and open, with citation',
  attribution: 'ESA CCI Biomass v7.0 (Santoro and Cartus 2026)',
  homepage: 'https://climate.esa.int/projects/biomass',
  baseUrls: {
    tiles: 'https://dap.ceda.ac.uk/neodc/esacci/biomass/data/agb/maps/v7.0/geotiff',
    listing: 'https://data.ceda.ac.uk/neodc/esacci/biomass/data/agb/maps',
  },
  parallel: 4,
};
/** years that the release has */
export const biomassYears = [2005, 2006, 2007, 2008, 2009, 2010, 2011, 2012, 2015, 2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];

const layer = (quantity: string, year: number): TiledRaster => ({
  dataset: cciBiomass,
  tileDegrees: 10,
  cellsPerDegree: 1125,
  cells: Uint16Array,
  url: (access, west, south) =>
    `${access.baseUrl(cciBiomass)}/${year}/${upperLeftLetterFirst(west, south + 10)}_ESACCI-BIOMASS-L4-${quantity}-MERGED-100m-${year}-fv7.0.tif`,
  published: {
    listing: {
      dataset: cciBiomass,
      key: `tiles/${quantity}/${year}`,
      url: (access) => `${access.baseUrl(cciBiomass, 'listing')}/v7.0/geotiff/${year}?json`,
      pattern: new RegExp(`"name":\\s*"([NS]\\d{2}[EW]\\d{3})_ESACCI-BIOMASS-L4-${quantity}-MERGED`, 'g'),
    },
    name: (west, south) => upperLeftLetterFirst(west, south + 10),
  },
});
/** Mg/ha dry matter above ground; 0 none or no data */
export const biomass = (year: number) => layer('AGB', year);
/** standard deviation of `biomass`, Mg/ha */
export const biomassDeviation = (year: number) => layer('AGB_SD', year);

/** The archive lists its folders as JSON, as public code reads them: `items`, each with a `name`. Which version is read stays fixed in a release of Hectare. */
export const biomassVersions: VersionListing = {
  dataset: cciBiomass,
  url: (access) => `${access.baseUrl(cciBiomass, 'listing')}?json`,
  pattern: /"name":\s*"(v(\d+)\.(\d+))"/g,
};
