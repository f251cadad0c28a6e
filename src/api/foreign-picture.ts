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

/** Names are compared without case, lines and blanks: image_url, imageUrl and "Image URL" are one. */
const plainName = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
const maxKeys = 200;
const deepestName = 10;
function withPlainNames(value: unknown, depth = 0): unknown {
  if (depth > deepestName) return null;
  if (Array.isArray(value)) return value.length > 1000 ? value : value.map((one) => withPlainNames(one, depth + 1));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).slice(0, maxKeys);
  return Object.fromEntries(entries.map(([name, inner]) => [plainName(name), withPlainNames(inner, depth + 1)]));
}

const addressNames = [
  'imageurl',
  'mapimageurl',
  'satelliteimageurl',
  'url',
  'href',
  'image',
  'mapimage',
  'satelliteimage',
  'picture',
  'pictureurl',
  'imagehref',
  'imagelink',
  'imageuri',
  'imagesrc',
  'uri',
  'pngurl',
  'jpgurl',
  'jpegurl',
  'tiffurl',
  'tifurl',
  'geotiffurl',
  'downloadurl',
  'downloadlink',
  'signedurl',
  'fileurl',
  'asseturl',
  'src',
  'link',
  'mapurl',
  'previewurl',
  'thumbnailurl',
];
const boxNames = [
  'boundingbox',
  'bbox',
  'bounds',
  'imagebounds',
  'latlngbounds',
  'extent',
  'imageextent',
  'envelope',
  'box',
  'coordinates',
  'boundingboxcoordinates',
  'bboxcoordinates',
  'corners',
  'geometry',
  'footprint',
];
const holders = [
  'image',
  'mapimage',
  'map',
  'data',
  'result',
  'results',
  'satelliteimage',
  'picture',
  'properties',
  'assets',
  'items',
  'links',
];
const maxDepth = 3;

/** An address of one picture; one with {z} leads to tiles. */
const isAddress = (text: unknown): text is string =>
  typeof text === 'string' &&
  text.length <= 8_000_000 &&
  /^(https?:\/\/|\/|\.{1,2}\/|data:image\/)|\.(png|jpe?g|tiff?)(\?|$)/i.test(text) &&
  (text.startsWith('data:') || !/\{[xyz]\}/i.test(text));

function addressIn(value: unknown, depth = 0): string | null {
  if (depth > maxDepth) return null;
  // Alone it is the whole answer; elsewhere a text needs a name.
  if (depth === 0 && isAddress(value)) return value;
  if (Array.isArray(value)) return value.length > 0 ? addressIn(value[0], depth + 1) : null;
  if (!isObject(value)) return null;
  for (const name of addressNames) {
    const text = value[name];
    if (isAddress(text)) return text;
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
  ['west', ['west', 'minlon', 'lonmin', 'minlng', 'lngmin', 'minlongitude', 'longitudemin', 'xmin', 'minx', 'left', 'w']],
  ['south', ['south', 'minlat', 'latmin', 'minlatitude', 'latitudemin', 'ymin', 'miny', 'bottom', 's']],
  ['east', ['east', 'maxlon', 'lonmax', 'maxlng', 'lngmax', 'maxlongitude', 'longitudemax', 'xmax', 'maxx', 'right', 'e']],
  ['north', ['north', 'maxlat', 'latmax', 'maxlatitude', 'latitudemax', 'ymax', 'maxy', 'top', 'n']],
];
/** Corners by name, each with its own latitude and longitude: south-west and north-east, north-west and south-east. */
const cornerNames = [
  ['southwest', 'northeast'],
  ['sw', 'ne'],
  ['lowerleft', 'upperright'],
  ['bottomleft', 'topright'],
  ['min', 'max'],
];
const otherCornerNames = [
  ['northwest', 'southeast'],
  ['nw', 'se'],
  ['upperleft', 'lowerright'],
  ['topleft', 'bottomright'],
];

/** Of two corners across of each other, by their names. */
function boxOfCorners(value: Record<string, unknown>): PictureBox | null {
  for (const [low, high] of cornerNames) {
    const [southWest, northEast] = [placeIn(value[low!]), placeIn(value[high!])];
    if (southWest && northEast) return boxOf(southWest[0], southWest[1], northEast[0], northEast[1]);
  }
  for (const [high, low] of otherCornerNames) {
    const [northWest, southEast] = [placeIn(value[high!]), placeIn(value[low!])];
    if (northWest && southEast) return boxOf(northWest[0], southEast[1], southEast[0], northWest[1]);
  }
  return null;
}
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
  const cornered = boxOfCorners(value);
  if (cornered) return readings(cornered);
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

/** The two without names: a list of the address and the box, or of the address and its four sides. */
function pairIn(value: unknown): ForeignPicture | null {
  if (!Array.isArray(value) || value.length < 2 || value.length > 7) return null;
  const [address, box]: [unknown, unknown[]] = isAddress(value[0]) ? [value[0], value.slice(1)] : [value.at(-1), value.slice(0, -1)];
  if (!isAddress(address)) return null;
  const boxes = boxesIn(box.length === 1 ? box[0] : box);
  return boxes.length > 0 ? { address, boxes } : null;
}

/** "URL of the image and the coordinates of its bounding box", under whatever names: the interface gives none. null where there is no picture. */
export function pictureIn(value: unknown): ForeignPicture | null {
  const named = withPlainNames(value);
  const pair = pairIn(named);
  if (pair) return pair;
  const address = addressIn(named);
  return address === null ? null : { address, boxes: boxesBeside(named) };
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
