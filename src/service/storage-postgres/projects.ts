import { projectColumns } from '../storage/insert-project.ts';
import { sha256 } from '../storage/checksum.ts';
import { damagedProject, DamagedRecord } from '../storage/damaged-record.ts';
import type { JobPlan } from '../storage/job-queue.ts';
import { KeyOfAnotherProject } from '../storage/made-before.ts';
import { projectId } from '../storage/project-id.ts';
import type { NewProject } from '../storage/project-rows.ts';
import { inheritedColumns, refusalOf, type Replaced, type Replacement } from '../storage/replace-project.ts';
import { entryOf } from './audit.ts';
import { TryAgain, type Last, type Query } from './connection.ts';
import { wholeColumn } from './digests.ts';
import { enqueue } from './jobs.ts';
import { putIntoBin } from './bin.ts';
import { countQuota, lockAccount, refuseWithoutRoom, takeQuota } from './quota.ts';
import { isShown, partsOf } from './rows.ts';
import { insertShapes } from './shapes.ts';

type Member = NewProject['members'][number];

/** What a row says besides the shape. */
interface As {
  userId: string;
  quotaHectares: number;
  parent: string | null;
  isCollection: boolean;
  isControlPool: boolean;
  idempotencyKey: string | null;
  fingerprint: string | null;
}

/** The row of a project or a member, with its name; null where the idempotency key made another one meanwhile. */
async function insertProject(query: Query, project: Member, as: As): Promise<string | null> {
  const id = projectId(new Date());
  const { geojson, drawn } = project;
  const made = await query(
    `INSERT INTO projects (${projectColumns}, geom, quota_hectares, idempotency_key, fingerprint)
    SELECT $1, $2, $3, now, now, $4, $5, $6, $7, $8, $9, $10, $11, $12, hectare_shape($13::bytea[]), $14, $15, $16 FROM hectare_now() AS now
    ON CONFLICT (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL DO NOTHING RETURNING fid`,
    [
      id,
      as.userId,
      project.name,
      geojson,
      sha256(geojson),
      project.geometryHash,
      project.areaHectares,
      project.centroid?.[1] ?? null,
      project.centroid?.[0] ?? null,
      as.isCollection,
      as.isControlPool,
      as.parent,
      partsOf(drawn),
      as.quotaHectares,
      as.idempotencyKey,
      as.fingerprint,
    ],
  );
  if (made.length === 0) return null;
  await insertShapes(query, id, project.shapes);
  return id;
}

/** The project that an idempotency key made before. Throws KeyOfAnotherProject and DamagedRecord. */
async function madeBefore(query: Query, userId: string, idempotencyKey: string | null, fingerprint: string): Promise<string | null> {
  if (idempotencyKey === null) return null;
  const [made] = await query<{ id: string; project_name: string; fingerprint: string | null; is_whole: number }>(
    `SELECT id, project_name, fingerprint, ${wholeColumn('projects')} FROM projects WHERE user_id = $1 AND idempotency_key = $2`,
    [userId, idempotencyKey],
  );
  if (made && made.is_whole !== 1) throw damagedProject(made);
  if (made && made.fingerprint !== fingerprint) throw new KeyOfAnotherProject();
  return made?.id ?? null;
}

/**
 * A project with its members, their jobs and the quota, in one transaction of the caller: nobody sees a part of it, however large it is. The quota is taken last,
 * so that neither a large collection nor a busy server keeps the account's other creates waiting. Run by withRoom.
 */
export async function createProject(
  query: Query,
  last: Last,
  userId: string,
  project: NewProject,
  plans: readonly JobPlan[],
  idempotencyKey: string | null,
): Promise<string> {
  const { fingerprint, areaHectares, isCollection, isControlPool } = project;
  const known = await madeBefore(query, userId, idempotencyKey, fingerprint);
  if (known !== null) return known;
  await refuseWithoutRoom(query, userId, areaHectares);
  const as: As = { userId, quotaHectares: areaHectares, parent: null, isCollection, isControlPool, idempotencyKey, fingerprint };
  const id = await insertProject(query, project, as);
  if (id === null) {
    // The insert waited for the other transaction, which is committed now. What it made may be in the bin already, without its key.
    const made = await madeBefore(query, userId, idempotencyKey, fingerprint);
    if (made === null) throw new TryAgain();
    return made;
  }
  const ofMember: As = { ...as, quotaHectares: 0, parent: id, isCollection: false, idempotencyKey: null, fingerprint: null };
  for (const member of project.members) await insertProject(query, member, ofMember);
  await enqueue(query, id, plans, { withMembers: true });
  takeQuota(last, userId, areaHectares);
  last(...entryOf('project-created', id, { name: project.name, hectares: areaHectares, members: project.members.length }));
  return id;
}

/** A project in the place of another one, in one transaction of the caller. The account is held, so that two replacements of one project go one after the other. */
export async function replaceProject(
  query: Query,
  last: Last,
  userId: string,
  { ancestorId, seen, project }: Replacement,
  plans: readonly JobPlan[],
  idempotencyKey: string | null,
): Promise<Replaced> {
  await lockAccount(query, userId);
  const known = await madeBefore(query, userId, idempotencyKey, project.fingerprint);
  if (known !== null) return { id: known };
  // Notes and decisions are written without the account, so that the row is held as well.
  const [row] = await query<Parameters<typeof refusalOf>[0] & object>(
    `SELECT project_name, digest, is_collection::int AS is_collection, parent_collection, ${wholeColumn('projects')} FROM projects
    WHERE user_id = $1 AND id = $2 AND ${isShown} FOR UPDATE`,
    [userId, ancestorId],
  );
  const refused = refusalOf(row ?? null, seen);
  if (refused !== null) return { refused };
  await putIntoBin(query, userId, ancestorId, null);
  await countQuota(query, userId);
  const id = await createProject(query, last, userId, project, plans, idempotencyKey);
  await query(`UPDATE projects SET (${inheritedColumns}) = (SELECT ${inheritedColumns} FROM projects WHERE id = $2) WHERE id = $1`, [
    id,
    ancestorId,
  ]);
  await query('INSERT INTO succession (project_id, ancestor) VALUES ($1, $2)', [id, ancestorId]);
  last(...entryOf('project-replaced', ancestorId, { successor: id }));
  return { id };
}

/** Gives a collection the shape of the members that it has left, and takes away what was collected for the old one. */
export async function shrinkCollection(query: Query, collectionId: string, { drawn, geojson, ...whole }: NewProject): Promise<void> {
  await query(
    `UPDATE projects SET geom = hectare_shape($2::bytea[]), geojson = $3, geojson_sha256 = $4, geometry_hash = $5, area_hectares = $6, quota_hectares = $6,
      centroid_lat = $7, centroid_lon = $8, updated_at = hectare_now() WHERE id = $1`,
    [
      collectionId,
      partsOf(drawn),
      geojson,
      sha256(geojson),
      whole.geometryHash,
      whole.areaHectares,
      whole.centroid?.[1] ?? null,
      whole.centroid?.[0] ?? null,
    ],
  );
  // Figures of the old shape beside the new hectares would be wrong without a word.
  for (const table of ['job', 'collected', 'part']) await query(`DELETE FROM ${table} WHERE project_id = $1`, [collectionId]);
}

/** A geometry of a row as it is stored. Throws DamagedRecord when it does not equal its checksum. */
export function wholeGeometry(row: { project_name: string; geojson: string; geojson_sha256: string; is_whole: number }): string {
  if (row.is_whole !== 1 || sha256(row.geojson) !== row.geojson_sha256)
    throw new DamagedRecord({ code: 'damaged-geometry', params: { name: row.project_name } });
  return row.geojson;
}
