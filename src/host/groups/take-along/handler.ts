import type { Basemaps } from '../../basemaps.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { ProjectHeights } from '../../heights/project-heights.ts';
import { TakeAlong } from '../../offline/take-along/take-along.ts';
import type { HandlerGroup } from '../handler.ts';

export function takeAlongHandlers(
  offline: Offline,
  connections: Connections,
  basemaps: Basemaps,
  heights: ProjectHeights,
): HandlerGroup<'takeAlong'> {
  const takeAlong = new TakeAlong(offline, basemaps, heights);
  return {
    'takeAlong.plan': async ({ measure, ...choice }, { signal, progress }) =>
      takeAlong.plan({ connectionId: await connections.selectedId(), ...choice, measure }, signal, progress),
    'takeAlong.start': async (choice, { signal, progress }) => {
      const { bytes, packBytes, heights, missing, takenAt } = await takeAlong.take(
        { connectionId: await connections.selectedId(), ...choice },
        signal,
        progress,
      );
      return { bytes, packBytes, heights: heights.map(({ basemapId }) => basemapId), missing, takenAt };
    },
    'takeAlong.remove': async ({ connectionId, projectId }) => {
      await takeAlong.remove(connectionId, projectId);
      return {};
    },
  };
}
