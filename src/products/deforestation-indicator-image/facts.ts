import * as z from 'zod';
import { canopyQuery } from '#api/canopy-threshold.ts';
import { projectParams, queryNumber } from '#api/primitives.ts';
import { defineRoute } from '#api/route.ts';
import { defineProduct } from '../product-facts.ts';
import { forestSection } from '../shared/report-sections.ts';
import { en as englishSentences } from './sentences/en.ts';
import { es as spanishSentences } from './sentences/es.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';

export const defaultBaselineYear = 2018;
/** the picture is 1 where pextdeforestation exceeds it */
export const defaultThreshold = 0.7;
export const thresholds = { least: 0.4, most: 0.95, step: 0.05 };
/** cell values of the picture, with the colours it is shown in */
export const classes = [
  { value: 0, label: 'No sign of deforestation', colour: [225, 232, 222] },
  { value: 1, label: 'Deforestation probable', colour: [191, 64, 38] },
] as const;
export const outside = 255;

export const facts = defineProduct({
  slug: 'deforestation-indicator-image',
  title: 'Deforestation indicator image',
  scope: 'project',
  order: 30,
  tab: 'forest',
  operation: 'deforestationIndicatorImage',
  routes: {
    deforestationIndicatorImage: defineRoute({
      id: 'deforestation-indicator-image',
      method: 'GET',
      path: '/projects/{project_id}/deforestation/indicator_image',
      params: projectParams,
      replyType: 'image/tiff',
      summary: 'GeoTIFF, 1 where the probability of deforestation exceeds 0.7',
      query: z.object({
        baseline_year: queryNumber.pipe(z.int().min(2001)).default(2018),
        threshold: queryNumber.pipe(z.number().min(0.4).max(0.95)).default(0.7),
        ...canopyQuery,
      }),
      reply: z.instanceof(Uint8Array),
    }),
  },
  report: { section: forestSection, questions: { indicator: { operation: 'deforestationIndicatorImage', isRaster: true } } },
  texts: { en, es },
  sentences: { en: englishSentences, es: spanishSentences },
});

/**
 * The threshold that a picture says it was made with, in the English of its TIFF tag: ours of today, or as the API names the value; null where it says none. A
 * service that ignores the parameter is found out by it.
 */
export function thresholdIn(description: string): number | null {
  const found = /(?:pextdeforestation >|more probable than) (0?\.\d+)/.exec(description);
  return found ? Number(found[1]) : null;
}
