import { PhrasedRangeError } from '#sentences/phrases/index.ts';
import type { BoundingBox } from '#geo/index.ts';
import { cellAreasHectares, eastOf, southOf, type Grid } from '#raster/index.ts';
import { nearestCells } from '#raster/warp.ts';
import { writePng } from '#raster/png.ts';
import type { ReadRaster } from './answer.ts';
import type { MapPicture } from './drawing/map.ts';

export type ClassColours = Record<number, readonly [red: number, green: number, blue: number]>;
export interface RasterPicture {
  picture: MapPicture;
  grid: Grid;
  /** per cell value; hectares are null where the grid's cells have no true area (projected systems) */ classes: {
    value: number;
    cells: number;
    hectares: number | null;
  }[];
}

/** pixels of the longer side: 180 dots an inch over the width of a page */
const maxPixels = 900;

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

/** A raster of classes as a picture for the map (cells without a colour are transparent) and the area of each class. Throws RangeError for an unknown coordinate system, and for more values than a classification has. */
export function rasterPicture({ grid, values, noData }: ReadRaster, colours: ClassColours, projectBox: BoundingBox): RasterPicture {
  const target = pictureGrid(grid, projectBox);
  const from = nearestCells(target, grid);
  const rgba = new Uint8Array(target.width * target.height * 4);
  from.forEach((cell, pixel) => {
    const colour = cell < 0 ? undefined : colours[values[cell]!];
    if (colour) rgba.set([...colour, 255], pixel * 4);
  });
  const areas = grid.epsg === 4326 ? cellAreasHectares(grid) : null;
  const found = new Map<number, { cells: number; hectares: number }>();
  for (let row = 0; row < grid.height; row += 1) {
    for (let column = 0; column < grid.width; column += 1) {
      const value = values[row * grid.width + column]!;
      if (value === noData || Number.isNaN(value)) continue;
      const entry = found.get(value) ?? { cells: 0, hectares: 0 };
      entry.cells += 1;
      entry.hectares += areas?.[row] ?? 0;
      found.set(value, entry);
      if (found.size > 1000) throw new PhrasedRangeError({ code: 'picture-no-mask' });
    }
  }
  const classes = [...found]
    .sort(([a], [b]) => a - b)
    .map(([value, { cells, hectares }]) => ({ value, cells, hectares: areas ? hectares : null }));
  const east = target.west + target.width * target.cellWidth;
  return {
    picture: {
      bytes: writePng(rgba, target.width, target.height),
      type: 'image/png',
      box: [target.west, target.north - target.height * target.cellHeight, east, target.north],
    },
    grid,
    classes,
  };
}
