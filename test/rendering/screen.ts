import proj4, { type Converter } from 'proj4';
import type { Grid } from '#raster/index.ts';
import type { Picture } from './map-window.ts';
import type { ScenePlace } from './scene.ts';

/** Metres a pixel of Web Mercator at zoom 0 with tiles of 256 pixels. */
const widestPixel = (2 * Math.PI * 6_378_137) / 256;
const radius = 6_378_137;
/** Texts of proj4 as the EPSG register's own entries give them; written here again on purpose, so that a fault in the map's own does not hide. */
const texts = (epsg: number): string => {
  if (epsg === 4326) return 'EPSG:4326';
  if (epsg === 3857) return 'EPSG:3857';
  return `+proj=utm +zone=${epsg % 100}${epsg > 32_700 ? ' +south' : ''} +datum=WGS84 +units=m +no_defs +type=crs`;
};

/** Each system's conversion, made once: reading its text costs more than a thousand places. */
const conversions = new Map<number, Converter>();
function conversionOf(epsg: number): Converter {
  const known = conversions.get(epsg) ?? proj4('EPSG:4326', texts(epsg));
  conversions.set(epsg, known);
  return known;
}

export const pixelMetres = (zoom: number) => widestPixel / 2 ** zoom;

/** Where a place lies on a screen whose middle is `view`, in CSS pixels from the upper left. Web Mercator after EPSG Guidance Note 7-2, 3.2.1.2. */
export function pixelOf(
  [longitude, latitude]: [number, number],
  view: ScenePlace,
  { width, height }: { width: number; height: number },
): [number, number] {
  const x = (lon: number) => (radius * (lon * Math.PI)) / 180;
  const y = (lat: number) => radius * Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
  const metres = pixelMetres(view.zoom);
  // The nearer way around the world.
  const away = ((((longitude - view.lonLat[0] + 180) % 360) + 360) % 360) - 180;
  return [width / 2 + x(away) / metres, height / 2 - (y(latitude) - y(view.lonLat[1])) / metres];
}

/** The place of a point of the screen. */
export function placeOf(
  [left, top]: [number, number],
  view: ScenePlace,
  { width, height }: { width: number; height: number },
): [number, number] {
  const metres = pixelMetres(view.zoom);
  const north = radius * Math.log(Math.tan(Math.PI / 4 + (view.lonLat[1] * Math.PI) / 360)) - (top - height / 2) * metres;
  const longitude = view.lonLat[0] + ((left - width / 2) * metres * 180) / (radius * Math.PI);
  return [((((longitude + 180) % 360) + 360) % 360) - 180, (2 * Math.atan(Math.exp(north / radius)) * 180) / Math.PI - 90];
}

/** Longitude and latitude of a point of a grid, in columns and rows from its upper left corner. */
export function placeOfCell({ west, north, cellWidth, cellHeight, epsg }: Grid, column: number, row: number): [number, number] {
  return conversionOf(epsg).inverse([west + column * cellWidth, north - row * cellHeight]) as [number, number];
}

/** Column and row of a place in a grid, with their fractions. */
export function cellOfPlace({ west, north, cellWidth, cellHeight, epsg }: Grid, lonLat: [number, number]): [number, number] {
  const [x, y] = conversionOf(epsg).forward(lonLat) as [number, number];
  // A grid across the antimeridian counts on past 180.
  const turned = epsg === 4326 && x < west - 180 ? x + 360 : x;
  return [(turned - west) / cellWidth, (north - y) / cellHeight];
}

export const colourAt = ({ data, width }: Picture, left: number, top: number): string =>
  `#${[0, 1, 2].map((channel) => data[(top * width + left) * 4 + channel]!.toString(16).padStart(2, '0')).join('')}`;

/** The box of the pixels for which `test` holds: left, top, and the first column and row after it; null when there is none. */
export function boxWhere(
  { width, height }: Picture,
  test: (pixel: number) => boolean,
): [left: number, top: number, right: number, bottom: number] | null {
  let box: [number, number, number, number] | null = null;
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    if (!test(pixel)) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x + 1), Math.max(box[3], y + 1)] : [x, y, x + 1, y + 1];
  }
  return box;
}
