import { boundingBox, type Geometry } from '#geo/index.ts';
import { maskGrid, rasterise, writeGeoTiff, type Grid } from '#raster/index.ts';
import type { Described } from '#sentences/phrases/described-by.ts';
import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { classes, facts, outside } from './facts.ts';

/** Cells of the mask: 1 where the centre of a WorldCover cell lies inside the project, 0 elsewhere. A gate or a path beside the land takes no cell of it; a project of points or lines alone takes theirs. Throws RangeError for an empty geometry. */
export function projectMask(geometry: Geometry): { grid: Grid; values: Uint8Array } {
  const box = boundingBox(geometry);
  if (!box) throw new PhrasedRangeError({ code: 'no-shape-for-mask' });
  const grid = maskGrid(box);
  return { grid, values: rasterise(geometry, grid, { landOnly: true }) };
}

/** The mask as a GeoTIFF in EPSG:4326 that names its method. Outside is 0, and nodata as well: a GIS draws nothing there. */
export function projectMaskGeoTiff(geometry: Geometry, described: Described): Uint8Array {
  const { grid, values } = projectMask(geometry);
  return writeGeoTiff(values, grid, {
    ...described,
    noData: outside,
    bandName: facts.title,
    classes,
  });
}
