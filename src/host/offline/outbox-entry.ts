import * as z from 'zod';

/** What waits to be sent, as its file says. The shape of a create lies beside it, because it may be large and never changes with the state. */
export const outboxEntry = z.object({
  version: z.literal(1),
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** the order in which things were done */
  number: z.number().int().nonnegative(),
  connectionId: z.string(),
  account: z.string(),
  /** an edit is a create, and the deletion of what it takes the place of once that is there */
  kind: z.enum(['create', 'edit', 'delete']),
  name: z.string(),
  /** of a delete and an edit: the project that goes */
  projectId: z.string().nullable(),
  isCollection: z.boolean(),
  isControlPool: z.boolean(),
  geometryHash: z.string(),
  areaHectares: z.number().nullable(),
  box: z.array(z.number()).nullable(),
  createdAt: z.iso.datetime(),
  idempotencyKey: z.string(),
  /** `held`: it may have been done, and only a person can tell */
  state: z.enum(['waiting', 'sending', 'held', 'refused']),
  /** written before a request leaves: from then on it may have been done */
  firstSentAt: z.iso.datetime().nullable(),
  /** when a request was last on its way: when it left, and once nobody waits for its answer any more, that moment */
  lastSentAt: z.iso.datetime().nullable(),
  /** the outcome of a request that left is not known */
  unsure: z.boolean(),
  /** of an edit: what was created; the old one is next */
  madeId: z.string().nullable(),
  attempts: z.number().int(),
  notBefore: z.iso.datetime().nullable(),
  fault: z.object({ code: z.string(), message: z.string(), details: z.unknown() }).nullable(),
});
export type OutboxEntry = z.output<typeof outboxEntry>;
