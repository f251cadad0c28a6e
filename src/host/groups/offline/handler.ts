import type { Basemaps } from '../../basemaps.ts';
import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { letTilesGo } from '../../offline/take-along/tile-lists.ts';
import type { HandlerGroup } from '../handler.ts';
import { shownArea } from '../map-areas/handler.ts';

export function offlineHandlers(
  { store, boundaries, projectTiles, taken, areas, namedTiles, limitBytes, setLimit, reachability }: Offline,
  connections: Connections,
  { kept: keptTiles }: Basemaps,
): HandlerGroup<'offline'> {
  return {
    'offline.state': async () => {
      const [kept, all, limit, records, keptAreas] = await Promise.all([
        store.usage(),
        connections.list(),
        limitBytes(),
        taken.list(),
        areas.list(),
      ]);
      return {
        limitBytes: limit,
        connections: all.map(({ id, name }) => {
          const { answers = 0, bytes = 0, oldestUse = null } = kept.find(({ connectionId }) => connectionId === id) ?? {};
          return { id, name, answers, bytes, oldestUse, reachable: !reachability.isLost(id) };
        }),
        taken: records.map(({ projectId, name, connectionId, takenAt, bytes, packBytes, missing }) => ({
          projectId,
          name,
          connectionId,
          takenAt,
          bytes,
          packBytes,
          missing,
        })),
        areas: keptAreas.map(shownArea),
      };
    },
    'offline.setLimit': async ({ bytes }) => {
      await setLimit(bytes);
      return {};
    },
    'offline.clear': async ({ connectionId }) => {
      const gone = (await taken.list()).filter((record) => connectionId === undefined || record.connectionId === connectionId);
      for (const record of gone) await taken.remove(record, record.projectId);
      await letTilesGo(
        keptTiles,
        gone.flatMap(({ tiles }) => tiles),
        await namedTiles(),
        'delete',
      );
      let freedBytes = 0;
      for (const kept of [store, boundaries, projectTiles]) freedBytes += await kept.clear(connectionId);
      return { freedBytes };
    },
    /** the system says that a network is there, or the user wants to know */
    'offline.check': async ({ connectionId }) => ({
      reachable: await reachability.askNow(connectionId ?? (await connections.selectedId())),
    }),
  };
}
