import { boundingBoxOfAll } from '#geo/index.ts';
import type { Geometry, Position } from '#geo/types.ts';
import type { GeoTiffFile } from './geotiff-file.ts';
import { groundChangeAt } from './ground-change.ts';
import { slopeOf } from './slope.ts';

/** A raster, and what turns shapes in longitude and latitude into its system. */
export interface PlacedRaster {
  raster: GeoTiffFile;
  onGrid: (geometry: Geometry) => Promise<Geometry>;
}

function middleOf(geometry: Geometry): Position {
  const [west, south, east, north] = boundingBoxOfAll([geometry])!;
  return [(west + (east < west ? east + 360 : east)) / 2, (south + north) / 2];
}

/** The slope of a raster of heights about a shape, in degrees and metres of ground. `geometry` has a place on the Earth. */
export async function slopeAbout(geometry: Geometry, { raster, onGrid }: PlacedRaster, band: number): Promise<GeoTiffFile> {
  return slopeOf(raster, await groundChangeAt(middleOf(geometry), onGrid), band);
}

/** The side of a cell on the ground about a line, the shorter one. */
export async function cellMetresAbout(line: readonly Position[], { raster, onGrid }: PlacedRaster): Promise<number> {
  const middle = middleOf({ type: 'LineString', coordinates: [...line] });
  const grid = raster.levels[0]!;
  const [, y] = ((await onGrid({ type: 'Point', coordinates: middle })) as Geometry & { type: 'Point' }).coordinates;
  const { eastX, eastY, northX, northY } = (await groundChangeAt(middle, onGrid))(y!);
  return Math.min(grid.cellWidth / Math.hypot(eastX, northX), grid.cellHeight / Math.hypot(eastY, northY));
}
