import * as z from 'zod';
import { isPhraseCode, type Phrase, type PhraseCode } from '#sentences/phrases/index.ts';

/** A phrase of the common table, as a pack's manifest keeps it. */
export const phraseSchema: z.ZodType<Phrase> = z.object({
  code: z.custom<PhraseCode>((code) => typeof code === 'string' && isPhraseCode(code)),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
}) as z.ZodType<Phrase>;
