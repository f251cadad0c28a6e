import type { DatabaseSync } from 'node:sqlite';
import { boundsOf } from '#formats/bounds.ts';
import { fromWkb, isEmpty, splitAtAntimeridian, toWkb, type Geometry } from '#geo/index.ts';

/**
 * GeoPackage geometry blob (OGC 12-128r18, 2.1.3): "GP", version, flags, srs 4326, envelope west east south north, then WKB. What crosses the antimeridian is cut
 * there: on the plane of a GIS it would go around the world the other way, and an envelope of least and greatest is what the spatial index takes.
 */
export function geoPackageGeometry(whole: Geometry, options?: { heights: boolean }): Uint8Array {
  const geometry = splitAtAntimeridian(whole);
  const wkb = toWkb(geometry, options);
  const box = isEmpty(geometry) ? null : boundsOf(geometry);
  const header = new Uint8Array(box ? 40 : 8);
  const view = new DataView(header.buffer);
  header.set([0x47, 0x50, 0, box ? 0b0000_0011 : 0b0001_0001]);
  view.setInt32(4, 4326, true);
  if (box) [box.west, box.east, box.south, box.north].forEach((value, index) => view.setFloat64(8 + index * 8, value, true));
  const blob = new Uint8Array(header.length + wkb.length);
  blob.set(header);
  blob.set(wkb, header.length);
  return blob;
}

export const geoPackageVersion = 10300;
/** "GPKG" */
export const geoPackageApplicationId = 0x47504b47;

/** The tables that make a SQLite file a GeoPackage 1.3 with one layer. Column types are upper case, because GDAL's validator refuses others. */
export const geoPackageTables = `
CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT);
INSERT INTO gpkg_spatial_ref_sys VALUES
  ('Undefined cartesian SRS', -1, 'NONE', -1, 'undefined', NULL),
  ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', NULL),
  ('WGS 84 geodetic', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AUTHORITY["EPSG","4326"]]', NULL);
CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
INSERT INTO gpkg_contents (table_name, data_type, identifier, description, srs_id) VALUES ('projects', 'features', 'projects', 'Projects of the embedded monitoring service', 4326);
INSERT INTO gpkg_geometry_columns VALUES ('projects', 'geom', 'GEOMETRY', 4326, 0, 0);
`;

const envelope = 'ST_MinX(NEW.geom), ST_MaxX(NEW.geom), ST_MinY(NEW.geom), ST_MaxY(NEW.geom)';
const filled = '(NEW.geom NOTNULL AND NOT ST_IsEmpty(NEW.geom))';

/** A layer's part of the R-tree extension of GeoPackage 1.3 (annex F.3): index, its six triggers, and the entries of what is there. */
function indexOf(table: string): string {
  const insertEntry = `INSERT OR REPLACE INTO rtree_${table}_geom VALUES (NEW.fid, ${envelope});`;
  return `INSERT INTO gpkg_extensions VALUES ('${table}', 'geom', 'gpkg_rtree_index', 'http://www.geopackage.org/spec120/#extension_rtree', 'write-only');
CREATE VIRTUAL TABLE rtree_${table}_geom USING rtree(id, minx, maxx, miny, maxy);
INSERT INTO rtree_${table}_geom SELECT fid, ST_MinX(geom), ST_MaxX(geom), ST_MinY(geom), ST_MaxY(geom) FROM ${table} WHERE geom NOTNULL AND NOT ST_IsEmpty(geom);
CREATE TRIGGER rtree_${table}_geom_insert AFTER INSERT ON ${table} WHEN ${filled} BEGIN ${insertEntry} END;
CREATE TRIGGER rtree_${table}_geom_update1 AFTER UPDATE OF geom ON ${table} WHEN OLD.fid = NEW.fid AND ${filled} BEGIN ${insertEntry} END;
CREATE TRIGGER rtree_${table}_geom_update2 AFTER UPDATE OF geom ON ${table} WHEN OLD.fid = NEW.fid AND (NEW.geom ISNULL OR ST_IsEmpty(NEW.geom)) BEGIN DELETE FROM rtree_${table}_geom WHERE id = OLD.fid; END;
CREATE TRIGGER rtree_${table}_geom_update3 AFTER UPDATE ON ${table} WHEN OLD.fid != NEW.fid AND ${filled} BEGIN DELETE FROM rtree_${table}_geom WHERE id = OLD.fid; ${insertEntry} END;
CREATE TRIGGER rtree_${table}_geom_update4 AFTER UPDATE ON ${table} WHEN OLD.fid != NEW.fid AND (NEW.geom ISNULL OR ST_IsEmpty(NEW.geom)) BEGIN DELETE FROM rtree_${table}_geom WHERE id IN (OLD.fid, NEW.fid); END;
CREATE TRIGGER rtree_${table}_geom_delete AFTER DELETE ON ${table} WHEN OLD.geom NOT NULL BEGIN DELETE FROM rtree_${table}_geom WHERE id = OLD.fid; END;
`;
}

/** The R-tree extension with the index of the first layer. */
export const spatialIndex = `
CREATE TABLE gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL, definition TEXT NOT NULL, scope TEXT NOT NULL, CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name));
${indexOf('projects')}`;

/**
 * The layer of the shapes that projects were made of, for the schema's second step. `feature` is what Hectare answers, the other columns are for a GIS.
 * Heights are kept where a shape has them (z: optional).
 */
export const shapesLayer = `
CREATE TABLE shapes (
  fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom BLOB, project_id TEXT NOT NULL, place INTEGER NOT NULL, name TEXT NOT NULL, folder TEXT NOT NULL,
  properties TEXT NOT NULL, source_file TEXT, source_format TEXT, feature TEXT NOT NULL, feature_sha256 TEXT NOT NULL
);
CREATE INDEX shapes_of_project ON shapes (project_id, fid);
INSERT INTO gpkg_contents (table_name, data_type, identifier, description, srs_id) VALUES ('shapes', 'features', 'shapes', 'The shapes that the projects were made of, with their attributes', 4326);
INSERT INTO gpkg_geometry_columns VALUES ('shapes', 'geom', 'GEOMETRY', 4326, 2, 0);
${indexOf('shapes')}
CREATE TRIGGER projects_delete_shapes AFTER DELETE ON projects BEGIN DELETE FROM shapes WHERE project_id = OLD.id; END;
`;

/** Where the WKB of a blob begins; null for what is no shape, or an empty one. */
export function wkbStart(blob: unknown): number | null {
  if (!(blob instanceof Uint8Array) || blob.length < 8 || blob[0] !== 0x47 || blob[1] !== 0x50) return null;
  const flags = blob[3]!;
  return flags & 0b0001_0000 ? null : 8 + [0, 32, 48, 48, 64][(flags >> 1) & 0b111]!;
}

/** Flags byte and envelope of a blob; an envelope that another program left out is taken from the shape. */
function envelopeOf(blob: unknown): [west: number, east: number, south: number, north: number] | null {
  if (!(blob instanceof Uint8Array) || blob.length < 8 || blob[0] !== 0x47 || blob[1] !== 0x50) return null;
  const view = new DataView(blob.buffer, blob.byteOffset, blob.byteLength);
  const flags = blob[3]!;
  if (flags & 0b0001_0000) return null;
  const kind = (flags >> 1) & 0b111;
  const little = (flags & 1) === 1;
  if (kind > 0) return [8, 16, 24, 32].map((at) => view.getFloat64(at, little)) as [number, number, number, number];
  const { west, east, south, north } = boundsOf(fromWkb(blob.subarray(8)));
  return west <= east ? [west, east, south, north] : null;
}

/** The functions that the triggers of the spatial index call; every connection that writes needs them. */
export function registerSpatialFunctions(database: DatabaseSync): void {
  (['ST_MinX', 'ST_MaxX', 'ST_MinY', 'ST_MaxY'] as const).forEach((name, index) => {
    database.function(name, { deterministic: true }, (blob) => envelopeOf(blob)?.[index] ?? null);
  });
  database.function('shape_within', { deterministic: true, varargs: true }, (blob, ...box) => {
    const found = envelopeOf(blob);
    if (!found) return 1;
    const [west, east, south, north] = box.map((side) => (side === null ? Number.NaN : Number(side))) as [number, number, number, number];
    return west <= found[0] && found[1] <= east && south <= found[2] && found[3] <= north ? 1 : 0;
  });
  database.function('ST_IsEmpty', { deterministic: true }, (blob) => (envelopeOf(blob) === null ? 1 : 0));
}
