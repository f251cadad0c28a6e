import type { Project } from '#api/index.ts';
import type { ProjectNote } from '#api/project-notes.ts';
import type { Feature } from '#geo/index.ts';

/** What was written about a project as attributes of a file; none where nothing was. */
const noteProperties = (note: ProjectNote | null): Record<string, string> => ({
  ...(note && note.notes.trim() !== '' ? { notes: note.notes } : {}),
  ...(note && note.tags.length > 0 ? { tags: note.tags.join(', ') } : {}),
});
/** The same as one text, for a file that holds the parcels of a project; '' where nothing was written. */
export const noteText = (note: ProjectNote | null): string => Object.values(noteProperties(note)).join('\n\n');

/** A project as a feature of a file: its shape, what a reader elsewhere needs to know it again, and what was written about it. */
export const projectFeature = (project: Project, note: ProjectNote | null): Feature => ({
  type: 'Feature',
  id: project.id,
  geometry: project.geometry,
  properties: {
    name: project.project_name,
    project_id: project.id,
    area_hectares: project.area_hectares ?? null,
    geometry_hash: project.geometry_hash ?? null,
    created_at: project.created_at,
    ...noteProperties(note),
  },
});
