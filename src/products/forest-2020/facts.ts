import * as z from 'zod';
import { forest2020Fields } from '#api/forest-2020.ts';
import { marked, projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { forestSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const facts = defineProduct({
  slug: 'forest-2020',
  title: 'Forest 2020',
  scope: 'project',
  order: 35,
  tab: 'forest',
  operation: 'forest2020',
  routes: {
    forest2020: defineRoute({
      id: 'forest-2020',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/forest_2020',
      params: projectParams,
      extension: 'not part of the published API; answered by Hectare’s own service',
      summary: 'Forest of 31 December 2020, loss and alerts since, agreement of three maps, and the risk by a published decision tree',
      reply: z.object({ project_id: z.string(), ...forest2020Fields }).extend(marked.shape),
    }),
  },
  report: { section: forestSection, questions: { forest2020: { operation: 'forest2020', isExtension: true } }, place: 2 },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
