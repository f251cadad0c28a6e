import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import type { BoundingBox } from '#geo/index.ts';
import { cellAreasHectares, eastOf, southOf, type Grid } from '#raster/index.ts';
import { nearestCells } from '#raster/warp.ts';
import { writePng } from '#raster/png.ts';
import type { ReadRaster } from './answer.ts';
import type { MapPicture } from './drawing/map.ts';

export type ClassColour = readonly [red: number, green: number, blue: number];
export interface RasterPicture {
  picture: MapPicture;
  grid: Grid;
  /** per cell value; hectares are null where the grid's cells have no true area (projected systems) */ found: {
    value: number;
    cells: number;
    hectares: number | null;
  }[];
}

/** pixels of the longer side: 180 dots an inch over the width of a page */
const maxPixels = 900;
const maxClasses = 1000;

/** A picture's grid in degrees: the raster's own, thinned, or one over the project's box when the raster is projected. */
function pictureGrid(source: Grid, projectBox: BoundingBox): Grid {
  const [west, south, east, north] =
    source.epsg === 4326
      ? [source.west, southOf(source), eastOf(source), source.north]
      : [projectBox[0], projectBox[1], projectBox[2] < projectBox[0] ? projectBox[2] + 360 : projectBox[2], projectBox[3]];
  const side = Math.min(maxPixels, Math.max(source.width, source.height, 1));
  const longer = Math.max(east - west, north - south);
  const [width, height] = [
    Math.max(1, Math.round(((east - west) / longer) * side)),
    Math.max(1, Math.round(((north - south) / longer) * side)),
  ];
  return { west, north, width, height, cellWidth: (east - west) / width, cellHeight: (north - south) / height, epsg: 4326 };
}

/** How many cells and hectares each value covers; hectares are null where the grid's cells have no true area (projected systems). null for more values than a classification has. */
function classesIn({ grid, values, noData }: ReadRaster): RasterPicture['found'] | null {
  const areas = grid.epsg === 4326 ? cellAreasHectares(grid) : null;
  const counts = new Map<number, { cells: number; hectares: number }>();
  for (let row = 0; row < grid.height; row += 1) {
    for (let column = 0; column < grid.width; column += 1) {
      const value = values[row * grid.width + column]!;
      if (value === noData || Number.isNaN(value)) continue;
      const entry = counts.get(value) ?? { cells: 0, hectares: 0 };
      entry.cells += 1;
      entry.hectares += areas?.[row] ?? 0;
      counts.set(value, entry);
      if (counts.size > maxClasses) return null;
    }
  }
  return [...counts].sort(([a], [b]) => a - b).map(([value, { cells, hectares }]) => ({ value, cells, hectares: areas ? hectares : null }));
}

/** Hectares by value; null where they cannot be told, as of a picture with more values than a classification has. */
export function classHectares(raster: ReadRaster): ReadonlyMap<number, number> | null {
  const known = (classesIn(raster) ?? []).flatMap(({ value, hectares }) => (hectares === null ? [] : [[value, hectares] as const]));
  return known.length > 0 ? new Map(known) : null;
}

/** A raster of classes as a picture for the map (cells without a colour are transparent) and the area of each class. Throws RangeError for an unknown coordinate system, and for more values than a classification has. */
export function rasterPicture(raster: ReadRaster, colours: ReadonlyMap<number, ClassColour>, projectBox: BoundingBox): RasterPicture {
  const { grid, values } = raster;
  const target = pictureGrid(grid, projectBox);
  const from = nearestCells(target, grid);
  const rgba = new Uint8Array(target.width * target.height * 4);
  from.forEach((cell, pixel) => {
    const colour = cell < 0 ? undefined : colours.get(values[cell]!);
    if (colour) rgba.set([...colour, 255], pixel * 4);
  });
  const found = classesIn(raster);
  if (!found) throw new PhrasedRangeError({ code: 'picture-no-mask' });
  const east = target.west + target.width * target.cellWidth;
  return {
    picture: {
      bytes: writePng(rgba, target.width, target.height),
      type: 'image/png',
      box: [target.west, target.north - target.height * target.cellHeight, east, target.north],
    },
    grid,
    found,
  };
}
