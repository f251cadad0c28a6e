import * as z from 'zod';
import { marked, phrase, projectParams } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'climate-risk',
  title: 'Climate risk',
  scope: 'project',
  order: 60,
  tab: 'climate',
  operation: 'climateRisk',
  routes: {
    climateRisk: defineRoute({
      id: 'climate-risk',
      method: 'GET',
      path: '/projects/{project_id}/climate_risk',
      params: projectParams,
      summary: 'Climate extremes: baseline, future and change',
      reply: z
        .object({
          project_id: z.string(),
          risk_items: z.array(
            z.object({
              risk: z.string(),
              description: z.string(),
              description_code: phrase.optional(),
              value: amount,
              /** ours: least and greatest of the models' single runs */
              lowest: amount.optional(),
              highest: amount.optional(),
            }),
          ),
        })
        .extend(marked.shape),
    }),
  },
  report: {
    section: { id: 'climate-risk', title: { en: 'Climate risk', es: 'Riesgo climático' } },
    questions: { climateRisk: { operation: 'climateRisk' } },
  },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
