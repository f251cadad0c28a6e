import { readCoordinate } from '#geo/coordinate-text.ts';
import { maxLongitude } from '#geo/longitudes.ts';
import { angleColumns, type AngleColumns } from './csv-angle-columns.ts';
import { angleOf } from './degrees-text.ts';

/** A name of a column without accents, blanks and signs, in any script. */
export const plain = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/đ/g, 'd')
    .replace(/ł/g, 'l')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\d]/gu, '');

/** in the order of preference: what is surely degrees before what may be any coordinate */
const longitudeNames = [
  'longitude',
  'longitud',
  'longitudine',
  'lon',
  'lng',
  'long',
  'decimallongitude',
  'geolongitude',
  'gpslongitude',
  'gpslon',
  'langengrad',
  'laengengrad',
  'lange',
  'laenge',
  'lengtegraad',
  'dlugoscgeograficzna',
  'dlugosc',
  'boylam',
  'longitudo',
  'bujur',
  'kinhdo',
  'долгота',
  '经度',
  '經度',
  '経度',
  '경도',
  'خطالطول',
  'ลองจจด',
  'lond',
  'londd',
  'xlong',
  'xlon',
  'lonwgs84',
  'xwgs84',
  'lonx',
  'xlongitude',
  'xcoord',
  'coordx',
  'geomx',
  'pointx',
  'coordenadax',
  'easting',
  'eastings',
  'este',
  'utmx',
  'xutm',
  'utme',
  'utmeast',
  'utmeasting',
  'x',
];
const latitudeNames = [
  'latitude',
  'latitud',
  'latitudine',
  'lat',
  'decimallatitude',
  'geolatitude',
  'gpslatitude',
  'gpslat',
  'breitengrad',
  'breite',
  'breedtegraad',
  'szerokoscgeograficzna',
  'szerokosc',
  'enlem',
  'latitudo',
  'lintang',
  'vido',
  'широта',
  '纬度',
  '緯度',
  '위도',
  'خطالعرض',
  'ละตจด',
  'latd',
  'latdd',
  'ylat',
  'latwgs84',
  'ywgs84',
  'laty',
  'ylatitude',
  'ycoord',
  'coordy',
  'geomy',
  'pointy',
  'coordenaday',
  'northing',
  'northings',
  'norte',
  'utmy',
  'yutm',
  'utmn',
  'utmnorth',
  'utmnorthing',
  'y',
];
/** a word of a longer name, as in "LATITUDE (Y)", "start_lat", "PontoLat" */
const longitudeWords = new Set(['longitude', 'longitud', 'lon', 'lng', 'long', 'langengrad', 'долгота']);
const latitudeWords = new Set(['latitude', 'latitud', 'lat', 'breitengrad', 'широта']);
const wordsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u);
const heightNames = ['elevation', 'altitude', 'altitud', 'elevacion', 'hohe', 'hoehe', 'height', 'ele', 'z', 'alt', 'pointz'];
const zoneNames = ['utmzone', 'zone', 'zona', 'zonautm', 'huso', 'husoutm', 'fuso', 'fusoutm'];
const systemNames = ['epsg', 'epsgcode', 'srid', 'crs'];
const shapeNames = [
  'wkt',
  'thegeom',
  'geom',
  'geometry',
  'wkbgeometry',
  'wkb',
  'shape',
  'geojson',
  'wktgeom',
  'geomwkt',
  'polygon',
  'boundary',
  'geo',
  'geoshape',
];
/** columns with both numbers in one cell, latitude first as people say it */
const pairNames = [
  'location',
  'coordinates',
  'coordinate',
  'coords',
  'coord',
  'latlon',
  'latlong',
  'latlng',
  'latitudelongitude',
  'gps',
  'gpscoordinates',
  'geolocation',
  'geopoint',
  'geopoint2d',
  'point',
  'coordenadas',
  'ubicacion',
  'localizacion',
  'localizacao',
  'position',
  'koordinaten',
  'koordinat',
];
/** columns with a position of UTM or MGRS in each cell */
const gridNames = ['mgrs', 'usng', 'utm', 'utmcoordinates', 'coordenadasutm', 'coordinatesutm', 'gridreference', 'gridref', 'militarygrid'];
const reversedPairNames = ['lonlat', 'longlat', 'lnglat', 'longitudelatitude', 'xy'];

export type PlaceKind = 'pair' | 'reversed pair' | 'answer' | 'written';

export interface Columns {
  longitude: number;
  latitude: number;
  /** where degrees, minutes, seconds and the letters of hemispheres have columns of their own */
  angles: { longitude: AngleColumns; latitude: AngleColumns } | null;
  height: number;
  shape: number;
  /** a column whose cells hold a whole place: "0.51, 35.2", the answers of ODK and KoBo ("0.51 35.2 1500 4.9; …"), or any way of writing one, UTM and MGRS among them */
  place: { at: number; kind: PlaceKind } | null;
  /** a column with a UTM zone ("36N"), one with an EPSG code; -1 without */
  zone: number;
  system: number;
  /** the head is German, where O is Ost */
  isGerman: boolean;
}

/** Cells that are shapes: well-known text (extended or not), hexadecimal WKB, GeoJSON. */
export const isShape = (text: string | undefined) =>
  text !== undefined &&
  (/^\s*(SRID\s*=\s*\d+\s*;\s*)?(MULTI)?(POINT|LINESTRING|POLYGON|GEOMETRYCOLLECTION|CURVE|SURFACE|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|POLYHEDRALSURFACE|TIN|TRIANGLE)(\s*(Z|M|ZM))?\s*(\(|EMPTY)/i.test(
    text,
  ) ||
    /^\s*(\\x|0x)?0[01][0-9a-f]{16,}$/i.test(text.slice(0, 4000)) ||
    /^\s*\{\s*"(type|coordinates)"/.test(text));

const answerPlace = String.raw`[+-]?\d{1,3}(?:\.\d+)? [+-]?\d{1,3}(?:\.\d+)?(?: [+-]?\d+(?:\.\d+)?){0,2}`;
export const isAnswer = new RegExp(
  String.raw`^\s*(?:${answerPlace}\s*;\s*)+(?:${answerPlace})?\s*;?\s*$|^\s*${answerPlace.replace('{0,2}', '{2}')}\s*$`,
);

/** The places of an answer of ODK or KoBo: latitude, longitude, height and accuracy of each, apart by semicolons; null where it is none. */
export function answeredPlaces(text: string): number[][] | null {
  if (text.length > 1 << 22) return null;
  const places: number[][] = [];
  for (const part of text.split(';')) {
    if (part.trim() === '') continue;
    const numbers = part.trim().split(/\s+/).map(Number);
    if (
      numbers.length < 2 ||
      numbers.length > 4 ||
      !numbers.every(Number.isFinite) ||
      Math.abs(numbers[0]!) > 90 ||
      Math.abs(numbers[1]!) > maxLongitude
    )
      return null;
    const [latitude, longitude, height] = numbers;
    // Without a height the apps write 0.
    places.push(height ? [longitude!, latitude!, height] : [longitude!, latitude!]);
  }
  return places.length > 0 ? places : null;
}

/** The ways in which a cell can be two numbers: at a semicolon, at its only comma or slash, behind the letter of a hemisphere, at its only blank. */
function halves(text: string): [string, string][] {
  const found: [string, string][] = [];
  for (const match of [
    /^([^;]+);([^;]+)$/,
    /^([^,]+),([^,]+)$/,
    /^([^/]+)\/([^/]+)$/,
    /^(.+[nsewo])[\s,;]+(.+[nsewo])$/i,
    /^(\S+)\s+(\S+)$/,
  ]) {
    const parts = match.exec(text);
    if (parts) found.push([parts[1]!, parts[2]!]);
  }
  return found;
}

/** Both numbers of a cell such as "0.51, 35.2" or "(0° 30' N, 35° E)" as longitude and latitude; null where it is no place. Letters say which is which. */
export function pairOf(text: string, reversed: boolean): [number, number] | null {
  const bare = text
    .trim()
    .replace(/^[([{]|[)\]}]$/g, '')
    .trim();
  if (bare.length > 80) return null;
  for (const [a, b] of halves(bare)) {
    const [first, second] = [angleOf(a), angleOf(b)];
    if (!first || !second) continue;
    const longitudeFirst = first.axis === 'longitude' || second.axis === 'latitude' || (reversed && !first.axis && !second.axis);
    const [longitude, latitude] = longitudeFirst ? [first.degrees, second.degrees] : [second.degrees, first.degrees];
    if (Math.abs(longitude) <= maxLongitude && Math.abs(latitude) <= 90) return [longitude, latitude];
  }
  return null;
}

/** rows above the head (a title, the name of a device) that are looked through, and rows under it that show what a column holds */
export const maxRowsAbove = 20;
const sampleRows = 20;

export interface Head {
  /** its place among the rows; -1 where the first row is data already */
  at: number;
  names: string[];
  columns: Columns;
  /** of each column the first cell that is filled */
  sample: string[];
}

/** A first answer may be missing; the next one shows the kind as well. */
export const sampleUnder = (rows: string[][], at: number, width: number): string[] => {
  const under = rows.slice(at + 1, at + 1 + sampleRows);
  return Array.from({ length: width }, (_, column) => under.find((row) => row[column]?.trim())?.[column] ?? '');
};

/** The head of a table: its place among the rows, and which columns hold places. Null where there is none. */
export function guessedHead(rows: string[][]): Head | null {
  for (let at = 0; at < Math.min(rows.length - 1, maxRowsAbove); at += 1) {
    const names = rows[at]!;
    const sample = sampleUnder(rows, at, names.length);
    const columns = columnsOf(names, sample);
    if (columns) return { at, names, columns, sample };
  }
  return null;
}

/** The column of shapes, by its cells, else by its name where the cell under it is empty; -1 without one. */
function shapeColumn(names: string[], first: string[]): number {
  const byCell = first.findIndex(isShape);
  if (byCell >= 0) return byCell;
  return shapeNames.map((name) => names.indexOf(name)).find((index) => index >= 0 && !first[index]?.trim()) ?? -1;
}

/** The column that is named for both numbers and whose cell under the name is such a pair. */
function pairColumn(names: string[], first: string[]): { at: number; kind: PlaceKind } | undefined {
  const isOnGrid = (text: string) => ['UTM', 'MGRS'].includes(readCoordinate(text)?.notation ?? '');
  return [
    ...pairNames.map((name) => ({ name, kind: 'pair' as const })),
    ...reversedPairNames.map((name) => ({ name, kind: 'reversed pair' as const })),
    ...[...gridNames, ...pairNames].map((name) => ({ name, kind: 'written' as const })),
  ]
    .map(({ name, kind }) => ({ at: names.indexOf(name), kind }))
    .find(
      ({ at, kind }) => at >= 0 && (kind === 'written' ? isOnGrid(first[at] ?? '') : pairOf(first[at] ?? '', kind === 'reversed pair')),
    );
}

/** What goes with a point: its height, its zone, its system. */
export function columnsBeside(names: string[]): Pick<Columns, 'height' | 'zone' | 'system' | 'isGerman'> {
  const named = (wanted: string[]) => wanted.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  return {
    height: named(heightNames),
    zone: named(zoneNames),
    system: named(systemNames),
    isGerman: names.some((name) => /^(langengrad|laengengrad|lange|laenge|breitengrad|breite)$/.test(name)),
  };
}

/** Which columns hold places, by the names of the head and the first row under it; null where none does. */
export function columnsOf(header: string[], first: string[]): Columns | null {
  const names = header.map(plain);
  const named = (wanted: string[]) => wanted.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  const find = (wanted: string[], words: Set<string>) => {
    const index = named(wanted);
    return index >= 0 ? index : header.findIndex((name) => wordsOf(name).some((word) => words.has(word)));
  };
  const answer = first.findIndex((cell) => cell.includes(';') && isAnswer.test(cell.slice(0, 4000).replace(/;[^;]*$/, ';')));
  const single =
    answer >= 0
      ? -1
      : first.findIndex(
          (cell, at) => isAnswer.test(cell) && (cell.trim().split(/\s+/).length === 4 || pairNames.includes(names[at] ?? '')),
        );
  const pair = pairColumn(names, first);
  const found = [find(longitudeNames, longitudeWords), find(latitudeNames, latitudeWords)] as const;
  // "Lon/Lat" names one column for both.
  const both =
    found[0] >= 0 && found[0] === found[1]
      ? { at: found[0], kind: /^[^a-z]*(x|lon|lng)/i.test(header[found[0]]!) ? ('reversed pair' as const) : ('pair' as const) }
      : null;
  const [namedX, namedY] = both ? [-1, -1] : found;
  const angles = angleColumns(names, first, namedX, namedY);
  const [longitude, latitude] = angles ? [angles.longitude.degrees, angles.latitude.degrees] : [namedX, namedY];
  const columns: Columns = {
    longitude,
    latitude,
    angles,
    shape: shapeColumn(names, first),
    ...columnsBeside(names),
    // A traced boundary says more than the point beside it; a point with its parts beside it is read from the parts.
    place:
      answer >= 0
        ? { at: answer, kind: 'answer' }
        : longitude >= 0 && latitude >= 0
          ? null
          : single >= 0
            ? { at: single, kind: 'answer' }
            : (pair ?? (both && pairOf(first[both.at] ?? '', both.kind === 'reversed pair') ? both : null)),
  };
  return columns.shape >= 0 || columns.place || (longitude >= 0 && latitude >= 0) ? columns : null;
}

/** The EPSG code of a UTM zone as tables write it ("36N", "UTM 18 S", "18L"); null where it is none. A lone S is the south, as people mean it. */
export function systemOfZone(text: string): string | null {
  const match = /^\s*(?:utm\s*|zone\s*|zona\s*|huso\s*|wgs\s*84\s*(?:\/\s*)?utm\s*zone\s*)*(\d{1,2})\s*([c-hj-np-x])[a-z]*\s*$/i.exec(text);
  const zone = Number(match?.[1]);
  if (!match || zone < 1 || zone > 60) return null;
  const letter = match[2]!.toUpperCase();
  return String((letter === 'S' || letter < 'N' ? 32700 : 32600) + zone);
}

/** Whether decimals of a cell stand behind a comma. */
export const hasDecimalComma = (text: string): boolean => /^\s*[+-]?\d+,\d+\s*$/.test(text);
