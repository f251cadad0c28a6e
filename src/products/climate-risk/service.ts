import { climateModels } from '#datasets/nex-gddp.ts';
import { firstYear as firstClimateYear, scenarios, type Projections, type Series, type Weights } from '#products/climate/compute.ts';
import { isPreview } from '#products/climate/preview.ts';
import { era5Days } from '#products/shared/era5-days.ts';
import type { Collected, Product } from '#products/product.ts';
import { collectModelYears } from '#products/shared/model-years.ts';
import { distinctParts, provenanceFrom, sourcesOfOrigins, sourcesOfResults } from '#products/shared/provenance.ts';
import { zoneOf } from '#products/shared/time/zone-of.ts';
import { codeOf, sentencesOf, type PlainPhrase, type Sentence } from '#sentences/phrases/index.ts';
import { baselineOf, metrics, metricValues, yearlyIndices, type MetricValues } from './compute.ts';
import { changesOf, type MetricChange, type Run, type Spread } from './compute-ensemble.ts';
import { modelDays, modelVariables, type ModelVariable } from './compute-model-days.ts';
import { observedDays } from './compute-observed-days.ts';
import { identityOf } from '../product-facts.ts';
import { facts } from './facts.ts';
import { en } from './sentences/en.ts';

const say = sentencesOf(facts.slug, en);
const assumptions = [say('baseline-thresholds'), say('not-computed')];
/** 2: both ends of a change come from the same runs of the models; R95pTOT is in millimetres. */
const methodVersion = 2;
/** years of the reanalysis that stand for today, and of the models' runs that they are compared with */
const pastYears: [number, number] = [1991, 2020];
const lastHistoricalYear = 2014;
const futureYears: [number, number] = [2041, 2060];
const defaultWeights: Weights = { ssp126: 0.1, ssp245: 0.4, ssp370: 0.4, ssp585: 0.1 };

interface Item {
  risk: string;
  description: string;
  /** not in what earlier versions kept */ description_code?: PlainPhrase;
  value: number | null;
  /** of single runs of the models, beside a figure of all of them */
  lowest?: number | null;
  highest?: number | null;
}

const stepOf = (model: string, variable: string, year: number) => `${model}/${variable}/${year}`;
/** The models' own past, by model, variable and year; the archive's historical runs end in 2014. */
const pastModelYears = climateModels.flatMap((model) =>
  modelVariables.flatMap((variable) =>
    Array.from({ length: lastHistoricalYear - pastYears[0] + 1 }, (_, after) => {
      const year = pastYears[0] + after;
      return { step: stepOf(model.name, variable, year), model, scenario: 'historical' as const, variable, year };
    }),
  ),
);

/** Every run of the archive with its own past: indices of both, by the thresholds of that past. */
function runsOf(climate: Collected, historical: Map<string, Float32Array>): Run[] {
  const { series } = climate.data as Projections;
  const values = new Float32Array(Object.values(climate.files!)[0]!.bytes.slice().buffer);
  const yearOf = ({ offset, lengths }: Series, year: number): Float32Array => {
    const index = year - firstClimateYear;
    const from = offset + lengths.slice(0, index).reduce((sum, count) => sum + count, 0);
    return values.subarray(from, from + lengths[index]!);
  };
  const none = new Float32Array(0);
  const runs: Run[] = [];
  for (const { name: model } of climateModels)
    for (const scenario of scenarios) {
      const of = new Map(series.filter((one) => one.model === model && one.scenario === scenario).map((one) => [one.variable, one]));
      const read = (variable: ModelVariable, year: number) => {
        if (year <= lastHistoricalYear) return historical.get(stepOf(model, variable, year)) ?? none;
        const own = of.get(variable);
        return own ? yearOf(own, year) : none;
      };
      const [before, after] = [modelDays(read, pastYears), modelDays(read, futureYears)];
      if (!before || !after) continue;
      const baseline = baselineOf(before);
      runs.push({ scenario, past: metricValues(before, baseline), future: metricValues(after, baseline) });
    }
  return runs;
}

const round = (value: number | null): number | null => (value === null ? null : Math.round(value * 1000) / 1000);
const item = (risk: string, description: Sentence, value: number | null, spread?: Spread): Item => ({
  risk,
  description: description.detail,
  description_code: codeOf(description),
  value: round(value),
  ...(spread ? { lowest: round(spread.lowest), highest: round(spread.highest) } : {}),
});

/** The items of every metric: today's level by the reanalysis, and what the models say of then, of the future, and of the way between. */
const itemsOf = (today: MetricValues, changes: Record<string, MetricChange | null>): Item[] =>
  metrics.flatMap(({ name, unit: unitName }) => {
    const [what, unit] = [say(`metric.${name}`), say(`unit.${unitName}`)];
    const found = changes[name];
    return [
      item(`${name}_baseline`, say('baseline', { what, unit }), today[name] ?? null),
      ...(found
        ? [
            item(`${name}_model_baseline`, say('model-baseline', { what, unit }), found.past.value, found.past),
            item(`${name}_2041_2060`, say('future', { what, unit }), found.future.value, found.future),
            item(`${name}_change`, say('change', { metric: name, unit }), found.change.value, found.change),
          ]
        : []),
    ];
  });

/**
 * Without what the first definition of the product got wrong, until it has been collected again: a future of models that was compared with the reanalysis, and
 * R95pTOT as a share.
 */
function soundItems(collected: Collected): Item[] {
  const { items } = collected.data as { items: Item[] };
  return (collected.provenance.method_version ?? 1) >= methodVersion
    ? items
    : items.filter(({ risk }) => risk.endsWith('_baseline') && !risk.startsWith('R95pTOT'));
}

export const service: Product = {
  ...identityOf(facts),
  methodVersion,
  restsOn: ['time_zone'],
  improvedBy: ['climate'],
  async collect(project, _variant, context) {
    const data = context.data.recording();
    const read = await era5Days(data, project.centroid, zoneOf(project), ...pastYears, context.now(), context.signal, (share) =>
      context.progress(share * 0.2),
    );
    const days = observedDays(read);
    const baseline = baselineOf(days);
    const today = metricValues(days, baseline);
    const [first, last] = pastYears;
    const years = yearlyIndices(days, baseline).size;
    const lines = [
      ...assumptions,
      ...(read.source === 'power' ? [say('power-days')] : []),
      ...(years > 0 && years < last - first + 1 ? [say('years-known', { years, first, last })] : []),
    ];
    const own = sourcesOfOrigins(data.origins());
    const observed: Collected = {
      data: { items: itemsOf(today, {}) },
      provenance: provenanceFrom(own, context.now(), say('method'), [...lines, say('no-future-yet')]),
    };
    const climate = await context.resultOf('climate');
    if (!climate || isPreview(climate)) return observed;
    // The models' past may be out of reach for long; what was observed does not wait for it.
    await context.keepPreliminary(observed);
    const historical = await collectModelYears(project, context, data, pastModelYears, (done) => {
      const all = pastModelYears.length;
      context.progress(0.2 + (0.8 * done) / all, say('model-past', { done, all }));
    });
    const runs = runsOf(climate, historical);
    const models = sourcesOfResults([climate.provenance]);
    const all = sourcesOfOrigins(data.origins());
    const sources = {
      ...all,
      sources: distinctParts([...all.sources, ...models.sources]),
      attributions: distinctParts([...all.attributions, ...models.attributions]),
    };
    return {
      data: { items: itemsOf(today, changesOf(runs, defaultWeights)) },
      provenance: provenanceFrom(sources, context.now(), say('method'), lines),
    };
  },
  covers(collected) {
    const known = soundItems(collected).filter(({ value }) => value !== null);
    return known.length === 0
      ? null
      : {
          start: `${pastYears[0]}-01-01`,
          end: `${known.some(({ risk }) => risk.endsWith('_2041_2060')) ? futureYears[1] : pastYears[1]}-12-31`,
        };
  },
  answer: (project, collected) => ({
    kind: 'json',
    value: { project_id: project.id, risk_items: soundItems(collected) },
    provenance: collected.provenance,
  }),
  available: (collected) => ({
    climate_risk: soundItems(collected)
      .filter(({ value }) => value !== null)
      .map(({ risk }) => risk),
  }),
};
