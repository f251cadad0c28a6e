export {
  blocksOf,
  cut,
  eastOf,
  gridOfLattice,
  gridOfWindow,
  maskGrid,
  paste,
  southOf,
  type CellWindow,
  type Grid,
  type Lattice,
  type Raster,
} from './grid.ts';
export { rasterise, rasteriseInto, type RasteriseOptions } from './rasterise.ts';
export { coverage, coverageBlocks, type BlockSize, type Coverage } from './coverage.ts';
export { withoutOverlaps } from './without-overlaps.ts';
export { cellAreasHectares } from './cell-area.ts';
export {
  coveredHectares,
  forEachCoveredCell,
  ZonalStatistics,
  zonalClassAreas,
  zonalStatistics,
  type CellValues,
  type ZonalResult,
} from './zonal.ts';
export { writeGeoTiff, writeGeoTiffInTurns, type GeoTiffCells, type GeoTiffOptions } from './write-geotiff.ts';
export { readGeoTiff } from './read-geotiff.ts';
export { openGeoTiff, type GeoTiffFile } from './geotiff-file.ts';
