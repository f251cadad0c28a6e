import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync, type StatementSync } from 'node:sqlite';
import { PhrasedError, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { geoPackageApplicationId, geoPackageVersion, registerSpatialFunctions } from './geopackage.ts';
import { importWorkspace01, isWorkspace01, removeDatabase } from './import-0.1.ts';
import { newestSchema, schemaSteps } from './schema.ts';

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

/** Runs a function in one IMMEDIATE transaction; a throw undoes it. Inside another it is a part of that. */
export function transaction<T>(database: DatabaseSync, run: () => T): T {
  if (database.isTransaction) return run();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = run();
    database.exec('COMMIT');
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
/** Another program holds the file: as SQLite says it (SQLITE_BUSY, SQLITE_LOCKED), or after a wait. */
export const isBusy = (error: unknown) =>
  error instanceof WorkspaceBusy || [5, 6].includes(((error as { errcode?: number }).errcode ?? 0) & 0xff);

/** The disk has no room. */
export const isFull = (error: unknown) =>
  ((error as { errcode?: number }).errcode ?? 0) === 13 || /SQLITE_FULL|ENOSPC|disk is full/.test(String(error));

/** How long a start waits for a program that holds the workspace. Nothing is served yet, so it may block. */
const startPatienceMilliseconds = 10_000;
/** Once the service answers, waiting inside SQLite would hold everybody up: writes wait in turns of the loop, and a read that meets a checkpoint waits so long. */
const servingPatienceMilliseconds = 25;

const hasTable = (database: DatabaseSync, name: string): boolean =>
  database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined;

/** 0 where it is no workspace, or one of 0.1. */
function versionOf(database: DatabaseSync): number {
  if (!hasTable(database, 'hectare_schema')) return 0;
  const row = database.prepare('SELECT max(version) AS version FROM hectare_schema').get() as { version: number | null };
  return row.version ?? 0;
}

function refuseDamaged(database: DatabaseSync, path: string): void {
  const check = database.prepare('PRAGMA quick_check(1)').get() as { quick_check: string };
  if (check.quick_check !== 'ok')
    throw new WorkspaceRefused('damaged-workspace', sentence('service.workspace-damaged', { path, reason: check.quick_check }));
}

/** Brings a database to the newest schema; an empty one gets all of it. */
function prepareSchema(database: DatabaseSync): void {
  // The triggers of the spatial index call functions of ours, which SQLite allows in a trusted schema only; those functions do nothing but read an envelope.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = ON;');
  registerSpatialFunctions(database);
  const version = versionOf(database);
  for (const step of schemaSteps.filter((later) => later.version > version)) {
    transaction(database, () => {
      if (step.version === 1) database.exec('CREATE TABLE hectare_schema (version INTEGER PRIMARY KEY, applied_at TEXT NOT NULL) STRICT');
      database.exec(step.sql);
      database.prepare('INSERT INTO hectare_schema VALUES (?, ?)').run(step.version, new Date().toISOString());
    });
  }
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
    importWorkspace01(database, kept);
    database.exec('PRAGMA journal_mode = DELETE');
  } finally {
    database.close();
  }
  renameSync(unfinished, path);
}

/** What a file holds that is to be a workspace. Throws WorkspaceRefused for something else. */
function kindOf(path: string): 'new' | '0.1' | 'workspace' {
  if (!existsSync(path)) return 'new';
  const database = new DatabaseSync(path, { timeout: startPatienceMilliseconds });
  try {
    refuseDamaged(database, path);
    const version = versionOf(database);
    if (version > newestSchema)
      throw new WorkspaceRefused('newer-workspace', sentence('service.workspace-newer', { path, version, known: newestSchema }));
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
