import { isObject } from '#domain/object.ts';
import { numberOf } from './foreign-answers.ts';

/** Bounds in degrees. East is beyond 180 where the picture lies across the antimeridian. */
export interface PictureBox {
  west: number;
  south: number;
  east: number;
  north: number;
}
export interface ForeignPicture {
  /** as the service wrote it; it may be relative to the service */
  address: string;
  /** readings of the box, the likeliest first; none where the picture has to know its own place */
  boxes: PictureBox[];
}

const addressNames = [
  'image_url',
  'imageUrl',
  'url',
  'href',
  'image',
  'image_href',
  'png_url',
  'tiff_url',
  'geotiff_url',
  'download_url',
  'signed_url',
  'signedUrl',
  'src',
  'link',
  'map_url',
];
const boxNames = [
  'bounding_box',
  'boundingBox',
  'bbox',
  'bounds',
  'extent',
  'coordinates',
  'bounding_box_coordinates',
  'geometry',
  'footprint',
];
const holders = [
  'image',
  'map_image',
  'map',
  'data',
  'result',
  'results',
  'satellite_image',
  'picture',
  'properties',
  'assets',
  'items',
  'links',
];
const maxDepth = 3;

function addressIn(value: unknown, depth = 0): string | null {
  if (depth > maxDepth) return null;
  if (Array.isArray(value)) return value.length > 0 ? addressIn(value[0], depth + 1) : null;
  if (!isObject(value)) return null;
  for (const name of addressNames) {
    const text = value[name];
    if (
      typeof text === 'string' &&
      text.length <= 8_000_000 &&
      /^(https?:\/\/|\/|\.{1,2}\/|data:image\/)|\.(png|jpe?g|tiff?)(\?|$)/i.test(text)
    )
      return text;
  }
  for (const name of holders) {
    const found = addressIn(value[name], depth + 1);
    if (found !== null) return found;
  }
  return null;
}

const isLongitude = (value: number) => Math.abs(value) <= 360;
const isLatitude = (value: number) => Math.abs(value) <= 90;
function boxOf(west: number, south: number, east: number, north: number): PictureBox | null {
  if (![west, east].every(isLongitude) || ![south, north].every(isLatitude) || south >= north || west === east) return null;
  return { west, south, east: east < west ? east + 360 : east, north };
}
const readings = (...boxes: (PictureBox | null)[]): PictureBox[] => boxes.filter((box) => box !== null);

/** Corners as numbers in pairs, out of any nesting of lists; null for anything else. */
function pairsIn(value: unknown, depth = 0): [number, number][] | null {
  if (!Array.isArray(value) || value.length === 0 || value.length > 1000 || depth > 4) return null;
  const numbers = value.map(numberOf);
  if (numbers.every((one) => one !== null)) return numbers.length === 2 || numbers.length === 3 ? [[numbers[0]!, numbers[1]!]] : null;
  const inner = value.map((one) => pairsIn(one, depth + 1));
  return inner.every((one) => one !== null) ? inner.flat() : null;
}
/** The box around corners. Two corners alone are latitude first, as web maps write bounds; rings are longitude first, as GeoJSON writes them. */
function aroundCorners(corners: [number, number][]): PictureBox[] {
  const [first, second] = [corners.map(([one]) => one), corners.map(([, one]) => one)];
  const around = (longitudes: number[], latitudes: number[]) =>
    boxOf(Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes));
  const [longitudeFirst, latitudeFirst] = [around(first, second), around(second, first)];
  return corners.length === 2 ? readings(latitudeFirst, longitudeFirst) : readings(longitudeFirst, latitudeFirst);
}

const sides: [keyof PictureBox, string[]][] = [
  ['west', ['west', 'min_lon', 'minLon', 'lon_min', 'min_lng', 'xmin', 'minx', 'minX', 'left', 'w']],
  ['south', ['south', 'min_lat', 'minLat', 'lat_min', 'ymin', 'miny', 'minY', 'bottom', 's']],
  ['east', ['east', 'max_lon', 'maxLon', 'lon_max', 'max_lng', 'xmax', 'maxx', 'maxX', 'right', 'e']],
  ['north', ['north', 'max_lat', 'maxLat', 'lat_max', 'ymax', 'maxy', 'maxY', 'top', 'n']],
];
/** Corners by name, each with its own latitude and longitude. */
const cornerNames = [
  ['southwest', 'northeast'],
  ['south_west', 'north_east'],
  ['sw', 'ne'],
  ['_southWest', '_northEast'],
  ['lower_left', 'upper_right'],
  ['min', 'max'],
];

function boxesIn(value: unknown): PictureBox[] {
  if (typeof value === 'string') return boxesIn(value.split(/[\s,;]+/).filter((part) => part !== ''));
  if (Array.isArray(value)) {
    const numbers = value.map(numberOf);
    if (numbers.length === 4 && numbers.every((one) => one !== null)) {
      const [a, b, c, d] = numbers as [number, number, number, number];
      return readings(boxOf(a, b, c, d), boxOf(b, a, d, c));
    }
    if (numbers.length === 6 && numbers.every((one) => one !== null))
      return readings(boxOf(numbers[0]!, numbers[1]!, numbers[3]!, numbers[4]!));
    const corners = pairsIn(value);
    if (corners && corners.length >= 2) return aroundCorners(corners);
    const places = value.map(placeIn);
    return places.length >= 2 && places.every((one) => one !== null) ? aroundCorners(places).slice(0, 1) : [];
  }
  if (!isObject(value)) return [];
  const named = sides.map(([, names]) => names.map((name) => numberOf(value[name])).find((one) => one !== null) ?? null);
  if (named.every((one) => one !== null)) return readings(boxOf(...(named as [number, number, number, number])));
  for (const [low, high] of cornerNames) {
    const [southWest, northEast] = [placeIn(value[low!]), placeIn(value[high!])];
    if (southWest && northEast) return readings(boxOf(southWest[0], southWest[1], northEast[0], northEast[1]));
  }
  return value['type'] === 'Feature' ? boxesIn(value['geometry']) : boxesIn(value['coordinates'] ?? value['bbox']);
}
/** A corner with its own names, longitude first; a bare pair is latitude first, as corners by name are written. */
function placeIn(value: unknown): [number, number] | null {
  if (Array.isArray(value) && value.length === 2) {
    const [latitude, longitude] = value.map(numberOf);
    return latitude != null && longitude != null ? [longitude, latitude] : null;
  }
  if (!isObject(value)) return null;
  const first = (...names: string[]) => names.map((name) => numberOf(value[name])).find((one) => one !== null) ?? null;
  const [longitude, latitude] = [first('lng', 'lon', 'longitude', 'x'), first('lat', 'latitude', 'y')];
  return longitude === null || latitude === null ? null : [longitude, latitude];
}

function boxesBeside(value: unknown, depth = 0): PictureBox[] {
  if (depth > maxDepth) return [];
  if (Array.isArray(value)) return value.length > 0 ? boxesBeside(value[0], depth + 1) : [];
  if (!isObject(value)) return [];
  for (const name of boxNames) {
    const found = boxesIn(value[name]);
    if (found.length > 0) return found;
  }
  const own = boxesIn(value);
  if (own.length > 0) return own;
  for (const name of holders) {
    const found = boxesBeside(value[name], depth + 1);
    if (found.length > 0) return found;
  }
  return [];
}

/** "URL of the image and the coordinates of its bounding box", under whatever names: the interface gives none. null where there is no picture. */
export function pictureIn(value: unknown): ForeignPicture | null {
  const address = addressIn(value);
  return address === null ? null : { address, boxes: boxesBeside(value) };
}

/** The reading of the box that holds a place, else the likeliest. */
export function boxAround({ boxes }: ForeignPicture, place: { longitude: number; latitude: number } | null): PictureBox | null {
  const holds = ({ west, south, east, north }: PictureBox) =>
    place !== null &&
    place.latitude >= south &&
    place.latitude <= north &&
    [0, 360, -360].some((turn) => place.longitude + turn >= west && place.longitude + turn <= east);
  return boxes.find(holds) ?? boxes[0] ?? null;
}
