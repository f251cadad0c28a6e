import { isObject } from '#domain/object.ts';
import type { ClipboardGuard } from '../../clipboard-guard.ts';
import type { Connections } from '../../connections.ts';
import type { KnownSecrets } from '../../known-secrets.ts';
import { Refused } from '../../refused.ts';
import { groupId, type UserGroups } from '../../user-groups.ts';
import type { ApiCalls } from '../api/api-calls.ts';
import type { Checked, HandlerGroup } from '../handler.ts';
import { sentence } from '../../phrases/sentence.ts';

interface GroupAnswer {
  success?: unknown;
  new_user_group?: unknown;
  user_group?: { team_id?: unknown; token?: unknown } & Record<string, unknown>;
}

/** Parses a text that must hold a JSON object. The window checks the same before it asks. */
function objectIn(text: string, field: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refused('not-json', sentence('host.group-not-json', { field, reason: (error as Error).message }), { field });
  }
  if (!isObject(value)) throw new Refused('not-json', sentence('host.group-not-object', { field }), { field });
  return value;
}

type Words = Pick<Checked<'groups.save'>, 'userGroupId' | 'name' | 'environmentTag' | 'mapping' | 'properties'>;

/** The body of a create or update. Refuses texts that are not JSON objects, and secrets: they would be stored here and sent as values that others see. */
function bodyOf({ userGroupId, name, environmentTag, mapping, properties }: Words, secrets: KnownSecrets): Record<string, unknown> {
  const body = {
    name,
    user_group_id: userGroupId,
    mapping: objectIn(mapping, 'mapping'),
    properties: objectIn(properties, 'properties'),
    ...(environmentTag ? { api_environment_tag: environmentTag } : {}),
  };
  if ([name, userGroupId, mapping, properties].some((text) => secrets.cleanText(text) !== text))
    throw new Refused('secret-in-group', sentence('host.secret-in-group'));
  return body;
}
const answerIn = (value: unknown): GroupAnswer => (isObject(value) ? value : {});

async function save(
  { userGroupId, name, environmentTag, mapping, properties, isNew }: Checked<'groups.save'>,
  connectionId: string,
  { groups, calls, secrets }: GroupTools,
  signal: AbortSignal,
) {
  const words = { userGroupId, name, environmentTag: environmentTag ?? null, mapping, properties };
  const body = bodyOf({ ...words, environmentTag }, secrets);
  const id = groupId(userGroupId, words.environmentTag);
  await groups.assertWritable(connectionId, id);
  const { value } = await calls.call(isNew ? 'createUserGroup' : 'updateUserGroup', { body, connectionId }, signal);
  const { success, new_user_group: made, user_group: group } = answerIn(value);
  if (Number(success) !== 1) throw new Refused('group-refused', sentence('host.group-not-saved'));
  await groups.remember(connectionId, words, typeof group?.team_id === 'number' ? group.team_id : null);
  if (typeof group?.token === 'string' && group.token !== '') await groups.saveToken(connectionId, id, group.token);
  const { token: _token, ...told } = group ?? {};
  return { group: await groups.get(connectionId, id), made: typeof made === 'boolean' ? made : null, told };
}

async function rotate(id: string, connectionId: string, { groups, connections, calls }: GroupTools, signal: AbortSignal) {
  const current = await groups.token(connectionId, id);
  if (!current) throw new Refused('no-token', sentence('host.group-token-missing'));
  await groups.assertWritable(connectionId, id);
  const { value } = await calls.call('rotateUserGroupToken', { body: { current_token: current }, connectionId }, signal);
  const { success, user_group: group } = answerIn(value);
  if (Number(success) !== 1 || typeof group?.token !== 'string' || group.token === '')
    throw new Refused('not-rotated', sentence('host.token-not-rotated'));
  await groups.saveToken(connectionId, id, group.token);
  // A connection that uses this token itself needs the new one for its next call.
  if ((await connections.readSecret(connectionId, 'user-group-token')) === current)
    await connections.saveSecret(connectionId, 'user-group-token', '', group.token);
  return groups.get(connectionId, id);
}

interface GroupTools {
  groups: UserGroups;
  connections: Connections;
  calls: ApiCalls;
  clipboard: ClipboardGuard;
  secrets: KnownSecrets;
}

export function groupsHandlers(tools: GroupTools): HandlerGroup<'groups'> & Pick<HandlerGroup<'keys'>, 'keys.copy'> {
  const { groups, connections, clipboard } = tools;
  const connection = async (id: string | undefined) => id ?? (await connections.selectedId());
  return {
    'groups.list': async ({ connectionId }) => {
      const id = await connection(connectionId);
      return { connectionId: id, groups: await groups.list(id), ownAddress: await connections.hasUserGroupAddress(id) };
    },
    'groups.save': async (input, { signal }) => save(input, await connection(input.connectionId), tools, signal),
    'groups.rotate': async ({ connectionId, id }, { signal }) => rotate(id, await connection(connectionId), tools, signal),
    'groups.saveToken': async ({ connectionId: named, id, secret }) => {
      const connectionId = await connection(named);
      await groups.get(connectionId, id);
      await groups.saveToken(connectionId, id, secret);
      return groups.get(connectionId, id);
    },
    'groups.forget': async ({ connectionId, id }) => {
      await groups.forget(await connection(connectionId), id);
      return {};
    },
    'keys.copy': async ({ connectionId: named, groupId: id }) => {
      const connectionId = await connection(named);
      const token =
        id === undefined ? await connections.readSecret(connectionId, 'user-group-token') : await groups.token(connectionId, id);
      if (!token) throw new Refused('no-token', sentence('host.token-missing'));
      return { clearsAfterSeconds: await clipboard.copy(token) };
    },
  };
}
