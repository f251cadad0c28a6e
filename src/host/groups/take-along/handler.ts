import type { Basemaps } from '../../basemaps.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { takeAlong } from '../../offline/take-along.ts';
import type { HandlerGroup } from '../handler.ts';

export function takeAlongHandlers(offline: Offline, connections: Connections, basemaps: Basemaps): HandlerGroup<'takeAlong'> {
  const { plan, take, remove } = takeAlong(offline, basemaps);
  return {
    'takeAlong.plan': async ({ projectId, tiles, measure }, { signal, progress }) =>
      plan({ connectionId: await connections.selectedId(), projectId, tiles, measure }, signal, progress),
    'takeAlong.start': async ({ projectId, tiles }, { signal, progress }) => {
      const { bytes, packBytes, missing, takenAt } = await take(
        { connectionId: await connections.selectedId(), projectId, tiles },
        signal,
        progress,
      );
      return { bytes, packBytes, missing, takenAt };
    },
    'takeAlong.remove': async ({ connectionId, projectId }) => {
      await remove(connectionId, projectId);
      return {};
    },
  };
}
