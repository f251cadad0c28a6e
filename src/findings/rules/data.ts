import { isObject } from '#domain/object.ts';
import { textOf } from '#api/foreign-answers.ts';
import type { ProductState } from '#api/index.ts';
import { products } from '#products/index.ts';
import { reasonPhrase } from '#sentences/phrases/job-reason.ts';
import type { ForeignPhrase } from '#sentences/phrases/index.ts';
import type { FindingAction, FindingCode, FindingParameter } from '../finding.ts';
import { answerNames, type AnswerName, type Land } from '../land.ts';
import { hasNoData } from '../reading.ts';
import { rule, type Rule } from '../rule.ts';

/** The product behind each answer. */
const slugOf: Record<AnswerName, string> = {
  weatherMonths: 'weather',
  waterBalance: 'water-balance',
  climate: 'climate',
  climateRisk: 'climate-risk',
  forest: 'deforestation-summary',
  indicator: 'deforestation-indicator-image',
  biomassStock: 'biomass-stock',
  baseline: 'baseline-sequestration',
  emissions: 'ghg-emissions',
  benchmark: 'performance-benchmark',
  additionality: 'carbon-additionality',
  satellite: 'satellite-index',
  landCover: 'land-cover',
  soil: 'soil',
  wetlandsMask: 'wetlands-mask',
};
/** A product's name stands in the table of the products. */
const nameOf = (slug: string): FindingParameter =>
  products.some((product) => product.slug === slug) ? { code: `${slug}.name`, detail: slug } : { text: slug };

/** Where a product's figures are not there: how much it would tell decides the order. */
const weights: Partial<Record<string, number>> = {
  'deforestation-summary': 90,
  weather: 80,
  'satellite-index': 75,
  'wetlands-mask': 60,
  'land-cover': 58,
  soil: 55,
  'climate-risk': 50,
  'deforestation-indicator-image': 48,
  climate: 45,
};
const weightOf = (slug: string): number => weights[slug] ?? 40;

type Waiting = 'network' | 'decision' | 'paused' | 'product' | 'turn' | 'work' | 'failed' | 'absent' | null;
/** What a product that is not there waits for; null for one that is there, or was taken back. */
function waitingFor({ state, waits_for: waitsFor, paused }: ProductState): Waiting {
  if (state === 'failed') return 'failed';
  if (state === 'not_available') return 'absent';
  if (state === 'running') return 'work';
  if (state !== 'queued') return null;
  if (waitsFor === 'decision') return waitsFor;
  if (paused === true) return 'paused';
  if (waitsFor === 'network') return waitsFor;
  return isObject(waitsFor) ? 'product' : 'turn';
}
const told = new Set(Object.values(slugOf));
/** The jobs of products that findings rest on; a job that is there and works again is not missing. */
const jobsWaiting = ({ products: jobs }: Land, what: Waiting): ProductState[] =>
  jobs.filter((job) => told.has(job.product) && waitingFor(job) === what && (what === 'failed' || !job.collected_at));

/** Why a job is not done, as a phrase; the service's own words where it has no code. */
function reasonOf(job: ProductState): FindingParameter {
  const phrase: ForeignPhrase | null = reasonPhrase(job, (slug) => slug);
  if (!phrase) return job.reason ? { text: job.reason } : { code: 'findings.data.no-reason' };
  return foreign(phrase, job.reason ?? '');
}
const foreign = ({ code, params }: ForeignPhrase, detail: string): FindingParameter => ({
  code,
  detail,
  params: Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]): [string, FindingParameter] => [
      name,
      typeof value === 'object' && value !== null && 'code' in value
        ? foreign(value as ForeignPhrase, '')
        : typeof value === 'number'
          ? { number: value }
          : { text: String(value) },
    ]),
  ),
});

/** One line for all products that wait for the same thing, because one action helps them all. */
const together = (
  code: FindingCode & `findings.data.${string}`,
  what: Waiting,
  action: FindingAction,
  severity: number,
  isSo: (job: ProductState) => boolean = () => true,
): Rule =>
  rule<'findings.data.queued'>({
    code: code as 'findings.data.queued',
    kind: 'missing',
    slug: null,
    rests: ['products'],
    find: (land) => {
      const slugs = jobsWaiting(land, what)
        .filter(isSo)
        .map(({ product }) => product)
        .sort((a, b) => weightOf(b) - weightOf(a) || (a < b ? -1 : 1));
      return slugs.length === 0 ? null : { severity, params: { products: { list: slugs.map(nameOf) } }, about: slugs, action };
    },
  });

/** Whether no other job is known to come first. */
const isNext = ({ jobs_ahead: ahead }: ProductState): boolean => !((ahead ?? 0) > 0);
/** Products that wait for their turn behind other jobs; the number is that of the first of them. */
const behindOthers = rule({
  code: 'findings.data.queued-behind',
  kind: 'missing',
  slug: null,
  rests: ['products'],
  find: (land) => {
    const jobs = jobsWaiting(land, 'turn')
      .filter((job) => !isNext(job))
      .sort((a, b) => a.jobs_ahead! - b.jobs_ahead! || (a.product < b.product ? -1 : 1));
    const slugs = jobs.map(({ product }) => product);
    return slugs.length === 0
      ? null
      : {
          severity: 57,
          params: { ahead: { value: jobs[0]!.jobs_ahead!, unit: 'jobs' }, products: { list: slugs.map(nameOf) } },
          about: slugs,
          action: 'see-queue',
        };
  },
});

/** Answers that are there and say that the source has nothing in this place. */
const emptyAnswers = (land: Land): AnswerName[] => answerNames.filter((name) => hasNoData(land.answers[name]?.value));
const firstRecord = (value: unknown): Record<string, unknown> | null => {
  const first = Array.isArray(value) ? (value as unknown[])[0] : value;
  return isObject(first) ? first : null;
};

/** What is not there and why, by product, and what to know of all that is there. */
export const dataRules: Rule[] = [
  rule({
    code: 'findings.data.synthetic',
    kind: 'worry',
    slug: null,
    rests: [...answerNames],
    find: ({ answers }) =>
      Object.values(answers).some((answer) => firstRecord(answer.value)?.['synthetic'] === true) ? { severity: 100, params: {} } : null,
  }),
  rule({
    code: 'findings.data.stored',
    kind: 'missing',
    slug: null,
    rests: [...answerNames],
    find: ({ answers }) => {
      const oldest = Object.values(answers)
        .flatMap(({ storedAt }) => (storedAt ? [storedAt.slice(0, 10)] : []))
        .sort()[0];
      return oldest ? { severity: 95, params: { date: { date: oldest } }, action: 'go-online' } : null;
    },
  }),
  together('findings.data.needs-decision', 'decision', 'answer-question', 90),
  together('findings.data.needs-network', 'network', 'go-online', 88),
  rule({
    code: 'findings.data.failed',
    kind: 'missing',
    slug: null,
    rests: ['products'],
    find: (land) =>
      jobsWaiting(land, 'failed').map((job) => ({
        severity: weightOf(job.product) + 3,
        slug: job.product,
        params: { product: nameOf(job.product), reason: reasonOf(job) },
        action: 'collect-again' as const,
      })),
  }),
  together('findings.data.paused', 'paused', 'go-online', 87),
  together('findings.data.collecting', 'work', 'see-queue', 60),
  together('findings.data.queued', 'turn', 'see-queue', 58, isNext),
  behindOthers,
  together('findings.data.behind', 'product', 'see-queue', 56),
  rule({
    code: 'findings.data.not-offered',
    kind: 'missing',
    slug: null,
    rests: ['products'],
    find: (land) =>
      jobsWaiting(land, 'absent').map((job) => ({
        severity: 5,
        slug: job.product,
        params: { product: nameOf(job.product), reason: reasonOf(job) },
      })),
  }),
  rule({
    code: 'findings.data.nothing-here',
    kind: 'missing',
    slug: null,
    rests: [...answerNames],
    find: (land) =>
      emptyAnswers(land).map((name) => {
        const reason = firstRecord(land.answers[name]!.value)!['no_data'] as ForeignPhrase;
        return {
          severity: 10,
          slug: slugOf[name],
          params: { product: nameOf(slugOf[name]), reason: foreign(reason, textOf(reason.detail)) },
        };
      }),
  }),
  rule({
    code: 'findings.data.preliminary',
    kind: 'missing',
    slug: null,
    rests: ['products'],
    find: ({ products: jobs }) => {
      const slugs = jobs.filter(({ product, preliminary }) => preliminary === true && told.has(product)).map(({ product }) => product);
      return slugs.length === 0 ? null : { severity: 30, params: { products: { list: slugs.map(nameOf) } }, about: slugs };
    },
  }),
];
