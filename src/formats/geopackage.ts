import { boundingBoxOfAll } from '../geo/measure.ts';
import type { Feature, Geometry, Position, Properties } from '../geo/types.ts';
import { fromWkb, toWkb } from '../geo/wkb.ts';
import { attributeColumns, textOf } from './attribute-columns.ts';
import { UnreadableFile, type Format, type ImportedFile, type WriteOptions } from './format.ts';
import { numberText } from './number-text.ts';
import { reproject } from './reprojection.ts';
import { isSqlite, SqliteFile, type SqliteValue } from './sqlite-file.ts';
import { sqliteDatabase, type NewTable } from './sqlite-writing.ts';
import { transformed } from './transformed.ts';

const mostNotes = 500;
/** "GPKG" and version 1.3.0, as the header of the database has them (OGC 12-128r18, section 1.1.1.1) */
const applicationId = 0x47504b47;
const userVersion = 10_300;

/** A geometry of the GeoPackage binary form (section 2.1.3): header with flags and an envelope of known size, then WKB. Plain WKB is read too. */
function geometryOf(blob: Uint8Array): Geometry | null {
  if (blob[0] !== 0x47 || blob[1] !== 0x50) return fromWkb(blob);
  const flags = blob[3]!;
  const envelope = [0, 32, 48, 48, 64][(flags >> 1) & 7];
  if (envelope === undefined) throw new RangeError('its envelope is of no known kind');
  const geometry = fromWkb(blob, 8 + envelope);
  return flags & 16 && geometry.type !== 'GeometryCollection' && geometry.coordinates.length === 0 ? null : geometry;
}

/** The definition of a coordinate system by the number that the file gives it: an EPSG code, or its WKT; null where undefined (-1, 0). */
function systemOf(file: SqliteFile, srsId: number): string | null {
  if (srsId === 0 || srsId === -1) return null;
  for (const row of file.rows('gpkg_spatial_ref_sys')) {
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

async function readLayer(database: SqliteFile, layer: { table: string; column: string; srsId: number; title: string }, file: ImportedFile, named: boolean): Promise<void> {
  const found = database.tables.find(({ name }) => name === layer.table);
  if (!found) { file.notes.push({ code: 'geopackage-missing-table', severity: 'error', message: `The table of layer “${layer.title}” is not in the file; it was left out.` }); return; }
  const booleans = new Set(found.columns.filter((column) => new RegExp(`["\`\\[]?${column.replace(/[^\w ]/g, '.')}["\`\\]]?\\s+BOOLEAN`, 'i').test(found.sql)));
  const first = file.features.length;
  const members: Feature[] = [];
  for (const row of database.rows(layer.table)) {
    const properties: Properties = {};
    let geometry: Geometry | null = null;
    for (const [column, value] of Object.entries(row)) {
      if (column === layer.column) {
        try {
          geometry = value instanceof Uint8Array ? geometryOf(value) : null;
          if (geometry) transformed(geometry, (place) => { if (!Number.isFinite(place[0]) || !Number.isFinite(place[1])) throw new RangeError('a coordinate is not a number'); return place; });
        } catch (error) {
          geometry = null;
          if (file.notes.length < mostNotes) file.notes.push({ code: 'geopackage-bad-shape', severity: 'error', message: `The shape of row ${members.length + 1} of “${layer.title}” cannot be read (${(error as Error).message.slice(0, 100)}); its attributes are kept.`, feature: first + members.length });
        }
      } else if (found.columns[found.rowidColumn] !== column || !/^(fid|ogc_fid|objectid|id|rowid)$/i.test(column)) properties[column] = plainValue(value, booleans.has(column));
    }
    if (named && properties['folder'] === undefined) properties['folder'] = layer.title;
    members.push({ type: 'Feature', geometry, properties });
  }
  await reproject(members, systemOf(database, layer.srsId), file.notes, `“${layer.title}”`, first);
  for (const member of members) file.features.push(member);
}

async function readGeoPackage(bytes: Uint8Array): Promise<ImportedFile> {
  const database = new SqliteFile(bytes);
  const file: ImportedFile = { format: 'geopackage', features: [], notes: [] };
  if (database.writeAhead) file.notes.push({ code: 'geopackage-open-elsewhere', severity: 'info', message: 'The file was used with a write-ahead log (.gpkg-wal). Changes that the other program has not merged are not in it: close that program, and open the file again if something is missing.' });
  const titles = new Map([...database.rows('gpkg_contents')].map((row) => [String(row['table_name']), String(row['identifier'] ?? row['table_name'])]));
  const layers = [...database.rows('gpkg_geometry_columns')].map((row) => ({
    table: String(row['table_name']), column: String(row['column_name']), srsId: Number(row['srs_id']), title: titles.get(String(row['table_name'])) || String(row['table_name']),
  }));
  if (layers.length === 0) throw new UnreadableFile('geopackage-without-features', 'There is no layer of shapes in this database. A GeoPackage of pictures, or another database, cannot be opened as boundaries.');
  for (const layer of layers) await readLayer(database, layer, file, layers.length > 1);
  return file;
}

const wgs84 = 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]';

function blobOf(geometry: Geometry, precision: number): Uint8Array {
  let heights = false;
  const rounded = transformed(geometry, (place: Position) => { if (place.length > 2) heights = true; return place.map((value, axis) => Number(numberText(value, axis === 2 ? 3 : precision))); });
  const wkb = toWkb(rounded, { heights });
  const empty = rounded.type === 'GeometryCollection' ? rounded.geometries.length === 0 : rounded.coordinates.length === 0;
  // Version 0, little-endian; an envelope of two axes, which readers use to skip what is far away.
  const box: number[] = [Infinity, -Infinity, Infinity, -Infinity];
  transformed(rounded, (place) => { box[0] = Math.min(box[0]!, place[0]!); box[1] = Math.max(box[1]!, place[0]!); box[2] = Math.min(box[2]!, place[1]!); box[3] = Math.max(box[3]!, place[1]!); return place; });
  const blob = new Uint8Array((empty ? 8 : 40) + wkb.length);
  const view = new DataView(blob.buffer);
  blob.set([0x47, 0x50, 0, empty ? 1 | 16 : 1 | 2]);
  view.setInt32(4, 4326, true);
  if (!empty) box.forEach((value, k) => view.setFloat64(8 + 8 * k, value, true));
  blob.set(wkb, empty ? 8 : 40);
  return blob;
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;
const columnTypes = { boolean: 'BOOLEAN', integer: 'INTEGER', real: 'REAL', text: 'TEXT', json: 'TEXT' } as const;

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

function writeGeoPackage(features: Feature[], options: WriteOptions = {}): Uint8Array {
  const table = (options.name ?? 'features').normalize('NFC').replace(/[^\p{L}\p{N}_ -]/gu, '_').slice(0, 60).trim() || 'features';
  const withId = features.some(({ id }) => id !== undefined);
  const rows = features.map(({ id, properties }) => ({ ...(withId ? { id } : {}), ...properties }) as Properties);
  const columns = attributeColumns(rows.map((properties) => ({ type: 'Feature', geometry: null, properties })));
  const names = columnNames(columns.map(({ name }) => name));
  const value = (given: unknown, kind: (typeof columns)[number]['kind']): SqliteValue => {
    if (given === null || given === undefined) return null;
    if (kind === 'boolean') return given ? 1 : 0;
    return kind === 'integer' || kind === 'real' ? (given as number) : textOf(given);
  };
  const box = boundingBoxOfAll(features.flatMap(({ geometry }) => geometry ?? []));
  const flat = box && box[0] > box[2] ? ([-180, box[1], 180, box[3]] as const) : box;
  const precision = options.precision ?? 9;
  const hasHeights = features.some(({ geometry }) => { let found = false; if (geometry) transformed(geometry, (place) => { found ||= place.length > 2; return place; }); return found; });
  const tables: NewTable[] = [
    {
      name: 'gpkg_spatial_ref_sys',
      sql: 'CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT)',
      rows: [
        ['Undefined cartesian SRS', null, 'NONE', -1, 'undefined', 'undefined cartesian coordinate reference system'],
        ['Undefined geographic SRS', null, 'NONE', 0, 'undefined', 'undefined geographic coordinate reference system'],
        ['WGS 84 geodetic', null, 'EPSG', 4326, wgs84, 'longitude/latitude coordinates in decimal degrees on the WGS 84 spheroid'],
      ],
      rowids: [-1, 0, 4326],
    },
    {
      name: 'gpkg_contents',
      sql: "CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id))",
      // A fixed time: the same features give the same bytes.
      rows: [[table, 'features', table, '', '1980-01-01T00:00:00.000Z', ...(flat ?? [null, null, null, null]), 4326]],
      uniques: [[0], [2]],
    },
    {
      name: 'gpkg_geometry_columns',
      sql: 'CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id))',
      rows: [[table, 'geom', 'GEOMETRY', 4326, hasHeights ? 2 : 0, 0]],
      uniques: [[0, 1], [0]],
    },
    {
      name: table,
      sql: `CREATE TABLE ${quoteName(table)} (fid INTEGER PRIMARY KEY NOT NULL, geom GEOMETRY${columns.map(({ kind }, k) => `, ${quoteName(names[k]!)} ${columnTypes[kind]}`).join('')})`,
      rows: features.map(({ geometry }, index) => [null, geometry ? blobOf(geometry, precision) : null, ...columns.map(({ name, kind }) => value(rows[index]![name], kind))]),
    },
  ];
  return sqliteDatabase(tables, { applicationId, userVersion });
}

/**
 * GeoPackage (OGC 12-128r18). Read and written on the bytes of the database by own code (sqlite-file.ts, sqlite-writing.ts), the same in the window's worker
 * as in Node: a window has no SQLite, and a second engine of a megabyte would bring nothing that tables of features need.
 */
export const geopackage: Format = {
  id: 'geopackage',
  label: 'GeoPackage',
  extensions: ['.gpkg'],
  mediaType: 'application/geopackage+sqlite3',
  recognise(bytes) {
    return isSqlite(bytes) ? 1 : 0;
  },
  read: readGeoPackage,
  async write(features, options) {
    return writeGeoPackage(features, options);
  },
};
