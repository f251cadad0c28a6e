import { areaHectares, hasArea, polygonsOf } from '#geo/index.ts';
import { twiceArea } from '#geo/plane-area.ts';
import { squareMetresPerHectare } from '#geo/wgs84.ts';
import type { Geometry, Position, Ring } from '#geo/types.ts';
import { coverageBlocks } from './coverage.ts';
import type { GeoTiffFile } from './geotiff-file.ts';
import { eastOf, gridOfWindow, southOf, type Grid } from './grid.ts';
import { withoutOverlaps } from './without-overlaps.ts';
import { forEachCoveredCell, ZonalStatistics } from './zonal.ts';

/** What the cells of a raster say of a shape. Values are those of the raster, by its scale and offset. */
export interface ShapeStatistics {
  /** land of the shape under cells with a value, under cells without, and beyond the raster; together the area of the shape */
  hectares: number;
  noDataHectares: number;
  outsideHectares: number;
  /** sum of the shares of cells with a value */
  cellCount: number;
  /** by area, as the following; null where no cell has a value */
  mean: number | null;
  standardDeviation: number | null;
  min: number | null;
  max: number | null;
  /** null also where the shape meets more than 20 million cells */
  median: number | null;
  /** hectares by value, of rasters of whole numbers with no more than 256 values inside of the shape; null for others */
  classes: { value: number; hectares: number }[] | null;
  /** hectares with a value above each limit that was asked for, in their order */
  above: { limit: number; hectares: number }[];
}

/** Cells whose values are kept for a median: 16 bytes each at worst. */
const maxKeptCells = 20_000_000;
const maxClasses = 256;

/** Hectares of the polygons of a shape in the plane of a grid, whatever its unit, as if it were metres. */
const planeHectares = (geometry: Geometry): number =>
  polygonsOf(geometry).reduce(
    (sum, [outer, ...holes]) => sum + holes.reduce((left, hole) => left - planeArea(hole), planeArea(outer!)),
    0,
  ) / squareMetresPerHectare;
const planeArea = (ring: Ring): number => Math.abs(twiceArea(ring)) / 2;

/** Whether the whole shape lies over the cells of a grid, and how many cells its box meets. */
function meeting(geometry: Geometry, grid: Grid): { isInside: boolean; cells: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [outer] of polygonsOf(geometry))
    for (const [x, y] of outer!) {
      west = Math.min(west, x!);
      east = Math.max(east, x!);
      south = Math.min(south, y!);
      north = Math.max(north, y!);
    }
  const isInside = west >= grid.west && east <= eastOf(grid) && south >= southOf(grid) && north <= grid.north;
  const columns = (Math.min(east, eastOf(grid)) - Math.max(west, grid.west)) / grid.cellWidth;
  const rows = (Math.min(north, grid.north) - Math.max(south, southOf(grid))) / grid.cellHeight;
  return { isInside, cells: Math.max(0, columns + 1) * Math.max(0, rows + 1) };
}

/**
 * Statistics of the cells of a band under the polygons of a shape, each cell by the exact share that lies inside (as exactextract does, Baston 2017) and its area.
 * `onGrid` turns a shape in longitude and latitude into the coordinate system of the raster. Areas of a projected raster are brought to those on the ellipsoid
 * by one factor for the shape; what the scale of a projection differs inside of one shape is left out (below 0.1 % for 30 km in UTM). Memory is bounded by the
 * blocks of the file, and 300 MB for the median. Rejects with what the reading rejects with.
 */
export async function statisticsOfShape(
  shape: Geometry,
  raster: GeoTiffFile,
  onGrid: (geometry: Geometry) => Promise<Geometry>,
  { band = 0, signal, above = [] }: { band?: number; signal?: AbortSignal; above?: readonly number[] } = {},
): Promise<ShapeStatistics> {
  const grid = raster.levels[0]!;
  const land = await withoutOverlaps(shape);
  const whole = areaHectares(land);
  const placed = await onGrid(land);
  const { isInside, cells } = meeting(placed, grid);
  const { scale, offset } = await raster.scalingOf(band);
  const statistics = new ZonalStatistics(cells <= maxKeptCells ? [0.5] : []);
  let classes: Map<number, number> | null = new Map();
  const higher = above.map(() => 0);
  for (const part of coverageBlocks(placed, grid, raster.tiles[0])) {
    signal?.throwIfAborted();
    const values = await raster.read(0, part.window, signal, band);
    const over = { grid: gridOfWindow(grid, part.window), values, noData: raster.noData };
    statistics.add(part, over);
    forEachCoveredCell(part, over.grid, (cell, hectares) => {
      const value = values[cell]!;
      if (value === raster.noData || Number.isNaN(value)) return;
      for (const [at, limit] of above.entries()) if (value * scale + offset > limit) higher[at]! += hectares;
      if (!classes) return;
      if (!Number.isInteger(value)) classes = null;
      else {
        classes.set(value, (classes.get(value) ?? 0) + hectares);
        if (classes.size > maxClasses) classes = null;
      }
    });
  }
  const found = statistics.result();
  const covered = found.hectares + found.noDataHectares;
  const factor = isInside ? (covered > 0 ? whole / covered : 1) : grid.epsg === 4326 ? 1 : whole / planeHectares(placed);
  const value = (raw: number | null | undefined) => (raw === null || raw === undefined ? null : raw * scale + offset);
  const [low, high] = scale < 0 ? [found.max, found.min] : [found.min, found.max];
  return {
    hectares: found.hectares * factor,
    noDataHectares: found.noDataHectares * factor,
    outsideHectares: isInside ? 0 : Math.max(0, whole - covered * factor),
    cellCount: found.cellCount,
    above: above.map((limit, at) => ({ limit, hectares: higher[at]! * factor })),
    mean: value(found.mean),
    standardDeviation: found.standardDeviation === null ? null : found.standardDeviation * Math.abs(scale),
    min: value(low),
    max: value(high),
    median: value(found.quantiles[0]),
    classes:
      classes &&
      [...classes]
        .map(([raw, hectares]) => ({ value: raw * scale + offset, hectares: hectares * factor }))
        .sort((a, b) => a.value - b.value),
  };
}

/** The value of the cell that a place lies in; null where it has none, or the place lies beyond the raster. */
export async function valueAt(
  place: Geometry & { type: 'Point' },
  raster: GeoTiffFile,
  onGrid: (geometry: Geometry) => Promise<Geometry>,
  { band = 0, signal }: { band?: number; signal?: AbortSignal } = {},
): Promise<number | null> {
  const grid = raster.levels[0]!;
  const [x, y] = ((await onGrid(place)) as { coordinates: Position }).coordinates;
  const [left, top] = [Math.floor((x! - grid.west) / grid.cellWidth), Math.floor((grid.north - y!) / grid.cellHeight)];
  if (!(left >= 0 && top >= 0 && left < grid.width && top < grid.height)) return null;
  const [raw] = await raster.read(0, { left, top, width: 1, height: 1 }, signal, band);
  if (raw === undefined || raw === raster.noData || Number.isNaN(raw)) return null;
  const { scale, offset } = await raster.scalingOf(band);
  return raw * scale + offset;
}

/** Whether a shape has land that cells can be counted under, or is one place. */
export const kindForCells = (geometry: Geometry): 'land' | 'place' | null =>
  hasArea(geometry) ? 'land' : geometry.type === 'Point' ? 'place' : null;
