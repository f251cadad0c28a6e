import * as z from 'zod';
import { queryBoolean } from '#api/primitives.ts';
import { amount, dateRange } from '#api/product-schemas.ts';
import { defineProduct } from '../product-facts.ts';
import { greenhouseGasRoute } from '../shared/carbon/route.ts';
import { carbonSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'ghg-emissions',
  title: 'Greenhouse-gas emissions',
  scope: 'project',
  order: 55,
  tab: 'carbon',
  operation: 'ghgEmissions',
  routes: {
    ghgEmissions: greenhouseGasRoute(
      'ghg_emissions',
      'Emissions from tree cover loss',
      {
        year: z.int(),
        loss_ha: amount,
        co2_t: amount,
        ch4_tco2e: amount,
        n2o_tco2e: amount,
        total_tco2e: amount,
        sd_tco2e: amount,
        // A provider need not have what follows.
        burned_loss_ha: amount.optional(),
        unseen_loss_ha: amount.optional(),
        fire_from: z.enum(['map', 'declared']).nullish(),
      },
      dateRange.safeExtend({ fire: queryBoolean.optional() }),
    ),
  },
  report: { section: carbonSection, questions: { emissions: { operation: 'ghgEmissions' } }, place: 1 },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
