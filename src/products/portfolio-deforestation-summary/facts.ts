import * as z from 'zod';
import { canopyQuery } from '#api/canopy-threshold.ts';
import { lastOf, provenance } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute, type ReplyOf } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export type AggregationLevel = 'country' | 'state';

const share = z.object({
  project_count: z.int(),
  area_hectares: z.number(),
  deforested_ha: amount,
  deforested_pct: amount,
  /** the part of deforested_ha that confirmed alerts tell of, and what probable ones would add: no estimates of an area */
  alert_ha: amount.optional(),
  alert_probable_ha: amount.optional(),
});

export const facts = defineProduct({
  slug: 'portfolio-deforestation-summary',
  title: 'Portfolio deforestation summary',
  scope: 'portfolio',
  order: 0,
  tab: null,
  operation: 'portfolioDeforestationSummary',
  routes: {
    portfolioDeforestationSummary: defineRoute({
      id: 'portfolio-deforestation-summary',
      method: 'GET',
      path: '/deforestation/summary',
      summary: 'Tree cover lost since 2018 over all projects, by country or state',
      query: z.object({ aggregation_level: lastOf(z.enum(['country', 'state'])).optional(), ...canopyQuery }),
      reply: z
        .object({
          since: z.int(),
          year: z.int(),
          /** percent of canopy from which forest counts, the same for every project of the sum */
          canopy_threshold: z.number().optional(),
          /** the sums hold years that the yearly map has not told of */
          provisional: z.boolean().optional(),
          total: share,
          items: z.array(
            share.extend({
              country_code: z.string().nullable(),
              country: z.string().nullable(),
              state_code: z.string().nullable(),
              state: z.string().nullable(),
            }),
          ),
          pending_project_ids: z.array(z.string()),
          no_data_project_ids: z.array(z.string()).optional(),
        })
        .extend(provenance.shape),
    }),
  },
  report: null,
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
export type PortfolioSummary = ReplyOf<typeof facts.routes.portfolioDeforestationSummary>;
