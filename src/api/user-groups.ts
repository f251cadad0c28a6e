import * as z from 'zod';
import { defineRoute } from './route.ts';

const userGroup = z
  .object({
    team_id: z.number(),
    token: z.string(),
    name: z.string().nullish(),
    provided_id: z.string().nullish(),
    properties: z.unknown().nullish(),
    api_environment_tag: z.unknown().nullish(),
  })
  .meta({ id: 'UserGroup' });
/** 1 if it worked, 0 if not */
const success = z.number();
const group = z.object({
  name: z.string().min(1).max(300),
  user_group_id: z.string().min(1).max(300),
  mapping: z.record(z.string(), z.unknown()).default({}),
  properties: z.record(z.string(), z.unknown()).default({}),
  /** ours: which of two groups with one id is meant */
  api_environment_tag: z.enum(['Customer', 'Testing']).optional(),
});
const userRoute = { path: '/api/user', base: 'user-group', bodyType: 'json', offline: 'refuse' } as const;

export const rotateUserGroupToken = defineRoute({
  ...userRoute,
  id: 'rotate-user-group-token',
  method: 'POST',
  summary: 'Give a user group a new token; the old one stops working',
  body: z.object({ current_token: z.string().min(1) }),
  reply: z.object({ success, user_group: userGroup.optional() }),
});
export const createUserGroup = defineRoute({
  ...userRoute,
  id: 'create-user-group',
  method: 'GET',
  summary: 'Create a user group, or find the one with this id (a GET with a JSON body)',
  body: group,
  reply: z.object({ success, new_user_group: z.boolean(), user_group: userGroup }),
});
export const updateUserGroup = defineRoute({
  ...userRoute,
  id: 'update-user-group',
  method: 'PUT',
  summary: 'Change name, mapping and properties of a user group',
  body: group,
  reply: z.object({ success, user_group: userGroup }),
});
