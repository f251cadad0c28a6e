import { boundingBox, type Geometry } from '#geo/index.ts';
import { maskGrid, rasterise, writeGeoTiff, type Grid } from '#raster/index.ts';
import type { Described } from '#sentences/phrases/described-by.ts';
import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import { classes } from './facts.ts';

/** Cells of the mask: 1 where the centre of a WorldCover cell lies inside the project, 0 elsewhere. A gate or a path beside the land takes no cell of it; a project of points or lines alone takes theirs. Throws RangeError for an empty geometry. */
export function projectMask(geometry: Geometry): { grid: Grid; values: Uint8Array } {
  const box = boundingBox(geometry);
  if (!box) throw new PhrasedRangeError({ code: 'no-shape-for-mask' });
  const grid = maskGrid(box);
  return { grid, values: rasterise(geometry, grid, { landOnly: true }) };
}

/** The mask as a GeoTIFF in EPSG:4326 that names its method. No cell is nodata: outside is a value. */
export function projectMaskGeoTiff(geometry: Geometry, described: Described): Uint8Array {
  const { grid, values } = projectMask(geometry);
  return writeGeoTiff(values, grid, {
    ...described,
    noData: 255,
    palette: Object.fromEntries(classes.map(({ value, colour }) => [value, [...colour] as [number, number, number]])),
  });
}
