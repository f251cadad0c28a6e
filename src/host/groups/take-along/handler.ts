import type { Basemaps } from '../../basemaps.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { TakeAlong } from '../../offline/take-along/take-along.ts';
import type { HandlerGroup } from '../handler.ts';

export function takeAlongHandlers(offline: Offline, connections: Connections, basemaps: Basemaps): HandlerGroup<'takeAlong'> {
  const takeAlong = new TakeAlong(offline, basemaps);
  return {
    'takeAlong.plan': async ({ projectId, tiles, measure }, { signal, progress }) =>
      takeAlong.plan({ connectionId: await connections.selectedId(), projectId, tiles, measure }, signal, progress),
    'takeAlong.start': async ({ projectId, tiles }, { signal, progress }) => {
      const { bytes, packBytes, missing, takenAt } = await takeAlong.take(
        { connectionId: await connections.selectedId(), projectId, tiles },
        signal,
        progress,
      );
      return { bytes, packBytes, missing, takenAt };
    },
    'takeAlong.remove': async ({ connectionId, projectId }) => {
      await takeAlong.remove(connectionId, projectId);
      return {};
    },
  };
}
