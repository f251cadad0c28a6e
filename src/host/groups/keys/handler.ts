import { embeddedId, type Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { Refused } from '../../refused.ts';
import type { UserGroups } from '../../user-groups.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

const rotateElsewhere = {
  embedded: sentence('host.rotate-embedded'),
  remote: sentence('host.rotate-at-provider'),
};

export function keysHandlers(
  connections: Connections,
  calls: ApiCalls,
  offline: Pick<Offline, 'keyChanged'>,
  groups: Pick<UserGroups, 'tokenRotated'>,
): Omit<HandlerGroup<'keys'>, 'keys.copy'> {
  return {
    'keys.save': async ({ connectionId, kind, label, secret }) => {
      const saved = await connections.saveSecret(connectionId, kind, label, secret);
      if (kind === 'api-key') await offline.keyChanged(connectionId, false);
      return saved;
    },
    'keys.rotate': async ({ connectionId, kind }, { signal }) => {
      if (kind === 'api-key')
        throw new Refused('rotate-at-provider', connectionId === embeddedId ? rotateElsewhere.embedded : rotateElsewhere.remote);
      const current = await connections.readSecret(connectionId, kind);
      if (!current) throw new Refused('no-token', sentence('host.no-token-to-rotate'));
      await connections.assertWritable(connectionId, kind, current);
      const { value } = await calls.call('rotateUserGroupToken', { body: { current_token: current }, connectionId }, signal);
      const { success, user_group: group } = value as { success?: unknown; user_group?: { token?: unknown; name?: unknown } };
      if (success !== 1 || typeof group?.token !== 'string') throw new Refused('not-rotated', sentence('host.token-not-rotated'));
      const saved = await connections.saveSecret(
        connectionId,
        kind,
        typeof group.name === 'string' ? group.name.slice(0, 40) : '',
        group.token,
      );
      await groups.tokenRotated(connectionId, current, group.token);
      return saved;
    },
    'keys.remove': async ({ connectionId, kind }) => {
      await connections.removeSecret(connectionId, kind);
      if (kind === 'api-key') await offline.keyChanged(connectionId, true);
      return {};
    },
  };
}
