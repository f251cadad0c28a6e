import * as z from 'zod';
import { codeOf, isPlainPhrase, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';

const yes = new Set(['1', 'true', 't', 'on', 'yes', 'y']);
const no = new Set(['0', 'false', 'f', 'off', 'no', 'n']);

/** A custom issue of a schema: its message in English, and as data for the entry of a 422. */
export const issueOf = (words: Sentence, type: string) => ({
  code: 'custom' as const,
  message: words.detail,
  params: { type, phrase: codeOf(words) },
});

/** A boolean in a query: 1/true/t/on/yes/y and 0/false/f/off/no/n in any case; a repeated parameter takes its last value. */
export const queryBoolean = z.preprocess((value) => {
  const last = Array.isArray(value) ? value.at(-1) : value;
  if (typeof last !== 'string') return last;
  const word = last.toLowerCase();
  return yes.has(word) ? true : no.has(word) ? false : last;
}, z.boolean());

/** A number in a query, written as a decimal: no empty text, no Infinity, no hexadecimal. */
export const queryNumber = z.preprocess((value) => {
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' && /^[+-]?(\d+(?:\.\d*)?|\.\d+)([eE][+-]?\d+)?$/.test(last.trim()) ? Number(last) : last;
}, z.number());

const isCalendarDate = (text: string) => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** YYYY-MM-DD that is in the calendar; bounds compare as text, and stand in the OpenAPI document as x-earliest and x-latest. */
export function isoDate(bounds: { from?: string; to?: string } = {}) {
  return z
    .string()
    .superRefine((text, context) => {
      if (!isCalendarDate(text)) context.addIssue(issueOf(sentence('api.date-expected'), 'date_from_datetime_parsing'));
      else if (bounds.from && text < bounds.from)
        context.addIssue(issueOf(sentence('api.date-too-early', { date: bounds.from }), 'greater_than_equal'));
      else if (bounds.to && text > bounds.to)
        context.addIssue(issueOf(sentence('api.date-too-late', { date: bounds.to }), 'less_than_equal'));
    })
    .meta({ format: 'date', ...(bounds.from ? { 'x-earliest': bounds.from } : {}), ...(bounds.to ? { 'x-latest': bounds.to } : {}) });
}

export const lastOf = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (Array.isArray(value) ? value.at(-1) : value), schema);
export const dateTime = z.iso.datetime({ offset: true });
export const projectParams = z.object({ project_id: z.string().min(1).max(200) });
/** A sentence as data: its code, and what stands in its places. The same sentence stands in English beside it. */
const innerPhrase = z.custom<PlainPhrase>(isPlainPhrase).meta({
  type: 'object',
  properties: { code: { type: 'string' }, params: { type: 'object' } },
  required: ['code'],
});
/** Figures, names, or phrases of their own. */
export const phraseParams = z.record(z.string(), z.union([z.string(), z.number(), innerPhrase]));
export const phrase = z.object({ code: z.string(), params: phraseParams.optional() }).meta({ id: 'Phrase' });
const lineParts = z.array(z.union([z.string(), phrase.extend({ detail: z.string() })]));
/** Where an answer comes from. Answers that are made of several answers hold it themselves; of a product's answer it is a resource of its own. */
export const provenance = z.object({
  source: z.string().optional(),
  fetched_at: z.string().optional(),
  method: z.string().optional(),
  assumptions: z.array(z.string()).optional(),
  attribution: z.string().optional(),
  /** ours: the parts of `source`; those that hold words as phrases */
  source_codes: lineParts.optional(),
  /** ours: `method` as data */
  method_code: phrase.optional(),
  /** ours: `assumptions` as data, one for each; null where a sentence has no code */
  assumption_codes: z.array(phrase.nullable()).optional(),
  /** ours: the parts of `attribution` */
  attribution_codes: lineParts.optional(),
  /** ours: made up by a program, not measured */
  synthetic: z.boolean().optional(),
  /** ours: which definition of the product made the figures, where it has changed */
  method_version: z.int().positive().optional(),
  /** ours: why there are no figures here; `detail` is the sentence among the assumptions */
  no_data: phrase.extend({ detail: z.string() }).nullable().optional(),
});
export type AnswerProvenance = z.output<typeof provenance>;
/** What an answer itself says of where it comes from; the rest stands at the resource that its `Link` names as `describedby`. */
export const marked = z.object({
  /** ours: made up by a program, not measured; absent: measured */
  synthetic: z.boolean().optional(),
});
/** The names of those fields: a table of an answer's own figures leaves them out. */
export const provenanceFields: readonly string[] = Object.keys(provenance.shape);
