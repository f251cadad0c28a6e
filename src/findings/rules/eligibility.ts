import { textOf } from '#api/foreign-answers.ts';
import { isObject } from '#domain/object.ts';
import { forestHistory, wholeYears } from '../forest-years.ts';
import type { Land } from '../land.ts';
import { areaOf, classesIn, sum } from '../reading.ts';
import { noInput, rule, type Rule } from '../rule.ts';
import { classes as wetlandClasses } from '#products/wetlands-mask/facts.ts';

const forestSlug = 'deforestation-summary';
const wetlandSlug = 'wetlands-mask';
/** The screening of the service calls land not eligible for planting above it; a rule of Hectare's own, no programme's (docs/products/eligibility.md). */
const screeningPercent = 10;
/** The same screening counts clearing in so many years. */
const clearingYears = 10;

const programOf = ({ available }: Land): string => {
  const carbon = isObject(available) ? available['carbon_programs'] : null;
  return isObject(carbon) ? textOf(carbon['program']) : '';
};
/** A programme that keeps forest standing: what speaks against planting does not speak against it. */
const isForForest = (land: Land): boolean => programOf(land).startsWith('REDD');

/** What the record says of a programme; '' where it says nothing. */
function statusOf({ available }: Land): string {
  const carbon = isObject(available) ? available['carbon_programs'] : null;
  return isObject(carbon) && textOf(carbon['program']) !== 'none' ? textOf(carbon['eligibility_status']) : '';
}

/** The pre-check for tree-planting programmes, and what stands against it. */
export const eligibilityRules: Rule[] = [
  rule({
    code: 'findings.eligibility.passes',
    kind: 'here',
    slug: null,
    rests: ['available'],
    find: (land) => {
      const status = statusOf(land);
      if (status === '') return noInput;
      return status === 'eligible' && (isForForest(land) || !isForested(land)) ? { severity: 30, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.eligibility.fails',
    kind: 'worry',
    slug: null,
    rests: ['available'],
    thresholds: { screeningPercent },
    find: (land) => {
      const status = statusOf(land);
      if (status === '') return noInput;
      return status === 'not_eligible' ? { severity: 40, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.eligibility.open',
    kind: 'missing',
    slug: null,
    rests: ['available'],
    find: (land) => {
      const status = statusOf(land);
      if (status === '') return noInput;
      return status === 'unknown' ? { severity: 12, params: {} } : null;
    },
  }),
  rule({
    code: 'findings.eligibility.wetland',
    kind: 'worry',
    slug: wetlandSlug,
    rests: ['wetlandsMask'],
    thresholds: { screeningPercent },
    find: (land) => {
      const hectares = classesIn(land, 'wetlandsMask');
      if (!hectares) return noInput;
      if (isForForest(land)) return null;
      const [other, wetland] = wetlandClasses.map(({ value }) => hectares.get(value) ?? 0) as [number, number];
      const seen = sum([other, wetland]);
      const percent = seen > 0 ? (100 * wetland) / seen : 0;
      return percent > screeningPercent ? { severity: 38, params: { share: { value: percent, unit: '%' } } } : null;
    },
  }),
  rule({
    code: 'findings.eligibility.cleared',
    kind: 'worry',
    slug: forestSlug,
    rests: ['forest'],
    thresholds: { clearingYears, screeningPercent },
    find: (land) => {
      const history = forestHistory(land);
      const area = areaOf(land);
      if (!history || area === null) return noInput;
      if (isForForest(land)) return null;
      const recent = wholeYears(history).slice(-clearingYears);
      if (recent.length === 0) return noInput;
      const percent = (100 * sum(recent.map(({ inYear }) => inYear.value))) / area;
      return percent > screeningPercent
        ? {
            severity: 39,
            params: { share: { value: percent, unit: '%' }, first: { year: recent[0]!.year }, last: { year: recent.at(-1)!.year } },
          }
        : null;
    },
  }),
  rule({
    code: 'findings.eligibility.forested',
    kind: 'worry',
    slug: forestSlug,
    rests: ['forest'],
    thresholds: { screeningPercent },
    find: (land) => {
      const share = forestShare(land);
      if (share === null) return noInput;
      if (isForForest(land)) return null;
      return share > screeningPercent ? { severity: 28, params: { share: { value: share, unit: '%' } } } : null;
    },
  }),
];

/** Percent of the area that was forest in 2000; null where it is not known. */
function forestShare(land: Land): number | null {
  const forest = forestHistory(land)?.forest2000 ?? null;
  const area = areaOf(land);
  return forest === null || area === null ? null : Math.min(100, (100 * forest) / area);
}
/** A screening that says yes to standing forest would be believed. */
const isForested = (land: Land): boolean => (forestShare(land) ?? 0) > screeningPercent;
