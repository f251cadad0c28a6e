import * as z from 'zod';
import { isPhrase, type ForeignPhrase } from '#sentences/phrases/index.ts';

/** Fields that several groups of the contract share. */
/** Of a project or a group, as a service names it. Records are kept by such names: none may be one that every object has, such as `constructor`. */
export const id = z
  .string()
  .min(1)
  .max(200)
  .refine((name) => !(name in {}));
/** Of what this computer made: a connection, a map, an entry of the outbox. Folders and files are named after them, so none may lead out of its folder. */
export const ownId = id.regex(/^[A-Za-z0-9][\w.-]*$/);
export const secret = z.string().min(1).max(4096);
export const bytes = z.instanceof(Uint8Array);
export const nothing = z.object({});
export const json = z.record(z.string(), z.unknown());
export const savedTo = z.object({ saved: z.boolean(), path: z.string().optional() });
export const keychainKind = z.enum(['system', 'memory']);
/** A sentence as data, beside its English words; null or absent where it has no code, such as a provider's own. */
export const phrase = z.custom<ForeignPhrase>(isPhrase).nullable().optional();
/** The reason of a fault as a window may show it. */
export const shortFault = z.object({ code: z.string(), message: z.string(), phrase });
