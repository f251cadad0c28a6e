import * as z from 'zod';
import { projectParams } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { cellSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'Outside', colour: [0, 0, 0] },
  { value: 1, label: 'Project', colour: [28, 107, 88] },
] as const;

/** the class of cells that are not of the project */
export const outside = classes[0].value;

export const facts = defineProduct({
  slug: 'project-mask',
  title: 'Project mask',
  scope: 'project',
  order: 1,
  tab: 'land',
  operation: 'projectMask',
  routes: {
    projectMask: defineRoute({
      id: 'project-mask',
      method: 'GET',
      path: '/projects/{project_id}/project_mask',
      params: projectParams,
      replyType: 'image/tiff',
      summary: 'GeoTIFF, 1 inside the project, 0 outside',
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: { section: cellSection, questions: { projectMask: { operation: 'projectMask', isRaster: true } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});
