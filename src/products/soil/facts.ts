import * as z from 'zod';
import { marked, projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'soil',
  title: 'Soil',
  scope: 'project',
  order: 45,
  tab: 'land',
  operation: 'soil',
  routes: {
    soil: defineRoute({
      id: 'soil',
      method: 'GET',
      path: '/projects/{project_id}/soil',
      params: projectParams,
      summary: 'Soil properties by depth',
      reply: z
        .looseObject({ project_id: z.string(), properties: z.array(z.looseObject({ name: z.string(), unit: z.string() })) })
        .extend(marked.shape),
    }),
  },
  report: { section: { id: 'soil', title: { en: 'Soil', es: 'Suelo' } }, questions: { soil: { operation: 'soil' } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
