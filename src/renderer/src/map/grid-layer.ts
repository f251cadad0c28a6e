import { extend, type Extent } from 'ol/extent.js';
import TileLayer from 'ol/layer/Tile.js';
import { addCoordinateTransforms, addProjection, fromLonLat, get as projectionOf, toLonLat, transformExtent } from 'ol/proj.js';
import Projection from 'ol/proj/Projection.js';
import ImageTile from 'ol/source/ImageTile.js';
import OlTileGrid from 'ol/tilegrid/TileGrid.js';
import { escapeMarkup } from '#domain/text.ts';
import { halfWorldMetres, placedSystem } from '#remote/placed-system.ts';
import { coarsestScale, screenPixelMetres, tileBounds, type TileGrid } from '#remote/tile-grid.ts';
import { text } from '#window/kit/text/index.ts';
import { creditsIn } from './credits.ts';
import { emptyTile, tilePicture } from './tile-picture.ts';

/** Makes a system known to the map; OpenLayers bends the tiles of any but its own. Throws in words for one that Hectare cannot place. */
async function projectionFor(system: number): Promise<string> {
  const name = `EPSG:${system}`;
  if (projectionOf(name)) return name;
  const placed = await placedSystem(system);
  if (!placed) throw new Error(text('basemaps.noSystem', { code: name }));
  const outside = [Number.NaN, Number.NaN];
  const { to, from, unitMetres, isInDegrees } = placed;
  const made = new Projection({ code: name, units: isInDegrees ? 'degrees' : 'm', metersPerUnit: unitMetres });
  addProjection(made);
  const toDegrees = ([x, y]: number[]) => [...(from(x!, y!) ?? outside)];
  const fromDegrees = ([longitude, latitude]: number[]) => [...(to(longitude!, latitude!) ?? outside)];
  addCoordinateTransforms('EPSG:4326', name, fromDegrees, toDegrees);
  addCoordinateTransforms(
    'EPSG:3857',
    name,
    (at) => fromDegrees(toLonLat(at)),
    (at) => fromLonLat(toDegrees(at)),
  );
  return name;
}

/** What the tiles of the finest level that a person looks at cover, in the system of the grid. */
function extentOf(grid: TileGrid): Extent {
  const level = grid.levels.length - 1;
  const { columns, rows } = grid.levels[level]!;
  return extend(
    tileBounds(grid, { level, column: columns[0], row: rows[1] }),
    tileBounds(grid, { level, column: columns[1], row: rows[0] }),
  );
}

/** Of a whole world beyond which nothing lies: the bounds of some caches are those of their numbers. */
const isWithinWorld = (extent: Extent) => extent.every((edge) => Math.abs(edge) < 1e8);

/** The levels of a grid as OpenLayers has them. */
function olGrid(grid: TileGrid): OlTileGrid {
  const extent = extentOf(grid);
  return new OlTileGrid({
    origins: grid.levels.map(({ left, top }) => [left, top]),
    resolutions: grid.levels.map(({ pixelSize }) => pixelSize),
    tileSizes: grid.levels.map(({ tileWidth, tileHeight }) => [tileWidth, tileHeight]),
    ...(isWithinWorld(extent) ? { extent } : {}),
  });
}
/** Not drawn where that would ask for too many tiles. */
function rangeOf(grid: TileGrid): { maxResolution?: number } {
  const coarsest = coarsestScale(grid);
  return coarsest === null ? {} : { maxResolution: coarsest * screenPixelMetres };
}
/** The place on the map that a grid covers; null where it is half the Earth and more, which is no place to go to. */
function placeOf(grid: TileGrid, projection: string): GridPlace {
  const extent = extentOf(grid);
  const onMap = isWithinWorld(extent) ? transformExtent(extent, projection, 'EPSG:3857', 16) : [];
  const isPlace = onMap.length === 4 && onMap.every(Number.isFinite) && onMap[2]! - onMap[0]! < halfWorldMetres;
  return isPlace ? (onMap as [number, number, number, number]) : null;
}
type GridPlace = [number, number, number, number] | null;
/** A grid in Web Mercator for a layer of shapes. */
export const mercatorGrid = (grid: TileGrid) => ({ tileGrid: olGrid(grid), extent: placeOf(grid, 'EPSG:3857'), range: rangeOf(grid) });

/** Tiles that lie in a grid of their own, in any system. Rejects in words for one that Hectare cannot place. */
export async function gridLayer(
  grid: TileGrid,
  tile: (z: number, x: number, y: number) => Promise<Uint8Array | null>,
  attribution: string,
): Promise<{ layer: TileLayer<ImageTile>; extent: GridPlace }> {
  const projection = await projectionFor(grid.system);
  const layer = new TileLayer({
    ...rangeOf(grid),
    source: new ImageTile({
      projection,
      tileGrid: olGrid(grid),
      interpolate: true,
      wrapX: projection === 'EPSG:3857',
      ...(attribution ? { attributions: creditsIn(attribution).map(escapeMarkup) } : {}),
      loader: async (z, x, y) => {
        const bytes = await tile(z, x, y);
        const { tileWidth, tileHeight } = grid.levels[z]!;
        return bytes ? tilePicture(bytes) : emptyTile(tileWidth, tileHeight);
      },
    }),
  });
  return { layer, extent: placeOf(grid, projection) };
}
