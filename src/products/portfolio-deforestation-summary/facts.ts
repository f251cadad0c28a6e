import * as z from 'zod';
import { lastOf, provenance } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute, type ReplyOf } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export type AggregationLevel = 'country' | 'state';

const share = z.object({ project_count: z.int(), area_hectares: z.number(), deforested_ha: amount, deforested_pct: amount });

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
      query: z.object({ aggregation_level: lastOf(z.enum(['country', 'state'])).optional() }),
      reply: z
        .object({
          since: z.int(),
          year: z.int(),
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
