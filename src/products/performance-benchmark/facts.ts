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
  slug: 'performance-benchmark',
  title: 'Performance benchmark',
  scope: 'project',
  order: 80,
  tab: 'carbon',
  operation: 'performanceBenchmark',
  routes: {
    performanceBenchmark: greenhouseGasRoute('performance_benchmark', 'Growth of matched control plots against the project’s', {
      year: z.int(),
      project_si: amount,
      control_si: amount,
      performance_benchmark: amount,
      performance_benchmark_lower: amount.optional(),
      performance_benchmark_upper: amount.optional(),
      p_value: amount,
    }),
  },
  report: { section: carbonSection, questions: { benchmark: { operation: 'performanceBenchmark' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
