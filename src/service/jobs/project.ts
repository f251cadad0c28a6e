import type { Geometry } from '#geo/index.ts';
import type { AnsweredProject, ProductProject } from '#products/product.ts';
import { declaredOf, isOldGrowth } from '../answers.ts';
import type { ProjectHead } from '../storage/project-heads.ts';
import type { ProjectRow } from '../storage/project-rows.ts';
import type { ThreadProject } from './messages.ts';

/** A project as products take it; its shape is parsed only where it is looked at, because a million vertices take a second. */
export function productProject({ geojson, ...rest }: ThreadProject): ProductProject {
  let geometry: Geometry | null = null;
  return {
    ...rest,
    get geometry() {
      geometry ??= JSON.parse(geojson) as Geometry;
      return geometry;
    },
  };
}

/** A project as answers know it. */
export const answeredProject = (row: ProjectHead): AnsweredProject => ({
  id: row.id,
  name: row.project_name,
  areaHectares: row.area_hectares,
  centroid: [row.centroid_lon ?? 0, row.centroid_lat ?? 0],
  createdAt: row.created_at,
  timeZone: row.time_zone,
  ecologicalZone: row.ecological_zone,
  isOldGrowth: isOldGrowth(row),
  declaredRemovals: declaredOf(row),
});

export const threadProject = (row: ProjectRow): ThreadProject => ({ ...answeredProject(row), geojson: row.geojson });
