import type { StatementSync } from 'node:sqlite';
import { DamagedRecord } from './damaged-record.ts';
import { sha256 } from './checksum.ts';
import type { NewProject } from './project-rows.ts';

type Prepare = (sql: string) => StatementSync;
export interface Member {
  id: string;
  geojson: string;
}

/** The members of a collection without one of them, in their order. Throws DamagedRecord when a geometry does not equal its checksum. */
export function membersBut(prepare: Prepare, collectionId: string, id: string): Member[] {
  const rows = prepare(
    'SELECT id, project_name, geojson, geojson_sha256 FROM projects WHERE parent_collection = ? AND id <> ? ORDER BY fid',
  ).all(collectionId, id);
  return rows.map((row) => {
    const geojson = String(row['geojson']);
    if (sha256(geojson) !== row['geojson_sha256'])
      throw new DamagedRecord({ code: 'damaged-geometry', params: { name: String(row['project_name']) } });
    return { id: String(row['id']), geojson };
  });
}

/** Gives a collection the shape of the members that it has left, and takes away what was collected for the old one. Inside a transaction of the caller. */
export function shrinkCollection(prepare: Prepare, collectionId: string, { blob, geojson, ...whole }: NewProject, time: string): void {
  prepare(
    `UPDATE projects SET geom = ?, geojson = ?, geojson_sha256 = ?, geometry_hash = ?, area_hectares = ?, quota_hectares = ?, centroid_lat = ?, centroid_lon = ?, updated_at = ?
     WHERE id = ?`,
  ).run(
    blob,
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
  // Figures of the old shape beside the new hectares would be wrong without a word.
  for (const table of ['job', 'collected', 'part']) prepare(`DELETE FROM ${table} WHERE project_id = ?`).run(collectionId);
}
