import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { damagedRowsOf, keepDigests, registerDigestFunctions } from '#backups/row-digest.ts';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { PhrasedError, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { geoPackageApplicationId, geoPackageVersion, registerSpatialFunctions } from './geopackage.ts';
import { sha256 } from './checksum.ts';
import { registerDrawnFunctions } from './drawn-geometry.ts';
import { importWorkspace01, isWorkspace01, removeDatabase } from './import-0.1.ts';
import { newestSchema, schemaSteps } from './schema.ts';
import { DatabaseUnreachable } from './unreachable.ts';

/** The workspace cannot be used as it is; nothing was written to it. */
class WorkspaceRefused extends PhrasedError {
  readonly code: 'not-a-workspace' | 'newer-workspace' | 'damaged-workspace';
  constructor(code: WorkspaceRefused['code'], words: Sentence) {
    super(words);
    this.name = 'WorkspaceRefused';
    this.code = code;
  }
}

/** Statements by their text, compiled once: thousands of projects ask the same few. */
export function statements(database: DatabaseSync): (sql: string) => StatementSync {
  const known = new Map<string, StatementSync>();
  return (sql) => {
    const statement = known.get(sql) ?? database.prepare(sql);
    known.set(sql, statement);
    return statement;
  };
}

/** Workspaces of the newest schema, whose layers are guarded against writes of others. */
const guarded = new WeakSet<DatabaseSync>();

/** Runs a function in one IMMEDIATE transaction; a throw undoes it. Inside another it is a part of that. The guard is open in it, and closed for everybody else. */
export function transaction<T>(database: DatabaseSync, run: () => T): T {
  if (database.isTransaction) return run();
  const isGuarded = guarded.has(database);
  database.exec(isGuarded ? 'BEGIN IMMEDIATE; UPDATE guard SET is_open = 1' : 'BEGIN IMMEDIATE');
  try {
    const result = run();
    database.exec(isGuarded ? 'UPDATE guard SET is_open = 0; COMMIT' : 'COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/**
 * A transaction whose commit does not wait for the disk. A power cut can take it away, whole; a later commit of `transaction` makes it durable too. For checkpoints
 * and progress: what is lost is computed again.
 */
export function repeatableTransaction<T>(database: DatabaseSync, run: () => T): T {
  // SQLite refuses to change this setting inside a transaction.
  if (database.isTransaction) return run();
  database.exec('PRAGMA synchronous = NORMAL');
  try {
    return transaction(database, run);
  } finally {
    database.exec('PRAGMA synchronous = FULL');
  }
}

/** Another program held the workspace for longer than a write may wait. Nothing was written. */
export class WorkspaceBusy extends PhrasedError {
  override name = 'WorkspaceBusy';
  constructor() {
    super({ code: 'workspace-busy' });
  }
}
/** Nothing can be written now, and can be later: another program holds the file, as SQLite says it (SQLITE_BUSY, SQLITE_LOCKED), or after a wait; or the database of a team does not answer. */
export const isBusy = (error: unknown) =>
  error instanceof WorkspaceBusy ||
  error instanceof DatabaseUnreachable ||
  [5, 6].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** The disk has no room, ours or that of the database (SQLSTATE 53100). */
export const isFull = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) === 13 ||
  (error as { code?: string }).code === '53100' ||
  /SQLITE_FULL|ENOSPC|disk is full|No space left on device/.test(String(error));

/** How long a start waits for a program that holds the workspace. Nothing is served yet, so it may block. */
const startPatienceMilliseconds = 10_000;
/** Once the service answers, waiting inside SQLite would hold everybody up: writes wait in turns of the loop, and a read that meets a checkpoint waits so long. */
const servingPatienceMilliseconds = 25;

const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;

/** 0 where it is no workspace, or one of 0.1. */
export function versionOf(database: DatabaseSync): number {
  if (!hasTable(database, 'hectare_schema')) return 0;
  const row = database.prepare('SELECT max(version) AS version FROM hectare_schema').get() as { version: number | null };
  return row.version ?? 0;
}

const refusalOf = (path: string, reason: string) =>
  new WorkspaceRefused('damaged-workspace', sentence('service.workspace-damaged', { path, reason }));

/** What SQLite says of an index that does not agree with its table. */
const ofAnIndex = /^(row \d+ missing from index|wrong # of entries in index|non-unique entry in index|row \d+ values differ from index)/;

/**
 * Refuses a file whose pages, rows or indexes are damaged. An index alone is made again where every row of the tables equals its digest: then the fault is in
 * the index, and nothing that it says is lost.
 */
function refuseDamaged(database: DatabaseSync, path: string): void {
  const faults = () =>
    (database.prepare('PRAGMA integrity_check(20)').all() as { integrity_check: string }[])
      .map(({ integrity_check: said }) => said)
      .filter((said) => said !== 'ok');
  const found = faults();
  if (found.length === 0) return;
  if (!found.every((said) => ofAnIndex.test(said)) || versionOf(database) !== newestSchema) throw refusalOf(path, found[0]!);
  registerDigestFunctions(database);
  const [damaged] = damagedRowsOf(database);
  if (damaged !== undefined) throw refusalOf(path, damaged);
  database.exec('REINDEX');
  const [left] = faults();
  if (left !== undefined) throw refusalOf(path, left);
}

/** Rows that everything else rests on: with a quota, a choice or a token that is not what was written, nothing would be right and nothing would say so. */
const vital = ['account', 'setting', 'user_group', 'bin', 'unfinished'];

function refuseDamagedRows(database: DatabaseSync, path: string): void {
  const [first] = damagedRowsOf(database, vital);
  if (first !== undefined) throw refusalOf(path, first);
}

/** A setting that is of this file: what its definitions say. */
export const schemaSetting = 'schema';
const definitions = 'SELECT name, sql FROM sqlite_schema WHERE sql NOTNULL ORDER BY name';

/** Keeps what the definitions of tables, views and triggers say. A changed letter in one of them gives a column another name. */
function keepDefinitions(database: DatabaseSync): void {
  const all = database.prepare(definitions).all();
  const kept = { names: all.map(({ name }) => name), sha256: sha256(JSON.stringify(all.map(({ sql }) => sql))) };
  database.prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(schemaSetting, JSON.stringify(kept));
}

/** Definitions that other programs added (a GIS keeps styles so) are not looked at. */
function refuseDamagedDefinitions(database: DatabaseSync, path: string): void {
  const row = database.prepare('SELECT value FROM setting WHERE name = ?').get(schemaSetting);
  const kept = row ? (JSON.parse(String(row['value'])) as { names: string[]; sha256: string }) : { names: [], sha256: '' };
  const names = new Set(kept.names);
  const now = database
    .prepare(definitions)
    .all()
    .filter(({ name }) => names.has(String(name)));
  if (sha256(JSON.stringify(now.map(({ sql }) => sql))) !== kept.sha256) throw refusalOf(path, 'sqlite_schema');
}

/** The boxes of the spatial index of projects, which no digest covers: one that does not hold its shape would leave it out of a search. It is made again from whole rows. That of plots: plot-index.ts. */
function mendSpatialIndex(database: DatabaseSync, path: string): void {
  const missed = database.prepare(
    'SELECT 1 FROM projects LEFT JOIN rtree_projects_geom AS box ON box.id = fid WHERE shape_within(geom, minx, maxx, miny, maxy) = 0 LIMIT 1',
  );
  if (!missed.get()) return;
  const [damaged] = damagedRowsOf(database, ['projects']);
  if (damaged !== undefined) throw refusalOf(path, damaged);
  database.exec(`DELETE FROM rtree_projects_geom;
    INSERT INTO rtree_projects_geom SELECT fid, ST_MinX(geom), ST_MaxX(geom), ST_MinY(geom), ST_MaxY(geom) FROM projects WHERE geom NOTNULL AND NOT ST_IsEmpty(geom)`);
  if (missed.get()) throw refusalOf(path, 'rtree_projects_geom');
}

/** Brings a database to the newest schema; an empty one gets all of it. */
function prepareSchema(database: DatabaseSync): void {
  // The triggers of the spatial index call functions of ours, which SQLite allows in a trusted schema only; those functions do nothing but read an envelope.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = ON;');
  registerSpatialFunctions(database);
  registerDrawnFunctions(database);
  registerDigestFunctions(database);
  const version = versionOf(database);
  for (const step of schemaSteps.filter((later) => later.version > version)) {
    transaction(database, () => {
      if (step.version === 1) database.exec('CREATE TABLE hectare_schema (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT');
      database.exec(step.sql);
      database.prepare('INSERT INTO hectare_schema VALUES (?, ?)').run(step.version, new Date().toISOString());
    });
  }
  keepDigests(database);
  guarded.add(database);
  if (version < newestSchema) transaction(database, () => keepDefinitions(database));
  // Other programs read these from the head of the main file, so they must not wait in the log.
  database.exec(
    `PRAGMA application_id = ${geoPackageApplicationId}; PRAGMA user_version = ${geoPackageVersion}; PRAGMA wal_checkpoint(TRUNCATE);`,
  );
}

/** Makes a workspace of 0.1 one of this version. What was there stays beside it as a backup; a kill on the way leaves the old one in its place. */
async function import01(path: string): Promise<void> {
  const kept = `${path}.0.1.backup`;
  const unfinished = `${path}.importing`;
  const old = new DatabaseSync(path, { timeout: startPatienceMilliseconds });
  try {
    refuseDamaged(old, path);
    await backup(old, kept);
    // No log of the old file may stand beside the new one.
    old.exec('PRAGMA journal_mode = DELETE');
  } finally {
    old.close();
  }
  removeDatabase(unfinished);
  const database = new DatabaseSync(unfinished, { enableForeignKeyConstraints: true });
  try {
    chmodSync(unfinished, 0o600);
    prepareSchema(database);
    importWorkspace01(database, kept, (run) => transaction(database, run));
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
  renameSync(unfinished, path);
}

function refuseNewer(path: string, version: number): void {
  if (version > newestSchema)
    throw new WorkspaceRefused('newer-workspace', sentence('service.workspace-newer', { path, version, known: newestSchema }));
}

/** Leaves a workspace of a newer Hectare alone, its log too: a connection that may write would bring the log in when it is closed. */
function refuseNewerWithLog(path: string): void {
  if (!existsSync(`${path}-wal`)) return;
  let version = 0;
  try {
    const database = new DatabaseSync(path, { readOnly: true });
    try {
      version = versionOf(database);
    } finally {
      database.close();
    }
  } catch {
    return; // what cannot be read is looked at more closely below
  }
  refuseNewer(path, version);
}

/** What a file holds that is to be a workspace. Throws WorkspaceRefused for something else. */
function kindOf(path: string): 'new' | '0.1' | 'workspace' {
  if (!existsSync(path)) return 'new';
  refuseNewerWithLog(path);
  const database = new DatabaseSync(path, { timeout: startPatienceMilliseconds });
  try {
    refuseDamaged(database, path);
    const version = versionOf(database);
    refuseNewer(path, version);
    if (version > 0) return 'workspace';
    if (isWorkspace01(database)) return '0.1';
    const { tables } = database.prepare('SELECT count(*) AS tables FROM sqlite_schema').get() as { tables: number };
    if (tables > 0) throw new WorkspaceRefused('not-a-workspace', sentence('service.other-database', { path }));
    return 'workspace';
  } finally {
    database.close();
  }
}

/**
 * Opens or makes the workspace: a GeoPackage in WAL mode with full synchronisation, so that what was acknowledged is on disk. A workspace of 0.1 is imported once;
 * before a later change of the schema a backup is written beside it. Throws WorkspaceRefused for a file that is something else, newer, or damaged.
 */
export async function openWorkspace(path: string): Promise<DatabaseSync> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  try {
    const kind = kindOf(path);
    if (kind === '0.1') await import01(path);
    const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: startPatienceMilliseconds });
    try {
      if (kind === 'new') chmodSync(path, 0o600);
      const version = versionOf(database);
      if (version > 0 && version < newestSchema) await backup(database, `${path}.before-${newestSchema}.backup`);
      prepareSchema(database);
      refuseDamagedRows(database, path);
      refuseDamagedDefinitions(database, path);
      mendSpatialIndex(database, path);
      database.exec(`PRAGMA busy_timeout = ${servingPatienceMilliseconds}`);
      return database;
    } catch (error) {
      database.close();
      throw error;
    }
  } catch (error) {
    if (error instanceof Error && /not a database|malformed/.test(error.message))
      throw new WorkspaceRefused('not-a-workspace', sentence('service.not-a-workspace', { path }));
    throw error;
  }
}
