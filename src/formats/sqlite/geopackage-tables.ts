import type { WriteOptions, WrittenSystem } from '../format.ts';
import { layerStylesName } from '../layer-styles/layer-styles-table.ts';
import type { SqliteValue } from './sqlite-file.ts';
import type { NewTable } from './sqlite-writing.ts';

const wgs84 =
  'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]';

/** A system without a code has a number that no code has. */
const ownSrsId = 100_000;
/** The number of a system in the file. */
export const srsIdOf = (written: WrittenSystem | undefined): number => (written ? (written.code?.number ?? ownSrsId) : 4326);

/** The tables that every GeoPackage has (section 2.1), for one table of features. */
export function systemTables(
  table: string,
  { description = '', written }: WriteOptions,
  box: number[],
  hasHeights: boolean,
  isStyled: boolean,
): NewTable[] {
  const srsId = srsIdOf(written);
  const systems: [id: number, row: SqliteValue[]][] = [
    [-1, ['Undefined cartesian SRS', null, 'NONE', -1, 'undefined', 'undefined cartesian coordinate reference system']],
    [0, ['Undefined geographic SRS', null, 'NONE', 0, 'undefined', 'undefined geographic coordinate reference system']],
    [4326, ['WGS 84 geodetic', null, 'EPSG', 4326, wgs84, 'longitude/latitude coordinates in decimal degrees on the WGS 84 spheroid']],
  ];
  if (written && srsId !== 4326) systems.push([srsId, [written.name, null, written.code?.authority ?? 'NONE', srsId, written.wkt, null]]);
  // The rows of a table stand in the order of their numbers.
  systems.sort(([one], [other]) => one - other);
  return [
    {
      name: 'gpkg_spatial_ref_sys',
      sql: 'CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER PRIMARY KEY, organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL, definition TEXT NOT NULL, description TEXT)',
      rows: systems.map(([, row]) => row),
      rowids: systems.map(([id]) => id),
    },
    {
      name: 'gpkg_contents',
      sql: "CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL, identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE, max_y DOUBLE, srs_id INTEGER, CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id))",
      // A fixed time: the same features give the same bytes.
      rows: [
        [
          table,
          'features',
          table,
          description,
          '1980-01-01T00:00:00.000Z',
          ...(Number.isFinite(box[0]) ? box : [null, null, null, null]),
          srsId,
        ],
        ...(isStyled
          ? [[layerStylesName, 'attributes', layerStylesName, '', '1980-01-01T00:00:00.000Z', null, null, null, null, null]]
          : []),
      ],
      uniques: [[0], [2]],
    },
    {
      name: 'gpkg_geometry_columns',
      sql: 'CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL, geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL, m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name), CONSTRAINT uk_gc_table_name UNIQUE (table_name), CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name), CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id))',
      rows: [[table, 'geom', 'GEOMETRY', srsId, hasHeights ? 2 : 0, 0]],
      uniques: [[0, 1], [0]],
    },
  ];
}
