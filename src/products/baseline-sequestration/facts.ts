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
  slug: 'baseline-sequestration',
  title: 'Baseline sequestration',
  scope: 'project',
  order: 50,
  tab: 'carbon',
  operation: 'baselineSequestration',
  routes: {
    baselineSequestration: greenhouseGasRoute('baseline_sequestration', 'Carbon that would be sequestered without the project', {
      period: z.string(),
      baseline_sequestration_tco2e: amount,
      cumulative_tco2e: amount,
      lower: amount,
      upper: amount,
    }),
  },
  report: { section: carbonSection, questions: { baseline: { operation: 'baselineSequestration' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
