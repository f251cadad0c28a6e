import * as z from 'zod';
import { id, nothing, ownId, secret } from '../fields.ts';

export const secretKind = z.enum(['api-key', 'user-group-token']);
/** the last four characters, never more */
export const secretLabel = z.object({ kind: secretKind, label: z.string().max(40), lastFour: z.string().max(4), savedAt: z.string() });

export const keysContract = {
  'keys.save': {
    input: z.object({ connectionId: ownId, kind: secretKind, label: z.string().max(40).default(''), secret }),
    output: secretLabel,
  },
  /** user-group token: asks the service for a new one and stores it; api-key of the embedded service: makes a new one */
  'keys.rotate': { input: z.object({ connectionId: ownId, kind: secretKind }), output: secretLabel },
  'keys.remove': { input: z.object({ connectionId: ownId, kind: secretKind }), output: nothing },
  /** the token of a group, or the connection's own user-group token; off the clipboard again after the seconds, if it is still there */
  'keys.copy': {
    input: z.object({ connectionId: ownId.optional(), groupId: id.optional() }),
    output: z.object({ clearsAfterSeconds: z.number() }),
  },
};
