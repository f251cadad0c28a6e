import type { StatementSync } from 'node:sqlite';
import type { BoundingBox, Geometry } from '#geo/index.ts';
import { wholeColumn } from '#backups/row-digest.ts';
import { sha256 } from './checksum.ts';
import { DamagedRecord } from './damaged-record.ts';
import { isShown } from './job-queue.ts';

/** Geometries of an account's other projects whose boxes meet a box. */
export function otherGeometries(
  prepare: (sql: string) => StatementSync,
  projectId: string,
  [west, south, east, north]: BoundingBox,
): Geometry[] {
  const spans: [number, number][] =
    west > east
      ? [
          [west, 180],
          [-180, east],
        ]
      : [[west, east]];
  const rows = spans.flatMap(([left, right]) =>
    prepare(
      // The index holds the first kind of a shape; the few of several kinds are taken with whatever box.
      `SELECT DISTINCT project_name, geojson, geojson_sha256, ${wholeColumn('projects')} FROM projects
      WHERE projects.id <> ? AND user_id = (SELECT user_id FROM projects WHERE id = ?) AND coalesce(parent_collection, '') <> ? AND ${isShown}
        AND fid IN (SELECT id FROM rtree_projects_geom WHERE maxx >= ? AND minx <= ? AND maxy >= ? AND miny <= ?
          UNION ALL SELECT owner_fid FROM other_parts WHERE owner = 'projects')`,
    ).all(projectId, projectId, projectId, left, right, south, north),
  );
  const geometries = new Map<string, Geometry>();
  for (const { project_name: name, geojson, geojson_sha256: digest, is_whole: isWhole } of rows) {
    if (isWhole !== 1 || sha256(String(geojson)) !== digest)
      throw new DamagedRecord({ code: 'damaged-geometry', params: { name: String(name) } });
    if (!geometries.has(String(digest))) geometries.set(String(digest), JSON.parse(String(geojson)) as Geometry);
  }
  return [...geometries.values()];
}
