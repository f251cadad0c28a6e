import * as z from 'zod';
import { amount } from '#api/product-schemas.ts';
import { defineProduct } from '../product-facts.ts';
import { greenhouseGasRoute } from '../shared/carbon/route.ts';
import { carbonSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'carbon-additionality',
  title: 'Carbon additionality',
  scope: 'project',
  order: 85,
  tab: 'carbon',
  operation: 'carbonAdditionality',
  routes: {
    carbonAdditionality: greenhouseGasRoute(
      'carbon_additionality',
      'Removals of newly wooded land beyond what controls or the baseline show, less own losses',
      {
        year: z.int(),
        removals_tco2e: amount,
        performance_benchmark: amount,
        additionality_tco2e: amount,
        /** a provider of the published interface has none of these */
        status: z.string().optional(),
        removals_basis: z.string().nullable().optional(),
        new_woody_ha: amount.optional(),
        removals_lower_tco2e: amount.optional(),
        removals_upper_tco2e: amount.optional(),
        losses_tco2e: amount.optional(),
        losses_lower_tco2e: amount.optional(),
        losses_upper_tco2e: amount.optional(),
        baseline_tco2e: amount.optional(),
        additionality_lower_tco2e: amount.optional(),
        additionality_upper_tco2e: amount.optional(),
        census_additionality_tco2e: amount.optional(),
        census_lower_tco2e: amount.optional(),
        census_upper_tco2e: amount.optional(),
      },
    ),
  },
  report: { section: carbonSection, questions: { additionality: { operation: 'carbonAdditionality' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
