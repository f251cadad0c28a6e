import { textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import { objectsIn } from '#window/kit/product/answer-fields.ts';
import { numberOf } from '#window/kit/product/number-of.ts';
import { phrased } from '#window/kit/text/index.ts';
import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';

const outcomes = ['met', 'not_met', 'unknown'] as const;
/** A rule of a programme, in the language of the window. */
interface RuleShown {
  rule: string;
  outcome: (typeof outcomes)[number];
  description: string;
  source: string;
  /** percent of the area */
  value: number | null;
}
export interface ProgramShown {
  id: string;
  program: string;
  approach: string;
  status: string;
  rules: RuleShown[];
}
export interface Eligibility {
  program: string;
  approach: string;
  status: string;
  /** none where a service tells its status alone */
  programs: ProgramShown[];
}
const statusOf = (fields: Record<string, unknown>): string => textOf(fields['eligibility_status']) || 'unknown';

function ruleOf(fields: Record<string, unknown>): RuleShown {
  return {
    rule: textOf(fields['rule']),
    outcome: outcomes.find((one) => one === fields['outcome']) ?? 'unknown',
    description: phrased(phraseOrNull(fields['description_code']), textOf(fields['description'])),
    source: phrased(phraseOrNull(fields['source_code']), textOf(fields['source'])),
    value: numberOf(fields['value_percent']),
  };
}

/** What a record's `carbon_programs` says of programmes; null where it names none. */
export function eligibilityIn(carbon: Record<string, unknown>): Eligibility | null {
  if (typeof carbon['program'] !== 'string') return null;
  return {
    program: carbon['program'],
    approach: textOf(carbon['approach']),
    status: statusOf(carbon),
    programs: objectsIn<Record<string, unknown>>(carbon['programs']).map((one) => ({
      id: textOf(one['id']),
      program: textOf(one['program']),
      approach: textOf(one['approach']),
      status: statusOf(one),
      rules: objectsIn<Record<string, unknown>>(one['rules']).filter(isObject).map(ruleOf),
    })),
  };
}
