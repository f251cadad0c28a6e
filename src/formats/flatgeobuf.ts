import type { Column } from 'flatgeobuf/lib/mjs/flat-geobuf/column.js';
import type { Feature, Geometry, Position, Properties } from '../geo/types.ts';
import { attributeColumns, textOf, type ColumnKind } from './attribute-columns.ts';
import { ByteReader, collected, sourceOfBytes } from './file-source.ts';
import { UnreadableFile, type FeatureBatch, type FileSource, type Format, type StreamOptions, type WriteOptions } from './format.ts';
import { numberText } from './number-text.ts';
import { ownValue } from './own-properties.ts';
import { Pace } from './pace.ts';
import { Reprojection } from './reprojection.ts';
import { curveReason, drawnKinds } from './shape-kinds.ts';
import { transformed } from './transformed.ts';

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
    parseProperties: attributes.parseProperties,
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
      properties = lib.parseProperties(feature, columns as never) as Properties;
      const shape = feature.geometry();
      if (shape) geometry = lib.fromGeometry(shape, geometryType) as unknown as Geometry;
      if (geometry && !drawnKinds.has(geometry.type)) throw new RangeError(curveReason(String(geometry.type)));
      if (geometry)
        transformed(geometry, (place) => {
          if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('a coordinate is not a number');
          return place;
        });
      for (const [key, value] of Object.entries(properties))
        if (typeof value === 'bigint') properties[key] = Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
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
  yield batch;
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
  const round = (value: number, decimals: number) => Number(numberText(value, decimals));
  return transformed(shape, ([x, y, z]: Position) => [round(x!, precision), round(y!, precision), ...(heights ? [round(z ?? 0, 3)] : [])]);
}

const isEmptyShape = (shape: Geometry): boolean =>
  shape.type === 'GeometryCollection' ? shape.geometries.every(isEmptyShape) : shape.coordinates.length === 0;

async function writeFlatGeobuf(features: Feature[], options: WriteOptions = {}): Promise<Uint8Array> {
  const lib = await library();
  const kinds: Record<ColumnKind, number> = {
    boolean: lib.ColumnType.Bool,
    integer: lib.ColumnType.Long,
    real: lib.ColumnType.Double,
    text: lib.ColumnType.String,
    json: lib.ColumnType.Json,
  };
  const withId = features.some(({ id }) => id !== undefined);
  const rows = features.map(({ id, properties }) => ({ ...(withId ? { id } : {}), ...properties }) as Properties);
  const columns = attributeColumns(rows.map((properties) => ({ type: 'Feature', geometry: null, properties })));
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
  const heights = features.some(({ geometry }) => geometry && has(geometry, (place) => place.length > 2));
  const shapes = features.map(({ geometry }) =>
    geometry && !isEmptyShape(geometry) ? evenHeights(geometry, heights, options.precision ?? 9) : null,
  );
  if (heights && features.some(({ geometry }) => geometry && has(geometry, (place) => place.length < 3)))
    options.notes?.push({
      code: 'heights-filled',
      severity: 'info',
      message: 'Some positions have heights; those without were written at height 0.',
    });
  lib.Header.startHeader(builder);
  lib.Header.addName(builder, namePlace);
  lib.Header.addCrs(builder, crsPlace);
  lib.Header.addColumns(builder, columnsPlace);
  lib.Header.addFeaturesCount(builder, BigInt(features.length));
  lib.Header.addGeometryType(builder, lib.GeometryType.Unknown);
  lib.Header.addHasZ(builder, heights);
  lib.Header.addIndexNodeSize(builder, 0);
  builder.finishSizePrefixed(lib.Header.endHeader(builder));
  const parts: Uint8Array[] = [new Uint8Array(magic), builder.asUint8Array()];
  rows.forEach((row, index) => {
    // null is left out by the library, undefined is not.
    const values = Object.fromEntries(
      columns.map(({ name, kind }): [string, unknown] => {
        const value = ownValue(row, name);
        return [name, value === undefined || value === null ? null : kind === 'text' ? textOf(value) : value];
      }),
    );
    const shape = shapes[index];
    if (shape)
      parts.push(
        lib.buildFeature(
          (shape.type === 'GeometryCollection' ? lib.parseGC(shape as never) : lib.parseGeometry(shape as never)) as never,
          values as never,
          { columns: columns.map(({ name, kind }) => ({ name, type: kinds[kind] })) } as never,
        ),
      );
    else
      parts.push(
        withoutShape(
          lib,
          values,
          columns.map(({ name, kind }) => ({ name, type: kinds[kind] })),
        ),
      );
  });
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

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
export const flatgeobuf: Format = {
  id: 'flatgeobuf',
  label: 'FlatGeobuf',
  extensions: ['.fgb'],
  mediaType: 'application/vnd.flatgeobuf',
  recognise(bytes) {
    return magic.slice(0, 4).every((byte, at) => bytes[at] === byte) ? 1 : 0;
  },
  read: (bytes, options = {}) => collected('flatgeobuf', flatgeobufBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: flatgeobufBatches,
  write: writeFlatGeobuf,
};
