import { boundingBox, type Geometry } from '#geo/index.ts';

export interface TilePlace {
  z: number;
  x: number;
  y: number;
}
/** land around the project to show as well, as a share of its width and height */
const margin = 0.25;
const minMarginDegrees = 0.005;

const rowOf = (latitude: number, z: number) => {
  const angle = (Math.max(-85.0511, Math.min(85.0511, latitude)) * Math.PI) / 180;
  return Math.floor(((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * 2 ** z);
};

/** West, south, east and north in degrees; east of 180 where it crosses the antimeridian. */
export type MapBox = readonly [west: number, south: number, east: number, north: number];

/** A shape and some land around it; null where the shape has no place. */
export function boxAround(geometry: Geometry): MapBox | null {
  const box = boundingBox(geometry);
  if (!box) return null;
  const [west, south, eastAsIs, north] = box;
  const east = eastAsIs < west ? eastAsIs + 360 : eastAsIs;
  const [dx, dy] = [Math.max(minMarginDegrees, (east - west) * margin), Math.max(minMarginDegrees, (north - south) * margin)];
  return [west - dx, south - dy, east + dx, north + dy];
}

/** The tiles of the Web Mercator pyramid over a box, from the whole world down to `zoom`. `count` is of all tiles; `places` ends at `maxPlaces`. */
export function tilesIn([west, south, east, north]: MapBox, zoom: number, maxPlaces: number): { count: number; places: TilePlace[] } {
  const places: TilePlace[] = [];
  let count = 0;
  for (let z = 0; z <= zoom; z += 1) {
    const side = 2 ** z;
    const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * side);
    const [left, right] = [column(west), Math.min(column(east), column(west) + side - 1)];
    const [top, bottom] = [Math.max(0, rowOf(north, z)), Math.min(side - 1, rowOf(south, z))];
    count += (right - left + 1) * (bottom - top + 1);
    for (let x = left; x <= right && places.length < maxPlaces; x += 1)
      for (let y = top; y <= bottom && places.length < maxPlaces; y += 1) places.push({ z, x: ((x % side) + side) % side, y });
  }
  return { count, places };
}

/** Owners of maps whose terms forbid to fetch areas for later, or to keep tiles. */
const forbidden =
  /(^|\.)(openstreetmap\.org|google\.com|googleapis\.com|virtualearth\.net|bing\.com|arcgisonline\.com|arcgis\.com|mapbox\.com|here\.com)$/;
export const mayTakeTiles = (host: string): boolean => !forbidden.test(host.replace(/:\d+$/, '').toLowerCase());
