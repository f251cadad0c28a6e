import type { StatementSync } from 'node:sqlite';
import { DamagedRecord } from './damaged-record.ts';
import { sha256 } from './checksum.ts';
import { putOtherParts } from './drawn-geometry.ts';
import type { JobPlan } from './job-queue.ts';
import type { NewProject } from './project-rows.ts';
import { wholeColumn } from '#backups/row-digest.ts';

type Prepare = (sql: string) => StatementSync;
export interface Member {
  id: string;
  geojson: string;
}

/** What a collection is without one of its members. */
export interface LeftOfCollection {
  /** the other members, in their order */
  ids: string[];
  /** their shape */
  whole: NewProject;
  plans: JobPlan[];
  /** revisions of the member as a feature, one of which it must still have; null: any */
  seen?: readonly string[] | null;
}

/** The members of a collection without one of them, in their order. Throws DamagedRecord when a geometry does not equal its checksum. */
export function membersBut(prepare: Prepare, collectionId: string, id: string): Member[] {
  const rows = prepare(
    `SELECT id, project_name, geojson, geojson_sha256, ${wholeColumn('projects')} FROM projects WHERE parent_collection = ? AND id <> ? ORDER BY fid`,
  ).all(collectionId, id);
  return rows.map((row) => {
    const geojson = String(row['geojson']);
    if (row['is_whole'] !== 1 || sha256(geojson) !== row['geojson_sha256'])
      throw new DamagedRecord({ code: 'damaged-geometry', params: { name: String(row['project_name']) } });
    return { id: String(row['id']), geojson };
  });
}

/** Gives a collection the shape of the members that it has left, and takes away what was collected for the old one. Inside a transaction of the caller. */
export function shrinkCollection(prepare: Prepare, collectionId: string, { drawn, geojson, ...whole }: NewProject, time: string): void {
  prepare(
    `UPDATE projects SET geom = ?, geom_kind = ?, geojson = ?, geojson_sha256 = ?, geometry_hash = ?, area_hectares = ?, quota_hectares = ?, centroid_lat = ?, centroid_lon = ?, updated_at = ?
     WHERE id = ?`,
  ).run(
    drawn[0]?.blob ?? null,
    drawn[0]?.kind ?? null,
    geojson,
    sha256(geojson),
    whole.geometryHash,
    whole.areaHectares,
    whole.areaHectares,
    whole.centroid?.[1] ?? null,
    whole.centroid?.[0] ?? null,
    time,
    collectionId,
  );
  const { fid } = prepare('SELECT fid FROM projects WHERE id = ?').get(collectionId) as { fid: number };
  prepare("DELETE FROM other_parts WHERE owner = 'projects' AND owner_fid = ?").run(fid);
  putOtherParts(prepare, 'projects', fid, drawn);
  // Figures of the old shape beside the new hectares would be wrong without a word.
  for (const table of ['job', 'collected', 'part']) prepare(`DELETE FROM ${table} WHERE project_id = ?`).run(collectionId);
}
