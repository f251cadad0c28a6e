import { metresPerDegree } from '../border-arcs.ts';
import type { BoundingBox, Geometry } from '../types.ts';
import { wider } from './groups.ts';

/** What of a part lies in a tile: all of it, or what was cut out for the tile. */
export interface TilePart {
  owner: number;
  corners: number;
  box: BoundingBox;
  geometry: () => Geometry;
}
export interface Tile {
  box: BoundingBox;
  /** everything that comes near the tile, up to its margin */
  parts: TilePart[];
}

/** A tile of more corners is halved. */
const maxCorners = 3_000;
/** One scale holds for a tile in all of its latitudes, to a thousandth below 70 degrees. */
const maxLatitudes = 0.25;
/** A part of more corners is cut to the tile, so that it is not laid over every other tile as a whole. */
const cutAbove = 1_000;

const meets = (a: BoundingBox, b: BoundingBox) => a[0] <= b[2] && a[2] >= b[0] && a[1] <= b[3] && a[3] >= b[1];
const holds = (a: BoundingBox, b: BoundingBox) => a[0] <= b[0] && a[2] >= b[2] && a[1] <= b[1] && a[3] >= b[3];

/** The margin of a tile in degrees of longitude and latitude. */
export function marginOf([, south, , north]: BoundingBox, metres: number): [number, number] {
  const [perX, perY] = metresPerDegree(Math.min(89, Math.max(Math.abs(south), Math.abs(north))));
  return [metres / perX, metres / perY];
}

/**
 * Halves a box until few corners are in each tile, which together are the box. A tile is not made smaller than eight margins: parts that lie on each other cannot be told apart that way.
 * `cut` is a part within a box.
 */
export function* tilesOf(tile: Tile, marginMetres: number, cut: (part: TilePart, box: BoundingBox) => TilePart | null): Generator<Tile> {
  const { box, parts } = tile;
  const [west, south, east, north] = box;
  const [marginX, marginY] = marginOf(box, marginMetres);
  const corners = parts.reduce((sum, part) => sum + part.corners, 0);
  const isTall = north - south > maxLatitudes;
  if (parts.length === 0 || (corners <= maxCorners && !isTall)) {
    yield tile;
    return;
  }
  const [perX, perY] = metresPerDegree((south + north) / 2);
  const across = !isTall && (east - west) * perX > (north - south) * perY;
  if (across ? east - west < 8 * marginX : north - south < 8 * marginY) {
    yield tile;
    return;
  }
  const middle = across ? (west + east) / 2 : (south + north) / 2;
  const halves: BoundingBox[] = across
    ? [
        [west, south, middle, north],
        [middle, south, east, north],
      ]
    : [
        [west, south, east, middle],
        [west, middle, east, north],
      ];
  for (const half of halves) {
    const reach = wider(half, marginX, marginY);
    const own = parts.flatMap((part) => {
      if (!meets(part.box, reach)) return [];
      return part.corners <= cutAbove || holds(reach, part.box) ? [part] : (cut(part, reach) ?? []);
    });
    yield* tilesOf({ box: half, parts: own }, marginMetres, cut);
  }
}
