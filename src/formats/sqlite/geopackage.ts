import { boundingBoxOfAll } from '#geo/measure.ts';
import type { Feature, Geometry, Position, Properties } from '#geo/types.ts';
import { fromWkb, toWkb } from '#geo/wkb.ts';
import { boundsOfAll } from '../bounds.ts';
import { AttributeColumns, textOf, type AttributeColumn } from '../attribute-columns.ts';
import { collected, sourceOfBytes } from '../file-source.ts';
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
  type WrittenPiece,
} from '../format.ts';
import type { ForeignReading } from '../layer-styles/foreign-rules.ts';
import { styleInQml } from '../layer-styles/qml.ts';
import { readQml } from '../layer-styles/read-qml.ts';
import { remarkPhrase } from '../layer-styles/style-remarks.ts';
import { layerStylesName, layerStylesTable } from '../layer-styles/layer-styles-table.ts';
import { SymbolKinds } from '../layer-styles/symbols.ts';
import { rounded } from '../text/number-text.ts';
import { ownValue, setOwn } from '../own-properties.ts';
import { Pace } from '../pace.ts';
import { Reprojection } from '../projection/reprojection.ts';
import { arcsNote, binaryReason, measuresNote } from '../shape-kinds.ts';
import { srsIdOf, systemTables } from './geopackage-tables.ts';
import { isSqlite, SqliteFile, type SqliteValue } from './sqlite-file.ts';
import { sqlitePieces, type NewTable } from './sqlite-writing.ts';
import { transformed } from '../projection/transformed.ts';
import { joinedPieces, walkThrough } from '../written-pieces.ts';
import { rangeFault, say } from '../phrases/index.ts';

const maxNotes = 500;
/** "GPKG" and version 1.3.0, as the header of the database has them (OGC 12-128r18, section 1.1.1.1) */
const applicationId = 0x47504b47;
const userVersion = 10_300;

/** A geometry of the GeoPackage binary form (section 2.1.3): header with flags and an envelope of known size, then WKB. Plain WKB is read too. */
function geometryOf(blob: Uint8Array, onArc: () => void): Geometry | null {
  if (blob[0] !== 0x47 || blob[1] !== 0x50) return fromWkb(blob, 0, onArc);
  const flags = blob[3]!;
  const envelope = [0, 32, 48, 48, 64][(flags >> 1) & 7];
  if (envelope === undefined) throw rangeFault(say('file.shape.envelope'));
  const geometry = fromWkb(blob, 8 + envelope, onArc);
  return flags & 16 && geometry.type !== 'GeometryCollection' && geometry.coordinates.length === 0 ? null : geometry;
}

/** The definition of a coordinate system by the number that the file gives it: an EPSG code, or its WKT; null where undefined (-1, 0). */
async function systemOf(file: SqliteFile, srsId: number): Promise<string | null> {
  if (srsId === 0 || srsId === -1) return null;
  for await (const row of file.rows('gpkg_spatial_ref_sys')) {
    if (Number(row['srs_id']) !== srsId) continue;
    const organisation = String(row['organization'] ?? '').toUpperCase();
    return organisation === 'EPSG' ? String(row['organization_coordsys_id']) : String(row['definition'] ?? srsId);
  }
  return String(srsId);
}

const plainValue = (value: SqliteValue, declaredBoolean: boolean): unknown => {
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  return declaredBoolean && (value === 0 || value === 1) ? value === 1 : value;
};

const batchRows = 1000;
interface Layer {
  table: string;
  column: string;
  srsId: number;
  title: string;
  hasMeasures: boolean;
}

/** The shape of a cell, sure to be of finite numbers; null without one. Throws where it cannot be read. */
function shapeIn(value: SqliteValue, onArcs: () => void): Geometry | null {
  if (!(value instanceof Uint8Array)) return null;
  if (value.length === 0) throw rangeFault(say('file.shape.no-bytes'));
  let hasArcs = false;
  const geometry = geometryOf(value, () => {
    hasArcs = true;
  });
  if (hasArcs) onArcs();
  if (geometry)
    transformed(geometry, (place) => {
      if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw rangeFault(say('file.shape.not-a-number'));
      return place;
    });
  return geometry;
}

/** A layer in batches; `first` is the place of its first row in the file. */
async function* layerBatches(
  database: SqliteFile,
  layer: Layer,
  named: boolean,
  first: number,
  asked?: string,
): AsyncGenerator<FeatureBatch> {
  const found = database.tables.find(({ name }) => name === layer.table);
  if (!found) {
    yield {
      features: [],
      notes: [noteOf('geopackage-missing-table', 'error', say('file.geopackage.missing-table', { name: layer.title }))],
    };
    return;
  }
  const booleans = new Set(found.columns.filter((_, index) => found.types[index]!.startsWith('BOOL')));
  const reprojection = new Reprojection(await systemOf(database, layer.srsId), say('file.geopackage.layer', { name: layer.title }), asked);
  let count = 0;
  let said = 0;
  let arcs = 0;
  let batch: FeatureBatch = { features: [], notes: [] };
  for await (const row of database.rows(layer.table)) {
    const properties: Properties = {};
    let geometry: Geometry | null = null;
    for (const [column, value] of Object.entries(row)) {
      if (column === layer.column) {
        try {
          geometry = shapeIn(value, () => {
            arcs += 1;
          });
        } catch (error) {
          geometry = null;
          said += 1;
          if (said <= maxNotes)
            batch.notes.push(
              noteOf(
                'geopackage-bad-shape',
                'error',
                say('file.geopackage.bad-shape', { n: count + 1, name: layer.title, reason: binaryReason(error as Error) }),
                first + count,
              ),
            );
        }
      } else if (found.columns[found.rowidColumn] !== column || !/^(fid|ogc_fid|rowid)$/i.test(column))
        setOwn(properties, column, plainValue(value, booleans.has(column)));
    }
    if (named && properties['folder'] === undefined) properties['folder'] = layer.title;
    batch.features.push({ type: 'Feature', geometry, properties });
    count += 1;
    if (batch.features.length >= batchRows) {
      await reprojection.apply(batch.features, batch.notes, first + count - batch.features.length);
      yield batch;
      batch = { features: [], notes: [] };
    }
  }
  await reprojection.apply(batch.features, batch.notes, first + count - batch.features.length);
  if (arcs > 0) batch.notes.push(arcsNote(arcs));
  if (layer.hasMeasures) batch.notes.push(measuresNote());
  yield batch;
}

/** The layers of shapes, and the names of the tables that have none. */
async function contentsOf(database: SqliteFile): Promise<{ layers: Layer[]; withoutShapes: string[] }> {
  const layers: Layer[] = [];
  const titles = new Map<string, string>();
  /** what kind of data each table holds */
  const tables = new Map<string, string>();
  for await (const row of database.rows('gpkg_contents')) {
    titles.set(String(row['table_name']), String(row['identifier'] ?? row['table_name']));
    tables.set(String(row['table_name']), String(row['data_type']));
  }
  for await (const row of database.rows('gpkg_geometry_columns')) {
    layers.push({
      table: String(row['table_name']),
      column: String(row['column_name']),
      srsId: Number(row['srs_id']),
      hasMeasures: Number(row['m'] ?? 0) > 0,
      title: titles.get(String(row['table_name'])) || String(row['table_name']),
    });
  }
  return {
    layers,
    withoutShapes: [...tables].filter(([name, kind]) => kind === 'attributes' && name !== layerStylesName).map(([name]) => name),
  };
}

/** The style of a layer; damage to the table of styles costs the style alone. */
async function styleBatch(database: SqliteFile, table: string, signal: AbortSignal | undefined): Promise<FeatureBatch | null> {
  try {
    const found = await styleOf(database, table);
    if (!found) return null;
    const notes = found.remarks.map((remark) => noteOf(`style-${remark.kind}`, 'info', remarkPhrase(remark)));
    return { features: [], notes, ...(found.style ? { style: found.style } : {}) };
  } catch {
    signal?.throwIfAborted();
    return { features: [], notes: [noteOf('geopackage-damaged-styles', 'warning', say('file.geopackage.damaged-styles'))] };
  }
}

/** The usual style of a layer, of Hectare or of QGIS; undefined where there is none. */
async function styleOf(database: SqliteFile, table: string): Promise<ForeignReading | undefined> {
  if (!database.tables.some(({ name }) => name === layerStylesName)) return undefined;
  for await (const row of database.rows(layerStylesName))
    if (row['f_table_name'] === table && Number(row['useAsDefault']) === 1 && typeof row['styleQML'] === 'string') {
      const style = styleInQml(row['styleQML']);
      return style ? { style, remarks: [] } : readQml(row['styleQML']);
    }
  return undefined;
}

async function* geopackageBatches(source: FileSource, options: StreamOptions = {}): AsyncGenerator<FeatureBatch> {
  // Rows have no place in the file that grows evenly; the bytes that were asked for tell how far it is.
  let fetched = 0;
  const database = await SqliteFile.open({
    ...source,
    read: (offset, length) => {
      fetched += length;
      return source.read(offset, length);
    },
  });
  const pace = new Pace(options);
  const { layers, withoutShapes } = await contentsOf(database);
  if (layers.length === 0 && database.tables.some(({ name }) => name === 'tiles'))
    throw new UnreadableFile('tiles-file', say('file.unread.tiles'));
  if (layers.length === 0) throw new UnreadableFile('geopackage-without-features', say('file.geopackage.no-layers'));
  if (database.writeAhead) yield { features: [], notes: [noteOf('geopackage-open-elsewhere', 'info', say('file.geopackage.write-ahead'))] };
  if (withoutShapes.length > 0)
    yield {
      features: [],
      notes: [
        noteOf('geopackage-other-tables', 'info', say('file.geopackage.other-tables', { names: withoutShapes.slice(0, 20).join(', ') })),
      ],
    };
  let first = 0;
  for (const layer of layers) {
    for await (const batch of layerBatches(database, layer, layers.length > 1, first, options.system)) {
      first += batch.features.length;
      yield batch;
      await pace.step(fetched / source.size);
    }
  }
  // An open file has one style for all its layers.
  const style = layers.length === 1 ? await styleBatch(database, layers[0]!.table, options.signal) : null;
  if (style) yield style;
}

function blobOf(geometry: Geometry, precision: number, srsId: number): Uint8Array {
  let heights = false;
  const shape = transformed(geometry, (place: Position) => {
    if (place.length > 2) heights = true;
    return place.map((value, axis) => rounded(value, axis === 2 ? 3 : precision));
  });
  const wkb = toWkb(shape, { heights });
  const empty = shape.type === 'GeometryCollection' ? shape.geometries.length === 0 : shape.coordinates.length === 0;
  // Version 0, little-endian; an envelope of two axes, which readers use to skip what is far away.
  const box: number[] = [Infinity, -Infinity, Infinity, -Infinity];
  transformed(shape, (place) => {
    box[0] = Math.min(box[0]!, place[0]!);
    box[1] = Math.max(box[1]!, place[0]!);
    box[2] = Math.min(box[2]!, place[1]!);
    box[3] = Math.max(box[3]!, place[1]!);
    return place;
  });
  const blob = new Uint8Array((empty ? 8 : 40) + wkb.length);
  const view = new DataView(blob.buffer);
  blob.set([0x47, 0x50, 0, empty ? 1 | 16 : 1 | 2]);
  view.setInt32(4, srsId, true);
  if (!empty) box.forEach((value, k) => view.setFloat64(8 + 8 * k, value, true));
  blob.set(wkb, empty ? 8 : 40);
  return blob;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnTypes = {
  boolean: 'BOOLEAN',
  integer: 'INTEGER',
  real: 'REAL',
  date: 'DATE',
  datetime: 'DATETIME',
  text: 'TEXT',
  json: 'TEXT',
} as const;

/** SQLite does not tell names by case: a second one gets its number. */
function columnNames(names: string[]): string[] {
  const seen = new Set(['fid', 'geom']);
  return names.map((name) => {
    let unique = name || 'column';
    for (let k = 2; seen.has(unique.toLowerCase()); k += 1) unique = `${name}_${k}`;
    seen.add(unique.toLowerCase());
    return unique;
  });
}

/** What the head of the file says of all features: their columns, whether positions have heights, their box (infinite without a shape). */
async function surveyOf(
  walk: FeatureWalk,
  isInDegrees: boolean,
): Promise<{ columns: AttributeColumn[]; hasHeights: boolean; box: number[]; kinds: SymbolKinds }> {
  const kinds = new SymbolKinds();
  const gathered = new AttributeColumns();
  let hasHeights = false;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for await (const features of walk()) {
    for (const feature of features) {
      gathered.add(attributesOf(feature));
      kinds.add(feature);
      if (feature.geometry)
        transformed(feature.geometry, (place) => {
          hasHeights ||= place.length > 2;
          return place;
        });
    }
    const shapes = features.flatMap(({ geometry }) => geometry ?? []);
    const plane = boundsOfAll(shapes);
    const [west, south, east, north] = isInDegrees ? (boundingBoxOfAll(shapes) ?? box) : [plane.west, plane.south, plane.east, plane.north];
    // What lies over the 180th meridian takes the whole width in a box of two numbers an axis.
    const [left, right] = west! > east! && Number.isFinite(west) ? [-180, 180] : [west!, east!];
    box[0] = Math.min(box[0]!, left!);
    box[1] = Math.min(box[1]!, south!);
    box[2] = Math.max(box[2]!, right!);
    box[3] = Math.max(box[3]!, north!);
  }
  return { columns: gathered.list, hasHeights, box, kinds };
}

function cellOf(given: unknown, kind: keyof typeof columnTypes): SqliteValue {
  if (given === null || given === undefined) return null;
  if (kind === 'boolean') return given ? 1 : 0;
  return kind === 'integer' || kind === 'real' ? (given as number) : textOf(given);
}

async function* geopackagePieces(walk: FeatureWalk, options: WriteOptions = {}): AsyncGenerator<WrittenPiece> {
  const table =
    (options.name ?? 'features')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}_ -]/gu, '_')
      .slice(0, 60)
      .trim() || 'features';
  const { columns, hasHeights, box, kinds } = await surveyOf(walk, options.written?.isGeographic ?? true);
  const srsId = srsIdOf(options.written);
  const names = columnNames(columns.map(({ name }) => name));
  columns.forEach(({ name }, at) => {
    if (name !== names[at])
      options.notes?.push(
        noteOf(
          'geopackage-column-renamed',
          'info',
          say('file.geopackage.column-renamed', { name: name.slice(0, 60), other: names[at]!.slice(0, 60) }),
        ),
      );
  });
  const precision = options.precision ?? 9;
  async function* rows(): AsyncGenerator<SqliteValue[][]> {
    for await (const features of walk())
      yield features.map((feature) => {
        const row = attributesOf(feature);
        return [
          null,
          feature.geometry ? blobOf(feature.geometry, precision, srsId) : null,
          ...columns.map(({ name, kind }) => cellOf(ownValue(row, name), kind)),
        ];
      });
  }
  const styles = layerStylesTable(table, options.style, kinds.list, (name) => names[columns.findIndex((column) => column.name === name)]);
  const tables: NewTable[] = [
    ...systemTables(table, options, box, hasHeights, styles !== null),
    {
      name: table,
      sql: `CREATE TABLE ${quoteName(table)} (fid INTEGER PRIMARY KEY NOT NULL, geom GEOMETRY${columns.map(({ kind }, k) => `, ${quoteName(names[k]!)} ${columnTypes[kind]}`).join('')})`,
      rows: [],
      batches: rows(),
    },
  ];
  if (styles) tables.push(styles);
  yield* sqlitePieces(tables, { applicationId, userVersion });
}

/** The id of a feature is an attribute of its row, before the others. */
const attributesOf = ({ id, properties }: Feature): Properties => (id === undefined ? (properties ?? {}) : { id, ...properties });

/**
 * GeoPackage (OGC 12-128r18). Read and written on the bytes of the database by own code (sqlite-file.ts, sqlite-writing.ts), the same in the window's worker
 * as in Node: a window has no SQLite, and a second engine of a megabyte would bring nothing that tables of features need.
 */
export const geopackage: FormatReader & FormatWriter = {
  recognise(bytes) {
    return isSqlite(bytes) ? 1 : 0;
  },
  read: (bytes, options = {}) => collected('geopackage', geopackageBatches(sourceOfBytes('', bytes), { ...options, companions: {} })),
  readStream: geopackageBatches,
  write: (features, options) => joinedPieces(geopackagePieces(walkThrough(features), options)),
  writeStream: geopackagePieces,
};
