import * as z from 'zod';
import { dateTime } from './primitives.ts';
import { defineRoute } from './route.ts';

const extension = 'not part of the published API; answered by Hectare’s own service';
const scope = z.enum(['read', 'write', 'admin']);
/** a key without the key, of which nobody knows more than its SHA-256 */
const accountKey = z.object({
  id: z.int(),
  /** whose it is, or for what */
  label: z.string(),
  scope,
  /** the collections that it is for alone, with what it may do there; null: for the whole account */
  collections: z.array(z.object({ id: z.string(), role: z.enum(['read', 'write']) })).nullable(),
  created_at: dateTime,
  /** null: never */
  expires_at: dateTime.nullable(),
  /** within a minute; null: never */
  last_used_at: dateTime.nullable(),
  revoked_at: dateTime.nullable(),
  /** whether it opens the account now */
  is_good: z.boolean(),
});
const keyParams = z.object({ key_id: z.string().regex(/^\d{1,15}$/) });

export const accountKeys = defineRoute({
  id: 'account-keys',
  method: 'GET',
  path: '/account/keys',
  offline: 'live',
  summary: 'The keys of the account, revoked ones too (for keys with the scope admin, where PostgreSQL keeps them)',
  extension,
  reply: z.array(accountKey),
});
export const issueAccountKey = defineRoute({
  id: 'issue-account-key',
  method: 'POST',
  path: '/account/keys',
  offline: 'refuse',
  bodyType: 'json',
  summary: 'Issue a key of the account, which is told this once; it may do no more than the key that issues it, and for no longer',
  extension,
  body: z.object({
    label: z
      .string()
      .min(1)
      .max(100)
      .regex(/^\P{Cc}*$/u),
    scope: scope.default('read'),
    /** the collections that it is for alone, with what it may do there (never more than its scope); null: for the whole account */
    collections: z
      .array(z.object({ id: z.string().min(1).max(200), role: z.enum(['read', 'write']).default('read') }))
      .min(1)
      .max(100)
      .nullable()
      .default(null),
    /** how long it is good; null: until it is revoked */
    days: z.int().min(1).max(3650).nullable().default(null),
  }),
  reply: accountKey.extend({ key: z.string() }),
});
export const revokeAccountKey = defineRoute({
  id: 'revoke-account-key',
  method: 'DELETE',
  path: '/account/keys/{key_id}',
  offline: 'refuse',
  summary: 'Revoke a key of the account, for good; it may be the key that asks',
  extension,
  params: keyParams,
  reply: accountKey,
});
