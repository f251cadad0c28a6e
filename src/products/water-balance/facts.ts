import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { amount } from '#api/product-schemas.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { waterSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'water-balance',
  title: 'Water balance',
  scope: 'project',
  order: 48,
  tab: 'climate',
  operation: 'waterBalance',
  routes: {
    waterBalance: defineRoute({
      id: 'water-balance',
      method: 'GET',
      path: '/projects/{project_id}/water_balance',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Rain less potential evapotranspiration by month, and the drought index SPEI over 3 and 12 months',
      reply: z
        .object({
          project_id: z.string(),
          lat: z.number(),
          lon: z.number(),
          /** first and last year that months are compared with */
          reference: z.string(),
          /** of them, those of which every month is known; with fewer than all there is no index */
          reference_years: z.int(),
          records: z.array(
            z.object({
              /** YYYY-MM, whole months alone */
              period: z.string(),
              precipitation_mm: amount,
              /** potential evapotranspiration */
              pet_mm: amount,
              balance_mm: amount,
              /** of the sums over 3 and 12 months that end with the month; -3 and 3 stand for anything beyond */
              spei_3: amount,
              spei_12: amount,
            }),
          ),
        })
        .extend(marked.shape),
    }),
  },
  report: { section: waterSection, questions: { waterBalance: { operation: 'waterBalance', isExtension: true } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
