import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { HandlerGroup } from '../handler.ts';

export function offlineHandlers(
  { store, taken, limitBytes, setLimit, reachability }: Offline,
  connections: Connections,
): HandlerGroup<'offline'> {
  return {
    'offline.state': async () => {
      const [kept, all, limit, records] = await Promise.all([store.usage(), connections.list(), limitBytes(), taken.list()]);
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
      };
    },
    'offline.setLimit': async ({ bytes }) => {
      await setLimit(bytes);
      return {};
    },
    'offline.clear': async ({ connectionId }) => {
      for (const record of await taken.list())
        if (connectionId === undefined || record.connectionId === connectionId) await taken.remove(record, record.projectId);
      return { freedBytes: await store.clear(connectionId) };
    },
    /** the system says that a network is there, or the user wants to know */
    'offline.check': async ({ connectionId }) => ({
      reachable: await reachability.askNow(connectionId ?? (await connections.selectedId())),
    }),
  };
}
