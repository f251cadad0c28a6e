export { eastOf, maskGrid, southOf, type Grid, type Raster } from './grid.ts';
export { rasterise } from './rasterise.ts';
export { writeGeoTiff, type GeoTiffOptions } from './write-geotiff.ts';
export { readGeoTiff } from './read-geotiff.ts';
