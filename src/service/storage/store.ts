import type { ProjectNote } from '#api/project-notes.ts';
import type { ProjectSettings } from '#api/project-settings.ts';
import type { BoundingBox, Geometry } from '#geo/index.ts';
import type { Collected } from '#products/product.ts';
import type { NamedPhrase } from '#sentences/phrases/index.ts';
import type { CountedCell } from '../tiles/cells.ts';
import type { TilePlace } from '../tiles/tile-place.ts';
import type { GroupToken } from '../user-group-token.ts';
import type { AccountKeys } from './administration.ts';
import type { DeletedProject } from './bin-store.ts';
import type { Caller, Reach } from './caller.ts';
import type { CollectionState } from './collection-state.ts';
import type { FeatureFilter, FeatureLayer, StoredFeature } from './feature-store.ts';
import type { JobCount, JobFault, JobPlan, JobRow, JobState, Work } from './job-queue.ts';
import type { LeftOfCollection, Member } from './members.ts';
import type { ProjectHead } from './project-heads.ts';
import type { ListRow, NewProject, ProjectRow } from './project-rows.ts';
import type { Replaced, Replacement } from './replace-project.ts';
import type { ResultText } from './result-text.ts';
import type { ResultFile } from './result-file.ts';
import type { KeptResult, StoredResult } from './results.ts';
import type { NewUserGroup, UserGroupRow } from './user-group-store.ts';

/** An embedded workspace answers at once, a database over a connection later; callers await both. */
export type Awaitable<T> = T | Promise<T>;

/** Hectares; `limit` null is without limit. */
interface Hectares {
  limit: number | null;
  used: number;
}
/** `group`: what the accounts of a user group share; null where the account belongs to none */
export interface Quota extends Hectares {
  group: Hectares | null;
}

export interface Accounts {
  /** who asks by a key; null for one that is unknown, has expired or was revoked, or whose account is disabled. Throws DamagedRecord */
  callerOfKey(key: string): Awaitable<Caller | null>;
  /** Throws DamagedRecord */
  quota(userId: string): Awaitable<Quota>;
}

export interface UserGroups {
  ofToken(token: string): Awaitable<UserGroupRow | null>;
  /** the account that belongs to a group; null where none does, or several */
  accountOf(teamId: number): Awaitable<string | null>;
  /** The group of this id and tag, made where there is none. Null, with nothing made, where its id is taken and it has no tag to tell it apart. */
  make(token: GroupToken, group: NewUserGroup): Promise<{ row: UserGroupRow; isNew: boolean } | null>;
  /** Null where there is no group of this id and tag. */
  change(group: NewUserGroup): Promise<UserGroupRow | null>;
  /** Null where the old token is not (any more) a group's. */
  rotateToken(oldToken: string, token: GroupToken): Promise<UserGroupRow | null>;
}

/** What is known of jobs. */
export interface Jobs {
  /** by place, of every variant */
  ofProject(projectId: string): Awaitable<JobRow[]>;
  one(projectId: string, product: string, variant: string): Awaitable<JobRow | null>;
  /** how many run or are taken before this one, counted up to 1000 */
  ahead(job: Pick<JobRow, 'place' | 'id'>): Awaitable<number>;
  /** jobs that have not ended well, by what they wait for */
  work(): Awaitable<Work>;
  counts(): Awaitable<Record<JobState, number>>;
  /** the same for each product; what there is none of is left out */
  byProduct(): Awaitable<JobCount[]>;
  /** jobs that ended well more than so many days ago, by the clock of what keeps them */
  doneBefore(product: string, days: number): Awaitable<{ project_id: string; variant: string }[]>;
}

/** A job with who runs it. What is written for it is written only while its lease is held. */
export interface HeldJob {
  job: Pick<JobRow, 'id' | 'project_id' | 'product' | 'variant'>;
  owner: string;
}

/** The work of the job runner: each method is one transaction. */
export interface Collecting {
  /**
   * Takes up to so many jobs whose turn it is, for so long; none while the collection is paused. `held`: what the runner runs already, which it does not get again.
   * `owner` is new with each call: what a run of before writes late is then refused even where the same runner has the job again.
   */
  lease(owner: string, milliseconds: number, most: number, held: readonly number[]): Promise<JobRow[]>;
  /** false when the lease is lost */
  renew(held: HeldJob, milliseconds: number): Promise<boolean>;
  tell(held: HeldJob, progress: number, doing: NamedPhrase | string | null): Promise<void>;
  /** Keeps a checkpoint; false when the lease is lost. */
  keepPart(held: HeldJob, step: string, bytes: Uint8Array): Promise<boolean>;
  /** Keeps a preview, unless there is a final result; false when the lease is lost. */
  keepPreliminary(held: HeldJob, collected: Collected): Promise<boolean>;
  /** Ends a job together with its result, and queues again what that improves; false, with nothing kept, when the lease is lost. */
  complete(held: HeldJob, collected: Collected, improved: JobPlan[]): Promise<boolean>;
  /** A fault that may pass goes back to the queue after a pause; null ends the job. `counts` false gives the attempt back. */
  fail(held: HeldJob, fault: JobFault, retryAfterMilliseconds: number | null, counts: boolean): Promise<void>;
  /** Takes the job of a deleted project away. */
  drop(job: number): Promise<void>;
  /** Queues what is not there yet. With `again`, what has ended is queued once more. */
  enqueue(projectId: string, plans: JobPlan[], again: boolean): Promise<void>;
  /** The same with `again`, because a person asked for it. */
  collectAgain(projectId: string, plans: JobPlan[]): Promise<void>;
  /** Queues again those of them whose job ended well, at the place of the plan. */
  renewDone(done: readonly { project_id: string; variant: string }[], plan: JobPlan): Promise<void>;
  /** What waits for a later try may try now. */
  tryNow(): Promise<void>;
  /** Makes the jobs that projects lack: what a newer Hectare computes. */
  fillJobs(plans: JobPlan[]): Promise<void>;
  /** At the start of a runner: what a killed one held goes back to the queue, where nobody else can hold it. Says how many. */
  releaseAll(): Promise<number>;
}

export interface Results {
  /** names a result without reading it: each time it is written, another one. Null where there is none */
  revision(projectId: string, product: string, variant: string): Awaitable<string | null>;
  /** the same for a product of all projects of an account together */
  revisionsOf(userId: string, product: string): Awaitable<string>;
  /** as it is stored, unchecked; without its files unless asked */
  text(
    projectId: string,
    product: string,
    variant: string,
    withFiles: boolean,
  ): Awaitable<(ResultText & { preliminary: boolean; createdAt: string }) | null>;
  /** without the bytes of the files unless asked. Throws DamagedRecord */
  get(projectId: string, product: string, variant: string, withFiles: boolean): Awaitable<StoredResult | null>;
  /** results that an earlier definition of the product made */
  ofEarlierMethod(product: string, methodVersion: number): Awaitable<{ project_id: string; variant: string }[]>;
  /** what is kept for a project, without its data; a damaged one is among them */
  list(projectId: string): Awaitable<KeptResult[]>;
  /** opened to be read, as a whole or in part. Throws DamagedRecord */
  file(projectId: string, product: string, variant: string, name: string): Awaitable<ResultFile | null>;
  /** the variant that a short name stands for */
  variantOfKey(projectId: string, product: string, key: string): Awaitable<string | null>;
  /** a checkpoint; null where it is missing or damaged */
  part(projectId: string, product: string, variant: string, step: string): Awaitable<Uint8Array | null>;
}

export interface Shapes {
  /** of a collection, its members' together */
  count(projectId: string): Awaitable<number>;
  /** a FeatureCollection with `source_files`, in pieces of text. Throws DamagedRecord */
  document(projectId: string, geometryHash: string): AsyncGenerator<string>;
  /** a project's own shapes as they came, in their order. Throws DamagedRecord */
  features(projectId: string): Promise<string[]>;
}

export interface Notes {
  list(of: Reach): Awaitable<(ProjectNote & { project_id: string })[]>;
  /** What is left out stays. Null where the project is gone. Throws ChangedMeanwhile where the note has none of the expected revisions. */
  change(projectId: string, change: Partial<ProjectNote>, expected?: readonly string[] | null): Promise<ProjectNote | null>;
}

export interface Heads {
  /** null where the account has no project of this name. Throws DamagedRecord */
  of(userId: string, id: string): Awaitable<ProjectHead | null>;
  /** all of an account, in the order in which they were made */
  list(userId: string): Awaitable<ListRow[]>;
  /** another one after every change of the account's list */
  listRevision(userId: string): Awaitable<string>;
}

export interface Features {
  count(of: Reach, layer: FeatureLayer, filter: FeatureFilter): Awaitable<number>;
  /** in the order in which they were made, behind a place in it; at most `limit` */
  page(of: Reach, layer: FeatureLayer, filter: FeatureFilter, where: { after: number; limit: number }): Awaitable<StoredFeature[]>;
  project(of: Reach, id: string): Awaitable<StoredFeature | null>;
  plot(of: Reach, projectId: string, place: number): Awaitable<StoredFeature | null>;
  /** the project within reach that stands in the place of one now, however often it was replaced; null where there is none */
  successor(of: Reach, ancestorId: string): Awaitable<string | null>;
  /** around all features within reach; null where there are none with a shape */
  extent(of: Reach, layer: FeatureLayer): Awaitable<BoundingBox | null>;
}

/** Plots of a project whose anchors lie in a cell. */
export interface ProjectCell extends CountedCell {
  /** the project's fid */
  project: number;
}
export interface DrawnTile {
  /** a layer of a vector tile, by the name of the layer; empty where nothing is seen */
  bytes: Uint8Array;
  /** features that are counted in this tile: their anchors lie in it */
  count: number;
  /** those of them that are drawn as dots in place of their shapes */
  withoutShape: number;
}

/** What vector tiles are made from. Features without a shape are in none. */
export interface Tiles {
  /** fids of the projects: plots of one stay as they are while it is there */
  shown(of: Reach): Awaitable<number[]>;
  /** plots of these projects, by cell of the world's 2^countedBits × 2^countedBits */
  plotCells(of: Reach, projects: readonly number[]): Promise<ProjectCell[]>;
  /** features by cell: all of them, or those of a tile that is not deeper than the cells */
  cells(of: Reach, layer: FeatureLayer, bits: number, within: TilePlace | null): Promise<CountedCell[]>;
  /** features one by one; null where more than `most` meet the tile */
  drawn(of: Reach, layer: FeatureLayer, tile: TilePlace, most: number): Promise<DrawnTile | null>;
}

export interface DeletedProjects {
  list(userId: string): Awaitable<DeletedProject[]>;
  /** null where one of them is damaged */
  hectares(userId: string): Awaitable<number | null>;
  /** Brings a project back; false when it is not there. Rejects with QuotaExceeded. */
  restore(userId: string, id: string, plans: JobPlan[]): Promise<boolean>;
  /** false when it is not there */
  deleteForGood(userId: string, id: string): Promise<boolean>;
  /** Deletes a damaged project, in or outside of the bin. */
  deleteDamaged(userId: string, id: string): Promise<void>;
  /** Deletes for good what has rested long enough; says how many. */
  clear(): Promise<number>;
}

/** Of one process that works with a database. */
export interface StoreFigures {
  /** connections */
  inUse: number;
  idle: number;
  /** statements and transactions without a connection yet */
  waiting: number;
  /** jobs that were taken over from somebody whose lease had run out, since the start */
  leaseTakeovers: number;
}

/**
 * Everything that the service keeps, as operations: what has to be read and written together is one of them. Nothing outside of an implementation knows
 * transactions, statements or an engine. Reads throw DamagedRecord where what is stored does not equal its digest.
 */
export interface Store {
  readonly accounts: Accounts;
  /** null for a workspace, whose account has one key */
  readonly keys: AccountKeys | null;
  readonly userGroups: UserGroups;
  readonly jobs: Jobs;
  readonly collecting: Collecting;
  readonly results: Results;
  readonly shapes: Shapes;
  readonly notes: Notes;
  readonly heads: Heads;
  readonly features: Features;
  readonly tiles: Tiles;
  readonly bin: DeletedProjects;
  /**
   * Writes a project, its members, their jobs and the quota, all or nothing. The same idempotency key answers with the project that it made before. Rejects with
   * QuotaExceeded and KeyOfAnotherProject.
   */
  createProject(userId: string, project: NewProject, plans: JobPlan[], idempotencyKey: string | null): Promise<string>;
  /**
   * Makes a project in the place of another one, all or nothing: the ancestor goes into the bin and gives its hectares back, and what was decided and noted for it
   * passes on. Nothing is changed in place. Rejects as createProject does.
   */
  replaceProject(userId: string, replacement: Replacement, plans: JobPlan[], idempotencyKey: string | null): Promise<Replaced>;
  project(userId: string, id: string): Awaitable<(ProjectRow & { subprojects: string[] }) | null>;
  /** the same for whoever runs a job */
  projectForJob(id: string): Awaitable<ProjectRow | null>;
  /**
   * Decides for a project; zones and programme also for the members of a collection. What is left out stays. Every variant of the products that rest on it is queued
   * anew, of members too; what runs loses its lease. Throws ChangedMeanwhile where what is decided has none of the expected revisions.
   */
  changeSettings(
    id: string,
    settings: Partial<ProjectSettings>,
    restingOnThem: JobPlan[],
    expected?: readonly string[] | null,
  ): Promise<void>;
  /**
   * Puts a project with its members and results into the bin; false when it was gone. `seen`: revisions of it as a feature, one of which it must still have; null: as
   * it is now. Throws ChangedMeanwhile.
   */
  deleteProject(userId: string, id: string, seen?: readonly string[] | null): Promise<boolean>;
  /** the members of a collection without one of them, in their order */
  membersBut(collectionId: string, id: string): Awaitable<Member[]>;
  /** Deletes a member and leaves its collection what is left of it; false, with nothing done, when the others are not these any more. Throws as deleteProject does. */
  deleteMember(userId: string, id: string, collectionId: string, left: LeftOfCollection): Promise<boolean>;
  /** geometries of the account's other projects whose boxes meet a box */
  otherGeometries(projectId: string, box: BoundingBox): Awaitable<Geometry[]>;
  /** how a person wants data to be collected */
  collection(): Awaitable<CollectionState>;
  changeCollection(changes: Partial<CollectionState>): Promise<CollectionState>;
  /** the version of the schema as it is now, and the one that this Hectare knows. Throws DatabaseUnreachable */
  schema(): Awaitable<{ version: number; known: number }>;
  /** null for a workspace, which has no connections */
  figures(): StoreFigures | null;
  close(): Awaitable<void>;
}
