import type { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js';
import type { Geometry as FlatGeometry } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry.js';
import { chained, straightened } from '#geo/arcs.ts';
import type { Geometry, Position, Properties } from '#geo/types.ts';
import { coordinatesOf } from '#geo/wkb.ts';
import { ByteReader, collected, sourceOfBytes } from './file-source.ts';
import { library, magic, type Library } from './flatgeobuf-library.ts';
import { flatgeobufPieces } from './flatgeobuf-writing.ts';
import {
  noteOf,
  UnreadableFile,
  type FeatureBatch,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type StreamOptions,
} from './format.ts';
import { setOwn } from './own-properties.ts';
import { Pace } from './pace.ts';
import { Reprojection } from './projection/reprojection.ts';
import { arcsNote, drawnKinds, measuresNote, surfacePhrase } from './shape-kinds.ts';
import { transformed } from './projection/transformed.ts';
import { joinedPieces, walkThrough } from './written-pieces.ts';
import { rangeFault, reasonOf, say, type FilePhrase } from './phrases/index.ts';

const maxNotes = 500;
const maxHeaderBytes = 1 << 26;

const utf8 = new TextDecoder();
const damaged = (reason: FilePhrase) => new UnreadableFile('flatgeobuf-damaged', say('file.flatgeobuf.damaged', { reason }));

const batchFeatures = 1000;

interface Header {
  columns: { name: string; type: number }[];
  system: string | null;
  geometryType: number;
  /** the place of the first feature, behind the index */
  featuresAt: number;
  hasMeasures: boolean;
}

/** Throws UnreadableFile where the header is damaged. */
async function headerOf(lib: Library, source: FileSource): Promise<Header> {
  const start = await source.read(0, 12);
  if (start.length < 12) throw damaged(say('file.flatgeobuf.no-beginning'));
  const headerSize = new DataView(start.buffer, start.byteOffset, 12).getUint32(8, true);
  if (headerSize < 8 || headerSize > maxHeaderBytes || 12 + headerSize > source.size) throw damaged(say('file.flatgeobuf.cut-header'));
  let columns: { name: string; type: number }[];
  let system: string | null = null;
  let featuresAt = 12 + headerSize;
  let geometryType: number;
  let hasMeasures: boolean;
  try {
    const header = lib.Header.getSizePrefixedRootAsHeader(new lib.flatbuffers.ByteBuffer((await source.read(8, 4 + headerSize)).slice()));
    geometryType = header.geometryType();
    hasMeasures = header.hasM();
    if (header.columnsLength() > 10_000) throw damaged(say('file.flatgeobuf.too-many-columns', { n: header.columnsLength() }));
    // Columns that share one name of many megabytes would fill the memory with it.
    let namesLeft = headerSize;
    columns = Array.from({ length: header.columnsLength() }, (_, k) => header.columns(k) as Column).map((column) => {
      const name = column.name() ?? '';
      namesLeft -= name.length;
      if (namesLeft < 0) throw damaged(say('file.flatgeobuf.bad-header'));
      return { name, type: column.type() };
    });
    const crs = header.crs();
    if (crs && crs.code() > 0 && !['', 'EPSG', 'OGC'].includes(crs.org()?.toUpperCase() ?? '')) system = crs.wkt();
    else if (crs) system = crs.code() > 0 ? String(crs.code()) : crs.wkt();
    const count = Number(header.featuresCount());
    const nodeSize = header.indexNodeSize();
    if (nodeSize > 0 && count > 0) {
      if (count * 40 > source.size * 2) throw damaged(say('file.flatgeobuf.too-many-features'));
      featuresAt += lib.calcTreeSize(count, nodeSize);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged(say('file.flatgeobuf.bad-header'));
  }
  return { columns, system, geometryType, featuresAt, hasMeasures };
}

/** A shape without curves. The library gives nothing for a kind that it does not know, which would be a shape that is not there. Throws RangeError. */
function plainShape(lib: Library, shape: FlatGeometry, kind: number): Geometry {
  const found = lib.fromGeometry(shape, kind) as unknown as Geometry | undefined;
  if (!found) throw rangeFault(surfacePhrase(String(kind === 0 ? shape.type() : kind)));
  return found;
}

/** A place whose height is no number has none. Throws RangeError where there is no place. */
function usablePlace(place: Position): Position {
  if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw rangeFault(say('file.shape.not-a-number'));
  return place.length > 2 && !place.every(Number.isFinite) ? [place[0]!, place[1]!] : place;
}

/** how deep collections may lie in each other */
const maxDepth = 50;
/** the bytes of a number of places, and of a part or of where one ends */
const [bytesOfNumber, bytesOfPart] = [8, 4];
/**
 * Refuses a shape that tells of more than its bytes can hold: a damaged count would keep the reader busy for minutes, and so would parts, and rings, that name the
 * same bytes again and again. `room` is what is left. Throws RangeError.
 */
function refuseBoundlessParts(shape: FlatGeometry, room: { bytes: number }, depth = 0): void {
  if (depth > maxDepth) throw rangeFault(say('file.shape.too-deep'));
  const count = shape.partsLength();
  room.bytes -= (shape.xyLength() + shape.zLength()) * bytesOfNumber + (shape.endsLength() + count) * bytesOfPart;
  if (room.bytes < 0 || !isRising(shape.endsArray())) throw rangeFault(say('file.shape.too-many-parts'));
  for (let k = 0; k < count; k += 1) refuseBoundlessParts(shape.parts(k)!, room, depth + 1);
}
const isRising = (ends: Uint32Array | null) => ends?.every((end, k) => k === 0 || ends[k - 1]! <= end) ?? true;

/** A feature from its bytes; of one whose shape cannot be read, the attributes and why. */
function featureIn(
  lib: Library,
  bytes: Uint8Array,
  { columns, geometryType }: Header,
): { geometry: Geometry | null; properties: Properties; hasArcs: boolean; error: Error | null } {
  let properties: Properties = {};
  const seen = { hasArcs: false };
  let hasArcs = false;
  try {
    // A copy, because the library's views ask for an alignment that the place in the file need not have.
    const feature = lib.FlatFeature.getSizePrefixedRootAsFeature(new lib.flatbuffers.ByteBuffer(bytes.slice()));
    properties = attributesIn(lib, feature.propertiesArray() ?? new Uint8Array(0), columns);
    const shape = feature.geometry();
    if (shape) refuseBoundlessParts(shape, { bytes: bytes.length });
    const read = shape ? (curveOf(lib, shape, geometryType, seen) ?? plainShape(lib, shape, geometryType)) : null;
    hasArcs = seen.hasArcs;
    if (read && !drawnKinds.has(read.type)) throw rangeFault(surfacePhrase(String(read.type)));
    const geometry = read && transformed(read, usablePlace);
    return { geometry, properties, hasArcs, error: null };
  } catch (error) {
    return { geometry: null, properties, hasArcs, error: error as Error };
  }
}

async function* flatgeobufBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const lib = await library();
  const header = await headerOf(lib, source);
  const bytes = new ByteReader(source, header.featuresAt);
  const reprojection = new Reprojection(header.system, say('file.the-file'), options.system);
  const pace = new Pace(options);
  let count = 0;
  let badShapes = 0;
  let arcs = 0;
  let batch: FeatureBatch = { features: [], notes: [] };
  while (await bytes.fill(4)) {
    const head = bytes.peek(4);
    const size = new DataView(head.buffer, head.byteOffset, 4).getUint32(0, true);
    if (size < 4 || !(await bytes.fill(4 + size))) {
      batch.notes.push(noteOf('flatgeobuf-truncated', 'error', say('file.flatgeobuf.truncated', { n: count })));
      break;
    }
    const { geometry, properties, hasArcs, error } = featureIn(lib, bytes.take(4 + size), header);
    if (hasArcs) arcs += 1;
    if (error) {
      badShapes += 1;
      if (badShapes <= maxNotes)
        batch.notes.push(
          noteOf('flatgeobuf-bad-feature', 'error', say('file.bad-shape', { n: count + 1, reason: reasonOf(error, 220) }), count),
        );
    }
    batch.features.push({ type: 'Feature', geometry, properties });
    count += 1;
    if (batch.features.length >= batchFeatures) {
      await reprojection.apply(batch.features, batch.notes, count - batch.features.length);
      yield batch;
      batch = { features: [], notes: [] };
      await pace.step(bytes.place / source.size);
    }
  }
  await reprojection.apply(batch.features, batch.notes, count - batch.features.length);
  if (arcs > 0) batch.notes.push(arcsNote(arcs));
  if (header.hasMeasures) batch.notes.push(measuresNote());
  yield batch;
}

const wholeValue = (value: bigint): number | string => (Number.isSafeInteger(Number(value)) ? Number(value) : String(value));

/** The number that was meant by one of single precision: the shortest decimal that is kept as it. */
function singleValue(value: number): number {
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return value;
}

/** The attributes of a feature. The reader of the library rounds whole numbers above 2^53. */
function attributesIn({ ColumnType: kinds }: Library, bytes: Uint8Array, columns: { name: string; type: number }[]): Properties {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const properties: Properties = {};
  let at = 0;
  // Tables of Python say “no value” by a number that is none.
  const number = (value: number) => (Number.isNaN(value) ? null : value);
  const text = (length: number) => utf8.decode(bytes.subarray(at + 4, at + 4 + length));
  while (at + 2 <= bytes.length) {
    const column = columns[view.getUint16(at, true)];
    if (!column) throw rangeFault(say('file.shape.missing-column'));
    at += 2;
    const [value, size] = ((): [unknown, number] => {
      switch (column.type) {
        case kinds.Bool:
          return [view.getUint8(at) !== 0, 1];
        case kinds.Byte:
          return [view.getInt8(at), 1];
        case kinds.UByte:
          return [view.getUint8(at), 1];
        case kinds.Short:
          return [view.getInt16(at, true), 2];
        case kinds.UShort:
          return [view.getUint16(at, true), 2];
        case kinds.Int:
          return [view.getInt32(at, true), 4];
        case kinds.UInt:
          return [view.getUint32(at, true), 4];
        case kinds.Long:
          return [wholeValue(view.getBigInt64(at, true)), 8];
        case kinds.ULong:
          return [wholeValue(view.getBigUint64(at, true)), 8];
        case kinds.Float:
          return [number(singleValue(view.getFloat32(at, true))), 4];
        case kinds.Double:
          return [number(view.getFloat64(at, true)), 8];
        default: {
          const length = view.getUint32(at, true);
          if (at + 4 + length > bytes.length) throw rangeFault(say('file.shape.long-attribute'));
          if (column.type === kinds.Binary) return [`${length} bytes`, 4 + length];
          return [column.type === kinds.Json ? jsonValue(text(length)) : text(length), 4 + length];
        }
      }
    })();
    setOwn(properties, column.name, value);
    at += size;
  }
  return properties;
}

/** A damaged text costs itself only. */
function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A curve, a shape of curves, or a triangle as lines and polygons; null for every other kind, which the library reads. */
function curveOf(lib: Library, shape: FlatGeometry, typeOfAll: number, seen: { hasArcs: boolean }, depth = 0): Geometry | null {
  if (depth > maxDepth) throw rangeFault(say('file.shape.too-deep'));
  const kinds = lib.GeometryType;
  const type = shape.type() || typeOfAll;
  const parts = (): Geometry[] =>
    Array.from({ length: shape.partsLength() }, (_, k) => {
      const part = shape.parts(k)!;
      return curveOf(lib, part, kinds.Unknown, seen, depth + 1) ?? plainShape(lib, part, kinds.Unknown);
    });
  const places = (): Position[] => {
    const [xy, z] = [shape.xyArray() ?? [], shape.zArray()];
    return Array.from({ length: xy.length / 2 }, (_, k) => (z ? [xy[2 * k]!, xy[2 * k + 1]!, z[k]!] : [xy[2 * k]!, xy[2 * k + 1]!]));
  };
  switch (type) {
    case kinds.CircularString:
      seen.hasArcs = true;
      return { type: 'LineString', coordinates: straightened(places()) };
    case kinds.CompoundCurve:
      return { type: 'LineString', coordinates: chained(coordinatesOf(parts(), 'LineString')) };
    case kinds.CurvePolygon:
      return { type: 'Polygon', coordinates: coordinatesOf(parts(), 'LineString') };
    case kinds.MultiCurve:
      return { type: 'MultiLineString', coordinates: coordinatesOf(parts(), 'LineString') };
    case kinds.MultiSurface:
      return { type: 'MultiPolygon', coordinates: coordinatesOf(parts(), 'Polygon') };
    case kinds.Triangle:
      return { type: 'Polygon', coordinates: [places()] };
    case kinds.GeometryCollection:
      return { type: 'GeometryCollection', geometries: parts() };
    default:
      return null;
  }
}

/** FlatGeobuf 3 (flatgeobuf.org): read front to back, with or without its index; written without one. */
export const flatgeobuf: FormatReader & FormatWriter = {
  recognise(bytes) {
    return magic.slice(0, 4).every((byte, at) => bytes[at] === byte) ? 1 : 0;
  },
  read: (bytes, options = {}) => collected('flatgeobuf', flatgeobufBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: flatgeobufBatches,
  write: (features, options) => joinedPieces(flatgeobufPieces(walkThrough(features), options)),
  writeStream: flatgeobufPieces,
};
