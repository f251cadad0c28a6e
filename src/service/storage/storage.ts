import { rowOf } from './rows.ts';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { ProjectSettings } from '#api/project-settings.ts';
import type { BoundingBox, Geometry } from '#geo/index.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { DamagedRecord, damagedProject, damagedRow } from './damaged-record.ts';
import { Bin } from './bin.ts';
import { BinStore } from './bin-store.ts';
import { AccountStore } from './account-store.ts';
import { statements, versionOf } from './database.ts';
import { FeatureStore } from './feature-store.ts';
import { changeSettings } from './change-settings.ts';
import { CollectingWork } from './collecting.ts';
import { collectionOf, collectionSetting, type CollectionState } from './collection-state.ts';
import { GroupCommit, type WriteOptions } from './group-commit.ts';
import { isShown, JobQueue, type JobPlan } from './job-queue.ts';
import { sha256 } from './checksum.ts';
import { asMember, insertProject, projectColumns } from './insert-project.ts';
import { NoteStore } from './note-store.ts';
import { KeyOfAnotherProject } from './made-before.ts';
import { membersBut, shrinkCollection, type LeftOfCollection, type Member } from './members.ts';
import { otherGeometries } from './other-geometries.ts';
import type { NewProject, ProjectRow } from './project-rows.ts';
import { PlotIndex } from './plot-index.ts';
import { ProjectHeads } from './project-heads.ts';
import { projectId } from './project-id.ts';
import { inherit, refusedReplacement, type Replaced, type Replacement } from './replace-project.ts';
import { QuotaExceeded } from './quota-exceeded.ts';
import { ResultStore } from './results.ts';
import { decisionColumns } from './revision.ts';
import { newestSchema } from './schema.ts';
import { ShapeStore, type NewShape } from './shape-store.ts';
import type { Store } from './store.ts';
import { TileStore } from './tile-store.ts';
import { UserGroupStore } from './user-group-store.ts';

export type { NewProject, ProjectRow };

/** A transaction that goes over many rows ends after this long, and the next begins in another turn of the loop. */
const turnMilliseconds = 40;
/** A collection of more members is made and deleted in several turns. */
const maxMembersAtOnce = 50;
/** A project of more shapes is made in several turns. */
const maxShapesAtOnce = 500;

/** The embedded workspace. One connection, one process; every write is one transaction, but for large collections, which are hidden until they are whole. */
export class Storage implements Store {
  readonly #db: DatabaseSync;
  readonly #prepare: (sql: string) => StatementSync;
  readonly #now: () => Date;
  readonly #writes: GroupCommit;
  /** creates under way in several turns, by account and idempotency key */
  readonly #making = new Map<string, { made: Promise<string>; fingerprint: string }>();
  #deleting = 0;
  readonly accounts: AccountStore;
  readonly keys = null;
  readonly userGroups: UserGroupStore;
  readonly jobs: JobQueue;
  readonly results: ResultStore;
  readonly shapes: ShapeStore;
  readonly notes: NoteStore;
  readonly heads: ProjectHeads;
  readonly plotIndex: PlotIndex;
  readonly features: FeatureStore;
  readonly tiles: TileStore;
  readonly #binStore: BinStore;
  readonly bin: Bin;
  readonly collecting: CollectingWork;
  constructor(database: DatabaseSync, now: () => Date = () => new Date()) {
    this.#db = database;
    this.#prepare = statements(database);
    this.#now = now;
    this.#writes = new GroupCommit(database);
    this.accounts = new AccountStore(database, now);
    this.userGroups = new UserGroupStore(database, (run) => this.#writes.submit(run));
    this.jobs = new JobQueue(database, now);
    this.results = new ResultStore(database, now);
    this.shapes = new ShapeStore(database);
    this.notes = new NoteStore(database, (run) => this.#writes.submit(run));
    this.heads = new ProjectHeads(database);
    this.plotIndex = new PlotIndex(database, (run) => this.#writes.submit(run));
    this.features = new FeatureStore(database, this.plotIndex);
    this.tiles = new TileStore(database, this.plotIndex);
    this.#binStore = new BinStore(database, now);
    this.bin = new Bin(this.#binStore, {
      submit: (run) => this.#writes.submit(run),
      inTurns: (from, step) => this.#inTurns(from, step),
      fillJobs: (plans, fromRow) => this.#fillJobs(plans, fromRow),
      refuseWithoutRoom: (userId, hectares) => this.#refuseWithoutRoom(userId, hectares),
      countQuota: (userId) => this.#countQuota(userId),
      hide: (id) => this.#hide(id),
      remove: (userId, id) => this.#remove(userId, id),
    });
    this.collecting = new CollectingWork({
      jobs: this.jobs,
      results: this.results,
      submit: (run, how) => this.#writes.submit(run, how),
      inTurns: (from, step) => this.#inTurns(from, step),
      fillJobs: (plans) => this.#fillJobs(plans),
      // While a large collection is being deleted, its jobs are still in the queue, but nobody wants them.
      isResting: () => this.#deleting > 0 || this.collection().paused,
    });
  }

  schema(): { version: number; known: number } {
    return { version: versionOf(this.#db), known: newestSchema };
  }

  figures(): null {
    return null;
  }

  close(): void {
    this.plotIndex.end();
    this.#writes.end();
    this.#db.close();
  }

  #time(): string {
    return this.#now().toISOString();
  }

  /** A write that shares its commit with the others of this turn of the loop. Rejects with WorkspaceBusy. */
  together<T>(run: () => T, how?: WriteOptions): Promise<T> {
    return this.#writes.submit(run, how);
  }

  /** Walks on from a place until there is no next one, in transactions that let others in between. */
  async #inTurns(from: number, step: (at: number) => number | null): Promise<void> {
    for (let at: number | null = from; at !== null;) {
      const start: number = at;
      at = await this.#writes.submit(() => {
        const end = performance.now() + turnMilliseconds;
        let next = step(start);
        while (next !== null && performance.now() < end) next = step(next);
        return next;
      });
    }
  }

  /** Removes what a kill left half made or half deleted. Before anything is served. */
  async removeUnfinished(): Promise<number> {
    const left = this.#prepare('SELECT id, user_id FROM projects JOIN unfinished ON project_id = id').all();
    for (const { id, user_id } of left) await this.#remove(String(user_id), String(id));
    return left.length;
  }

  /**
   * Writes a project, its members, their jobs and the quota, all or nothing: a large collection is hidden until its last member is there. The area counts once: members of a collection
   * take nothing of their own. The same idempotency key answers with the project that it made before. Rejects with QuotaExceeded and KeyOfAnotherProject.
   */
  async createProject(userId: string, project: NewProject, plans: JobPlan[], idempotencyKey: string | null): Promise<string> {
    const key = idempotencyKey === null ? null : JSON.stringify([userId, idempotencyKey]);
    const underWay = key === null ? undefined : this.#making.get(key);
    if (underWay && underWay.fingerprint !== project.fingerprint) throw new KeyOfAnotherProject();
    if (underWay) return underWay.made;
    if (project.members.length <= maxMembersAtOnce && project.shapes.length <= maxShapesAtOnce) {
      return this.#writes.submit(
        () =>
          this.#known(userId, idempotencyKey, project) ??
          this.#begin(userId, project, idempotencyKey, (id) => {
            this.#insertShapes(id, project.shapes);
            this.jobs.enqueue(id, plans);
            for (const member of project.members) this.jobs.enqueue(this.#insertMember(userId, id, member, project.isControlPool), plans);
            this.#prepare('UPDATE account SET revision = revision + 1 WHERE user_id = ?').run(userId);
          }),
      );
    }
    const made = this.#createLarge(userId, project, plans, idempotencyKey);
    if (key === null) return made;
    this.#making.set(key, { made, fingerprint: project.fingerprint });
    return made.finally(() => this.#making.delete(key));
  }

  async #createLarge(userId: string, project: NewProject, plans: JobPlan[], idempotencyKey: string | null): Promise<string> {
    const { id, isKnown } = await this.#writes.submit(() => {
      const known = this.#known(userId, idempotencyKey, project);
      return known === null
        ? { id: this.#begin(userId, project, idempotencyKey, (begun) => this.#hide(begun)), isKnown: false }
        : { id: known, isKnown: true };
    });
    if (isKnown) return id;
    try {
      await this.#inTurns(0, (at) => {
        if (at < project.members.length) this.#insertMember(userId, id, project.members[at]!, project.isControlPool);
        else this.shapes.insert(id, at - project.members.length, project.shapes[at - project.members.length]!);
        return at + 1 < project.members.length + project.shapes.length ? at + 1 : null;
      });
      await this.#writes.submit(() => {
        this.#prepare('DELETE FROM unfinished WHERE project_id = ?').run(id);
        this.jobs.enqueue(id, plans);
        this.#prepare('UPDATE account SET revision = revision + 1 WHERE user_id = ?').run(userId);
      });
    } catch (error) {
      // Where even this cannot be written, the next start removes it.
      await this.#remove(userId, id).catch(() => {});
      throw error;
    }
    await this.#fillJobs(plans, Number(this.#prepare('SELECT fid FROM projects WHERE id = ?').get(id)?.['fid'] ?? 0));
    return id;
  }

  /** Makes the jobs that projects lack, from a row of the layer on: members of a large collection just made, or what a newer Hectare computes. */
  #fillJobs(plans: JobPlan[], fromRow = 0): Promise<void> {
    return this.#inTurns(fromRow, (after) => {
      const next = this.jobs.nextWithout(plans, after);
      if (next) this.jobs.enqueue(next.id, plans);
      return next?.row ?? null;
    });
  }

  #known(userId: string, idempotencyKey: string | null, { fingerprint }: NewProject): string | null {
    if (idempotencyKey === null) return null;
    const made = this.#prepare(
      `SELECT id, project_name, fingerprint, ${wholeColumn('projects')} FROM projects WHERE user_id = ? AND idempotency_key = ?`,
    ).get(userId, idempotencyKey) as { id: string; project_name: string; fingerprint: string | null; is_whole: number } | undefined;
    if (made && made.is_whole !== 1) throw damagedProject(made);
    // What an earlier Hectare made has none.
    if (made && made.fingerprint !== null && made.fingerprint !== fingerprint) throw new KeyOfAnotherProject();
    return made?.id ?? null;
  }

  #refuseWithoutRoom(userId: string, hectares: number): void {
    const { limit, used } = this.accounts.quota(userId);
    if (limit !== null && used + hectares > limit + 1e-9) throw new QuotaExceeded(hectares, Math.max(0, limit - used));
  }

  /** The project itself and its quota, then what else belongs into the same transaction. */
  #begin(userId: string, project: NewProject, idempotencyKey: string | null, then: (id: string) => void): string {
    this.#refuseWithoutRoom(userId, project.areaHectares);
    const id = projectId(this.#now());
    insertProject(
      this.#prepare,
      this.#time(),
      { userId, id, project },
      {
        quotaHectares: project.areaHectares,
        parent: null,
        isCollection: project.isCollection,
        isControlPool: project.isControlPool,
        idempotencyKey,
        fingerprint: project.fingerprint,
      },
    );
    this.#prepare('UPDATE account SET quota_used_hectares = quota_used_hectares + ? WHERE user_id = ?').run(project.areaHectares, userId);
    then(id);
    return id;
  }

  #insertMember(userId: string, parent: string, member: NewProject['members'][number], isControlPool: boolean): string {
    const id = projectId(this.#now());
    insertProject(this.#prepare, this.#time(), { userId, id, project: member }, asMember(parent, isControlPool));
    this.#insertShapes(id, member.shapes);
    return id;
  }

  #insertShapes(projectId: string, shapes: readonly NewShape[]): void {
    for (const [place, shape] of shapes.entries()) this.shapes.insert(projectId, place, shape);
  }

  /** Throws DamagedRecord when the row or its geometry does not equal its checksum. */
  project(userId: string, id: string): (ProjectRow & { subprojects: string[] }) | null {
    const row = rowOf<ProjectRow>(
      this.#prepare(
        `SELECT ${projectColumns}, ${decisionColumns}, ${wholeColumn('projects')} FROM projects WHERE user_id = ? AND id = ? AND ${isShown}`,
      ).get(userId, id),
    );
    if (!row) return null;
    if (row.is_whole !== 1) throw damagedProject(row);
    if (sha256(row.geojson) !== row.geojson_sha256)
      throw new DamagedRecord({ code: 'damaged-geometry', params: { name: row.project_name } });
    const subprojects = this.#prepare('SELECT id FROM projects WHERE parent_collection = ? ORDER BY fid')
      .all(id)
      .map((member) => String(member['id']));
    return { ...row, subprojects };
  }

  changeSettings(id: string, settings: Partial<ProjectSettings>, plans: JobPlan[], expected?: readonly string[] | null): Promise<void> {
    return this.together(() => {
      changeSettings(this.#prepare, id, settings, expected);
      for (const plan of plans) this.jobs.beginAnew(id, plan);
    });
  }

  /** Makes a project in the place of another one, which goes into the bin and gives its hectares back. Rejects as createProject does. */
  async replaceProject(
    userId: string,
    { ancestorId, seen, project }: Replacement,
    plans: JobPlan[],
    idempotencyKey: string | null,
  ): Promise<Replaced> {
    const done = await this.#writes.submit((): Replaced => {
      const known = this.#known(userId, idempotencyKey, project);
      if (known !== null) return { id: known };
      const refused = refusedReplacement(this.#prepare, userId, ancestorId, seen);
      if (refused !== null) return { refused };
      this.#binStore.put(userId, ancestorId, null);
      this.#countQuota(userId);
      const id = this.#begin(userId, project, idempotencyKey, (begun) => {
        this.#insertShapes(begun, project.shapes);
        inherit(this.#prepare, begun, ancestorId);
        this.jobs.enqueue(begun, plans);
      });
      return { id };
    });
    if (done.id !== undefined) await this.bin.dropJobs(ancestorId);
    return done;
  }

  /** Puts a project with its members and results into the bin. */
  deleteProject(userId: string, id: string, seen: readonly string[] | null = null): Promise<boolean> {
    return this.bin.put(userId, id, seen);
  }

  /** The members of a collection without one of them. Throws DamagedRecord. */
  membersBut(collectionId: string, id: string): Member[] {
    return membersBut(this.#prepare, collectionId, id);
  }

  /** Deletes a member and leaves its collection what is left of it; false, with nothing done, when the others are not these any more. */
  deleteMember(userId: string, id: string, collectionId: string, left: LeftOfCollection): Promise<boolean> {
    return this.#writes.submit(() => {
      const others = this.#prepare('SELECT id FROM projects WHERE parent_collection = ? AND id <> ? ORDER BY fid').all(collectionId, id);
      if (JSON.stringify(others.map((member) => member['id'])) !== JSON.stringify(left.ids)) return false;
      if (!this.#binStore.put(userId, id, left.seen ?? null)) return false;
      shrinkCollection(this.#prepare, collectionId, left.whole, this.#time());
      this.jobs.enqueue(collectionId, left.plans);
      this.#countQuota(userId);
      return true;
    });
  }

  #hide(id: string): void {
    this.#prepare('INSERT INTO unfinished (project_id) VALUES (?)').run(id);
  }

  #countQuota(userId: string): void {
    this.#prepare(
      `UPDATE account SET quota_used_hectares = (SELECT coalesce(sum(quota_hectares), 0) FROM projects WHERE projects.user_id = account.user_id), revision = revision + 1 WHERE user_id = ?`,
    ).run(userId);
  }

  /** Takes a hidden collection away, a few members at a time. */
  async #remove(userId: string, id: string): Promise<void> {
    this.#deleting += 1;
    try {
      await this.#inTurns(0, () =>
        this.#prepare('DELETE FROM projects WHERE fid IN (SELECT fid FROM projects WHERE parent_collection = ? LIMIT 5)').run(id).changes >
        0
          ? 0
          : null,
      );
      await this.#inTurns(0, () => (this.shapes.removeSome(id) ? 0 : null));
      await this.#writes.submit(() => {
        this.#prepare('DELETE FROM projects WHERE id = ?').run(id);
        this.#countQuota(userId);
      });
    } finally {
      this.#deleting -= 1;
    }
  }

  projectForJob(id: string): ProjectRow | null {
    const owner = this.#prepare('SELECT user_id FROM projects WHERE id = ?').get(id) as { user_id: string } | undefined;
    return owner ? this.project(owner.user_id, id) : null;
  }

  /** Geometries of the account's other projects whose boxes meet a box. */
  otherGeometries(projectId: string, box: BoundingBox): Geometry[] {
    return otherGeometries(this.#prepare, projectId, box);
  }

  setting(name: string): unknown {
    const row = this.#prepare(`SELECT value, ${wholeColumn('setting')} FROM setting WHERE name = ?`).get(name);
    if (row && row['is_whole'] !== 1) throw damagedRow('setting');
    return row ? (JSON.parse(String(row['value'])) as unknown) : undefined;
  }

  collection(): CollectionState {
    return collectionOf(this.setting(collectionSetting));
  }

  changeCollection(changes: Partial<CollectionState>): Promise<CollectionState> {
    return this.#writes.submit(() => {
      this.setSetting(collectionSetting, { ...this.collection(), ...changes });
      return this.collection();
    });
  }

  /** Inside a transaction of the caller. */
  setSetting(name: string, value: unknown): void {
    this.#prepare('INSERT OR REPLACE INTO setting (name, value) VALUES (?, ?)').run(name, JSON.stringify(value));
  }
}
