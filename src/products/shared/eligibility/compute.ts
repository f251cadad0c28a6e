import type { CarbonProgram } from '#api/carbon-programs.ts';
import { carbonPrograms } from '#api/carbon-programs.ts';
import { codeOf, sentenceOf, type PhraseCode, type PlainPhrase } from '#sentences/phrases/index.ts';

/** `unknown`: the programme's text was not read, or the figure is not there. */
type Outcome = 'met' | 'not_met' | 'unknown';
export type EligibilityStatus = 'eligible' | 'not_eligible' | 'unknown';

/** What products found of a project's land: shares of its area, 0..1; null until they are known. */
export interface LandShares {
  /** forest of 2000 that still stands */
  standingForest: number | null;
  /** trees or mangroves of the land cover map, or forest of 2000 that stood in the last ten years */
  recentForest: number | null;
  /** trees, mangroves and shrubs of the land cover map */
  woody: number | null;
  /** tree cover lost in the last ten years */
  recentLoss: number | null;
  wetland: number | null;
  /** whether control plots like the project were found */
  hasControls: boolean | null;
}

/** Where a rule comes from. `own`: a screening of Hectare's own, no programme's. */
type Basis = 'own' | 'programme';
interface RuleOfProgram {
  rule: string;
  basis: Basis;
  /** whether the programme's own text was read; a rule of one that was not is never met */
  isRead: boolean;
  source: PhraseCode;
  /** of the land; null where maps do not show it */
  value: (land: LandShares) => number | null;
  /** in the unit of the value, where there is one */
  threshold?: number;
  outcome: (land: LandShares) => Outcome;
}

/** The threshold of our own screening: a tenth of the area, a matter of maps' errors and edges. */
const screeningShare = 0.1;
const atMost = (value: number | null): Outcome => (value === null ? 'unknown' : value <= screeningShare ? 'met' : 'not_met');
const above = (value: number | null): Outcome => (value === null ? 'unknown' : value > screeningShare ? 'met' : 'not_met');
const nothing = () => null;
const unknown = (): Outcome => 'unknown';

const own = (rule: string, value: RuleOfProgram['value'], outcome: (value: number | null) => Outcome): RuleOfProgram => ({
  rule,
  basis: 'own',
  isRead: true,
  source: 'eligibility.source.own',
  value,
  threshold: screeningShare,
  outcome: (land) => outcome(value(land)),
});
/** A rule of a programme whose text was not read: the figure is shown, and decides nothing. */
const unread = (rule: string, source: PhraseCode, value: RuleOfProgram['value'] = nothing, threshold?: number): RuleOfProgram => ({
  rule,
  basis: 'programme',
  isRead: false,
  source,
  value,
  ...(threshold === undefined ? {} : { threshold }),
  outcome: unknown,
});
/** A rule that the programme's owner states in public, and that no map of ours can tell. */
const notOnMaps = (rule: string, source: PhraseCode, value: RuleOfProgram['value'] = nothing): RuleOfProgram => ({
  rule,
  basis: 'programme',
  isRead: true,
  source,
  value,
  outcome: unknown,
});

const openLand = own('open-land', ({ recentForest }) => recentForest, atMost);
const forPlanting: RuleOfProgram[] = [
  openLand,
  own('no-recent-clearing', ({ recentLoss }) => recentLoss, atMost),
  own('little-wetland', ({ wetland }) => wetland, atMost),
  notOnMaps('no-tidal-or-drained-wetland', 'eligibility.source.vm0047-page', ({ wetland }) => wetland),
  unread('no-native-ecosystem-cleared', 'eligibility.source.vcs-standard', ({ recentLoss }) => recentLoss),
];
const forAll: RuleOfProgram[] = [unread('rights-and-law', 'eligibility.source.vcs-standard')];

const rulesOf: Record<CarbonProgram, readonly RuleOfProgram[]> = {
  'arr-census': [
    ...forPlanting,
    unread('non-forest-ten-years', 'eligibility.source.vm0047-census', ({ recentForest }) => recentForest),
    unread('little-woody-before', 'eligibility.source.vm0047-census', ({ woody }) => woody, 0.1),
    notOnMaps('dispersed-planting', 'eligibility.source.vm0047-notice'),
    ...forAll,
  ],
  'arr-area-based': [
    ...forPlanting,
    {
      rule: 'like-controls',
      basis: 'own',
      isRead: true,
      source: 'eligibility.source.own-matching',
      value: nothing,
      // Controls that our plots do not find may be found by others.
      outcome: ({ hasControls }) => (hasControls === true ? 'met' : 'unknown'),
    },
    unread('benchmark-and-baseline', 'eligibility.source.vm0047'),
    ...forAll,
  ],
  redd: [
    own('forest-stands', ({ standingForest }) => standingForest, above),
    unread('forest-ten-years', 'eligibility.source.vcs-standard', ({ standingForest }) => standingForest),
    unread('deforestation-baseline', 'eligibility.source.vm0048'),
    ...forAll,
  ],
};

interface ProgramRule {
  rule: string;
  outcome: Outcome;
  basis: Basis;
  text_read: boolean;
  description: string;
  description_code: PlainPhrase;
  source: string;
  source_code: PlainPhrase;
  /** percent of the area; null where maps do not show it, or not yet */
  value_percent: number | null;
  threshold_percent: number | null;
}
export interface ProgramEligibility {
  id: CarbonProgram;
  program: 'ARR' | 'REDD';
  approach: 'census' | 'area-based' | null;
  eligibility_status: EligibilityStatus;
  rules: ProgramRule[];
}

/** Not eligible once one rule is not met, eligible only when every rule is met. */
const statusOf = (rules: readonly { outcome: Outcome }[]): EligibilityStatus =>
  rules.some(({ outcome }) => outcome === 'not_met')
    ? 'not_eligible'
    : rules.every(({ outcome }) => outcome === 'met')
      ? 'eligible'
      : 'unknown';

const percent = (share: number | null | undefined): number | null => (share === null || share === undefined ? null : 100 * share);

function ruleOf({ rule, basis, isRead, source, value, threshold, outcome }: RuleOfProgram, land: LandShares): ProgramRule {
  const description = sentenceOf({ code: `eligibility.rule.${rule}` as PhraseCode });
  const from = sentenceOf({ code: source });
  return {
    rule,
    outcome: outcome(land),
    basis,
    text_read: isRead,
    description: description.detail,
    description_code: codeOf(description),
    source: from.detail,
    source_code: codeOf(from),
    value_percent: percent(value(land)),
    threshold_percent: percent(threshold),
  };
}

/** Every programme with its rules. A screening from maps, no programme's verdict. */
export const programsFor = (land: LandShares): ProgramEligibility[] =>
  carbonPrograms.map((id) => {
    const rules = rulesOf[id].map((rule) => ruleOf(rule, land));
    return {
      id,
      program: id === 'redd' ? 'REDD' : 'ARR',
      approach: id === 'redd' ? null : id === 'arr-census' ? 'census' : 'area-based',
      eligibility_status: statusOf(rules),
      rules,
    };
  });

/**
 * The chosen programme and its status. Without a choice it is tree planting by either approach: eligible where one is, not eligible where neither can be.
 */
export function chosenProgram(
  programs: readonly ProgramEligibility[],
  chosen: CarbonProgram | null,
): { program: string; approach: ProgramEligibility['approach']; eligibility_status: EligibilityStatus } {
  const one = programs.find(({ id }) => id === chosen);
  if (one) return { program: one.program, approach: one.approach, eligibility_status: one.eligibility_status };
  const statuses = programs.filter(({ program }) => program === 'ARR').map((planting) => planting.eligibility_status);
  return {
    program: 'ARR',
    approach: null,
    eligibility_status: statuses.includes('eligible')
      ? 'eligible'
      : statuses.every((status) => status === 'not_eligible')
        ? 'not_eligible'
        : 'unknown',
  };
}
