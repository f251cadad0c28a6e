import type { StatementSync } from 'node:sqlite';
import { sha256 } from './checksum.ts';
import { putOtherParts } from './drawn-geometry.ts';
import type { NewProject } from './project-rows.ts';

export const projectColumns =
  'id, user_id, project_name, created_at, updated_at, geojson, geojson_sha256, geometry_hash, area_hectares, centroid_lat, centroid_lon, is_collection, is_control_pool, parent_collection';

/** What a row says besides the shape. */
interface As {
  quotaHectares: number;
  parent: string | null;
  isCollection: boolean;
  isControlPool: boolean;
  idempotencyKey: string | null;
  fingerprint: string | null;
}

/** Of a member: its area counts with its collection. */
export const asMember = (parent: string, isControlPool: boolean): As => ({
  quotaHectares: 0,
  parent,
  isCollection: false,
  isControlPool,
  idempotencyKey: null,
  fingerprint: null,
});

/** The row of a project or a member. Inside a transaction of the caller. */
export function insertProject(
  prepare: (sql: string) => StatementSync,
  time: string,
  { userId, id, project }: { userId: string; id: string; project: NewProject['members'][number] },
  as: As,
): void {
  const { geojson, drawn } = project;
  const { lastInsertRowid: fid } = prepare(
    `INSERT INTO projects (geom, geom_kind, ${projectColumns}, quota_hectares, idempotency_key, fingerprint) VALUES (${'?, '.repeat(18)}?)`,
  ).run(
    drawn[0]?.blob ?? null,
    drawn[0]?.kind ?? null,
    id,
    userId,
    project.name,
    time,
    time,
    geojson,
    sha256(geojson),
    project.geometryHash,
    project.areaHectares,
    project.centroid?.[1] ?? null,
    project.centroid?.[0] ?? null,
    as.isCollection ? 1 : 0,
    as.isControlPool ? 1 : 0,
    as.parent,
    as.quotaHectares,
    as.idempotencyKey,
    as.fingerprint,
  );
  putOtherParts(prepare, 'projects', fid, drawn);
}
