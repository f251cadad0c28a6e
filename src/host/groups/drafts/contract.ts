import * as z from 'zod';
import { bytes, id, nothing } from '../fields.ts';

export const draftSummary = z.object({ id, kind: z.string(), title: z.string(), savedAt: z.string(), version: z.number() });

export const draftsContract = {
  /**
   * `json`: the content as UTF-8 JSON in place of `content`, which a window writes and reads several times faster than values within a message. `bytes`: a content that only the
   * window reads, kept as it is. One id is always saved and loaded in the same way.
   */
  'drafts.save': {
    input: z.object({
      id,
      kind: z.string().max(40),
      title: z.string().max(300),
      version: z.number().int(),
      content: z.unknown(),
      json: bytes.optional(),
      bytes: bytes.optional(),
    }),
    output: z.object({ savedAt: z.string() }),
  },
  'drafts.load': {
    input: z.object({ id, asJson: z.boolean().default(false), asBytes: z.boolean().default(false) }),
    output: z.object({ summary: draftSummary, content: z.unknown(), json: bytes.optional(), bytes: bytes.optional() }).nullable(),
  },
  'drafts.remove': { input: z.object({ id }), output: nothing },
};
