import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { codeOfError, isPhrase, type ForeignPhrase } from '#sentences/phrases/index.ts';
import type { Place } from '../account.ts';

/** A change that waits to be sent, as stored in its file. The shape of a create is a file of its own, because it may be large and does not change with the state. */
export const outboxEntry = z.object({
  version: z.literal(1),
  id: z.string().regex(/^[\w-]{1,64}$/),
  /** the order in which things were done */
  number: z.number().int().nonnegative(),
  connectionId: z.string(),
  account: z.string(),
  /** an edit creates the new project, then deletes the one it replaces */
  kind: z.enum(['create', 'edit', 'delete']),
  name: z.string(),
  /** of a delete and an edit: the project to delete */
  projectId: z.string().nullable(),
  isCollection: z.boolean(),
  isControlPool: z.boolean(),
  geometryHash: z.string(),
  /** SHA-256 of the shape's file; entries of older versions have none */
  shapeDigest: z.string().optional(),
  areaHectares: z.number().nullable(),
  box: z.array(z.number()).nullable(),
  createdAt: z.iso.datetime(),
  idempotencyKey: z.string(),
  /** `held`: it may have been done, and only a person can tell */
  state: z.enum(['waiting', 'sending', 'held', 'refused']),
  /** written before the first request leaves: from then on the change may have been made */
  firstSentAt: z.iso.datetime().nullable(),
  /** when the last request left or, once its answer is no longer awaited, when the wait ended */
  lastSentAt: z.iso.datetime().nullable(),
  /** the outcome of a request that left is not known */
  unsure: z.boolean(),
  /** of an edit: the project that was created; the old one is deleted next */
  madeId: z.string().nullable(),
  attempts: z.number().int(),
  notBefore: z.iso.datetime().nullable(),
  /** entries of older versions have no `phrase`: their message is shown as it is */
  fault: z
    .object({
      code: z.string(),
      message: z.string(),
      details: z.unknown(),
      phrase: z.custom<ForeignPhrase>(isPhrase).nullable().optional(),
    })
    .nullable(),
});
export type OutboxEntry = z.output<typeof outboxEntry>;
export type EntryFault = NonNullable<OutboxEntry['fault']>;
/** What an entry is to do. */
export type Order = Pick<
  OutboxEntry,
  'kind' | 'name' | 'projectId' | 'isCollection' | 'isControlPool' | 'geometryHash' | 'areaHectares' | 'box'
>;

export const now = (): string => new Date().toISOString();

export function newEntry(order: Order, place: Place, number: number): OutboxEntry {
  return {
    version: 1,
    id: `${String(number).padStart(8, '0')}-${randomUUID()}`,
    number,
    ...place,
    ...order,
    createdAt: now(),
    idempotencyKey: randomUUID(),
    state: 'waiting',
    firstSentAt: null,
    lastSentAt: null,
    unsure: false,
    madeId: null,
    attempts: 0,
    notBefore: null,
    fault: null,
  };
}

/** The entry as it is on the disk while its request is on its way. */
export function markedAsSending(entry: OutboxEntry): OutboxEntry {
  return {
    ...entry,
    state: 'sending',
    unsure: true,
    firstSentAt: entry.firstSentAt ?? now(),
    lastSentAt: now(),
    attempts: entry.attempts + 1,
    fault: null,
    notBefore: null,
  };
}

/** The entry that must be done before this one may be sent: an earlier one about the same project, or under the same name. */
export function blockerOf(entry: OutboxEntry, entries: readonly OutboxEntry[]): OutboxEntry | null {
  return (
    entries.find(
      (other) =>
        other.number < entry.number &&
        other.connectionId === entry.connectionId &&
        other.account === entry.account &&
        ((entry.projectId !== null && other.projectId === entry.projectId) ||
          (other.name === entry.name && (other.kind !== 'delete' || entry.kind !== 'delete'))),
    ) ?? null
  );
}

/** A waiting entry with the same effect. */
export function twinOf(order: Order, entries: readonly OutboxEntry[]): OutboxEntry | null {
  return (
    entries.find((entry) =>
      order.kind === 'delete'
        ? entry.projectId === order.projectId
        : entry.kind !== 'delete' && entry.name === order.name && entry.geometryHash === order.geometryHash,
    ) ?? null
  );
}

/** An error as an entry stores it. */
export function faultOf(error: unknown): EntryFault {
  const { code, message, details } = error as { code?: unknown; message?: string; details?: unknown };
  return {
    code: typeof code === 'string' ? code : 'internal',
    message: (message ?? String(error)).slice(0, 2000),
    details: details ?? null,
    phrase: codeOfError(error),
  };
}
