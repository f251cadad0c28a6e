import { geometryHash, type Geometry } from '../../geo/index.ts';
import { buildReport, writePdf } from '../../report/index.ts';
import type { Connections } from '../connections.ts';
import type { Ports } from '../ports.ts';
import type { ApiCalls } from './api-calls.ts';
import { fileNameOf } from './file-name.ts';
import type { HandlerGroup } from './handler.ts';

export function reportHandlers(ports: Ports, connections: Connections, calls: ApiCalls): HandlerGroup<'report'> {
  return {
    'report.create': async ({ projectId, mapPng, notes, paper }, { signal, progress }) => {
      progress(0.1, 'Reading the project');
      const project = await calls.project(projectId, signal);
      progress(0.4, 'Writing the report');
      const bytes = await writePdf(buildReport({
        // A service that gives no hash gets ours.
        project: { ...project, geometry_hash: project.geometry_hash ?? geometryHash(project.geometry as unknown as Geometry) },
        connectionName: await connections.nameOf(await connections.selectedId()), date: new Date(), notes, paper, mapPng: mapPng ?? null,
      }));
      signal.throwIfAborted();
      progress(0.9, 'Saving');
      return ports.saveFile(`${fileNameOf(project.project_name)}.pdf`, 'pdf', bytes);
    },
  };
}
