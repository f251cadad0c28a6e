import type { BaselineData } from '#products/baseline-sequestration/service.ts';
import { yearlyGrowth } from '#products/baseline-sequestration/compute.ts';
import type { EmissionsData } from '#products/ghg-emissions/service.ts';
import { emissionRecords } from '#products/ghg-emissions/compute.ts';
import type { BenchmarkData } from '#products/performance-benchmark/service.ts';
import { NeedsNetwork } from '#datasets/data-access.ts';
import { gfcLastYear } from '#datasets/gfc.ts';
import { PermanentFault, type CollectContext, type Product, type ProductProject } from '#products/product.ts';
import { originOfZone, zoneOfProject, type ZoneOfPlace } from '#products/shared/ecological-zone/zone-of-project.ts';
import { woodyHectares } from '#products/shared/ecological-zone/woody-cover.ts';
import { provenanceFrom, sourcesOfOrigins, sourcesOfResults, type Sources } from '#products/shared/provenance.ts';
import { yearsOf } from '#products/shared/time/years-of.ts';
import { sentenceOf, sentencesOf, type Sentence } from '#sentences/phrases/index.ts';
import { additionalityRecords, type AdditionalityRecord, type Given, type Loss } from './compute.ts';
import type { Amount } from './compute-amount.ts';
import { plantedBefore } from './compute-declared.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
/** two standard deviations: about 95 % of a normal spread */
const deviations = 1.96;
/** hectares below which a part is a matter of rounding */
const aSliver = 1e-6;
interface AdditionalityData {
  startYear: number;
  records: AdditionalityRecord[];
}

/** The zone that the baseline found; on land without woody plants it looked for none. null where the place has none. */
async function zoneFor(
  project: ProductProject,
  { place }: BaselineData,
  data: CollectContext['data'],
  context: CollectContext,
): Promise<ZoneOfPlace | null> {
  if (place) return place;
  try {
    return await zoneOfProject(data, project, context.now(), context.signal, (share) => context.progress(share, say('newly-wooded')));
  } catch (error) {
    if (error instanceof PermanentFault) return null;
    throw error;
  }
}

/** tCO2e per hectare and year of newly established trees. */
function youngRate(place: ZoneOfPlace | null): Amount | null {
  if (!place) return null;
  const woody = { treeYoung: 1, treeOld: 0, treePrimary: 0, mangroveYoung: 0, mangroveOld: 0, shrubYoung: 0, shrubOld: 0 };
  return amountOf(yearlyGrowth(woody, place.zone, place.continent));
}
const amountOf = ({ value, lower, upper }: { value: number | null; lower: number | null; upper: number | null }): Amount | null =>
  value === null || lower === null || upper === null ? null : { value, lower, upper };

/** Emissions by year with their bounds; a deviation that is not known leaves the upper bound at twice the figure. */
function lossesOf({ years, place, hasMap }: EmissionsData): Loss[] {
  return emissionRecords(years, place?.zone ?? null, false).map(({ year, total_tco2e: total, sd_tco2e: spread }) => {
    if (!hasMap || total === null) return { year, tonnes: null };
    const half = spread === null ? total : deviations * spread;
    return { year, tonnes: { value: total, lower: Math.max(0, total - half), upper: total + half } };
  });
}

const together = (one: Sources, other: Sources): Sources => ({
  sources: [
    ...one.sources,
    ...other.sources.filter((part) => !one.sources.some((known) => JSON.stringify(known) === JSON.stringify(part))),
  ],
  attributions: [
    ...one.attributions,
    ...other.attributions.filter((part) => !one.attributions.some((known) => JSON.stringify(known) === JSON.stringify(part))),
  ],
  fetchedAt: [one.fetchedAt, other.fetchedAt].filter((time) => time !== undefined).sort()[0],
  synthetic: one.synthetic || other.synthetic,
});

/** What stands beside the figures. */
function assumptionsOf(
  { declared, observed, startYear }: Given,
  records: readonly AdditionalityRecord[],
  place: ZoneOfPlace | null,
): Sentence[] {
  const has = (status: AdditionalityRecord['status']) => records.some((record) => record.status === status);
  const unseenHectares = observed.otherOpenShare * observed.projectHectares;
  const before = declared ? plantedBefore(declared, startYear) : 0;
  return [
    sentenceOf({ code: 'estimate-not-verified' }),
    declared ? say(declared.kind === 'measured' ? 'declared-measured' : 'declared-plan') : say('observed-removals'),
    say('losses', { year: gfcLastYear }),
    say('bounds-worst'),
    ...(before > 0 ? [say('planted-before', { hectares: before })] : []),
    ...(!declared && unseenHectares > aSliver ? [say('unseen-land', { hectares: unseenHectares })] : []),
    ...(records.some((record) => record.performance_benchmark === null && record.status === 'known') ? [say('benchmark-unknown')] : []),
    ...(has('needs_removals') ? [say('needs-removals')] : []),
    ...(has('no_growth_rate') || (!place && has('known')) ? [say('no-rate')] : []),
    ...(has('losses_unknown') ? [say('losses-unknown')] : []),
  ];
}

export const service: Product = {
  ...identityOf(facts),
  // 2: removals of newly wooded land, as observed or declared, less own losses.
  methodVersion: 2,
  restsOn: ['ecological_zone', 'declared_removals'],
  needs: ['performance-benchmark', 'baseline-sequestration', 'ghg-emissions'],
  improvedBy: ['performance-benchmark', 'baseline-sequestration', 'ghg-emissions'],
  async collect(project, _variant, context) {
    const benchmark = await context.resultOf('performance-benchmark');
    const baseline = await context.resultOf('baseline-sequestration');
    const emissions = await context.resultOf('ghg-emissions');
    // All read open data; where one is missing it could not be had, and its own state says why. An earlier version's benchmark is made again first.
    const seen = benchmark?.data as Partial<BenchmarkData> | undefined;
    if (!benchmark || seen?.established === undefined) throw new NeedsNetwork({ code: 'benchmark-missing' });
    if (!baseline) throw new NeedsNetwork({ code: 'baseline-missing' });
    if (!emissions) throw new NeedsNetwork({ code: 'emissions-missing' });
    const data = context.data.recording();
    const { startYear, lastYear, openShare, otherOpenShare, established, records: benchmarks } = benchmark.data as BenchmarkData;
    const { woody, growth } = baseline.data as BaselineData;
    const place = await zoneFor(project, baseline.data as BaselineData, data, context);
    const given: Given = {
      startYear,
      lastYear,
      observed: { projectHectares: project.areaHectares, openShare, otherOpenShare, established },
      declared: project.declaredRemovals ?? null,
      rate: youngRate(place),
      baseline: {
        growth: amountOf(growth),
        woodyHectares: woodyHectares(woody),
        totalHectares: woody.total,
      },
      losses: lossesOf(emissions.data as EmissionsData),
      benchmarks: benchmarks.map((record) => ({
        year: record.year,
        value: record.performance_benchmark,
        lower: record.performance_benchmark_lower,
        upper: record.performance_benchmark_upper,
      })),
    };
    const records = additionalityRecords(given);
    const sources = together(
      sourcesOfResults([benchmark.provenance, baseline.provenance, emissions.provenance]),
      sourcesOfOrigins(data.origins()),
    );
    return {
      data: { startYear, records } satisfies AdditionalityData,
      provenance: provenanceFrom(sources, context.now(), say('method'), [
        ...assumptionsOf(given, records, place),
        ...(place ? [originOfZone(project, place)] : []),
      ]),
    };
  },
  covers: (collected) => yearsOf(recordsIn(collected.data)),
  answer(project, collected, query) {
    const records = recordsIn(collected.data);
    const startYear = (collected.data as Partial<AdditionalityData>).startYear ?? null;
    const [start, end] = [query['start_date'], query['end_date']] as (string | undefined)[];
    return {
      kind: 'json',
      value: {
        project_id: project.id,
        unit: 'tCO2e',
        ...(startYear === null ? {} : { start_year: startYear }),
        records: records.filter(({ year }) => (!start || year >= Number(start.slice(0, 4))) && (!end || year <= Number(end.slice(0, 4)))),
      },
      provenance: collected.provenance,
    };
  },
};

/** What earlier versions kept had another definition: it has no record of this one, and is collected again. */
const recordsIn = (data: unknown): AdditionalityRecord[] => (data as Partial<AdditionalityData>).records ?? [];
