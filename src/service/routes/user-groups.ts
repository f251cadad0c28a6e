import { detailEntry, ValidationFault } from '#api/index.ts';
import { api } from '#operations/index.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import { isSameSecret } from '../same-secret.ts';
import type { Serve, Services } from '../serve.ts';
import { newToken, tokenFrom } from '../user-group-token.ts';
import type { UserGroupRow, UserGroupStore } from '../storage/user-group-store.ts';

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
function tokenFor(groups: UserGroupStore, row: UserGroupRow, caller: string, adminToken: string): string {
  const isOf = (token: string) => groups.ofToken(token)?.team_id === row.team_id;
  if (isOf(caller)) return caller;
  if (!isSameSecret(caller, adminToken) || row.nonce === null) return '';
  const token = tokenFrom(adminToken, row.nonce);
  // Not where the group was made under another admin token.
  return isOf(token) ? token : '';
}

/** User groups, whose holders call with a token in place of a key. */
export function userGroupRoutes(serve: Serve, { storage, adminToken }: Services): void {
  const groups = storage.userGroups;
  const withToken = (row: UserGroupRow, caller: string) => groupReply(row, tokenFor(groups, row, caller, adminToken));
  const write = (answer: () => object) => storage.together(answer);
  serve(api.createUserGroup, ({ body }, { userId: token }) =>
    write(() => {
      const group = body as GroupBody;
      const tag = group.api_environment_tag ?? '';
      const known = groups.byId(group.user_group_id, tag);
      if (known) return { success: 1, new_user_group: false, user_group: withToken(known, token) };
      if (groups.countWithId(group.user_group_id) > 0 && tag === '')
        throw refused('api_environment_tag', sentence('service.group-tag-required'));
      const made = newToken(adminToken);
      const { name, mapping, properties } = group;
      const row = groups.create(made, { name, providedId: group.user_group_id, mapping, properties, tag });
      return { success: 1, new_user_group: true, user_group: groupReply(row, made.token) };
    }),
  );
  serve(api.updateUserGroup, ({ body }, { userId: token }) =>
    write(() => {
      const group = body as GroupBody;
      const known = groups.byId(group.user_group_id, group.api_environment_tag ?? '');
      if (!known) throw refused('user_group_id', sentence('service.no-such-group'));
      groups.update(known.team_id, group);
      return { success: 1, user_group: withToken(groups.byId(group.user_group_id, known.environment_tag)!, token) };
    }),
  );
  serve(api.rotateUserGroupToken, ({ body }) =>
    write(() => {
      const made = newToken(adminToken);
      if (!groups.rotateToken((body as { current_token: string }).current_token, made)) return { success: 0 };
      return { success: 1, user_group: groupReply(groups.ofToken(made.token)!, made.token) };
    }),
  );
}
