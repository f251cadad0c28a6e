import * as z from 'zod';
import { codeOf, isPlainPhrase, type PlainPhrase } from '#sentences/phrases/index.ts';
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

type Kind = { type: string; msg?: string };

const invalidType = (expected: string, where: string): Kind => {
  if (expected === 'number' && where !== 'body') return { type: 'float_parsing', msg: 'Input should be a valid number' };
  if (expected === 'boolean') return { type: 'bool_parsing', msg: 'Input should be a valid boolean' };
  return { type: typeOfExpected[expected] ?? 'value_error', msg: `Input should be a valid ${expected}` };
};
const outOfRange = (isNumber: boolean, isInclusive: boolean | undefined, side: 'less' | 'greater'): Kind => {
  if (!isNumber) return { type: side === 'greater' ? 'too_short' : 'too_long' };
  return { type: isInclusive ? `${side}_than_equal` : `${side}_than` };
};
const isMissing = ({ input, code }: Issue) =>
  input === undefined && (code === 'invalid_type' || code === 'invalid_value' || code === 'invalid_union');

function typeOf(issue: Issue, where: string): Kind {
  if (isMissing(issue)) return { type: 'missing', msg: 'Field required' };
  switch (issue.code) {
    case 'invalid_type':
      return invalidType(issue.expected, where);
    case 'invalid_value':
      return {
        type: issue.values.length > 1 ? 'enum' : 'literal_error',
        msg: `Input should be ${issue.values.map((value) => `'${String(value)}'`).join(', ')}`,
      };
    case 'too_small':
      return outOfRange(issue.origin === 'number', issue.inclusive, 'greater');
    case 'too_big':
      return outOfRange(issue.origin === 'number', issue.inclusive, 'less');
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
    const { type, msg } = typeOf(issue, where);
    const phrase: unknown = issue.code === 'custom' ? issue.params?.['phrase'] : null;
    details.push({ loc, msg: msg ?? issue.message, type, ...(isPlainPhrase(phrase) ? codeOf(phrase) : {}) });
  };
  for (const issue of issues) add(issue, [where]);
  return details;
}
