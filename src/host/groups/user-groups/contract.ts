import * as z from 'zod';
import { id, json, nothing, ownId, secret } from '../fields.ts';

export const environmentTag = z.enum(['Customer', 'Testing']);
const jsonText = z.string().max(200_000);
/** A user group as it was typed on this computer: mapping and properties are JSON texts, so that nothing of them is lost on the way. */
export const userGroup = z.object({
  id,
  connectionId: ownId,
  userGroupId: z.string(),
  name: z.string(),
  environmentTag: environmentTag.nullable(),
  teamId: z.number().nullable(),
  mapping: jsonText,
  properties: jsonText,
  savedAt: z.string(),
  hasToken: z.boolean(),
  lastFour: z.string().max(4),
});

export const userGroupsContract = {
  /** `ownAddress`: whether the connection has an address of its own for user groups */
  'groups.list': {
    input: z.object({ connectionId: ownId.optional() }),
    output: z.object({ connectionId: ownId, groups: z.array(userGroup), ownAddress: z.boolean() }),
  },
  /** `made`: whether the service made it or found it, null where it does not say; `told`: its answer without the token */
  'groups.save': {
    input: z.object({
      connectionId: ownId.optional(),
      userGroupId: z.string().trim().min(1).max(300),
      name: z.string().trim().min(1).max(300),
      environmentTag: environmentTag.optional(),
      mapping: jsonText,
      properties: jsonText,
      isNew: z.boolean(),
    }),
    output: z.object({ group: userGroup, made: z.boolean().nullable(), told: json }),
  },
  'groups.rotate': { input: z.object({ connectionId: ownId.optional(), id }), output: userGroup },
  'groups.saveToken': { input: z.object({ connectionId: ownId.optional(), id, secret }), output: userGroup },
  /** on this computer alone: the API has no call that deletes a group */
  'groups.forget': { input: z.object({ connectionId: ownId.optional(), id }), output: nothing },
};
