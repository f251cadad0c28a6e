import { detailEntry, ValidationFault } from '#api/index.ts';
import { api } from '#operations/index.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Serve, Services } from '../serve.ts';
import { newToken, tokenFrom } from '../user-group-token.ts';
import type { UserGroups } from '../storage/store.ts';
import type { NewUserGroup, UserGroupRow } from '../storage/user-group-store.ts';

interface GroupBody {
  name: string;
  user_group_id: string;
  mapping: object;
  properties: object;
  api_environment_tag?: string;
}

const refused = (field: string, words: Sentence) => new ValidationFault([detailEntry(['body', field], words, 'value_error')]);
const groupReply = (row: UserGroupRow, token: string) => ({
  team_id: row.team_id,
  token,
  name: row.name,
  provided_id: row.provided_id,
  properties: JSON.parse(row.properties) as unknown,
  api_environment_tag: row.environment_tag || null,
});
/** The token goes to who has it already, and to who may make groups; to a group that asks about another one it is empty. */
async function tokenFor(groups: UserGroups, row: UserGroupRow, caller: string, adminToken: string): Promise<string> {
  const isOf = async (token: string) => (await groups.ofToken(token))?.team_id === row.team_id;
  if (await isOf(caller)) return caller;
  if (!isSameSecret(caller, adminToken) || row.nonce === null) return '';
  const token = tokenFrom(adminToken, row.nonce);
  // Not where the group was made under another admin token.
  return (await isOf(token)) ? token : '';
}

const groupOf = (body: unknown): NewUserGroup => {
  const { name, user_group_id: providedId, mapping, properties, api_environment_tag: tag = '' } = body as GroupBody;
  return { name, providedId, mapping, properties, tag };
};

/** User groups, whose holders call with a token in place of a key. */
export function userGroupRoutes(serve: Serve, { storage, adminToken }: Services): void {
  const groups = storage.userGroups;
  const withToken = async (row: UserGroupRow, caller: string) => groupReply(row, await tokenFor(groups, row, caller, adminToken));
  serve(api.createUserGroup, async ({ body }, { userId: token }) => {
    const made = newToken(adminToken);
    const group = await groups.make(made, groupOf(body));
    if (!group) throw refused('api_environment_tag', sentence('service.group-tag-required'));
    const { row, isNew } = group;
    return { success: 1, new_user_group: isNew, user_group: isNew ? groupReply(row, made.token) : await withToken(row, token) };
  });
  serve(api.updateUserGroup, async ({ body }, { userId: token }) => {
    const row = await groups.change(groupOf(body));
    if (!row) throw refused('user_group_id', sentence('service.no-such-group'));
    return { success: 1, user_group: await withToken(row, token) };
  });
  serve(api.rotateUserGroupToken, async ({ body }) => {
    const made = newToken(adminToken);
    const row = await groups.rotateToken((body as { current_token: string }).current_token, made);
    return row ? { success: 1, user_group: groupReply(row, made.token) } : { success: 0 };
  });
}
