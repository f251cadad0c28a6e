import { computed } from 'vue';
import type { Geometry } from '#geo/index.ts';
import type { MapFeature } from '#window/kit/map-types.ts';
import { useDeletion } from '#window/workspace/deletion.ts';
import { useFiles } from '#window/shapes/files.ts';
import { useProjectNotes } from '#window/workspace/project-notes.ts';
import { useWorkspace } from '#window/workspace/workspace.ts';

/** Every project where it lies, while none is open and no file is being checked: a dot with its name, because outlines cannot be seen from afar. */
export function useProjectOverview() {
  const files = useFiles();
  const workspace = useWorkspace();
  const deletion = useDeletion();
  const notes = useProjectNotes();
  // The map redraws what is another object; a dot that stays is the same one.
  const points = new Map<string, Geometry>();
  const pointOf = (longitude: number, latitude: number): Geometry => {
    const key = `${longitude} ${latitude}`;
    const known = points.get(key) ?? { type: 'Point' as const, coordinates: [longitude, latitude] };
    points.set(key, known);
    return known;
  };
  return computed<MapFeature[]>(() => {
    if (workspace.current || files.isOpen || files.arriving.length > 0) return [];
    return workspace.projects.flatMap(({ id, project_name: label, centroid_lon: longitude, centroid_lat: latitude }) => {
      const geometry =
        typeof longitude === 'number' && typeof latitude === 'number' ? pointOf(longitude, latitude) : workspace.details.get(id)?.outline;
      return geometry && !deletion.leaving.has(id) && !notes.isHidden(id) ? [{ id, geometry, label, style: 'project' as const }] : [];
    });
  });
}
