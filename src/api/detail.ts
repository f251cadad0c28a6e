import * as z from 'zod';
import { codeOf, isPlainPhrase, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { sentence } from './phrases/sentence.ts';
import { phraseParams } from './primitives.ts';

/** One entry of a 422 body: the three keys of the API, and beside them the message as data. */
export interface Detail {
  loc: (string | number)[];
  msg: string;
  type: string;
  code?: string;
  params?: NonNullable<PlainPhrase['params']>;
}
const maxDetails = 100;

export const detailEntry = (loc: Detail['loc'], words: Sentence, type: string): Detail => ({
  loc,
  msg: words.detail,
  type,
  ...codeOf(words),
});

export const validationErrorBody = z.object({
  detail: z.array(
    z.object({
      loc: z.array(z.union([z.string(), z.int()])),
      msg: z.string(),
      type: z.string(),
      code: z.string().optional(),
      params: phraseParams.optional(),
    }),
  ),
});

type Issue = z.core.$ZodIssue;

function deepest(branches: Issue[][]): Issue[] {
  const depth = (issues: Issue[]) => Math.max(0, ...issues.map(({ path }) => path.length));
  return branches.reduce((best, branch) => (depth(branch) > depth(best) ? branch : best), branches[0] ?? []);
}

const typeOfExpected: Record<string, string> = {
  number: 'float_type',
  boolean: 'bool_parsing',
  string: 'string_type',
  array: 'list_type',
  object: 'model_attributes_type',
  int: 'int_type',
};

type Kind = { type: string; words?: Sentence };

const invalidType = (expected: string, where: string): Kind => {
  if (expected === 'number' && where !== 'body') return { type: 'float_parsing', words: sentence('api.number-expected') };
  if (expected === 'boolean') return { type: 'bool_parsing', words: sentence('api.boolean-expected') };
  return { type: typeOfExpected[expected] ?? 'value_error', words: sentence('api.kind-expected', { kind: expected }) };
};
function tooSmall({ origin, inclusive, minimum }: z.core.$ZodIssueTooSmall): Kind {
  const min = Number(minimum);
  if (origin === 'string') return { type: 'too_short', words: sentence('api.text-too-short', { min }) };
  if (origin !== 'number') return { type: 'too_short' };
  return inclusive
    ? { type: 'greater_than_equal', words: sentence('api.number-too-small', { min }) }
    : { type: 'greater_than', words: sentence('api.number-not-above', { min }) };
}
function tooBig({ origin, inclusive, maximum }: z.core.$ZodIssueTooBig): Kind {
  const max = Number(maximum);
  if (origin === 'string') return { type: 'too_long', words: sentence('api.text-too-long', { max }) };
  if (origin !== 'number') return { type: 'too_long' };
  return inclusive ? { type: 'less_than_equal', words: sentence('api.number-too-big', { max }) } : { type: 'less_than' };
}
const isMissing = ({ input, code }: Issue) =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union');

function typeOf(issue: Issue, where: string): Kind {
  if (isMissing(issue)) return { type: 'missing', words: sentence('api.field-required') };
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue.expected, where);
    case 'invalid_value':
      return {
        type: issue.values.length > 1 ? 'enum' : 'literal_error',
        words: sentence('api.values-expected', { values: issue.values.map((value) => `'${String(value)}'`).join(', ') }),
      };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'custom':
      return { type: typeof issue.params?.['type'] === 'string' ? issue.params['type'] : 'value_error' };
    default:
      return { type: 'value_error' };
  }
}

/** zod's issues as entries of a 422 body; `where` is query, path or body. Of a union, the issues of the branch that was read furthest are used. At most 100 entries. */
export function detailsOf(issues: readonly Issue[], where: 'query' | 'path' | 'body'): Detail[] {
  const details: Detail[] = [];
  const add = (issue: Issue, prefix: (string | number)[]) => {
    if (details.length >= maxDetails) return;
    const loc = [...prefix, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    if (issue.code === 'invalid_union' && issue.input !== undefined && issue.errors.length > 0) {
      for (const inner of deepest(issue.errors)) add(inner, loc);
      return;
    }
    const { type, words } = typeOf(issue, where);
    if (words) {
      details.push(detailEntry(loc, words, type));
      return;
    }
    const phrase: unknown = issue.code === 'custom' ? issue.params?.['phrase'] : null;
    details.push({ loc, msg: issue.message, type, ...(isPlainPhrase(phrase) ? codeOf(phrase) : {}) });
  };
  for (const issue of issues) add(issue, [where]);
  return details;
}
