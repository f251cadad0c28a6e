import { embeddedId, type Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { Ports } from '../../ports.ts';
import type { UserGroups } from '../../user-groups.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { HandlerGroup } from '../handler.ts';

export function connectionsHandlers(
  ports: Ports,
  connections: Connections,
  calls: ApiCalls,
  offline: Pick<Offline, 'connectionRemoved'>,
  groups: Pick<UserGroups, 'forgetAll'>,
): HandlerGroup<'connections'> {
  return {
    'connections.list': async () => ({ connections: await connections.list(), keychain: ports.keys.kind }),
    'connections.save': (input) => connections.save(input),
    'connections.remove': async ({ id }) => {
      // Its tokens leave the keychain first: without the list nobody would find them again.
      if (id !== embeddedId) await groups.forgetAll(id);
      await connections.remove(id);
      await offline.connectionRemoved(id);
      return {};
    },
    'connections.select': async ({ id }) => {
      await connections.select(id);
      return {};
    },
    'connections.test': async ({ id }, { signal }) => {
      await connections.nameOf(id);
      const started = Date.now();
      try {
        const { value, raw } = await calls.call('listProjects', { connectionId: id, live: true }, signal);
        const milliseconds = Date.now() - started;
        if (!Array.isArray(value))
          return {
            ok: false,
            message: 'It answers, but not as a monitoring API does. Check the address.',
            projectCount: null,
            milliseconds,
          };
        return {
          ok: true,
          message: raw ? 'The key is good; the list of projects is unlike what Hectare expects.' : 'The key is good.',
          projectCount: value.length,
          milliseconds,
        };
      } catch (error) {
        return { ok: false, message: (error as Error).message, projectCount: null, milliseconds: Date.now() - started };
      }
    },
  };
}
