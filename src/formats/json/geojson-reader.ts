import { isObject } from '#domain/object.ts';
import type { Geometry, Position, Properties, Ring } from '#geo/types.ts';
import type { ImportedFile } from '../format.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { setOwn } from '../own-properties.ts';
import { measuresNote } from '../shape-kinds.ts';
import { say, ShapeFault, type FilePhrase } from '../phrases/index.ts';

const deepest = 20;
/** Types by their lower-case form, for files that got the case wrong. */
const objectTypes = new Map(
  [
    'FeatureCollection',
    'Feature',
    'Point',
    'MultiPoint',
    'LineString',
    'MultiLineString',
    'Polygon',
    'MultiPolygon',
    'GeometryCollection',
  ].map((name) => [name.toLowerCase(), name]),
);
const knownTypes: ReadonlySet<unknown> = new Set(objectTypes.values());
const rightCase = (type: unknown) => (typeof type === 'string' ? (objectTypes.get(type.toLowerCase()) ?? type) : type);

type Json = Record<string, unknown>;

/** members of a feature that have their own place here, or say nothing of the land */
const ownMembers = new Set(['type', 'id', 'geometry', 'properties', 'bbox', 'crs', 'geometry_name', 'tippecanoe']);
const maxForeign = 20;

/** Why a geometry was refused. */
class Malformed extends ShapeFault {}

function position(value: unknown): Position {
  if (!Array.isArray(value) || value.length < 2 || typeof value[0] !== 'number' || typeof value[1] !== 'number')
    throw new Malformed(say('file.shape.position'));
  // 1e400 is a number to JSON and Infinity to everything after it.
  if (!Number.isFinite(value[0]) || !Number.isFinite(value[1])) throw new Malformed(say('file.shape.coordinate-too-large'));
  return value.slice(0, 3).filter((number): number is number => typeof number === 'number' && Number.isFinite(number));
}

const list = <T>(value: unknown, readItem: (item: unknown) => T, what: FilePhrase): T[] => {
  if (!Array.isArray(value)) throw new Malformed(say('file.shape.not-a-list', { what }));
  return value.map(readItem);
};
const line = (value: unknown): Position[] => list(value, position, say('file.shape.a-line'));
const rings = (value: unknown): Ring[] => list(value, line, say('file.shape.a-polygon'));

/** levels of brackets around the numbers of each kind */
const levels: Record<string, number> = { Point: 1, MultiPoint: 2, LineString: 2, MultiLineString: 3, Polygon: 3, MultiPolygon: 4 };

/** What was made of a geometry that is not quite one. */
interface Slips {
  lost: FilePhrase[];
  /** the kind that was written and the kind that its brackets make it */ nested: [written: string, read: string] | null;
}

/** Files made by hand or by a template leave out a level of brackets or have one too many, which leaves no doubt: "Polygon" around one ring, around several polygons. */
function nestedAs(type: string, coordinates: unknown): { type: string; coordinates: unknown } {
  let level = 0;
  let first: unknown = coordinates;
  while (Array.isArray(first) && level < 6) {
    level += 1;
    first = first[0];
  }
  const wanted = levels[type];
  if (typeof first !== 'number' || wanted === undefined || level === wanted) return { type, coordinates };
  const isMulti = type.startsWith('Multi');
  if (level === wanted + 1 && !isMulti) return { type: `Multi${type}`, coordinates };
  return level === wanted - 1 && (isMulti || type === 'Polygon') ? { type, coordinates: [coordinates] } : { type, coordinates };
}

/** A geometry built anew from what was parsed; throws Malformed. Broken members of a collection are left out and counted in `slips.lost`. */
function geometry(value: unknown, slips: Slips, depth = 0): Geometry | null {
  if (value === null || value === undefined) return null;
  if (!isObject(value)) throw new Malformed(say('file.shape.not-an-object'));
  if (depth > deepest) throw new Malformed(say('file.shape.nested-too-deep', { n: deepest }));
  const written = rightCase(value['type']);
  const { type, coordinates } =
    typeof written === 'string' ? nestedAs(written, value['coordinates']) : { type: written, coordinates: null };
  if (typeof written === 'string' && (type !== written || coordinates !== value['coordinates'])) slips.nested ??= [written, type as string];
  switch (type) {
    case 'Point':
      return { type, coordinates: Array.isArray(coordinates) && coordinates.length === 0 ? [] : position(coordinates) };
    case 'MultiPoint':
    case 'LineString':
      return { type, coordinates: line(coordinates) };
    case 'MultiLineString':
    case 'Polygon':
      return { type, coordinates: rings(coordinates) };
    case 'MultiPolygon':
      return { type, coordinates: list(coordinates, rings, say('file.shape.a-multi-polygon')) };
    case 'GeometryCollection':
      return {
        type,
        geometries: list(value['geometries'], (part) => member(part, slips, depth + 1), say('file.shape.a-collection')).filter(
          (part) => part !== null,
        ),
      };
    default:
      throw new Malformed(say('file.shape.not-a-kind', { kind: String(type).slice(0, 40) }));
  }
}

function member(value: unknown, slips: Slips, depth: number): Geometry | null {
  try {
    return geometry(isObject(value) && value['type'] === 'Feature' ? value['geometry'] : value, slips, depth);
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    slips.lost.push(error.phrase);
    return null;
  }
}

/** The one member of a feature without `geometry` that holds a shape; null where there is none or several. */
function misnamedShape(feature: Json): string | null {
  const names = Object.entries(feature).filter(
    ([name, value]) =>
      !ownMembers.has(name) && isObject(value) && knownTypes.has(value['type']) && ('coordinates' in value || 'geometries' in value),
  );
  return names.length === 1 ? names[0]![0] : null;
}

/** Whether the first position of a geometry has a fourth number, which RFC 7946 leaves without a meaning and programs use for measures. */
function hasFourth(value: unknown, depth = 0): boolean {
  // What is nested deeper is refused.
  if (!isObject(value) || depth > deepest) return false;
  if (Array.isArray(value['geometries'])) return value['geometries'].some((part) => hasFourth(part, depth + 1));
  let list: unknown = value['coordinates'];
  while (Array.isArray(list) && Array.isArray(list[0])) list = list[0];
  return Array.isArray(list) && list.length > 3 && typeof list[3] === 'number';
}

/** Checks what was parsed and makes features of it. */
export class GeoJsonReader extends FeatureCollector {
  /** names of members that stand beside the properties and were said already */
  readonly #foreign = new Set<string>();
  /** a position had a fourth number, which was said */
  #isMeasured = false;

  add(value: unknown, depth = 0): void {
    if (!isObject(value)) {
      this.note('geojson-not-an-object', say('file.geojson.not-an-object', { n: this.count + 1 }), 'error');
      return;
    }
    const { type: written } = value;
    // "featurecollection" and a type of null are common slips that leave no doubt about what is meant.
    const type = rightCase(written) ?? undefined;
    // A letter of the type may be damaged; a list of features is a collection whatever it is called.
    const isCollection = Array.isArray(value['features']) && type !== 'FeatureCollection' && !knownTypes.has(type);
    if (isCollection && typeof written === 'string')
      this.note('geojson-type-case', say('file.geojson.type-case', { type: written.slice(0, 40), other: 'FeatureCollection' }), 'warning');
    else if (written !== type && typeof written === 'string')
      this.note('geojson-type-case', say('file.geojson.type-case', { type: written, other: String(type) }), 'warning');
    if (type === 'FeatureCollection' || isCollection) {
      const { features } = value;
      if (!Array.isArray(features)) {
        this.note('geojson-no-features', say('file.geojson.no-list'), 'error');
        return;
      }
      if (depth > 2) {
        this.note('geojson-nested', say('file.geojson.nested'), 'warning');
        return;
      }
      for (const feature of features) this.add(feature, depth + 1);
    } else if (type === 'Feature' || (type === undefined && 'geometry' in value)) this.#feature(value);
    else this.#feature({ geometry: value });
  }

  #feature(value: Json): void {
    const index = this.count;
    let shape: Geometry | null = null;
    try {
      const slips: Slips = { lost: [], nested: null };
      const kind = isObject(value['geometry']) ? value['geometry']['type'] : undefined;
      if (kind !== rightCase(kind))
        this.note(
          'geojson-type-case',
          say('file.geojson.feature-type-case', { type: String(kind), n: index + 1, other: String(rightCase(kind)) }),
          'warning',
          index,
        );
      const named = 'geometry' in value ? null : misnamedShape(value);
      if (named !== null) {
        this.note('geojson-geometry-name', say('file.geojson.geometry-name', { n: index + 1, name: named.slice(0, 60) }), 'warning', index);
        value = { ...value, geometry: value[named], [named]: undefined };
      }
      shape = geometry(value['geometry'], slips);
      if (!this.#isMeasured && hasFourth(value['geometry'])) {
        this.#isMeasured = true;
        this.notes.push(measuresNote());
      }
      if (slips.nested)
        this.note(
          'geojson-nesting',
          say('file.geojson.nesting', { n: index + 1, type: slips.nested[0], other: slips.nested[1] }),
          'warning',
          index,
        );
      const [reason] = slips.lost;
      if (reason)
        this.note(
          'geojson-bad-geometry',
          say('file.geojson.lost-parts', { parts: slips.lost.length, n: index + 1, reason }),
          'error',
          index,
        );
      if (!shape) this.note('no-geometry', say('file.no-shape', { n: index + 1 }), 'info', index);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.note('geojson-bad-geometry', say('file.bad-shape', { n: index + 1, reason: error.phrase }), 'error', index);
    }
    const { id } = value;
    const properties: Properties = isObject(value['properties']) ? { ...value['properties'] } : {};
    if (Array.isArray(value['properties']))
      this.note('geojson-properties', say('file.geojson.listed-properties', { n: index + 1 }), 'warning', index);
    this.#foreignMembers(value, properties, index);
    this.features.push({
      type: 'Feature',
      ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
      geometry: shape,
      properties,
    });
  }

  /** Members of a feature that GeoJSON does not know (RFC 7946, section 6.1) become attributes; one that is called like an attribute is said once. */
  #foreignMembers(feature: Json, properties: Properties, index: number): void {
    for (const [name, value] of Object.entries(feature)) {
      if (ownMembers.has(name) || value === null || value === undefined) continue;
      if (!Object.hasOwn(properties, name)) setOwn(properties, name, value);
      else if (properties[name] !== value && !this.#foreign.has(name) && this.#foreign.size < maxForeign) {
        this.#foreign.add(name);
        this.note('geojson-foreign-member', say('file.geojson.foreign-member', { name: name.slice(0, 60) }), 'info', index);
      }
    }
  }
}

/** What was parsed elsewhere (TopoJSON turned into GeoJSON), under the same checks as a file; `before` is how many features of the file stand before it. */
export function readGeoJsonValue(value: unknown, before = 0): ImportedFile {
  const reader = new GeoJsonReader(before);
  reader.add(value);
  return { format: 'geojson', features: reader.features, notes: reader.notes };
}
