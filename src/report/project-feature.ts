import type { Project } from '#api/index.ts';
import type { Feature } from '#geo/index.ts';

/** A project as a feature of a file: its shape, and what a reader elsewhere needs to know it again. */
export const projectFeature = (project: Project): Feature => ({
  type: 'Feature',
  id: project.id,
  geometry: project.geometry,
  properties: {
    name: project.project_name,
    project_id: project.id,
    area_hectares: project.area_hectares ?? null,
    geometry_hash: project.geometry_hash ?? null,
    created_at: project.created_at,
  },
});
