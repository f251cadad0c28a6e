import { rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { sha256 } from './checksum.ts';
import { sortShapes } from './read-only-layers.ts';

/** Tables of a 0.1 workspace in an order in which what is referred to comes first. */
const tables = [
  'account',
  'api_key',
  'projects',
  'unfinished',
  'setting',
  'user_group',
  'job',
  'collected',
  'collected_file',
  'part',
] as const;
/** 0.1 had no field for it: its sentence began so. */
const syntheticMark = 'SYNTHETIC';
const noDataMark = 'No data here';

/** Whether a database is a workspace of 0.1, which kept its version under another name. */
export const isWorkspace01 = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_version'").get() !== undefined;

const columnsOf = (database: DatabaseSync, schema: string, table: string): string[] =>
  database
    .prepare(`SELECT name FROM pragma_table_info(?, ?)`)
    .all(table, schema)
    .map((row) => String(row['name']));

/** Copies what a 0.1 workspace holds into a new, empty one. One transaction: all of it or nothing. */
export function importWorkspace01(database: DatabaseSync, path: string, transaction: (run: () => void) => void): void {
  database.prepare('ATTACH ? AS before').run(path);
  try {
    transaction(() => {
      database.exec('PRAGMA defer_foreign_keys = ON');
      for (const table of tables) copy(database, table);
      database.exec(sortShapes);
      markResults(database);
      // Sentences of 0.1 have no code: what waits is tried again and says anew why it waits.
      database.exec("UPDATE job SET error = NULL, run_after = 0 WHERE state IN ('queued', 'running')");
    });
  } finally {
    database.exec('DETACH before');
  }
}

function copy(database: DatabaseSync, table: string): void {
  const before = columnsOf(database, 'before', table);
  // The first schema of 0.1 knew no variants; its jobs and results are made again at the start.
  if (before.length === 0 || (table === 'job' && !before.includes('variant'))) return;
  const columns = columnsOf(database, 'main', table)
    .filter((column) => before.includes(column))
    .join(', ');
  database.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM before.${table}`);
}

/** Gives each result the fields that 0.1 said in sentences; results from made-up data are collected again, because their files lack the mark. */
function markResults(database: DatabaseSync): void {
  const change = database.prepare('UPDATE collected SET provenance = ?, sha256 = ? WHERE rowid = ?');
  const drop = database.prepare('DELETE FROM collected WHERE rowid = ?');
  const again = database.prepare(
    "UPDATE job SET state = 'queued', attempts = 0, progress = 0 WHERE project_id = ? AND product = ? AND variant = ? AND state = 'done'",
  );
  for (const row of database.prepare('SELECT rowid AS id, project_id, product, variant, data, provenance, sha256 FROM collected').all()) {
    const [data, provenance] = [String(row['data']), String(row['provenance'])];
    // A damaged result stays damaged, and says so when it is asked for.
    if (sha256(data + provenance) !== row['sha256']) continue;
    const facts = JSON.parse(provenance) as { assumptions?: string[] };
    const assumptions = facts.assumptions ?? [];
    if (assumptions.some((assumption) => assumption.startsWith(syntheticMark))) {
      drop.run(row['id']!);
      again.run(row['project_id']!, row['product']!, row['variant']!);
      continue;
    }
    const detail = assumptions.find((assumption) => assumption.startsWith(noDataMark));
    const marked = JSON.stringify({ ...facts, synthetic: false, no_data: detail === undefined ? null : { code: 'no-data', detail } });
    change.run(marked, sha256(data + marked), row['id']!);
  }
}

/** Removes a database with its log. */
export function removeDatabase(path: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(path + ending, { force: true });
}
