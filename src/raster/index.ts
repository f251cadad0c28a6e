export { blocksOf, cut, eastOf, gridOfLattice, gridOfWindow, maskGrid, paste, southOf, type Grid, type Lattice } from './grid.ts';
export { rasterise, rasteriseInto } from './rasterise.ts';
export { coverage, coverageBlocks, type BlockSize, type Coverage } from './coverage.ts';
export { withoutOverlaps } from './without-overlaps.ts';
export { cellAreasHectares } from './cell-area.ts';
export { forEachCoveredCell, zonalClassAreas, zonalStatistics } from './zonal.ts';
export { writeGeoTiff, writeGeoTiffInTurns } from './write-geotiff.ts';
export { readGeoTiff } from './read-geotiff.ts';
export { openGeoTiff } from './geotiff-file.ts';
