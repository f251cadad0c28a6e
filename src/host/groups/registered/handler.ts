import { vertexCount, type Geometry } from '#geo/index.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { fetchBoundaries } from '../../registered-land/fetch-boundaries.ts';
import { listedProjects } from '../../registered-land/listed-projects.ts';
import type { HandlerGroup } from '../handler.ts';

/** Boundaries with so many corners are an answer of some megabytes. */
const maxCornersAtOnce = 100_000;

export function registeredHandlers({ boundaries }: Pick<Offline, 'boundaries'>, connections: Connections): HandlerGroup<'registered'> {
  return {
    'registered.fetch': async (_input, { signal, progress }) => {
      const connectionId = await connections.selectedId();
      // Only the service itself may answer: what was seen before is no list of what is registered now.
      const call: Parameters<typeof listedProjects>[0] = async (operation, input) =>
        (await connections.client(connectionId)).call(operation, input, signal);
      const { projects, unlisted } = await listedProjects(call, signal);
      const outcomes = await fetchBoundaries(projects, { connectionId, call, kept: boundaries }, signal, (done) =>
        progress(done / projects.length),
      );
      return { connectionId, projects: projects.map(({ id, name }, at) => ({ id, name, missing: outcomes[at]!.missing })), unlisted };
    },
    'registered.boundaries': async ({ connectionId, ids }, { signal }) => {
      const found: { id: string; geometry: Geometry | null; memberIds: string[] }[] = [];
      for (let corners = 0; found.length < ids.length && corners < maxCornersAtOnce;) {
        signal.throwIfAborted();
        const id = ids[found.length]!;
        const kept = await boundaries.read(connectionId, id);
        found.push({ id, geometry: kept?.geometry ?? null, memberIds: kept?.memberIds ?? [] });
        if (kept) corners += vertexCount(kept.geometry);
      }
      return { found };
    },
  };
}
