import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { AttributeColumns, textOf, type AttributeColumn, type ColumnKind } from './attribute-columns.ts';
import { library, magic, type Library } from './flatgeobuf-library.ts';
import { noteOf, type FeatureWalk, type WriteOptions } from './format.ts';
import { ownValue } from './own-properties.ts';
import { transformed } from './projection/transformed.ts';
import { rounded } from './text/number-text.ts';
import { say } from './phrases/index.ts';

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

/** What the header says of all features. */
interface Survey {
  count: number;
  columns: AttributeColumn[];
  /** some position has a height, and some has none */
  heights: boolean;
  heightsMissing: boolean;
}

async function surveyOf(walk: FeatureWalk): Promise<Survey> {
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
  return { count, columns: gathered.list, heights, heightsMissing };
}

function headerBytes(
  lib: Library,
  { count, columns, heights }: Survey,
  kinds: Record<ColumnKind, number>,
  { name = 'Hectare', written }: WriteOptions,
): Uint8Array {
  const builder = new lib.flatbuffers.Builder();
  const columnPlaces = columns.map((column) => {
    const place = builder.createString(column.name);
    lib.Column.startColumn(builder);
    lib.Column.addName(builder, place);
    lib.Column.addType(builder, kinds[column.kind]);
    return lib.Column.endColumn(builder);
  });
  const columnsPlace = lib.Header.createColumnsVector(builder, columnPlaces);
  const namePlace = builder.createString(name);
  const code = written ? written.code : { authority: 'EPSG', number: 4326 };
  const authorityPlace = code && builder.createString(code.authority);
  const textPlace = written && builder.createString(written.wkt);
  lib.Crs.startCrs(builder);
  if (code) lib.Crs.addCode(builder, code.number);
  if (authorityPlace && written) lib.Crs.addOrg(builder, authorityPlace);
  if (textPlace) lib.Crs.addWkt(builder, textPlace);
  const crsPlace = lib.Crs.endCrs(builder);
  lib.Header.startHeader(builder);
  lib.Header.addName(builder, namePlace);
  lib.Header.addCrs(builder, crsPlace);
  lib.Header.addColumns(builder, columnsPlace);
  lib.Header.addFeaturesCount(builder, BigInt(count));
  lib.Header.addGeometryType(builder, lib.GeometryType.Unknown);
  lib.Header.addHasZ(builder, heights);
  lib.Header.addIndexNodeSize(builder, 0);
  builder.finishSizePrefixed(lib.Header.endHeader(builder));
  return builder.asUint8Array();
}

/** The file front to back: magic bytes, header, features; without an index. */
export async function* flatgeobufPieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<Uint8Array> {
  const lib = await library();
  const kinds: Record<ColumnKind, number> = {
    boolean: lib.ColumnType.Bool,
    integer: lib.ColumnType.Long,
    real: lib.ColumnType.Double,
    date: lib.ColumnType.DateTime,
    datetime: lib.ColumnType.DateTime,
    text: lib.ColumnType.String,
    json: lib.ColumnType.Json,
  };
  const survey = await surveyOf(walk);
  const { columns, heights } = survey;
  if (heights && survey.heightsMissing) options.notes?.push(noteOf('heights-filled', 'info', say('file.heights-filled')));
  yield new Uint8Array(magic);
  yield headerBytes(lib, survey, kinds, options);
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
function withoutShape(lib: Library, values: Properties, columns: { name: string; type: number }[]): Uint8Array {
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
