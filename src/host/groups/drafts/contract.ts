import * as z from 'zod';
import { bytes, id, nothing } from '../fields.ts';

export const draftSummary = z.object({ id, kind: z.string(), title: z.string(), savedAt: z.string(), version: z.number() });

export const draftsContract = {
  /** `json`: the content as UTF-8 JSON in place of `content`. Large content crosses so, because a window writes and reads a text several times faster than values within a message. */
  'drafts.save': {
    input: z.object({
      id,
      kind: z.string().max(40),
      title: z.string().max(300),
      version: z.number().int(),
      content: z.unknown(),
      json: bytes.optional(),
    }),
    output: z.object({ savedAt: z.string() }),
  },
  'drafts.load': {
    input: z.object({ id, asJson: z.boolean().default(false) }),
    output: z.object({ summary: draftSummary, content: z.unknown(), json: bytes.optional() }).nullable(),
  },
  'drafts.remove': { input: z.object({ id }), output: nothing },
};
