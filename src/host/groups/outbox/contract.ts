import * as z from 'zod';
import { json, nothing, ownId, shortFault } from '../fields.ts';

const outboxKind = z.enum(['create', 'edit', 'delete']);
const outboxItem = z.object({
  id: ownId,
  kind: outboxKind,
  name: z.string(),
  connectionId: z.string(),
  connectionName: z.string().nullable(),
  projectId: z.string().nullable(),
  isCollection: z.boolean(),
  isControlPool: z.boolean(),
  areaHectares: z.number().nullable(),
  state: z.enum(['waiting', 'sending', 'held', 'refused']),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
  unsure: z.boolean(),
  attempts: z.number(),
  notBefore: z.string().nullable(),
  fault: shortFault.extend({ details: z.unknown() }).nullable(),
  /** made with another key than the connection has now */
  otherAccount: z.boolean(),
  /** the name of an earlier entry that has to go first */
  blockedBy: z.string().nullable(),
  /** what the connection lacks before anything can be sent */
  connectionFault: shortFault.nullable(),
});
/** sent in this run */
const doneItem = z.object({
  id: ownId,
  kind: outboxKind,
  name: z.string(),
  connectionId: z.string(),
  at: z.string(),
  projectId: z.string().nullable(),
  wasThere: z.boolean(),
});

export const outboxContract = {
  'outbox.list': {
    input: nothing,
    /** `done`: the newest first */
    output: z.object({ paused: z.boolean(), entries: z.array(outboxItem), done: z.array(doneItem) }),
  },
  'outbox.send': { input: z.object({ id: ownId.optional() }), output: nothing },
  'outbox.pause': { input: z.object({ paused: z.boolean() }), output: nothing },
  'outbox.rename': { input: z.object({ id: ownId, name: z.string().trim().min(1).max(300) }), output: nothing },
  'outbox.settle': { input: z.object({ id: ownId, as: z.enum(['done', 'send', 'adopt']) }), output: nothing },
  'outbox.discard': { input: z.object({ id: ownId }), output: nothing },
  'outbox.restore': { input: z.object({ id: ownId }), output: nothing },
  'outbox.data': {
    input: z.object({ id: ownId }),
    output: z.object({
      name: z.string(),
      isCollection: z.boolean(),
      isControlPool: z.boolean(),
      replaces: z.string().nullable(),
      geojson: json.nullable(),
    }),
  },
};
