import type { ProjectSettings } from '#api/project-settings.ts';
import type { BoundingBox, Geometry } from '#geo/index.ts';
import { collectionOf, collectionSetting, type CollectionState } from '../storage/collection-state.ts';
import { damagedProject } from '../storage/damaged-record.ts';
import { halvesOf } from '../storage/feature-store.ts';
import type { JobPlan } from '../storage/job-queue.ts';
import type { LeftOfCollection, Member } from '../storage/members.ts';
import type { NewProject, ProjectRow } from '../storage/project-rows.ts';
import type { Replaced, Replacement } from '../storage/replace-project.ts';
import { decisionColumns, expectRevision, settingsRevision, type DecidedRow } from '../storage/revision.ts';
import type { Store, StoreFigures } from '../storage/store.ts';
import { PostgresAccounts } from './accounts.ts';
import { PostgresAdministration } from './administration.ts';
import { record } from './audit.ts';
import { PostgresBin, putIntoBin } from './bin.ts';
import { PostgresCollecting, type ProductsTaken } from './collecting.ts';
import type { Database } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { PostgresFeatures } from './features.ts';
import { headColumns, PostgresHeads } from './heads.ts';
import { beginAnew, enqueue, PostgresJobs } from './jobs.ts';
import { PostgresKeys } from './keys.ts';
import { PostgresNotes } from './notes.ts';
import { ObjectFiles } from './object-files.ts';
import { createProject, replaceProject, shrinkCollection, wholeGeometry } from './projects.ts';
import { countQuota, lockAccount, withRoom } from './quota.ts';
import { PostgresResults } from './results.ts';
import { isShown } from './rows.ts';
import { newestSchema } from './schema.ts';
import { settingOf } from './settings.ts';
import { PostgresShapes } from './shapes.ts';
import { PostgresTiles } from './tiles.ts';
import { PostgresUserGroups } from './user-groups.ts';

const geometryColumns = `project_name, geojson, geojson_sha256, ${wholeColumn('projects')}`;
interface GeometryRow {
  project_name: string;
  geojson: string;
  geojson_sha256: string;
  is_whole: number;
}

/** Everything the service keeps, in PostgreSQL with PostGIS: any number of servers and workers at once. Every write is one transaction. */
export class PostgresStore implements Store {
  readonly #database: Database;
  readonly #files: ObjectFiles;
  readonly accounts: PostgresAccounts;
  readonly administration: PostgresAdministration;
  readonly keys: PostgresKeys;
  readonly userGroups: PostgresUserGroups;
  readonly jobs: PostgresJobs;
  readonly collecting: PostgresCollecting;
  readonly results: PostgresResults;
  readonly shapes: PostgresShapes;
  readonly notes: PostgresNotes;
  readonly heads: PostgresHeads;
  readonly features: PostgresFeatures;
  readonly tiles: PostgresTiles;
  readonly bin: PostgresBin;
  /** `products`: what a worker takes from the queue; null: all */
  constructor(database: Database, products: ProductsTaken, files = new ObjectFiles(database, null)) {
    this.#database = database;
    this.#files = files;
    this.accounts = new PostgresAccounts(database);
    this.administration = new PostgresAdministration(database);
    this.keys = new PostgresKeys(database);
    this.userGroups = new PostgresUserGroups(database);
    this.jobs = new PostgresJobs(database);
    this.collecting = new PostgresCollecting(database, products, files);
    this.results = new PostgresResults(database, files);
    this.shapes = new PostgresShapes(database);
    this.notes = new PostgresNotes(database);
    this.heads = new PostgresHeads(database);
    this.features = new PostgresFeatures(database);
    this.tiles = new PostgresTiles(database);
    this.bin = new PostgresBin(database, files);
  }

  async schema(): Promise<{ version: number; known: number }> {
    const [row] = await this.#database.queryAll<{ version: number }>('SELECT coalesce(max(version), 0) AS version FROM hectare_schema');
    return { version: row!.version, known: newestSchema };
  }

  figures(): StoreFigures {
    return { ...this.#database.connections, leaseTakeovers: this.collecting.takeovers };
  }

  close(): Promise<void> {
    this.#files.close();
    return this.#database.close();
  }

  createProject(userId: string, project: NewProject, plans: JobPlan[], idempotencyKey: string | null): Promise<string> {
    return withRoom(this.#database, { userId, hectares: project.areaHectares }, (query, last) =>
      createProject(query, last, userId, project, plans, idempotencyKey),
    );
  }

  replaceProject(userId: string, replacement: Replacement, plans: JobPlan[], idempotencyKey: string | null): Promise<Replaced> {
    return withRoom(this.#database, { userId, hectares: replacement.project.areaHectares }, (query, last) =>
      replaceProject(query, last, userId, replacement, plans, idempotencyKey),
    );
  }

  project(userId: string, id: string): Promise<(ProjectRow & { subprojects: string[] }) | null> {
    return this.#project('user_id = $1 AND id = $2', [userId, id]);
  }

  projectForJob(id: string): Promise<ProjectRow | null> {
    return this.#project('id = $1', [id]);
  }

  async #project(where: string, parameters: string[]): Promise<(ProjectRow & { subprojects: string[] }) | null> {
    const [row] = await this.#database.query<ProjectRow & { subprojects: string[] }>(
      `SELECT ${headColumns}, geojson, ARRAY(SELECT member.id FROM projects AS member WHERE member.parent_collection = projects.id ORDER BY member.fid) AS subprojects
      FROM projects WHERE ${where} AND ${isShown}`,
      parameters,
    );
    if (!row) return null;
    if (row.is_whole !== 1) throw damagedProject(row);
    wholeGeometry(row);
    return row;
  }

  /** Hectares and tonnes are of the project alone: every member would count them again. */
  changeSettings(
    id: string,
    settings: Partial<ProjectSettings>,
    restingOnThem: JobPlan[],
    expected: readonly string[] | null = null,
  ): Promise<void> {
    const { time_zone, ecological_zone, old_growth, declared_removals: declared, carbon_program } = settings;
    return this.#database.transaction(async (query) => {
      const [decided] = await query<DecidedRow>(`SELECT ${decisionColumns} FROM projects WHERE id = $1 FOR NO KEY UPDATE`, [id]);
      if (decided) expectRevision(expected, settingsRevision(decided));
      for (const [column, value] of Object.entries({ time_zone, ecological_zone, carbon_program, old_growth }))
        if (value !== undefined) await query(`UPDATE projects SET ${column} = $2 WHERE id = $1 OR parent_collection = $1`, [id, value]);
      if (declared !== undefined)
        await query('UPDATE projects SET declared_removals = $2 WHERE id = $1', [id, declared && JSON.stringify(declared)]);
      await beginAnew(query, id, restingOnThem);
      await record(query, 'settings-changed', id, settings);
    });
  }

  deleteProject(userId: string, id: string, seen: readonly string[] | null = null): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      await lockAccount(query, userId);
      if (!(await putIntoBin(query, userId, id, seen))) return false;
      await countQuota(query, userId);
      await record(query, 'project-deleted', id);
      return true;
    });
  }

  async membersBut(collectionId: string, id: string): Promise<Member[]> {
    const rows = await this.#database.query<GeometryRow & { id: string }>(
      `SELECT id, ${geometryColumns} FROM projects WHERE parent_collection = $1 AND id <> $2 ORDER BY fid`,
      [collectionId, id],
    );
    return rows.map((row) => ({ id: row.id, geojson: wholeGeometry(row) }));
  }

  deleteMember(userId: string, id: string, collectionId: string, left: LeftOfCollection): Promise<boolean> {
    return this.#database.transaction(async (query) => {
      await lockAccount(query, userId);
      const others = await query<{ id: string }>('SELECT id FROM projects WHERE parent_collection = $1 AND id <> $2 ORDER BY fid', [
        collectionId,
        id,
      ]);
      if (JSON.stringify(others.map((other) => other.id)) !== JSON.stringify(left.ids)) return false;
      if (!(await putIntoBin(query, userId, id, left.seen ?? null))) return false;
      await shrinkCollection(query, collectionId, left.whole);
      await enqueue(query, collectionId, left.plans);
      await countQuota(query, userId);
      await record(query, 'project-deleted', id, { collection: collectionId });
      return true;
    });
  }

  async otherGeometries(projectId: string, box: BoundingBox): Promise<Geometry[]> {
    const halves = halvesOf(box);
    const meets = halves.map(
      (_, half) => `geom && ST_MakeEnvelope(${[2, 3, 4, 5].map((at) => `$${at + half * 4}::float8`).join(', ')}, 4326)`,
    );
    const rows = await this.#database.query<GeometryRow>(
      `SELECT ${geometryColumns} FROM projects WHERE id <> $1 AND user_id = (SELECT user_id FROM projects WHERE id = $1)
      AND parent_collection IS DISTINCT FROM $1 AND ${isShown} AND (${meets.join(' OR ')}) ORDER BY fid`,
      [projectId, ...halves.flat()],
    );
    const geometries = new Map<string, Geometry>();
    for (const row of rows) {
      const geojson = wholeGeometry(row);
      if (!geometries.has(row.geojson_sha256)) geometries.set(row.geojson_sha256, JSON.parse(geojson) as Geometry);
    }
    return [...geometries.values()];
  }

  async collection(): Promise<CollectionState> {
    return collectionOf(await settingOf(this.#database.query, collectionSetting));
  }

  changeCollection(changes: Partial<CollectionState>): Promise<CollectionState> {
    return this.#database.transaction(async (query) => {
      await query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', ['hectare collection']);
      const next = collectionOf({ ...collectionOf(await settingOf(query, collectionSetting)), ...changes });
      await query('INSERT INTO setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value', [
        collectionSetting,
        JSON.stringify(next),
      ]);
      await record(query, 'collection-changed', '', changes);
      return next;
    });
  }
}
