import { PhrasedError, type Sentence } from '#sentences/phrases/index.ts';
import type { ObjectPlace } from '../objects/objects.ts';
import { openObjects } from '../objects/open.ts';
import { sentence } from '../phrases/sentence.ts';
import { actAsService } from '../storage/acting.ts';
import type { ProductsTaken } from './collecting.ts';
import { Database, type Query } from './connection.ts';
import { damagedVitalTable } from './digests.ts';
import { ObjectFiles } from './object-files.ts';
import { PostgresStore } from './postgres-store.ts';
import { newestSchema, schemaSteps } from './schema.ts';

/** The database cannot be used as it is; nothing was written to it. */
class DatabaseRefused extends PhrasedError {
  constructor(words: Sentence) {
    super(words);
    this.name = 'DatabaseRefused';
  }
}

/** Any number, the same in every Hectare: who holds it changes the schema. */
const schemaLock = 4_711_015_016;

async function versionOf(query: Query): Promise<number> {
  const [there] = await query<{ is_there: boolean; may_read: boolean | null; role: string }>(
    `SELECT to_regclass('hectare_schema') IS NOT NULL AS is_there, has_table_privilege(to_regclass('hectare_schema')::oid, 'SELECT') AS may_read,
      current_user::text AS role`,
  );
  if (!there!.is_there) return 0;
  if (!there!.may_read) throw new DatabaseRefused(sentence('service.database-not-granted', { role: there!.role }));
  const [row] = await query<{ version: number | null }>('SELECT max(version) AS version FROM hectare_schema');
  return row!.version ?? 0;
}

/** The owner of the tables, or who may make them where there are none. */
async function mayChangeSchema(query: Query): Promise<boolean> {
  const [row] = await query<{ may: boolean }>(
    `SELECT CASE WHEN to_regclass('hectare_schema') IS NULL THEN has_schema_privilege(current_schema(), 'CREATE')
      ELSE pg_has_role((SELECT relowner FROM pg_class WHERE oid = to_regclass('hectare_schema')), 'USAGE') END AS may`,
  );
  return row!.may;
}

/** Behind the wall where row-level security holds for this user of the database. */
async function raiseWall(database: Database): Promise<void> {
  const [row] = await database.query<{ is_active: boolean }>("SELECT row_security_active('projects') AS is_active");
  if (row!.is_active) database.raiseWall();
}

async function refuseStranger(query: Query): Promise<void> {
  const [ours] = await query<{ is_other: boolean }>(
    "SELECT to_regclass('projects') IS NOT NULL OR to_regclass('account') IS NOT NULL AS is_other",
  );
  if (ours!.is_other) throw new DatabaseRefused(sentence('service.database-of-others'));
}

async function makeExtension(query: Query): Promise<void> {
  const [there] = await query<{ is_there: boolean }>("SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'postgis') AS is_there");
  if (there!.is_there) return;
  await query('CREATE EXTENSION postgis').catch((error: Error) => {
    throw new DatabaseRefused(sentence('service.database-without-postgis', { reason: error.message }));
  });
}

/** Brings a database to the newest schema, all steps in one transaction: a kill leaves the old one. Several that start at once do it one after the other. */
async function prepareSchema(database: Database): Promise<void> {
  await database.transaction(async (query) => {
    await query('SELECT pg_advisory_xact_lock($1)', [schemaLock]);
    const version = await versionOf(query);
    if (version < newestSchema && !(await mayChangeSchema(query))) throw new DatabaseRefused(sentence('service.database-needs-owner'));
    if (version > newestSchema) throw new DatabaseRefused(sentence('service.database-newer', { version, known: newestSchema }));
    if (version === 0) {
      await refuseStranger(query);
      await makeExtension(query);
      await query('CREATE TABLE hectare_schema (version integer PRIMARY KEY, applied_at text NOT NULL)');
    }
    for (const step of schemaSteps.filter((later) => later.version > version)) {
      await query(step.sql);
      await query('INSERT INTO hectare_schema VALUES ($1, hectare_now())', [step.version]);
    }
  });
}

/** The object store of the database, which the first that names one decides. `unused`: nothing is read or written there. */
export type PlaceGiven = ObjectPlace | 'unused' | null;

async function filesOf(database: Database, place: PlaceGiven): Promise<ObjectFiles> {
  if (place === 'unused') return new ObjectFiles(database, null);
  if (place) await database.query('INSERT INTO object_store (address) VALUES ($1) ON CONFLICT DO NOTHING', [place.address]);
  const [decided] = await database.query<{ address: string }>('SELECT address FROM object_store');
  if (decided && decided.address !== place?.address) throw new DatabaseRefused(sentence('service.objects-elsewhere', decided));
  return new ObjectFiles(database, place && (await openObjects(place)));
}

/** Opens a database for as long as something runs over all of it, brought to the newest schema. */
export async function withDatabase<T>(
  url: string,
  place: PlaceGiven,
  run: (database: Database, files: ObjectFiles) => Promise<T>,
): Promise<T> {
  const database = new Database(url, { isPatient: true });
  try {
    await prepareSchema(database);
    await raiseWall(database);
    const files = await filesOf(database, place);
    try {
      return await run(database, files);
    } finally {
      files.close();
    }
  } finally {
    await database.close();
  }
}

/**
 * Opens the database of a team at a URL without a password (libpq's ways to give one hold: PGPASSFILE, PGPASSWORD), and brings it to the newest schema. Rejects with
 * a refusal for a database that is something else, newer or damaged, and with DatabaseUnreachable.
 */
export function openDatabase(url: string, products: ProductsTaken = null, place: PlaceGiven = null): Promise<PostgresStore> {
  return actAsService(() => open(url, products, place));
}

async function open(url: string, products: ProductsTaken, place: PlaceGiven): Promise<PostgresStore> {
  const damaged = await withDatabase(url, 'unused', ({ query }) => damagedVitalTable(query));
  if (damaged !== null) throw new DatabaseRefused(sentence('service.database-damaged', { table: damaged }));
  const database = new Database(url);
  try {
    await raiseWall(database);
    return new PostgresStore(database, products, await filesOf(database, place));
  } catch (error) {
    await database.close();
    throw error;
  }
}
