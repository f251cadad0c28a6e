import { boundingBox, isEmpty, toWkb, type Geometry } from '../../geo/index.ts';

/** GeoPackage geometry blob (OGC 12-128r18, 2.1.3): "GP", version, flags, srs 4326, envelope west east south north, then WKB. */
export function geoPackageGeometry(geometry: Geometry): Uint8Array {
  const wkb = toWkb(geometry);
  const box = isEmpty(geometry) ? null : boundingBox(geometry);
  const header = new Uint8Array(box ? 40 : 8);
  const view = new DataView(header.buffer);
  header.set([0x47, 0x50, 0, box ? 0b0000_0011 : 0b0001_0001]);
  view.setInt32(4, 4326, true);
  if (box) [box[0], box[2], box[1], box[3]].forEach((value, index) => view.setFloat64(8 + index * 8, value, true));
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
