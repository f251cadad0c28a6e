import * as z from 'zod';
import { projectParams, provenance } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { forestSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** hectares are added up from this year on */
export const since = 2018;
const yearRecord = z
  .object({
    year: z.int(),
    deforested_ha: amount,
    deforested_pct: amount,
    deforested_in_year_ha: amount.optional(),
    forest_2000_ha: amount.optional(),
    observed_through: z.string().nullish(),
  })
  .extend(provenance.shape);

export const facts = defineProduct({
  slug: 'deforestation-summary',
  title: 'Deforestation summary',
  scope: 'project',
  order: 10,
  tab: 'forest',
  operation: 'deforestationSummary',
  routes: {
    deforestationSummary: defineRoute({
      id: 'deforestation-summary',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/summary',
      params: projectParams,
      summary: 'Hectares of tree cover lost per year since 2018, and their percent of the project',
      reply: z.array(yearRecord),
    }),
  },
  report: { section: forestSection, questions: { forest: { operation: 'deforestationSummary' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
