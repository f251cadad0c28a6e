import { isObject } from '#domain/object.ts';
import { rectangle } from '#geo/rectangle.ts';
import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { polygonFrom } from './esri-rings.ts';
import { FeatureCollector } from '../feature-collector.ts';
import { nothingReadable, UnreadableFile, type FormatReader, type ImportedFile, type Note } from '../format.ts';
import { parseSloppyJson, slipPhrase } from './json-text.ts';
import { setOwn } from '../own-properties.ts';
import { reproject } from '../projection/reprojection.ts';
import { decodeText } from '../text/text-encoding.ts';
import { topOf } from './topojson.ts';
import { reasonOf, say, ShapeFault } from '../phrases/index.ts';

type Json = Record<string, unknown>;
const shapeKeys = ['rings', 'curveRings', 'paths', 'curvePaths', 'points', 'x', 'xmin'];
/** what a service or a tool writes at the top of a set of features */
const setKeys = ['geometryType', 'fieldAliases', 'displayFieldName', 'objectIdFieldName'];
const headBytes = 1 << 16;

/** Why a geometry was refused. */
class Malformed extends ShapeFault {}

/** An empty place is written as "NaN" or null. */
const isMissing = (value: unknown) => value === null || value === undefined || value === 'NaN';

function position(value: unknown, hasHeight: boolean): Position {
  if (
    !Array.isArray(value) ||
    typeof value[0] !== 'number' ||
    typeof value[1] !== 'number' ||
    !Number.isFinite(value[0]) ||
    !Number.isFinite(value[1])
  )
    throw new Malformed(say('file.shape.position'));
  return hasHeight && typeof value[2] === 'number' && Number.isFinite(value[2]) ? [value[0], value[1], value[2]] : [value[0], value[1]];
}

function runs(value: unknown, hasHeight: boolean): Position[][] {
  if (!Array.isArray(value) || !value.every((run) => Array.isArray(run))) throw new Malformed(say('file.shape.no-lists'));
  return value.map((run) => run.map((place) => position(place, hasHeight))).filter(({ length }) => length > 0);
}

function landOf(rings: Position[][]): Geometry | null {
  try {
    return polygonFrom(rings);
  } catch (error) {
    if (error instanceof RangeError) throw new Malformed(say('file.shape.tangled'));
    throw error;
  }
}

/** A geometry object of the ArcGIS REST API ("Geometry objects"). Null for an empty one; throws Malformed. */
function geometryOf(value: Json): Geometry | null {
  // A third number is a measure where there are measures and no heights.
  const hasHeight = !(value['hasM'] === true && value['hasZ'] !== true);
  if ('curveRings' in value || 'curvePaths' in value) throw new Malformed(say('file.shape.curves'));
  if ('rings' in value) return landOf(runs(value['rings'], hasHeight));
  if ('paths' in value) {
    const lines = runs(value['paths'], hasHeight);
    return lines.length === 0
      ? null
      : lines.length === 1
        ? { type: 'LineString', coordinates: lines[0]! }
        : { type: 'MultiLineString', coordinates: lines };
  }
  if ('points' in value) {
    const [places] = runs([value['points']], hasHeight);
    return places ? { type: 'MultiPoint', coordinates: places } : null;
  }
  if ('x' in value)
    return isMissing(value['x']) || isMissing(value['y'])
      ? null
      : { type: 'Point', coordinates: position([value['x'], value['y'], value['z']], true) };
  if ('xmin' in value) {
    if (isMissing(value['xmin'])) return null;
    const [[west, south], [east, north]] = [
      position([value['xmin'], value['ymin']], false),
      position([value['xmax'], value['ymax']], false),
    ] as [[number, number], [number, number]];
    return rectangle([west, south, east, north]);
  }
  throw new Malformed(say('file.shape.no-esri-kind'));
}

/** An EPSG code or well-known text of a spatialReference object; null where it says none. The older number of a system comes second. */
function systemOf(value: unknown): string | null {
  if (!isObject(value)) return null;
  const code = value['latestWkid'] ?? value['wkid'];
  if (typeof code === 'number' || (typeof code === 'string' && /^\d+$/.test(code))) return String(code);
  const text = value['wkt'] ?? value['wkt2'];
  if (typeof text !== 'string' || text.trim() === '') return null;
  return /^GEOGCS\s*\[\s*"GCS_WGS_1984"/i.test(text.trim()) ? '4326' : text;
}

/** Milliseconds since 1970 as an ISO date with time; what is beyond the calendar stays a number. */
function dateText(value: unknown): unknown {
  if (typeof value !== 'number' || Math.abs(value) > 8.64e15) return value;
  return new Date(value).toISOString().replace('.000Z', 'Z');
}

class EsriReader extends FeatureCollector {
  /** features by the system that their shapes are in; '' where none is said */
  readonly systems = new Map<string, Feature[]>();

  /** A set of features with its system and fields, one feature, a list of either, or a bare geometry. */
  add(value: unknown, folder: string | null = null, system: string | null = null): void {
    if (Array.isArray(value)) {
      for (const item of value) this.add(item, folder, system);
      return;
    }
    if (!isObject(value)) {
      this.note('esri-not-a-feature', say('file.esri.not-a-feature', { n: this.count + 1 }), 'error');
      return;
    }
    const inner = isObject(value['featureCollection']) ? value['featureCollection'] : value;
    if (Array.isArray(inner['layers'])) this.#layers(inner['layers'], folder, system);
    else if (Array.isArray(value['features'])) this.#featureSet(value, value['features'], folder, system);
    else if ('attributes' in value || 'geometry' in value)
      this.#feature(value, { folder, system, dates: [], hasM: undefined, hasZ: undefined });
    else this.#feature({ geometry: value }, { folder, system, dates: [], hasM: undefined, hasZ: undefined });
  }

  /** Each layer of a feature collection is a folder where there are several. */
  #layers(layers: unknown[], folder: string | null, system: string | null): void {
    for (const layer of layers) {
      if (!isObject(layer)) continue;
      const definition = isObject(layer['layerDefinition']) ? layer['layerDefinition'] : {};
      const set = isObject(layer['featureSet']) ? { fields: definition['fields'], ...layer['featureSet'] } : layer;
      const name = definition['name'] ?? layer['name'];
      this.add(set, layers.length > 1 && typeof name === 'string' ? name : folder, system);
    }
  }

  #featureSet(value: Json, features: unknown[], folder: string | null, system: string | null): void {
    const own = systemOf(value['spatialReference']) ?? system;
    const dates = (Array.isArray(value['fields']) ? value['fields'] : [])
      .filter((field) => isObject(field) && field['type'] === 'esriFieldTypeDate')
      .map((field) => String((field as Json)['name']));
    for (const feature of features) this.#feature(feature, { folder, system: own, dates, hasM: value['hasM'], hasZ: value['hasZ'] });
    if (value['exceededTransferLimit'] === true)
      this.note('esri-transfer-limit', say('file.esri.transfer-limit', { n: this.count }), 'warning');
  }

  #feature(value: unknown, set: { folder: string | null; system: string | null; dates: string[]; hasM: unknown; hasZ: unknown }): void {
    const index = this.count;
    if (!isObject(value)) {
      this.note('esri-not-a-feature', say('file.esri.not-a-feature', { n: index + 1 }), 'error');
      return;
    }
    const properties: Properties = {};
    if (isObject(value['attributes']))
      for (const [name, member] of Object.entries(value['attributes']))
        setOwn(properties, name, set.dates.includes(name) ? dateText(member) : member);
    if (set.folder !== null) properties['folder'] = set.folder;
    const shape = value['geometry'];
    let geometry: Geometry | null = null;
    try {
      if (isObject(shape))
        geometry = geometryOf({
          ...(set.hasM === undefined ? {} : { hasM: set.hasM }),
          ...(set.hasZ === undefined ? {} : { hasZ: set.hasZ }),
          ...shape,
        });
      if (!geometry) this.note('no-geometry', say('file.no-shape', { n: index + 1 }), 'info', index);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      this.note('esri-bad-geometry', say('file.bad-shape', { n: index + 1, reason: error.phrase }), 'error', index);
    }
    const feature: Feature = { type: 'Feature', geometry, properties };
    this.features.push(feature);
    const system = (isObject(shape) ? systemOf(shape['spatialReference']) : null) ?? set.system ?? '';
    const members = this.systems.get(system);
    if (members) members.push(feature);
    else this.systems.set(system, [feature]);
  }
}

/** How surely a document is ESRI JSON, by the keys at its top and its beginning. */
function sureness(keys: Set<string>, head: string): number {
  if (keys.has('error') && keys.size === 1 && /"message"/.test(head)) return 0.9;
  const hasShape = new RegExp(`"(${shapeKeys.join('|')})"\\s*:`).test(head);
  if (setKeys.some((key) => keys.has(key))) return keys.has('features') || /"features"/.test(head) ? 1 : 0.6;
  if (/"featureSet"\s*:/.test(head) && (keys.has('layers') || keys.has('featureCollection'))) return 1;
  if (keys.has('features') || keys.has('attributes') || keys.has('geometry')) return hasShape && holdsEsriFeatures(keys, head) ? 1 : 0;
  return keys.has('rings') || keys.has('paths') || (keys.has('spatialReference') && hasShape) ? 1 : 0;
}

/** Attributes or a system beside the shapes, as ESRI JSON has them, and no type, as every GeoJSON has one. */
const holdsEsriFeatures = (keys: Set<string>, head: string): boolean =>
  (/"attributes"\s*:\s*[{n]/.test(head) || keys.has('spatialReference')) &&
  !/"type"\s*:\s*"(Feature|(Multi)?(Point|LineString|Polygon)|GeometryCollection)"/.test(head);

/** ESRI JSON: the feature sets that ArcGIS servers and the "Features To JSON" tool write (ArcGIS REST API, "FeatureSet object"), single features and geometries. */
export const esriJson: FormatReader = {
  recognise(bytes) {
    const head = decodeText(bytes.subarray(0, headBytes)).text.replace(/^[\s\uFEFF]+/, '');
    if (
      !/^[{[]/.test(head) ||
      !/"(esriGeometry\w+|rings|paths|curveRings|curvePaths|points|attributes|spatialReference|featureSet|error)"\s*[:,}\]]/.test(head)
    )
      return 0;
    const { keys, type } = topOf(head.startsWith('[') ? head.slice(1) : head);
    if (type !== null && /^(Feature|FeatureCollection|Topology|(Multi)?(Point|LineString|Polygon)|GeometryCollection)$/i.test(type))
      return 0;
    return sureness(keys, head);
  },
  async read(bytes, options): Promise<ImportedFile> {
    const reader = new EsriReader();
    let document: unknown;
    try {
      const { value, slips } = parseSloppyJson(decodeText(bytes).text.replace(/^\uFEFF/, ''));
      document = value;
      for (const slip of slips) reader.note(slip, slipPhrase(slip, say('file.the-file')), 'warning');
    } catch (error) {
      throw new UnreadableFile('json-invalid', say('file.esri.incomplete', { reason: reasonOf(error) }));
    }
    if (isObject(document) && isObject(document['error']) && !Array.isArray(document['features'])) {
      throw new UnreadableFile(
        'service-error',
        say('file.esri.service-refused', { answer: String(document['error']['message'] ?? '').slice(0, 200) }),
      );
    }
    reader.add(document);
    if (reader.features.every(({ geometry }) => !geometry) && reader.notes.some(({ severity }) => severity === 'error')) {
      throw nothingReadable('not-esri-json', reader.notes);
    }
    for (const [system, members] of reader.systems) {
      const notes: Note[] = [];
      await reproject(members, system === '' ? null : system, notes, options?.system);
      for (const note of notes)
        reader.notes.push(note.feature === undefined ? note : { ...note, feature: reader.features.indexOf(members[note.feature]!) });
    }
    reader.finish();
    return { format: 'esrijson', features: reader.features, notes: reader.notes };
  },
};
