import { products } from '#products/index.ts';
import type { ProductTab } from '#products/product-facts.ts';
import type {
  Figure,
  Finding,
  FindingAction,
  FindingCode,
  FindingKind,
  FindingParameter,
  FindingSeries,
  FindingTopic,
  ParametersOf,
} from './finding.ts';
import type { AnswerName, Land } from './land.ts';

/** The input of a rule is not there: nothing can be said either way. */
export const noInput = Symbol('no-input');

interface Told<Code extends FindingCode> {
  params: ParametersOf<Code>;
  severity: number;
  /** figures that the rule compares and its sentence does not name */
  figures?: Readonly<Record<string, Figure>>;
  series?: FindingSeries;
  action?: FindingAction;
  about?: readonly string[];
  /** tells the findings of one rule apart, and where each is looked at; absent: the rule has one, at its own place */
  slug?: string;
}
/** null: the input is there, and the rule has nothing to tell. */
type Outcome<Code extends FindingCode> = Told<Code> | readonly Told<Code>[] | null | typeof noInput;

/** What a rule rests on besides answers: the project's record, the jobs, and what the available-data record says. */
type RuleInput = AnswerName | 'project' | 'products' | 'available' | 'vegetation';

/** One thing that may be told of a project. docs/overview.md writes each of them down. */
export interface Rule<Code extends FindingCode = FindingCode> {
  code: Code;
  kind: FindingKind;
  /** the product whose panel shows the figures; null: the project itself */
  slug: string | null;
  rests: readonly RuleInput[];
  /** the figures by which it decides, each with its source in docs/overview.md */
  thresholds?: Readonly<Record<string, number>>;
  find(land: Land): Outcome<Code>;
}

/** Checks the places of the sentence that the rule tells. */
export const rule = <Code extends FindingCode>(one: Rule<Code>): Rule => one as unknown as Rule;

const tabOf = (slug: string): ProductTab | null => products.find((product) => product.slug === slug)?.tab ?? null;
const isFigure = (parameter: FindingParameter): parameter is Figure => 'unit' in parameter;

function findingOf(
  { code, kind, slug: ownSlug }: Rule,
  { params, severity, figures = {}, series, action, about = [], slug }: Told<FindingCode>,
): Finding {
  const place = slug ?? ownSlug;
  const tab = place === null ? null : tabOf(place);
  const named = Object.entries(params as Record<string, FindingParameter>).filter((entry): entry is [string, Figure] => isFigure(entry[1]));
  return {
    code,
    key: slug === undefined ? code : `${code} ${slug}`,
    params,
    topic: code.split('.')[1] as FindingTopic,
    kind,
    about,
    severity: Math.round(Math.min(100, Math.max(0, severity))),
    link: place === null || tab === null ? null : { slug: place, tab },
    figures: { ...Object.fromEntries(named), ...figures },
    series: series ?? null,
    action: action ?? null,
  };
}

/** What a rule tells of a project; null where its input is not there. */
export function toldBy(one: Rule, land: Land): Finding[] | null {
  const outcome = one.find(land);
  if (outcome === noInput) return null;
  const all = outcome === null ? [] : Array.isArray(outcome) ? (outcome as readonly Told<FindingCode>[]) : [outcome as Told<FindingCode>];
  return all.map((told) => findingOf(one, told));
}
