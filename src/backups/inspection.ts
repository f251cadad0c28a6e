import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { damagedRowsOf, registerDigestFunctions } from './row-digest.ts';

/** What a check of a workspace found. */
export interface Inspection {
  /** the schema of the workspace; 0: none of this Hectare's */
  schema: number;
  projectCount: number;
  /** what SQLite's integrity_check said first; null: the file is whole */
  fault: string | null;
  /** rows whose content does not equal the checksum beside it, which SQLite cannot see */
  damagedRowCount: number;
  /** the first of them, as table and row */
  damagedRows: string[];
}

const maxNamed = 20;
/** Long columns with a SHA-256 beside them, by table, with what names a row. */
const summed = [
  { table: 'projects', name: 'id', content: ['geojson'], sum: 'geojson_sha256' },
  { table: 'shapes', name: "project_id || ' ' || place", content: ['feature'], sum: 'feature_sha256' },
  { table: 'collected', name: "project_id || ' ' || product", content: ['data', 'provenance'], sum: 'sha256' },
  { table: 'collected_file', name: "project_id || ' ' || product || ' ' || name", content: ['bytes'], sum: 'sha256' },
] as const;

function hasColumn(database: DatabaseSync, table: string, column: string): boolean {
  return database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column) !== undefined;
}

/** Rows that do not say any more what was written, where the schema has digests of rows. */
function damagedRowsIn(database: DatabaseSync): string[] {
  if (!hasColumn(database, 'projects', 'digest')) return [];
  registerDigestFunctions(database);
  return damagedRowsOf(database);
}

function damagedContentsIn(database: DatabaseSync): string[] {
  return summed.flatMap(({ table, name, content, sum }) => {
    if (!hasColumn(database, table, sum)) return [];
    const damaged: string[] = [];
    for (const row of database.prepare(`SELECT ${name} AS name, ${sum} AS sum, ${content.join(', ')} FROM ${table}`).iterate()) {
      const hash = createHash('sha256');
      for (const column of content) hash.update((row[column] ?? '') as string | Uint8Array);
      if (hash.digest('hex') !== row['sum']) damaged.push(`${table} ${String(row['name'])}`);
    }
    return damaged;
  });
}

/**
 * Checks a workspace whole: its pages, its schema, and every row against its checksum. Takes seconds for a large one, so it runs in a thread. `isCopy`: the file is
 * a copy that nobody has open; it becomes one file without a log beside it. A file that is no database is one with a fault.
 */
export function inspect(path: string, isCopy: boolean): Inspection {
  const none = { schema: 0, projectCount: 0, damagedRowCount: 0, damagedRows: [] };
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(path, { readOnly: !isCopy, timeout: 10_000 });
    if (isCopy) database.exec('PRAGMA journal_mode = DELETE');
    const said = String(database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']);
    if (said !== 'ok') return { ...none, fault: said };
    const isKnown = hasColumn(database, 'hectare_schema', 'version');
    const schema = isKnown ? Number(database.prepare('SELECT max(version) AS version FROM hectare_schema').get()?.['version'] ?? 0) : 0;
    const hasProjects = hasColumn(database, 'projects', 'id');
    const damaged = [...damagedContentsIn(database), ...damagedRowsIn(database)];
    return {
      schema,
      projectCount: hasProjects ? Number(database.prepare('SELECT count(*) AS count FROM projects').get()?.['count']) : 0,
      fault: null,
      damagedRowCount: damaged.length,
      damagedRows: damaged.slice(0, maxNamed),
    };
  } catch (error) {
    return { ...none, fault: (error as Error).message };
  } finally {
    database?.close();
  }
}
