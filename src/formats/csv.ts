import { fromWkb } from '../geo/wkb.ts';
import type { Feature, Geometry, Properties } from '../geo/types.ts';
import { UnreadableFile, type Format, type ImportedFile, type Note, type WriteOptions } from './format.ts';
import { bytesOfHex, geometryFromText, geometryToText } from './geometry-text.ts';
import { readGeoJsonValue } from './geojson.ts';
import { reproject } from './reprojection.ts';
import { decodeText } from './text-encoding.ts';
import { sridOfWkb } from './wkt.ts';

const mostNotes = 500;
const separators = [',', ';', '\t', '|'] as const;
const plain = (name: string) => name.toLowerCase().normalize('NFD').replace(/[^a-z0-9]/g, '');
const longitudeNames = ['longitude', 'lon', 'lng', 'long', 'x', 'xcoord', 'pointx', 'decimallongitude', 'longitud', 'longitudine', 'geolongitude', 'gpslongitude', 'gpslon', 'easting', 'laenge', 'lange'];
const latitudeNames = ['latitude', 'lat', 'y', 'ycoord', 'pointy', 'decimallatitude', 'latitud', 'latitudine', 'geolatitude', 'gpslatitude', 'gpslat', 'northing', 'breite'];
const heightNames = ['elevation', 'altitude', 'height', 'ele', 'z', 'alt', 'pointz'];
const shapeNames = ['wkt', 'thegeom', 'geom', 'geometry', 'wkbgeometry', 'wkb', 'shape', 'geojson', 'wktgeom', 'polygon', 'boundary', 'geo'];

/** Rows of a text with separated values (RFC 4180; line ends of any kind; a quote inside a bare value is a letter). */
export function rowsOf(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    let value: string;
    if (text[at] === '"') {
      const parts: string[] = [];
      let from = at + 1;
      let end = text.indexOf('"', from);
      while (end >= 0 && text[end + 1] === '"') { parts.push(text.slice(from, end + 1)); from = end + 2; end = text.indexOf('"', from); }
      if (end < 0) end = text.length;
      parts.push(text.slice(from, end));
      value = parts.join('');
      at = end + 1;
      // Letters between the closing quote and the separator belong to nothing; they are kept.
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      value += text.slice(start, at).trim();
    } else {
      const start = at;
      while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
      value = text.slice(start, at);
    }
    row.push(value);
    if (text[at] === separator) { at += 1; continue; }
    if (row.length > 1 || row[0]!.trim() !== '') rows.push(row);
    row = [];
    if (at >= text.length) break;
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  return rows;
}

/** The separator that cuts the head of the file into the most columns of equal count. */
function separatorOf(text: string): string {
  const head = text.slice(0, 20_000);
  const scored = separators.map((separator) => {
    const rows = rowsOf(head, separator).slice(0, 20);
    const width = rows[0]?.length ?? 1;
    const even = rows.slice(0, -1).filter((row) => row.length === width).length;
    return { separator, score: width > 1 ? width * (1 + even / Math.max(1, rows.length)) : 0 };
  });
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).separator;
}

/** Degrees as decimal number ("12.5", "12,5") or with a hemisphere or minutes and seconds ("0° 31' 12.5\" S"). NaN where it is neither. */
export function degreesOf(text: string): number {
  const trimmed = text.trim();
  if (trimmed === '') return Number.NaN;
  const decimal = /^[+-]?\d+,\d+$/.test(trimmed) ? trimmed.replace(',', '.') : trimmed;
  if (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(decimal)) return Number(decimal);
  const parts = /^([NSEWO]?)\s*([+-]?\d+(?:[.,]\d+)?)\s*°?\s*(?:(\d+(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d+(?:[.,]\d+)?)\s*(?:["″”]|''|’’)\s*)?([NSEWO]?)$/i.exec(trimmed);
  if (!parts || (!parts[1] && !parts[5] && !/[°'′’]/.test(trimmed))) return Number.NaN;
  const number = (part: string | undefined) => Number((part ?? '0').replace(',', '.'));
  const degrees = Math.abs(number(parts[2])) + number(parts[3]) / 60 + number(parts[4]) / 3600;
  const south = /[SW]/i.test(parts[1]! || parts[5]!) || parts[2]!.startsWith('-');
  return south ? -degrees : degrees;
}

/** A cell as a number where it is one that comes back the same; codes with leading zeros stay texts. */
function cellValue(text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^-?(0|[1-9]\d{0,14})(\.\d+)?$/.test(trimmed) && trimmed.length <= 17) return Number(trimmed);
  if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true';
  return text;
}

interface Columns { longitude: number; latitude: number; height: number; shape: number }

function columnsOf(header: string[], first: string[]): Columns | null {
  const names = header.map(plain);
  const find = (wanted: string[]) => wanted.map((name) => names.indexOf(name)).find((index) => index >= 0) ?? -1;
  const isShape = (text: string | undefined) => text !== undefined && (/^\s*(SRID\s*=\s*\d+\s*;\s*)?(MULTI)?(POINT|LINESTRING|POLYGON|GEOMETRYCOLLECTION)\b/i.test(text) || /^\s*(\\x)?0[01][0-9a-f]{16,}$/i.test(text.slice(0, 4000)) || /^\s*\{\s*"(type|coordinates)"/.test(text));
  const named = shapeNames.map((name) => names.indexOf(name)).find((index) => index >= 0 && (isShape(first[index]) || !first[index]?.trim()));
  const shape = first.findIndex(isShape);
  const columns = { longitude: find(longitudeNames), latitude: find(latitudeNames), height: find(heightNames), shape: shape >= 0 ? shape : named ?? -1 };
  return columns.shape >= 0 || (columns.longitude >= 0 && columns.latitude >= 0) ? columns : null;
}

function shapeFrom(text: string): { geometry: Geometry | null; srid: number | null } {
  if (text.trim() === '') return { geometry: null, srid: null };
  if (text.trimStart().startsWith('{')) return { geometry: readGeoJsonValue(JSON.parse(text)).features[0]?.geometry ?? null, srid: null };
  const bytes = bytesOfHex(text);
  return bytes ? { geometry: fromWkb(bytes), srid: sridOfWkb(bytes) } : geometryFromText(text);
}

class CsvReader {
  readonly features: Feature[] = [];
  readonly notes: Note[] = [];
  readonly systems = new Map<number | null, Feature[]>();
  #unsaid = 0;

  note(code: string, message: string, severity: Note['severity'], feature?: number): void {
    if (this.notes.length < mostNotes) this.notes.push({ code, message, severity, ...(feature === undefined ? {} : { feature }) });
    else this.#unsaid += 1;
  }

  add(row: string[], header: string[], columns: Columns): void {
    const index = this.features.length;
    const properties: Properties = {};
    header.forEach((name, at) => { if (at !== columns.shape) properties[name] = cellValue(row[at] ?? ''); });
    row.slice(header.length).forEach((value, at) => { if (value.trim() !== '') properties[`column ${header.length + at + 1}`] = cellValue(value); });
    const { geometry, srid } = columns.shape >= 0 ? this.#shape(row[columns.shape] ?? '', index) : { geometry: this.#point(row, columns, index), srid: null };
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.features.push(feature);
    const members = this.systems.get(srid);
    if (members) members.push(feature); else this.systems.set(srid, [feature]);
    if (!geometry && !this.notes.some((note) => note.feature === index)) this.note('no-geometry', `Row ${index + 1} has no place; it is kept in the table.`, 'info', index);
  }

  #shape(text: string, index: number): { geometry: Geometry | null; srid: number | null } {
    try {
      return shapeFrom(text);
    } catch (error) {
      this.note('csv-bad-shape', `The shape of row ${index + 1} cannot be read (${(error as Error).message.slice(0, 120)}); its other columns are kept.`, 'error', index);
      return { geometry: null, srid: null };
    }
  }

  #point(row: string[], columns: Columns, index: number): Geometry | null {
    const [x, y] = [row[columns.longitude] ?? '', row[columns.latitude] ?? ''];
    if (x.trim() === '' && y.trim() === '') return null;
    const place = [degreesOf(x), degreesOf(y)];
    if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) {
      this.note('csv-bad-coordinates', `Row ${index + 1}: “${x.slice(0, 30)}”, “${y.slice(0, 30)}” are not coordinates; the row is kept without a place.`, 'warning', index);
      return null;
    }
    const height = columns.height >= 0 ? Number((row[columns.height] ?? '').trim().replace(',', '.') || Number.NaN) : Number.NaN;
    return { type: 'Point', coordinates: Number.isFinite(height) ? [...place, height] : place };
  }

  finish(): void {
    if (this.#unsaid > 0) this.notes.push({ code: 'more-notes', severity: 'warning', message: `… and ${this.#unsaid} more notes of these kinds.` });
  }
}

/** Names of columns, each used once; an empty one gets its number. */
function uniqueNames(header: string[]): string[] {
  const seen = new Set<string>();
  return header.map((name, at) => {
    let unique = name.trim() || `column ${at + 1}`;
    while (seen.has(unique)) unique += '_';
    seen.add(unique);
    return unique;
  });
}

async function readCsvText(text: string): Promise<ImportedFile> {
  const separator = separatorOf(text);
  const rows = rowsOf(text, separator);
  const columns = rows.length > 1 ? columnsOf(rows[0]!, rows[1]!) : null;
  if (!columns) throw new UnreadableFile('csv-without-places', 'No column of this table holds places. Name two columns “longitude” and “latitude” in the first line, or one “wkt” with shapes as well-known text.');
  const header = uniqueNames(rows[0]!);
  const reader = new CsvReader();
  for (const row of rows.slice(1)) reader.add(row, header, columns);
  for (const [srid, members] of reader.systems) await reproject(members, srid === null || srid === 0 ? null : String(srid), reader.notes, 'The table');
  reader.finish();
  return { format: 'csv', features: reader.features, notes: reader.notes };
}

const quoted = (text: string) => (/[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One line per feature, the shape first as well-known text, the columns of all features after it; lists and objects as JSON. */
export function writeCsvText(features: Feature[], options: WriteOptions = {}): string {
  const withId = features.some(({ id }) => id !== undefined);
  const keys = [...new Set(features.flatMap(({ properties }) => Object.keys(properties ?? {})))].filter((key) => key !== 'WKT' && !(withId && key === 'id'));
  const cell = (value: unknown) => (value === null || value === undefined ? '' : quoted(typeof value === 'object' ? JSON.stringify(value) : String(value)));
  const lines = features.map(({ id, geometry, properties }) => [
    geometry ? quoted(geometryToText(geometry, options.precision)) : '', ...(withId ? [cell(id ?? properties?.['id'])] : []), ...keys.map((key) => cell(properties?.[key])),
  ].join(','));
  return `${['WKT', ...(withId ? ['id'] : []), ...keys].map(quoted).join(',')}\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
}

/** Tables as text: longitude and latitude columns found by name, or a column of well-known text, hexadecimal WKB or GeoJSON. */
export const csv: Format = {
  id: 'csv',
  label: 'Table with coordinates (CSV)',
  extensions: ['.csv', '.tsv', '.txt'],
  mediaType: 'text/csv',
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, 8192)).text.replace(/^\uFEFF/, '');
    if (/^\s*[<{[]/.test(head) || head.includes('\0')) return 0;
    const rows = rowsOf(head, separatorOf(head));
    return rows.length > 1 && rows[0]!.length > 1 && columnsOf(rows[0]!, rows[1]!) ? 0.7 : 0;
  },
  async read(bytes) {
    const { text, encoding, guessed } = decodeText(bytes);
    const file = await readCsvText(text.replace(/^\uFEFF/, ''));
    if (guessed && encoding === 'windows-1252') file.notes.unshift({ code: 'encoding-guessed', severity: 'warning', message: 'The letters are not UTF-8; they were read as Windows-1252. Look at the names.' });
    return file;
  },
  async write(features, options) {
    // The mark at the beginning tells spreadsheets that the letters are UTF-8.
    return new TextEncoder().encode(`\uFEFF${writeCsvText(features, options)}`);
  },
};
