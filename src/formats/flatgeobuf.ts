import type { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js';
import type { Geometry as FlatGeometry } from 'flatgeobuf/lib/mjs/flat-geobuf/geometry.js';
import { chained, straightened } from '#geo/arcs.ts';
import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { coordinatesOf } from '#geo/wkb.ts';
import { AttributeColumns, textOf, type ColumnKind } from './attribute-columns.ts';
import { ByteReader, collected, sourceOfBytes } from './file-source.ts';
import {
  UnreadableFile,
  type FeatureBatch,
  type FeatureWalk,
  type FileSource,
  type FormatReader,
  type FormatWriter,
  type StreamOptions,
  type WriteOptions,
} from './format.ts';
import { rounded } from './text/number-text.ts';
import { ownValue, setOwn } from './own-properties.ts';
import { Pace } from './pace.ts';
import { Reprojection } from './projection/reprojection.ts';
import { arcsNote, drawnKinds, surfaceReason } from './shape-kinds.ts';
import { transformed } from './projection/transformed.ts';
import { joinedPieces, walkThrough } from './written-pieces.ts';

/** "fgb", major version 3, "fgb", patch; the reader looks at the first four only, as the specification says. */
const magic = [0x66, 0x67, 0x62, 0x03, 0x66, 0x67, 0x62, 0x00];
const mostNotes = 500;
const largestHeaderBytes = 1 << 26;

/** The parts of the library that know the tables of the schema; its readers for HTTP and its decompressor stay out. Loaded when first used. */
async function library() {
  const [flatbuffers, header, column, crs, feature, attributes, geometry, tree, kinds, columnKinds] = await Promise.all([
    import('flatbuffers'),
    import('flatgeobuf/lib/mjs/flat-geobuf/header.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/column.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/crs.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/feature.js'),
    import('flatgeobuf/lib/mjs/generic/feature.js'),
    import('flatgeobuf/lib/mjs/geojson/geometry.js'),
    import('flatgeobuf/lib/mjs/packedrtree.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/geometry-type.js'),
    import('flatgeobuf/lib/mjs/flat-geobuf/column-type.js'),
  ]);
  const { buildGeometry } = await import('flatgeobuf/lib/mjs/generic/geometry.js');
  return {
    flatbuffers,
    ...header,
    ...column,
    ...crs,
    FlatFeature: feature.Feature,
    buildFeature: attributes.buildFeature,
    parseGeometry: geometry.parseGeometry,
    parseGC: geometry.parseGC,
    fromGeometry: geometry.fromGeometry,
    buildGeometry,
    calcTreeSize: tree.calcTreeSize,
    ...kinds,
    ...columnKinds,
  };
}

const utf8 = new TextDecoder();
const damaged = (what: string) => new UnreadableFile('flatgeobuf-damaged', `The FlatGeobuf file is damaged: ${what}. Get it again.`);

const batchFeatures = 1000;

async function* flatgeobufBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  const lib = await library();
  const start = await source.read(0, 12);
  if (start.length < 12) throw damaged('it ends within its first bytes');
  const headerSize = new DataView(start.buffer, start.byteOffset, 12).getUint32(8, true);
  if (headerSize < 8 || headerSize > largestHeaderBytes || 12 + headerSize > source.size) throw damaged('its header is cut off');
  let columns: { name: string; type: number }[];
  let system: string | null = null;
  let at = 12 + headerSize;
  let geometryType: number;
  try {
    const header = lib.Header.getSizePrefixedRootAsHeader(new lib.flatbuffers.ByteBuffer((await source.read(8, 4 + headerSize)).slice()));
    geometryType = header.geometryType();
    if (header.columnsLength() > 10_000) throw damaged(`it claims ${header.columnsLength()} columns`);
    columns = Array.from({ length: header.columnsLength() }, (_, k) => header.columns(k) as Column).map((column) => ({
      name: column.name() ?? '',
      type: column.type(),
    }));
    const crs = header.crs();
    if (crs && crs.code() > 0 && !['', 'EPSG', 'OGC'].includes(crs.org()?.toUpperCase() ?? '')) system = crs.wkt();
    else if (crs) system = crs.code() > 0 ? String(crs.code()) : crs.wkt();
    const count = Number(header.featuresCount());
    const nodeSize = header.indexNodeSize();
    if (nodeSize > 0 && count > 0) {
      if (count * 40 > source.size * 2) throw damaged('it claims more features than it has room for');
      at += lib.calcTreeSize(count, nodeSize);
    }
  } catch (error) {
    throw error instanceof UnreadableFile ? error : damaged('its header cannot be read');
  }
  const bytes = new ByteReader(source, at);
  const reprojection = new Reprojection(system);
  const pace = new Pace(options);
  let count = 0;
  let said = 0;
  let arcs = 0;
  let batch: FeatureBatch = { features: [], notes: [] };
  while (await bytes.fill(4)) {
    const head = bytes.peek(4);
    const size = new DataView(head.buffer, head.byteOffset, 4).getUint32(0, true);
    if (size < 4 || !(await bytes.fill(4 + size))) {
      batch.notes.push({
        code: 'flatgeobuf-truncated',
        severity: 'error',
        message: `The file breaks off after ${count} features; get it again to have the rest.`,
      });
      break;
    }
    let geometry: Geometry | null = null;
    let properties: Properties = {};
    try {
      // A copy, because the library's views ask for an alignment that the place in the file need not have.
      const feature = lib.FlatFeature.getSizePrefixedRootAsFeature(new lib.flatbuffers.ByteBuffer(bytes.take(4 + size).slice()));
      properties = attributesIn(lib, feature.propertiesArray() ?? new Uint8Array(0), columns);
      const shape = feature.geometry();
      if (shape) {
        const seen = { hasArcs: false };
        geometry = curveOf(lib, shape, geometryType, seen) ?? (lib.fromGeometry(shape, geometryType) as unknown as Geometry);
        if (seen.hasArcs) arcs += 1;
      }
      if (geometry && !drawnKinds.has(geometry.type)) throw new RangeError(surfaceReason(String(geometry.type)));
      if (geometry)
        transformed(geometry, (place) => {
          if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('a coordinate is not a number');
          return place;
        });
    } catch (error) {
      geometry = null;
      said += 1;
      if (said <= mostNotes)
        batch.notes.push({
          code: 'flatgeobuf-bad-feature',
          severity: 'error',
          message: `The shape of feature ${count + 1} cannot be read (${(error as Error).message.slice(0, 220)}); its attributes are kept.`,
          feature: count,
        });
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
function attributesIn(
  { ColumnType: kinds }: Awaited<ReturnType<typeof library>>,
  bytes: Uint8Array,
  columns: { name: string; type: number }[],
): Properties {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const properties: Properties = {};
  let at = 0;
  // Tables of Python say “no value” by a number that is none.
  const number = (value: number) => (Number.isNaN(value) ? null : value);
  const text = (length: number) => utf8.decode(bytes.subarray(at + 4, at + 4 + length));
  while (at + 2 <= bytes.length) {
    const column = columns[view.getUint16(at, true)];
    if (!column) throw new RangeError('it names a column that is not there');
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
          if (at + 4 + length > bytes.length) throw new RangeError('an attribute is longer than its feature');
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
function curveOf(
  lib: Awaited<ReturnType<typeof library>>,
  shape: FlatGeometry,
  typeOfAll: number,
  seen: { hasArcs: boolean },
  depth = 0,
): Geometry | null {
  if (depth > 50) throw new RangeError('Collections are nested too deep');
  const kinds = lib.GeometryType;
  const type = shape.type() || typeOfAll;
  const parts = (): Geometry[] =>
    Array.from({ length: shape.partsLength() }, (_, k) => {
      const part = shape.parts(k)!;
      return curveOf(lib, part, kinds.Unknown, seen, depth + 1) ?? (lib.fromGeometry(part, kinds.Unknown) as unknown as Geometry);
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

const has = (shape: Geometry, test: (place: Position) => boolean): boolean => {
  let found = false;
  transformed(shape, (place) => {
    found ||= test(place);
    return place;
  });
  return found;
};

/** Every position with as many numbers, because heights stand in a list of their own; GDAL stops at a shape without them where the header promises them. */
function evenHeights(shape: Geometry, heights: boolean, precision: number): Geometry {
  return transformed(shape, ([x, y, z]: Position) =>
    heights ? [rounded(x!, precision), rounded(y!, precision), rounded(z ?? 0, 3)] : [rounded(x!, precision), rounded(y!, precision)],
  );
}

const isEmptyShape = (shape: Geometry): boolean =>
  shape.type === 'GeometryCollection' ? shape.geometries.every(isEmptyShape) : shape.coordinates.length === 0;

async function* flatgeobufPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const lib = await library();
  const kinds: Record<ColumnKind, number> = {
    boolean: lib.ColumnType.Bool,
    integer: lib.ColumnType.Long,
    real: lib.ColumnType.Double,
    text: lib.ColumnType.String,
    json: lib.ColumnType.Json,
  };
  let count = 0;
  let heights = false;
  let heightsMissing = false;
  const gathered = new AttributeColumns();
  for await (const features of walk()) {
    count += features.length;
    for (const feature of features) {
      gathered.add(attributesOf(feature));
      if (!feature.geometry) continue;
      heights ||= has(feature.geometry, (place) => place.length > 2);
      heightsMissing ||= has(feature.geometry, (place) => place.length < 3);
    }
  }
  const columns = gathered.list;
  const builder = new lib.flatbuffers.Builder();
  const columnPlaces = columns.map(({ name, kind }) => {
    const place = builder.createString(name);
    lib.Column.startColumn(builder);
    lib.Column.addName(builder, place);
    lib.Column.addType(builder, kinds[kind]);
    return lib.Column.endColumn(builder);
  });
  const columnsPlace = lib.Header.createColumnsVector(builder, columnPlaces);
  const namePlace = builder.createString(options.name ?? 'Hectare');
  lib.Crs.startCrs(builder);
  lib.Crs.addCode(builder, 4326);
  const crsPlace = lib.Crs.endCrs(builder);
  if (heights && heightsMissing)
    options.notes?.push({
      code: 'heights-filled',
      severity: 'info',
      message: 'Some positions have heights; those without were written at height 0.',
    });
  lib.Header.startHeader(builder);
  lib.Header.addName(builder, namePlace);
  lib.Header.addCrs(builder, crsPlace);
  lib.Header.addColumns(builder, columnsPlace);
  lib.Header.addFeaturesCount(builder, BigInt(count));
  lib.Header.addGeometryType(builder, lib.GeometryType.Unknown);
  lib.Header.addHasZ(builder, heights);
  lib.Header.addIndexNodeSize(builder, 0);
  builder.finishSizePrefixed(lib.Header.endHeader(builder));
  yield new Uint8Array(magic);
  yield builder.asUint8Array();
  const header = { columns: columns.map(({ name, kind }) => ({ name, type: kinds[kind] })) };
  for await (const features of walk()) {
    for (const feature of features) {
      const row = attributesOf(feature);
      // null is left out by the library, undefined is not.
      const values = Object.fromEntries(
        columns.map(({ name, kind }): [string, unknown] => {
          const value = ownValue(row, name);
          return [name, value === undefined || value === null ? null : kind === 'text' ? textOf(value) : value];
        }),
      );
      const { geometry } = feature;
      const shape = geometry && !isEmptyShape(geometry) ? evenHeights(geometry, heights, options.precision ?? 9) : null;
      yield shape
        ? lib.buildFeature(
            (shape.type === 'GeometryCollection' ? lib.parseGC(shape as never) : lib.parseGeometry(shape as never)) as never,
            values as never,
            header as never,
          )
        : withoutShape(lib, values, header.columns);
    }
  }
}

/** The id of a feature is an attribute of its row, before the others. */
const attributesOf = ({ id, properties }: Feature): Properties => (id === undefined ? (properties ?? {}) : { id, ...properties });

/** A feature of attributes alone. The library's writer always adds a shape; its attributes are taken over from a feature at a point. */
function withoutShape(lib: Awaited<ReturnType<typeof library>>, values: Properties, columns: { name: string; type: number }[]): Uint8Array {
  const pointed = lib.buildFeature(
    lib.parseGeometry({ type: 'Point', coordinates: [0, 0] }) as never,
    values as never,
    { columns } as never,
  );
  const attributes = lib.FlatFeature.getSizePrefixedRootAsFeature(new lib.flatbuffers.ByteBuffer(pointed)).propertiesArray();
  const builder = new lib.flatbuffers.Builder();
  const place = attributes ? lib.FlatFeature.createPropertiesVector(builder, attributes) : 0;
  lib.FlatFeature.startFeature(builder);
  if (place) lib.FlatFeature.addProperties(builder, place);
  builder.finishSizePrefixed(lib.FlatFeature.endFeature(builder));
  return builder.asUint8Array();
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
