import * as z from 'zod';
import { keychainKind, nothing, ownId, phrase } from '../fields.ts';
import { secretLabel } from '../keys/contract.ts';

const connectionInput = z.object({
  id: ownId.optional(),
  name: z.string().trim().min(1).max(120),
  // What makes an address is checked where it is used, because a person reads the answer.
  baseUrl: z.string().trim().max(2000),
  userGroupUrl: z.string().trim().max(2000).default(''),
});
const connection = z.object({
  id: ownId,
  name: z.string(),
  kind: z.enum(['embedded', 'remote']),
  baseUrl: z.string(),
  userGroupUrl: z.string(),
  secrets: z.array(secretLabel),
  selected: z.boolean(),
});

export const connectionsContract = {
  'connections.list': { input: nothing, output: z.object({ connections: z.array(connection), keychain: keychainKind }) },
  'connections.save': { input: connectionInput, output: connection },
  'connections.remove': { input: z.object({ id: ownId }), output: nothing },
  'connections.test': {
    input: z.object({ id: ownId }),
    output: z.object({ ok: z.boolean(), message: z.string(), phrase, projectCount: z.number().nullable(), milliseconds: z.number() }),
  },
  'connections.select': { input: z.object({ id: ownId }), output: nothing },
};
