import { embeddedId, type Connections } from '../../connections.ts';
import type { Offline } from '../../offline/index.ts';
import { Refused } from '../../refused.ts';
import type { UserGroups } from '../../user-groups.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { HandlerGroup } from '../handler.ts';

const rotateElsewhere = {
  embedded: 'The embedded service makes a new key at every start; there is nothing to rotate.',
  remote: 'API keys are issued by the provider. Ask for a new one and enter it here; the old one is replaced.',
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
      if (!current) throw new Refused('no-token', 'There is no user-group token to rotate. Enter one first.');
      await connections.assertWritable(connectionId, kind, current);
      const { value } = await calls.call('rotateUserGroupToken', { body: { current_token: current }, connectionId }, signal);
      const { success, user_group: group } = value as { success?: unknown; user_group?: { token?: unknown; name?: unknown } };
      if (success !== 1 || typeof group?.token !== 'string')
        throw new Refused('not-rotated', 'The service did not rotate the token; the old one is kept.');
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
