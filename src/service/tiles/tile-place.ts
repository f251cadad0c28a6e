import type { BoundingBox } from '#geo/index.ts';

/** A tile of the set WebMercatorQuad (OGC 17-083r4, annex D.1): its level, its column from the west and its row from the north. */
export interface TilePlace {
  z: number;
  x: number;
  y: number;
}

/** Steps of a tile's grid along a side (Vector Tile Specification 2.1, 4.1). */
export const extent = 4096;
/** Shapes go on for so many steps beyond the side of a tile, so that outlines do not end there. */
export const bufferSteps = 64;
/** A tile is drawn 256 pixels wide or wider: what is smaller than this both ways is a dot. */
export const pixelSteps = 16;
/** At this level a step is 4 cm at the equator; a map magnifies its tiles beyond. */
export const deepestZoom = 18;
/** Where a tile holds more features than it shows one by one, they are counted in 32 × 32 cells. */
export const cellBits = 5;

/** Web Mercator is a square: it ends here (EPSG 3857). */
const maxLatitude = 85.051_128_779_806_6;
/** The last place before the eastern and southern sides of the world, so that everything is in a tile. */
export const lastPlace = 1 - 1e-12;

/** From 0 in the west to 1 in the east. */
export const worldX = (longitude: number): number => (longitude + 180) / 360;
/** From 0 in the north to 1 in the south. */
export function worldY(latitude: number): number {
  const clamped = Math.max(-maxLatitude, Math.min(maxLatitude, latitude));
  return 0.5 - Math.log(Math.tan(Math.PI / 4 + (clamped * Math.PI) / 360)) / (2 * Math.PI);
}
const longitudeAt = (x: number): number => x * 360 - 180;
const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** The middle of a box as a place in the world, from 0 to less than 1: there a feature is counted, once and in one tile of each level. */
export function anchorOf([west, south, east, north]: BoundingBox): [x: number, y: number] {
  const within = (value: number) => Math.max(0, Math.min(lastPlace, value));
  return [within(worldX((west + east) / 2)), within(worldY((south + north) / 2))];
}

/** Steps from the upper left corner of a tile to a place in the world. */
export const stepsTo = (place: number, tile: number, z: number): number => (place * 2 ** z - tile) * extent;

/** Longitudes and latitudes of a tile with its buffer. Beyond the square of Web Mercator it goes on to the poles: what lies there is drawn at its edge. */
export function boxOfTile({ z, x, y }: TilePlace): BoundingBox {
  const [size, buffer] = [2 ** z, bufferSteps / extent];
  const north = y === 0 ? 90 : latitudeAt((y - buffer) / size);
  const south = y === size - 1 ? -90 : latitudeAt((y + 1 + buffer) / size);
  return [Math.max(-180, longitudeAt((x - buffer) / size)), south, Math.min(180, longitudeAt((x + 1 + buffer) / size)), north];
}
