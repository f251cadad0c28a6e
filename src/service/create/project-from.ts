import { createHash } from 'node:crypto';
import { detailEntry, geometryDetails, ValidationFault, readGeoJson, type Detail } from '#api/index.ts';
import { textFault } from '#api/kept-text.ts';
import { centroid, check, geometryHash, TooMuchWork, unionAreaHectares, areaHectares, type Feature, type Geometry } from '#geo/index.ts';
import { geometryPhrase, geometryWords, problemPhrase } from '#geo/phrases/index.ts';
import type { PlainPhrase } from '#sentences/phrases/index.ts';
import { readFile, UnreadableFile } from '#formats/index.ts';
import { drawnParts } from '../storage/drawn-geometry.ts';
import type { NewShape } from '../storage/shape-store.ts';
import type { NewProject } from '../storage/project-rows.ts';
import { refuseBoundlessJson } from '../json-bounds.ts';
import { sentence } from '../phrases/sentence.ts';
import { runsOf, sourceOfEach, type SourceRun } from './source-files.ts';
import type { CreateOptions, Source } from './source.ts';

type Shape = Feature & { geometry: Geometry };
/** Shapes with the files they came from, in runs: how many features in a row came from each. */
interface Read {
  shapes: Shape[];
  sources: SourceRun[];
}
const maxFaults = 20;
const fault = (loc: Detail['loc'], msg: string, type: string, phrase?: PlainPhrase) => new ValidationFault([{ loc, msg, type, ...phrase }]);

/** Everything below a multi-geometry of one kind becomes one; other mixtures become a collection. */
export function combined(geometries: Geometry[]): Geometry {
  if (geometries.length === 1) return geometries[0]!;
  const parts = geometries.flatMap((geometry): Geometry[] => {
    switch (geometry.type) {
      case 'MultiPolygon':
        return geometry.coordinates.map((coordinates) => ({ type: 'Polygon', coordinates }));
      case 'MultiLineString':
        return geometry.coordinates.map((coordinates) => ({ type: 'LineString', coordinates }));
      case 'MultiPoint':
        return geometry.coordinates.map((coordinates) => ({ type: 'Point', coordinates }));
      case 'GeometryCollection':
        return geometry.geometries;
      default:
        return [geometry];
    }
  });
  const kinds = new Set(parts.map(({ type }) => type));
  if (kinds.size === 1 && ['Polygon', 'LineString', 'Point'].includes(parts[0]!.type)) {
    return { type: `Multi${parts[0]!.type}`, coordinates: parts.map((part) => (part as { coordinates: unknown }).coordinates) } as Geometry;
  }
  return { type: 'GeometryCollection', geometries: parts };
}

/** Names and folders stand in columns of their own, which other programs read. */
function refuseUnkeptNames(shapes: readonly Shape[], placeOf: (index: number) => Detail['loc']): void {
  const faults = shapes.flatMap(({ properties }, index) =>
    ['name', 'folder'].flatMap((name) => {
      const text: unknown = properties?.[name];
      return typeof text === 'string' ? [textFault(text, [...placeOf(index), 'properties', name])] : [];
    }),
  );
  const found = faults.filter((one) => one !== null).slice(0, maxFaults);
  if (found.length > 0) throw new ValidationFault(found);
}

function fromDocument(document: unknown, prefix: Detail['loc']): Read {
  const read = readGeoJson(document);
  if (!read.ok) throw new ValidationFault(geometryDetails(read.issues, prefix));
  refuseUnkeptNames(read.features, (index) => (read.isCollection ? [...prefix, 'features', index] : prefix));
  return { shapes: read.features, sources: runsOf(document) };
}

function parsed(text: string, prefix: Detail['loc']): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/.exec((error as Error).message)?.[1] ?? 0);
    const words =
      prefix.length === 1 ? sentence('service.body-not-json') : sentence('service.field-not-json', { reason: (error as Error).message });
    throw new ValidationFault([detailEntry([...prefix, at], words, 'json_invalid')]);
  }
}

/** By its first byte that is no blank and no byte order mark. Letters of any kind do not hide brackets, which are bytes of their own in UTF-8. */
const isJson = (bytes: Uint8Array): boolean => {
  const first = bytes.subarray(0, 1024).find((byte) => byte > 0x20 && ![0xef, 0xbb, 0xbf].includes(byte));
  return first === 0x7b || first === 0x5b;
};

/** Shapes of a request. KML is read as the window reads it; its coordinates are checked as GeoJSON's are. */
async function shapesOf(source: Source): Promise<Read> {
  if (source.kind !== 'file') {
    const place = source.kind === 'geojson' ? ['body', 'geojson'] : ['body'];
    if (source.kind !== 'kept') refuseBoundlessJson(source.text, place);
    return fromDocument(parsed(source.text, place), place);
  }
  if (isJson(source.bytes))
    refuseBoundlessJson(Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.length).toString('latin1'), [
      'body',
      'file',
    ]);
  try {
    const { features, format } = await readFile(source.bytes, { fileName: source.fileName });
    const { shapes } = fromDocument({ type: 'FeatureCollection', features: features.filter(({ geometry }) => geometry) }, ['body', 'file']);
    return { shapes, sources: [{ name: source.fileName, format, features: shapes.length }] };
  } catch (error) {
    if (error instanceof UnreadableFile)
      throw fault(['body', 'file'], error.message, error.code === 'json-invalid' ? 'json_invalid' : 'value_error', error.phrase);
    throw error;
  }
}

/** Refuses geometry without a clear area, with the place of the first faults. */
async function refuseInvalid(shapes: Shape[], prefix: Detail['loc']): Promise<void> {
  const faults: Detail[] = [];
  for (const [index, { geometry }] of shapes.entries()) {
    for (const problem of await check(geometry)) {
      if (problem.severity !== 'error' || faults.length >= maxFaults) continue;
      const [longitude, latitude] = problem.location ?? [];
      const words = problemPhrase(problem);
      const phrase =
        longitude === undefined || latitude === undefined ? words : geometryPhrase('problem.at', { problem: words, longitude, latitude });
      faults.push({
        loc: [...prefix, ...(shapes.length > 1 ? ['features', index] : []), 'geometry', ...(problem.path ?? [])],
        msg: geometryWords(phrase),
        type: `geometry.${problem.code}`,
        ...phrase,
      });
    }
  }
  if (faults.length > 0) throw new ValidationFault(faults);
}

/** A shape as it is stored: the feature letter by letter, and its columns for other programs. */
function stored({ id, geometry, properties }: Shape, source: SourceRun | undefined): NewShape {
  const text = (name: string) => (typeof properties?.[name] === 'string' ? properties[name] : '');
  return {
    name: text('name'),
    folder: text('folder'),
    sourceFile: source?.name ?? null,
    sourceFormat: source?.format ?? null,
    properties: JSON.stringify(properties ?? {}),
    feature: JSON.stringify({ type: 'Feature', ...(id === undefined ? {} : { id }), geometry, properties: properties ?? {} }),
    drawn: drawnParts(geometry, { keepsHeights: true }),
  };
}

/** Hectares of all shapes, shared land counted once. Throws ValidationFault where that is too much work. */
async function landOf(shapes: Shape[], place: Detail['loc']): Promise<number> {
  try {
    return await unionAreaHectares(shapes.map(({ geometry }) => geometry));
  } catch (error) {
    if (error instanceof TooMuchWork) throw fault(place, error.message, 'geometry.too-complex', error.phrase);
    throw error;
  }
}

function measured(name: string, geometry: Geometry, hectares: number, shapes: NewShape[]): NewProject['members'][number] {
  return {
    shapes,
    name,
    geojson: JSON.stringify(geometry),
    drawn: drawnParts(geometry, { keepsHeights: false }),
    geometryHash: geometryHash(geometry),
    areaHectares: hectares,
    centroid: centroid(geometry),
  };
}

/** Equal for two requests that make the same project, whatever form they came in. */
function fingerprintOf({ name, isCollection, isControlPool }: CreateOptions, whole: Geometry, shapes: readonly NewShape[]): string {
  const digest = createHash('sha256').update(JSON.stringify([name, isCollection, isControlPool, whole]));
  for (const { feature } of shapes) digest.update(feature);
  return digest.digest('hex');
}

/** A project ready to be stored: its shapes as one geometry whose area counts shared land once, and a member per feature when it is a collection. */
export async function projectFrom(source: Source, options: CreateOptions): Promise<NewProject> {
  const { shapes, sources } = await shapesOf(source);
  if (source.kind !== 'kept') await refuseInvalid(shapes, source.kind === 'body' ? ['body'] : ['body', source.kind]);
  const whole = combined(shapes.map(({ geometry }) => geometry));
  const hectares = await landOf(shapes, source.kind === 'file' || source.kind === 'geojson' ? ['body', source.kind] : ['body']);
  const sourceAt = sourceOfEach(sources);
  const kept = shapes.map((shape, index) => stored(shape, sourceAt(index)));
  const members = !options.isCollection
    ? []
    : shapes.map(({ geometry, properties }, index) => {
        const name =
          typeof properties?.['name'] === 'string' && properties['name'].trim()
            ? properties['name'].trim().slice(0, 300)
            : `${options.name} ${index + 1}`;
        return measured(name, geometry, areaHectares(geometry), [kept[index]!]);
      });
  // The shapes of a collection are its members'.
  return {
    ...measured(options.name, whole, hectares, options.isCollection ? [] : kept),
    isCollection: options.isCollection,
    isControlPool: options.isControlPool,
    members,
    fingerprint: fingerprintOf(options, whole, kept),
  };
}
