import { halfWorldMetres, placedSystem } from './placed-system.ts';

/** One level of a grid of tiles, as OGC 17-083r4 (two-dimensional tile matrix set) describes it: row 0 in the north, column 0 in the west. */
export interface TileLevel {
  /** what its server calls the level */
  id: string;
  /** width and height of a pixel, in units of the system */
  pixelSize: number;
  /** the corner in the north-west, easting and northing (longitude and latitude) whatever the order of the system's axes */
  left: number;
  top: number;
  tileWidth: number;
  tileHeight: number;
  /** the tiles that there are: first and last, both included */
  columns: readonly [first: number, last: number];
  rows: readonly [first: number, last: number];
}
/** Levels from the coarsest to the finest. */
export interface TileGrid {
  /** EPSG, or ESRI from 37000 on */
  system: number;
  /** metres of its unit; of a degree those on the equator */
  unitMetres: number;
  levels: readonly TileLevel[];
}
/** Where the tiles of a grid are asked for. */
export interface TileSource {
  /** with {level}, {column} and {row}, or {west}, {south}, {east} and {north} of the tile; {key} is left to whoever asks */
  template: string;
  grid: TileGrid;
}
/** West, south, east and north in degrees; east is above 180 where it crosses the antimeridian. */
export type DegreesBox = readonly [west: number, south: number, east: number, north: number];

export interface TileAt {
  level: number;
  column: number;
  row: number;
}

const maxLevels = 40;
/** Side of a tile; more would be a picture of its own, and a map draws dozens at once. */
export const maxTilePixels = 1024;
/** side of a pixel on a screen, metres, to which scale denominators refer */
export const screenPixelMetres = 0.000_28;
const tilePixels = 256;

/** Squares that halve from level to level, from `across` that cover all; `left` and `top` are the corner of the first and `side` its length, in units of the system. */
export function pyramidGrid(
  {
    system,
    unitMetres,
    left,
    top,
    side,
    across = 1,
  }: { system: number; unitMetres: number; left: number; top: number; side: number; across?: number },
  maxZoom: number,
  pixels: number,
): TileGrid {
  return {
    system,
    unitMetres,
    levels: Array.from({ length: maxZoom + 1 }, (_, z) => ({
      id: String(z),
      pixelSize: side / pixels / 2 ** z,
      left,
      top,
      tileWidth: pixels,
      tileHeight: pixels,
      columns: [0, across * 2 ** z - 1] as const,
      rows: [0, 2 ** z - 1] as const,
    })),
  };
}
/** The Web Mercator pyramid that XYZ maps have, of 256 pixels there. */
export const webMercatorGrid = (maxZoom: number, pixels = tilePixels): TileGrid =>
  pyramidGrid({ system: 3857, unitMetres: 1, left: -halfWorldMetres, top: halfWorldMetres, side: 2 * halfWorldMetres }, maxZoom, pixels);

/** The same grid with the tiles alone that meet a box of its system: west, south, east and north. */
export function gridWithin(grid: TileGrid, [west, south, east, north]: readonly [number, number, number, number]): TileGrid {
  const between = (from: number, to: number, [first, last]: TileLevel['columns']): TileLevel['columns'] => {
    const start = Math.max(first, Math.floor(from));
    // What ends at the edge of a tile does not reach into the next one.
    return [start, Math.min(last, Math.max(start, Math.ceil(to) - 1))];
  };
  const levels = grid.levels.flatMap((level): TileLevel[] => {
    const [width, height] = [level.tileWidth * level.pixelSize, level.tileHeight * level.pixelSize];
    const columns = between((west - level.left) / width, (east - level.left) / width, level.columns);
    const rows = between((level.top - north) / height, (level.top - south) / height, level.rows);
    return columns[0] <= columns[1] && rows[0] <= rows[1] ? [{ ...level, columns, rows }] : [];
  });
  return levels.length === grid.levels.length ? { ...grid, levels } : grid;
}

/** The scale denominator of a level. */
export const scaleOf = ({ unitMetres }: TileGrid, { pixelSize }: TileLevel): number => (pixelSize * unitMetres) / screenPixelMetres;
/** Tiles that a map draws at once, and some more. */
const maxTilesAtOnce = 64;
/**
 * The scale denominator above which a map would ask for too many tiles of the coarsest level: a layer that begins at a fine level is not drawn there. null for one
 * that is drawn at any scale.
 */
export function coarsestScale(grid: TileGrid): number | null {
  const first = grid.levels[0]!;
  const count = (first.columns[1] - first.columns[0] + 1) * (first.rows[1] - first.rows[0] + 1);
  return count > maxTilesAtOnce ? 2 * scaleOf(grid, first) : null;
}

/** Levels in their order, each finer than the one before. */
export const distinctLevels = (levels: readonly TileLevel[]): TileLevel[] =>
  levels
    .toSorted((a, b) => b.pixelSize - a.pixelSize)
    .filter(({ pixelSize }, at, sorted) => at === 0 || pixelSize < sorted[at - 1]!.pixelSize * (1 - 1e-9))
    .slice(0, maxLevels);

/** The tile's own bounds in its system: west, south, east, north. */
export function tileBounds({ levels }: TileGrid, { level, column, row }: TileAt): [number, number, number, number] {
  const { pixelSize, left, top, tileWidth, tileHeight } = levels[level]!;
  const [width, height] = [tileWidth * pixelSize, tileHeight * pixelSize];
  return [left + column * width, top - (row + 1) * height, left + (column + 1) * width, top - row * height];
}

/** Whether the grid has such a tile. */
export function hasTile({ levels }: TileGrid, { level, column, row }: TileAt): boolean {
  const one = levels[level];
  return one !== undefined && column >= one.columns[0] && column <= one.columns[1] && row >= one.rows[0] && row <= one.rows[1];
}

/** The address of a tile; the values are encoded, the rest of the template stands as it is. */
export function tileAddressOf({ template, grid }: TileSource, at: TileAt): string {
  const [west, south, east, north] = tileBounds(grid, at);
  const values: Record<string, string> = {
    level: grid.levels[at.level]!.id,
    column: String(at.column),
    row: String(at.row),
    west: String(west),
    south: String(south),
    east: String(east),
    north: String(north),
  };
  return template.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name]!) : place,
  );
}

/** The zoom of the Web Mercator pyramid that is as fine as a level on the equator. */
const zoomOf = ({ unitMetres }: TileGrid, { pixelSize }: TileLevel): number =>
  Math.round(Math.log2((2 * halfWorldMetres) / tilePixels / (pixelSize * unitMetres)));
export const deepestZoom = (grid: TileGrid): number => Math.max(0, zoomOf(grid, grid.levels.at(-1)!));

/** The deepest level that is needed to be as fine as a zoom of the Web Mercator pyramid; the last one where none is. */
export function levelAtZoom(grid: TileGrid, zoom: number): number {
  const found = grid.levels.findIndex((level) => zoomOf(grid, level) >= zoom);
  return found < 0 ? grid.levels.length - 1 : found;
}

/** Turns longitude and latitude into the numbers of a system, easting first; null where a place lies outside of it. */
type ToSystem = (longitude: number, latitude: number) => readonly [number, number] | null;

/** Points along each side of a box, and across it: the sides bend in another system. */
const steps = 16;
/** The bounds of a box of degrees in a system; null where none of it lies there. */
export function boundsIn(box: DegreesBox, to: ToSystem): [number, number, number, number] | null {
  const [west, south, east, north] = box;
  const bounds: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let across = 0; across <= steps; across += 1)
    for (let up = 0; up <= steps; up += 1) {
      const at = to(west + ((east - west) * across) / steps, south + ((north - south) * up) / steps);
      if (!at) continue;
      bounds[0] = Math.min(bounds[0], at[0]);
      bounds[1] = Math.min(bounds[1], at[1]);
      bounds[2] = Math.max(bounds[2], at[0]);
      bounds[3] = Math.max(bounds[3], at[1]);
    }
  return bounds[0] > bounds[2] ? null : bounds;
}

/**
 * The tiles of a grid over a box, from the coarsest level to `deepest`. `count` is of all tiles; `places` ends at `maxPlaces`. A box over the antimeridian is taken
 * in both of its parts.
 */
export async function tilesOver(
  grid: TileGrid,
  [west, south, east, north]: DegreesBox,
  deepest: number,
  maxPlaces: number,
): Promise<{ count: number; places: TileAt[] }> {
  const parts: DegreesBox[] =
    east > 180
      ? [
          [west, south, 180, north],
          [-180, south, Math.min(west, east - 360), north],
        ]
      : [[west, south, east, north]];
  const placed = await placedSystem(grid.system);
  const bounds = parts.flatMap((part) => {
    const found = placed && boundsIn(part, placed.to);
    return found ? [found] : [];
  });
  const places: TileAt[] = [];
  let count = 0;
  grid.levels.slice(0, deepest + 1).forEach((one, level) => {
    const taken = new Set<string>();
    for (const [left, bottom, right, top] of bounds) {
      const [width, height] = [one.tileWidth * one.pixelSize, one.tileHeight * one.pixelSize];
      const columns = [
        Math.max(one.columns[0], Math.floor((left - one.left) / width)),
        Math.min(one.columns[1], Math.floor((right - one.left) / width)),
      ];
      const rows = [
        Math.max(one.rows[0], Math.floor((one.top - top) / height)),
        Math.min(one.rows[1], Math.floor((one.top - bottom) / height)),
      ];
      count += Math.max(0, columns[1]! - columns[0]! + 1) * Math.max(0, rows[1]! - rows[0]! + 1);
      for (let column = columns[0]!; column <= columns[1]! && places.length < maxPlaces; column += 1)
        for (let row = rows[0]!; row <= rows[1]! && places.length < maxPlaces; row += 1) {
          const name = `${column}/${row}`;
          // Both parts of a box meet in the tiles of coarse levels.
          if (taken.has(name)) count -= 1;
          else places.push({ level, column, row });
          taken.add(name);
        }
    }
  });
  return { count, places };
}
