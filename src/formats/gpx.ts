import { polygonsOf } from '#geo/parts.ts';
import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { FeatureCollector } from './feature-collector.ts';
import { collected, piecesOf, sourceOfBytes } from './file-source.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type StreamOptions,
  type WriteOptions,
} from './format.ts';
import { numberText } from './text/number-text.ts';
import { setOwn } from './own-properties.ts';
import { Pace } from './pace.ts';
import { BytesDecoder, decodeText, guessedEncodingNote, TextPieces } from './text/text-encoding.ts';
import { XmlEvents, type XmlAttributes, type XmlText } from './text/xml-events.ts';
import { escapeXml } from './text/xml-text.ts';
import { joinedPieces, walkThrough } from './written-pieces.ts';
import { say, textOr, type FilePhrase } from './phrases/index.ts';

const deepest = 200;
const maxDetails = 12;
const shapes = new Map([
  ['wpt', 'Waypoints'],
  ['rte', 'Routes'],
  ['trk', 'Tracks'],
]);
const pointElements = new Set(['wpt', 'rtept', 'trkpt']);

/** A coordinate as devices of every language write it: 12.5, "12,5". NaN for anything else, also where only the beginning is a number. */
const degreesOf = (text: string | undefined): number =>
  /^\s*[+-]?(\d+([.,]\d*)?|[.,]\d+)(e[+-]?\d+)?\s*$/i.test(text ?? '') ? Number(text!.replace(',', '.')) : Number.NaN;

interface Point {
  place: Position | null;
  depth: number;
  time: string;
}
interface Building {
  links: number;
  dataName: string | null;
  kind: string;
  depth: number;
  properties: Properties;
  segments: Position[][];
  times: string[];
  bad: number;
}

/** The second link of a place is link2. */
const linkName = ({ links }: Building) => (links > 1 ? `link${links}` : 'link');

class GpxReader extends FeatureCollector {
  readonly #events: XmlEvents;
  readonly #decoder: BytesDecoder;
  readonly #stack: string[] = [];
  #building: Building | null = null;
  /** the point whose children are being read, and how deep it stands */
  #point: Point | null = null;
  /** what points of tracks and routes carry beside place, height and time */
  readonly #details = new Set<string>();
  #sawGpx = false;
  #fault: FilePhrase | string = '';

  constructor(decoder: BytesDecoder) {
    super();
    this.#decoder = decoder;
    this.#events = new XmlEvents(
      {
        open: (name, attributes) => {
          this.#open(name, attributes);
        },
        close: (name, text) => {
          this.#close(name, text);
        },
        fault: (reason) => {
          this.#fault ||= reason;
        },
      },
      decoder,
    );
  }

  write(piece: Uint8Array): void {
    this.#events.write(piece);
  }

  end(): FeatureBatch {
    this.#events.end();
    const unfinished = this.#stack.length > 0;
    // What stands at the break keeps the points before it.
    if (unfinished && this.#building) this.#endShape(this.#building);
    if (!this.#sawGpx)
      throw new UnreadableFile('not-gpx', this.#fault ? say('file.gpx.faulty', { reason: this.#fault }) : say('file.gpx.none'));
    if (unfinished) this.notes.push(noteOf('gpx-truncated', 'error', say('file.xml.breaks-off', { element: this.#stack.at(-1)! })));
    else if (this.#fault) this.notes.push(noteOf('gpx-not-well-formed', 'warning', say('file.xml.faults', { fault: this.#fault })));
    this.finish();
    if (this.#details.size > 0)
      this.notes.push(noteOf('gpx-point-details', 'info', say('file.gpx.point-details', { what: [...this.#details].join(', ') })));
    if (this.#decoder.guessed) this.notes.unshift(guessedEncodingNote);
    return this.take();
  }

  #open(name: string, attributes: XmlAttributes): void {
    if (this.#stack.length >= deepest) throw new UnreadableFile('too-deep', say('file.gpx.too-deep', { n: deepest }));
    this.#stack.push(name);
    if (name === 'gpx') this.#sawGpx = true;
    if (!this.#building && shapes.has(name))
      this.#building = { links: 0, dataName: null, kind: name, depth: this.#stack.length, properties: {}, segments: [], times: [], bad: 0 };
    // An attribute whose name is no XML name travels as <data name="…"> (see the writer).
    if (this.#building && name === 'data') this.#building.dataName = attributes['name'] ?? null;
    if (this.#building && name === 'link' && (!this.#point || this.#building.kind === 'wpt')) {
      this.#building.links += 1;
      if (attributes['href']) setOwn(this.#building.properties, `${linkName(this.#building)}.href`, attributes['href']);
    }
    // The way between two points of a route as the device computed it.
    if (this.#point && name === 'rpt' && this.#details.size < maxDetails) this.#details.add('rpt');
    if (this.#building && name === 'trkseg') this.#building.segments.push([]);
    if (this.#building && pointElements.has(name)) this.#startPoint(this.#building, attributes);
  }

  #startPoint(building: Building, { lon, lat }: XmlAttributes): void {
    const place = [degreesOf(lon), degreesOf(lat)];
    const usable = Number.isFinite(place[0]) && Number.isFinite(place[1]);
    if (!usable) building.bad += 1;
    this.#point = { place: usable ? place : null, depth: this.#stack.length, time: '' };
  }

  #close(name: string, content: XmlText): void {
    const depth = this.#stack.length;
    this.#stack.pop();
    const building = this.#building;
    if (!building) return;
    const text = content.isBlank ? '' : content.trimmed();
    const point = this.#point;
    if (point && depth > point.depth) this.#inPoint(point, building, name, text, depth);
    if (point && depth === point.depth) this.#endPoint(point, building);
    else if (!point || building.kind === 'wpt') this.#attribute(building, name, text, depth);
    if (depth === building.depth) this.#endShape(building);
  }

  /** The height and the time of a point; what else it carries is only named. */
  #inPoint(point: Point, building: Building, name: string, text: string, depth: number): void {
    const isChild = depth === point.depth + 1;
    if (isChild && name === 'ele') {
      const height = degreesOf(text);
      if (point.place && Number.isFinite(height)) point.place[2] = height;
    } else if (isChild && name === 'time') point.time = text;
    else if (building.kind !== 'wpt' && text !== '' && this.#details.size < maxDetails) this.#details.add(name);
  }

  #endPoint(point: Point, building: Building): void {
    this.#point = null;
    if (!point.place) return;
    if (building.segments.length === 0) building.segments.push([]);
    building.segments.at(-1)!.push(point.place);
    building.times.push(point.time);
  }

  /** Children of the shape, those of its extensions by their own names; a link by its address. Points inside tracks keep place, height and time. */
  #attribute(building: Building, name: string, text: string, depth: number): void {
    if (text === '' || (building.kind === 'wpt' && name === 'ele') || depth <= building.depth) return;
    const inside = this.#stack.slice(building.depth);
    if (inside.length > 0 && !inside.includes('extensions') && inside[0] !== 'link') return;
    const key =
      name === 'data' && building.dataName !== null
        ? building.dataName
        : inside.includes('extensions') && name in building.properties
          ? [...inside.slice(1), name].join('.')
          : inside[0] === 'link'
            ? `${linkName(building)}.${name}`
            : name;
    setOwn(building.properties, key, text);
  }

  #endShape(building: Building): void {
    this.#building = null;
    this.#point = null;
    const runs = building.segments.filter((run) => run.length > 0);
    const index = this.count;
    const { properties } = building;
    properties['folder'] = shapes.get(building.kind)!;
    if (building.kind !== 'wpt' && building.times.some((time) => time !== '')) properties['times'] = building.times;
    const lines = runs.filter((run) => run.length > 1);
    const lone = runs.length - lines.length;
    let geometry: Geometry | null = null;
    if (building.kind === 'wpt') geometry = runs[0] ? { type: 'Point', coordinates: runs[0][0]! } : null;
    else if (lines.length === 0 && runs.length > 0)
      geometry = runs.length === 1 ? { type: 'Point', coordinates: runs[0]![0]! } : { type: 'MultiPoint', coordinates: runs.flat() };
    else if (lines.length > 0) {
      const line: Geometry =
        lines.length === 1 ? { type: 'LineString', coordinates: lines[0]! } : { type: 'MultiLineString', coordinates: lines };
      geometry =
        lone === 0
          ? line
          : {
              type: 'GeometryCollection',
              geometries: [line, { type: 'MultiPoint', coordinates: runs.filter((run) => run.length === 1).flat() }],
            };
    }
    this.features.push({ type: 'Feature', geometry, properties });
    const name = textOr(properties['name'], say('file.feature-number', { n: index + 1 }));
    if (building.bad > 0) this.note('gpx-bad-coordinates', say('file.gpx.bad-coordinates', { name, n: building.bad }), 'warning', index);
    if (!geometry) this.note('no-geometry', say('file.gpx.no-points', { name }), 'info', index);
  }
}

async function* gpxBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const pace = new Pace(options);
  let text: TextPieces | null = null;
  let reader: GpxReader | null = null;
  let done = 0;
  for await (const piece of piecesOf(source)) {
    text ??= new TextPieces(piece);
    reader ??= new GpxReader(text.decoder);
    reader.write(text.next(piece));
    done += piece.length;
    if (reader.features.length > 0) yield reader.take();
    await pace.step(done / Math.max(1, source.size));
  }
  yield (reader ?? new GpxReader(new BytesDecoder('utf-8'))).end();
}

const ownElements = ['name', 'cmt', 'desc', 'src', 'number', 'sym', 'type', 'time'] as const;
/** order of the schema: elements of a waypoint and of a track or route */
const elementsOf = (kind: 'wpt' | 'trk') =>
  (kind === 'wpt'
    ? ['time', 'name', 'cmt', 'desc', 'src', 'sym', 'type']
    : ['name', 'cmt', 'desc', 'src', 'number', 'type']) as (typeof ownElements)[number][];
const isElementName = (key: string) => /^[A-Za-z_][\w.-]*$/.test(key);

/** Attributes: those that GPX knows by their elements, the others as extensions in Hectare's namespace, names that XML does not allow as `data`. */
function attributesXml(feature: Feature, kind: 'wpt' | 'trk', skip: string[] = []): string {
  const properties: Properties = { ...(feature.id === undefined ? {} : { id: feature.id }), ...feature.properties };
  const known = new Set<string>(elementsOf(kind));
  const write = (value: unknown) => escapeXml(typeof value === 'object' ? JSON.stringify(value) : String(value));
  const rest = Object.entries(properties).filter(
    ([key, value]) => !known.has(key) && !skip.includes(key) && key !== 'link.href' && value !== null && value !== undefined,
  );
  const extensions = rest
    .map(([key, value]) =>
      isElementName(key) && !shapes.has(key) && !pointElements.has(key) && key !== 'extensions'
        ? `<h:${key}>${write(value)}</h:${key}>`
        : `<h:data name="${escapeXml(key)}">${write(value)}</h:data>`,
    )
    .join('');
  const link = properties['link.href'] ? `<link href="${escapeXml(String(properties['link.href']))}"/>` : '';
  return `${elementsOf(kind)
    .filter((key) => properties[key] !== undefined && properties[key] !== null)
    .map((key) => `<${key}>${write(properties[key])}</${key}>`)
    .join('')}${link}${extensions ? `<extensions>${extensions}</extensions>` : ''}`;
}

interface WrittenElements {
  waypoints: string[];
  tracks: string[];
}

/** Attributes and children of a position. */
const placeXml = ([x, y]: Position, precision: number) => `lon="${numberText(x!, precision)}" lat="${numberText(y!, precision)}"`;
const heightXml = ([, , z]: Position) => (z === undefined ? '' : `<ele>${numberText(z, 3)}</ele>`);

/** A track of one segment a run, with the times of its points where there is one for each. */
function trackXml(feature: Feature, runs: Position[][], precision: number): string {
  const times = Array.isArray(feature.properties?.['times']) ? (feature.properties['times'] as unknown[]) : [];
  const timed = times.length === runs.reduce((sum, run) => sum + run.length, 0);
  let index = 0;
  const points = runs
    .map(
      (run) =>
        `<trkseg>${run
          .map((place) => {
            const time = timed ? String(times[index] ?? '') : '';
            index += 1;
            return `<trkpt ${placeXml(place, precision)}>${heightXml(place)}${time ? `<time>${escapeXml(time)}</time>` : ''}</trkpt>`;
          })
          .join('')}</trkseg>`,
    )
    .join('');
  return `<trk>${attributesXml(feature, 'trk', timed ? ['folder', 'times'] : ['folder'])}${points}</trk>`;
}

/** The elements of a shape: a waypoint a point, a track a line or area. */
function addElements(written: WrittenElements, feature: Feature, geometry: Geometry, precision: number): void {
  switch (geometry.type) {
    case 'Point': {
      const place = geometry.coordinates;
      if (place.length > 0)
        written.waypoints.push(`<wpt ${placeXml(place, precision)}>${heightXml(place)}${attributesXml(feature, 'wpt', ['folder'])}</wpt>`);
      break;
    }
    case 'MultiPoint':
      for (const coordinates of geometry.coordinates) addElements(written, feature, { type: 'Point', coordinates }, precision);
      break;
    case 'LineString':
      written.tracks.push(trackXml(feature, [geometry.coordinates], precision));
      break;
    case 'MultiLineString':
    case 'Polygon':
      written.tracks.push(trackXml(feature, geometry.coordinates, precision));
      break;
    case 'MultiPolygon':
      written.tracks.push(trackXml(feature, geometry.coordinates.flat(), precision));
      break;
    case 'GeometryCollection':
      for (const part of geometry.geometries) addElements(written, feature, part, precision);
      break;
  }
}

/** GPX 1.1: points as waypoints, lines as tracks, polygons as tracks along their rings (GPX has no areas). The schema wants all waypoints before the tracks, so features are walked through twice. */
async function* gpxPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const elements = [['name', options.name] as const, ['desc', options.description] as const];
  const head = elements.map(([element, text]) => (text ? `<${element}>${escapeXml(text)}</${element}>` : '')).join('');
  const metadata = head ? `<metadata>${head}</metadata>` : '';
  yield encoder.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Hectare" xmlns="http://www.topografix.com/GPX/1/1" xmlns:h="https://hectare.invalid/gpx/1">${metadata}`,
  );
  let [nowhere, areas, written] = [0, 0, 0];
  for (const kind of ['waypoints', 'tracks'] as const) {
    for await (const features of walk()) {
      const batch: WrittenElements = { waypoints: [], tracks: [] };
      for (const feature of features) {
        if (feature.geometry) addElements(batch, feature, feature.geometry, options.precision ?? 9);
        if (kind === 'tracks') continue;
        if (!feature.geometry) nowhere += 1;
        else if (polygonsOf(feature.geometry).length > 0) areas += 1;
      }
      written += batch[kind].length;
      if (batch[kind].length > 0) yield encoder.encode(`\n${batch[kind].join('\n')}`);
    }
  }
  if (options.leftOut) options.leftOut.features += nowhere;
  if (nowhere > 0) options.notes?.push(noteOf('gpx-no-shape', 'warning', say('file.gpx.no-shape', { n: nowhere })));
  if (areas > 0) options.notes?.push(noteOf('gpx-areas-as-tracks', 'warning', say('file.gpx.areas-as-tracks', { n: areas })));
  yield encoder.encode(`${written === 0 ? '\n' : ''}\n</gpx>\n`);
}

/** GPX 1.0 and 1.1: waypoints are points, routes and tracks lines; the kind is the folder. Heights are kept, times go to `properties.times`. */
export const gpx: FormatReader & FormatWriter = {
  recognise(bytes) {
    return /<(\w+:)?gpx[\s>]/.test(decodeText(bytes.subarray(0, 4096)).text) ? 1 : 0;
  },
  read: (bytes, options = {}) => collected('gpx', gpxBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: gpxBatches,
  write: (features, options) => joinedPieces(gpxPieces(walkThrough(features), options)),
  writeStream: gpxPieces,
};
