import { drawnKinds, type DrawnKind } from './drawn-geometry.ts';

/** As it was when the views were released: neither half made nor half deleted, nor in the bin. */
const isShown =
  'coalesce(projects.parent_collection, projects.id) NOT IN (SELECT project_id FROM unfinished UNION ALL SELECT project_id FROM bin)';

/** What another program hears that wants to change something. */
export const readOnlyMessage = 'Hectare keeps these layers; other programs only read them. Change projects and parcels in Hectare.';

const types: Record<DrawnKind, string> = { land: 'MULTIPOLYGON', lines: 'MULTILINESTRING', points: 'MULTIPOINT' };
interface Owner {
  table: 'projects' | 'shapes';
  /** name of its layers, before the kind */
  layer: string;
  title: string;
  columns: string;
  from: string;
  /** as gpkg_geometry_columns has it: 0 none, 2 where a shape has them */
  heights: 0 | 2;
}
const owners: Owner[] = [
  {
    table: 'projects',
    layer: 'project',
    title: 'Projects of the embedded monitoring service',
    columns:
      'projects.id, projects.project_name, projects.area_hectares, projects.created_at, projects.updated_at, projects.is_collection, projects.parent_collection, projects.notes, projects.tags, projects.archived, projects.time_zone, projects.ecological_zone',
    from: 'projects',
    heights: 0,
  },
  {
    table: 'shapes',
    layer: 'parcel',
    title: 'The shapes that the projects were made of, with their attributes',
    columns:
      'shapes.project_id, projects.project_name, shapes.place, shapes.name, shapes.folder, shapes.properties, shapes.source_file, shapes.source_format',
    from: 'shapes JOIN projects ON projects.id = shapes.project_id',
    heights: 2,
  },
];

/** A view: a GIS knows its rows by OGC_FID, even ones are first parts of a shape, odd ones others. */
function layerOf({ table, layer, title, columns, from, heights }: Owner, kind: DrawnKind): string {
  const name = `${layer}_${kind}`;
  return `
CREATE VIEW ${name} AS
  SELECT ${table}.fid * 2 AS OGC_FID, ${table}.geom AS geom, ${columns} FROM ${from} WHERE ${table}.geom_kind = '${kind}' AND ${isShown}
  UNION ALL
  SELECT other_parts.fid * 2 + 1, other_parts.geom, ${columns} FROM ${from} JOIN other_parts ON owner = '${table}' AND owner_fid = ${table}.fid
  WHERE other_parts.geom_kind = '${kind}' AND ${isShown};
${['INSERT', 'UPDATE', 'DELETE'].map((change) => `CREATE TRIGGER ${name}_no_${change.toLowerCase()} INSTEAD OF ${change} ON ${name} BEGIN SELECT RAISE(ABORT, '${readOnlyMessage}'); END;`).join('\n')}
INSERT INTO gpkg_contents (table_name, data_type, identifier, description, srs_id) VALUES ('${name}', 'features', '${name}', '${title}: ${kind}. ${readOnlyMessage}', 4326);
INSERT INTO gpkg_geometry_columns VALUES ('${name}', 'geom', '${types[kind]}', 4326, ${heights}, 0);`;
}

/** Triggers of the file itself, which refuse a write while the guard is closed: it is open inside the transactions of Hectare alone. */
const guarded = (table: string, changes: readonly string[] = ['INSERT', 'UPDATE', 'DELETE']) =>
  changes
    .map(
      (change) =>
        `CREATE TRIGGER guard_${table}_${change.toLowerCase()} BEFORE ${change} ON ${table} WHEN (SELECT is_open FROM guard) = 0 BEGIN SELECT RAISE(ABORT, '${readOnlyMessage}'); END;`,
    )
    .join('\n');

/** Sorts the shapes of rows that have no kind yet into their parts. */
export const sortShapes = owners
  .flatMap(({ table }) => [
    `UPDATE ${table} SET geom_kind = drawn_kind(geom) WHERE geom_kind ISNULL;`,
    ...drawnKinds.map(
      (kind) =>
        `INSERT INTO other_parts (owner, owner_fid, geom_kind, geom) SELECT '${table}', fid, '${kind}', drawn_part(geom, '${kind}') FROM ${table} WHERE geom_kind <> '${kind}' AND drawn_part(geom, '${kind}') NOTNULL;`,
    ),
    `UPDATE ${table} SET geom = drawn_part(geom, geom_kind) WHERE geom_kind NOTNULL;`,
  ])
  .join('\n');

/** The guard, closed but for this transaction, and the table of what a shape draws besides its first part. */
export const guardTables = `
CREATE TABLE guard (id INTEGER PRIMARY KEY CHECK (id = 1), is_open INTEGER NOT NULL) STRICT;
INSERT INTO guard VALUES (1, 1);
CREATE TABLE other_parts (
  fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, owner TEXT NOT NULL CHECK (owner IN ('projects', 'shapes')), owner_fid INTEGER NOT NULL,
  geom_kind TEXT NOT NULL CHECK (geom_kind IN ('lines', 'points')), geom BLOB NOT NULL
) STRICT;
CREATE INDEX other_parts_of ON other_parts (owner, owner_fid);
${owners.map(({ table }) => `CREATE TRIGGER ${table}_delete_parts AFTER DELETE ON ${table} BEGIN DELETE FROM other_parts WHERE owner = '${table}' AND owner_fid = OLD.fid; END;`).join('\n')}`;

/** The layers that other programs see: views, and no table of the workspace beside them. */
export const readOnlyLayers = `
DELETE FROM gpkg_extensions;
DELETE FROM gpkg_geometry_columns;
DELETE FROM gpkg_contents;
${owners.flatMap((owner) => drawnKinds.map((kind) => layerOf(owner, kind))).join('')}
-- With one table of attributes named, GDAL does not show the tables that are not.
CREATE VIEW about AS SELECT 1 AS OGC_FID, '${readOnlyMessage}' AS text;
INSERT INTO gpkg_contents (table_name, data_type, identifier, description) VALUES ('about', 'attributes', 'about', '${readOnlyMessage}');
${['projects', 'shapes', 'other_parts'].map((table) => guarded(table)).join('\n')}
${['gpkg_contents', 'gpkg_geometry_columns'].map((table) => guarded(table, ['DELETE'])).join('\n')}`;
