import { embeddedId, type Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import type { Ports } from '../../ports.ts';
import type { UserGroups } from '../../user-groups.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';
import { codeOf, codeOfError, type Sentence } from '#sentences/phrases/index.ts';

const worded = (words: Sentence) => ({ message: words.detail, phrase: codeOf(words) });

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
            ...worded(sentence('host.not-a-monitoring-api')),
            projectCount: null,
            milliseconds,
          };
        return {
          ok: true,
          ...worded(sentence(raw ? 'host.key-good-list-unlike' : 'host.key-good')),
          projectCount: value.length,
          milliseconds,
        };
      } catch (error) {
        return {
          ok: false,
          message: (error as Error).message,
          phrase: codeOfError(error),
          projectCount: null,
          milliseconds: Date.now() - started,
        };
      }
    },
  };
}
