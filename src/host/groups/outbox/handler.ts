import type { Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { HandlerGroup } from '../handler.ts';

export function outboxHandlers({ outbox, reachability }: Offline, connections: Connections): HandlerGroup<'outbox'> {
  return {
    'outbox.list': async () => {
      const { paused, entries, done } = await outbox.list();
      const names = new Map((await connections.list()).map(({ id, name }) => [id, name]));
      return { paused, entries: entries.map((entry) => ({ ...entry, connectionName: names.get(entry.connectionId) ?? null })), done };
    },
    'outbox.send': async ({ id }) => {
      const { entries } = await outbox.list();
      for (const connectionId of new Set(entries.map((entry) => entry.connectionId)))
        if (reachability.isLost(connectionId)) void reachability.askNow(connectionId);
      await outbox.sendNow(id);
      return {};
    },
    'outbox.pause': async ({ paused }) => {
      await outbox.setPaused(paused);
      return {};
    },
    'outbox.rename': async ({ id, name }) => {
      await outbox.rename(id, name);
      return {};
    },
    'outbox.settle': async ({ id, as }) => {
      await outbox.settle(id, as);
      return {};
    },
    'outbox.discard': async ({ id }) => {
      await outbox.discard(id);
      return {};
    },
    'outbox.restore': async ({ id }) => {
      await outbox.restore(id);
      return {};
    },
    'outbox.data': async ({ id }) => {
      const { entry, shape } = await outbox.data(id);
      return {
        name: entry.name,
        isCollection: entry.isCollection,
        isControlPool: entry.isControlPool,
        replaces: entry.kind === 'edit' ? entry.projectId : null,
        geojson: shape,
      };
    },
  };
}
