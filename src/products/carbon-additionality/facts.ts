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
    carbonAdditionality: greenhouseGasRoute('carbon_additionality', 'Removals beyond the benchmark', {
      year: z.int(),
      removals_tco2e: amount,
      performance_benchmark: amount,
      additionality_tco2e: amount,
      removals_lower_tco2e: amount.optional(),
      removals_upper_tco2e: amount.optional(),
      additionality_lower_tco2e: amount.optional(),
      additionality_upper_tco2e: amount.optional(),
    }),
  },
  report: { section: carbonSection, questions: { additionality: { operation: 'carbonAdditionality' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
