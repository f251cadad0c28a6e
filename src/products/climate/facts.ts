import * as z from 'zod';
import { isoDate, issueOf, lastOf, marked, projectParams, queryNumber } from '#api/primitives.ts';
import { amount, choice, datesInOrder, periodRecord } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { sentencesOf } from '#sentences/phrases/index.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** One scenario in a period: the mean over its models, and the lowest and highest of them. A preview has no single models. */
const scenarioValue = z.object({ mean: amount, min: amount, max: amount, models: z.int().nullable() });
/** an extension, by scenario and field: of years alone, where each line is a line */
const byScenario = z.record(z.string(), z.record(z.string(), scenarioValue));
const record = periodRecord
  .extend({
    avg_temperature_degC: amount,
    min_temperature_degC: amount,
    max_temperature_degC: amount,
    avg_wind_speed_m_per_s: amount,
    sum_total_precipitation_mm_of_water_equivalent: amount,
    avg_relative_humidity_0_1: amount,
    by_scenario: byScenario.optional(),
  })
  .extend(marked.shape);
const climateDate = isoDate({ from: '2015-01-01', to: '2100-01-01' });
const say = sentencesOf('climate', englishSentences);
const weightNames = ['ssp126_weight', 'ssp245_weight', 'ssp370_weight', 'ssp585_weight'] as const;
type WeightName = (typeof weightNames)[number];
const defaultWeights: Record<WeightName, number> = { ssp126_weight: 0.1, ssp245_weight: 0.4, ssp370_weight: 0.4, ssp585_weight: 0.1 };
const weight = (name: WeightName) => queryNumber.pipe(z.number().gt(0)).optional().meta({ default: defaultWeights[name] });
const sumTolerance = 1e-6;

/**
 * All four weights of a query. "Supplied weights must be positive and sum to 1": where those that were supplied do, the others are 0; otherwise the others have their defaults. Never both, because no
 * default is 0.
 */
function filledWeights(query: Partial<Record<WeightName, number>>): Record<WeightName, number> {
  const supplied = weightNames.filter((name) => query[name] !== undefined);
  const sum = supplied.reduce((total, name) => total + query[name]!, 0);
  const isWhole = supplied.length > 0 && Math.abs(sum - 1) <= sumTolerance;
  return Object.fromEntries(weightNames.map((name) => [name, query[name] ?? (isWhole ? 0 : defaultWeights[name])])) as Record<
    WeightName,
    number
  >;
}

export const facts = defineProduct({
  slug: 'climate',
  title: 'Climate projections',
  scope: 'project',
  order: 90,
  tab: 'climate',
  operation: 'climate',
  routes: {
    climate: defineRoute({
      id: 'climate',
      method: 'GET',
      path: '/projects/{project_id}/climate',
      params: projectParams,
      summary: 'Climate projections, weighted over four scenarios',
      query: z
        .object({
          period: choice(['weekly', 'monthly', 'yearly'], 'monthly'),
          start_date: lastOf(climateDate).optional(),
          end_date: lastOf(climateDate).default('2099-12-31'),
          ssp126_weight: weight('ssp126_weight'),
          ssp245_weight: weight('ssp245_weight'),
          ssp370_weight: weight('ssp370_weight'),
          ssp585_weight: weight('ssp585_weight'),
        })
        .superRefine((query, context) => {
          datesInOrder(query, context);
          const weights = filledWeights(query);
          const sum = weightNames.reduce((total, name) => total + weights[name], 0);
          // A weight with a fault of its own says enough.
          if (weightNames.every((name) => (query[name] ?? 1) > 0) && Math.abs(sum - 1) > sumTolerance)
            context.addIssue({
              ...issueOf(say('weights-sum', { sum: Number(sum.toFixed(6)) }), 'value_error'),
              path: ['ssp585_weight'],
              input: sum,
            });
        })
        .overwrite((query) => ({ ...query, ...filledWeights(query) })),
      reply: z.array(record),
    }),
  },
  report: {
    section: { id: 'climate', title: { en: 'Climate to 2099', es: 'Clima hasta 2099' } },
    questions: { climate: { operation: 'climate', query: () => ({ period: 'yearly' }) } },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
