import * as z from 'zod';
import { projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { maskSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'Other', colour: [232, 230, 220] },
  { value: 1, label: 'Wetland', colour: [38, 132, 163] },
] as const;
export const outside = 255;

export const facts = defineProduct({
  slug: 'wetlands-mask',
  title: 'Wetlands mask',
  scope: 'project',
  order: 40,
  tab: 'land',
  operation: 'wetlandsMask',
  routes: {
    wetlandsMask: defineRoute({
      id: 'wetlands-mask',
      method: 'GET',
      path: '/projects/{project_id}/wetlands_mask',
      params: projectParams,
      replyType: 'image/tiff',
      summary: 'GeoTIFF, 1 where the project is wetland',
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: { section: maskSection, questions: { wetlandsMask: { operation: 'wetlandsMask', isRaster: true } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
