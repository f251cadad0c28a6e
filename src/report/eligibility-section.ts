import { isObject } from '#domain/object.ts';
import { phraseOrNull } from '#sentences/phrases/answer-phrases.ts';
import { numberOf, recordsOf, textOf } from './kit/answers.ts';
import { column, paragraph, table, textColumn } from './kit/blocks.ts';
import type { Block, Rows } from './kit/model.ts';
import { fill } from './kit/texts/index.ts';
import type { ReportContext } from './report-context.ts';
import { verdictsOf } from './verdicts.ts';

const outcomes = ['met', 'not_met', 'unknown'] as const;
type Outcome = (typeof outcomes)[number];
type Fields = Record<string, unknown>;

/** What is neither met nor not met is unknown, whatever a service calls it. */
const outcomeOf = (rule: Fields): Outcome => outcomes.find((one) => one === rule['outcome']) ?? 'unknown';
const rulesOf = (program: Fields): Fields[] => (Array.isArray(program['rules']) ? recordsOf(program['rules']) : []);

/** Every rule with its outcome and its source. */
const rowsOf = (rules: readonly Fields[], { texts }: ReportContext): Rows =>
  rules.map((rule) => ({
    rule: texts.phrased(phraseOrNull(rule['description_code']), textOf(rule['description'])),
    share: numberOf(rule['value_percent']),
    outcome: texts.eligibility.outcomes[outcomeOf(rule)],
    source: texts.phrased(phraseOrNull(rule['source_code']), textOf(rule['source'])),
  }));

/** One programme: how many of its rules are met, not met and unknown, never a verdict alone; and all of them. */
function programBlocks(program: Fields, context: ReportContext): Block[] {
  const words = context.texts.eligibility;
  const rules = rulesOf(program);
  const count = (outcome: Outcome) => rules.filter((rule) => outcomeOf(rule) === outcome).length;
  const id = textOf(program['id']);
  const name = words.programs[id] ?? textOf(program['program']);
  return [
    { kind: 'subtitle', text: name },
    paragraph(fill(words.counts, { met: count('met'), notMet: count('not_met'), unknown: count('unknown') })),
    table({
      name: `eligibility-${id}`,
      caption: name,
      sheet: fill(words.sheet, { program: name }),
      rows: rowsOf(rules, context),
      columns: [
        textColumn('rule', words.rule),
        column('share', words.share, 'percent'),
        textColumn('outcome', words.outcome),
        textColumn('source', words.source),
      ],
    }),
  ];
}

/** What maps say for and against the project, programme by programme and rule by rule. */
export function eligibilitySection(context: ReportContext): Block[] {
  const { data, texts } = context;
  const words = texts.eligibility;
  const carbon = isObject(data.available) ? data.available['carbon_programs'] : null;
  const list = isObject(carbon) && Array.isArray(carbon['programs']) ? recordsOf(carbon['programs']) : [];
  const programs = list.filter((program) => rulesOf(program).length > 0);
  if (programs.length === 0) return [paragraph(words.none, 'warning')];
  const told = verdictsOf(context).filter(({ topic }) => topic === 'eligibility');
  return [
    ...(told.length > 0 ? [{ kind: 'verdicts', sentences: told.map(({ kind, text }) => ({ kind, text })) } satisfies Block] : []),
    paragraph(words.about, 'quiet'),
    ...programs.flatMap((program) => programBlocks(program, context)),
  ];
}
