import type { Project } from '#api/index.ts';
import type { ProjectNote } from '#api/project-notes.ts';
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

/** What people write about projects, and whether others did. */
function noteHandlers(
  calls: ApiCalls,
  notes: Offline['notes'],
  connections: Connections,
): Pick<HandlerGroup<'projects'>, 'projects.notes' | 'projects.saveNote' | 'projects.tags'> {
  return {
    'projects.notes': async (_input, { signal }) => notes.list(signal),
    'projects.saveNote': async ({ id: projectId, connectionId, base, ...note }, { signal }) => {
      const { refusal, ...saved } = await notes.save(connectionId ?? (await connections.selectedId()), projectId, note, base, signal);
      return { ...saved, refusal: refusal && { code: refusal.code, message: refusal.message, phrase: refusal.phrase } };
    },
    'projects.tags': async (_input, { signal }) => {
      const connectionId = await connections.selectedId();
      const { stale, etag = null } = await calls.call('listProjects', { connectionId }, signal);
      return { list: stale ? null : etag, notes: stale ? null : await notes.tag(connectionId, signal) };
    },
  };
}

const tileHandlers = (
  projectTiles: Offline['projectTiles'],
  connections: Connections,
): Pick<HandlerGroup<'projects'>, 'projects.tiles' | 'projects.tile'> => ({
  'projects.tiles': async (_input, { signal }) => {
    const connectionId = await connections.selectedId();
    return { connectionId, offered: await projectTiles.offered(connectionId, signal) };
  },
  'projects.tile': async ({ connectionId, ...place }, { signal }) => projectTiles.tile(connectionId, place, signal),
});

export function projectsHandlers(
  ports: Ports,
  calls: ApiCalls,
  { outbox, notes, nameOfProject, projectTiles }: Pick<Offline, 'outbox' | 'notes' | 'nameOfProject' | 'projectTiles'>,
  connections: Connections,
  shapesOf: ShapesOfProject,
): HandlerGroup<'projects'> {
  return {
    // Through the outbox, online as well: what a kill interrupts is found there and never sent twice.
    'projects.create': async ({ name, geojson, isCollection, isControlPool, replaces }, { signal }) => {
      const connectionId = await connections.selectedId();
      // An edit does not wait for a service that does not answer; what it has is taken over when the edit is sent.
      if (replaces !== undefined) await notes.beforeEdit(connectionId, replaces, signal).catch(() => {});
      const outcome = await outbox.create(connectionId, { name, geojson, isCollection, isControlPool }, replaces ?? null, signal);
      return outcome.kind === 'done' ? { id: outcome.projectId, waiting: null } : { id: null, waiting: outcome.entry.id };
    },
    'projects.remove': async ({ id: projectId, connectionId }, { signal }) => {
      const id = connectionId ?? (await connections.selectedId());
      const outcome = await outbox.remove(id, projectId, await nameOfProject(id, projectId), signal);
      return { waiting: outcome.kind === 'done' ? null : outcome.entry.id };
    },
    'projects.overview': async (input, { signal }) => overviewsOf(calls, await connections.selectedId(), input, signal),
    'projects.shapes': async ({ id: projectId }, { signal }) => shapesOf(await calls.project(projectId, signal), signal),
    ...noteHandlers(calls, notes, connections),
    ...tileHandlers(projectTiles, connections),
    'projects.export': async ({ projectIds, format }, { signal, progress }) => {
      const projects: Project[] = [];
      const features: Feature[] = [];
      // A service that does not answer holds no export up: its shapes are stored here, its notes are not.
      const written = await notes.list(signal).then(
        ({ notes: all }) => all,
        () => ({}) as Record<string, ProjectNote>,
      );
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
