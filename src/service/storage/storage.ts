import { randomUUID } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { BoundingBox, Geometry } from '../../geo/index.ts';
import { DamagedRecord } from './damaged-record.ts';
import { GroupCommit, transaction } from './database.ts';
import { JobQueue, type JobPlan } from './job-queue.ts';
import { ResultStore, sha256 } from './results.ts';

export interface NewProject {
  name: string;
  /** as it is stored and answered */
  geojson: string;
  /** the GeoPackage's own form */
  blob: Uint8Array;
  geometryHash: string; areaHectares: number; centroid: [number, number] | null;
  isCollection: boolean; isControlPool: boolean; members: Omit<NewProject, 'members' | 'isCollection' | 'isControlPool'>[];
}
export interface ProjectRow {
  id: string; user_id: string; project_name: string; created_at: string; updated_at: string; geojson: string; geojson_sha256: string; geometry_hash: string;
  area_hectares: number; centroid_lat: number | null; centroid_lon: number | null; is_collection: number; is_control_pool: number; parent_collection: string | null;
}
export interface UserGroupRow { team_id: number; name: string | null; provided_id: string; mapping: string; properties: string; environment_tag: string }

/** The area does not fit into what is left; nothing was written. */
export class QuotaExceeded extends Error {
  readonly wantedHectares: number;
  readonly remainingHectares: number;
  constructor(wantedHectares: number, remainingHectares: number) {
    super(`The project takes ${wantedHectares.toFixed(4)} ha of the quota, ${remainingHectares.toFixed(4)} ha remain`);
    this.wantedHectares = wantedHectares;
    this.remainingHectares = remainingHectares;
  }
}

const projectColumns = 'id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection, is_control_pool, parent_collection';

/** Everything the service keeps. One connection, one process; every write is one transaction. */
export class Storage {
  readonly #db: DatabaseSync;
  readonly #now: () => Date;
  readonly #writes: GroupCommit;
  readonly jobs: JobQueue;
  readonly results: ResultStore;
  constructor(database: DatabaseSync, now: () => Date = () => new Date()) {
    this.#db = database;
    this.#now = now;
    this.#writes = new GroupCommit(database);
    this.jobs = new JobQueue(database, now);
    this.results = new ResultStore(database, now);
  }

  close(): void { this.#db.close(); }

  #time(): string { return this.#now().toISOString(); }

  /** A write that shares its commit with the others of this turn of the loop. */
  together<T>(run: () => T): Promise<T> { return this.#writes.submit(run); }

  // Accounts, keys, quota

  /** Makes the account where there is none; `quotaHectares` undefined leaves a known limit as it is, null is without limit. */
  ensureAccount(userId: string, quotaHectares: number | null | undefined): void {
    transaction(this.#db, () => {
      this.#db.prepare('INSERT INTO account (user_id, quota_limit_hectares) VALUES (?, ?) ON CONFLICT DO NOTHING').run(userId, quotaHectares ?? null);
      if (quotaHectares !== undefined) this.#db.prepare('UPDATE account SET quota_limit_hectares = ? WHERE user_id = ?').run(quotaHectares, userId);
    });
  }

  /** Only this key is good afterwards under this label. */
  setKey(userId: string, key: string, label: string): void {
    transaction(this.#db, () => {
      this.#db.prepare('DELETE FROM api_key WHERE user_id = ? AND label = ?').run(userId, label);
      this.#db.prepare('INSERT INTO api_key VALUES (?, ?, ?, ?) ON CONFLICT (key_sha256) DO NOTHING').run(sha256(key), userId, label, this.#time());
    });
  }

  /** The lookup is by digest, so its time says nothing of the key. */
  userOfKey(key: string): string | null {
    return (this.#db.prepare('SELECT user_id FROM api_key WHERE key_sha256 = ?').get(sha256(key)) as { user_id: string } | undefined)?.user_id ?? null;
  }

  quota(userId: string): { limit: number | null; used: number } {
    const row = this.#db.prepare('SELECT quota_limit_hectares AS quota_limit, quota_used_hectares AS used FROM account WHERE user_id = ?').get(userId) as { quota_limit: number | null; used: number };
    return { limit: row.quota_limit, used: row.used };
  }

  revision(userId: string): number {
    return (this.#db.prepare('SELECT revision FROM account WHERE user_id = ?').get(userId) as { revision: number }).revision;
  }

  // Projects

  /**
   * Writes a project, its members, their jobs and the quota, all or nothing. The area counts once: members of a collection take nothing of their own.
   * The same idempotency key answers with the project that it made before. Rejects with QuotaExceeded.
   */
  createProject(userId: string, project: NewProject, plans: JobPlan[], idempotencyKey: string | null): Promise<string> {
    return this.#writes.submit(() => {
      if (idempotencyKey !== null) {
        const made = this.#db.prepare('SELECT id FROM projects WHERE user_id = ? AND idempotency_key = ?').get(userId, idempotencyKey) as { id: string } | undefined;
        if (made) return made.id;
      }
      const { limit, used } = this.quota(userId);
      if (limit !== null && used + project.areaHectares > limit + 1e-9) throw new QuotaExceeded(project.areaHectares, Math.max(0, limit - used));
      const id = randomUUID();
      this.#insert(userId, id, project, { quotaHectares: project.areaHectares, parent: null, isCollection: project.isCollection, isControlPool: project.isControlPool, idempotencyKey }, plans);
      for (const member of project.members) this.#insert(userId, randomUUID(), member, { quotaHectares: 0, parent: id, isCollection: false, isControlPool: project.isControlPool, idempotencyKey: null }, plans);
      this.#db.prepare('UPDATE account SET quota_used_hectares = quota_used_hectares + ?, revision = revision + 1 WHERE user_id = ?').run(project.areaHectares, userId);
      return id;
    });
  }

  #insert(userId: string, id: string, project: NewProject['members'][number], as: { quotaHectares: number; parent: string | null; isCollection: boolean; isControlPool: boolean; idempotencyKey: string | null }, plans: JobPlan[]): void {
    const { geojson } = project;
    const time = this.#time();
    this.#db.prepare(`INSERT INTO projects (geom, ${projectColumns}, quota_hectares, idempotency_key) VALUES (${'?, '.repeat(16)}?)`).run(
      project.blob, id, userId, project.name, time, time, geojson, sha256(geojson), project.geometryHash, project.areaHectares,
      project.centroid?.[1] ?? null, project.centroid?.[0] ?? null, as.isCollection ? 1 : 0, as.isControlPool ? 1 : 0, as.parent, as.quotaHectares, as.idempotencyKey,
    );
    this.jobs.enqueue(id, plans);
  }

  /** Without geometry. */
  projects(userId: string): Omit<ProjectRow, 'geojson' | 'geojson_sha256'>[] {
    return this.#db.prepare('SELECT id, user_id, project_name, created_at, updated_at, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection, is_control_pool, parent_collection FROM projects WHERE user_id = ? ORDER BY fid').all(userId) as unknown as Omit<ProjectRow, 'geojson' | 'geojson_sha256'>[];
  }

  /** Throws DamagedRecord when the geometry does not equal its checksum. */
  project(userId: string, id: string): (ProjectRow & { subprojects: string[] }) | null {
    const row = this.#db.prepare(`SELECT ${projectColumns} FROM projects WHERE user_id = ? AND id = ?`).get(userId, id) as unknown as ProjectRow | undefined;
    if (!row) return null;
    if (sha256(row.geojson) !== row.geojson_sha256) throw new DamagedRecord(`The stored geometry of “${row.project_name}” is damaged. Restore the workspace from its backup.`);
    const subprojects = this.#db.prepare('SELECT id FROM projects WHERE parent_collection = ? ORDER BY fid').all(id).map((member) => String(member['id']));
    return { ...row, subprojects };
  }

  /** Deletes with members, jobs and results, and gives the hectares back. */
  deleteProject(userId: string, id: string): boolean {
    return transaction(this.#db, () => {
      const row = this.#db.prepare('SELECT quota_hectares FROM projects WHERE user_id = ? AND id = ?').get(userId, id) as { quota_hectares: number } | undefined;
      if (!row) return false;
      this.#db.prepare('DELETE FROM projects WHERE id = ?').run(id);
      const left = this.#db.prepare('SELECT coalesce(sum(quota_hectares), 0) AS used FROM projects WHERE user_id = ?').get(userId) as { used: number };
      this.#db.prepare('UPDATE account SET quota_used_hectares = ?, revision = revision + 1 WHERE user_id = ?').run(left.used, userId);
      return true;
    });
  }

  projectForJob(id: string): ProjectRow | null {
    const owner = this.#db.prepare('SELECT user_id FROM projects WHERE id = ?').get(id) as { user_id: string } | undefined;
    return owner ? this.project(owner.user_id, id) : null;
  }

  /** Geometries of the account's other projects whose boxes meet a box. */
  otherGeometries(projectId: string, [west, south, east, north]: BoundingBox): Geometry[] {
    const spans: [number, number][] = west > east ? [[west, 180], [-180, east]] : [[west, east]];
    const rows = spans.flatMap(([left, right]) => this.#db.prepare(`SELECT DISTINCT geojson FROM projects JOIN rtree_projects_geom ON rtree_projects_geom.id = fid
      WHERE projects.id <> ? AND user_id = (SELECT user_id FROM projects WHERE id = ?) AND coalesce(parent_collection, '') <> ?
        AND maxx >= ? AND minx <= ? AND maxy >= ? AND miny <= ?`).all(projectId, projectId, projectId, left, right, south, north));
    return rows.map((row) => JSON.parse(String(row['geojson'])) as Geometry);
  }

  setting(name: string): unknown {
    const row = this.#db.prepare('SELECT value FROM setting WHERE name = ?').get(name);
    return row ? JSON.parse(String(row['value'])) as unknown : undefined;
  }

  setSetting(name: string, value: unknown): void {
    this.#db.prepare('INSERT OR REPLACE INTO setting VALUES (?, ?)').run(name, JSON.stringify(value));
  }

  // User groups: only digests of tokens are kept

  groupOfToken(token: string): UserGroupRow | null {
    return (this.#db.prepare('SELECT team_id, name, provided_id, mapping, properties, environment_tag FROM user_group WHERE token_sha256 = ?').get(sha256(token)) as unknown as UserGroupRow | undefined) ?? null;
  }

  groupById(providedId: string, tag: string): UserGroupRow | null {
    return (this.#db.prepare('SELECT team_id, name, provided_id, mapping, properties, environment_tag FROM user_group WHERE provided_id = ? AND environment_tag = ?').get(providedId, tag) as unknown as UserGroupRow | undefined) ?? null;
  }

  groupsNamed(providedId: string): number {
    return (this.#db.prepare('SELECT count(*) AS n FROM user_group WHERE provided_id = ?').get(providedId) as { n: number }).n;
  }

  createGroup(token: string, group: { name: string; providedId: string; mapping: object; properties: object; tag: string }): UserGroupRow {
    this.#db.prepare('INSERT INTO user_group (token_sha256, name, provided_id, mapping, properties, environment_tag) VALUES (?, ?, ?, ?, ?, ?)')
      .run(sha256(token), group.name, group.providedId, JSON.stringify(group.mapping), JSON.stringify(group.properties), group.tag);
    return this.groupById(group.providedId, group.tag)!;
  }

  updateGroup(teamId: number, group: { name: string; mapping: object; properties: object }): void {
    this.#db.prepare('UPDATE user_group SET name = ?, mapping = ?, properties = ? WHERE team_id = ?').run(group.name, JSON.stringify(group.mapping), JSON.stringify(group.properties), teamId);
  }

  /** false when the old token is not (any more) a group's */
  rotateToken(oldToken: string, newToken: string): boolean {
    return this.#db.prepare('UPDATE user_group SET token_sha256 = ? WHERE token_sha256 = ?').run(sha256(newToken), sha256(oldToken)).changes === 1;
  }
}
