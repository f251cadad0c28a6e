import { createHash, hash as hashOf } from 'node:crypto';
import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

/** A table whose rows carry a digest of themselves in the column `digest`. */
export interface SealedTable {
  table: string;
  /** columns that name a row to a person */
  name: string;
  /** what the digest is made of. Long contents are in it by their own SHA-256, so that a list is checked without reading them */
  columns: readonly string[];
  /** the shape that a GIS draws, which has its SHA-256 in `geom_sha256` */
  isDrawn?: boolean;
  /** a damaged row is taken away and made again, so that it may be changed like any other */
  isMadeAgain?: boolean;
  /** the schema that made it; without one, it is older than digests */
  since?: number;
}

/**
 * Every table with digests of its rows. The columns are those of schema 8; whoever adds one gives it a step of its own, which seals the rows again. Checkpoints
 * have a checksum of their own; what is lost of them is made again.
 */
export const sealedTables: readonly SealedTable[] = [
  {
    table: 'projects',
    name: 'id',
    columns:
      'fid id user_id project_name created_at updated_at geojson_sha256 geom_kind geometry_hash area_hectares quota_hectares centroid_lat centroid_lon is_collection is_control_pool parent_collection idempotency_key fingerprint time_zone ecological_zone old_growth declared_removals carbon_program notes tags archived'.split(
        ' ',
      ),
    isDrawn: true,
  },
  {
    table: 'shapes',
    name: "project_id || ' ' || place",
    columns: 'fid project_id place name folder properties source_file source_format feature_sha256 geom_kind'.split(' '),
    isDrawn: true,
  },
  {
    table: 'other_parts',
    name: "owner || ' ' || owner_fid || ' ' || geom_kind",
    columns: ['owner', 'owner_fid', 'geom_kind'],
    isDrawn: true,
  },
  {
    table: 'collected',
    name: "project_id || ' ' || product",
    columns: ['project_id', 'product', 'variant', 'preliminary', 'sha256', 'created_at'],
  },
  {
    table: 'collected_file',
    name: "project_id || ' ' || product || ' ' || name",
    columns: ['project_id', 'product', 'variant', 'name', 'media_type', 'sha256'],
  },
  { table: 'account', name: 'user_id', columns: ['user_id', 'quota_limit_hectares', 'quota_used_hectares', 'revision'] },
  { table: 'api_key', name: 'label', columns: ['key_sha256', 'user_id', 'label', 'created_at'] },
  { table: 'setting', name: 'name', columns: ['name', 'value'] },
  {
    table: 'user_group',
    name: 'team_id',
    columns: ['team_id', 'token_sha256', 'name', 'provided_id', 'mapping', 'properties', 'environment_tag', 'nonce'],
  },
  { table: 'bin', name: 'project_id', columns: ['project_id', 'deleted_at', 'due_since'] },
  { table: 'unfinished', name: 'project_id', columns: ['project_id'] },
  { table: 'succession', name: 'project_id', columns: ['project_id', 'ancestor'], since: 9 },
  { table: 'group_share', name: 'team_id', columns: ['team_id', 'quota_limit_hectares', 'is_member'], since: 10 },
  {
    table: 'job',
    name: "project_id || ' ' || product",
    columns: 'project_id product variant state needs place error error_code error_params waits_for updated_at'.split(' '),
    isMadeAgain: true,
  },
];

const digestOf = (data: string | Uint8Array): string => hashOf('sha256', data, 'hex');

/** One text for one row: a value's type and length stand before it, so that no two rows have the same text. */
function rowText(values: readonly unknown[]): string {
  let text = '';
  for (const value of values) {
    if (value === null) text += 'n;';
    else if (value instanceof Uint8Array) text += `b${digestOf(value)};`;
    else {
      const written = String(value);
      text += `${(typeof value)[0]}${written.length}:${written};`;
    }
  }
  return text;
}

/** The functions that the statements of this file call. Every connection that writes or checks needs them. */
export function registerDigestFunctions(database: DatabaseSync): void {
  database.function('row_digest', { deterministic: true, varargs: true, useBigIntArguments: true }, (...values: SQLInputValue[]) =>
    digestOf(rowText(values)).slice(0, 32),
  );
  database.function('content_digest', { deterministic: true, varargs: true }, (...contents: SQLInputValue[]) => {
    const hash = createHash('sha256');
    for (const content of contents) hash.update(content instanceof Uint8Array ? content : String(content ?? ''));
    return hash.digest('hex');
  });
}

const tableOf = (name: string): SealedTable => sealedTables.find(({ table }) => table === name)!;
const digestIn = ({ table, columns }: SealedTable) => `row_digest(${columns.map((column) => `${table}.${column}`).join(', ')})`;

/** A column `is_whole` for a statement over a sealed table: 1 where the row equals its digest. */
export const wholeColumn = (name: string): string => `${digestIn(tableOf(name))} IS ${name}.digest AS is_whole`;

/** 1 where a project was made in the place of none, or the row that names its ancestor equals its digest; for a statement over projects. */
export const wholeAncestor = `coalesce((SELECT ${digestIn(tableOf('succession'))} IS succession.digest FROM succession WHERE succession.project_id = projects.id), 1)`;

/** What stands in the column of a row until it has its digest: as long, so that the row does not grow. */
export const unsealed = '0'.repeat(32);

/** Gives every row of a table its digests, as it is. */
export const sealAll = (name: string): string => {
  const table = tableOf(name);
  const { columns, isDrawn } = table;
  return `UPDATE ${name} SET ${isDrawn ? 'geom_sha256 = content_digest(geom), ' : ''}digest = row_digest(${columns.join(', ')});`;
};

/** What a changed row that was damaged before is refused with; the table stands behind it. */
export const damagedRowMessage = 'Hectare found a damaged row in ';

/**
 * Triggers of this connection alone, which keep the digests: a statement that writes cannot forget them. A row that does not equal its digest is not changed,
 * because its new digest would make the damage good.
 */
export function keepDigests(database: DatabaseSync): void {
  for (const table of sealedTables) {
    const { table: name, columns, isDrawn, isMadeAgain } = table;
    const content = isDrawn ? [...columns, 'geom'] : columns;
    const seal = `UPDATE ${name} SET digest = row_digest(${columns.join(', ')})`;
    const sealShape = isDrawn ? `UPDATE ${name} SET geom_sha256 = content_digest(geom) WHERE rowid = NEW.rowid;` : '';
    const old = `row_digest(${columns.map((column) => `OLD.${column}`).join(', ')})`;
    database.exec(`
CREATE TEMP TRIGGER seal_${name}_insert AFTER INSERT ON main.${name} WHEN NEW.digest = '${unsealed}' BEGIN ${sealShape} ${seal} WHERE rowid = NEW.rowid; END;
CREATE TEMP TRIGGER seal_${name}_update AFTER UPDATE OF ${columns.join(', ')} ON main.${name} BEGIN ${seal} WHERE rowid = NEW.rowid; END;
${
  isMadeAgain
    ? ''
    : `CREATE TEMP TRIGGER whole_${name}_update BEFORE UPDATE OF ${content.join(', ')} ON main.${name} WHEN ${old} IS NOT OLD.digest
  BEGIN SELECT RAISE(ABORT, '${damagedRowMessage}${name}'); END;`
}
${isDrawn ? `CREATE TEMP TRIGGER seal_${name}_geom AFTER UPDATE OF geom ON main.${name} BEGIN ${sealShape} END;` : ''}`);
  }
}

/** A statement that takes the damaged rows of a table away. */
export const removeDamaged = (name: string): string => `DELETE FROM ${name} WHERE ${digestIn(tableOf(name))} IS NOT ${name}.digest`;

/** Rows that do not equal their digests, as table and row. */
export function damagedRowsOf(database: DatabaseSync, names: readonly string[] = sealedTables.map(({ table }) => table)): string[] {
  // A backup of an earlier schema has fewer of them.
  const isThere = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?');
  return names.flatMap((name) => {
    if (!isThere.get(name)) return [];
    const table = tableOf(name);
    const condition = `${digestIn(table)} IS NOT ${name}.digest${table.isDrawn ? ' OR content_digest(geom) IS NOT geom_sha256' : ''}`;
    return database
      .prepare(`SELECT ${table.name} AS name FROM ${name} WHERE ${condition}`)
      .all()
      .map((row) => `${name} ${String(row['name'])}`);
  });
}
