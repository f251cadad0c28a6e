import type { StatementSync } from 'node:sqlite';
import type { BoundingBox, Geometry } from '#geo/index.ts';
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
      `SELECT DISTINCT geojson FROM projects JOIN rtree_projects_geom ON rtree_projects_geom.id = fid
      WHERE projects.id <> ? AND user_id = (SELECT user_id FROM projects WHERE id = ?) AND coalesce(parent_collection, '') <> ? AND ${isShown}
        AND maxx >= ? AND minx <= ? AND maxy >= ? AND miny <= ?`,
    ).all(projectId, projectId, projectId, left, right, south, north),
  );
  return rows.map((row) => JSON.parse(String(row['geojson'])) as Geometry);
}
