import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { carbonSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** A figure with two standard deviations: errors of cells all alike, or all apart. The truth lies between; the interval (95 %) is of the wider. */
const spread = z.object({ value: amount, sd_correlated: amount, sd_independent: amount, lower: amount, upper: amount });

export const facts = defineProduct({
  slug: 'biomass-stock',
  title: 'Biomass stock',
  scope: 'project',
  order: 52,
  tab: 'carbon',
  operation: 'biomassStock',
  routes: {
    biomassStock: defineRoute({
      id: 'biomass-stock',
      method: 'GET',
      path: '/projects/{project_id}/ghg/biomass_stock',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Above-ground biomass of woody plants and its carbon, with the standard deviation of the map',
      reply: z
        .object({
          project_id: z.string(),
          /** of the map */
          year: z.int(),
          /** hectares of the map's cells that the land covers */
          covered_ha: amount,
          /** land of which the map says nothing */
          unknown_ha: amount,
          /** land where the map has 0: no woody biomass, or no data, which the map does not tell apart */
          zero_ha: amount,
          /** tonnes of dry matter per hectare of the land that the map knows */
          biomass_t_per_ha: spread,
          /** tonnes of dry matter above ground */
          biomass_t: spread,
          /** tonnes of carbon in it */
          carbon_t: spread,
        })
        .extend(marked.shape),
    }),
  },
  report: { section: carbonSection, questions: { biomassStock: { operation: 'biomassStock', isExtension: true } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
