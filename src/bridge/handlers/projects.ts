import type { Project } from '../../api/index.ts';
import { formats, writeFile } from '../../formats/index.ts';
import type { Feature, Geometry } from '../../geo/index.ts';
import type { Ports } from '../ports.ts';
import type { ApiCalls } from './api-calls.ts';
import { fileNameOf } from './file-name.ts';
import type { HandlerGroup } from './handler.ts';

const featureOf = (project: Project): Feature => ({
  type: 'Feature', id: project.id, geometry: project.geometry as unknown as Geometry,
  properties: {
    name: project.project_name, project_id: project.id, area_hectares: project.area_hectares ?? null,
    geometry_hash: project.geometry_hash ?? null, created_at: project.created_at,
  },
});

export function projectsHandlers(ports: Ports, calls: ApiCalls): HandlerGroup<'projects'> {
  return {
    'projects.create': async ({ name, geojson, isCollection, isControlPool }, { signal }) => {
      const query = { project_name: name, is_collection: isCollection, is_control_pool: isControlPool };
      return (await calls.call('createProject', { query, body: geojson }, signal)).value;
    },
    'projects.export': async ({ projectIds, format }, { signal, progress }) => {
      const projects: Project[] = [];
      for (const id of projectIds) {
        projects.push(await calls.project(id, signal));
        progress(projects.length / (projectIds.length + 1));
      }
      const title = projects.length === 1 ? projects[0]!.project_name : 'Projects';
      const bytes = await writeFile(format, projects.map(featureOf), { name: title });
      signal.throwIfAborted();
      const ending = formats.find((one) => one.id === format)!.extensions[0]!;
      const kinds = { geojson: 'geojson', kml: 'kml', kmz: 'kmz', csv: 'csv' } as const;
      return ports.saveFile(`${fileNameOf(title)}${ending}`, format in kinds ? kinds[format as keyof typeof kinds] : 'any', bytes);
    },
  };
}
