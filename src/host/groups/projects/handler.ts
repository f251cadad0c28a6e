import type { Project } from '#api/index.ts';
import { fileNameOf } from '#domain/file-name.ts';
import { formats, writeFile, type Note } from '#formats/index.ts';
import type { Feature } from '#geo/index.ts';
import { noteText, projectFeature } from '#report/index.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { Ports } from '../../ports.ts';
import type { ShapesOfProject } from '../../project-shapes/project-shapes.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { HandlerGroup } from '../handler.ts';
import { overviewsOf } from './overview.ts';

/** Shapes of several projects in one file stand in a folder for each project. */
const inFolder =
  (projectName: string) =>
  ({ properties, ...rest }: Feature): Feature => {
    const folder =
      typeof properties?.['folder'] === 'string' && properties['folder'] !== '' ? `${projectName}/${properties['folder']}` : projectName;
    return { ...rest, properties: { ...properties, folder } };
  };

export function projectsHandlers(
  ports: Ports,
  calls: ApiCalls,
  { outbox, notes, nameOfProject }: Pick<Offline, 'outbox' | 'notes' | 'nameOfProject'>,
  connections: Connections,
  shapesOf: ShapesOfProject,
): HandlerGroup<'projects'> {
  return {
    // Through the outbox, online as well: what a kill interrupts is found there and never sent twice.
    'projects.create': async ({ name, geojson, isCollection, isControlPool, replaces }, { signal }) => {
      if (replaces !== undefined) await notes.beforeEdit(replaces, signal);
      const outcome = await outbox.create(
        await connections.selectedId(),
        { name, geojson, isCollection, isControlPool },
        replaces ?? null,
        signal,
      );
      return outcome.kind === 'done' ? { id: outcome.projectId, waiting: null } : { id: null, waiting: outcome.entry.id };
    },
    'projects.remove': async ({ id: projectId, connectionId }, { signal }) => {
      const id = connectionId ?? (await connections.selectedId());
      const outcome = await outbox.remove(id, projectId, await nameOfProject(id, projectId), signal);
      return { waiting: outcome.kind === 'done' ? null : outcome.entry.id };
    },
    'projects.overview': async ({ wanted }, { signal }) => overviewsOf(calls, await connections.selectedId(), wanted, signal),
    'projects.shapes': async ({ id: projectId }, { signal }) => shapesOf(await calls.project(projectId, signal), signal),
    'projects.notes': async (_input, { signal }) => ({ notes: await notes.list(signal) }),
    'projects.saveNote': async ({ id: projectId, connectionId, ...note }, { signal }) => ({
      isSent: await notes.save(connectionId ?? (await connections.selectedId()), projectId, note, signal),
    }),
    'projects.export': async ({ projectIds, format }, { signal, progress }) => {
      const projects: Project[] = [];
      const features: Feature[] = [];
      // A service that does not answer holds no export up: its shapes are stored here, its notes are not.
      const written = await notes.list(signal).catch(() => ({}) as Awaited<ReturnType<typeof notes.list>>);
      const noteOf = (id: string) => written[id] ?? null;
      for (const id of projectIds) {
        const project = await calls.project(id, signal);
        const { features: shapes, origin } = await shapesOf(project, signal);
        projects.push(project);
        features.push(
          ...(origin === 'boundary'
            ? [projectFeature(project, noteOf(id))]
            : projectIds.length === 1
              ? shapes
              : shapes.map(inFolder(project.project_name))),
        );
        progress(projects.length / (projectIds.length + 1));
      }
      const title = projects.length === 1 ? projects[0]!.project_name : 'Projects';
      // Several projects have no text of their own in one file.
      const description = projects.length === 1 ? noteText(noteOf(projectIds[0]!)) : '';
      const changes: Note[] = [];
      const bytes = await writeFile(format, features, { name: title, notes: changes, ...(description ? { description } : {}) });
      signal.throwIfAborted();
      const ending = formats.find((one) => one.id === format)!.extensions[0]!;
      const kinds = { geojson: 'geojson', kml: 'kml', kmz: 'kmz', csv: 'csv' } as const;
      const kind = format in kinds ? kinds[format as keyof typeof kinds] : 'any';
      const saved = await ports.saveFile(`${fileNameOf(title)}${ending}`, kind, bytes);
      return { ...saved, notes: changes.map(({ code, message, phrase, severity }) => ({ code, message, phrase, severity })) };
    },
  };
}
