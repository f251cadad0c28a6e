import { randomBytes } from 'node:crypto';
import { detailEntry, ValidationFault } from '#api/index.ts';
import { api } from '#operations/index.ts';
import type { Sentence } from '#sentences/phrases/index.ts';
import { sentence } from '../phrases/sentence.ts';
import type { Serve, Services } from '../serve.ts';
import type { UserGroupRow, UserGroupStore } from '../storage/user-group-store.ts';

interface GroupBody {
  name: string;
  user_group_id: string;
  mapping: object;
  properties: object;
  api_environment_tag?: string;
}

const newToken = () => randomBytes(32).toString('base64url');
const refused = (field: string, words: Sentence) => new ValidationFault([detailEntry(['body', field], words, 'value_error')]);
const groupReply = (row: UserGroupRow, token: string) => ({
  team_id: row.team_id,
  token,
  name: row.name,
  provided_id: row.provided_id,
  properties: JSON.parse(row.properties) as unknown,
  api_environment_tag: row.environment_tag || null,
});
/** The token goes only to who has it already: others stored it, or rotate it. */
const withOwnToken = (groups: UserGroupStore, row: UserGroupRow, token: string) =>
  groupReply(row, groups.ofToken(token)?.team_id === row.team_id ? token : '');

/** User groups, whose holders call with a token in place of a key. */
export function userGroupRoutes(serve: Serve, { storage }: Services): void {
  const groups = storage.userGroups;
  serve(api.createUserGroup, ({ body }, { userId: token }) => {
    const group = body as GroupBody;
    const tag = group.api_environment_tag ?? '';
    const known = groups.byId(group.user_group_id, tag);
    if (known) return { success: 1, new_user_group: false, user_group: withOwnToken(groups, known, token) };
    if (groups.countWithId(group.user_group_id) > 0 && tag === '')
      throw refused('api_environment_tag', sentence('service.group-tag-required'));
    const made = newToken();
    const { name, mapping, properties } = group;
    const row = groups.create(made, { name, providedId: group.user_group_id, mapping, properties, tag });
    return { success: 1, new_user_group: true, user_group: groupReply(row, made) };
  });
  serve(api.updateUserGroup, ({ body }, { userId: token }) => {
    const group = body as GroupBody;
    const known = groups.byId(group.user_group_id, group.api_environment_tag ?? '');
    if (!known) throw refused('user_group_id', sentence('service.no-such-group'));
    groups.update(known.team_id, group);
    return { success: 1, user_group: withOwnToken(groups, groups.byId(group.user_group_id, known.environment_tag)!, token) };
  });
  serve(api.rotateUserGroupToken, ({ body }) => {
    const made = newToken();
    if (!groups.rotateToken((body as { current_token: string }).current_token, made)) return { success: 0 };
    return { success: 1, user_group: groupReply(groups.ofToken(made)!, made) };
  });
}
