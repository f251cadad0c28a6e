import type { Feature, Geometry, Position, Properties, Ring } from '../geo/types.ts';
import { UnreadableFile, type Format, type ImportedFile, type Note, type WriteOptions } from './format.ts';
import { numberText } from './number-text.ts';
import { crsCode } from './projections.ts';
import { reproject } from './reprojection.ts';
import { decodeText } from './text-encoding.ts';
import { transformed } from './transformed.ts';

const deepest = 20;
/** Types by their lower-case form, for files that got the case wrong. */
const objectTypes = new Map(['FeatureCollection', 'Feature', 'Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon', 'GeometryCollection']
  .map((name) => [name.toLowerCase(), name]));
const rightCase = (type: unknown) => (typeof type === 'string' ? (objectTypes.get(type.toLowerCase()) ?? type) : type);

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a geometry was refused; the text goes into the note. */
class Malformed extends Error {}

function position(value: unknown): Position {
  if (!Array.isArray(value) || value.length < 2 || typeof value[0] !== 'number' || typeof value[1] !== 'number') throw new Malformed('a position is not two or three numbers');
  // 1e400 is a number to JSON and Infinity to everything after it.
  if (!Number.isFinite(value[0]) || !Number.isFinite(value[1])) throw new Malformed('a coordinate is too large to be a number');
  return value.slice(0, 3).filter((number): number is number => typeof number === 'number' && Number.isFinite(number));
}

const list = <T>(value: unknown, one: (item: unknown) => T, what: string): T[] => {
  if (!Array.isArray(value)) throw new Malformed(`${what} is not a list`);
  return value.map(one);
};
const line = (value: unknown): Position[] => list(value, position, 'a line');
const rings = (value: unknown): Ring[] => list(value, line, 'a polygon');

/** A geometry built anew from what was parsed; throws Malformed. Broken members of a collection are left out and counted in `lost`. */
function geometry(value: unknown, lost: string[], depth = 0): Geometry | null {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) throw new Malformed('the geometry is not an object');
  if (depth > deepest) throw new Malformed(`collections are nested more than ${deepest} deep`);
  const { coordinates } = value;
  const type = rightCase(value['type']);
  switch (type) {
    case 'Point': return { type, coordinates: Array.isArray(coordinates) && coordinates.length === 0 ? [] : position(coordinates) };
    case 'MultiPoint': case 'LineString': return { type, coordinates: line(coordinates) };
    case 'MultiLineString': case 'Polygon': return { type, coordinates: rings(coordinates) };
    case 'MultiPolygon': return { type, coordinates: list(coordinates, rings, 'a multi-polygon') };
    case 'GeometryCollection': return { type, geometries: list(value['geometries'], (part) => member(part, lost, depth + 1), 'a collection').filter((part) => part !== null) };
    default: throw new Malformed(`“${String(type).slice(0, 40)}” is not a kind of geometry`);
  }
}

function member(value: unknown, lost: string[], depth: number): Geometry | null {
  try {
    return geometry(isObject(value) && value['type'] === 'Feature' ? value['geometry'] : value, lost, depth);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    lost.push(error.message);
    return null;
  }
}

/** Texts of the objects that stand one after another, on lines or not (RFC 8142, newline-delimited, or only concatenated). */
function objectsIn(text: string, from = 0): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = -1;
  let inString = false;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if (inString) {
      if (letter === '\\') at += 1; else if (letter === '"') inString = false;
    } else if (letter === '"') inString = true;
    else if (letter === '{') { if (depth === 0) start = at; depth += 1; }
    else if (letter === '}') { depth -= 1; if (depth === 0 && start >= 0) { parts.push(text.slice(start, at + 1)); start = -1; } if (depth < 0) depth = 0; }
  }
  return parts;
}

const mostNotes = 500;


/** Python and others write NaN and Infinity, which JSON has not; null stands in for them. Texts in quotes stay as they are. */
function withoutNaN(text: string): string {
  return text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (token) => (token.startsWith('"') ? token : 'null'));
}

class Reader {
  #unsaid = 0;
  readonly features: Feature[] = [];
  readonly notes: Note[] = [];

  note(code: string, message: string, severity: Note['severity'], feature?: number): void {
    if (this.notes.length < mostNotes) this.notes.push({ code, message, severity, ...(feature === undefined ? {} : { feature }) });
    else this.#unsaid += 1;
  }

  /** Says how many notes were too many to list. */
  finish(): void {
    if (this.#unsaid > 0) this.notes.push({ code: 'more-notes', severity: 'warning', message: `… and ${this.#unsaid} more notes of these kinds.` });
  }

  add(value: unknown, depth = 0): void {
    if (!isObject(value)) { this.note('geojson-not-an-object', `Item ${this.features.length + 1} is not a GeoJSON object and was left out.`, 'error'); return; }
    const { type: written } = value;
    // "featurecollection" and a type of null are common slips that leave no doubt about what is meant.
    const type = rightCase(written) ?? undefined;
    if (written !== type && typeof written === 'string') this.note('geojson-type-case', `“${written}” was read as “${String(type)}”: types of GeoJSON are case-sensitive.`, 'warning');
    if (type === 'FeatureCollection' || (type === undefined && Array.isArray(value['features']))) {
      const { features } = value;
      if (!Array.isArray(features)) { this.note('geojson-no-features', 'The collection has no list of features.', 'error'); return; }
      if (depth > 2) { this.note('geojson-nested', 'Collections inside collections were left out below the second level.', 'warning'); return; }
      for (const feature of features) this.add(feature, depth + 1);
    } else if (type === 'Feature' || (type === undefined && 'geometry' in value)) this.#feature(value);
    else this.#feature({ geometry: value, properties: {} });
  }

  #feature(value: Json): void {
    const index = this.features.length;
    let shape: Geometry | null = null;
    try {
      const lost: string[] = [];
      const kind = isObject(value['geometry']) ? value['geometry']['type'] : undefined;
      if (kind !== rightCase(kind)) this.note('geojson-type-case', `“${String(kind)}” of feature ${index + 1} was read as “${String(rightCase(kind))}”: types of GeoJSON are case-sensitive.`, 'warning', index);
      shape = geometry(value['geometry'], lost);
      if (lost.length > 0) this.note('geojson-bad-geometry', `${lost.length} part(s) of feature ${index + 1} cannot be read (${lost[0]}) and were left out.`, 'error', index);
      if (!shape) this.note('no-geometry', `Feature ${index + 1} has no shape; it is kept in the table.`, 'info', index);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.note('geojson-bad-geometry', `The shape of feature ${index + 1} cannot be read (${error.message}); its attributes are kept.`, 'error', index);
    }
    const { id } = value;
    const properties: Properties = isObject(value['properties']) ? { ...value['properties'] } : {};
    if (Array.isArray(value['properties'])) this.note('geojson-properties', `The properties of feature ${index + 1} are a list, not an object; they were left out.`, 'warning', index);
    this.features.push({ type: 'Feature', ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}), geometry: shape, properties });
  }
}

/** The older `crs` member (GeoJSON 2008): coordinates in another system are turned into longitude and latitude, said in a note. */
async function applyCrs(document: unknown, file: ImportedFile): Promise<void> {
  if (!isObject(document) || !isObject(document['crs'])) return;
  const properties = document['crs']['properties'];
  const name = isObject(properties) ? String(properties['name'] ?? properties['code'] ?? '') : '';
  if (name) await reproject(file.features, crsCode(name), file.notes);
}

/** Features of a text that is not one JSON document: a sequence of objects, or a collection that breaks off. Throws UnreadableFile where there is none. */
function recover(reader: Reader, text: string, error: Error): void {
  const collection = /"features"\s*:\s*\[/.exec(text);
  const whole = objectsIn(text);
  const cut = whole.length === 0 && collection !== null;
  const parts = cut ? objectsIn(text, collection.index + collection[0].length) : whole;
  if (parts.length < (cut ? 1 : 2)) throw new UnreadableFile('json-invalid', `This is not JSON: ${error.message.slice(0, 200)}. Is the file complete? Get it again, or export it anew.`);
  parts.forEach((part, index) => {
    try {
      reader.add(JSON.parse(part));
    } catch (fault) {
      if (!(fault instanceof SyntaxError)) throw fault;
      reader.note('geojson-bad-line', `Item ${index + 1} of the file is not JSON and was left out.`, 'error');
    }
  });
  if (cut) reader.note('geojson-truncated', `The file breaks off. ${reader.features.length} features before the break were kept; get the file again to have the rest.`, 'error');
}

/** The crs member of a collection that could not be parsed as a whole; without it metres would be read as degrees. */
function crsBefore(text: string): unknown {
  const start = /"crs"\s*:\s*(?=\{)/.exec(text);
  const crs = start ? objectsIn(text.slice(start.index + start[0].length, start.index + start[0].length + 2000))[0] : undefined;
  try { return crs ? { crs: JSON.parse(crs) } : undefined; } catch { return undefined; }
}

/** What was parsed elsewhere (TopoJSON turned into GeoJSON), under the same checks as a file. */
export function readGeoJsonValue(value: unknown): ImportedFile {
  const reader = new Reader();
  reader.add(value);
  return { format: 'geojson', features: reader.features, notes: reader.notes };
}

/** One document, or a text sequence (RFC 8142, also one object per line); a broken line of a sequence is a note. */
export async function readGeoJsonText(text: string): Promise<ImportedFile> {
  const reader = new Reader();
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    if (/\b(?:NaN|Infinity)\b/.test(text)) {
      try {
        document = JSON.parse(withoutNaN(text));
        reader.note('json-nan', 'The file has NaN or Infinity where JSON allows only numbers; they were read as “no value”.', 'warning');
      } catch { /* broken in another way too */ }
    }
    if (document === undefined) recover(reader, text, error as Error);
  }
  if (document !== undefined) {
    if (!isObject(document) && !Array.isArray(document)) throw new UnreadableFile('not-geojson', 'This is JSON, but not GeoJSON: an object with features or a geometry is expected.');
    for (const item of Array.isArray(document) ? document : [document]) reader.add(item);
  }
  if (reader.features.every((feature) => feature.geometry === null) && reader.notes.some(({ severity }) => severity === 'error')) {
    throw new UnreadableFile('not-geojson', `There is no shape in this file: ${reader.notes.find(({ severity }) => severity === 'error')!.message}`);
  }
  const file: ImportedFile = { format: 'geojson', features: reader.features, notes: reader.notes };
  await applyCrs(document ?? crsBefore(text), file);
  reader.finish();
  return file;
}

/** Twice the signed area of a ring in the plane of longitude and latitude, steps over the antimeridian unrolled; positive is counter-clockwise. */
function turning(ring: Ring): number {
  let sum = 0;
  let longitude = ring[0]?.[0] ?? 0;
  for (let at = 1; at < ring.length; at += 1) {
    let step = ring[at]![0]! - ring[at - 1]![0]!;
    if (step > 180) step -= 360; else if (step < -180) step += 360;
    sum += (2 * (longitude - ring[0]![0]!) + step) * (ring[at]![1]! - ring[at - 1]![1]!) - step * (ring[at]![1]! + ring[at - 1]![1]! - 2 * ring[0]![1]!);
    longitude += step;
  }
  return sum;
}

/** Outer rings counter-clockwise, holes clockwise, as RFC 7946 asks (section 3.1.6). */
function oriented(shape: Geometry): Geometry {
  const turned = (polygon: Ring[]) => polygon.map((ring, index) => ((index === 0 ? turning(ring) < 0 : turning(ring) > 0) ? [...ring].reverse() : ring));
  switch (shape.type) {
    case 'Polygon': return { type: 'Polygon', coordinates: turned(shape.coordinates) };
    case 'MultiPolygon': return { type: 'MultiPolygon', coordinates: shape.coordinates.map(turned) };
    case 'GeometryCollection': return { type: 'GeometryCollection', geometries: shape.geometries.map(oriented) };
    default: return shape;
  }
}

/** GeoJSON (RFC 7946), rings by the right-hand rule, `precision` decimals of a degree (default 9), features one per line so that versions can be compared. */
export function writeGeoJsonText(features: Feature[], options: WriteOptions = {}): string {
  return `{"type":"FeatureCollection",${options.name ? `"name":${JSON.stringify(options.name)},` : ''}"features":[\n${writeGeoJsonFeatures(features, options).join(',\n')}\n]}\n`;
}

/** One text per feature, each without a line break. */
export function writeGeoJsonFeatures(features: Feature[], options: WriteOptions = {}): string[] {
  const precision = options.precision ?? 9;
  const round = (place: Position): Position => place.map((value, axis) => Number(numberText(value, axis === 2 ? 3 : precision)));
  return features.map((feature) => JSON.stringify({
    type: 'Feature', ...(feature.id === undefined ? {} : { id: feature.id }),
    properties: feature.properties ?? {}, geometry: feature.geometry ? oriented(transformed(feature.geometry, round)) : null,
  }));
}

export const geojson: Format = {
  id: 'geojson',
  label: 'GeoJSON',
  extensions: ['.geojson', '.json'],
  mediaType: 'application/geo+json',
  recognise(bytes) {
    // RFC 8142 begins every text with U+001E.
    // oxlint-disable-next-line no-control-regex
    const head = decodeText(bytes.subarray(0, 2000)).text.replace(/^[\s\uFEFF\u001e]+/, '');
    if (!head.startsWith('{') && !head.startsWith('[')) return 0;
    return /"(FeatureCollection|Feature|Polygon|MultiPolygon|Point|LineString|MultiPoint|MultiLineString|GeometryCollection)"/.test(head) ? 1 : 0.4;
  },
  async read(bytes) {
    return readGeoJsonText(decodeText(bytes).text.replace(/^\uFEFF/, ''));
  },
  async write(features, options) {
    return new TextEncoder().encode(writeGeoJsonText(features, options));
  },
};
